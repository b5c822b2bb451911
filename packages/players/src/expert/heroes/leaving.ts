/** When a party gives up. */
import { bearerOf, characterOf, fullBody, spellOn, treasureCard } from '@oubliette/expert/reckoning';
import type { Seen } from '../seen.ts';

/** Below this share of the Body all had once. */
const HOPELESS = 0.15;
const DRAUGHT = 3.5;

/** Too few are left to see the end of it; the last room, once found, is fought for all the same. */
export function isHopeless(seen: Seen): boolean {
  const { quest, heroes } = seen.view;
  if (quest.laid !== null || quest.plan?.goal === 'escape') return false;
  const all = heroes.reduce((sum, { id }) => sum + characterOf(id).body, 0);
  const left = seen.heroes.reduce((sum, hero) => {
    const potions = bearerOf(seen.state, hero)?.cards.filter(({ card }) => isHealing(card)).length ?? 0;
    return sum + Math.min(fullBody(hero), hero.body + DRAUGHT * potions);
  }, 0);
  return left < HOPELESS * all;
}

function isHealing(id: Parameters<typeof treasureCard>[0]): boolean {
  const card = treasureCard(id);
  return spellOn(id)?.tag === 'heal' || (card.kind === 'potion' && card.draught.does === 'heal');
}
