/** Why an action of NextLevel's bar is grey when it has no particular target. */
import { figureMention, squareName } from '@oubliette/classic';
import type { Names } from '@oubliette/classic';
import type { Refusal } from '@oubliette/kernel';
import { telling } from '@oubliette/nextlevel';
import type { NextCommand, NextView } from '@oubliette/nextlevel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { NOBODY, reworded, whoseTurn } from '../../classic/play/why.ts';
import { NEXT } from '../words.ts';
import type { NextAction } from './actions.ts';

type Why = 'noFoe' | 'foeTooFar' | 'noDoor' | 'noSpell' | 'noPotion' | 'noTrap' | 'noPit' | 'nothingHere';

/** Answers about an arbitrary example, and what they mean for the action. */
const MEANT: { readonly [A in NextAction]?: Readonly<Record<string, Why>> } = {
  attack: { notOnBoard: 'noFoe', notAdjacent: 'foeTooFar' },
  open: { noSuchDoor: 'noDoor' },
  doors: { noSuchDoor: 'noDoor' },
  cast: { spellNotHeld: 'noSpell', notOnBoard: 'noSpell' },
  item: { potionNotHeld: 'noPotion' },
  traps: { nothingToDisarm: 'noTrap' },
  jump: { noPitToJump: 'noPit' },
  craft: { giftMissing: 'nothingHere' },
};

export function putForAction(id: string, asked: NextCommand, view: NextView): (refusal: Refusal) => Refusal {
  return (refusal) => {
    if (refusal.code === 'notYourTurn') return whoseTurn(refusal, view);
    if (id === 'open' && refusal.code === 'notAtTheDoor') return { ...refusal, code: 'doorTooFar' };
    const code = MEANT[id as NextAction]?.[refusal.code];
    const figure = 'figure' in asked && asked.figure !== null ? asked.figure : NOBODY;
    // "Not on the board" may also be about the acting figure.
    if (code === undefined || refusal.with?.['figure'] === (code === 'noFoe' ? figure : null)) return refusal;
    const target =
      asked.type === 'strike' ? view.figures.find(({ id: one }) => one === asked.target) : undefined;
    return { ...refusal, code, with: { figure: target?.id ?? figure, square: target?.square ?? 0 } };
  };
}

export function explainNext(refusal: Refusal, language: Language, names: Names): string {
  const { code, with: detail = {} } = refusal;
  if (!isOwn(code))
    return reworded(refusal, language, names) ?? telling.refusal(refusal, { language, names });
  const { figure, square } = detail;
  return say(NEXT, language, code, {
    figure: figureMention(names, typeof figure === 'string' ? figure : NOBODY),
    square: squareName(names, typeof square === 'number' ? square : 0),
  });
}

const OWN: ReadonlySet<string> = new Set(Object.values(MEANT).flatMap((codes) => Object.values(codes)));

function isOwn(code: string): code is Why {
  return OWN.has(code);
}
