/** Which dice of a row were rolled by hand, for marks in the log. */
import type { Batch } from '@oubliette/table';
import { defineMessages, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';

const BY_HAND = defineMessages({
  en: { byHand: '(rolled by hand)', partByHand: '({count} of {all} rolled by hand)' },
  fr: { byHand: '(jetés à la main)', partByHand: '({count} sur {all} à la main)' },
});

export type IsTyped = (die: { readonly die: string }) => boolean;

export const nothingTyped: IsTyped = () => false;

/** For each die of a row, in rolling order, whether it was rolled by hand. */
export function typedDice({ byHand }: Pick<Batch, 'byHand'>): IsTyped {
  if (byHand === undefined) return nothingTyped;
  if (byHand === true) return () => true;
  const left = new Map(Object.entries(byHand));
  return ({ die }) => {
    const count = left.get(die) ?? 0;
    left.set(die, count - 1);
    return count > 0;
  };
}

/** The mark after a line with these dice; empty if the table rolled them. */
export function handMark(
  dice: readonly { readonly die: string }[],
  isTyped: IsTyped,
  language: Language,
): string {
  const [count, all] = [dice.filter(isTyped).length, dice.length];
  if (count === 0) return '';
  return ` ${count === all ? say(BY_HAND, language, 'byHand', {}) : say(BY_HAND, language, 'partByHand', { count, all })}`;
}
