/** Who may know what NextLevel adds to a table: the words with which `state.next` is declared, beside its type. */
import type { Square } from '@oubliette/dungeon';
import { wordsOf } from '@oubliette/kernel';
import { seenOf } from './monsters/fimir.ts';
import type { Next, NextState } from './state.ts';

export interface Eyes {
  readonly isMorcar: boolean;
  /** What is looked at. */
  readonly state: NextState;
}

export { open } from '@oubliette/kernel';
const { own, ...words } = wordsOf<Eyes, { readonly eyes: Eyes }>();
export const { masked, declare } = words;

export function isMorcar(eyes: Eyes): boolean {
  return eyes.isMorcar;
}

/** The Morcar player's own. */
export const morcars = own<never, unknown>(isMorcar);

/** What fills a place is seen as far as the place is, by everybody. */
export function isNobody(): boolean {
  return false;
}

export function seenPlaces(
  places: readonly (readonly Square[])[],
  { state }: Eyes,
): readonly (readonly Square[])[] {
  return places.map((squares) => seenOf(state, squares));
}

/** Monsters do not announce that they lie in wait: heroes do (NXT-AMB-07). */
export function withoutAmbushes(all: Next['plights'], { state: { figures } }: Eyes): Next['plights'] {
  const open = Object.entries(all).flatMap(([id, plights]) => {
    if (!figures.some((figure) => figure.id === id && figure.side === 'morcar')) return [[id, plights]];
    const known = plights.filter(({ tag }) => tag !== 'ambush');
    return known.length === 0 ? [] : [[id, known]];
  });
  return Object.fromEntries(open) as Next['plights'];
}
