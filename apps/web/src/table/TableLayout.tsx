/** The table's layout: board, turn, actions and log at once. */
import { useEffect, useMemo, useState } from 'react';
import { rememberTable } from '../rulebook/here.ts';
import { announce, toast } from '../ui/notices.ts';
import { useWords } from '../words/useWords.ts';
import { ActionArea } from './ActionArea.tsx';
import { useAtTable } from './atTable.ts';
import { useAttention } from './attention.ts';
import { AwayCard } from './AwayCard.tsx';
import { roleOf } from './eyes.ts';
import type { LogLineUi, TableScene } from '../play/gameUi.ts';
import { Leaves } from './Leaves.tsx';
import type { Leaf } from './Leaves.tsx';
import { useSpokenLog } from './LogPanel.tsx';
import { Overlays } from './Overlays.tsx';
import { seatSubject } from './people.ts';
import { StageArea } from './StageArea.tsx';
import { TableHead } from './TableHead.tsx';
import { filterLines } from './tableLog.ts';
import type { Opened } from './TableHead.tsx';
import { Together } from './Together.tsx';
import { useAwake } from './useAwake.ts';
import { useAway } from './useAway.ts';
import { useLog } from './useLog.ts';
import { useMedia } from '../ui/useMedia.ts';
import type { Shown } from './usePlayback.ts';
import { useTableKeys } from './useTableKeys.ts';
import { waitingLine } from './waitingLine.ts';
import { rollLine } from './rollLine.ts';
import type { Awaited } from './waitingLine.ts';
import { TABLE } from './words.ts';
import './TableLayout.css';

/** A column beside the board, or a sheet under it. A phone held sideways has room only beside the board. */
const WIDE = '(min-width: 1000px), (min-width: 640px) and (max-height: 560px)';
/** A tablet held upright: under the board there is room for the actions and a leaf beside them. */
const ROOMY = '(min-width: 700px) and (max-width: 999px) and (min-height: 800px)';

interface Props {
  readonly scene: TableScene;
  readonly shown: Shown;
  /** Which of the sides sharing this device. */
  readonly side: string;
  readonly onFollow: () => void;
}

export function TableLayout({ scene, shown, side, onFollow }: Props) {
  const words = useWords(TABLE);
  const { table } = useAtTable();
  const all = useLog(shown.told);
  const lines = useMemo(() => filterLines(all, 'all'), [all]);
  const [away, returned] = useAway(lines, shown.told, side);
  const awaited = useAwaited(shown);
  const wide = useMedia(WIDE);
  const roomy = useMedia(ROOMY);
  const beside = wide || roomy;
  const [leaf, setLeaf] = useState<Leaf>('actions');
  const [opened, setOpened] = useOpened(shown.still);
  const undo = useUndo();
  const [bare, setBare] = useBare();
  const plays = table.seats.length > 0;
  useSpokenLog(lines);
  useRulebookHere();

  function open(what: Opened): void {
    if (what === 'sheets' && !beside) setLeaf('sheet');
    else setOpened(what);
  }
  useKeys({ scene, shown, lines, awaited, undo, open, setLeaf, onFollow });

  return (
    <div
      className="play"
      data-wide={(wide && !bare) || undefined}
      data-roomy={(roomy && !bare) || undefined}
      data-plays={plays || undefined}
      data-bare={bare || undefined}
    >
      {plays && !bare && (
        <a
          className="play-jump"
          href="#my-actions"
          onClick={(event) => {
            event.preventDefault();
            setLeaf('actions');
            requestAnimationFrame(() => document.querySelector<HTMLElement>('#my-actions')?.focus());
          }}
        >
          {words('skipToActions')}
        </a>
      )}
      <TableHead scene={scene} awaited={awaited} onOpen={open} onUndo={undo} bare={bare} onBare={setBare} />
      <StageArea scene={scene} shown={shown} awaited={awaited} />
      {bare ? (
        <p className="play-news">{lines.at(-1)?.text}</p>
      ) : (
        <aside className="play-side on-stone">
          <Together />
          {beside && plays && <ActionArea scene={scene} />}
          <Leaves scene={scene} lines={all} wide={beside} leaf={leaf} onLeaf={setLeaf} />
        </aside>
      )}
      <Overlays scene={scene} opened={opened} onClose={() => setOpened(null)} />
      {away !== null && <AwayCard away={away} onClose={returned} />}
    </div>
  );
}

