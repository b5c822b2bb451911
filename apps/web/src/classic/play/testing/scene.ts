/** A drawn table for tests: views and legal commands of real rules, dice scripted. */
import assert from 'node:assert/strict';
import type { ClassicEvent, Command, State, View } from '@oubliette/classic';
import { arrangeClassic } from '@oubliette/classic/scenario';
import type { ArrangedTable, DrawnScene } from '@oubliette/classic/scenario';
import { tape } from '@oubliette/kernel';
import type { Face, Refusal, SeatId } from '@oubliette/kernel';

export class TestTable {
  readonly arranged: ArrangedTable;
  state: State;
  events: readonly ClassicEvent[] = [];

  constructor(arranged: ArrangedTable) {
    this.arranged = arranged;
    this.state = this.arranged.state;
  }

  view(seat: SeatId = 'heroes'): View {
    return this.arranged.game.view(this.state, seat);
  }

  moves(seat: SeatId = 'heroes'): readonly Command[] {
    return this.arranged.game.moves(this.state, seat);
  }

  id(letter: string): string {
    return this.arranged.words.id(letter);
  }

  square(name: string): number {
    return this.arranged.words.square(name);
  }

  name(square: number): string {
    return this.arranged.words.squareName(square);
  }

  try(seat: SeatId, command: Command, dice: readonly Face[] = []): Refusal | null {
    const decision = this.arranged.game.decide(this.state, seat, command, tape(dice));
    if (!decision.ok) return decision.refusal;
    this.state = decision.state;
    this.events = decision.events;
    return null;
  }

  do(seat: SeatId, command: Command, dice: readonly Face[] = []): void {
    assert.equal(this.try(seat, command, dice), null, JSON.stringify(command));
  }
}

export function table(
  map: string,
  figures: DrawnScene['figures'] = {},
  rest: Omit<DrawnScene, 'map' | 'figures'> = {},
): TestTable {
  return new TestTable(arrangeClassic({ map, figures, ...rest }));
}
