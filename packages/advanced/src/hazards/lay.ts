/** A hazard room gets its hazard: how that begins (ADV-HAZ-01). */
import type { Play } from '../play.ts';

/** Rolls for it, or takes what the map says. The answer is the monsters found with it, to be met like any others. */
export function layHazard(play: Play, area: string, hazard?: string): void {
  play.begin({ tag: 'hazard', area, hazard: hazard ?? null, stage: 'roll', found: [] }, 'ADV-HAZ-01');
}
