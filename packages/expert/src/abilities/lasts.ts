/** Abilities that last: what they do meanwhile, and when they end (EXP-UAB-08, EXP-UAB-09). */
import { abilityCard } from '../content/abilities.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { AbilityDeed } from '../content/abilityKinds.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { adeptOf, adepts } from './adepts.ts';
import type { Adept } from './adepts.ts';
import { deedOf } from './rides.ts';

export type LastingDeed = Extract<AbilityDeed, { tag: 'lasting' | 'challenge' }>;

export function lastingDeed(id: AbilityId): LastingDeed | null {
  const deed = deedOf(id);
  return deed?.tag === 'lasting' || deed?.tag === 'challenge' ? deed : null;
}

function lastingOf({ feats }: Adept): LastingDeed | null {
  return feats.lasting === null ? null : lastingDeed(feats.lasting.ability);
}

/** It passes through opponents. */
export function slips(state: State, figure: Figure): boolean {
  const adept = adeptOf(state, figure);
  const deed = adept === undefined ? null : lastingOf(adept);
  return deed?.tag === 'lasting' && deed.slips === true;
}

function endWhere(play: Play, isOver: (adept: Adept, deed: LastingDeed) => boolean): void {
  for (const adept of adepts(play.state)) {
    const deed = lastingOf(adept);
    if (deed === null || !isOver(adept, deed)) continue;
    const { ability } = adept.feats.lasting!;
    play.tell('abilityEnded', { hero: adept.id, ability }, ['EXP-UAB-08']);
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
export function abilitiesOf({ abilities, scrolls }: Adept): readonly AbilityId[] {
  return scrolls.length === 0 ? abilities : [...new Set([...abilities, ...scrolls])];
}

/** A scroll is read only where the hero cannot do without it. */
export function needsScroll(hero: Adept, ability: AbilityId, combat: number | null): boolean {
  const hasOwn = hero.abilities.includes(ability) && usesLeft(hero, ability, combat) > 0;
  return !hasOwn && hero.scrolls.includes(ability);
}

/** How often a card says it may be used, and how often it has been. */
export function usesLeft({ feats }: Adept, ability: AbilityId, combat: number | null): number {
  const { uses } = abilityCard(ability);
  if (uses === 'unlimited') return Infinity;
  const counts = feats.spent.filter(
    (one) => one.ability === ability && (uses.per === 'quest' || one.combat === combat),
  );
  return uses.times - counts.length;
}
