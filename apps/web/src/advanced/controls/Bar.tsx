/** The chosen figure's action bar, and choices of an action that have no place on the board. */
import { findSpell, thingsIn } from '@oubliette/advanced';
import type { Command } from '@oubliette/advanced';
import { ActionBar } from '../../play/ActionBar.tsx';
import { useKeyOf } from '../../play/HintBubble.tsx';
import { Pick, Picker } from '../../play/Picker.tsx';
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

/** The chosen action's commands as a list. */
export function PickerOf({ table }: { readonly table: Table }) {
  const { situation, hand, words, desk, label, scene } = table;
  const keyOf = useKeyOf();
  if (hand.mode === null || hand.staged !== null || situation.question !== null) return null;
  const all = situation.menu?.items.find(({ id }) => id === hand.mode)?.commands ?? [];
  const commands = all.filter(({ type }) => type !== 'step');
  if (all.length === 0) return null;
  if (commands.length === 0) return <p className="desk-note">{words('chooseSquare')}</p>;
  return (
    <Picker
      label={words('pickOne')}
      which={words('pickKind')}
      note={situation.lit.size > 0 ? words('chooseTarget', { key: keyOf('next') }) : null}
      commands={commands}
      kindName={(type) => words(kindKey(type))}
    >
      {(command) => (
        <Pick
          key={JSON.stringify(command)}
          desk={desk}
          command={command}
          label={label(command)}
          does={spellOf(command)?.does[scene.language] ?? null}
        >
          <Chance table={table} command={command} />
        </Pick>
      )}
    </Picker>
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

function spellOf(command: Command) {
  return 'spell' in command && typeof command.spell === 'string' ? findSpell(command.spell) : undefined;
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
        <div className="desk-standing" role="group" aria-label={words('undoWounds')} data-rule="ADV-FATE-08">
          <span className="desk-note">{words('undoWounds')}</span>
          {undoing.map((command) => (
            <button
              key={command.figure}
              type="button"
              className="desk-pick"
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
        <div className="desk-standing" role="group" aria-label={words('raiseDead')} data-rule="ADV-SPELL-09">
          <span className="desk-note">{words('raiseDead')}</span>
          {raising.map((command) => (
            <button
              key={JSON.stringify(command)}
              type="button"
              className="desk-pick"
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
