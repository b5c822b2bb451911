/** The pieces of furniture from above, laid where they stand. */
import { memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { FurnitureKind, Piece } from '@oubliette/classic';
import type { Board } from '@oubliette/dungeon';
import { layTransform, lieOf } from '../../../board/geometry.ts';
import './furniture.css';
import { Chest, Throne } from './single.tsx';
import { Bookcase, Cupboard, Fireplace, WeaponRack } from './shelves.tsx';
import { AlchemistBench, Rack, SorcererDesk, Table, Tomb } from './tables.tsx';

/** Each is drawn at the origin, its long side from left to right, its back to the north. */
const DRAWINGS: Readonly<Record<FurnitureKind, ComponentType>> = {
  table: Table,
  throne: Throne,
  alchemistBench: AlchemistBench,
  treasureChest: Chest,
  tomb: Tomb,
  sorcererDesk: SorcererDesk,
  bookcase: Bookcase,
  rack: Rack,
  fireplace: Fireplace,
  weaponRack: WeaponRack,
  cupboard: Cupboard,
};

interface FurnitureProps {
  readonly board: Board;
  readonly pieces: readonly Piece[];
}

export const Furniture = memo(function Furniture({ board, pieces }: FurnitureProps): ReactNode {
  return (
    <g className="board-furniture">
      {pieces.map(({ kind, squares }) => {
        const Drawing = DRAWINGS[kind];
        return (
          <g
            key={`${kind}-${squares[0]}`}
            className={`furniture furniture-${kind}`}
            transform={layTransform(lieOf(board, squares))}
          >
            <Drawing />
          </g>
        );
      })}
    </g>
  );
});
