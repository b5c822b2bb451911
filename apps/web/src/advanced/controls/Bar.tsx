/** The chosen figure's action bar, and choices of an action that have no place on the board. */
import { useState } from 'react';
import { findSpell, thingsIn } from '@oubliette/advanced';
import type { Command } from '@oubliette/advanced';
import { ActionBar } from '../../play/ActionBar.tsx';
import { useKeyOf } from '../../play/HintBubble.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LOOKS } from '../play/commands.ts';
import type { Table } from '../play/table.ts';
import { figureName } from '../play/labels.ts';
import { oddsOf, percent, testOdds } from '../play/odds.ts';

interface Props {
  readonly table: Table;
  readonly busy: boolean;
  readonly hinted: string | null;
}

export function Bar({ table, busy, hinted }: Props) {
  const { situation, hand, words, desk } = table;
  const { menu } = situation;
  if (menu === null) return null;
  return (
    <ActionBar
      label={words('actionBar')}
      busy={busy}
      pressed={hand.mode}
      hinted={hinted}
      actions={menu.items.map(({ id, commands, targets }) => ({
        id,
        icon: LOOKS[id].icon,
        name: words(`act_${id}`),
        full: words(`full_${id}`),
        lit: commands.length > 0,
        targets: id === 'move' ? null : targets,
        rule: LOOKS[id].rule,
        ...(LOOKS[id].key === undefined ? {} : { key: LOOKS[id].key }),
      }))}
      onPress={(id) => {
        const item = menu.items.find((each) => each.id === id);
        if (item !== undefined) void desk.press(item.id);
      }}
    />
  );
}

/** Up to this many are listed at once; more are first chosen by kind. */
const FEW = 7;

/** The chosen action's commands as a list: for those without a place, and for players not using the board. */
export function Picker({ table }: { readonly table: Table }) {
  const { situation, hand, words } = table;
  const keyOf = useKeyOf();
  const [kind, setKind] = useState<Command['type'] | null>(null);
  if (hand.mode === null || hand.staged !== null || situation.question !== null) return null;
  const all = situation.menu?.items.find(({ id }) => id === hand.mode)?.commands ?? [];
  const commands = all.filter(({ type }) => type !== 'step');
  if (all.length === 0) return null;
  if (commands.length === 0) return <p className="adv-note">{words('chooseSquare')}</p>;
  const kinds = [...Map.groupBy(commands, ({ type }) => type)];
  const chosen = kinds.find(([type]) => type === kind) ?? (commands.length <= FEW ? null : kinds[0]!);
  const shown = chosen === null ? commands : chosen[1];
  return (
    <section className="adv-picker" aria-label={words('pickOne')}>
      {kinds.length > 1 && commands.length > FEW && (
        <div className="adv-kinds" role="group" aria-label={words('pickKind')}>
          {kinds.map(([type, { length }]) => (
            <button
              key={type}
              type="button"
              className="adv-pick"
              aria-pressed={type === chosen?.[0]}
              onClick={() => setKind(type)}
            >
              {words(kindKey(type))} <small>{length}</small>
            </button>
          ))}
        </div>
      )}
      {situation.lit.size > 0 && <p className="adv-note">{words('chooseTarget', { key: keyOf('next') })}</p>}
      <div className="adv-picks">
        {shown.map((command) => (
          <Pick key={JSON.stringify(command)} table={table} command={command} />
        ))}
      </div>
    </section>
  );
}

const KINDS = [
  'takeInHand',
  'take',
  'give',
  'drop',
  'wear',
  'drinkPotion',
  'takeOffArmour',
  'putOnArmour',
  'eatMushroom',
] as const;

function kindKey(type: Command['type']) {
  const known = KINDS.find((each) => each === type);
  return known === undefined ? 'pick_other' : (`pick_${known}` as const);
}

function Pick({ table, command }: { readonly table: Table; readonly command: Command }) {
  const { desk, label, scene } = table;
  const spell =
    'spell' in command && typeof command.spell === 'string' ? findSpell(command.spell) : undefined;
  return (
    <button type="button" className="adv-pick" onClick={() => void desk.choose(command)}>
      <span>{label(command)}</span>
      <Chance table={table} command={command} />
      {spell !== undefined && <small className="adv-pick-does">{spell.does[scene.language]}</small>}
    </button>
  );
}

/** Its chance of success and its costs, in a few characters. */
export function Chance({ table, command }: { readonly table: Table; readonly command: Command }) {
  const { scene, words } = table;
  const odds = oddsOf(command, scene.view);
  const test = testOdds(command, scene.view);
  const spell = command.type === 'cast' ? findSpell(command.spell) : undefined;
  return (
    <>
      {odds !== null && <b> {percent(odds.harm)}%</b>}
      {test !== null && <b> {percent(test.chance)}%</b>}
      {spell !== undefined && spell.components.length > 0 && (
        <small> {words('usesUp', { things: thingsIn(0, spell.components) })}</small>
      )}
    </>
  );
}

/** What a player may do at any time: a fate point against this turn's harm, a call to the dead. */
export function Standing({ table }: { readonly table: Table }) {
  const { situation, desk, label, words, names, scene } = table;
  const undoing = situation.standing.filter((command) => command.type === 'undoWounds');
  const raising = situation.standing.filter((command) => command.type === 'raiseDead');
  return (
    <>
      {undoing.length > 0 && (
        <div className="adv-standing" role="group" aria-label={words('undoWounds')} data-rule="ADV-FATE-08">
          <span className="adv-note">{words('undoWounds')}</span>
          {undoing.map((command) => (
            <button
              key={command.figure}
              type="button"
              className="adv-pick"
              aria-label={label(command)}
              onClick={() => void desk.choose(command)}
            >
              <Icon name="round-star" /> {figureName(names, command.figure, scene.language)}{' '}
              <small>−{scene.view.turn.suffered[command.figure] ?? 0}</small>
            </button>
          ))}
        </div>
      )}
      {raising.length > 0 && (
        <div className="adv-standing" role="group" aria-label={words('raiseDead')} data-rule="ADV-SPELL-09">
          <span className="adv-note">{words('raiseDead')}</span>
          {raising.map((command) => (
            <button
              key={JSON.stringify(command)}
              type="button"
              className="adv-pick"
              aria-label={label(command)}
              onClick={() => void desk.choose(command)}
            >
              <Icon name="spell-book" /> {figureName(names, command.target, scene.language)}
              <Chance table={table} command={command} />
            </button>
          ))}
        </div>
      )}
    </>
  );
}
