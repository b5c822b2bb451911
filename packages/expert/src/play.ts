/** A command being resolved: how a chapter tells events, rolls, and keeps the stack. */
import { D6 } from '@oubliette/kernel';
import type { Dice, Die, RollOf, RuleId, SeatId } from '@oubliette/kernel';
import { Play as RefereePlay } from '@oubliette/referee';
import { SKULL_FACES } from './combat/types.ts';
import type { SkullFace } from './combat/types.ts';
import type { Facts } from './events.ts';
import { seatOf } from './figures.ts';
import type { Expert } from './kit.ts';
import { GM } from './setup.ts';
import type { FigureId, State } from './state.ts';
import type { World } from './world.ts';

const SKULL_DIE: Die<SkullFace> = { id: 'skull', faces: SKULL_FACES, seen: 'all' };

export class Play extends RefereePlay<Expert, Facts> {
  constructor(world: World, state: State, dice: Dice) {
    super(world.referee, world, state, dice);
  }

  /** A figure's player rolls an ordinary die for it. */
  d6For(figure: FigureId, rule: RuleId): number {
    return this.roll(D6, seatOf(this.state, figure), rule, { who: figure });
  }

  gmD6(rule: RuleId): number {
    return this.roll(D6, GM, rule);
  }

  skulls(count: number, figure: FigureId, rule: RuleId, of: RollOf): SkullFace[] {
    return this.rollAll(count, SKULL_DIE, seatOf(this.state, figure), rule, of);
  }

  /** A trap's. */
  gmSkulls(count: number, rule: RuleId, of: RollOf): SkullFace[] {
    return this.rollAll(count, SKULL_DIE, GM, rule, of);
  }

  /** A card from a face-down pile, or what else nobody knows. */
  draw<F extends string>(id: string, faces: readonly F[], by: SeatId, rule: RuleId): F {
    return this.roll({ id, faces, seen: 'nobody' }, by, rule);
  }
}
