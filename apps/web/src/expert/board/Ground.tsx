/** This game's own drawings of a dungeon: stairs, chasms, furniture, and everything lying about. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Tile, View } from '@oubliette/expert';
import type { Board, Square } from '@oubliette/dungeon';
import { Chasm } from '../../board/Chasm.tsx';
import { boxOf, corner, outlineOf, sidePath } from '../../board/geometry.ts';
import { Furniture } from '../../board/furniture/Furniture.tsx';
import { Pit, Stairs, WayOut } from '../../board/groundParts.tsx';
import { Pack, Sack } from '../../board/Heaps.tsx';
import { On, OnEach } from '../../board/On.tsx';
import { laidOf } from '../play/level.ts';
import { linksOf, piecesOf, sitesOf, tileSquares } from './dungeon.ts';
import type { Dungeon, LinkSeen, SiteSeen } from './dungeon.ts';
import './dungeon.css';

interface GroundProps {
  readonly dungeon: Dungeon;
}

/** What can be walked on, and holes in the floor. */
export const DungeonFloor = memo(function DungeonFloor({ dungeon }: GroundProps): ReactNode {
  const { board } = laidOf(dungeon.layout);
  const { tiles, pits, trapped, forgotten } = dungeon;
  const flat = piecesOf(dungeon).filter(({ isFlat }) => isFlat);
  return (
    <>
      {tiles.flatMap(({ id, stairs, card }) =>
        stairs === null
          ? []
          : [
              card === 'first' ? (
                <Stairs key={id} board={board} squares={[stairs]} />
              ) : (
                <On key={id} board={board} square={stairs}>
                  <WayOut />
                </On>
              ),
            ],
      )}
      {tiles.map(({ id, chasm }) => chasm !== null && <Rift key={id} board={board} chasm={chasm} />)}
      <Furniture board={board} pieces={flat} />
      <OnEach board={board} squares={pits} renderOne={(square) => <Pit square={square} />} />
      <OnEach
        board={board}
        squares={trapped.filter((square) => !pits.includes(square))}
        renderOne={() => <path className="exp-spent" d="M50 24L76 70H24zM40 44l20 18M60 44L40 62" />}
      />
      {forgotten.map(({ tile }) => (
        <path
          key={tile}
          className="exp-forgotten"
          d={tileSquares(dungeon, tile)
            .map((square) => {
              const { x, y } = corner(board, square);
              return `M${x} ${y}h100v100h-100z`;
            })
            .join('')}
        />
      ))}
    </>
  );
});

/** What stands and lies about, and the marks of what has been searched. */
export const DungeonThings = memo(function DungeonThings({ dungeon }: GroundProps): ReactNode {
  const { board } = laidOf(dungeon.layout);
  const pieces = piecesOf(dungeon);
  return (
    <>
      <Furniture board={board} pieces={pieces.filter(({ isFlat }) => !isFlat)} />
      {sitesOf(dungeon).map((site) => (
        <SiteMark key={`${site.id}-${site.squares[0]}`} board={board} site={site} />
      ))}
      {dungeon.heaps.map((heap) => (
        <On key={`${heap.square}-${heap.of ?? ''}`} board={board} square={heap.square}>
          {heap.of === undefined ? <Sack /> : <Pack hero={heap.of} />}
        </On>
      ))}
      <OnEach
        board={board}
        squares={searchedIn(dungeon)}
        renderOne={() => (
          <g className="exp-searched">
            <circle cx={84} cy={84} r={13} />
            <path d="M78 84l5 6 8-11" />
          </g>
        )}
      />
      {linksOf(dungeon).map((link) => (
        <LinkMark key={`${link.letter}${link.at}`} board={board} link={link} />
      ))}
    </>
  );
});

/** One square of each piece, and of each tile, that has been searched. */
function searchedIn(dungeon: Pick<Dungeon, 'tiles' | 'layout'>): readonly Square[] {
  const pieces = dungeon.tiles.flatMap(({ furniture }) =>
    furniture.flatMap(({ searched, squares }) => (searched ? squares.slice(-1) : [])),
  );
  const tiles = dungeon.tiles.flatMap(({ id, searched }) =>
    searched ? tileSquares(dungeon, id).slice(-1) : [],
  );
  return [...new Set([...pieces, ...tiles])];
}