/** The table large and without controls, on a screen kept awake; Esc brings the controls back. */
function useBare(): [boolean, (bare: boolean) => void] {
  const [bare, setBare] = useState(false);
  useEffect(() => {
    if (!bare) return undefined;
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setBare(false);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [bare]);
  useAwake(bare);
  return [bare, setBare];
}

/** The ending opens by itself, once it has been played back. */
function useOpened(still: boolean): [Opened, (what: Opened) => void] {
  const { table } = useAtTable();
  const [opened, setOpened] = useState<Opened>(null);
  const ended = table.present.ending !== null && still;
  useEffect(() => {
    if (ended) setOpened('ending');
  }, [ended]);
  return [opened, setOpened];
}

function useAwaited(shown: Shown): Awaited {
  const { table, ui, language } = useAtTable();
  const { info, seats, eyes, away } = table;
  const { waiting, ending, rolling, view } = shown.present;
  const awaited = useMemo(
    () =>
      waitingLine({
        info,
        waiting: waiting.filter((each) => ui.isStanding?.(each) !== true),
        seats,
        eyes,
        away,
        over: ending !== null,
        roll:
          rolling === null
            ? null
            : { mine: rolling.you === 'type', text: rollLine(rolling, { info, view, ui, language }) },
        language,
        prompt: (each) => ui.prompt(each, language),
        reason: (each) => ui.reason(each, language),
      }),
    [info, waiting, seats, eyes, away, ending, rolling, view, language, ui],
  );
  useAttention({ title: info.title[language], ...awaited, over: ending !== null });
  return awaited;
}

function useUndo(): () => void {
  const { link, table, act, ui } = useAtTable();
  const { present, seats, eyes, batches } = table;
  return () => {
    if (seats.length === 0) return;
    // For a seat that may not undo, the table explains why.
    const seat = seats.find((each) => each === present.undoable) ?? eyes;
    void undoDeed();

    async function undoDeed(): Promise<void> {
      const rows = ui.deedLength?.(batches) ?? 1;
      if ((await act({ t: 'undo', seat })) === null) return;
      // The rest of the same deed, while it brings no news.
      for (let row = 1; row < rows; row += 1) if ((await link.ask({ t: 'undo', seat })).t !== 'done') return;
    }
  };
}

/** The rulebook marks which rules are in force at the table the reader comes from. */
function useRulebookHere(): void {
  const { table } = useAtTable();
  const { seats, info, eyes, present } = table;
  // Without a game master a lone player is that, too (ADV-SOLO-01).
  const isAlone = info.chairs.every(({ role: theirs }) => theirs !== 'gamemaster');
  const role = seats.length === 0 ? 'spectator' : isAlone ? 'gamemaster' : roleOf(info, eyes);
  const training = present.view?.['training'] === true;
  const { dice } = info.options;
  useEffect(() => rememberTable({ role, training, dice }), [role, training, dice]);
}

interface KeyContext {
  readonly scene: TableScene;
  readonly shown: Shown;
  readonly lines: readonly LogLineUi[];
  readonly awaited: Awaited;
  readonly undo: () => void;
  readonly open: (what: Opened) => void;
  readonly setLeaf: (leaf: Leaf) => void;
  readonly onFollow: () => void;
}

function useKeys({ scene, shown, lines, awaited, undo, open, setLeaf, onFollow }: KeyContext): void {
  const words = useWords(TABLE);
  const { ui, table, act, language, showRule } = useAtTable();
  const plays = table.seats.length > 0;
  const speak = (text: string) => toast(text);
  const { speak: gameSpeaks } = ui;
  useTableKeys({
    undo,
    showKeys: () => open('keys'),
    showRule,
    sheet: () => open('sheets'),
    log: () => setLeaf('log'),
    talk: () => {
      setLeaf('chat');
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-talk]')?.focus());
    },
    lastEvent: () => speak(lines.at(-1)?.text ?? words('nothingYet')),
    awaited: () => speak(awaited.text),
    ...(gameSpeaks === undefined
      ? {}
      : {
          party: () => speak(gameSpeaks('party', scene)),
          inSight: () => speak(gameSpeaks('inSight', scene)),
        }),
    ...(ui.command === undefined || !plays ? {} : { command: () => open('command') }),
    ...(shown.cue === null ? {} : { skip: shown.cue.readAloud === undefined ? shown.skip : shown.goOn }),
    ...(plays
      ? { hold: () => void act({ t: 'say', to: 'table', saying: { phrase: 'wait' } }) }
      : { follow: onFollow }),
  });
  const { follow } = scene;
  useEffect(() => {
    if (follow != null) announce(words('following', { seat: seatSubject(table.info, follow, language) }));
  }, [follow, words, table.info, language]);
}
