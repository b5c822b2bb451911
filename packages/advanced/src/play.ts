/** A command being resolved: what a chapter uses to tell what happens, to roll, and to keep the thread. */
import { D12 } from '@oubliette/kernel';
import type { Dice, RollOf, RuleId, SeatId } from '@oubliette/kernel';
import { Play as RefereePlay } from '@oubliette/referee';
import type { Facts } from './events.ts';
import { seatOf } from './figures.ts';
import type { Advanced } from './kit.ts';
import type { FigureId, State } from './state.ts';
import { MASTER } from './setup.ts';
import type { World } from './world.ts';

export class Play extends RefereePlay<Advanced, Facts> {
  constructor(world: World, state: State, dice: Dice) {
    super(world.referee, world, state, dice);
  }

  /** What is the master's to roll goes to whoever rolls for the master. */
  d12(by: SeatId, rule: RuleId, of?: RollOf): number {
    return this.roll(D12, by === MASTER ? this.masterSeat : by, rule, of);
  }

  /** The dice of a figure are its player's. */
  figureRolls(figure: FigureId, rule: RuleId, whom?: FigureId): number {
    const of = whom === undefined ? { who: figure } : { who: figure, whom };
    return this.d12(seatOf(this.state, figure), rule, of);
  }

  masterRolls(rule: RuleId): number {
    return this.d12(this.masterSeat, rule);
  }

  /** Whoever rolls for the master: the leader's player where nobody sits there (ADV-SOLO-01). */
  get masterSeat(): SeatId {
    if (this.state.master.seat !== null) return MASTER;
    return this.leaderSeat;
  }

  get leaderSeat(): SeatId {
    const { leader, sheets } = this.state;
    return leader === null ? sheets[0]!.seat : seatOf(this.state, leader);
  }
}
