/** The brewery's lowest cellar: guards to the north, the flooded hall to the south-west. */
import type { PreparedPiece } from '../../../plan.ts';

export const CELLARS: readonly PreparedPiece[] = [
  { id: 'steps', section: 'stairs', at: [10, 20], turns: 0, stairs: 'up' },
  { id: 'ramp', section: 'passage', at: [12, 20], turns: 0 },
  {
    id: 'fork',
    section: 'tJunction',
    at: [17, 20],
    turns: 0,
    note: {
      en: 'Water stands ankle-deep. To the north somebody laughs; to the south something drips.',
      fr: 'L’eau monte à la cheville. Au nord on ricane ; au sud ça goutte.',
    },
  },
  { id: 'north', section: 'passage', at: [17, 15], turns: 1, doors: [{ at: [18, 16], side: 'east' }] },
  {
    id: 'northEnd',
    section: 'deadEnd',
    at: [17, 10],
    turns: 3,
    doors: [{ at: [17, 12], side: 'west', secret: true }],
    traps: [{ at: [18, 11], trap: 'pit' }],
  },
  {
    id: 'guardroom',
    section: 'smallRoom',
    at: [19, 14],
    turns: 0,
    room: 'location',
    monsters: { ratman: 3, ratmanChampion: 1 },
    chests: [{ at: [23, 14], gold: 60, trap: 'poisonDart' }],
    note: {
      en: 'A table, four stools, a game of knucklebones broken off in mid-throw.',
      fr: 'Une table, quatre tabourets, une partie d’osselets interrompue en plein jet.',
    },
  },
  {
    id: 'stillroom',
    section: 'smallRoom',
    at: [12, 10],
    turns: 0,
    room: 'location',
    chests: [{ at: [12, 10], gold: 40, items: ['healingPotion', 'healingPotion'] }],
    note: {
      en: 'The brewers’ own store: dusty, dry, and nobody has been here since they left.',
      fr: 'La réserve des brasseurs : poussiéreuse, sèche, et vide de gens depuis leur départ.',
    },
  },
  {
    id: 'south',
    section: 'passage',
    at: [17, 22],
    turns: 1,
    traps: [{ at: [17, 24], trap: 'crossfire' }],
  },
  {
    id: 'southEnd',
    section: 'deadEnd',
    at: [17, 27],
    turns: 1,
    doors: [
      { at: [18, 29], side: 'east' },
      { at: [17, 30], side: 'west' },
    ],
  },
  {
    id: 'vats',
    section: 'smallRoom',
    at: [19, 27],
    turns: 0,
    room: 'location',
    monsters: { ratman: 2, globadier: 1 },
    note: {
      en: 'Three great vats. What bubbles in them now is not beer.',
      fr: 'Trois grandes cuves. Ce qui y bouillonne n’est plus de la bière.',
    },
  },
  {
    id: 'hall',
    section: 'largeRoom',
    at: [7, 27],
    turns: 1,
    room: 'location',
    monsters: { ratman: 4, ratmanChampion: 1, ratmanWarlord: 1 },
    chests: [{ at: [7, 31], gold: 100, holds: ['bronzeBell'], trap: 'alarm' }],
    note: {
      en: 'The long hall lies under water to its last third. There the bell stands, turned over, full of coins.',
      fr: 'La longue salle est noyée aux deux tiers. Au fond, la cloche est posée à l’envers, pleine de pièces.',
    },
  },
];
