/** Revealing Light: the traps that can be found and the secret doors of a place, all at once. */
import type { HeroKind } from '@oubliette/classic/extend';
import { revealBeyond } from '@oubliette/classic/extend';
import type { RuleId } from '@oubliette/kernel';
import type { NextPlay } from '../play.ts';
import { hiddenDoors, hiddenTraps } from '../search/looking.ts';

export function revealSecrets(play: NextPlay, by: HeroKind, rules: readonly RuleId[]): void {
  for (const index of hiddenTraps(play, by)) {
    const trap = play.next.trapKinds[index]!;
    const { squares } = play.world.quest.traps[index]!;
    play.emit({ type: 'trapSpotted', rules, news: true, by, trap, squares });
  }
  for (const door of hiddenDoors(play, by)) {
    play.emit({ type: 'secretDoorFound', rules, news: true, by, door: play.world.doorKeys[door]! });
    revealBeyond(play, by, door);
  }
}
