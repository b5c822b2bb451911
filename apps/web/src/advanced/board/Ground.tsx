/** This game's own drawings of a level: stairs, the fill of rooms, and everything lying about. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Level, Place } from '@oubliette/advanced';
import { squaresOf } from '@oubliette/dungeon';
import type { Board, Square } from '@oubliette/dungeon';
import { boxOf } from '../../board/geometry.ts';
import { Rubble } from '../../board/groundParts.tsx';
import { OnEach } from '../../board/On.tsx';
import { laidOf } from '../play/level.ts';
import { FeatureMark, Infestation } from './Features.tsx';
import { Stairway } from './Stairway.tsx';
import { ThingMark } from './ThingMarks.tsx';
import { placeOf } from './things.ts';
import './things.css';

/** Stairs, what rooms are full of, and rubble. */
export const LevelFloor = memo(function LevelFloor({ level }: { readonly level: Level }): ReactNode {
  const { board } = laidOf(level.layout);
  return (
    <>
      {Object.values(level.places).map((place) => (
        <PlaceMark key={place.area} board={board} place={place} />
      ))}
      <OnEach
        board={board}
        squares={squaresOf(level.rubble)}
        renderOne={(square) => <Rubble square={square} />}
      />
    </>
  );
});

interface ThingsProps {
  readonly level: Level;
  /** Squares where figures have died this turn. */
  readonly corpses: readonly Square[];
}

export const LevelThings = memo(function LevelThings({ level, corpses }: ThingsProps): ReactNode {
  const { board } = laidOf(level.layout);
  return (
    <>
      {level.things.map((thing) =>
        thing.tag === 'feature' ? (
          <FeatureMark
            key={thing.id}
            board={board}
            thing={thing}
            place={placeOf(level, board, thing.square)}
          />
        ) : (
          <ThingMark key={thing.id} board={board} thing={thing} />
        ),
      )}
      <OnEach
        board={board}
        squares={corpses}
        renderOne={() => (
          <>
            <path className="adv-corpse" d="M50 24q20 0 20 20q0 10-7 15v9H37v-9q-7-5-7-15q0-20 20-20z" />
            <path className="adv-corpse-eyes" d="M42 43v5M58 43v5M50 54v3M30 78l40 12M30 90l40-12" />
          </>
        )}
      />
    </>
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
