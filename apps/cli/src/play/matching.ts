/** A choice as typed in words. */
import type { Choice } from './book.ts';
import { plainOf } from './keys.ts';

/** The choices whose labels have all the typed words; if one of them is just those words, it alone. */
export function matching<C extends Choice>(
  choices: readonly C[],
  text: string,
  called: (choice: C) => readonly string[] = ({ label }) => [label],
): readonly C[] {
  const wanted = wordsOf(text);
  const has = (words: readonly string[]): boolean => wanted.every((word) => words.includes(word));
  const found = choices
    .map((choice) => ({ choice, labels: called(choice).map(wordsOf) }))
    .filter(({ labels }) =>
      wanted.every((word) =>
        labels.flat().some((other) => other === word || (word.length > 2 && other.startsWith(word))),
      ),
    );
  const whole = found.filter(({ labels }) =>
    labels.some((words) => words.length === wanted.length && has(words)),
  );
  const exact = whole.length > 0 ? whole : found.filter(({ labels }) => has(labels.flat()));
  return (exact.length > 0 ? exact : found).map(({ choice }) => choice);
}

/** The choice with exactly this name: no other is meant, even if its label begins like this. */
export function exactly<C extends Choice>(
  choices: readonly C[],
  text: string,
  called: (choice: C) => readonly string[] = ({ label }) => [label],
): C | undefined {
  const wanted = plainOf(text.trim());
  return choices.find((choice) => called(choice).some((label) => plainOf(label) === wanted));
}

/** The number of dice is no name for a choice. */
function wordsOf(label: string): string[] {
  return plainOf(label.replace(/\(\d+ [^)]*\)/u, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
