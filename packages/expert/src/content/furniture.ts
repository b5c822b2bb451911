/** Furniture: what one may walk on, what a search of it brings (EXP-SRF-07 to EXP-SRF-39). */
import { noun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';

/** Whom a result falls on. */
export type Whom = 'searcher' | 'heroesOnTile' | 'near';

/** One result of a search; each has one handler. */
export type Found =
  | { readonly is: 'nothing' }
  /** Body is lost without a defence roll (EXP-SRF-05). */
  | { readonly is: 'lose'; readonly body: number | 'd6'; readonly whom: Whom }
  /** Body comes back, never above what the hero started with (EXP-SRF-06). */
  | { readonly is: 'gain'; readonly body: number | 'd6' | 'all'; readonly whom: Whom }
  | { readonly is: 'event' }
  | { readonly is: 'treasure'; readonly count: number }
  /** The next Dungeon cards: for the searcher alone, or open to all and in the searcher's order. */
  | { readonly is: 'peek'; readonly count: number; readonly open: boolean }
  | { readonly is: 'scroll' }
  | { readonly is: 'paralysed' }
  | { readonly is: 'imprisoned' }
  | { readonly is: 'summoned' }
  | { readonly is: 'teleported' }
  | { readonly is: 'blessed' }
  | { readonly is: 'cursed' }
  /** The Treasure deck is looked through, until so many cards of these kinds have come up. */
  | { readonly is: 'lookFor'; readonly kinds: readonly Wanted[]; readonly count: number }
  | { readonly is: 'gold'; readonly gold: number | '2d6' }
  /** Creatures come out of the nearest closed door (EXP-SRF-30). */
  | { readonly is: 'alarm' }
  | { readonly is: 'undead' }
  /** The lid gives way to 1D6 + current Body of 10 or more (EXP-SRF-34). */
  | { readonly is: 'lid'; readonly count: number }
  | { readonly is: 'troll' }
  | { readonly is: 'passage' };

export type Wanted = 'healing' | 'potion' | 'weapon' | 'ammunition' | 'armour';

export interface Row {
  /** The highest total of two dice that falls into this row; the next row begins above it. */
  readonly upTo: number;
  readonly found: Found;
}

export interface FurnitureKind {
  readonly noun: Noun;
  /** A mark of the map, on the cells it covers. */
  readonly mark: string;
  readonly isWalkable?: true;
  /** The rule of its table. */
  readonly rule: string;
  readonly rows: readonly Row[];
}

const NOTHING: Found = { is: 'nothing' };
const EVENT: Found = { is: 'event' };
const PASSAGE: Found = { is: 'passage' };

function to(upTo: number, found: Found): Row {
  return { upTo, found };
}

function treasure(count = 1): Found {
  return { is: 'treasure', count };
}

function lose(body: number | 'd6', whom: Whom = 'searcher'): Found {
  return { is: 'lose', body, whom };
}

function gain(body: number | 'd6' | 'all', whom: Whom = 'searcher'): Found {
  return { is: 'gain', body, whom };
}

function peek(count: number, open: boolean): Found {
  return { is: 'peek', count, open };
}

const ARMS = ['weapon', 'ammunition', 'armour'] as const;

export const FURNITURE = {
  wardrobe: {
    noun: noun('wardrobe', 'armoire', 'f'),
    mark: 'W',
    rule: 'EXP-SRF-07',
    rows: [to(2, lose(1)), to(3, EVENT), to(9, NOTHING), to(12, treasure())],
  },
  fireplace: {
    noun: noun('fireplace', 'âtre', 'm'),
    mark: 'F',
    rule: 'EXP-SRF-08',
    rows: [to(2, lose(1)), to(3, EVENT), to(10, NOTHING), to(11, peek(2, false)), to(12, treasure())],
  },
  altar: {
    noun: noun('altar', 'autel', 'm'),
    mark: 'A',
    rule: 'EXP-SRF-09',
    rows: [
      to(3, lose('d6', 'heroesOnTile')),
      to(7, NOTHING),
      to(9, treasure()),
      to(11, treasure(2)),
      to(12, gain('d6', 'heroesOnTile')),
    ],
  },
  bookcase: {
    noun: noun('bookcase', 'bibliothèque', 'f'),
    mark: 'B',
    rule: 'EXP-SRF-10',
    rows: [
      to(2, lose(1)),
      to(7, NOTHING),
      to(9, peek(3, true)),
      to(11, treasure()),
      to(12, { is: 'scroll' }),
    ],
  },
  desk: {
    noun: noun('desk', 'bureau', 'm', { fr: 'bureaux' }),
    mark: 'D',
    rule: 'EXP-SRF-12',
    rows: [to(2, lose(1)), to(3, EVENT), to(9, NOTHING), to(11, peek(2, true)), to(12, treasure())],
  },
  circle: {
    noun: noun('magic circle', 'cercle magique', 'm', { fr: 'cercles magiques' }),
    mark: 'O',
    isWalkable: true,
    rule: 'EXP-SRF-13',
    rows: [
      to(2, lose('d6')),
      to(3, { is: 'paralysed' }),
      to(4, lose(1)),
      to(5, { is: 'imprisoned' }),
      to(6, { is: 'summoned' }),
      to(7, { is: 'teleported' }),
      to(8, NOTHING),
      to(9, gain(1)),
      to(10, { is: 'blessed' }),
      to(11, gain('all')),
      to(12, treasure()),
    ],
  },
  rack: {
    noun: noun('torture rack', 'chevalet de torture', 'm', { fr: 'chevalets de torture' }),
    mark: 'R',
    rule: 'EXP-SRF-19',
    rows: [
      to(2, lose(1)),
      to(8, NOTHING),
      to(10, { is: 'lookFor', kinds: ['healing'], count: 1 }),
      to(12, treasure()),
    ],
  },
  chest: {
    noun: noun('chest', 'coffre', 'm'),
    mark: 'C',
    rule: 'EXP-SRF-20',
    rows: [to(2, lose(1)), to(6, NOTHING), to(10, treasure()), to(11, treasure(2)), to(12, treasure(3))],
  },
  bench: {
    noun: noun('alchemist’s bench', 'établi d’alchimiste', 'm', {
      en: 'alchemist’s benches',
      fr: 'établis d’alchimiste',
    }),
    mark: 'L',
    rule: 'EXP-SRF-26',
    rows: [
      to(3, lose('d6', 'near')),
      to(7, NOTHING),
      to(11, { is: 'lookFor', kinds: ['potion'], count: 1 }),
      to(12, treasure()),
    ],
  },
  fountain: {
    noun: noun('fountain', 'fontaine', 'f'),
    mark: 'P',
    rule: 'EXP-SRF-28',
    rows: [
      to(3, lose('d6')),
      to(8, NOTHING),
      to(10, gain(1)),
      to(11, { is: 'gold', gold: '2d6' }),
      to(12, treasure()),
    ],
  },
  weaponRack: {
    noun: noun('weapon rack', 'râtelier d’armes', 'm', { fr: 'râteliers d’armes' }),
    mark: 'K',
    rule: 'EXP-SRF-29',
    rows: [
      to(2, lose(1)),
      to(3, { is: 'alarm' }),
      to(7, NOTHING),
      to(11, { is: 'lookFor', kinds: ARMS, count: 1 }),
      to(12, { is: 'lookFor', kinds: ARMS, count: 2 }),
    ],
  },
  sarcophagus: {
    noun: noun('sarcophagus', 'sarcophage', 'm', { en: 'sarcophagi' }),
    mark: 'S',
    rule: 'EXP-SRF-31',
    rows: [
      to(4, { is: 'cursed' }),
      to(6, { is: 'undead' }),
      to(10, { is: 'lid', count: 1 }),
      to(11, { is: 'lid', count: 2 }),
      to(12, treasure(2)),
    ],
  },
  statue: {
    noun: noun('statue', 'statue', 'f'),
    mark: 'U',
    rule: 'EXP-SRF-35',
    rows: [
      to(3, { is: 'troll' }),
      to(8, NOTHING),
      to(10, PASSAGE),
      to(11, { is: 'gold', gold: 100 }),
      to(12, treasure()),
    ],
  },
  table: {
    noun: noun('table', 'table', 'f'),
    mark: 'T',
    rule: 'EXP-SRF-38',
    rows: [to(2, lose(1)), to(10, NOTHING), to(12, treasure())],
  },
  throne: {
    noun: noun('throne', 'trône', 'm'),
    mark: 'H',
    rule: 'EXP-SRF-39',
    rows: [
      to(2, { is: 'alarm' }),
      to(3, lose(1)),
      to(8, NOTHING),
      to(10, PASSAGE),
      to(11, { is: 'gold', gold: 100 }),
      to(12, treasure()),
    ],
  },
} as const satisfies Readonly<Record<string, FurnitureKind>>;

export type FurnitureId = keyof typeof FURNITURE;

export function furnitureKind(id: FurnitureId): FurnitureKind {
  return FURNITURE[id];
}

/** The row of a total of two dice. */
export function rowOf(id: FurnitureId, total: number): Found {
  return furnitureKind(id).rows.find(({ upTo }) => total <= upTo)!.found;
}

/** A chasm is no piece of furniture: it is never searched (EXP-SRF-21). It covers the cells of this mark. */
export const CHASM_MARK = 'X';
/** The cells of a chasm where its bridge lies, if it has one. */
export const BRIDGE_MARK = '=';

export type Bridge = 'none' | 'rickety' | 'guarded' | 'solid';

/** What spans a chasm, by two dice rolled when its tile is laid (EXP-SRF-21). */
export function bridgeOf(total: number): Bridge {
  if (total <= 4) return 'none';
  if (total <= 7) return 'rickety';
  return total <= 9 ? 'guarded' : 'solid';
}
