/** Hints for a first game, in the order they are taught: each once, at the moment of use (CLS-TRN-01). The second quest adds what training omits. */
import type { Figure, View } from '@oubliette/classic';
import { hasSquare } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { freshHint } from '../../play/hints.ts';
import type { Hint } from '../../play/hints.ts';
import type { Role } from '../kit.ts';
import { HINTS } from '../words/hints.ts';
import type { ActionId } from './actions.ts';
import type { Menu } from './menu.ts';
import type { InHand } from './session.ts';
import type { Situation } from './situation.ts';

/** " (M)" with a keyboard, nothing on a phone. */
export interface HintKeys {
  readonly key: string;
  readonly other: string;
}

/** The hints of a book. */
export interface Hints<V extends View = View> {
  /** Those a table like this one teaches, in order: of several that fit, the earliest is shown. */
  ids(view: V, role: Role): readonly string[];
  fitting(view: V, situation: Situation, hand: InHand): readonly Hint[];
  text(id: string, language: Language, keys: HintKeys): string;
}

/** The current hint, if there is one not yet closed. */
export function hintFor(
  hints: Hints,
  view: View,
  situation: Situation,
  hand: InHand,
  seen: readonly string[],
): Hint | null {
  if (situation.seat === null || view.phase === 'over') return null;
  return freshHint(taught(hints, view, situation), hints.fitting(view, situation, hand), seen);
}

/** All that this player is taught at this table. */
export function taught(hints: Hints, view: View, { seat }: Pick<Situation, 'seat'>): readonly string[] {
  return hints.ids(view, seat === view.morcar ? 'morcar' : 'hero');
}

const FIRST = [
  'hintPlace',
  'hintRoll',
  'hintSeen',
  'hintNear',
  'hintAttack',
  'hintDice',
  'hintDoor',
  'hintEnd',
  'hintOver',
  'hintWhy',
  'hintRound',
  'hintBody',
] as const;
const FULL = ['hintSet', 'hintSearch', 'hintTrap', 'hintSpell', 'hintTreasure'] as const;
type HintId = keyof (typeof HINTS)['en'];

export const CLASSIC_HINTS: Hints = {
  ids: (view, role) =>
    role === 'morcar' ? ['hintMorcar'] : [...FIRST, ...(view.training ? [] : FULL), 'hintOut'],
  fitting(view, situation, hand) {
    const turn = ownTurn(situation, hand);
    const isFull = !view.training && turn?.menu.role === 'hero' && hand.staged === null;
    return [...firstHints(view, situation, hand), ...(isFull ? fullHints(view, turn) : [])];
  },
  text: (id, language, keys) => say(HINTS, language, id as HintId, { ...keys }),
};

/** A turn of one's own with nothing half done. */
export interface OwnTurn {
  readonly menu: Menu;
  readonly lit: (id: ActionId) => boolean;
}

export function ownTurn({ menu, question }: Situation, { mode }: InHand): OwnTurn | null {
  const isBusy = mode !== null && mode !== 'move';
  if (menu === null || question !== null || isBusy) return null;
  const lit = (id: ActionId): boolean =>
    menu.items.some((item) => item.id === id && item.commands.length > 0);
  return lit('endTurn') ? { menu, lit } : null;
}

export type Held<Id extends string = HintId> = readonly [
  holds: boolean,
  id: Id,
  by?: ActionId,
  also?: ActionId,
];

export function held<Id extends string>(all: readonly Held<Id>[]): Hint[] {
  return all.flatMap(([holds, id, by, also]) =>
    holds ? [{ id, by: by ?? null, ...(also === undefined ? {} : { also }) }] : [],
  );
}

export function foesInSight({ figures }: View): readonly Figure[] {
  return figures.filter(({ side }) => side === 'morcar');
}

/** For every book of the family: from the first square to the way out. What is staged is read first. */
export function firstHints(view: View, situation: Situation, hand: InHand): Hint[] {
  const { question } = situation;
  if (question?.ask === 'place') return [{ id: 'hintPlace', by: null }];
  if (question?.ask === 'spells') return [{ id: 'hintSet', by: null }];
  const own = ownTurn(situation, hand);
  if (own === null) return [];
  const { menu, lit } = own;
  if (menu.role === 'morcar') return [{ id: 'hintMorcar', by: 'endTurn' }];
  const { turn } = view;
  const isFree = hand.staged === null;
  const isFresh = isFree && turn.left === null && !turn.acted;
  const isQuiet = foesInSight(view).length === 0;
  const isHurt = ({ id, body, maxBody }: Figure): boolean => situation.mine.includes(id) && body < maxBody;
  return held([
    [isFresh && lit('move') && isQuiet, 'hintRoll'],
    [isFree && isFurther(view), 'hintSeen'],
    [isFree && !isQuiet && !turn.acted && lit('move') && !lit('attack'), 'hintNear'],
    [isFree && lit('attack'), 'hintAttack'],
    [turn.acted && !isQuiet, 'hintDice'],
    [isFree && isQuiet && lit('move') && view.doors.includes('closed'), 'hintDoor'],
    [turn.acted && !lit('move'), 'hintEnd', 'endTurn'],
    [!menu.items.some(({ id }) => id !== 'endTurn' && lit(id)), 'hintOver', 'endTurn'],
    [turn.acted, 'hintWhy', 'attack'],
    [isFresh && view.round > 1, 'hintRound'],
    [isFresh && view.figures.some(isHurt), 'hintBody'],
    [isFree && view.quest.goals.every(({ reached }) => reached), 'hintOut'],
  ]);
}

/** A room has been seen besides the one the heroes came into. */
function isFurther({ revealed, board }: View): boolean {
  const seen = board.areas.filter(
    ({ kind, squares }) => kind === 'room' && squares.some((square) => hasSquare(revealed, square)),
  );
  return seen.length > 1;
}

/** One by one: searches, traps, spells, treasure. */
function fullHints(view: View, { menu: { actor }, lit }: OwnTurn): Hint[] {
  const hero = view.heroes.find(({ id }) => id === actor);
  return held([
    [lit('searchTreasure') && foesInSight(view).length === 0, 'hintSearch', 'searchTreasure', 'searchDoors'],
    [view.traps.length > 0, 'hintTrap'],
    [lit('cast'), 'hintSpell', 'cast'],
    [(hero?.potions.length ?? 0) > 0, 'hintTreasure', 'item'],
  ]);
}
