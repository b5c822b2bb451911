/** How a quest ended for each hero, and how the dice fell. */
import { COMBAT } from '@oubliette/classic';
import type { ClassicEvent, Hero, HeroKind, View } from '@oubliette/classic';
import type { Batch } from '@oubliette/table';
import type { RolledDie } from '../../play/gameUi.ts';

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

export interface SkullLuck {
  readonly dice: number;
  readonly skulls: number;
  /** The expected number, to one decimal place. */
  readonly expected: number;
}

/** Skulls among the combat dice rolled. */
export function skullLuck(rolls: readonly RolledDie[]): SkullLuck | null {
  const combat = rolls.filter(({ die }) => die === COMBAT.id);
  if (combat.length === 0) return null;
  const chance = COMBAT.faces.filter((face) => face === 'skull').length / COMBAT.faces.length;
  return {
    dice: combat.length,
    skulls: combat.filter(({ face }) => face === 'skull').length,
    expected: Math.round(combat.length * chance * 10) / 10,
  };
}
