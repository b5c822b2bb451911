/** Attacks from behind and pincers (NXT-BCK, NXT-PIN). */
import { figureOf, seatOf } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { acrossFrom } from '@oubliette/dungeon';
import type { RuleId } from '@oubliette/kernel';
import { engagedWith } from '../arms.ts';
import { D20 } from '../content/dice.ts';
import { isBehind } from '../facing.ts';
import type { NextPlay } from '../play.ts';
import { surpriseBonus } from '../sheetEffects.ts';
import type { NextState, Strike, Striker } from '../state.ts';

/** The roll of a perfect attack. */
export const PERFECT = 20;

/** Step 3: an attacker from behind, or in a pincer, rolls for how badly the target is surprised. */
export function rollSurprise(play: NextPlay, strike: Strike): Strike {
  const { world, state } = play;
  const from = strike.attackers.find((striker) => cameFromBehind(world, state, striker, strike.target));
  if (from === undefined) return { ...strike, stage: 'surprised' };
  const attacker = figureOf(state, from.figure);
  const target = figureOf(state, strike.target);
  const die = play.roll(D20, seatOf(state, attacker), 'NXT-BCK-01', {
    who: attacker.id,
    whom: target.id,
  });
  const rules: RuleId[] = ['NXT-BCK-01'];
  if (!isBehind(world, state, target, attacker.square)) rules.push('NXT-PIN-01');
  const bonus = Math.min(surpriseBonus(state, attacker), PERFECT - die);
  const surprise = die + bonus;
  if (surprise === PERFECT) rules.push('NXT-BCK-02');
  const [by, on] = [attacker.id, target.id];
  play.emit({ type: 'surpriseRolled', rules, news: true, attacker: by, target: on, die, bonus });
  return { ...strike, surprise, stage: 'surprised' };
}

/** From one of the three squares at the target's back, or opposite a friend fighting it (NXT-BCK-01, NXT-PIN-01); never a spell. */
export function cameFromBehind(
  world: World,
  state: NextState,
  { figure, spell }: Striker,
  id: FigureId,
): boolean {
  if (spell === true) return false;
  const attacker = figureOf(state, figure);
  const target = figureOf(state, id);
  return isBehind(world, state, target, attacker.square) || isPincer(world, state, attacker, target);
}

/** Straight across the target from the partner, or one square off, whichever way the target faces. */
function isPincer(world: World, state: NextState, attacker: Figure, target: Figure): boolean {
  return engagedWith(world, state, target.id).some(
    (partner) =>
      partner.side === attacker.side &&
      acrossFrom(world.board, target.square, attacker.square, partner.square),
  );
}
