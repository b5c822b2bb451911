/** Why an action is grey: rewords the rules' answer to an example command. */
import { figureMention, telling } from '@oubliette/expert';
import type { Names } from '@oubliette/expert';
import type { Refusal } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { WHY } from '../words/why.ts';
import type { ActionId } from './commands.ts';
import { NOBODY } from './prototypes.ts';

type Why = keyof typeof WHY.en;

/** Answers about an arbitrary example, and what they mean for the action. */
const MEANT: Readonly<Partial<Record<ActionId, Readonly<Record<string, Why>>>>> = {
  attack: { noTarget: 'noFoe', notBeside: 'foeTooFar', noLine: 'foeUnseen' },
  open: { noDoor: 'noDoorLeft', notBefore: 'doorTooFar' },
  item: { notCarried: 'nothingToUse' },
  leap: { noJump: 'nothingToLeap' },
  quest: { nothingToDo: 'nothingAsked' },
};

/** Rewords the rules' answer for a player who pressed a grey action without a target in mind. */
export function putForAction(id: ActionId): (refusal: Refusal) => Refusal {
  return (refusal) => {
    const code = MEANT[id]?.[refusal.code];
    return code === undefined ? refusal : { ...refusal, code };
  };
}

/** A refusal in words: the rules' own, or one reworded by this table. */
export function explainWhy(refusal: Refusal, language: Language, names: Names): string {
  const { code, with: detail = {} } = refusal;
  if (!Object.hasOwn(WHY.en, code)) return telling.refusal(refusal, { language, names });
  const { target } = detail;
  return say(WHY, language, code as Why, {
    target: figureMention(names, typeof target === 'string' ? target : NOBODY),
  });
}
