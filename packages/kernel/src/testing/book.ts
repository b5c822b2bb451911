/** Property 6: the amount now is the amount before, plus what rules made, less what rules removed. */
import type { BaseEvent } from '../contract.ts';
import { broken } from './failure.ts';
import type { Amounts } from './subject.ts';

interface Accounts<State, Event> {
  census(state: State): Amounts;
  ledger(event: Event): Amounts;
}

export class Book<State, Event extends BaseEvent> {
  readonly #accounts: Accounts<State, Event>;
  #before: Amounts;
  #made = new Map<string, number>();
  #events: string[] = [];

  constructor(accounts: Accounts<State, Event>, state: State) {
    this.#accounts = accounts;
    this.#before = accounts.census(state);
  }

  add(events: readonly Event[]): void {
    for (const event of events) {
      const ledger = this.#accounts.ledger(event);
      for (const thing in ledger) this.#made.set(thing, (this.#made.get(thing) ?? 0) + ledger[thing]!);
      this.#events.push(event.type);
    }
  }

  /** Counts, and starts a new page. */
  check(state: State): void {
    const now = this.#accounts.census(state);
    const things = new Set([...Object.keys(this.#before), ...Object.keys(now), ...this.#made.keys()]);
    for (const thing of things) {
      const expected = (this.#before[thing] ?? 0) + (this.#made.get(thing) ?? 0);
      if (now[thing] === expected || (now[thing] === undefined && expected === 0)) continue;
      const since = [...new Set(this.#events)].slice(0, 12).join(', ');
      broken(
        'conserving',
        `there should be ${expected} ${thing}, there are ${now[thing] ?? 0}, after ${since}`,
      );
    }
    this.#before = now;
    this.#made = new Map();
    this.#events = [];
  }
}
