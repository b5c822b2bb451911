/** Giving a hazard room its hazard: the first step (ADV-HAZ-01). */
import type { Play } from '../play.ts';

/** Rolls the hazard, or takes the map's. Answers the monsters found with it, met like any others. */
export function layHazard(play: Play, area: string, hazard?: string): void {
  play.begin({ tag: 'hazard', area, hazard: hazard ?? null, stage: 'roll', found: [] }, 'ADV-HAZ-01');
}
