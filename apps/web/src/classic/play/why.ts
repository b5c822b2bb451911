/** Why an action is grey: rewords the rules' answer to an example command. */
import { figureMention, squareName, telling } from '@oubliette/classic';
import type { Command, FigureId, Names, View } from '@oubliette/classic';
import type { Json, Refusal } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { WHY_WORDS } from '../words/why.ts';
import type { ActionId } from './actions.ts';

/** A figure not on the board, when there is no foe to ask about. */
export const NOBODY: FigureId = 'nobody';

type Why = keyof typeof WHY_WORDS.en;

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
  open: { noSuchDoor: 'noClosedDoor' },
  cast: { spellNotHeld: 'noSpellLeft', notOnBoard: 'noSpellTarget' },
  item: { potionNotHeld: 'noPotion' },
  disarm: { nothingToDisarm: 'noTrapKnown', notAdjacent: 'trapTooFar' },
  jump: { noPitToJump: 'noPit' },
  power: { noSuchPower: 'noPower', targetMissing: 'noPowerTarget' },
};

/** Rewords the rules' answer for a player who pressed a grey action without a target in mind. */
export function putForAction(id: ActionId, asked: Command, view: View): (refusal: Refusal) => Refusal {
  return (refusal) => {
    const code = MEANT[id]?.[refusal.code];
    // "Not on the board" may also be about the acting figure.
    const isSelf =
      refusal.code === 'notOnBoard' && 'figure' in asked && refusal.with?.['figure'] === asked.figure;
    if (code === undefined || isSelf) return refusal;
    // The rules check the target before the spent action.
    if (code === 'noFoe' && view.turn.acted && view.turn.bonus === null)
      return { code: 'alreadyActed', rule: 'CLS-TUR-04' };
    return { ...refusal, code, with: { ...refusal.with, ...detailOf(asked, view) } };
  };
}

function detailOf(asked: Command, view: View): { readonly [name: string]: Json } {
  if (asked.type === 'attack') {
    const target = view.figures.find(({ id }) => id === asked.target);
    return target === undefined ? {} : { figure: target.id, square: target.square };
  }
  const figure = 'figure' in asked ? { figure: asked.figure } : {};
  return 'square' in asked ? { ...figure, square: asked.square } : figure;
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
  const { code, with: detail = {} } = refusal;
  if (!Object.hasOwn(WHY_WORDS.en, code)) return telling.refusal(refusal, { language, names });
  const { figure, square } = detail;
  return say(WHY_WORDS, language, code as Why, {
    figure: figureMention(names, typeof figure === 'string' ? figure : NOBODY),
    square: squareName(names, typeof square === 'number' ? square : 0),
  });
}
