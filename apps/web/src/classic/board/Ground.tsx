/** What lies on the squares themselves: stairs, ways out, rubble, pits, traps that are known, belongings of the dead. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { hasSquare, squaresOf } from '@oubliette/dungeon';
import type { Board, Square, SquareSet } from '@oubliette/dungeon';
import './boardGround.css';
import type { Belongings, KnownTrap } from '@oubliette/classic';
import { boxOf, grain, UNIT } from '../../board/geometry.ts';
import { On } from '../../board/On.tsx';

interface GroundProps {
  readonly board: Board;
  readonly stairs: readonly Square[];
  readonly exit: readonly Square[];
  readonly rubble: SquareSet;
  readonly pits: SquareSet;
  readonly traps: readonly KnownTrap[];
}

export const Ground = memo(function Ground({
  board,
  stairs,
  exit,
  rubble,
  pits,
  traps,
}: GroundProps): ReactNode {
  return (
    <g className="board-ground">
      {stairs.length > 0 && <Stairs board={board} squares={stairs} />}
      {exit
        .filter((square) => !stairs.includes(square))
        .map((square) => (
          <On key={square} board={board} square={square}>
            <WayOut />
          </On>
        ))}
      {squaresOf(pits).map((square) => (
        <On key={square} board={board} square={square}>
          <Pit square={square} />
        </On>
      ))}
      {traps.flatMap(({ kind, squares }) =>
        squares
          .filter((square) => !hasSquare(pits, square))
          .map((square) => (
            <On key={`${kind}-${square}`} board={board} square={square}>
              <TrapSign kind={kind} />
            </On>
          )),
      )}
      {squaresOf(rubble).map((square) => (
        <On key={square} board={board} square={square}>
          <Rubble square={square} />
        </On>
      ))}
    </g>
  );
});

/** A winding stair seen from above: steps darker the deeper they lead. */
function Stairs({
  board,
  squares,
}: {
  readonly board: Board;
  readonly squares: readonly Square[];
}): ReactNode {
  const { x, y, width, height } = boxOf(board, squares);
  const [steps, radius] = [11, Math.hypot(width, height)];
  const from = (step: number): string => {
    const angle = (step / steps) * 2 * Math.PI - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  };
  return (
    <g className="board-stairs" transform={`translate(${x} ${y})`}>
      <svg width={width} height={height} viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}>
        <rect className="board-stairs-floor" x={-width / 2} y={-height / 2} width={width} height={height} />
        {Array.from({ length: steps }, (_, step) => (
          <path
            key={step}
            className="board-stairs-step"
            d={`M0 0L${from(step)}L${from(step + 1)}z`}
            fillOpacity={0.12 + (step / steps) * 0.8}
          />
        ))}
        <circle className="board-stairs-newel" r={20} />
        <circle className="board-stairs-newel-light" cx={-4} cy={-5} r={9} />
      </svg>
      <rect className="board-stairs-rim" x={4} y={4} width={width - 8} height={height - 8} rx={5} />
    </g>
  );
}

function WayOut(): ReactNode {
  return (
    <g className="board-exit">
      <path className="board-exit-glow" d="M8 8h84v84h-84z" />
      <path className="board-exit-arch" d="M26 84v-38a24 24 0 0 1 48 0v38z" />
      <path className="board-exit-arrow" d="M50 76v-30M37 58l13-14 13 14" />
    </g>
  );
}

function Pit({ square }: { readonly square: Square }): ReactNode {
  const rim = Array.from({ length: 12 }, (_, at) => {
    const angle = (at / 12) * 2 * Math.PI;
    const radius = 38 + grain(square, 300 + at) * 9;
    return `${(50 + Math.cos(angle) * radius).toFixed(1)} ${(50 + Math.sin(angle) * radius).toFixed(1)}`;
  }).join('L');
  return (
    <g className="board-pit">
      <path className="board-pit-rim" d={`M${rim}z`} />
      <path
        className="board-pit-wall"
        d={`M${rim}z`}
        transform="translate(50 52) scale(0.86) translate(-50 -50)"
      />
      <path
        className="board-pit-deep"
        d={`M${rim}z`}
        transform="translate(52 57) scale(0.66) translate(-50 -50)"
      />
      <path className="board-pit-crack" d="M14 30l-10-9M85 72l11 6M70 14l5-10M22 80l-8 9" />
    </g>
  );
}

