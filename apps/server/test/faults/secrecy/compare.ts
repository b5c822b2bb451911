/** Plays the same in two worlds, and reports what the observer can tell them apart by. */
import type { BaseCommand, Stream } from '@oubliette/kernel';
import type { ServerMessage, Throw } from '@oubliette/table';
import { mutate, wordsIn } from '@oubliette/kernel/testing';
import { pick } from '../seed.ts';
import type { Pair } from './moments.ts';
import { Sitting } from './sitting.ts';
import type { Hosting, Leak, Offer, Outcome } from './sitting.ts';

/** What was compared. */
export interface Tally {
  pairs: number;
  commands: number;
  /** Pairs that ended because a rule made something known. */
  reveals: number;
  /** Pairs that ended because the master could do here what is impossible there. */
  parted: number;
  suggestions: number;
  /** Dice typed by the roller. */
  typed: number;
}

export function newTally(): Tally {
  return { pairs: 0, commands: 0, reveals: 0, parted: 0, suggestions: 0, typed: 0 };
}

const MOST_COMMANDS = 4;
const TELLING = /^(?:open|search|jump|disarm|listen|attack|strike|rollMovement)/u;
const ENDING = /^(?:end|giveUp|leave)/u;
const QUESTIONS = 4;
/** A computer player is slow: one in so many of the seats that may act asks it. */
const SUGGEST_EVERY = 2;

class ToldApart extends Error {}

/** Null if the observer cannot tell; otherwise by what. */
export async function tellApart(
  hosted: Hosting,
  pair: Pair,
  chance: Stream,
  tally: Tally,
  leak: Leak = {},
): Promise<string | null> {
  const here = new Sitting(hosted, pair, pair.here, leak);
  const there = new Sitting(hosted, pair, pair.there, leak);
  const trial = new Trial(pair, here, there, chance, tally);
  try {
    await trial.run();
    return null;
  } catch (error) {
    if (error instanceof ToldApart) return `${pair.name}: ${error.message}`;
    throw error;
  } finally {
    await Promise.all([here.leave(), there.leave()]);
  }
}

class Trial {
  readonly #pair: Pair;
  readonly #here: Sitting;
  readonly #there: Sitting;
  readonly #chance: Stream;
  readonly #tally: Tally;
  #asked = 0;

  constructor(pair: Pair, here: Sitting, there: Sitting, chance: Stream, tally: Tally) {
    this.#pair = pair;
    this.#here = here;
    this.#there = there;
    this.#chance = chance;
    this.#tally = tally;
  }

