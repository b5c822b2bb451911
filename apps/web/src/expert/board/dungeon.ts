/** What the board draws of the dungeon: its ground, its furniture, the doors whose sides lie apart, what the quest is about. */
import { furnitureKind } from '@oubliette/expert';
import type { FurnitureId, View } from '@oubliette/expert';
import type { Direction, Square } from '@oubliette/dungeon';
import type { DrawnFurniture } from '../../board/furniture/Furniture.tsx';
import type { BoardGround } from '../../board/GroundLayers.tsx';
import { doorsOf, laidOf } from '../play/level.ts';

export type Dungeon = Pick<
  View,
  'layout' | 'doors' | 'links' | 'deadEnds' | 'locks' | 'tiles' | 'pits' | 'trapped' | 'heaps' | 'forgotten'
> & { readonly quest: Pick<View['quest'], 'plan' | 'sites' | 'done'> };

/** What of a view the ground is drawn from. */
export function dungeonOf(view: View): Dungeon {
  const { layout, doors, links, deadEnds, locks, tiles, pits, trapped, heaps, forgotten } = view;
  const { plan, sites, done } = view.quest;
  return {
    layout,
    doors,
    links,
    deadEnds,
    locks,
    tiles,
    pits,
    trapped,
    heaps,
    forgotten,
    quest: { plan, sites, done },
  };
}

export function groundOf(dungeon: Dungeon): BoardGround {
  const { board, squares, known } = laidOf(dungeon.layout);
  return { board, known, laid: squares, doors: doorsOf(dungeon) };
}

/** The two ends of a door that lies apart, by a letter of their own (EXP-BLD-06). */
export interface LinkSeen {
  readonly letter: string;
  readonly at: Square;
  readonly side: Direction;
  /** The square beyond. */
  readonly to: Square;
}

export function linksOf({ links }: Pick<View, 'links'>): readonly LinkSeen[] {
  return links.flatMap(({ a, b }, index) => {
    const letter = String.fromCodePoint(65 + (index % 26));
    return [
      { letter, at: a.at, side: a.side, to: b.at },
      { letter, at: b.at, side: b.side, to: a.at },
    ];
  });
}

/** How a piece is drawn: as what both books have looks in the other. */
const DRAWN: Readonly<Record<FurnitureId, DrawnFurniture>> = {
  wardrobe: 'cupboard',
  fireplace: 'fireplace',
  altar: 'altar',
  bookcase: 'bookcase',
  desk: 'sorcererDesk',
  circle: 'magicCircle',
  rack: 'rack',
  chest: 'treasureChest',
  bench: 'alchemistBench',
  fountain: 'fountain',
  weaponRack: 'weaponRack',
  sarcophagus: 'tomb',
  statue: 'statue',
  table: 'table',
  throne: 'throne',
};

export interface PieceSeen {
  readonly id: string;
  readonly of: FurnitureId;
  readonly kind: DrawnFurniture;
  readonly squares: readonly Square[];
  readonly searched: boolean;
  /** One can stand on it. */
  readonly isFlat: boolean;
}

export function piecesOf({ tiles }: Pick<View, 'tiles'>): readonly PieceSeen[] {
  return tiles.flatMap(({ furniture }) =>
    furniture.map(({ id, kind, squares, searched }) => ({
      id,
      of: kind,
      kind: DRAWN[kind],
      squares,
      searched,
      isFlat: furnitureKind(kind).isWalkable === true,
    })),
  );
}

/** What the quest is about, where it still is. */
export interface SiteSeen {
  readonly id: string;
  readonly squares: readonly Square[];
  /** It has been done, and stays where it is. */
  readonly isDone: boolean;
}

export function sitesOf({ quest: { plan, sites, done } }: Pick<Dungeon, 'quest'>): readonly SiteSeen[] {
  return sites.flatMap(({ id, squares }) => {
    const isDone = done.some(({ site }) => site === id);
    const act = plan?.sites.find((one) => one.id === id)?.act;
    return isDone && (act === 'free' || act === 'take') ? [] : [{ id, squares, isDone }];
  });
}

/** The squares of a tile, in order; none for one nobody knows. */
export function tileSquares({ layout }: Pick<View, 'layout'>, tile: string): readonly Square[] {
  return laidOf(layout).board.areas.find(({ id }) => id === tile)?.squares ?? [];
}
