/** Abilities that last: what they do meanwhile, and when they end (EXP-UAB-08, EXP-UAB-09). */
import { abilityCard } from '../content/abilities.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { AbilityDeed } from '../content/abilityKinds.ts';
import { isMonster } from '../figures.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, Hero, State } from '../state.ts';
import { deedOf } from './rides.ts';

export type LastingDeed = Extract<AbilityDeed, { tag: 'lasting' | 'challenge' }>;

export function lastingDeed(id: AbilityId): LastingDeed | null {
  const deed = deedOf(id);
  return deed?.tag === 'lasting' || deed?.tag === 'challenge' ? deed : null;
}

function lastingOf({ feats }: Hero): LastingDeed | null {
  return feats.lasting === null ? null : lastingDeed(feats.lasting.ability);
}

/** It passes through opponents. */
export function slips({ heroes }: State, figure: Figure): boolean {
  if (isMonster(figure)) return false;
  const hero = heroes.find(({ id }) => id === figure.id);
  const deed = hero === undefined ? null : lastingOf(hero);
  return deed?.tag === 'lasting' && deed.slips === true;
}

function endWhere(play: Play, isOver: (hero: Hero, deed: LastingDeed) => boolean): void {
  for (const hero of play.state.heroes) {
    const deed = lastingOf(hero);
    if (deed === null || !isOver(hero, deed)) continue;
    const { ability } = hero.feats.lasting!;
    play.tell('abilityEnded', { hero: hero.id, ability }, ['EXP-UAB-08']);
  }
}

export function endWithCombat(play: Play): void {
  endWhere(play, (_hero, deed) => deed.tag === 'challenge' || deed.until !== 'door');
}

export function endAtDoor(play: Play): void {
  endWhere(play, (_hero, deed) => deed.tag === 'lasting' && deed.until === 'door');
}

/** A challenge ends with whom it was given to. */
export function endWithTarget(play: Play, target: FigureId): void {
  endWhere(play, ({ feats }) => feats.lasting?.target === target);
}

/** Its own, and those on its scrolls (EXP-SRF-11). */
export function abilitiesOf({ abilities, scrolls }: Hero): readonly AbilityId[] {
  return scrolls.length === 0 ? abilities : [...new Set([...abilities, ...scrolls])];
}

/** A scroll is read only where the hero cannot do without it. */
export function needsScroll(hero: Hero, ability: AbilityId, combat: number | null): boolean {
  const hasOwn = hero.abilities.includes(ability) && usesLeft(hero, ability, combat) > 0;
  return !hasOwn && hero.scrolls.includes(ability);
}

/** How often a card says it may be used, and how often it has been. */
export function usesLeft({ feats }: Hero, ability: AbilityId, combat: number | null): number {
  const { uses } = abilityCard(ability);
  if (uses === 'unlimited') return Infinity;
  const counts = feats.spent.filter(
    (one) => one.ability === ability && (uses.per === 'quest' || one.combat === combat),
  );
  return uses.times - counts.length;
}
