/** A match: its setup plus an append-only journal. The present is the fold of both. */
import { attempt, attemptWith } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { canonical, hashText } from './canonical.ts';
import type { BaseCommand, BaseEvent, Game, RuleId, SeatId } from './contract.ts';
import type { Dice, Face } from './dice.ts';
import { refuse } from './resolution.ts';
import { TABLE } from './tableRules.ts';

/** One line of the journal: the request, and the dice it used. */
export type Entry<Command = BaseCommand, Change = unknown> =
  | { readonly kind: 'start'; readonly dice: readonly Face[] }
  | {
      readonly kind: 'command';
      readonly seat: SeatId;
      readonly command: Command;
      readonly dice: readonly Face[];
    }
  | { readonly kind: 'undo'; readonly seat: SeatId }
  | { readonly kind: 'propose'; readonly seat: SeatId; readonly keep: number }
  | { readonly kind: 'answer'; readonly seat: SeatId; readonly agrees: boolean }
  | { readonly kind: 'override'; readonly seat: SeatId; readonly change: Change; readonly reason: string };

/** What happened at the table rather than in the game. */
export type TableEvent =
  | { readonly type: 'undone'; readonly by: SeatId; readonly rules: readonly RuleId[] }
  | {
      readonly type: 'takeBackProposed';
      readonly by: SeatId;
      readonly keep: number;
      readonly rules: readonly RuleId[];
    }
  | {
      readonly type: 'takeBackAnswered';
      readonly by: SeatId;
      readonly agrees: boolean;
      readonly rules: readonly RuleId[];
    }
  | { readonly type: 'takenBack'; readonly keep: number; readonly rules: readonly RuleId[] };

/** How far back a match can go, in moments. Never lower it: old journals may reach that far. */
export const KEPT_MOMENTS = 100;

/** A point on the present line of play. */
interface Moment<State> {
  readonly state: State;
  /** The seat whose command led here; null if no seat's did. */
  readonly seat: SeatId | null;
  /** True when something new became known since the moment before: no free undo. */
  readonly settled: boolean;
}

/** Back to the first `keep` moments, if all other seats agree. */
interface Proposal {
  readonly by: SeatId;
  readonly keep: number;
  readonly agreed: readonly SeatId[];
}

export interface JournalRow<Command, Change> {
  readonly entry: Entry<Command, Change>;
  /** Chained: the hash of the entry and of the row before. */
  readonly hash: string;
}

type Outcome<State, Event> = Attempt<State, Event | TableEvent>;

/** Where a match stands: enough to go on from here without its journal. */
export interface MatchSnapshot<State = unknown> {
  readonly head: string;
  /** Counted from the start. */
  readonly moments: number;
  /** How many of them could be returned to, this one included. */
  readonly kept: number;
  readonly state: State;
  readonly seat: SeatId | null;
  readonly settled: boolean;
  readonly proposal: Proposal | null;
}

/** A match resumed from a snapshot cannot go back beyond it: resume it from its journal. Nothing changed. */
export class MomentMissing extends Error {}

export class Match<State, Command extends BaseCommand, Event extends BaseEvent, View, Change> {
  readonly game: Game<State, Command, Event, View, Change>;
  /** The rows added since this object was made: all of them, unless it was forked or resumed. */
  readonly rows: JournalRow<Command, Change>[] = [];
  #head: string;
  #moments = 0;
  /** How many moments can be returned to; the last of them are in `#line`. */
  #kept = 0;
  #line: readonly Moment<State>[] = [];
  #proposal: Proposal | null = null;

  /** A match not yet begun: `start` it, with fresh or recorded dice. Its rows are chained to `opening`. */
  constructor(game: Game<State, Command, Event, View, Change>, opening: string) {
    this.game = game;
    this.#head = opening;
  }

  /** Goes on from a snapshot. Earlier moments are counted but missing: see `MomentMissing`. */
  static resume<S, C extends BaseCommand, E extends BaseEvent, V, Ch>(
    game: Game<S, C, E, V, Ch>,
    { head, moments, kept, state, seat, settled, proposal }: MatchSnapshot<S>,
  ): Match<S, C, E, V, Ch> {
    const match = new Match(game, head);
    match.#moments = moments;
    match.#kept = kept;
    match.#line = [{ state, seat, settled }];
    match.#proposal = proposal;
    return match;
  }

