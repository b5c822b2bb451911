/** Who may know what at a table of classic: the words with which the state is declared, beside its type. */
import { wordsOf } from '@oubliette/kernel';
import type { Deck } from '@oubliette/kernel';
import type { ByKind } from './content/monsters.ts';

export interface Eyes {
  /** Behind the screen (CLS-SET-03, CLS-QBK-12). */
  readonly isMorcar: boolean;
}

export { open } from '@oubliette/kernel';
const { own, sealed, masked, ...words } = wordsOf<Eyes, { readonly eyes: Eyes }>();
export const { declare, each, maybe, byTag } = words;

/** The Morcar player's own. */
export const morcars = own<never, unknown>((eyes) => eyes.isMorcar);

/** The pile lies face down (CLS-SET-05): how many cards are left is told, and nobody is shown which. */
export const faceDown = sealed<Deck>(() => {
  throw new Error('nothing says which cards are left');
});

type Numbers = Readonly<Record<string, number>>;

/** Reckoned once: numbers change seldom, and views are made by the thousand a second. */
const APPEARED = new WeakMap<Numbers, Numbers>();

/** Only of the kinds that have appeared. */
function appeared(numbers: Numbers): Numbers {
  const known = APPEARED.get(numbers);
  if (known !== undefined) return known;
  const those = Object.fromEntries(Object.entries(numbers).filter(([, number]) => number > 0));
  APPEARED.set(numbers, those);
  return those;
}

/** How many have appeared everybody has seen; what else there may be nobody is told. */
export const asTheyAppear = masked<ByKind<number>, unknown>(
  () => false,
  (numbers) => appeared(numbers) as ByKind<number>,
  (numbers) => numbers,
);
