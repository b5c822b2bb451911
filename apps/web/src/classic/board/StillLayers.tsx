/** The layers that change only when the dungeon does. */
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Board } from '@oubliette/dungeon';
import type { DoorKey, Screen, View } from '@oubliette/classic';
import type { BoardParts } from '../kit.ts';
import { Doors } from '../../board/Doors.tsx';
import type { ShownDoor } from '../../board/Doors.tsx';
import { Floor, Fog, Frame, Paints, Walls } from '../../board/Floor.tsx';
import { Furniture } from './furniture/Furniture.tsx';
import { Ground, Heaps } from './Ground.tsx';
import { HiddenLayer } from './HiddenLayer.tsx';
import { useSame } from '../../board/same.ts';

interface StillLayersProps {
  readonly parts: BoardParts;
  readonly view: View;
  readonly board: Board;
  readonly doors: readonly ShownDoor[];
  readonly litDoors: readonly DoorKey[];
  readonly hidden: Screen | null;
}

export const StillLayers = memo(function StillLayers({
  parts,
  view,
  board,
  doors,
  litDoors,
  hidden,
}: StillLayersProps): ReactNode {
  const revealed = useSame(view.revealed);
  const printed = useSame(useMemo(() => ({ ...board, edges: NONE, doors: NONE }), [board]));
  return (
    <>
      <Paints />
      <Frame board={printed} />
      <Floor board={printed} revealed={revealed} />
      <Fog board={board} revealed={revealed} />
      <Ground
        board={printed}
        stairs={useSame(view.stairs)}
        exit={useSame(view.exit)}
        rubble={useSame(view.rubble)}
        pits={useSame(view.pits)}
        traps={useSame(view.traps)}
      />
      <Walls board={board} revealed={revealed} />
      <Furniture board={board} pieces={useSame(view.furniture)} />
      {hidden !== null && <HiddenLayer parts={parts} screen={hidden} view={view} />}
      <Doors doors={useSame(doors)} lit={useSame(litDoors)} />
      <Heaps board={printed} belongings={useSame(view.belongings)} />
    </>
  );
});

/** Of the printed board, walls and doors are another layer's. */
const NONE: readonly never[] = [];
