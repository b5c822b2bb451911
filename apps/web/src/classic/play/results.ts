/** How a quest ended for each hero. */
import type { ClassicEvent, Hero, HeroKind, View } from '@oubliette/classic';
import type { Batch } from '@oubliette/table';

export interface HeroResult {
  readonly hero: Hero;
  readonly fate: 'fateWon' | 'fateOut' | 'fateDead';
  /** Gold the patron paid at the end; null for none. */
  readonly reward: number | null;
}

export function resultsOf(view: View, batches: readonly Batch[]): readonly HeroResult[] {
  const rewards = new Map<HeroKind, number>();
  for (const { events } of batches)
    for (const event of events as readonly ClassicEvent[])
      if (event.type === 'rewardPaid') rewards.set(event.hero, event.gold);
  return view.heroes.map((hero) => ({
    hero,
    fate: hero.fate === 'dead' ? 'fateDead' : hero.succeeded ? 'fateWon' : 'fateOut',
    reward: rewards.get(hero.id) ?? null,
  }));
}
