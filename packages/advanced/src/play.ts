/** A command being resolved: how a chapter tells events, rolls, and keeps the stack. */
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

  /** The master's rolls go to the seat that rolls for the master. */
  d12(by: SeatId, rule: RuleId, of?: RollOf): number {
    return this.roll(D12, by === MASTER ? this.masterSeat : by, rule, of);
  }

  /** A figure's player rolls its dice. */
  figureRolls(figure: FigureId, rule: RuleId, whom?: FigureId): number {
    const of = whom === undefined ? { who: figure } : { who: figure, whom };
    return this.d12(seatOf(this.state, figure), rule, of);
  }

  masterRolls(rule: RuleId): number {
    return this.d12(this.masterSeat, rule);
  }

  /** The seat that rolls for the master: without one, the leader's player (ADV-SOLO-01). */
  get masterSeat(): SeatId {
    if (this.state.master.seat !== null) return MASTER;
    return this.leaderSeat;
  }

  get leaderSeat(): SeatId {
    const { leader, sheets } = this.state;
    return leader === null ? sheets[0]!.seat : seatOf(this.state, leader);
  }
}
