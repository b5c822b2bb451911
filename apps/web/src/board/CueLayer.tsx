/** The current cue: numbers, sweeps, spells and blows on top of the board. */
import { memo, useMemo, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { stepsApart } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';
import type { Cue } from './cue.ts';
import type { Element, ShownEffect } from './effects.ts';
import { centre, corner, doorway, UNIT } from './geometry.ts';
import './cueLayer.css';

interface PlayedCueProps {
  readonly cue: Cue | null;
  readonly board: Size;
  readonly effectsOf: (event: BaseEvent) => readonly ShownEffect[];
  readonly speed: 0 | 0.5 | 1 | 2;
  readonly still: boolean;
}

/** A new element for every cue, so that each starts from the beginning. */
export function PlayedCue({ cue, board, effectsOf, speed, still }: PlayedCueProps): ReactNode {
  const turn = useRef({ cue, count: 0 });
  if (turn.current.cue !== cue) turn.current = { cue, count: turn.current.count + 1 };
  const effects = useMemo(() => cue?.events.flatMap((event) => effectsOf(event)) ?? [], [cue, effectsOf]);
  if (cue === null || effects.length === 0) return null;
  return (
    <CueLayer
      key={turn.current.count}
      board={board}
      effects={effects}
      ms={Math.round(cue.ms / (speed === 0 ? 1 : speed))}
      still={still}
    />
  );
}

/** How long a figure takes to reach its next square. */
export function glide(cue: Cue | null, still: boolean, speed: number): CSSProperties {
  const ms = still ? 0 : (cue?.events[0]?.type === 'stepped' ? cue.ms : 200) / speed;
  return { '--step-ms': `${Math.round(ms)}ms` } as CSSProperties;
}

interface CueLayerProps {
  readonly board: Size;
  readonly effects: readonly ShownEffect[];
  /** How long the cue is shown, in milliseconds. */
  readonly ms: number;
  /** Nothing moves: only texts are shown. */
  readonly still: boolean;
}

const CueLayer = memo(function CueLayer({ board, effects, ms, still }: CueLayerProps): ReactNode {
  const shown = still ? effects.filter(({ tag }) => tag === 'text') : effects;
  return (
    <g className={`cue${still ? ' cue-still' : ''}`} style={{ '--cue-ms': `${ms}ms` } as CSSProperties}>
      {shown.map((effect, index) => (
        <EffectPicture key={index} board={board} effect={effect} ms={ms} />
      ))}
    </g>
  );
});

interface EffectProps {
  readonly board: Size;
  readonly effect: ShownEffect;
  readonly ms: number;
}

function EffectPicture({ board, effect, ms }: EffectProps): ReactNode {
  switch (effect.tag) {
    case 'text':
      return <Words board={board} effect={effect} />;
    case 'strike':
      return <Strike board={board} from={effect.from} to={effect.to} />;
    case 'spell':
      return <Spell board={board} set={effect.set} from={effect.from} to={effect.to} />;
    case 'unveil':
    case 'search':
    case 'find':
      return <Sweep board={board} kind={effect.tag} squares={effect.squares} from={effect.from} ms={ms} />;
    case 'door':
      return <DoorGlow board={board} squares={effect.squares} />;
    default:
      return <Burst board={board} kind={effect.tag} square={effect.square} />;
  }
}

function at(board: Size, square: Square): string {
  const { x, y } = centre(board, square);
  return `translate(${x} ${y})`;
}

function Words({
  board,
  effect,
}: {
  readonly board: Size;
  readonly effect: Extract<ShownEffect, { tag: 'text' }>;
}): ReactNode {
  const long = effect.text.length > 4;
  return (
    <g transform={at(board, effect.square)}>
      {effect.tone === 'harm' && <path className="cue-wound" d="M-46 -30L30 46M-30 -46L46 30M-50 0L8 50" />}
      <g className={`cue-text cue-text-${effect.tone}`}>
        <text y={long ? -50 : 16} fontSize={long ? 38 : 78}>
          {effect.text}
        </text>
      </g>
    </g>
  );
}

function Strike({
  board,
  from,
  to,
}: {
  readonly board: Size;
  readonly from: Square;
  readonly to: Square;
}): ReactNode {
  const [a, b] = [centre(board, from), centre(board, to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <g className="cue-strike" transform={`translate(${a.x} ${a.y}) rotate(${angle.toFixed(1)})`}>
      <path className="cue-strike-trail" pathLength={1} d={`M34 0Q${length / 2} -40 ${length - 26} 0`} />
      <path className="cue-strike-head" d={`M${length - 14} 0l-26 -15l7 15l-7 15z`} />
    </g>
  );
}

/** Each element has its own shape. */
const ELEMENTS: Readonly<Record<Element, string>> = {
  earth: 'M-40 30l14-44 18 22 12-46 16 40 16-22 8 50z',
  water: 'M0 -46q34 44 34 62a34 34 0 0 1-68 0q0-18 34-62zM-16 18a18 18 0 0 0 16 18',
  air: 'M-44 -8h58a15 15 0 1 0-15-15M-44 8h72a15 15 0 1 1-15 15M-30 -24h24',
  fire: 'M0 46q-36-4-34-40q2-22 20-36q-2 18 10 22q-2-26 18-42q-2 24 12 38q12 14 8 30q-6 26-34 28z',
};

interface SpellProps {
  readonly board: Size;
  readonly set: Element;
  readonly from: Square | null;
  readonly to: Square;
}

function Spell({ board, set, from, to }: SpellProps): ReactNode {
  const end = centre(board, to);
  const start = from === null ? null : centre(board, from);
  return (
    <g className={`cue-spell cue-spell-${set}`}>
      {start !== null && (
        <path className="cue-spell-beam" pathLength={1} d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      )}
      <g transform={`translate(${end.x} ${end.y})`}>
        <circle className="cue-spell-ring" r={56} />
        <circle className="cue-spell-glow" r={48} />
        <path className="cue-spell-sign" d={ELEMENTS[set]} />
      </g>
    </g>
  );
}

interface SweepProps {
  readonly board: Size;
  readonly kind: 'unveil' | 'search' | 'find';
  readonly squares: readonly Square[];
  readonly from: Square;
  readonly ms: number;
}

/** One veil per square, lifted outward from its origin. */
function Sweep({ board, kind, squares, from, ms }: SweepProps): ReactNode {
  const far = Math.max(1, ...squares.map((square) => stepsApart(board, square, from)));
  return (
    <g className={`cue-${kind}`}>
      {squares.map((square) => {
        const { x, y } = corner(board, square);
        const delay = Math.round((stepsApart(board, square, from) / far) * ms * 0.55);
        return (
          <rect
            key={square}
            x={x - 1}
            y={y - 1}
            width={UNIT + 2}
            height={UNIT + 2}
            style={{ animationDelay: `${delay}ms`, animationDuration: `${Math.round(ms * 0.45)}ms` }}
          />
        );
      })}
    </g>
  );
}

function DoorGlow({
  board,
  squares,
}: {
  readonly board: Size;
  readonly squares: readonly [Square, Square];
}): ReactNode {
  const { x, y } = doorway(board, squares[0], squares[1]);
  return <circle className="cue-door" cx={x} cy={y} r={58} />;
}

interface BurstProps {
  readonly board: Size;
  readonly kind: 'arrive' | 'turn' | 'trap' | 'rocks';
  readonly square: Square;
}

const BURSTS: Readonly<Record<BurstProps['kind'], string>> = {
  arrive: 'M0 -70V-52M50 -50L38 -38M70 0H52M50 50L38 38M0 70V52M-50 50L-38 38M-70 0H-52M-50 -50L-38 -38',
  turn: 'M0 -60A60 60 0 1 1 -0.1 -60z',
  trap: 'M0 -68l16 34 36-12-12 36 28 10-28 14 10 38-36-14-14 30-14-30-36 14 10-38-28-14 28-10-12-36 36 12z',
  rocks:
    'M-44 -40l22-14 16 20-14 18-24-6zM10 -50l26 4 6 24-24 10-18-20zM-30 14l24-10 18 18-12 24-30-8zM20 12l24 2 4 24-22 8-16-18z',
};

function Burst({ board, kind, square }: BurstProps): ReactNode {
  return (
    <g transform={at(board, square)}>
      <path className={`cue-burst cue-burst-${kind}`} d={BURSTS[kind]} />
    </g>
  );
}
