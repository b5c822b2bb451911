/** Quest rooms drawn beforehand (EXP-QRM-03): `!` and `?` are what a quest puts there, `>` a way out. */
import type { TilePlan } from './tiles.ts';

export const ROOMS = {
  /** Nothing but the master of the place. */
  lair: {
    rows: ['.......', '.......', 'U.....U', '.......', '.......', '.......'],
    doors: 's3',
  },
  hideout: {
    rows: ['..HH...', '.......', 'C.....K', '.TT...K', '.......', '.......'],
    doors: 's3',
  },
  gaol: {
    rows: ['R..!..R', '.......', '.......', '.T...W.', '.......', '.......'],
    doors: 's3',
  },
  temple: {
    rows: ['..!AA..', '.......', '.......', 'U.....U', '.......', '.......', '.......'],
    doors: 's3',
  },
  hollow: {
    rows: ['........', '........', '..U..U..', '........', '........', '........'],
    doors: 's3',
  },
  ossuary: {
    rows: ['SS...SS', '.......', '...LLL.', '.......', '.......', 'U.....U'],
    doors: 's3',
  },
  vault: {
    rows: ['C..!..C', '.......', '.U...U.', '.......', '.......', '.......'],
    doors: 's3',
  },
  den: {
    rows: ['HH...KK', '.......', '.TTT...', '.......', '......C', '.......', '.......'],
    doors: 's3',
  },
  wayOut: {
    rows: ['...>...', '.......', '.U...U.', '.......', '.......', '.......'],
    doors: 's3',
  },
  spring: {
    rows: ['.......', '..!!...', '..!!..L', '......L', '.......', '.......'],
    doors: 's3',
  },
  powderCellar: {
    rows: ['WW...CC', '.......', '..OO...', '..OO...', '.......', '.......', '.......'],
    doors: 's3',
  },
  /** Two things to be done. */
  belfry: {
    rows: ['!..HH.?', '.......', '.......', '.......', '..T....', '.......'],
    doors: 's3',
  },
  /** A small dungeon of its own behind it (EXP-QRM-02). */
  antechamber: {
    rows: ['U...U', '.....', '.....', '.....', '.....'],
    doors: 's2 n2',
  },
  crossRoads: { rows: ['::', '::', '::', '::'], doors: 's0 n1' },
  innerCell: { rows: ['.!..', '....', '....', 'W...'], doors: 's2' },
} as const satisfies Readonly<Record<string, TilePlan>>;

export type RoomId = keyof typeof ROOMS;

export const ROOM_IDS = Object.keys(ROOMS) as readonly RoomId[];

/** Where captives wake: no stairs (EXP-QGN-11). */
export const CELL_TILE: TilePlan = { rows: ['....', '....', '....', '....'], doors: 'n2 e1 s1' };
