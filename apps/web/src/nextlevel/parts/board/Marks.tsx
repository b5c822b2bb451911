/** NextLevel's marks on the board: litter, barricades, its own traps, rolling spheres, mist and gas. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { KnownNextTrap, Litter, NextView } from '@oubliette/nextlevel';
import { centre, corner, doorway } from '../../../board/geometry.ts';
import { On } from '../../../board/On.tsx';
import { hiddenTraps } from './hiddenTraps.ts';
import { alertedMonsters } from './lurkers.ts';
import { TRAP_SIGNS } from './trapSigns.ts';
import './marks.css';

interface Props {
  readonly view: NextView;
}

/** Goods as a sack, weapons as a blade, in the corner that a token leaves free (NXT-HRO-04, NXT-DIS-04). */
export const LitterMark = memo(function LitterMark({ view }: Props): ReactNode {
  return view.next.litter.map((litter) => (
    <On key={litter.square} board={view.board} square={litter.square}>
      <g className="next-litter">
        {hasWeapon(litter) && (
          <>
            <path className="next-litter-casing" d="M6 62L34 92M6 76L20 70" />
            <path className="next-litter-blade" d="M6 62L34 92M6 76L20 70" />
          </>
        )}
        {hasGoods(litter) && (
          <>
            <path className="next-litter-sack" d="M8 96q-8-14 4-22l-4-6h16l-4 6q12 8 4 22z" />
            <path className="next-litter-string" d="M11 74h10" />
          </>
        )}
      </g>
    </On>
  ));
});

function hasWeapon({ gear, treasures, weaponsOf, poorWeapon }: Litter): boolean {
  return poorWeapon || gear.length + treasures.length + weaponsOf.length > 0;
}

function hasGoods({ gold, potions, scrolls, substances }: Litter): boolean {
  return gold > 0 || potions.length + scrolls.length + substances.length > 0;
}

/** Planks across a door; in pieces once it is broken in (NXT-BAR). */
export const BarricadeMark = memo(function BarricadeMark({ view }: Props): ReactNode {
  const { board, doorKeys, next } = view;
  return next.barricades.map(({ door, broken }) => {
    const edge = board.doors[doorKeys.indexOf(door)];
    if (edge === undefined) return null;
    const { x, y, upright } = doorway(board, edge.a, edge.b);
    const planks = broken
      ? 'M-44 -18l30 8M20 14l24 10M-38 20l16 6M22 -16l18 -10'
      : 'M-46 -17L46 15M-46 15L46 -17';
    return (
      <g
        key={door}
        className={`next-barricade${broken ? ' next-barricade-broken' : ''}`}
        transform={`translate(${x} ${y})${upright ? ' rotate(90)' : ''}`}
      >
        <path className="next-barricade-casing" d={planks} />
        <path className="next-barricade-planks" d={planks} />
        {!broken && (
          <path className="next-barricade-nails" d="M-36 -13h.1M36 -13h.1M-36 12h.1M36 12h.1M0 0h.1" />
        )}
      </g>
    );
  });
});

/** A jaw set by a dwarf: round, to differ from the dungeon's traps (NXT-DWF-10). */
export const DwarfTrapMark = memo(function DwarfTrapMark({ view }: Props): ReactNode {
  return view.next.dwarfTraps.map((square) => (
    <On key={square} board={view.board} square={square}>
      <g className="next-dwarf-trap">
        <circle className="next-dwarf-trap-plate" cx={50} cy={50} r={36} />
        <path
          className="next-dwarf-trap-jaw"
          d="M24 44l7 9 6-11 6 11 7-11 7 11 6-11 6 11 7-9M24 60q26 22 52 0M24 44q26-26 52 0"
        />
      </g>
    </On>
  ));
});

/** Traps without a sign in classic, over the sign of the one they replace; small on a chest. An open pit shows itself. */
export const TrapMark = memo(function TrapMark({ view }: Props): ReactNode {
  const { pits, furnitureSquares, next } = view;
  const lying = next.traps.map(({ kind, squares }) => ({
    kind,
    squares: squares.filter((square) => !hasSquare(pits, square)),
  }));
  return signsOn(view, lying, (square) => hasSquare(furnitureSquares, square));
});

