/** The galleries under the quarry: a watch by the entrance, the warchief's hall at the far end. */
import type { PreparedPiece } from '../../../plan.ts';

export const QUARRY: readonly PreparedPiece[] = [
  { id: 'ladder', section: 'stairs', at: [30, 30], turns: 0, stairs: 'up' },
  { id: 'gallery', section: 'passage', at: [32, 30], turns: 0 },
  {
    id: 'watch',
    section: 'passage',
    at: [37, 30],
    turns: 0,
    doors: [{ at: [39, 30], side: 'north' }],
    note: {
      en: 'Soot on the walls, fresh boot prints on the floor, all of them large.',
      fr: 'De la suie aux murs, des traces de bottes fraîches au sol, toutes grandes.',
    },
  },
  {
    id: 'archers',
    section: 'smallRoom',
    at: [37, 25],
    turns: 0,
    room: 'location',
    monsters: { goblinArcher: 4, orc: 1 },
    note: {
      en: 'Straw men full of arrows hang from the roof. The marksmen are at home.',
      fr: 'Des mannequins de paille lardés de flèches pendent du plafond. Les tireurs sont chez eux.',
    },
  },
  { id: 'bend', section: 'rightTurn', at: [42, 30], turns: 0 },
  { id: 'shaft', section: 'passage', at: [42, 32], turns: 1, traps: [{ at: [43, 35], trap: 'blocks' }] },
  { id: 'crossing', section: 'tJunction', at: [42, 37], turns: 1 },
  { id: 'west', section: 'passage', at: [37, 37], turns: 0, doors: [{ at: [39, 38], side: 'south' }] },
  {
    id: 'westEnd',
    section: 'deadEnd',
    at: [32, 37],
    turns: 2,
    doors: [{ at: [34, 37], side: 'north', secret: true }],
  },
  {
    id: 'strongroom',
    section: 'smallRoom',
    at: [32, 32],
    turns: 0,
    room: 'location',
    chests: [{ at: [32, 32], gold: 120, items: ['strengthPotion'], trap: 'gas' }],
    note: {
      en: 'The quarrymen’s strongroom: the masters paid their wages here.',
      fr: 'La chambre forte des carriers : c’est ici qu’on versait la paie.',
    },
  },
  {
    id: 'kitchen',
    section: 'largeRoom',
    at: [33, 39],
    turns: 1,
    room: 'location',
    monsters: { orc: 3, goblin: 4 },
    chests: [{ at: [33, 43], gold: 30 }],
    note: {
      en: 'A fire the size of a cart, and a supper nobody here was invited to.',
      fr: 'Un feu grand comme une charrette, et un souper où nul n’était convié.',
    },
  },
  { id: 'east', section: 'passage', at: [44, 37], turns: 0, doors: [{ at: [46, 37], side: 'north' }] },
  {
    id: 'kennel',
    section: 'smallRoom',
    at: [44, 32],
    turns: 0,
    room: 'location',
    monsters: { troll: 1 },
    note: {
      en: 'Bones, a chain, and at the end of the chain something that has stopped chewing.',
      fr: 'Des os, une chaîne, et au bout de la chaîne quelque chose qui a cessé de mâcher.',
    },
  },
  { id: 'eastEnd', section: 'deadEnd', at: [49, 37], turns: 0, doors: [{ at: [51, 38], side: 'south' }] },
  {
    id: 'gong',
    section: 'largeRoom',
    at: [49, 39],
    turns: 0,
    room: 'location',
    monsters: { orc: 4, orcChampion: 2, orcWarlord: 1 },
    chests: [{ at: [53, 48], gold: 150, holds: ['ironBell'], trap: 'spike' }],
    note: {
      en: 'The bell hangs from a beam by ship’s cable. They have just struck it; now they look at you.',
      fr: 'La cloche pend d’une poutre au bout d’un câble de navire. Ils viennent de la frapper ; ils vous voient.',
    },
  },
];
