/** Classic's action bar: every action of the rulebook, with its picture, its key and its rule. */
import type { Command, CommandType } from '@oubliette/classic';
import type { RuleId } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { KeyAction } from '../../settings/keys.ts';
import type { AnyIcon } from '../../ui/Icon.tsx';
import type { Action, Role } from '../kit.ts';
import { CLASSIC } from '../words.ts';
import { askerFor, PROTOTYPES } from './prototypes.ts';

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

interface Entry {
  readonly types: readonly CommandType[];
  readonly icon: AnyIcon;
  readonly rule: RuleId;
  readonly key?: KeyAction;
  readonly matters?: true;
  readonly full?: keyof typeof CLASSIC.en & `${string}Full`;
  readonly cards?: 'chooseSpell' | 'chooseItem' | 'choosePower';
}

const ENTRIES: { readonly [A in ClassicAction]: Entry } = {
  move: { types: ['rollMovement', 'step'], icon: 'walking-boot', rule: 'CLS-MOV-01', key: 'move' },
  attack: {
    types: ['attack'],
    icon: 'crossed-swords',
    rule: 'CLS-CBT-02',
    key: 'attack',
    matters: true,
  },
  open: { types: ['openDoor'], icon: 'dungeon-gate', rule: 'CLS-DOR-03', key: 'open', matters: true },
  searchTreasure: {
    types: ['searchTreasure'],
    icon: 'open-treasure-chest',
    rule: 'CLS-SRC-11',
    key: 'searchTreasure',
    matters: true,
    full: 'searchTreasureFull',
  },
  searchDoors: {
    types: ['searchSecrets'],
    icon: 'magnifying-glass',
    rule: 'CLS-SRC-06',
    key: 'searchDoors',
    matters: true,
    full: 'searchDoorsFull',
  },
  cast: {
    types: ['castSpell'],
    icon: 'spell-book',
    rule: 'CLS-SPL-05',
    key: 'cast',
    matters: true,
    cards: 'chooseSpell',
  },
  item: {
    types: ['usePotion'],
    icon: 'standing-potion',
    rule: 'CLS-TRE-06',
    key: 'item',
    cards: 'chooseItem',
  },
  disarm: { types: ['disarm'], icon: 'toolbox', rule: 'CLS-TRP-28', matters: true, full: 'disarmFull' },
  jump: { types: ['jump'], icon: 'jump-across', rule: 'CLS-TRP-13', full: 'jumpFull' },
  power: {
    types: ['usePower'],
    icon: 'magic-swirl',
    rule: 'CLS-TUR-14',
    key: 'cast',
    matters: true,
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

function actionOf(id: ClassicAction): Action {
  const { matters = false, full, cards, ...entry } = ENTRIES[id];
  return {
    id,
    ...entry,
    matters,
    name: (language) => say(CLASSIC, language, id, {}),
    full: (language, commands) => say(CLASSIC, language, isRoll(commands) ? 'roll' : (full ?? id), {}),
    ...(cards === undefined ? {} : { cards: (language) => say(CLASSIC, language, cards, {}) }),
    prototype: (view, actor) => PROTOTYPES[id](askerFor(view, actor)),
  };
}

function isRoll(commands: readonly Command[]): boolean {
  return commands.some(({ type }) => type === 'rollMovement');
}

const BAR_ACTIONS: { readonly [role in Role]: readonly Action[] } = {
  hero: BARS.hero.map(actionOf),
  morcar: BARS.morcar.map(actionOf),
};

export function classicActions(role: Role): readonly Action[] {
  return BAR_ACTIONS[role];
}
