/** The staged command and its effect, to confirm or take back. */
import { featureNoun, figureMention, findSpell, placesOf, squaresLeftSeen } from '@oubliette/advanced';
import type { Command, FigureId, View } from '@oubliette/advanced';
import { RuleButton } from '../../play/RuleButton.tsx';
import { LossBars, Manners, StagedCard } from '../../play/StagedCard.tsx';
import { useSpoken } from '../../ui/useSpoken.ts';
import type { Table } from '../play/table.ts';
import type { Staged as StagedDeed } from '../play/staged.ts';
import { figureName, walkText } from '../play/labels.ts';
import { burntBy, oddsOf, percent, testOdds } from '../play/odds.ts';
import type { Burnt } from '../play/odds.ts';
import { risksOn } from '../play/risks.ts';
import { ruleOfDeed, rulesAt } from '../play/rules.ts';
import { RuleWords } from './RuleWords.tsx';

export function Staged({ table }: { readonly table: Table }) {
  const { hand, words, desk } = table;
  const { staged } = hand;
  const text = staged === null ? null : stagedText(table, staged);
  useSpoken(text);
  if (staged === null) return null;
  return (
    <StagedCard
      desk={desk}
      hand={hand}
      text={text}
      className="desk-staged"
      thenEnd={mayFinish(table) ? words('thenEnd') : null}
    >
      {staged.is === 'command' ? (
        <Details table={table} command={staged.command} />
      ) : (
        <>
          <Risks table={table} walk={staged} />
          {staged.then !== undefined && <Blow table={table} command={staged.then.aim.likely} />}
        </>
      )}
    </StagedCard>
  );
}

/** The known dangers on the path. */
function Risks({
  table,
  walk,
}: {
  readonly table: Table;
  readonly walk: Extract<StagedDeed, { is: 'walk' }>;
}) {
  const { scene, words } = table;
  const { view } = scene;
  const from = view.figures.find(({ id }) => id === walk.figure)?.square ?? walk.to;
  return risksOn(view, from, walk.way.steps).map(({ hazard, square }) => (
    <p key={square} className="staged-card">
      <b>{words('onTheWay', { what: featureNoun(hazard) })}</b>{' '}
      {rulesAt(view.levels[view.level]!, square).map((rule) => (
        <RuleButton key={rule} scene={scene} id={rule} />
      ))}
    </p>
  ));
}

/** A walk by its end, a command by its name; with the figure, if the player has several. */
function stagedText({ scene, situation, names, label }: Table, staged: StagedDeed): string {
  const { view, language } = scene;
  const text = staged.is === 'walk' ? walkText(staged, view, names, language) : label(staged.command);
  const { figure } = staged.is === 'walk' ? staged : (staged.command as { readonly figure?: string });
  if (figure === undefined || situation.figures.length < 2) return text;
  return `${figureName(names, figure, language)} · ${text}`;
}

/** A figure with nothing else to do may finish with it. */
function mayFinish({ hand: { staged }, situation }: Table): boolean {
  const { menu, question, figures } = situation;
  if (staged?.is === 'command' && ['done', 'leaveDungeon'].includes(staged.command.type)) return false;
  if (question !== null || menu?.role !== 'hero' || figures.length !== 1) return false;
  return menu.items.some(({ id, commands }) => id === 'done' && commands.length > 0);
}

function Details({ table, command }: { readonly table: Table; readonly command: Command }) {
  const { scene, names, words, situation, desk, label } = table;
  const test = testOdds(command, scene.view);
  const others = othersAt(situation.lit, command, scene.view);
  const spell = 'spell' in command ? findSpell(command.spell) : undefined;
  const rule = ruleOfDeed(command);
  return (
    <>
      <Blow table={table} command={command} />
      <Burning table={table} burnt={burntBy(command, scene.view)} />
      {test !== null && (
        <p className="staged-card">{words(`test_${test.of}`, { chance: percent(test.chance) })}</p>
      )}
      {command.type === 'run' && <RunStake table={table} figure={command.figure} />}
      {command.type === 'raiseDead' && (
        <p className="staged-card">{words('raiseStake', { target: figureMention(names, command.target) })}</p>
      )}
      {spell !== undefined && <RuleWords id={spell.rule} className="staged-card" />}
      {rule !== null && <RuleButton scene={scene} id={rule} />}
      <Manners
        label={words('otherWay')}
        commands={others}
        staged={command}
        nameOf={label}
        onChoose={(other) => desk.stage(other)}
      />
    </>
  );
}

/** Running is a walk, then a die: rolling at once forfeits the walk, unless fear forbids it (ADV-CMB-46, ADV-ABIL-26). */
function RunStake({ table, figure }: { readonly table: Table; readonly figure: FigureId }) {
  const { scene, words } = table;
  const runner = scene.view.figures.find(({ id }) => id === figure);
  const cowers = runner?.effects.some(({ tag }) => tag === 'cowering') === true;
  const left = squaresLeftSeen(scene.view, figure);
  return (
    <p className="staged-card">
      {words('runDie')} {left > 0 && <b>{words(cowers ? 'runAdds' : 'runLoses', { left })}</b>}
    </p>
  );
}

/** A template hits friend and enemy alike (ADV-MAG-16). */
function Burning({ table, burnt }: { readonly table: Table; readonly burnt: readonly Burnt[] | null }) {
  const { scene, names, words } = table;
  if (burnt === null) return null;
  const called = (side: 'heroes' | 'monsters'): string =>
    burnt
      .filter(({ figure }) => figure.side === side)
      .map(({ figure, harm }) =>
        words('burstWho', { name: figureName(names, figure.id, scene.language), harm: percent(harm) }),
      )
      .join(', ');
  const [own, foes] = [called('heroes'), called('monsters')];
  return (
    <p className="staged-card">
      {burnt.length === 0 && words('burstNobody')}
      {foes !== '' && words('burstOn', { who: foes })}
      {own !== '' && <b> {words('burstOwn', { who: own })}</b>}
    </p>
  );
}

/** The same place by other means: another weapon, another monster. */
function othersAt(lit: Table['situation']['lit'], command: Command, view: View): readonly Command[] {
  const [at] = placesOf(command, view);
  return at === undefined ? [] : (lit.get(at) ?? []);
}

/** What the dice need, and the chance of each number of wounds. */
function Blow({ table, command }: { readonly table: Table; readonly command: Command }) {
  const { scene, words } = table;
  const odds = oddsOf(command, scene.view);
  if (odds === null) return null;
  const { needed, dice, toughness, hit, harm, losses, invulnerable } = odds;
  if (needed === null && hit === 0) return <p className="staged-note">{words('oddsNone')}</p>;
  return (
    <>
      <p className="staged-card">
        {words('oddsLine', { needed: needed ?? 12, hit: percent(hit), dice, toughness })}{' '}
        <b>{words('oddsHarm', { harm: percent(harm) })}</b>
        {invulnerable && ` ${words('oddsInvulnerable')}`}
      </p>
      <LossBars label={words('oddsLosses')} losses={losses} />
    </>
  );
}
