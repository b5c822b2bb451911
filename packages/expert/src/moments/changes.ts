/** What an answer, or an Event on a roll, does to what is under way. */
import type { RuleId } from '@oubliette/kernel';
import type { BlowChange, SkullFace } from '../combat/types.ts';
import type { Play } from '../play.ts';
import { blowOf, cardOf } from './occasion.ts';

type RuleIds = readonly [RuleId, ...RuleId[]];

/** The Event has no effect, and is discarded like any other (EXP-EVT-05). */
export function cancelEvent(play: Play, rules: RuleIds): void {
  play.reveal('eventCancelled', { card: cardOf(play.state).card }, rules);
}

/** Hits, shields, dice or harm more or less; or the blow comes to nothing. */
export function changeBlow(play: Play, change: BlowChange, rules: RuleIds): void {
  const { attacker, target } = blowOf(play.state);
  play.reveal('blowChanged', { attacker, target, change }, rules);
}

/** These dice, by their places, are rolled again. */
export function rollAgain(play: Play, places: readonly number[], rules: RuleIds): void {
  const { attacker, target, attack, defence } = blowOf(play.state);
  const of = defence === null ? 'attack' : 'defence';
  const who = of === 'attack' ? attacker : target;
  const whom = of === 'attack' ? target : attacker;
  const rolled = play.skulls(places.length, who, rules[0], { who, whom });
  const faces: readonly SkullFace[] = (defence ?? attack ?? []).map((face, at) => {
    const again = places.indexOf(at);
    return again < 0 ? face : rolled[again]!;
  });
  changeBlow(play, { does: 'faces', of, faces }, rules);
}
