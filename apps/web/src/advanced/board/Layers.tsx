/** What stands and lies on a level: stairs, exits in the dark, chests, piles, traps, furniture, doors. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Level, Place, Thing } from '@oubliette/advanced';
import { hasSquare, neighbour } from '@oubliette/dungeon';
import type { Board, Square } from '@oubliette/dungeon';
import { Doors } from '../../board/Doors.tsx';
import { Floor, Fog, Paints, Walls } from '../../board/Floor.tsx';
import { boxOf, corner, UNIT } from '../../board/geometry.ts';
import { On } from '../../board/On.tsx';
import { darkEnds, doorsOf, laidOf, setSquares } from '../play/level.ts';

export const LevelLayers = memo(function LevelLayers({ level }: { readonly level: Level }): ReactNode {
  const { board, known } = laidOf(level.layout);
  return (
    <>
      <Paints />
      <Floor board={board} revealed={known} />
      <Fog board={board} revealed={known} />
      {Object.values(level.places).map((place) => (
        <PlaceMark key={place.area} board={board} place={place} />
      ))}
      {setSquares(level.rubble).map((square) => (
        <On key={square} board={board} square={square}>
          <path className="adv-rubble" d="M12 80l14-30 18 8 12-26 22 14 14 34-20 12H30z" />
        </On>
      ))}
      <Walls board={board} revealed={known} />
      <DarkEnds board={board} level={level} />
      {level.things.map((thing) => (
        <ThingMark key={thing.id} board={board} thing={thing} />
      ))}
      <Doors doors={doorsOf(level, board)} lit={NONE} />
    </>
  );
});

const NONE: readonly never[] = [];

/** Stairs as steps that darken on the way down and brighten on the way out. */
function PlaceMark({ board, place }: { readonly board: Board; readonly place: Place }): ReactNode {
  const squares = board.areas.find(({ id }) => id === place.area)?.squares ?? [];
  if (place.stairs === null || squares.length === 0 || squares.length > 4) return null;
  const { x, y, width, height } = boxOf(board, squares);
  const steps = 7;
  return (
    <g className={`adv-stairs adv-stairs-${place.stairs}`} transform={`translate(${x} ${y})`}>
      {Array.from({ length: steps }, (_, step) => (
        <rect
          key={step}
          className="adv-stair"
          x={10}
          y={10 + (step * (height - 20)) / steps}
          width={width - 20}
          height={(height - 20) / steps - 3}
          fillOpacity={0.25 + (step / steps) * 0.7}
        />
      ))}
      <path
        className="adv-stairs-arrow"
        d={place.stairs === 'down' ? 'M0 -34V30M-24 8L0 34L24 8' : 'M0 34V-30M-24 -8L0 -34L24 -8'}
        transform={`translate(${width / 2} ${height / 2})`}
      />
    </g>
  );
}

/** Open ends lead into the dark: a dusk that deepens over the last square and the first beyond it. */
function DarkEnds({ board, level }: { readonly board: Board; readonly level: Level }): ReactNode {
  const { known } = laidOf(level.layout);
  return (
    <g className="adv-dark">
      <defs>
        <linearGradient id="adv-night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b0906" stopOpacity="0" />
          <stop offset="0.6" stopColor="#0b0906" stopOpacity="0.95" />
          <stop offset="1" stopColor="#0b0906" stopOpacity="1" />
        </linearGradient>
      </defs>
      {darkEnds(level).map(({ square, direction }) => {
        const { x, y } = corner(board, square);
        const beyond = neighbour(board, square, direction);
        const isRock = beyond >= 0 && !hasSquare(known, beyond);
        return (
          <g
            key={`${square}-${direction}`}
            transform={`translate(${x} ${y}) rotate(${direction * 90} ${UNIT / 2} ${UNIT / 2})`}
          >
            {isRock && <rect y={-UNIT * 0.6} width={UNIT} height={UNIT * 0.72} fill="url(#adv-night)" />}
            <rect width={UNIT} height={UNIT} fill="url(#board-dusk)" />
            <path className="adv-dark-sign" d="M36 30L50 14L64 30" />
          </g>
        );
      })}
    </g>
  );
}

function ThingMark({ board, thing }: { readonly board: Board; readonly thing: Thing }): ReactNode {
  const squares: readonly Square[] = thing.tag === 'feature' ? thing.squares : [thing.square];
  return (
    <>
      {squares.map((square) => (
        <On key={square} board={board} square={square}>
          {picture(thing)}
        </On>
      ))}
    </>
  );
}

function picture(thing: Thing): ReactNode {
  switch (thing.tag) {
    case 'chest':
      return (
        <g className={`adv-chest adv-chest-${thing.state}`}>
          <path className="adv-shade" d="M16 40h72v46H16z" />
          <path className="adv-wood" d="M14 42h72v40H14z" />
          <path
            className="adv-lid"
            d={thing.state === 'open' ? 'M14 42V14h72v28z' : 'M14 42q0-22 18-22h36q18 0 18 22z'}
          />
          <path className="adv-iron" d="M26 22h7v60h-7zM67 22h7v60h-7z" />
          {thing.state === 'closed' && (
            <rect className="adv-lock" x={43} y={38} width={14} height={16} rx={3} />
          )}
        </g>
      );
    case 'pile':
      return (
        <g className="adv-pile">
          <path className="adv-shade" d="M20 78q30-26 62 0q-30 14-62 0z" />
          <path className="adv-sack" d="M30 76q-10-26 12-38l-6-14h26l-6 14q22 12 12 38q-19 8-38 0z" />
          <path className="adv-coin" d="M70 70a8 8 0 1 0 .1 0zM78 56a8 8 0 1 0 .1 0z" />
        </g>
      );
    case 'trap':
      return (
        <g className={`adv-trap adv-trap-${thing.state}`}>
          <path className="adv-trap-sign" d="M50 12L90 84H10z" />
          <path className="adv-trap-mark" d="M50 36v22M50 68v4" />
        </g>
      );
    case 'feature':
      return (
        <g className="adv-feature">
          <rect x={12} y={12} width={76} height={76} rx={10} />
          <path d="M30 30h40v40H30z" />
        </g>
      );
    default:
      return (
        <g className="adv-feature">
          <circle cx={50} cy={50} r={32} />
        </g>
      );
  }
}
