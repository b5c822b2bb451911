/** The action bar, and choices of an action that have no place on the board. */
import { ActionBar } from '../../play/ActionBar.tsx';
import { useKeyOf } from '../../play/HintBubble.tsx';
import { Pick, Picker } from '../../play/Picker.tsx';
import { textOf } from '../play/cardTexts.ts';
import { LOOKS, STARTS } from '../play/commands.ts';
import type { Table } from '../play/table.ts';

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
        name: words(`act_${id}`),
        full: words(`full_${id}`),
        lit: commands.length > 0 || (situation.begins.size > 0 && STARTS.includes(id)),
        targets: id === 'move' || id === 'run' ? null : targets,
        ...LOOKS[id],
      }))}
      onPress={(id) => {
        const item = menu.items.find((each) => each.id === id);
        if (item !== undefined) void desk.press(item.id);
      }}
    />
  );
}

/** The chosen action's commands as a list. */
export function Picks({ table }: { readonly table: Table }) {
  const { situation, hand, words, desk, label, scene } = table;
  const keyOf = useKeyOf();
  if (hand.mode === null || hand.staged !== null || situation.menu === null) return null;
  const all = situation.menu.items.find(({ id }) => id === hand.mode)?.commands ?? [];
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
          does={textOf(command, scene.language)}
        />
      )}
    </Picker>
  );
}

const KINDS = [
  'giveCard',
  'giveGold',
  'dropCard',
  'pickUp',
  'wear',
  'takeOff',
  'drink',
  'readScroll',
] as const;

function kindKey(type: string) {
  const known = KINDS.find((each) => each === type);
  return known === undefined ? 'pick_other' : (`pick_${known}` as const);
}
