/** Who may know what in classic: the terms in which the state's fields are declared. */
import { wordsOf } from '@oubliette/kernel';
import type { ByKind } from './content/monsters.ts';
import type { State } from './state.ts';

export interface Eyes {
  /** Behind the screen (CLS-SET-03, CLS-QBK-12). */
  readonly isMorcar: boolean;
}

/** The hidden fields, as guessed by a seat that is not Morcar's. */
export type Behind = Partial<State>;

export interface Mind {
  readonly eyes: Eyes;
  /** All kinds of monster of the book. */
  readonly kinds: readonly string[];
  readonly behind: Behind;
}

export { open } from '@oubliette/kernel';
const { own, masked, ...words } = wordsOf<Eyes, Mind>();
export const { declare, each, maybe, byTag } = words;

/** For the Morcar player alone. */
export function morcars<K extends keyof State>(name: K) {
  return own<Exclude<State[K], undefined>, unknown>(
    (eyes) => eyes.isMorcar,
    ({ behind }) => behind[name] as Exclude<State[K], undefined> | undefined,
  );
}

type Numbers = Readonly<Record<string, number>>;

/** Cached: the numbers change rarely, and views are made by the thousand a second. */
const APPEARED = new WeakMap<Numbers, Numbers>();

/** Only of the kinds that have appeared. */
function appeared(numbers: Numbers): Numbers {
  const known = APPEARED.get(numbers);
  if (known !== undefined) return known;
  const those = Object.fromEntries(Object.entries(numbers).filter(([, number]) => number > 0));
  APPEARED.set(numbers, those);
  return those;
}

/** Everybody has seen how many have appeared; nothing shows how many are still to come. */
export const asTheyAppear = masked<ByKind<number>, unknown>(
  () => false,
  (numbers) => appeared(numbers) as ByKind<number>,
  (numbers, { kinds }) =>
    Object.fromEntries(kinds.map((kind) => [kind, numbers[kind] ?? 0])) as ByKind<number>,
);
