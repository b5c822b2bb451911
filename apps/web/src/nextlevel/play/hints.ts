/** Hints for a first game of NextLevel: those shared with classic, and its new rules, in the order they are taught, each at its moment. */
import type { NextView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import { CLASSIC_HINTS, firstHints, foesInSight, held, ownTurn } from '../../classic/play/hints.ts';
import type { Held, Hints, OwnTurn } from '../../classic/play/hints.ts';
import type { Hint } from '../../play/hints.ts';
import type { InHand } from '../../classic/play/session.ts';
import { strikersOn, zoneOf } from '../parts/board/zones.ts';
import { HINT_WORDS } from './hintWords.ts';

const LESSON = [
  'hintPlace',
  'hintActions',
  'hintRoll',
  'hintFacing',
  'hintSeen',
  'hintNear',
  'hintAttack',
  'hintDice',
  'hintCounter',
  'hintMana',
  'hintRage',
  'hintZone',
  'hintDoor',
  'hintEnd',
  'hintOver',
  'hintWhy',
  'hintRound',
  'hintBody',
] as const;
const FULL = [
  'hintSet',
  'hintSearch',
  'hintTrap',
  'hintSpell',
  'hintPoints',
  'hintParts',
  'hintTreasure',
] as const;

export const NEXT_HINTS: Hints<NextView> = {
  ids: (view, role) =>
    role === 'morcar'
      ? ['hintMorcar', 'hintTechniques']
      : [...LESSON, ...(view.training ? [] : FULL), 'hintOut'],
  fitting(view, situation, hand) {
    const turn = ownTurn(situation, hand);
    const shared = firstHints(view, situation, hand).filter(({ id }) => id !== 'hintDice');
    return [...shared, ...(turn === null ? [] : newHints(view, turn, hand))];
  },
  text: (id, language, keys) =>
    isOwn(id) ? say(HINT_WORDS, language, id, { ...keys }) : CLASSIC_HINTS.text(id, language, keys),
};

function isOwn(id: string): id is keyof (typeof HINT_WORDS)['en'] {
  return Object.hasOwn(HINT_WORDS.en, id);
}

function newHints(view: NextView, turn: OwnTurn, hand: InHand): Hint[] {
  if (turn.menu.role === 'morcar') return held([[turn.lit('technique'), 'hintTechniques', 'technique']]);
  return held([
    ...fightHints(view, turn, hand),
    ...(view.training || hand.staged !== null ? [] : fullHints(view, turn)),
  ]);
}

/** Two actions, facing, zones, counter-attacks, and a fight's gauges; what is staged is read first. */
function fightHints(
  view: NextView,
  { menu: { actor }, lit }: OwnTurn,
  { staged }: InHand,
): readonly Held<string>[] {
  const { turn, next, figures } = view;
  const struck: Held<string> = [next.turn.actions.includes('attack'), 'hintDice'];
  if (staged !== null) return [struck];
  const hero = figures.find(({ id }) => id === actor);
  const isFoeInSight = foesInSight(view).length > 0;
  const isControlled =
    hero !== undefined && strikersOn(view, hero).some((foe) => zoneOf(view, foe).includes(hero.square));
  return [
    struck,
    [lit('move') && next.turn.actions.length === 0 && turn.left === null, 'hintActions', 'move'],
    [isFoeInSight && lit('face') && !lit('attack'), 'hintFacing'],
    [lit('move') && isControlled, 'hintZone'],
    [lit('attack'), 'hintCounter', 'attack'],
    [lit('attack') && actor === 'wizard' && mana(view) > 0, 'hintMana', 'attack'],
    [actor === 'barbarian' && hasRage(view), 'hintRage'],
  ];
}

function mana({ next }: NextView): number {
  return next.sheets.wizard?.mana ?? 0;
}

function hasRage({ next }: NextView): boolean {
  return (next.sheets.barbarian?.rage.dice.length ?? 0) > 0;
}

/** What a training game omits. */
function fullHints(view: NextView, { menu: { actor }, lit }: OwnTurn): readonly Held<string>[] {
  const { heroes, traps, next } = view;
  const hero = heroes.find(({ id }) => id === actor);
  return [
    [lit('search') && foesInSight(view).length === 0, 'hintSearch', 'search', 'look'],
    [traps.length > 0, 'hintTrap'],
    [lit('cast') && actor === 'wizard', 'hintSpell', 'cast'],
    [lit('cast') && actor === 'elf', 'hintPoints', 'cast'],
    [actor === 'dwarf' && (next.sheets.dwarf?.parts ?? 0) > 0, 'hintParts', 'traps'],
    [(hero?.potions.length ?? 0) > 0, 'hintTreasure', 'item'],
  ];
}