  /** A copy that goes on by itself; it shares the moments, and its rows start with the next one. */
  fork(): Match<State, Command, Event, View, Change> {
    const match = new Match(this.game, this.#head);
    match.#moments = this.#moments;
    match.#kept = this.#kept;
    match.#line = this.#line;
    match.#proposal = this.#proposal;
    return match;
  }

  snapshot(): MatchSnapshot<State> {
    const { state, seat, settled } = this.#now();
    return {
      head: this.#head,
      moments: this.#moments,
      kept: this.#kept,
      state,
      seat,
      settled,
      proposal: this.#proposal,
    };
  }

  get state(): State {
    return this.#now().state;
  }

  /** How many moments the present line of play has: what `propose` counts in. */
  get moments(): number {
    return this.#moments;
  }

  get proposal(): Proposal | null {
    return this.#proposal;
  }

  get head(): string {
    return this.#head;
  }

  /** The seat that may undo its last command now, if any may. */
  get undoable(): SeatId | null {
    const now = this.#now();
    return now.settled || this.#kept < 2 ? null : now.seat;
  }

  start(dice: Dice): Outcome<State, Event> {
    if (this.#moments > 0) throw new Error('the match has already started');
    const tried = attemptWith(dice, (recorder) => this.game.start(recorder));
    if (tried.status === 'done') {
      this.#record({ kind: 'start', dice: tried.dice });
      this.#moment({ state: tried.state, seat: null, settled: true });
    }
    // A match that has not begun can always be cancelled.
    return tried.status === 'dice' ? { ...tried, isNews: false } : tried;
  }

  command(seat: SeatId, command: Command, dice: Dice): Outcome<State, Event> {
    const tried = attempt(this.game, this.state, seat, command, dice);
    if (tried.status === 'done') {
      this.#record({ kind: 'command', seat, command, dice: tried.dice });
      this.#advance(tried.state, seat, tried.dice.length > 0 || tried.events.some((event) => event.news));
    }
    return tried;
  }

  /** Undo one command, as long as no seat has learned anything from it. */
  undo(seat: SeatId): Outcome<State, Event> {
    const now = this.#now();
    if (now.seat !== seat) return { status: 'refused', refusal: refuse('nothingToUndo', TABLE.undo) };
    if (now.settled) return { status: 'refused', refusal: refuse('alreadyKnown', TABLE.undo) };
    const keep = this.#moments - 1;
    if (this.#isTooFar(keep)) return { status: 'refused', refusal: refuse('tooFarBack', TABLE.undo) };
    this.#mustHave(keep);
    this.#record({ kind: 'undo', seat });
    return this.#backTo(keep, [{ type: 'undone', by: seat, rules: [TABLE.undo] }]);
  }

  /** Propose to go back to an earlier moment; the others answer. */
  propose(seat: SeatId, keep: number): Outcome<State, Event> {
    if (!Number.isInteger(keep) || keep < 1 || keep >= this.#moments)
      return {
        status: 'refused',
        refusal: refuse('noSuchMoment', TABLE.takeBack, { keep, moments: this.#moments }),
      };
    if (this.#isTooFar(keep))
      return { status: 'refused', refusal: refuse('tooFarBack', TABLE.takeBack, { most: KEPT_MOMENTS }) };
    if (!this.#isSeated(seat)) return { status: 'refused', refusal: refuse('notSeated', TABLE.takeBack) };
    this.#mustHave(keep);
    this.#record({ kind: 'propose', seat, keep });
    this.#proposal = { by: seat, keep, agreed: [seat] };
    return this.#maybeTakeBack([{ type: 'takeBackProposed', by: seat, keep, rules: [TABLE.takeBack] }]);
  }

  answer(seat: SeatId, agrees: boolean): Outcome<State, Event> {
    const proposal = this.#proposal;
    if (proposal === null) return { status: 'refused', refusal: refuse('nothingProposed', TABLE.takeBack) };
    if (!this.#isSeated(seat) || proposal.agreed.includes(seat))
      return { status: 'refused', refusal: refuse('notAsked', TABLE.takeBack) };
    if (agrees) this.#mustHave(proposal.keep);
    this.#record({ kind: 'answer', seat, agrees });
    this.#proposal = agrees ? { ...proposal, agreed: [...proposal.agreed, seat] } : null;
    return this.#maybeTakeBack([{ type: 'takeBackAnswered', by: seat, agrees, rules: [TABLE.takeBack] }]);
  }

  override(seat: SeatId, change: Change, reason: string): Outcome<State, Event> {
    if (reason.trim() === '') return { status: 'refused', refusal: refuse('reasonMissing', TABLE.override) };
    const decision = this.game.override(this.state, seat, change, reason);
    if (!decision.ok) return { status: 'refused', refusal: decision.refusal };
    this.#record({ kind: 'override', seat, change, reason });
    this.#advance(decision.state, seat, true);
    return { status: 'done', state: decision.state, events: decision.events, dice: [] };
  }

  #now(): Moment<State> {
    const now = this.#line.at(-1);
    if (now === undefined) throw new Error('the match has not started');
    return now;
  }

  #isSeated(seat: SeatId): boolean {
    return this.game.seats.some(({ id }) => id === seat);
  }

  #record(entry: Entry<Command, Change>): void {
    this.#head = chain(this.#head, entry);
    this.rows.push({ entry, hash: this.#head });
  }

  #advance(state: State, seat: SeatId, settled: boolean): void {
    this.#moment({ state, seat, settled });
    this.#proposal = null;
  }

  #moment(moment: Moment<State>): void {
    this.#moments += 1;
    this.#kept = Math.min(this.#kept + 1, KEPT_MOMENTS);
    this.#line = [...this.#line.slice(1 - KEPT_MOMENTS), moment];
  }

  #isTooFar(keep: number): boolean {
    return keep <= this.#moments - this.#kept;
  }

  #mustHave(keep: number): void {
    if (keep <= this.#moments - this.#line.length)
      throw new MomentMissing(`moment ${keep} lies before the snapshot the match was resumed from`);
  }

  #maybeTakeBack(events: TableEvent[]): Outcome<State, Event> {
    const proposal = this.#proposal;
    const all = proposal !== null && this.game.seats.every(({ id }) => proposal.agreed.includes(id));
    if (!all) return { status: 'done', state: this.state, events, dice: [] };
    const { keep } = proposal;
    return this.#backTo(keep, [...events, { type: 'takenBack', keep, rules: [TABLE.takeBack] }]);
  }

  #backTo(keep: number, events: TableEvent[]): Outcome<State, Event> {
    const back = this.#moments - keep;
    this.#moments = keep;
    this.#kept -= back;
    this.#line = this.#line.slice(0, this.#line.length - back);
    this.#proposal = null;
    return { status: 'done', state: this.state, events, dice: [] };
  }
}

export function chain(before: string, entry: unknown): string {
  return hashText(`${before}\n${canonical(entry)}`);
}
