/** Why an action is grey: rewords the rules' answer to an example command. */
import type { Command, Names, View } from '@oubliette/advanced';
import { figureMention, squareName, telling } from '@oubliette/advanced';
import type { Refusal, RuleId } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { WHY } from '../words/why.ts';
import type { ActionId } from './commands.ts';
import { NOBODY } from './prototypes.ts';

export type Why = keyof typeof WHY.en;

/** Answers about an arbitrary example, and what they mean for the action. */
const MEANT: Readonly<Partial<Record<ActionId, Readonly<Record<string, Why>>>>> = {
  attack: { noEnemy: 'noFoe', notOnBoard: 'noFoe', wrongTurn: 'noFight', notInReach: 'foeTooFar' },
  run: { wrongTurn: 'runInFights' },
  open: { noDoor: 'noDoorHere', notAtDoor: 'doorTooFar', notAtChest: 'chestTooFar', noChest: 'noDoorHere' },
  help: { notOnBoard: 'nobodyDown', notKnockedOut: 'nobodyDown', noPotion: 'nobodyDown' },
  special: { notAtFountain: 'nothingHere', nothingThere: 'nothingHere', notNow: 'nothingHere' },
  cast: { notInBook: 'noSpells', wizardsOnly: 'noSpells' },
  item: { noPotion: 'nothingToUse', notAtHand: 'nothingToUse', noSuchSource: 'nothingToUse' },
  trap: { noSuchTrap: 'noTrapKnown' },
  order: { wrongTurn: 'noFight' },
  stairs: { notOnStairs: 'stairsAfar' },
};

/** The rule about it, if the refusing rule is about something else. */
const TOLD_BY: Readonly<Partial<Record<Why, RuleId>>> = {
  nothingHere: 'ADV-GEN-24',
  nobodyDown: 'ADV-DEATH-06',
};

/** Rewords the rules' answer for a player who pressed a grey action without a target in mind. */
export function putForAction(id: ActionId, asked: Command, view: View): (refusal: Refusal) => Refusal {
  return (refusal) => {
    const isFight = view.turn.mode === 'combat';
    const code =
      MEANT[id]?.[refusal.code] ??
      (refusal.code === 'wrongTurn' ? (isFight ? 'notInFights' : 'onlyInFights') : undefined);
    const { figure, target, at } = asked as Readonly<Record<string, unknown>>;
    // There is a figure to help, but nothing to help with.
    if (code === 'nobodyDown' && refusal.code === 'noPotion' && target !== NOBODY) return refusal;
    // "Not on the board" may also be about the acting figure.
    if (code === undefined || (refusal.code === 'notOnBoard' && refusal.with?.['figure'] === figure))
      return refusal;
    const foe = view.figures.find((each) => each.id === target);
    const square = foe?.square ?? (typeof at === 'number' ? at : null);
    return {
      code,
      rule: TOLD_BY[code] ?? refusal.rule,
      with: { figure: foe?.id ?? String(figure), ...(square === null ? {} : { square }) },
    };
  };
}

/** A refusal in words: the rules' own, or one reworded by this table. */
export function explainWhy(refusal: Refusal, language: Language, names: Names): string {
  const { code, with: detail = {} } = refusal;
  if (!Object.hasOwn(WHY.en, code)) return telling.refusal(refusal, { language, names });
  const { figure, square, steps } = detail;
  return say(WHY, language, code as Why, {
    figure: figureMention(names, typeof figure === 'string' ? figure : NOBODY),
    square: squareName(typeof square === 'number' ? square : 0),
    steps: Number(steps ?? 0),
  });
}
