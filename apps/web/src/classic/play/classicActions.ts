/** Classic's action bar: every action of the rulebook, with its picture, its key and its rule. */
import type { Command, View } from '@oubliette/classic';
import { say } from '@oubliette/words';
import type { Role } from '../kit.ts';
import { CLASSIC } from '../words.ts';
import { makeActions } from './makeActions.ts';
import type { ActionEntry } from './makeActions.ts';
import { PROTOTYPES } from './prototypes.ts';

export type ClassicAction =
  | 'move'
  | 'attack'
  | 'open'
  | 'searchTreasure'
  | 'searchDoors'
  | 'cast'
  | 'item'
  | 'disarm'
  | 'jump'
  | 'power'
  | 'leave'
  | 'endTurn';

/** What heroes do, and what monsters do: they never search, cast from cards or leave (CLS-MON-07, CLS-STA-08). */
const BARS: { readonly [role in Role]: readonly ClassicAction[] } = {
  hero: [
    'move',
    'attack',
    'open',
    'searchTreasure',
    'searchDoors',
    'cast',
    'item',
    'disarm',
    'jump',
    'leave',
    'endTurn',
  ],
  morcar: ['move', 'attack', 'power', 'open', 'jump', 'endTurn'],
};

type Word =
  | (keyof typeof CLASSIC.en & `${string}${'Full' | 'Undone'}`)
  | 'chooseSpell'
  | 'chooseItem'
  | 'choosePower';

const ENTRIES: { readonly [A in ClassicAction]: ActionEntry<Command, Word> } = {
  move: { types: ['rollMovement', 'step'], icon: 'walking-boot', rule: 'CLS-MOV-01', key: 'move' },
  attack: {
    types: ['attack'],
    icon: 'crossed-swords',
    rule: 'CLS-CBT-02',
    key: 'attack',
    left: 'attackUndone',
  },
  open: { types: ['openDoor'], icon: 'dungeon-gate', rule: 'CLS-DOR-03', key: 'open', left: 'openUndone' },
  searchTreasure: {
    types: ['searchTreasure'],
    icon: 'open-treasure-chest',
    rule: 'CLS-SRC-11',
    key: 'searchTreasure',
    left: 'searchTreasureUndone',
    canWait: true,
    full: 'searchTreasureFull',
  },
  searchDoors: {
    types: ['searchSecrets'],
    icon: 'magnifying-glass',
    rule: 'CLS-SRC-06',
    key: 'searchDoors',
    left: 'searchDoorsUndone',
    canWait: true,
    full: 'searchDoorsFull',
  },
  cast: {
    types: ['castSpell'],
    icon: 'spell-book',
    rule: 'CLS-SPL-05',
    key: 'cast',
    left: 'castUndone',
    canWait: true,
    cards: 'chooseSpell',
  },
  item: {
    types: ['usePotion'],
    icon: 'standing-potion',
    rule: 'CLS-TRE-06',
    key: 'item',
    cards: 'chooseItem',
  },
  disarm: {
    types: ['disarm'],
    icon: 'toolbox',
    rule: 'CLS-TRP-28',
    left: 'disarmUndone',
    canWait: true,
    full: 'disarmFull',
  },
  jump: { types: ['jump'], icon: 'jump-across', rule: 'CLS-TRP-13', full: 'jumpFull' },
  power: {
    types: ['usePower'],
    icon: 'magic-swirl',
    rule: 'CLS-TUR-14',
    key: 'cast',
    left: 'powerUndone',
    cards: 'choosePower',
  },
  leave: { types: ['leave'], icon: 'exit-door', rule: 'CLS-END-02', full: 'leaveFull' },
  endTurn: {
    types: ['endTurn'],
    icon: 'sands-of-time',
    rule: 'CLS-TUR-02',
    key: 'endTurn',
    full: 'endTurnFull',
  },
};

export const classicActions = makeActions<View, Command, ClassicAction, Word>({
  bars: BARS,
  entries: ENTRIES,
  say: (word, language) => say(CLASSIC, language, word, {}),
  prototypes: PROTOTYPES,
});
