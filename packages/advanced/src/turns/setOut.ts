/** The party sets out (ADV-SET-27 to ADV-SET-36). */
import type { Play } from '../play.ts';
import type { Sheet } from '../state.ts';
import { electLeader, electMapper } from './election.ts';
import { openingOf } from './opening.ts';
import { beginPlacing } from './placing.ts';

/** The first sections, leader and mapper, and the party on the stairs. */
export function setOut(play: Play, sheets: readonly Sheet[]): void {
  const again = play.world.setup.map !== null;
  play.tell('setOut', { sheets, again }, ['ADV-SET-07', 'ADV-SET-04']);
  if (play.state.levels[0] === undefined)
    play.tell('levelLaid', { level: 0, laid: openingOf(play.world, 0) }, ['ADV-SET-28']);
  electLeader(play);
  electMapper(play);
  beginPlacing(
    play,
    sheets.map(({ id }) => id),
    'out',
  );
}