  async run(): Promise<void> {
    this.#tally.pairs += 1;
    await this.#both('coming in', (sitting) => sitting.enter());
    await this.#ask();
    let goesOn = true;
    for (let count = 0; goesOn && count < MOST_COMMANDS; count += 1) goesOn = await this.#play();
    if (goesOn) await this.#lookBack();
    const complaints = [...this.#here.complaints, ...this.#there.complaints];
    if (complaints.length > 0) throw new Error(`${this.#pair.name}: ${complaints.join('; ')}`);
  }

  async #both(what: string, act: (sitting: Sitting) => Promise<unknown>): Promise<void> {
    await Promise.all([act(this.#here), act(this.#there)]);
    const [a, b] = this.#heard();
    if (a.some((text) => text.includes(Sitting.secret)))
      throw new ToldApart(`${what}: the key of the dice is told`);
    checkSame(what, a, b);
  }

  #id(): string {
    this.#asked += 1;
    return `request-${this.#asked}`;
  }

  /** Every harmless request, and many that are not allowed. */
  async #ask(): Promise<void> {
    const { here } = this.#pair;
    const id = this.#id();
    await this.#both('the history', (sitting) => sitting.say({ t: 'history', id, before: 1_000_000 }));
    for (let count = 0; count < QUESTIONS && this.#here.offers().length > 0; count += 1) {
      const { seat, command, own } = pick(this.#chance, this.#here.offers());
      const words = wordsIn(this.#here.offers().map((offer) => ({ ...offer.command })));
      const asked = own && this.#chance.below(2) === 0 ? command : this.#otherThan(command, words);
      const t = pick(this.#chance, ['why', 'do', 'why', 'do', 'undo', 'propose'] as const);
      const by = own ? seat : this.#pair.observer;
      if (t === 'do' && this.#isOffered(by, asked)) continue;
      // There is a snapshot, and no journal to go back in.
      if (t === 'undo' && !here.settled) continue;
      const message = questionOf(t, this.#id(), by, asked);
      await this.#both(`asking ${JSON.stringify(message)}`, (sitting) => sitting.say(message));
    }
    await this.#suggest();
  }

  async #suggest(): Promise<void> {
    const seat = this.#here.offers().find(({ own }) => own)?.seat;
    if (seat === undefined || this.#chance.below(SUGGEST_EVERY) > 0) return;
    this.#tally.suggestions += 1;
    const id = this.#id();
    await this.#both('a suggestion', (sitting) => sitting.say({ t: 'suggest', id, seat }));
  }

  #otherThan(command: BaseCommand, words: readonly string[]): unknown {
    return mutate({ ...command }, words, this.#chance);
  }

  #isOffered(seat: string, command: unknown): boolean {
    const text = JSON.stringify(command);
    return this.#here.offers().some((offer) => offer.seat === seat && JSON.stringify(offer.command) === text);
  }

  /** One command in both worlds; false if there is nothing more to compare. */
  async #play(): Promise<boolean> {
    const offers = this.#here.offers();
    if (offers.length === 0) return false;
    const offer = this.#choose(offers);
    const id = this.#id();
    const what = JSON.stringify(offer);
    const outcomes = await Promise.all([this.#here.give(offer, id), this.#there.give(offer, id)]);
    if (outcomes[0] === 'refused')
      throw new Error(`${this.#pair.name}: refused what was offered: ${JSON.stringify(offer)}`);
    if (outcomes[1] === 'refused' && offer.seat === this.#pair.master) {
      this.#heard();
      this.#tally.parted += 1;
      return false;
    }
    if (outcomes[1] === 'refused') throw new ToldApart(`${what} is accepted or refused`);
    this.#tally.commands += 1;
    return this.#follow(what, outcomes);
  }

  /** Types the same dice in both worlds until the command is done; false if nothing is left to compare. */
  async #follow(what: string, [here, there]: readonly [Outcome, Outcome]): Promise<boolean> {
    const [a, b] = this.#heard();
    if (here === 'wants' || there === 'wants') {
      if (a.join('\n') === b.join('\n')) return this.#type(what);
      if (this.#here.mayLeave || this.#there.mayLeave)
        checkSame(`${what}, by a roll that may still be left`, a, b);
      checkFaces(what, this.#here.thrown, this.#there.thrown);
      this.#tally.reveals += 1;
      return false;
    }
    if (a.join('\n') === b.join('\n')) return !this.#here.isOver;
    checkReveal(what, a, b, this.#here.rolled || this.#there.rolled);
    this.#tally.reveals += 1;
    return false;
  }

  async #type(what: string): Promise<boolean> {
    const faces = this.#here.typing?.thrown?.die.faces;
    const face = faces === undefined ? null : pick(this.#chance, faces);
    const id = this.#id();
    const outcomes = await Promise.all([this.#here.type(face, id), this.#there.type(face, id)]);
    if (outcomes.includes('refused')) throw new Error(`${this.#pair.name}: ${what}: ${face} is refused`);
    if (face !== null) this.#tally.typed += 1;
    return this.#follow(`${what} with ${face}`, outcomes);
  }

  #heard(): [readonly string[], readonly string[]] {
    return [this.#here.heard(), this.#there.heard()];
  }

  /** Prefers commands that may reveal something to those that end a turn or the match. */
  #choose(offers: readonly Offer[]): Offer {
    const telling = offers.filter(({ command: { type } }) => TELLING.test(type));
    if (telling.length > 0 && this.#chance.below(2) === 0) return pick(this.#chance, telling);
    const lasting = offers.filter(({ command: { type } }) => !ENDING.test(type));
    return pick(this.#chance, lasting.length > 0 && this.#chance.below(8) > 0 ? lasting : offers);
  }

  /** What was played is told again on request, and shown in the lobby. */
  async #lookBack(): Promise<void> {
    const id = this.#id();
    await this.#both('the history afterwards', (sitting) =>
      sitting.say({ t: 'history', id, before: 1_000_000 }),
    );
    const since = this.#chance.below(2) === 0 ? 3 : 1_000_000;
    await this.#both('coming back', (sitting) => sitting.return(since));
    const [a, b] = [await this.#here.lobby(), await this.#there.lobby()];
    checkSame('the lobby', [a], [b]);
  }
}

type Question = 'why' | 'do' | 'undo' | 'propose';

function questionOf(t: Question, id: string, seat: string, command: unknown): unknown {
  if (t === 'why' || t === 'do') return { t, id, seat, command };
  return t === 'propose' ? { t, id, seat, keep: -1 } : { t, id, seat };
}

function checkSame(what: string, a: readonly string[], b: readonly string[]): void {
  const at = a.findIndex((text, index) => text !== b[index]);
  if (at < 0 && a.length === b.length) return;
  const [first = 'nothing', second = 'nothing'] = at < 0 ? [a[b.length], b[a.length]] : [a[at], b[at]];
  throw new ToldApart(`${what}: ${difference(first, second)}`);
}

/** A revealed roll may be of another kind; within one kind, its faces give away no pile or bowl. */
function checkFaces(what: string, here: Throw | null, there: Throw | null): void {
  if (here === null || there === null || here.die.id !== there.die.id || here.rule !== there.rule) return;
  const [a, b] = [here, there].map(({ die }) => JSON.stringify(die.faces)) as [string, string];
  if (a !== b) throw new ToldApart(`${what}, by the faces of what is rolled: ${difference(a, b)}`);
}

/** What a message of news may show of a reveal. Everything else in it stays the same. */
const DECLARED = ['moves', 'waiting', 'ending', 'undoable'];

/**
 * A difference is declared if the events told differ, and the row is news or was rolled for, so that it
 * cannot be taken back for free: then the view and what follows from it may differ too, and nothing else.
 */
function checkReveal(what: string, a: readonly string[], b: readonly string[], rolled: boolean): void {
  const [here, there] = [a.map(parsed), b.map(parsed)];
  const told = [here, there].map((messages) => messages.flatMap(eventsIn));
  const [first, second] = told.map((events) => events.map((event) => JSON.stringify(event)));
  const differing = told.flatMap((events, world) =>
    events.filter((event, at) => JSON.stringify(event) !== (world === 0 ? second : first)![at]),
  );
  if (differing.length === 0) checkSame(`${what}, though no event told it`, a, b);
  if (!rolled && !told.flat().some(({ news }) => news === true))
    throw new ToldApart(`${what}, by a row that is not news: ${JSON.stringify(differing[0])}`);
  checkSame(`${what}, beyond what was revealed`, here.map(envelope), there.map(envelope));
}

function parsed(text: string): ServerMessage {
  return JSON.parse(text) as ServerMessage;
}

function eventsIn(message: ServerMessage) {
  return message.t === 'news' ? (message.batch.events as readonly { readonly news?: true }[]) : [];
}

/** The message without what a reveal may change in it. */
function envelope(message: ServerMessage): string {
  if (message.t !== 'news') return JSON.stringify(message);
  const { batch, present = {}, view: _view, info, ...rest } = message;
  const kept = Object.entries(present).filter(([part]) => !DECLARED.includes(part));
  // The key of the dice is published with the end of the match.
  const table = info?.phase === 'over' ? undefined : info;
  return JSON.stringify({
    ...rest,
    info: table,
    batch: { ...batch, events: null },
    present: Object.fromEntries(kept),
  });
}

/** Where two texts part, with some context. */
function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const around = (text: string) => `…${text.slice(Math.max(0, at - 60), at + 80)}…`;
  return `${around(a)} or ${around(b)}`;
}
