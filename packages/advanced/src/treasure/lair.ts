/** A lair cleared on an earlier expedition has new dwellers, but no new chest (ADV-TRE-09). */
import { looksOf } from '../encounter/disguise.ts';
import { rollMatrix } from '../encounter/roll.ts';
import { levelOf, withLevel } from '../figures.ts';
import type { Appliers } from '../kit.ts';
import type { Play } from '../play.ts';
import type { TreasureFacts } from './types.ts';

export function moveIn(play: Play, area: string): void {
  const monsters = rollMatrix(play, 'lair');
  const looks = play.state.master.seat === null ? monsters : looksOf(monsters);
  play.reveal('lairFilled', { area, monsters, looks }, ['ADV-TRE-09']);
}

export const lairAppliers: Pick<Appliers<TreasureFacts>, 'lairFilled'> = {
  lairFilled(state, { area, monsters }) {
    const others = levelOf(state).groups.filter((group) => group.area !== area);
    const isEmpty = Object.keys(monsters).length === 0;
    const group = { id: 0, area, monsters, characters: [], gold: 0 };
    return withLevel(state, { groups: isEmpty ? others : [...others, group] });
  },
};
