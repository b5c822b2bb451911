/** One monster's turn: whom to attack and from where, or where to go. */
import type { Command, Figure } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { whim } from '../../shared/morcar/difficulty.ts';
import type { Manner } from '../../shared/morcar/difficulty.ts';
import { approach, footing, stepAside, stepsTo, withdraw } from '../../shared/morcar/going.ts';
import type { Onslaught } from '../../shared/morcar/going.ts';
import type { Lair, Prey } from '../../shared/morcar/lair.ts';
import { chanceToKill, expectedLoss } from '../../shared/odds.ts';

export function planMonster(lair: Lair, manner: Manner, monster: Figure, onslaught: Onslaught): Command[] {
  lair.walk(monster);
  const { view } = lair.chart;
  const acted = view.turn.actor === monster.id && view.turn.acted;
  const strike = acted ? null : bestStrike(lair, manner, monster, onslaught);
  if (strike !== null) {
    const { blows } = onslaught;
    blows.set(strike.target, (blows.get(strike.target) ?? 0) + 1);
    return [
      ...stepsTo(lair, monster, strike.square),
      { type: 'attack', figure: monster.id, target: strike.target },
    ];
  }
  if (acted) return lair.powersLeft(monster.id) ? withdraw(lair, monster) : stepAside(lair, monster);
  return approach(lair, monster, onslaught);
}

interface Strike {
  readonly target: string;
  readonly square: Square;
}

function bestStrike(lair: Lair, manner: Manner, monster: Figure, onslaught: Onslaught): Strike | null {
  const { chart } = lair;
  const hesitates = manner.holdsBack > 0 && whim(chart.view.round, monster.id, manner.holdsBack) === 0;
  if (hesitates || attackDice(monster) < 1) return null;
  let best: Strike | null = null;
  let top = -Infinity;
  for (const prey of lair.prey) {
    const { square: at, id } = prey.figure;
    const focus = id === onslaught.victim ? manner.focus : 0;
    const appeal = focus + appealOf(manner, monster, prey, onslaught.blows.get(id) ?? 0);
    for (let side = at * 4; side < at * 4 + 4; side += 1) {
      const square = chart.next[side]!;
      if (square < 0 || !lair.canStand(monster, square)) continue;
      const score = appeal + footing(lair, manner, at, square);
      if (score <= top) continue;
      top = score;
      best = { target: id, square };
    }
  }
  if (best !== null && top < -50 && whim(chart.view.round, `${monster.id}!`, 2) === 0) return null;
  return best;
}

function attackDice({ attack, conditions }: Figure): number {
  return attack - (conditions.includes('pit') ? 1 : 0);
}

function appealOf(manner: Manner, monster: Figure, { figure, defence, caster }: Prey, blows: number): number {
  const { body } = figure;
  const dice = attackDice(monster);
  const loss = expectedLoss(dice, defence, body, 'whiteShield');
  const kill = chanceToKill(dice, defence, body, 'whiteShield');
  const spared = body <= manner.spares ? -100 : 0;
  const weak = manner.spares > 0 ? 0.1 * body : 1 / (1 + body);
  return loss + manner.kill * kill + manner.gang * blows + (caster ? manner.casters : 0) + weak + spared;
}
