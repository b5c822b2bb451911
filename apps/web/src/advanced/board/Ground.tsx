/** The level itself: floors, walls, doors, stairs, open ends in the dark, and everything that stands or lies about. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Level, Place } from '@oubliette/advanced';
import { hasSquare, neighbour, sameExit, squaresOf } from '@oubliette/dungeon';
import type { Board, Square } from '@oubliette/dungeon';
import { Doors } from '../../board/Doors.tsx';
import type { ShownDoor } from '../../board/Doors.tsx';
import { Floor, Paints, Walls } from '../../board/Floor.tsx';
import { boxOf, corner, doorway, UNIT } from '../../board/geometry.ts';
import type { Box } from '../../board/geometry.ts';
import { Rubble } from '../../board/groundParts.tsx';
import { On } from '../../board/On.tsx';
import { useSame } from '../../board/same.ts';
import { darkEnds, laidOf } from '../play/level.ts';
import { FeatureMark, Infestation } from './Features.tsx';
import { Stairway } from './Stairway.tsx';
import { ThingMark } from './ThingMarks.tsx';
import './things.css';

interface GroundProps {
  readonly level: Level;
  /** What there is to see, in the drawing's units. */
  readonly shown: Box;
  readonly doors: readonly ShownDoor[];
  /** Those of them that may be opened or closed now. */
  readonly litDoors: readonly string[];
  /** Where somebody has died in this turn. */
  readonly corpses: readonly Square[];
}

export const Ground = memo(function Ground({
  level,
  doors,
  shown,
  litDoors,
  corpses,
}: GroundProps): ReactNode {
  const { board, known } = laidOf(level.layout);
  const places = useSame(level.places);
  return (
    <>
      <Paints />
      <Rock shown={shown} />
      <Floor board={board} revealed={known} />
      {Object.values(places).map((place) => (
        <PlaceMark key={place.area} board={board} place={place} />
      ))}
      {squaresOf(level.rubble).map((square) => (
        <On key={square} board={board} square={square}>
          <Rubble square={square} />
        </On>
      ))}
      <Walls board={board} revealed={known} />
      <DarkEnds board={board} level={level} />
      {level.things.map((thing) =>
        thing.tag === 'feature' ? (
          <FeatureMark
            key={thing.id}
            board={board}
            thing={thing}
            place={placeAt(board, places, thing.square)}
          />
        ) : (
          <ThingMark key={thing.id} board={board} thing={thing} />
        ),
      )}
      {corpses.map((square) => (
        <On key={square} board={board} square={square}>
          <path className="adv-corpse" d="M50 24q20 0 20 20q0 10-7 15v9H37v-9q-7-5-7-15q0-20 20-20z" />
          <path className="adv-corpse-eyes" d="M42 43v5M58 43v5M50 54v3M30 78l40 12M30 90l40-12" />
        </On>
      ))}
      <Doors doors={doors} lit={litDoors} />
      <FalseDoors board={board} level={level} />
    </>
  );
});

function placeAt(board: Board, places: Level['places'], square: Square): Place | undefined {
  return places[board.areas[board.areaOf[square]!]?.id ?? ''];
}

/** Solid rock as far as one can look. */
const Rock = memo(function Rock({ shown: { x, y, width, height } }: { readonly shown: Box }): ReactNode {
  const far = 12 * UNIT;
  return (
    <rect
      className="adv-rock"
      x={x - far}
      y={y - far}
      width={width + 2 * far}
      height={height + 2 * far}
      fill="url(#board-rock)"
    />
  );
});

/** Stairs, and what a room is full of. */
function PlaceMark({ board, place }: { readonly board: Board; readonly place: Place }): ReactNode {
  const squares = board.areas.find(({ id }) => id === place.area)?.squares ?? [];
  const isStairwell = place.stairs !== null && squares.length > 0 && squares.length <= 4;
  return (
    <>
      {isStairwell && <Stairway box={boxOf(board, squares)} leads={place.stairs} />}
      {place.hazard !== null && place.hazard.stage !== 'cleared' && (
        <Infestation board={board} squares={squares} hazard={place.hazard.hazard} />
      )}
    </>
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

/** Doors with nothing but rock behind them are walled up. */
function FalseDoors({ board, level }: { readonly board: Board; readonly level: Level }): ReactNode {
  return level.layout.exits
    .filter((exit) => level.falseDoors.some((other) => sameExit(other, exit)))
    .map(({ squares: [a], direction }) => {
      const beyond = neighbour(board, a!, direction);
      if (beyond < 0) return null;
      const { x, y, upright } = doorway(board, a!, beyond);
      return (
        <g key={`${a}-${direction}`} transform={`translate(${x} ${y}) rotate(${upright ? 90 : 0})`}>
          <path
            className="adv-walled-up"
            d="M-38 -13h76v26h-76zM-38 0h76M-12 -13v13M14 -13v13M-25 0v13M2 0v13M26 0v13"
          />
        </g>
      );
    });
}
