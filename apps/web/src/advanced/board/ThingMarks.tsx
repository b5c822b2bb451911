/** Chests, things on the floor, and traps that are known or stay after going off. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Thing } from '@oubliette/advanced';
import { xOf, yOf } from '@oubliette/dungeon';
import type { Board } from '@oubliette/dungeon';
import { corner, doorway, UNIT } from '../../board/geometry.ts';
import { Pit } from '../../board/groundParts.tsx';
import { Sack } from '../../board/Heaps.tsx';
import { On } from '../../board/On.tsx';

type Lying = Exclude<Thing, { tag: 'feature' }>;
type Trap = Extract<Thing, { tag: 'trap' }>;

export const ThingMark = memo(function ThingMark({
  board,
  thing,
}: {
  readonly board: Board;
  readonly thing: Lying;
}): ReactNode {
  if (thing.tag === 'trap' && thing.line !== undefined) return <Portcullis board={board} line={thing.line} />;
  return (
    <On board={board} square={thing.square}>
      {thing.tag === 'trap' ? (
        <TrapPicture trap={thing} />
      ) : thing.tag === 'chest' ? (
        <Chest chest={thing} />
      ) : (
        <Sack />
      )}
    </On>
  );
});

function Chest({ chest }: { readonly chest: Extract<Thing, { tag: 'chest' }> }): ReactNode {
  const isOpen = chest.state === 'open';
  const isEmpty = chest.found !== null && chest.found.gold === 0 && chest.found.items.length === 0;
  return (
    <g className={`adv-chest adv-chest-${chest.state}`}>
      <path className="adv-shade" d="M16 40h72v46H16z" />
      <path className="adv-wood" d="M14 42h72v40H14z" />
      <path className="adv-lid" d={isOpen ? 'M14 42V14h72v28z' : 'M14 42q0-22 18-22h36q18 0 18 22z'} />
      <path className="adv-iron" d="M26 22h7v60h-7zM67 22h7v60h-7z" />
      {isOpen ? (
        !isEmpty && (
          <path className="adv-coin" d="M38 38a8 8 0 1 0 .1 0zM52 34a8 8 0 1 0 .1 0zM64 39a7 7 0 1 0 .1 0z" />
        )
      ) : (
        <rect className="adv-lock" x={43} y={38} width={14} height={16} rx={3} />
      )}
    </g>
  );
}

/** An open pit is a hole and a fire burns; any other trap is a sign with its own outline. */
function TrapPicture({
  trap: { trap, state, chest, left, rests, square },
}: {
  readonly trap: Trap;
}): ReactNode {
  if (trap === 'pit' && state === 'sprung') return <Pit square={square} />;
  if (left !== undefined)
    return (
      <g className="adv-fire">
        <path
          className="adv-fire-outer"
          d="M50 92q-38-4-36-42q2-22 20-36q-2 18 10 22q-2-22 16-34q0 24 16 38q14 14 10 30q-6 20-36 22z"
        />
        <path
          className="adv-fire-inner"
          d="M50 86q-18-2-17-20q1-11 10-18q0 9 6 10q0-10 9-16q0 12 8 18q7 7 4 14q-4 11-20 12z"
        />
        {rests === true && <path className="adv-fire-rests" d="M22 94h56" />}
      </g>
    );
  return (
    <g
      className={`board-trap adv-trap-${state}`}
      transform={chest === null ? undefined : 'translate(56 0) scale(0.44)'}
    >
      <path className="board-trap-plate" d="M50 8L94 88H6z" />
      <path className="board-trap-mark" d={TRAP_SIGNS[trap] ?? UNKNOWN_SIGN} />
    </g>
  );
}

const UNKNOWN_SIGN = 'M50 36v24M50 70v4';

/** Strokes inside the triangle. */
const TRAP_SIGNS: Readonly<Record<string, string>> = {
  pit: 'M30 62h40M36 72h28M44 80h12',
  crossfire: 'M30 50h30l-8-8M60 50l-8 8M70 70H40l8-8M40 70l8 8',
  portcullis: 'M34 50v28M44 50v28M56 50v28M66 50v28M30 58h40',
  poisonDart: 'M32 74l26-26M58 48l-2 12M58 48l-12 2M66 70a5 5 0 1 0 .1 0',
  blocks: 'M36 62h14v14H36zM52 50h12v12H52zM54 68h12v10H54z',
  gas: 'M34 74q8-8 0-16M50 74q8-12 0-24M66 74q8-8 0-16',
  mantrap: 'M30 60q20 24 40 0M36 66v-8M46 70v-8M56 70v-8M64 66v-8',
  spike: 'M34 78l6-26 6 26M48 78l6-34 6 34M60 78l4-18 4 18',
  shock: 'M54 40L42 60h14L46 80',
  magic: 'M50 42v34M36 50l28 18M64 50L36 68',
  fireball: 'M50 78a14 14 0 1 1 12-22M62 56q4-8-2-14',
  mindstealer: 'M32 62q18-18 36 0q-18 18-36 0zM50 58v8',
  guillotine: 'M36 44v36M64 44v36M36 56l28-8v12H36z',
  alarm: 'M38 72q0-24 12-26q12 2 12 26zM34 72h32M50 74v6',
};

/** The iron grating that has come down: across an area, or in a doorway. */
function Portcullis({
  board,
  line,
}: {
  readonly board: Board;
  readonly line: NonNullable<Trap['line']>;
}): ReactNode {
  if (line.tag === 'door') {
    const { x, y, upright } = doorway(board, line.a, line.b);
    return (
      <g transform={`translate(${x} ${y}) rotate(${upright ? 90 : 0}) translate(${-UNIT / 2} 0)`}>
        <Grating />
      </g>
    );
  }
  const area = board.areas.find(({ id }) => id === line.area);
  const beside = (area?.squares ?? []).filter(
    (square) => (line.axis === 'x' ? xOf(board, square) : yOf(board, square)) === line.after,
  );
  return beside.map((square) => {
    const { x, y } = corner(board, square);
    const placing =
      line.axis === 'x' ? `translate(${x + UNIT} ${y}) rotate(90)` : `translate(${x} ${y + UNIT})`;
    return (
      <g key={square} transform={placing}>
        <Grating />
      </g>
    );
  });
}

/** One square long, along a line from left to right. */
function Grating(): ReactNode {
  return (
    <g className="adv-grating">
      <path className="adv-grating-shade" d="M0 12h100" />
      <path className="adv-grating-bar" d="M0 -9h100M0 9h100" />
      <path className="adv-grating-bar" d="M10 -16v32M30 -16v32M50 -16v32M70 -16v32M90 -16v32" />
    </g>
  );
}
