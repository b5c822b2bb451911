/** Over the board: the order of turns, who is awaited, and the table's own tools. */
import { go } from '../router.ts';
import { openSettings } from '../settings/opened.ts';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { MenuItem } from '../ui/Menu.tsx';
import { UI } from '../words/ui.ts';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { couldNotify } from './attention.ts';
import type { Scene } from './gameUi.ts';
import type { Awaited } from './waitingLine.ts';
import { TABLE } from './words.ts';
import './TableHead.css';

/** What lies open over the table. */
export type Opened = 'sheets' | 'takeBack' | 'fair' | 'luck' | 'keys' | 'command' | 'ending' | null;

interface Props {
  readonly scene: Scene;
  readonly awaited: Awaited;
  readonly onOpen: (what: Opened) => void;
  readonly onUndo: () => void;
}

export function TableHead({ scene, awaited, onOpen, onUndo }: Props) {
  const words = useWords(TABLE);
  const { ui, table } = useAtTable();
  const { present, seats, here } = table;
  const plays = seats.length > 0;
  const mayUndo = present.undoable !== null && seats.includes(present.undoable);
  return (
    <header className="head">
      <div className="head-strip" role="group" aria-label={words('turnLabel')}>
        <ui.Strip scene={scene} here={here} />
      </div>
      <p className="head-waiting" data-mine={awaited.mine || undefined} role="status">
        {awaited.text}
      </p>
      <div className="head-tools">
        {plays && (
          <IconButton
            icon="return-arrow"
            label={words('undo')}
            hotkey="U"
            aria-disabled={!mayUndo || undefined}
            onClick={onUndo}
          />
        )}
        <IconButton
          icon="scroll-unfurled"
          label={words('sheets')}
          hotkey="H"
          onClick={() => onOpen('sheets')}
        />
        <span className="head-settings">
          <SettingsButton />
        </span>
        <TableMenu onOpen={onOpen} plays={plays} />
      </div>
    </header>
  );
}

function TableMenu({ onOpen, plays }: { readonly onOpen: (what: Opened) => void; readonly plays: boolean }) {
  const words = useWords(TABLE);
  const common = useWords(UI);
  const { ui, table, key } = useAtTable();
  const { info, present } = table;
  const items: (MenuItem | false)[] = [
    present.ending !== null && {
      key: 'ending',
      title: words('endShow'),
      icon: 'laurel-crown',
      onChoose: () => onOpen('ending'),
    },
    plays &&
      present.ending === null && {
        key: 'takeBack',
        title: words('takeBack'),
        icon: 'return-arrow',
        onChoose: () => onOpen('takeBack'),
      },
    plays &&
      ui.command !== undefined && {
        key: 'command',
        title: words('commandTitle'),
        icon: 'scroll-quill',
        onChoose: () => onOpen('command'),
      },
    ui.rolls !== undefined && {
      key: 'luck',
      title: words('luckTitle'),
      icon: 'perspective-dice-six-faces-random',
      onChoose: () => onOpen('luck'),
    },
    { key: 'fair', title: words('fairTitle'), icon: 'wax-seal', onChoose: () => onOpen('fair') },
    { key: 'keys', title: words('keysTitle'), icon: 'keyboard', onChoose: () => onOpen('keys') },
    { key: 'settings', title: common('settings'), icon: 'cog', onChoose: () => openSettings(true) },
    couldNotify() && {
      key: 'notify',
      title: words('tellMe'),
      icon: 'hunting-horn',
      onChoose: () => void Notification.requestPermission(),
    },
    info.phase === 'over' && {
      key: 'replay',
      title: words('endReplay'),
      icon: 'hourglass',
      onChoose: () => go({ at: 'replay', ...key, seq: null }),
    },
    info.campaign !== null && {
      key: 'campaign',
      title: words('endCampaign'),
      icon: 'castle',
      onChoose: () => go({ at: 'campaign', table: info.campaign ?? '', secret: '' }),
    },
    { key: 'lobby', title: words('toLobby'), icon: 'dungeon-gate', onChoose: () => go({ at: 'lobby' }) },
  ];
  return <Menu label={words('menu')} icon="menu" items={items.filter((item) => item !== false)} />;
}
