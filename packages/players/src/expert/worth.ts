/** What creatures and heroes are worth to whoever would fell them, about in points of Body. */
import type { Figure } from '@oubliette/expert';
import { fullBody, monsterOf } from '@oubliette/expert/reckoning';
import type { Odds } from './odds.ts';
import { menace } from './odds.ts';
import { noted } from './seen.ts';
import type { Seen } from './seen.ts';

/** Turns a creature is likely to have if nobody fells it. */
const TURNS = 3;
/** How much of a creature's worth a wound is that does not kill it. */
const WOUND = 0.5;
const CHAOS = 0.5;
/** The quest asks for its death. */
const WANTED = 0.3;

/** Body a creature costs the party in a turn. */
export function threatOf(seen: Seen, monster: Figure): number {
  return noted(seen, `threat ${monster.id}`, () => {
    const heroes = seen.heroes.length;
    const mean =
      seen.heroes.reduce((sum, hero) => sum + menace(seen, monster, hero), 0) / Math.max(1, heroes);
    const drawn = seen.view.chaos.some(({ group }) => group === monster.group);
    return mean + (drawn ? CHAOS : 0) + (monsterOf(monster).knack === 'rallies' ? CHAOS : 0);
  });
}

export function isWanted({ view }: Seen, { group }: Figure): boolean {
  return group !== null && view.quest.foes.includes(group);
}

/** Of a blow of a hero's. */
export function blowWorth(seen: Seen, monster: Figure, { loss, kill }: Odds): number {
  const threat = threatOf(seen, monster);
  const part = loss / Math.max(1, monster.body);
  const wanted = isWanted(seen, monster) ? WANTED : 0.05;
  return threat * TURNS * (WOUND * part + (1 - WOUND) * kill) + wanted * loss;
}

/** How dear a point of Body is to somebody who has so many. */
export function fragility(figure: Figure): number {
  return 1 + Math.max(0, 1 - figure.body / fullBody(figure));
}
