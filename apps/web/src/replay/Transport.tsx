/** Moving through a match: the scrubber with its marks, and the buttons below. */
import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { useWords } from '../words/useWords.ts';
import { SPEEDS } from './player.ts';
import type { ReplaySpeed } from './player.ts';
import { MARK_KINDS } from './replayModel.ts';
import type { Mark, MarkKind } from './replayModel.ts';
import type { Shown } from './useReplay.ts';
import { REPLAY } from './words.ts';
import './Transport.css';

interface Props {
  readonly shown: Shown;
  readonly speed: ReplaySpeed;
  readonly setSpeed: (speed: ReplaySpeed) => void;
}

export function Transport({ shown, speed, setSpeed }: Props) {
  const words = useWords(REPLAY);
  const { last, running, goTo, step, toggle } = shown;
  return (
    <section className="transport" aria-label={words('controls')}>
      <Scrubber shown={shown} />
      <div className="transport-buttons">
        <IconButton icon="first" label={words('first')} hotkey="Home" onClick={() => goTo(1)} />
        <IconButton
          icon="rewind"
          label={words('turnBack')}
          hotkey="Shift ←"
          onClick={() => step('turn', -1)}
        />
        <IconButton icon="left" label={words('stepBack')} hotkey="←" onClick={() => step('event', -1)} />
        <IconButton
          icon={running ? 'pause' : 'play'}
          label={words(running ? 'pause' : 'play')}
          hotkey="␣"
          className="transport-play"
          onClick={toggle}
        />
        <IconButton icon="right" label={words('stepOn')} hotkey="→" onClick={() => step('event', 1)} />
        <IconButton icon="forward" label={words('turnOn')} hotkey="Shift →" onClick={() => step('turn', 1)} />
        <IconButton icon="last" label={words('last')} hotkey="End" onClick={() => goTo(last)} />
        <SpeedButton speed={speed} setSpeed={setSpeed} />
      </div>
      <Legend shown={shown} />
    </section>
  );
}

function Scrubber({ shown: { told, lines, row, last, goTo } }: { readonly shown: Shown }) {
  const words = useWords(REPLAY);
  const text = useMemo(
    () => lines.findLast(({ seq, kinds }) => seq <= row && !kinds.includes('quiet'))?.text,
    [lines, row],
  );
  const spoken =
    text === undefined ? words('rowOf', { row, rows: last }) : words('rowSays', { row, rows: last, text });
  return (
    <div className="transport-scrubber" style={{ '--part': part(row, last) } as CSSProperties}>
      <Marks marks={told.marks} turns={told.turns} last={last} />
      <input
        type="range"
        min={1}
        max={last}
        value={row}
        aria-label={words('scrubber')}
        aria-valuetext={spoken}
        onChange={(event) => goTo(Number(event.target.value))}
      />
    </div>
  );
}

function part(row: number, last: number): number {
  return last <= 1 ? 0 : (row - 1) / (last - 1);
}

/** Each kind has its own shape, so that they differ without colour. */
const SHAPES: Readonly<Record<MarkKind, string>> = {
  door: 'M-3 5V-2A3 3 0 0 1 3 -2V5Z',
  treasure: 'M0 -5 4 0 0 5 -4 0Z',
  kill: 'M-4 -4 4 4M4 -4 -4 4',
  death: 'M-1.5 6V1.5H-5V-1.5H-1.5V-6H1.5V-1.5H5V1.5H1.5V6Z',
};

/** Each kind has its own height, so that close marks stay distinct. */
const LANES: Readonly<Record<MarkKind, number>> = { door: 0, treasure: 1, kill: 2, death: 0 };

interface MarksProps {
  readonly marks: readonly Mark[];
  readonly turns: readonly number[];
  readonly last: number;
}

function Marks({ marks, turns, last }: MarksProps) {
  return (
    <div className="transport-marks" aria-hidden="true">
      {turns.map((row) => (
        <i key={row} className="transport-turn" style={{ '--at': part(row, last) } as CSSProperties} />
      ))}
      {marks.map(({ row, kind }) => (
        <svg
          key={`${kind}${row}`}
          viewBox="-7 -7 14 14"
          className={`transport-mark transport-mark-${kind}`}
          style={{ '--at': part(row, last), '--lane': LANES[kind] } as CSSProperties}
        >
          <path d={SHAPES[kind]} />
        </svg>
      ))}
    </div>
  );
}

function Legend({
  shown: {
    told: { marks },
    row,
    last,
  },
}: {
  readonly shown: Shown;
}) {
  const words = useWords(REPLAY);
  const kinds = MARK_KINDS.filter((kind) => marks.some((mark) => mark.kind === kind));
  return (
    <p className="transport-legend">
      <span className="transport-row" aria-hidden="true">
        {row} / {last}
      </span>
      {kinds.map((kind) => (
        <span key={kind}>
          <svg viewBox="-7 -7 14 14" className={`transport-mark-${kind}`} aria-hidden="true">
            <path d={SHAPES[kind]} />
          </svg>{' '}
          {words(kind)}
        </span>
      ))}
      <span className="transport-keys">{words('keys')}</span>
    </p>
  );
}

const SPEED_NAMES = { 0.5: 'half', 1: 'one', 2: 'two', 4: 'four' } as const;

/** Each press switches to the next speed. */
function SpeedButton({ speed, setSpeed }: Omit<Props, 'shown'>) {
  const words = useWords(REPLAY);
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
  return (
    <button type="button" className="transport-speed" onClick={() => setSpeed(next)}>
      <span className="unseen">{words('speed')}</span> {words('speedOf', { speed: SPEED_NAMES[speed] })}
    </button>
  );
}