type Gap = NonNullable<Tile['chasm']>;

/** A chasm, and what lies across it: planks that creak, planks between posts, stone. */
function Rift({ board, chasm: { squares, across, bridge } }: { readonly board: Board; readonly chasm: Gap }) {
  return (
    <>
      <Chasm box={boxOf(board, squares)} />
      {bridge !== 'none' && across.length > 0 && (
        <Bridge board={board} across={across} bridge={bridge} isWide={isWide(board, squares)} />
      )}
    </>
  );
}

function isWide(board: Board, squares: readonly Square[]): boolean {
  const { width, height } = boxOf(board, squares);
  return width >= height;
}

interface BridgeProps {
  readonly board: Board;
  readonly across: readonly Square[];
  readonly bridge: Exclude<View['tiles'][number]['chasm'], null>['bridge'];
  /** The chasm runs from left to right, the bridge from top to bottom. */
  readonly isWide: boolean;
}

function Bridge({ board, across, bridge, isWide: fromTop }: BridgeProps): ReactNode {
  const { x, y, width, height } = boxOf(board, across);
  const [long, placed] = fromTop
    ? [height, `translate(${x} ${y})`]
    : [width, `translate(${x} ${y + height}) rotate(270)`];
  const steps = Math.round(long / 20);
  const gaps = bridge === 'rickety' ? [1, Math.floor(steps * 0.6)] : [];
  return (
    <g className={`exp-bridge exp-bridge-${bridge}`} transform={placed}>
      {bridge === 'solid' ? (
        <>
          <path className="furniture-hewn-body" d={`M16 -12h68v${long + 24}h-68z`} />
          <path
            className="furniture-hewn-line"
            d={`M16 ${long / 3}h68M16 ${(2 * long) / 3}h68M50 -12v${long / 3}`}
          />
        </>
      ) : (
        Array.from({ length: steps }, (_, step) =>
          gaps.includes(step) ? null : (
            <path key={step} className="exp-plank" d={`M22 ${step * 20 + 3}h56v14h-56z`} />
          ),
        )
      )}
      {bridge !== 'solid' && <path className="exp-rope" d={`M22 -8v${long + 16}M78 -8v${long + 16}`} />}
      {bridge === 'guarded' && (
        <path
          className="exp-post"
          d={`M14 -10h14v14h-14zM72 -10h14v14h-14zM14 ${long - 4}h14v14h-14zM72 ${long - 4}h14v14h-14z`}
        />
      )}
    </g>
  );
}

/** A star on what the quest is about; done, it is grey. */
function SiteMark({ board, site }: { readonly board: Board; readonly site: SiteSeen }): ReactNode {
  const { x, y, width, height } = boxOf(board, site.squares);
  return (
    <g className={site.isDone ? 'exp-site exp-site-done' : 'exp-site'}>
      <path className="exp-site-bed" d={outlineOf(board, site.squares, 6)} />
      <path
        className="exp-site-star"
        d="M0 -34L8 -11 32 -10 13 5 20 28 0 14-20 28-13 5-32 -10-8 -11z"
        transform={`translate(${x + width / 2} ${y + height / 2})`}
      />
    </g>
  );
}

/** The same letter at both doors, beyond the wall: whoever stands before it does not cover it. */
function LinkMark({ board, link: { letter, at, side } }: { readonly board: Board; readonly link: LinkSeen }) {
  const { x, y } = corner(board, at);
  const [dx, dy] = [
    [50, -34],
    [134, 50],
    [50, 134],
    [-34, 50],
  ][side]!;
  return (
    <g className="exp-link">
      <path d={sidePath(board, at, side, 6)} />
      <circle cx={x + dx!} cy={y + dy!} r={17} />
      <text x={x + dx!} y={y + dy! + 8}>
        {letter}
      </text>
    </g>
  );
}
