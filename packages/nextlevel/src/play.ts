/** A command being resolved in a match of NextLevel. */
import type { ClassicEvent } from '@oubliette/classic/extend';
import { Play } from '@oubliette/classic/extend';
import type { RollOf, RuleId, SeatId } from '@oubliette/kernel';
import { dieOf } from './content/dice.ts';
import type { AttackDie, ColourFace } from './content/dice.ts';
import type { NextEvent } from './events.ts';
import type { Next, NextState } from './state.ts';

export class NextPlay extends Play {
  declare state: NextState;

  get next(): Next {
    return this.state.next;
  }

  override emit(event: NextEvent): void {
    super.emit(event as ClassicEvent);
  }

  /** Dice of several colours, in the order named. */
  attackDice(dice: readonly AttackDie[], by: SeatId, rule: RuleId, of: RollOf): ColourFace[] {
    return dice.map((die) => this.roll(dieOf(die), by, rule, of));
  }
}
