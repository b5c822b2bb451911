/** A command being resolved in a match of NextLevel. */
import type { ClassicEvent } from '@oubliette/classic';
import { Play } from '@oubliette/classic/extend';
import type { World } from '@oubliette/classic/extend';
import type { Dice, RollOf, RuleId, SeatId } from '@oubliette/kernel';
import { dieOf } from './content/dice.ts';
import type { AttackDie, ColourFace } from './content/dice.ts';
import type { NextEvent } from './events.ts';
import type { Next, NextState } from './state.ts';

/** What follows from an event, once it is in force. */
export type React = (play: NextPlay, event: NextEvent) => void;

export class NextPlay extends Play {
  declare state: NextState;
  readonly #react: React;

  constructor(world: World, state: NextState, dice: Dice, react: React) {
    super(world, state, dice);
    this.#react = react;
  }

  get next(): Next {
    return this.state.next;
  }

  override emit(event: NextEvent): void {
    super.emit(event as ClassicEvent);
    this.#react(this, event);
  }

  /** Dice of several colours, in the order they are named. */
  attackDice(dice: readonly AttackDie[], by: SeatId, rule: RuleId, of: RollOf): ColourFace[] {
    return dice.map((die) => this.roll(dieOf(die), by, rule, of));
  }
}
