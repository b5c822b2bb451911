/** Why an action is grey: rewords the rules' answer to an example command. */
import { figureMention, FURNITURE, squareName, telling } from '@oubliette/classic';
import type { Command, FigureId, FurnitureKind, Names, View } from '@oubliette/classic';
import type { Json, Refusal } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { WHY_WORDS } from '../words/why.ts';
import type { ActionId } from './actions.ts';

/** A figure not on the board, when there is no foe to ask about. */
export const NOBODY: FigureId = 'nobody';

export type Why = keyof typeof WHY_WORDS.en;

/** Answers about an arbitrary example, and what they mean for the action. */
const MEANT: { readonly [action: ActionId]: Readonly<Record<string, Why>> } = {
  move: {
    wallInTheWay: 'noWayOn',
    squareBlocked: 'noWayOn',
    passageRefused: 'noWayOn',
    noFreeSquareBeyond: 'noWayOn',
    alreadyCrossed: 'noWayOn',
  },
  attack: { notOnBoard: 'noFoe', notAdjacent: 'foeTooFar' },
  open: { noSuchDoor: 'noClosedDoor', notAtTheDoor: 'doorTooFar' },
  cast: { spellNotHeld: 'noSpellLeft', notOnBoard: 'noSpellTarget' },
  item: { potionNotHeld: 'noPotion' },
  disarm: { nothingToDisarm: 'noTrapKnown', notAdjacent: 'trapTooFar' },
  jump: { noPitToJump: 'noPit' },
  power: { noSuchPower: 'noPower', targetMissing: 'noPowerTarget' },
};

/** Rewords the rules' answer for a player who pressed a grey action without a target in mind. */
export function putForAction(id: ActionId, asked: Command, view: View): (refusal: Refusal) => Refusal {
  return (refusal) => {
    if (refusal.code === 'notYourTurn') return whoseTurn(refusal, view);
    const code = MEANT[id]?.[refusal.code];
    // "Not on the board" may also be about the acting figure.
    const isSelf =
      refusal.code === 'notOnBoard' && 'figure' in asked && refusal.with?.['figure'] === asked.figure;
    if (code === undefined || isSelf) return refusal;
    // The rules check the target before the spent action.
    if (code === 'noFoe' && view.turn.acted && view.turn.bonus === null)
      return { code: 'alreadyActed', rule: 'CLS-TUR-04', with: { figure: view.turn.actor } };
    return { ...refusal, code, with: { ...refusal.with, ...detailOf(asked, view) } };
  };
}

/** Whose turn it is instead. */
export function whoseTurn(refusal: Refusal, { turn: { taker } }: View): Refusal {
  const code: Why = taker === null ? 'morcarsTurn' : 'anothersTurn';
  return { ...refusal, code, with: { figure: taker } };
}

function detailOf(asked: Command, view: View): { readonly [name: string]: Json } {
  if (asked.type === 'attack') {
    const target = view.figures.find(({ id }) => id === asked.target);
    return target === undefined ? {} : { figure: target.id, square: target.square };
  }
  const figure = 'figure' in asked ? { figure: asked.figure } : {};
  return 'square' in asked ? { ...figure, square: asked.square } : figure;
}

/** Without an action left, in any book of the family. */
const SPENT: readonly string[] = ['alreadyActed', 'noActionLeft'];

/** Pointing at furniture may be meant as walking there: it says what stands there. */
export function putForPiece(view: View, place: number | string): (refusal: Refusal) => Refusal {
  const piece = view.furniture.find(({ squares }) => squares.some((square) => square === place));
  return (refusal) => {
    if (piece === undefined) return refusal;
    const detail = { figure: view.turn.actor, ...refusal.with, thing: piece.kind };
    if (SPENT.includes(refusal.code)) return { ...refusal, code: 'pieceThere', with: detail };
    return refusal.code === 'notInTraining'
      ? { code: 'standsThere', rule: 'CLS-MOV-10', with: detail }
      : refusal;
  };
}

/** Why a wandering monster may not be put there: where it must be put instead. */
export function putForPlace(view: View): (refusal: Refusal) => Refusal {
  const { pending } = view;
  return (refusal) => {
    if (refusal.code !== 'notThere' || pending?.tag !== 'wandering') return refusal;
    const code: Why = pending.adjacent ? 'besideHero' : 'nearHero';
    return { ...refusal, code, with: { ...refusal.with, figure: pending.hero } };
  };
}

/** A refusal in words: the rules' own, or one reworded by this table. */
export function explainWhy(refusal: Refusal, language: Language, names: Names): string {
  return reworded(refusal, language, names) ?? telling.refusal(refusal, { language, names });
}

/** Null for the rules' own. */
export function reworded(
  { code, with: detail = {} }: Refusal,
  language: Language,
  names: Names,
): string | null {
  if (!Object.hasOwn(WHY_WORDS.en, code)) return null;
  const { figure, square, thing, steps, left } = detail;
  return say(WHY_WORDS, language, code as Why, {
    figure: figureMention(names, typeof figure === 'string' ? figure : NOBODY),
    square: squareName(names, typeof square === 'number' ? square : 0),
    thing: FURNITURE[(typeof thing === 'string' ? thing : 'table') as FurnitureKind].noun,
    steps: Number(steps ?? 0),
    left: Number(left ?? 0),
  });
}
