/** Parties of heroes: who sits where, and how they came through. */
import type { HeroKind, State } from '@oubliette/classic';
import type { SeatId } from '@oubliette/kernel';

/** One seat for all of them, or one for each. */
export function seatsFor(
  heroes: readonly HeroKind[],
  apart: boolean,
): { readonly id: SeatId; readonly plays: HeroKind[] }[] {
  return apart
    ? heroes.map((hero) => ({ id: hero as SeatId, plays: [hero] }))
    : [{ id: 'party', plays: [...heroes] }];
}

export function measures({ heroes }: Pick<State, 'heroes'>): Record<string, number> {
  const found: Record<string, number> = { gold: 0 };
  for (const { id, fate, gold } of heroes) {
    found['gold']! += gold;
    found[`deaths.${id}`] = fate === 'dead' ? 1 : 0;
  }
  return found;
}
