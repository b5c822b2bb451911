/** What is staged and its effect, to confirm or take back. */
import type { Command } from '@oubliette/expert';
import { RuleButton } from '../../play/RuleButton.tsx';
import { LossBars, Manners, StagedCard } from '../../play/StagedCard.tsx';
import { useSpoken } from '../../ui/useSpoken.ts';
import { textOf } from '../play/cardTexts.ts';
import { actionOf, LOOKS, placesOf } from '../play/commands.ts';
import { oddsOf, percent } from '../play/odds.ts';
import { walkText } from '../play/labels.ts';
import type { Table } from '../play/table.ts';

export function Staged({ table }: { readonly table: Table }) {
  const { hand, words, desk, scene, names, label } = table;
  const { staged } = hand;
  const text =
    staged === null
      ? null
      : staged.is === 'walk'
        ? walkText(staged, scene.view, names, scene.language)
        : label(staged.command);
  useSpoken(text);
  if (staged === null) return null;
  return (
    <StagedCard
      desk={desk}
      hand={hand}
      text={text}
      className="desk-staged"
      thenEnd={mayEnd(table) ? words('thenEnd') : null}
    >
      <Details
        table={table}
        command={staged.is === 'walk' ? (staged.then?.aim.likely ?? null) : staged.command}
      />
      {staged.is === 'command' && <Others table={table} command={staged.command} />}
    </StagedCard>
  );
}

/** What the dice can do, and what stands on the card. */
function Details({ table, command }: { readonly table: Table; readonly command: Command | null }) {
  const { scene, words } = table;
  if (command === null) return null;
  const odds = oddsOf(command, scene.view);
  const text = textOf(command, scene.language);
  const action = actionOf(command);
  const rule = action === 'answer' || action === 'standing' ? null : LOOKS[action].rule;
  return (
    <>
      {odds !== null && (
        <>
          <p className="staged-card">
            {words('oddsLine', { dice: odds.attack, shields: odds.defence })}{' '}
            <b>{words('oddsHarm', { harm: percent(odds.harm) })}</b>
          </p>
          <LossBars label={words('oddsLosses')} losses={odds.losses} />
        </>
      )}
      {text !== null && <p className="staged-card">{text}</p>}
      {rule !== null && <RuleButton scene={scene} id={rule} />}
    </>
  );
}

/** The same place by other means: another ability, another card. */
function Others({ table, command }: { readonly table: Table; readonly command: Command }) {
  const { situation, scene, desk, label, words } = table;
  const [at] = placesOf(command, scene.view);
  const others = at === undefined ? [] : (situation.lit.get(at) ?? []);
  return (
    <Manners
      label={words('otherWay')}
      commands={others}
      staged={command}
      nameOf={label}
      onChoose={(other) => desk.stage(other)}
    />
  );
}

function mayEnd({ hand: { staged }, situation: { question, figures, view } }: Table): boolean {
  if (staged?.is === 'command' && ['endTurn', 'leave'].includes(staged.command.type)) return false;
  return question === null && figures.length === 1 && view.turn.act !== null;
}
