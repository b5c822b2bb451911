/** The crypt missing from all plans: tombs to the east, the sanctum in the north-west. */
import type { PreparedPiece } from '../../../plan.ts';

export const CRYPT: readonly PreparedPiece[] = [
  { id: 'descent', section: 'stairs', at: [20, 40], turns: 3, stairs: 'up' },
  { id: 'nave', section: 'passage', at: [20, 35], turns: 1 },
  {
    id: 'transept',
    section: 'tJunction',
    at: [20, 33],
    turns: 3,
    note: {
      en: 'It is so quiet that you hear your own eyes blink.',
      fr: 'Il fait si calme que vous entendez vos paupières battre.',
    },
  },
  { id: 'east', section: 'passage', at: [22, 33], turns: 0, doors: [{ at: [24, 34], side: 'south' }] },
  {
    id: 'ossuary',
    section: 'smallRoom',
    at: [22, 35],
    turns: 0,
    room: 'location',
    monsters: { skeleton: 3 },
    chests: [{ at: [26, 39], gold: 70 }],
    note: {
      en: 'Skulls up to the vault, sorted by size. Three heaps are taller than the others, and stand up.',
      fr: 'Des crânes jusqu’à la voûte, rangés par taille. Trois tas dépassent, et se lèvent.',
    },
  },
  {
    id: 'eastEnd',
    section: 'deadEnd',
    at: [27, 33],
    turns: 0,
    doors: [{ at: [29, 33], side: 'north' }],
    traps: [{ at: [28, 33], trap: 'mantrap' }],
  },
  {
    id: 'tombs',
    section: 'smallRoom',
    at: [27, 28],
    turns: 0,
    room: 'location',
    monsters: { zombie: 4, ghoul: 1 },
    chests: [{ at: [31, 28], gold: 90, items: ['healingPotion'], trap: 'shock' }],
    note: {
      en: 'The slabs have been pushed aside, from below.',
      fr: 'Les dalles ont été poussées, par en dessous.',
    },
  },
  { id: 'west', section: 'passage', at: [15, 33], turns: 0 },
  { id: 'bend', section: 'rightTurn', at: [13, 33], turns: 2 },
  { id: 'aisle', section: 'passage', at: [13, 28], turns: 1, doors: [{ at: [14, 30], side: 'east' }] },
  {
    id: 'choir',
    section: 'largeRoom',
    at: [15, 28],
    turns: 1,
    room: 'location',
    monsters: { zombie: 3, skeleton: 2, wight: 1 },
    note: {
      en: 'They sit in the stalls, mouths open, row upon row. Some of the rows rise.',
      fr: 'Ils sont assis dans les stalles, bouche ouverte, rang après rang. Quelques rangs se lèvent.',
    },
  },
  {
    id: 'aisleEnd',
    section: 'deadEnd',
    at: [13, 23],
    turns: 3,
    doors: [
      { at: [13, 25], side: 'west', secret: true },
      { at: [14, 25], side: 'east' },
    ],
  },
  {
    id: 'sacristy',
    section: 'smallRoom',
    at: [8, 23],
    turns: 0,
    room: 'location',
    chests: [{ at: [8, 23], gold: 50, items: ['dawnstone'] }],
    note: {
      en: 'Vestments, candles, and a stone that is warm to the hand.',
      fr: 'Des chasubles, des cierges, et une pierre tiède au creux de la main.',
    },
  },
  {
    id: 'sanctum',
    section: 'largeRoom',
    at: [15, 23],
    turns: 1,
    room: 'location',
    monsters: { skeleton: 4, ghoul: 2, mummy: 1 },
    chests: [{ at: [24, 23], gold: 200, holds: ['silverBell'], trap: 'magic' }],
    note: {
      en: 'The bell is walled up to its rim, and somebody has torn out its tongue.',
      fr: 'La cloche est murée jusqu’au bord, et quelqu’un lui a arraché le battant.',
    },
  },
];
