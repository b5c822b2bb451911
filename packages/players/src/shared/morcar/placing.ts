/** Which monster comes, and where: wanderers, and substitutes for figures missing from the box. */
import type { CommandOf, MonsterKind } from '@oubliette/classic';
import type { BaseCommand } from '@oubliette/kernel';
import { pickBest } from '../pick.ts';
import type { Manner } from './difficulty.ts';
import type { Lair } from './lair.ts';

/** How strong a kind of monster is, by the cards of the book in play. */
export type Strength = (kind: MonsterKind) => number;

/** The strongest beside as many heroes as possible, or the weakest beside as few. */
export function bestWanderer<C extends BaseCommand>(
  lair: Lair,
  { greedy }: Manner,
  strength: Strength,
  moves: readonly C[],
): C {
  const sign = greedy ? 1 : -1;
  return pickBest(moves, (move) => {
    if (move.type !== 'placeWandering') return -Infinity;
    const { kind, square } = move as unknown as CommandOf<'placeWandering'>;
    const beside = lair.prey.filter(({ figure }) => lair.chart.beside(square, figure.square)).length;
    return sign * (strength(kind) + beside);
  });
}

/** A figure of another kind instead of a missing one; null if none is asked for. */
export function bestSubstitute<C extends BaseCommand>(
  { greedy }: Manner,
  strength: Strength,
  moves: readonly C[],
): C | null {
  const offered = moves.filter(({ type }) => type === 'substitute');
  if (offered.length === 0) return null;
  return pickBest(offered, (move) => {
    const { kind } = move as unknown as CommandOf<'substitute'>;
    return kind === null ? -100 : (greedy ? 1 : -1) * strength(kind);
  });
}
