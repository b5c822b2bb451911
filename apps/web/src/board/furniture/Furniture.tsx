/** The pieces of furniture from above, laid where they stand. */
import { memo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { FurnitureKind } from '@oubliette/classic';
import type { Board, Square } from '@oubliette/dungeon';
import { fitInto, layTransform, lieOf } from '../geometry.ts';
import './furniture.css';
import { Chest, Throne } from './single.tsx';
import { Bookcase, Cupboard, Fireplace, WeaponRack } from './shelves.tsx';
import { Altar, Fountain, MagicCircle, Statue } from './stone.tsx';
import { AlchemistBench, Rack, SorcererDesk, Table, Tomb } from './tables.tsx';

export type DrawnFurniture = FurnitureKind | 'altar' | 'statue' | 'fountain' | 'magicCircle';

interface Drawing {
  readonly Drawn: ComponentType;
  readonly wide: number;
  readonly deep: number;
}

function drawing(Drawn: ComponentType, wide: number, deep: number): Drawing {
  return { Drawn, wide, deep };
}

/** Each is drawn at the origin, its long side from left to right, its back to the north. */
const DRAWINGS: Readonly<Record<DrawnFurniture, Drawing>> = {
  table: drawing(Table, 300, 200),
  throne: drawing(Throne, 100, 100),
  alchemistBench: drawing(AlchemistBench, 300, 200),
  treasureChest: drawing(Chest, 100, 100),
  tomb: drawing(Tomb, 300, 200),
  sorcererDesk: drawing(SorcererDesk, 300, 200),
  bookcase: drawing(Bookcase, 300, 100),
  rack: drawing(Rack, 300, 200),
  fireplace: drawing(Fireplace, 300, 100),
  weaponRack: drawing(WeaponRack, 300, 100),
  cupboard: drawing(Cupboard, 300, 100),
  altar: drawing(Altar, 200, 100),
  statue: drawing(Statue, 100, 100),
  fountain: drawing(Fountain, 100, 100),
  magicCircle: drawing(MagicCircle, 100, 100),
};

interface FurnitureProps {
  readonly board: Board;
  readonly pieces: readonly { readonly kind: DrawnFurniture; readonly squares: readonly Square[] }[];
}

export const Furniture = memo(function Furniture({ board, pieces }: FurnitureProps): ReactNode {
  return (
    <g className="board-furniture">
      {pieces.map(({ kind, squares }) => {
        const { Drawn, wide, deep } = DRAWINGS[kind];
        const lie = lieOf(board, squares);
        return (
          <g
            key={`${kind}-${squares[0]}`}
            className={`furniture furniture-${kind}`}
            transform={`${layTransform(lie)}${fitInto(lie, wide, deep)}`}
          >
            <Drawn />
          </g>
        );
      })}
    </g>
  );
});
