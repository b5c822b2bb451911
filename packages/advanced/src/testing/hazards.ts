/** Shared by tests of hazard rooms: a room entered from the south, with a hazard named as on a map. */
import { SOUTH } from '@oubliette/dungeon';
import type { Face } from '@oubliette/kernel';
import { levelOf } from '../figures.ts';
import { layHazard } from '../hazards/lay.ts';
import type { FeatureThing, HazardPlace } from '../hazards/types.ts';
import type { DungeonPlan } from '../plan.ts';
import type { Scene } from '../scenario/arrange.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { table } from './table.ts';
import type { AdvancedTable } from './table.ts';
import { setGoing } from './underWay.ts';

/** Columns A to E, rows 1 to 5; the door is south of C5, the passage beyond it has rows 6 and 7. */
const HAZARD_ROOM = `
  +-+-+-+-+-+
  |. . . . .|
  + + + + + +
  |. . . . .|
  + + + + + +
  |. . . . .|
  + + + + + +
  |A B . . .|
  + + + + + +
  |. . . . .|
  +-+-+o+-+-+
  |: : : : :|
  + + + + + +
  |C : : : H|
  +-+-+-+-+-+
`;

export const RATMEN: DungeonPlan = {
  ...PLAIN_PLAN,
  matrices: {
    ...PLAIN_PLAN.matrices,
    wandering: [{ upTo: 12, monsters: { ratman: 2 } }],
    lair: [{ upTo: 12, monsters: { ratman: 2, ratmanSentry: 1 } }],
    quest: [{ upTo: 12, monsters: { ratman: 1, ratmanChampion: 1 } }],
  },
};

type Rest = Omit<Scene, 'map' | 'figures'>;

export function hazardTable(figures: Scene['figures'] = { A: {}, B: {} }, rest: Rest = {}): AdvancedTable {
  const entered = { entry: SOUTH, room: 'hazard' } as const;
  return table(HAZARD_ROOM, figures, {
    setup: { dungeon: RATMEN },
    ...rest,
    places: { C1: entered, ...rest.places },
  });
}

/** Lays a hazard in the room, with exactly these dice. */
export function lay(t: AdvancedTable, hazard: string | undefined, dice: readonly Face[] = []): void {
  setGoing(t, (play) => layHazard(play, t.areaAt('C1'), hazard), dice);
}

export function hazardIn(t: AdvancedTable, square = 'C1'): HazardPlace {
  return levelOf(t.state).places[t.areaAt(square)]!.hazard!;
}

/** The squares of a kind of feature. */
export function features(t: AdvancedTable, feature: string): string[][] {
  return levelOf(t.state)
    .things.filter((thing): thing is FeatureThing => thing.tag === 'feature' && thing.feature === feature)
    .map(({ squares }) => squares.map((square) => t.squareName(square)));
}

export function itemsOf(t: AdvancedTable, letter: string): readonly string[] {
  return t.sheet(letter).items;
}
