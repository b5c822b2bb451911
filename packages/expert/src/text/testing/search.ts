import { FURNITURE } from '../../content/furniture.ts';
import type { Condition } from '../../state.ts';
import type { SearchCommand, SearchFacts } from '../../search/types.ts';
import { EXIT, F7 } from './samples.ts';
import type { Samples } from './samples.ts';

const CONDITIONS: readonly Condition[] = [
  { tag: 'paralysed' },
  { tag: 'imprisoned' },
  { tag: 'blessed', attack: 1, defence: 1, combat: null },
  { tag: 'cursed', combat: null },
  { tag: 'strengthened', attack: 2, defence: 0, combat: 1 },
  { tag: 'strengthened', attack: 0, defence: 1, combat: 1 },
  { tag: 'hunting', whom: 'elf' },
  { tag: 'risen' },
  { tag: 'lamed', cells: 2 },
  { tag: 'poisoned' },
  { tag: 'stunned' },
  { tag: 'dazed' },
  { tag: 'cracked', defence: -2, combat: 1 },
  { tag: 'ability', by: 'elf', of: 'rage' },
  { tag: 'chaos', of: 'ironSkin' },
  { tag: 'jinxed', card: 'greatAxe' },
  { tag: 'jinxed', card: 'winterBoots' },
  { tag: 'darkened', until: 'door' },
  { tag: 'slipping', cells: 2 },
  { tag: 'daunted', attack: -1 },
  { tag: 'numbed', attack: -1 },
  { tag: 'maddened', attack: 1 },
  { tag: 'warded', defence: 1 },
];

export const SEARCH_SAMPLES: Samples<SearchCommand, SearchFacts> = {
  commands: {
    searchTile: [{ type: 'searchTile' }],
    searchFurniture: [{ type: 'searchFurniture', piece: 'weaponRack@9' }],
    reorder: [
      { type: 'reorder', order: [0, 1] },
      { type: 'reorder', order: [1, 0] },
    ],
    chooseSpell: [{ type: 'chooseSpell', ability: 'fireBolt' }],
    arrive: [{ type: 'arrive', at: F7 }],
    choosePassage: [{ type: 'choosePassage', at: F7, side: 1 }],
  },
  events: {
    searchBegun: [
      { figure: 'elf', tile: 'kitchen-2', piece: null },
      { figure: 'elf', tile: 'kitchen-2', piece: 'altar@9' },
    ],
    tileSearched: [1, 4, 6].map((face) => ({ figure: 'elf', tile: 'kitchen-2', face })),
    // Every row of every table.
    furnitureSearched: Object.entries(FURNITURE).flatMap(([kind, { rows }]) =>
      rows.map(({ upTo }) => ({
        figure: 'warrior',
        piece: `${kind}@9`,
        faces: [Math.min(6, upTo - 1), upTo - Math.min(6, upTo - 1)],
        total: upTo,
      })),
    ),
    cardsPeeked: [
      { by: 'ann', known: [{ at: 0, to: ['ann'] }] },
      {
        by: 'ben',
        known: [
          { at: 0, to: ['ben'] },
          { at: 1, to: ['ben'] },
        ],
      },
      { by: 'ann', known: [{ at: 0, card: 'kitchen', to: ['ann'] }] },
      {
        by: 'ben',
        known: [
          { at: 0, card: 'kitchen', to: 'all' },
          { at: 1, card: 'questRoom', to: 'all' },
        ],
      },
    ],
    cardsReordered: [{ cards: ['questRoom', 'kitchen'] }],
    conditionGained: CONDITIONS.map((condition) => ({
      figure: condition.tag === 'hunting' ? 'troll-1' : 'elf',
      condition,
    })),
    teleported: [{ figure: 'elf', to: F7 }],
    pushedOut: [{ figure: 'elf', to: F7 }],
    scrollFound: [{ hero: 'elf', ability: 'fireBolt' }],
    surprised: [{ awake: ['ghoul-1'] }, { awake: ['orc-1', 'orc-2'] }],
    surpriseOver: [{}],
    goldFound: [
      { hero: 'elf', faces: [], gold: 100 },
      { hero: 'elf', faces: [2, 3], gold: 5 },
    ],
    lidTried: [
      { hero: 'warrior', face: 3, help: 0, total: 11, opens: true },
      { hero: 'warrior', face: 1, help: 3, total: 12, opens: true },
      { hero: 'elf', face: 1, help: 0, total: 7, opens: false },
    ],
    escapeTried: [
      { hero: 'elf', face: 3, total: 6, free: true },
      { hero: 'elf', face: 1, total: 4, free: false },
    ],
    statueWoke: [{ piece: 'statue@9' }],
    passageFound: [{ exit: EXIT }],
    lookedFor: [{ found: [] }, { found: ['sword'] }, { found: ['sword', 'mail'] }],
    diceOfHarm: [{ figure: 'elf', face: 4 }],
  },
};
