/** Monsters the party escaped from and meets again (ADV-CMB-54, ADV-CMB-55). */
import { areaNamed } from '../board.ts';
import { levelOf, partyOf } from '../figures.ts';
import { doorsOf } from '../generate/doors.ts';
import type { Play } from '../play.ts';
import { isBefore, sightTo } from '../sight.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { moveIn } from '../treasure/lair.ts';
import { meet } from './meet.ts';
import type { Group } from './types.ts';

/** A party in sight of monsters it escaped from meets them again, at full number (ADV-CMB-55). */
export function meetAgain(play: Play): boolean {
  const { world, state } = play;
  const group = levelOf(state).groups.find((one) => isSeen(world, state, one));
  if (group === undefined) return false;
  const { monsters, area, characters, spied, unarmed, treasure } = group;
  if (group.newcomers === true) {
    moveIn(play, area);
    return true;
  }
  meet(play, {
    monsters,
    area,
    areas: spied ?? [area],
    how: 'surprise',
    characters,
    spied,
    unarmed,
    treasure,
  });
  return true;
}

/**
 * Whether monsters anywhere in the place would see a figure of the party, as for keeping a fight going. A
 * doorway in the distance does not count (ADV-ENC-03 to ADV-ENC-05).
 */
function isSeen(world: World, state: State, { area, spied = [area] }: Group): boolean {
  const doorways = spied.flatMap((one) => doorsOf(world, state, one).map(({ square }) => square));
  const squares = spied.flatMap((one) => areaNamed(world, state, one).squares);
  const inside = squares.filter((square) => !doorways.includes(square));
  return partyOf(state).some(
    (member) =>
      isBefore(world, state, member, squares) ||
      inside.some((square) => sightTo(world, state, member, square) !== 'none'),
  );
}
