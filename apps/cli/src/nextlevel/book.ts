/** NextLevel at the terminal: classic's table, with its own players, words and ways. */
import { questTreasureCard, treasureCard } from '@oubliette/classic';
import type { Figure, Hero, View } from '@oubliette/classic';
import {
  defenceDice,
  diceFor,
  directionName,
  fullMana,
  gearName,
  nextCardTexts,
  nextlevel,
  nextReachOf,
  plightName,
  telling,
  scrollName,
  substanceName,
  wieldedBy,
} from '@oubliette/nextlevel';
import type { NextState, NextView } from '@oubliette/nextlevel';
import { sensibleNextHeroes, sensibleNextMorcar } from '@oubliette/players/nextlevel';
import type { Language } from '@oubliette/words';
import { ui } from '../play/words.ts';
import type { FamilyBook, HeroColumn } from '../classic/book.ts';
import { BODY, GOLD, MIND } from '../classic/panel.ts';

const ACTIONS = 2;

/** A table of NextLevel shows views of NextLevel. */
const next = (view: View): NextView => view as unknown as NextView;

type Sort = FamilyBook['sortOf'];

export function nextBook(classic: FamilyBook): FamilyBook {
  return {
    ...classic,
    id: 'nextlevel',
    system: nextlevel,
    heroes: () => sensibleNextHeroes(),
    morcar: (difficulty) => sensibleNextMorcar({ difficulty }),

    telling: telling as unknown as FamilyBook['telling'],
    reach: (view, mover) => nextReachOf(next(view), mover),

    turnLeft,
    columns: [BODY, MIND, MANA, SPELL_POINTS, GOLD, LEVEL],
    cells: [3],
    pictured: (view) => ({ sign: (figure) => facingSign(view, figure) }),
    signs: (view, language) =>
      Object.keys(next(view).next.facing).length > 0 ? [ui(language, 'facingSign', {})] : [],
    dice(view, { id }) {
      const state = view as unknown as NextState;
      const figure = view.figures.find((one) => one.id === id)!;
      return {
        attack: diceFor(state, figure, wieldedBy(state, figure)).length,
        defence: defenceDice(state, figure),
      };
    },
    belongings,
    plights: (view, figure, language) =>
      (next(view).next.plights[figure] ?? []).map(({ tag }) => plightName(tag, language)),
    cards(view, hero, language) {
      const sheet = next(view).next.sheets[hero.id];
      return sheet === undefined ? classic.cards(view, hero, language) : nextCardTexts(hero, sheet, language);
    },

    blows: ['strike', 'hold', 'shootAgain', 'disarmFoe'],
    order: [
      'rollMovement',
      'jump',
      'openDoor',
      'strike',
      'shootAgain',
      'castSpell',
      'castArcanum',
      'readScroll',
      'usePower',
      'searchTreasure',
      'searchFurniture',
      'searchTraps',
      'searchPassages',
      'disarm',
      'usePotion',
      'changeWeapon',
      'takeUp',
      'listen',
      'leave',
    ],
    sortOf: sortsBeyond(classic.sortOf),
  };
}

function turnLeft(view: View, language: Language): readonly string[] {
  const { turn, next: now } = next(view);
  const isMoving = turn.left !== null && !now.turn.over && !now.turn.rooted;
  const facing = turn.actor === null ? undefined : now.facing[turn.actor];
  return [
    ...(isMoving ? [ui(language, 'movementLeft', { left: turn.left })] : []),
    ...(turn.taker === null
      ? [ui(language, turn.acted ? 'actionSpent' : 'actionLeft', {})]
      : [ui(language, 'actionsLeft', { left: Math.max(0, ACTIONS - now.turn.actions.length) })]),
    ...(facing === undefined ? [] : [ui(language, 'facing', { way: directionName(facing, language) })]),
  ];
}

const LEVEL: HeroColumn = {
  head: (language) => ui(language, 'levelColumn', {}),
  of: (view, { id }) => String(next(view).next.sheets[id]?.level ?? ''),
};
const MANA: HeroColumn = {
  head: (language) => ui(language, 'manaColumn', {}),
  of(view, { id }) {
    const sheet = next(view).next.sheets[id];
    const most = sheet === undefined ? 0 : fullMana(id, sheet);
    return most > 0 ? `${sheet!.mana}/${most}` : '';
  },
};
const SPELL_POINTS: HeroColumn = {
  head: (language) => ui(language, 'spellPointColumn', {}),
  of: (view, { id }) => (id === 'elf' ? String(next(view).next.sheets[id]?.spellPoints ?? '') : ''),
};

/** By direction: north, east, south, west. The current figure has its own sign. */
const FACING = ['↑', '→', '↓', '←'] as const;
const FACING_OF_ACTOR = ['▲', '▶', '▼', '◀'] as const;

function facingSign(view: View, { id }: Pick<Figure, 'id'>): string | undefined {
  const facing = next(view).next.facing[id];
  if (facing === undefined) return undefined;
  return (view.turn.actor === id ? FACING_OF_ACTOR : FACING)[facing];
}

function belongings(view: View, hero: Hero, language: Language): readonly string[] {
  const sheet = next(view).next.sheets[hero.id];
  if (sheet === undefined) return [];
  const { gear, inHand, scrolls, substances } = sheet;
  const held = gear.indexOf(inHand as (typeof gear)[number]);
  return [
    ...gear.map((id, i) =>
      i === held ? ui(language, 'inHand', { thing: gearName(id, language) }) : gearName(id, language),
    ),
    ...hero.treasures.map((id) => questTreasureCard(id).noun[language].one),
    ...hero.potions.map((id) => treasureCard(id).noun[language].one),
    ...scrolls.map((id) => scrollName(id, language)),
    ...substances.map((id) => substanceName(id, language)),
    ...(hero.spells.length > 0 ? [ui(language, 'spells', { count: hero.spells.length })] : []),
  ];
}

/** Commands with many targets in a turn: each sort has one number. */
const MANIFOLD: ReadonlySet<string> = new Set([
  'allot',
  'buildTrap',
  'castArcanum',
  'changeWeapon',
  'detect',
  'disarmFoe',
  'face',
  'hold',
  'hurl',
  'prepareAmbush',
  'push',
  'readScroll',
  'step',
  'strike',
  'sweep',
  'teleport',
  'topple',
]);

function sortsBeyond(classic: Sort): Sort {
  return (move) => {
    if (!MANIFOLD.has(move.type)) return classic(move);
    const named = move as unknown as Readonly<Record<string, string | number>>;
    const { type, figure = '', spell = '', scroll = '', monster = '' } = named;
    return {
      sort: [type, figure, spell, scroll, monster].join(' '),
      fewest: type === 'face' || type === 'step' ? 2 : 3,
    };
  };
}
