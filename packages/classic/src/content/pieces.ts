/** The pieces of the box other than figures and cards (CLS-CMP-02, CLS-CMP-03, CLS-CMP-04, CLS-CMP-08). */
import type { Noun } from '@oubliette/words';
import { noun } from './names.ts';

export const FURNITURE_KINDS = [
  'table',
  'throne',
  'alchemistBench',
  'treasureChest',
  'tomb',
  'sorcererDesk',
  'bookcase',
  'rack',
  'fireplace',
  'weaponRack',
  'cupboard',
] as const;
export type FurnitureKind = (typeof FURNITURE_KINDS)[number];

export interface FurniturePiece {
  readonly noun: Noun;
  /** Squares along the long side and the short side. */
  readonly size: readonly [number, number];
  readonly count: number;
}

/** Fifteen pieces; none can be walked over, none blocks sight (CLS-MOV-10). */
export const FURNITURE = {
  table: { noun: noun('table', 'table', 'f'), size: [3, 2], count: 2 },
  throne: { noun: noun('throne', 'trône', 'm'), size: [1, 1], count: 1 },
  alchemistBench: {
    noun: noun("alchemist's bench", 'établi d’alchimiste', 'm', {
      en: "alchemist's benches",
      fr: 'établis d’alchimiste',
    }),
    size: [3, 2],
    count: 1,
  },
  treasureChest: { noun: noun('chest', 'coffre', 'm'), size: [1, 1], count: 3 },
  tomb: { noun: noun('tomb', 'tombe', 'f'), size: [3, 2], count: 1 },
  sorcererDesk: {
    noun: noun("sorcerer's desk", 'pupitre de sorcier', 'm', { fr: 'pupitres de sorcier' }),
    size: [3, 2],
    count: 1,
  },
  bookcase: { noun: noun('bookcase', 'bibliothèque', 'f'), size: [3, 1], count: 2 },
  rack: { noun: noun('rack', 'chevalet', 'm'), size: [3, 2], count: 1 },
  fireplace: { noun: noun('fireplace', 'cheminée', 'f'), size: [3, 1], count: 1 },
  weaponRack: {
    noun: noun('weapon rack', 'râtelier d’armes', 'm', { fr: 'râteliers d’armes' }),
    size: [3, 1],
    count: 1,
  },
  cupboard: { noun: noun('cupboard', 'buffet', 'm'), size: [3, 1], count: 1 },
} as const satisfies Record<FurnitureKind, FurniturePiece>;

/** How a text map shows each piece (CLS-QBK-07). */
export const FURNITURE_MARKS: { readonly [kind in FurnitureKind]: string } = {
  table: '=t',
  throne: '=h',
  alchemistBench: '=a',
  treasureChest: '=$',
  tomb: '=x',
  sorcererDesk: '=d',
  bookcase: '=b',
  rack: '=r',
  fireplace: '=f',
  weaponRack: '=w',
  cupboard: '=c',
};

/** Counts for a quest editor's warnings; they never stop play (CLS-CMP-03). */
export const PIECES_IN_BOX = {
  doorClosed: 5,
  doorOpen: 16,
  blockedSingle: 8,
  blockedDouble: 2,
  pit: 6,
  stairs: 1,
  secretDoor: 4,
  questBook: 1,
  board: 1,
  screen: 1,
  scorePad: 1,
} as const;

/** The stairs tile covers two squares by two (CLS-STA-01). */
export const STAIRS_SIZE: readonly [number, number] = [2, 2];
