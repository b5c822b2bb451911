/** Which dice of a row were rolled by hand, for marks in the log. */
import type { Batch } from '@oubliette/table';
import { defineMessages, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';

const BY_HAND = defineMessages({
  en: {
    unsaid: 'Real dice, not typed: the way goes as far as they allow.',
    byHand: '(rolled by hand)',
    partByHand: '({count} of {all} rolled by hand)',
  },
  fr: {
    unsaid: 'De vrais dés, non saisis : on va aussi loin qu’ils le permettent.',
    byHand: '(jetés à la main)',
    partByHand: '({count} sur {all} à la main)',
  },
});

export type IsTyped = (die: { readonly die: string }) => boolean;

export const nothingTyped: IsTyped = () => false;

/** For each die of a row, in rolling order, whether it was rolled by hand. */
export function typedDice({ byHand }: Pick<Batch, 'byHand'>): IsTyped {
  if (byHand === undefined) return nothingTyped;
  if (byHand === true || byHand === 'unsaid') return () => true;
  const rolled = new Map<string, number>();
  return ({ die }) => {
    const place = rolled.get(die) ?? 0;
    rolled.set(die, place + 1);
    const typed = byHand[die] ?? 0;
    return typeof typed === 'number' ? place < typed : typed.includes(place);
  };
}

/** Faces nobody told are no news, neither to the eye nor to the luck of a player. */
export function isTold({ byHand }: Pick<Batch, 'byHand'>): boolean {
  return byHand !== 'unsaid';
}

export function unsaidText(language: Language): string {
  return say(BY_HAND, language, 'unsaid', {});
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
