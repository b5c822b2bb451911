/** A table for rule tests: laid by hand, every die scripted, every die used. */
import assert from 'node:assert/strict';
import type { BaseCommand, BaseEvent, Refusal, SeatId, Waiting } from '../contract.ts';
import { tape } from '../dice.ts';
import type { Face } from '../dice.ts';
import { differences } from '../scenario/index.ts';
import type { Arranged } from '../scenario/index.ts';

/** A command in the words of the drawing: figures by letter, squares by name. */
export type Written = Readonly<Record<string, unknown>> & { readonly type: string };

type EventTold<E extends BaseEvent, T extends E['type']> = Extract<E, { readonly type: T }>;

/** What rule tests need of a table, for any book. */
export class RuleTable<S, C extends BaseCommand, E extends BaseEvent, V> {
  state: S;
  /** The events of the last command. */
  events: readonly E[] = [];
  protected readonly arranged: Arranged<S, C, E, V>;

  constructor(arranged: Arranged<S, C, E, V>) {
    this.arranged = arranged;
    this.state = arranged.state;
  }

  /** The command is accepted, and takes exactly these dice. */
  do(written: Written, dice: readonly Face[] = [], by?: SeatId): readonly E[] {
    const rolls = tape(dice);
    const decision = this.arranged.game.decide(this.state, ...this.#given(written, by), rolls);
    if (!decision.ok)
      assert.fail(
        `${JSON.stringify(written)} was refused: ${decision.refusal.code} (${decision.refusal.rule})`,
      );
    assert.deepEqual(rolls.left(), [], `${written.type} left dice over`);
    this.state = decision.state;
    this.events = decision.events;
    return this.events;
  }

  /** The command is refused, with this reason and this rule, and it is not offered either. */
  refuses(written: Written, code: string, rule: string, by?: SeatId): void {
    const refusal = this.refusal(written, by);
    assert.deepEqual(
      refusal && { code: refusal.code, rule: refusal.rule },
      { code, rule },
      JSON.stringify(written),
    );
    assert.equal(this.offers(written, by), false, `${JSON.stringify(written)} is offered all the same`);
  }

  refusal(written: Written, by?: SeatId): Refusal | null {
    const noDice = { roll: () => assert.fail(`${JSON.stringify(written)} was accepted and rolled dice`) };
    const decision = this.arranged.game.decide(this.state, ...this.#given(written, by), noDice);
    return decision.ok ? null : decision.refusal;
  }

  offers(written: Written, by?: SeatId): boolean {
    const [seat, command] = this.#given(written, by);
    return this.moves(seat).some(
      (move) => differences(move, command).length === 0 && differences(command, move).length === 0,
    );
  }

  types(): string[] {
    return this.events.map(({ type }) => type);
  }

  /** The one event of this type that just happened. */
  event<T extends E['type']>(type: T): EventTold<E, T> {
    const found = this.all(type);
    assert.equal(found.length, 1, `one ${type} among ${this.types().join(', ')}`);
    return found[0]!;
  }

  all<T extends E['type']>(type: T): EventTold<E, T>[] {
    return this.events.filter((event): event is EventTold<E, T> => event.type === type);
  }

  happened(type: E['type']): boolean {
    return this.events.some((event) => event.type === type);
  }

  /** Whether something that just happened cites this rule. */
  cites(rule: string): boolean {
    return this.events.some(({ rules }) => rules.includes(rule));
  }

  /** The awaited seats, without the optional ones. */
  awaited(): { seat: SeatId; prompt: string }[] {
    return this.waiting()
      .filter(({ optional }) => optional !== true)
      .map(({ seat, prompt }) => ({ seat, prompt }));
  }

  waiting(): readonly Waiting[] {
    return this.arranged.game.waiting(this.state);
  }

  moves(seat: SeatId): readonly C[] {
    return this.arranged.game.moves(this.state, seat);
  }

  view(seat: SeatId): V {
    return this.arranged.game.view(this.state, seat);
  }

  #given(written: Written, by?: SeatId): [SeatId, C] {
    const command = this.arranged.command(written);
    return [by ?? this.arranged.seatFor(this.state, command), command];
  }
}
