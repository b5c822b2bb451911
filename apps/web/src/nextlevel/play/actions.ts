/** NextLevel's action bar: actions of heroes and of monsters, in groups that fit on a phone. */
import type { NextCommand, NextView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import type { Role } from '../../classic/kit.ts';
import { makeActions } from '../../classic/play/makeActions.ts';
import type { ActionEntry } from '../../classic/play/makeActions.ts';
import { NEXT } from '../words.ts';
import { PROTOTYPES } from './prototypes.ts';

export type NextAction =
  | 'move'
  | 'attack'
  | 'open'
  | 'search'
  | 'look'
  | 'cast'
  | 'item'
  | 'face'
  | 'arms'
  | 'doors'
  | 'tactics'
  | 'traps'
  | 'craft'
  | 'jump'
  | 'technique'
  | 'lurk'
  | 'leave'
  | 'endTurn';

const BARS: { readonly [role in Role]: readonly NextAction[] } = {
  hero: [
    'move',
    'attack',
    'open',
    'search',
    'look',
    'cast',
    'item',
    'face',
    'arms',
    'doors',
    'tactics',
    'traps',
    'craft',
    'jump',
    'leave',
    'endTurn',
  ],
  morcar: [
    'move',
    'attack',
    'technique',
    'face',
    'tactics',
    'open',
    'doors',
    'arms',
    'jump',
    'lurk',
    'endTurn',
  ],
};

type Word = keyof typeof NEXT.en & (`${string}${'Full' | 'Undone'}` | `choose${string}`);

const ENTRIES: { readonly [A in NextAction]: ActionEntry<NextCommand, Word> } = {
  move: { types: ['rollMovement', 'step'], icon: 'walking-boot', rule: 'NXT-MOV-01', key: 'move' },
  attack: {
    types: ['strike', 'shootAgain'],
    icon: 'crossed-swords',
    rule: 'NXT-ATK-12',
    key: 'attack',
    left: 'attackUndone',
  },
  open: { types: ['openDoor'], icon: 'dungeon-gate', rule: 'NXT-MOV-04', key: 'open' },
  search: {
    types: ['searchTreasure', 'searchFurniture'],
    icon: 'open-treasure-chest',
    rule: 'NXT-SRC-03',
    key: 'searchTreasure',
    left: 'searchUndone',
    canWait: true,
    full: 'searchFull',
  },
  look: {
    types: ['searchTraps', 'searchPassages'],
    icon: 'magnifying-glass',
    rule: 'NXT-TRS-01',
    key: 'searchDoors',
    full: 'lookFull',
    cards: 'chooseLook',
  },
  cast: {
    types: ['castSpell', 'castArcanum', 'readScroll'],
    icon: 'spell-book',
    rule: 'NXT-ENC-01',
    key: 'cast',
    left: 'castUndone',
    canWait: true,
    full: 'castFull',
    cards: 'chooseSpell',
  },
  item: {
    types: ['usePotion'],
    icon: 'standing-potion',
    rule: 'NXT-ACT-13',
    key: 'item',
    full: 'itemFull',
    cards: 'chooseItem',
  },
  face: { types: ['face'], icon: 'compass', rule: 'NXT-FAC-01', full: 'faceFull' },
  arms: {
    types: ['changeWeapon', 'takeWeapon', 'takeUp'],
    icon: 'switch-weapon',
    rule: 'NXT-ACT-11',
    full: 'armsFull',
    cards: 'chooseArms',
  },
  doors: {
    types: ['listen', 'barricade', 'breakDoor'],
    icon: 'barricade',
    rule: 'NXT-BAR-01',
    full: 'doorsFull',
    cards: 'chooseDoorWork',
  },
  tactics: {
    types: ['ambush', 'hold', 'disarmFoe', 'holdMove', 'push', 'topple'],
    icon: 'backstab',
    rule: 'NXT-AMB-01',
    full: 'tacticsFull',
    cards: 'chooseTactic',
  },
  traps: {
    types: ['disarm', 'buildTrap', 'free'],
    icon: 'wolf-trap',
    rule: 'NXT-DWF-08',
    full: 'trapsFull',
    cards: 'chooseTrapWork',
  },
  craft: {
    types: ['scan', 'detect', 'mindToBody', 'teleport', 'rageTowards', 'callHeroicShot'],
    icon: 'magic-palm',
    rule: 'NXT-HRO-01',
    full: 'craftFull',
    cards: 'chooseCraft',
  },
  jump: { types: ['jump'], icon: 'jump-across', rule: 'NXT-TRP-06', full: 'jumpFull' },
  technique: {
    types: ['sweep', 'hurl', 'smash', 'secure', 'helpAcross', 'cross', 'fimirRoll', 'fimirSpell', 'usePower'],
    icon: 'monster-grasp',
    rule: 'NXT-MON-06',
    key: 'cast',
    left: 'techniqueUndone',
    full: 'techniqueFull',
    cards: 'chooseTechnique',
  },
  lurk: {
    types: ['alert', 'prepareAmbush'],
    icon: 'human-ear',
    rule: 'NXT-AMB-05',
    full: 'lurkFull',
    cards: 'chooseLurker',
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

export const nextActions = makeActions<NextView, NextCommand, NextAction, Word>({
  bars: BARS,
  entries: ENTRIES,
  say: (word, language) => say(NEXT, language, word, {}),
  prototypes: PROTOTYPES,
});