/** A sign rather than a picture: the trap is known, not sprung. Each has its own outline. */
export function TrapSign({ kind }: { readonly kind: KnownTrap['kind'] }): ReactNode {
  return (
    <g className={`board-trap board-trap-${kind}`}>
      <path className="board-trap-plate" d={TRAP_PLATES[kind]} />
      <path className="board-trap-mark" d={TRAP_MARKS[kind]} />
    </g>
  );
}

const TRAP_PLATES: Readonly<Record<KnownTrap['kind'], string>> = {
  pit: 'M50 12a38 38 0 1 1 -0.1 0z',
  rockfall: 'M50 10L92 86H8z',
  spear: 'M50 8L92 50L50 92L8 50z',
  chest: 'M64 4h32v32h-32z',
};

const TRAP_MARKS: Readonly<Record<KnownTrap['kind'], string>> = {
  pit: 'M28 42h44M34 56h32M42 69h16',
  rockfall: 'M38 66l8-12 12 5-3 14-14 3zM56 50l5-9 8 5-4 9zM46 42l4-8 6 5-3 7z',
  spear: 'M50 78V36M50 22l8 16H42zM36 78V56M36 46l5 11H31zM64 78V56M64 46l5 11H59z',
  chest: 'M80 10v14M80 29v2',
};

function Rubble({ square }: { readonly square: Square }): ReactNode {
  const stones = Array.from({ length: 9 }, (_, at) => {
    const [column, row] = [at % 3, Math.floor(at / 3)];
    const jitter = (axis: number): number => (grain(square, 400 + at * 2 + axis) - 0.5) * 16;
    return {
      x: 18 + column * 32 + jitter(0),
      y: 20 + row * 30 + jitter(1),
      r: 15 + grain(square, 430 + at) * 9,
      at,
    };
  });
  return (
    <g className="board-rubble">
      <rect className="board-rubble-bed" x={1} y={1} width={UNIT - 2} height={UNIT - 2} rx={10} />
      {stones.map(({ x, y, r, at }) => (
        <g
          key={at}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round(grain(square, 450 + at) * 90)})`}
        >
          <path className="board-rubble-shade" d={boulder(square, at, r)} transform="translate(3 5)" />
          <path className={`board-rubble-stone board-rubble-${at % 3}`} d={boulder(square, at, r)} />
          <path
            className="board-rubble-light"
            d={`M${-r * 0.5} ${-r * 0.35}L0 ${-r * 0.62}L${r * 0.4} ${-r * 0.4}`}
          />
        </g>
      ))}
    </g>
  );
}

function boulder(square: Square, at: number, r: number): string {
  const points = Array.from({ length: 7 }, (_, corner7) => {
    const angle = (corner7 / 7) * 2 * Math.PI;
    const reach = r * (0.8 + grain(square, 500 + at * 8 + corner7) * 0.35);
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}

interface HeapsProps {
  readonly board: Board;
  readonly belongings: readonly Belongings[];
}

/** What dead heroes left: a pack with a coloured tab and a skull over it. */
export const Heaps = memo(function Heaps({ board, belongings }: HeapsProps): ReactNode {
  return (
    <g className="board-heaps">
      {belongings.map(({ hero, square }) => (
        <On key={hero} board={board} square={square}>
          <g className={`board-heap board-heap-${hero}`}>
            <ellipse className="board-heap-shade" cx={52} cy={80} rx={34} ry={11} />
            <path className="board-heap-pack" d="M24 78q-6-30 12-38q14-8 28 0q18 8 12 38q-26 9-52 0z" />
            <path className="board-heap-flap" d="M30 48q20 16 40 0l-4 16q-16 9-32 0z" />
            <path className="board-heap-strap" d="M36 40q0-14 14-14t14 14" />
            <circle className="board-heap-clasp" cx={50} cy={64} r={5} />
            <path className="board-heap-bone" d="M12 84l26 8M12 92l26-8" />
          </g>
        </On>
      ))}
    </g>
  );
});
