/** Above the board: the turn order, who is awaited, and the table's tools. */
import { go } from '../router.ts';
import { DICE_BY } from '@oubliette/table';
import type { TableOptions } from '@oubliette/table';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { openSettings } from '../ui/settingsOpened.ts';
import { SettingsButton } from '../ui/SettingsButton.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { MenuItem } from '../ui/Menu.tsx';
import { toast } from '../ui/notices.ts';
import { UI } from '../words/ui.ts';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import type { AtTable } from './atTable.ts';
import { couldNotify } from './attention.ts';
import { roleOf } from './eyes.ts';
import type { TableScene } from '../play/gameUi.ts';
import type { Awaited } from './waitingLine.ts';
import { HAND } from './handWords.ts';
import { TABLE } from './words.ts';
import './TableHead.css';

/** Which overlay is open. */
export type Opened =
  | 'sheets'
  | 'takeBack'
  | 'fair'
  | 'luck'
  | 'keys'
  | 'command'
  | 'asking'
  | 'ending'
  | null;

interface Props {
  readonly scene: TableScene;
  readonly awaited: Awaited;
  readonly onOpen: (what: Opened) => void;
  readonly onUndo: () => void;
  /** Only the board and its action: for a screen in the middle of the table. */
  readonly bare: boolean;
  readonly onBare: (bare: boolean) => void;
}

export function TableHead({ scene, awaited, onOpen, onUndo, bare, onBare }: Props) {
  const words = useWords(TABLE);
  const { ui, table } = useAtTable();
  const { seats, here } = table;
  const plays = seats.length > 0;
  return (
    <header className="head">
      <div className="head-strip" role="group" aria-label={words('turnLabel')}>
        <ui.Strip scene={scene} here={here} />
      </div>
      <p className="head-waiting" data-mine={awaited.mine || undefined} role="status">
        {awaited.text}
      </p>
      {bare ? (
        <div className="head-tools">
          <IconButton icon="close" label={words('bareLeave')} hotkey="Esc" onClick={() => onBare(false)} />
        </div>
      ) : (
        <Tools plays={plays} onOpen={onOpen} onUndo={onUndo} onBare={() => onBare(true)} />
      )}
    </header>
  );
}

interface ToolsProps {
  readonly plays: boolean;
  readonly onOpen: (what: Opened) => void;
  readonly onUndo: () => void;
  readonly onBare: () => void;
}

function Tools({ plays, onOpen, onUndo, onBare }: ToolsProps) {
  const words = useWords(TABLE);
  const { present, seats } = useAtTable().table;
  const mayUndo = present.undoable !== null && seats.includes(present.undoable);
  return (
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
      <TableMenu onOpen={onOpen} onBare={onBare} plays={plays} />
    </div>
  );
}

function TableMenu({ onOpen, onBare, plays }: Omit<ToolsProps, 'onUndo'>) {
  const words = useWords(TABLE);
  const common = useWords(UI);
  const { ui, table, key, act, language } = useAtTable();
  const { info, present, you } = table;
  const isHost = info.members.find(({ id }) => id === you)?.host === true;
  // The game master knows everything already; for the others the record would hold secrets.
  const mayReplay =
    info.phase === 'over' || (plays && table.seats.every((seat) => roleOf(info, seat) === 'gamemaster'));
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
    ...(isHost && present.ending === null ? diceItems(info.options.dice, language, act) : []),
    plays && askingItem(ui.askSorts.length, words('askingTitle'), onOpen),
    { key: 'fair', title: words('fairTitle'), icon: 'wax-seal', onChoose: () => onOpen('fair') },
    { key: 'keys', title: words('keysTitle'), icon: 'keyboard', onChoose: () => onOpen('keys') },
    { key: 'settings', title: common('settings'), icon: 'cog', onChoose: () => openSettings(true) },
    couldNotify() && {
      key: 'notify',
      title: words('tellMe'),
      icon: 'hunting-horn',
      onChoose: () => void Notification.requestPermission(),
    },
    { key: 'bare', title: words('bare'), icon: 'all-seeing-eye', onChoose: onBare },
    {
      key: 'print',
      title: words('print'),
      icon: 'quill',
      onChoose: () => go({ at: 'print', what: ['table', key.table], secret: key.secret, query: {} }),
    },
    {
      key: 'replay',
      title: words(info.phase === 'over' ? 'endReplay' : 'replaySoFar'),
      icon: 'hourglass',
      onChoose: () => {
        if (mayReplay) go({ at: 'replay', ...key, seq: null });
        else toast(words('replayLater'));
      },
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

/** Who else may roll from now on. */
function diceItems(now: TableOptions['dice'], language: Language, act: AtTable['act']): MenuItem[] {
  return DICE_BY.filter((dice) => dice !== now).map((dice) => ({
    key: `diceBy ${dice}`,
    title: say(HAND, language, `diceBy_${dice}`, {}),
    icon: 'perspective-dice-six-faces-random',
    onChoose: () => void act({ t: 'diceBy', dice }),
  }));
}

function askingItem(sorts: number, title: string, onOpen: ToolsProps['onOpen']): MenuItem | false {
  return sorts > 0 && { key: 'asking', title, icon: 'brain', onChoose: () => onOpen('asking') };
}
