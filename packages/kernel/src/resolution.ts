/** How a system resolves one command: it emits events, and each takes effect before the next is decided. */
import type { BaseEvent, Decision, Decided, Refusal, RuleId, SeatId } from './contract.ts';
import { DiceWanted } from './dice.ts';
import type { Dice, Die, Face, RollOf } from './dice.ts';

export class Resolution<State, Event extends BaseEvent> {
  state: State;
  readonly events: Event[] = [];
  readonly #apply: (state: State, event: Event) => State;
  readonly #dice: Dice;

  constructor(state: State, apply: (state: State, event: Event) => State, dice: Dice) {
    this.state = state;
    this.#apply = apply;
    this.#dice = dice;
  }

  emit(event: Event): void {
    this.state = this.#apply(this.state, event);
    this.events.push(event);
  }

  roll<F extends Face>(die: Die<F>, by: SeatId, rule: RuleId, of?: RollOf): F {
    try {
      return this.#dice.roll(die, by, rule, of);
    } catch (error) {
      if (error instanceof DiceWanted) error.news = this.events.some(({ news }) => news);
      throw error;
    }
  }

  rollAll<F extends Face>(count: number, die: Die<F>, by: SeatId, rule: RuleId, of?: RollOf): F[] {
    const faces: F[] = [];
    for (let i = 0; i < count; i += 1) faces.push(this.roll(die, by, rule, of));
    return faces;
  }

  done(): Decided<State, Event> {
    return { ok: true, state: this.state, events: this.events };
  }

  /** The handler's decision: its refusal if it gave one, otherwise the events it emitted. */
  decided(refusal: Refusal | null): Decision<State, Event> {
    if (refusal === null) return this.done();
    if (this.events.length > 0)
      throw new Error(`refused ${refusal.code} after ${this.events[0]?.type}: check before you emit`);
    return { ok: false, refusal };
  }
}

export function refuse(code: string, rule: RuleId, detail?: Refusal['with']): Refusal {
  return detail === undefined ? { code, rule } : { code, rule, with: detail };
}