/** The same for undiscovered traps, over the hatched layer; and which monsters have heard the heroes. */
export const HiddenMarks = memo(function HiddenMarks({ view }: Props): ReactNode {
  const covered = view.screen?.quest.furniture.flatMap(({ squares }) => squares) ?? [];
  return (
    <>
      {signsOn(view, hiddenTraps(view), (square) => covered.includes(square))}
      {alertedMonsters(view).map(({ monster, square, settled }) => {
        const { x, y } = centre(view.board, square);
        return (
          <g
            key={monster}
            className={`next-alerted${settled ? ' next-alerted-settled' : ''}`}
            transform={`translate(${x + 27} ${y - 27})`}
          >
            <circle r={21} />
            <path d="M0 -12V4M0 11v.1" />
          </g>
        );
      })}
    </>
  );
});

function signsOn(
  { board }: NextView,
  traps: readonly KnownNextTrap[],
  isCovered: (square: Square) => boolean,
): ReactNode {
  return traps.flatMap(({ kind, squares }) => {
    const sign = TRAP_SIGNS[kind];
    if (sign === undefined) return [];
    return squares.map((square) => (
      <On key={`${kind}-${square}`} board={board} square={square}>
        <g className="next-trap" transform={isCovered(square) ? 'translate(58 -2) scale(0.44)' : undefined}>
          <rect className="next-trap-plate" x={4} y={6} width={92} height={88} rx={12} />
          <path className="next-trap-sign" d={sign} />
        </g>
      </On>
    ));
  });
}

/** A granite ball with an arrow the way it rolls (NXT-TRP-16). */
export const SphereMark = memo(function SphereMark({ view }: Props): ReactNode {
  return view.next.spheres.map(({ square, direction }) => {
    const { x, y } = centre(view.board, square);
    return (
      <g key={square} className="next-sphere" transform={`translate(${x} ${y})`}>
        <circle className="next-sphere-shade" cx={4} cy={6} r={45} />
        <circle className="next-sphere-stone" r={45} />
        <path className="next-sphere-light" d="M-30 -20A36 36 0 0 1 2 -36" />
        <path className="next-sphere-cracks" d="M-34 14l14-8 8 12M18 30l4-14 12-2M-8 -20l8 10" />
        <path
          className="next-sphere-arrow"
          d="M0 22V-22M-16 -6L0 -24L16 -6"
          transform={`rotate(${direction * 90})`}
        />
      </g>
    );
  });
});

/** Black Mist in waves, Marsh Gas in bubbles; figures stay visible through either (NXT-FIM-05, NXT-FIM-07). */
export const MistLayer = memo(function MistLayer({ view }: Props): ReactNode {
  const { board, next } = view;
  const mist = new Set(next.mists.flat());
  const gas = new Set(next.gases.flat());
  if (mist.size + gas.size === 0) return null;
  return (
    <g className="next-mists">
      <defs>
        <pattern id="next-mist" width={50} height={34} patternUnits="userSpaceOnUse">
          <rect className="next-mist-bed" width={50} height={34} />
          <path className="next-mist-wave" d="M0 12q12.5 -12 25 0t25 0M-25 29q12.5 -12 25 0t25 0t25 0" />
        </pattern>
        <pattern id="next-gas" width={50} height={50} patternUnits="userSpaceOnUse">
          <rect className="next-gas-bed" width={50} height={50} />
          <circle className="next-gas-bubble" cx={13} cy={14} r={8} />
          <circle className="next-gas-bubble" cx={37} cy={38} r={5} />
        </pattern>
      </defs>
      {[...mist].map((square) => (
        <Cloud key={`mist-${square}`} at={corner(board, square)} of="mist" />
      ))}
      {[...gas].map((square) => (
        <Cloud key={`gas-${square}`} at={corner(board, square)} of="gas" />
      ))}
    </g>
  );
});

interface CloudProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly of: 'mist' | 'gas';
}

function Cloud({ at, of }: CloudProps): ReactNode {
  return <rect x={at.x} y={at.y} width={100} height={100} fill={`url(#next-${of})`} />;
}
