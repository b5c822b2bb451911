/** The map an expedition brings home: every level as it was left (ADV-MAP-02 to ADV-MAP-04, ADV-SET-07). */
import type { Group } from '../encounter/types.ts';
import { hazardAgain } from '../hazards/again.ts';
import type { Level, State } from '../state.ts';
import type { Thing } from '../things.ts';

/** For the setup of the next expedition: without figures, and with all doors closed. */
export function expeditionMap({ levels }: State): Level[] {
  return levels.map((level) => ({
    ...shut(level),
    left: [],
    groups: [...level.groups, ...newcomers(level)],
    things: level.things.filter(lasts),
    places: Object.fromEntries(
      Object.entries(level.places).map(([area, place]) => [area, hazardAgain(place)]),
    ),
  }));
}

/** Monsters that move into a cleared lair: their kinds are rolled when they are met (ADV-TRE-09). */
function newcomers({ places, groups }: Level): Group[] {
  return Object.values(places)
    .filter(({ room, area }) => room === 'lair' && !groups.some((group) => group.area === area))
    .map(({ area }) => ({ id: 0, area, monsters: {}, characters: [], gold: 0, newcomers: true }));
}

/** A fire burns out in the meantime (ADV-TRAP-17). */
function lasts(thing: Thing): boolean {
  return thing.tag !== 'trap' || thing.left === undefined;
}

/** Once the party has left a level, its doors fall shut (ADV-DOOR-06). */
export function shut(level: Level): Level {
  return { ...level, opened: [], doors: level.doors.map((door) => (door === 'open' ? 'closed' : door)) };
}
