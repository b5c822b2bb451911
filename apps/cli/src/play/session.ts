/** A match at this terminal: carried on by people and computer players, and saved after every command. */
import { attempt, lookOf, makeMatchFile } from '@oubliette/kernel';
import type { BaseCommand, BaseEvent, Player, Refusal, SeatId, Waiting, WantedDie } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { writeMatchFile } from '../matchFiles.ts';
import type { SavedMatch, Terminal as TerminalState } from '../matchFiles.ts';
import type { AnyMatch, PlayBook, Side } from './book.ts';
import type { DiceSource, Errand } from './dice.ts';

export interface SessionOptions {
  readonly book: PlayBook;
  readonly match: AnyMatch;
  readonly setup: unknown;
  readonly dice: DiceSource;
  /** The computer player of each seat; people play the others. */
  readonly computers: ReadonlyMap<SeatId, Player>;
  readonly file: string;
  readonly terminal: Omit<TerminalState, 'dice'>;
}

export type Done =
  | { readonly ok: true; readonly events: readonly BaseEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

export class Session {
  readonly book: PlayBook;
  readonly match: AnyMatch;
  readonly file: string;
  /** Computer players' commands that the rules refused: bugs, reported at the end. */
  readonly slips: string[] = [];
  readonly #options: SessionOptions;
  /** Everything that has happened, for the adviser. */
  readonly #past: BaseEvent[] = [];

  constructor(options: SessionOptions) {
    this.#options = options;
    this.book = options.book;
    this.match = options.match;
    this.file = options.file;
  }

  async start(): Promise<readonly BaseEvent[]> {
    const started = await this.#options.dice.carryOut((dice) => this.match.start(dice));
    if (started.status !== 'done') throw new Error('the match did not start');
    this.#tell(started.events);
    this.save();
    return started.events;
  }

  /** Gives the commands people are assumed to want. */
  async wish(as: Side): Promise<readonly (readonly BaseEvent[])[]> {
    const told: (readonly BaseEvent[])[] = [];
    for (const { seat, command } of this.book.wishes(as)) {
      const done = await this.give(seat, command);
      if (done.ok) told.push(done.events);
    }
    return told;
  }

  /** Goes on with a replayed match: the computer players hear what they had heard. */
  resume(events: readonly (readonly BaseEvent[])[]): void {
    for (const heard of events) this.#tell(heard);
  }

  /** The seat people are awaited for; null when the match is over or a computer is awaited. */
  awaited(): Waiting | null {
    return this.match.game.waiting(this.match.state).find(({ optional }) => optional !== true) ?? null;
  }

  get setup(): unknown {
    return this.#options.setup;
  }

  /** The computer players' seats. */
  get computers(): Iterable<SeatId> {
    return this.#options.computers.keys();
  }

  async give(seat: SeatId, command: BaseCommand): Promise<Done> {
    const { game, state } = this.match;
    const tried = await this.#options.dice.carryOut((dice) => this.match.command(seat, command, dice), {
      order: (language) => this.#orderSeen(command, language),
      told: (wanted, language) => this.#rollSeen(wanted, language),
      tryWith: (dice) => attempt(game, state, seat, command, dice),
    });
    if (tried.status !== 'done') return { ok: false, refusal: refusalOf(tried) };
    this.#tell(tried.events);
    this.save();
    return { ok: true, events: tried.events };
  }

  /** A seat's side, as sentences name it. */
  side(seat: SeatId): 'heroes' | PlayBook['master'] {
    const { book, setup } = this.#options;
    return seat === book.seat(setup, book.master) ? book.master : 'heroes';
  }

  /** What the computer would do for this seat; null if it plays nobody like it. */
  advise(seat: SeatId): BaseCommand | null {
    const { book, setup } = this.#options;
    const { game, state } = this.match;
    const other = this.side(seat) === 'heroes' ? book.master : 'heroes';
    const adviser = book.computers(setup, other, 'normal').get(seat);
    if (adviser === undefined) return null;
    for (const event of this.#past) {
      const known = game.redact(event, seat);
      if (known !== null) adviser.hear?.(known);
    }
    return adviser.choose(lookOf(game, state, seat));
  }

  /** An order in words, if people here see the figure it is about. */
  #orderSeen(command: BaseCommand, language: Language): string | null {
    const { book, setup, terminal } = this.#options;
    const { game, state } = this.match;
    const view = game.view(state, book.seat(setup, terminal.as));
    const { figure, target } = command as { readonly figure?: unknown; readonly target?: unknown };
    const named = [figure, target].filter((each) => typeof each === 'string');
    const isSeen = named.length > 0 && named.every((each) => book.squareOf(view, each) !== null);
    return isSeen ? book.telling.label(command, { language, names: book.telling.namesIn(view), view }) : null;
  }

  /** Who rolls and what for, if people here see the figure it is about. */
  #rollSeen(wanted: WantedDie, language: Language): ReturnType<Errand['told']> {
    const { book, setup, terminal } = this.#options;
    const { game, state } = this.match;
    const view = game.view(state, book.seat(setup, terminal.as));
    const names = book.telling.namesIn(view);
    const { who, whom } = wanted.of;
    const isSeen = [who, whom].every((id) => id === undefined || book.squareOf(view, id) !== null);
    if (!isSeen) return { who: null, purpose: null };
    return {
      who: who === undefined ? null : book.telling.figure(who, names),
      purpose: book.telling.roll(wanted.rule, whom, { language, names }),
    };
  }

  undo(seat: SeatId): Done {
    const undone = this.match.undo(seat);
    if (undone.status !== 'done') return { ok: false, refusal: refusalOf(undone) };
    this.save();
    return { ok: true, events: undone.events };
  }

  /** Lets the computer players act until a person has to decide or the match is over. */
  async letComputersPlay(): Promise<readonly BaseEvent[]> {
    const events: BaseEvent[] = [];
    for (let next = this.#nextComputer(); next !== null; next = this.#nextComputer()) {
      const done = await this.give(next.seat, next.command);
      if (done.ok) events.push(...done.events);
      else events.push(...(await this.#goOnWithout(next.seat, next.command, done.refusal)));
    }
    return events;
  }

  save(): void {
    const { book, setup, terminal, dice, file } = this.#options;
    const saved: SavedMatch = {
      ...makeMatchFile(book.system, setup, this.match),
      terminal: { ...terminal, dice: dice.state() },
    };
    writeMatchFile(file, saved);
  }

  #nextComputer(): { seat: SeatId; command: BaseCommand } | null {
    const { game, state } = this.match;
    const waiting = game.waiting(state);
    for (const { seat, optional } of waiting) {
      const player = this.#options.computers.get(seat);
      if (player === undefined || optional !== true) continue;
      const command = player.consider?.(lookOf(game, state, seat)) ?? null;
      if (command !== null) return { seat, command };
    }
    const awaited = this.awaited();
    if (awaited === null) return null;
    const player = this.#options.computers.get(awaited.seat);
    if (player === undefined) {
      const command = this.book.obvious(game.moves(state, awaited.seat));
      return command === null ? null : { seat: awaited.seat, command };
    }
    return { seat: awaited.seat, command: player.choose(lookOf(game, state, awaited.seat)) };
  }

  /** A computer player slipped: its turn goes on with a legal command instead. */
  async #goOnWithout(seat: SeatId, command: BaseCommand, refusal: Refusal): Promise<readonly BaseEvent[]> {
    this.slips.push(`${seat} ${JSON.stringify(command)}: ${refusal.code} (${refusal.rule})`);
    const { game, state } = this.match;
    const moves = game.moves(state, seat);
    const legal = moves.find(({ type }) => type === this.book.end.type) ?? moves[0];
    if (legal === undefined) return [];
    const done = await this.give(seat, legal);
    return done.ok ? done.events : [];
  }

  #tell(events: readonly BaseEvent[]): void {
    this.#past.push(...events);
    for (const [seat, player] of this.#options.computers) {
      for (const event of events) {
        const known = this.match.game.redact(event, seat);
        if (known !== null) player.hear?.(known);
      }
    }
  }
}

function refusalOf(
  tried: { readonly status: 'refused'; readonly refusal: Refusal } | { readonly status: 'dice' },
): Refusal {
  if (tried.status === 'refused') return tried.refusal;
  throw new Error('the dice ran out');
}
