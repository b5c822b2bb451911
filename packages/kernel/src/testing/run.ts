/** One match, played at random and checked as it goes. */
import type { WantedDie } from '../attempt.ts';
import { hashOf } from '../canonical.ts';
import { SPECTATOR } from '../contract.ts';
import type {
  BaseCommand,
  BaseEvent,
  Decided,
  Decision,
  Game,
  RuleId,
  SeatId,
  Waiting,
} from '../contract.ts';
import type { Dice } from '../dice.ts';
import type { Entry } from '../match.ts';
import { inShort } from '../faults.ts';
import { makeFileOfEntries, replayFile } from '../matchFile.ts';
import type { MatchFile } from '../matchFile.ts';
import { undeclaredIn } from '../knowledge.ts';
import { lookOf } from '../player.ts';
import type { Player } from '../player.ts';
import { streamFromSeed } from '../stream.ts';
import type { Stream } from '../stream.ts';
import { Book } from './book.ts';
import { Broken, broken, PropertyFailure } from './failure.ts';
import type { Property } from './failure.ts';
import { deepFreeze, same, whyNotPlain } from './plain.ts';
import type { Rates } from './sampling.ts';
import {
  checkAlike,
  checkLeftUnknown,
  checkRefusedAlike,
  checkTold,
  checkUntold,
  playedIn,
  sightOf,
} from './secrecy.ts';
import {
  checkCorrection,
  checkEvents,
  checkFold,
  checkOffers,
  checkRefused,
  checkSeats,
  checkWaiting,
  offersOf,
  strangers,
} from './soundness.ts';
import type { Subject } from './subject.ts';
import { noting, reRolled } from './world.ts';
import type { Roll, World } from './world.ts';

export type Trial =
  | 'offers'
  | 'refusals'
  | 'disguises'
  | 'told'
  | 'left'
  | 'secretRolls'
  | 'revived'
  | 'replayed';

/** Running counts of what was played and checked. */
export interface Tally {
  matches: number;
  commands: number;
  longest: number;
  readonly outcomes: Record<string, number>;
  readonly cited: Set<RuleId>;
  readonly tried: Record<Trial, number>;
}

export function newTally(): Tally {
  const tried = {
    offers: 0,
    refusals: 0,
    disguises: 0,
    told: 0,
    left: 0,
    secretRolls: 0,
    revived: 0,
    replayed: 0,
  };
  return { matches: 0, commands: 0, longest: 0, outcomes: {}, cited: new Set(), tried };
}

/** How many earlier offers are kept, to try them again when they are not offered. */
const REMEMBERED = 64;

/** A decision and the dice it took. */
type Rolled<S, E> = Decided<S, E> & { readonly rolls: readonly WantedDie[] };

/** One match, played and checked. Its number and seed fix the play, whatever is checked. */
export class Run<S, C extends BaseCommand, E extends BaseEvent, V, Setup> {
  readonly #subject: Subject<S, C, E, V, Setup>;
  readonly #seed: string;
  readonly #number: number;
  readonly #rates: Rates;
  readonly #tally: Tally;
  readonly #setup: Setup;
  readonly #game: Game<S, C, E, V>;
  readonly #players: ReadonlyMap<SeatId, Player<V, C, E>>;
  /** Three streams, so that more checks do not change the play. */
  readonly #chance: Stream;
  readonly #dice: Stream;
  readonly #sample: Stream;
  readonly #freezes: boolean;
  readonly #revives: boolean;
  readonly #replays: boolean;
  readonly #entries: Entry<C>[] = [];
  /** The events of each journal row, as text; kept only where the match is replayed. */
  readonly #told: string[] = [];
  /** Some commands that were offered earlier. */
  readonly #earlier: C[] = [];
  #state: S | undefined;
  #book: Book<S, E> | undefined;
  #commands = 0;
  #doing = 'opening the setup';

  constructor(
    subject: Subject<S, C, E, V, Setup>,
    seed: string,
    number: number,
    rates: Rates,
    tally: Tally,
    revives = number % rates.json === 0,
  ) {
    this.#subject = subject;
    this.#seed = seed;
    this.#number = number;
    this.#rates = rates;
    this.#tally = tally;
    this.#chance = streamFromSeed(`${seed}/${number}/play`);
    this.#dice = streamFromSeed(`${seed}/${number}/dice`);
    this.#sample = streamFromSeed(`${seed}/${number}/sample`);
    this.#freezes = number % rates.freeze === 0;
    this.#revives = revives;
    this.#replays = revives || number % rates.replay === 0;
    this.#setup = deepFreeze(subject.setup(this.#chance));
    this.#game = open(subject, this.#setup, `match ${number} of seed "${seed}"`);
    this.#players = new Map(
      this.#game.seats.map((seat) => [
        seat.id,
        subject.player?.(seat, this.#chance) ?? anyMove<V, C, E>(this.#chance),
      ]),
    );
  }

  play(): void {
    try {
      this.#start();
      while (this.#step())
        if (this.#commands > this.#subject.bound)
          broken('finite', `not over after ${this.#commands} commands`);
      this.#finish();
    } catch (error) {
      throw this.#failure(error);
    }
  }

  #start(): void {
    this.#doing = 'start';
    const dice = noting(this.#dice);
    const started = this.#game.start(dice);
    this.#entries.push({ kind: 'start', dice: dice.rolls.map(({ face }) => face) });
    this.#book = new Book(this.#subject, started.state);
    this.#take(started);
    this.#checkSecretRolls(dice.rolls, started, (other) => this.#game.start(other));
  }

  /** One command. False when the match is over. */
  #step(): boolean {
    const world = this.#world();
    const waiting = checkWaiting(world, this.#subject.rules);
    if (waiting.length === 0) return false;
    this.#checkMoment(world, waiting);
    const watched = this.#sampled('secrets') ? this.#disguised(world) : null;
    const { seat, command } = this.#choose(waiting);
    this.#doing = `${seat} ${JSON.stringify(command)}`;
    const dice = noting(this.#dice);
    const decision = this.#game.decide(world.state, seat, command, dice);
    if (!decision.ok)
      broken('sound', `its player chose what is refused: ${JSON.stringify(decision.refusal)}`);
    this.#commands += 1;
    this.#checkPurposes(dice.rolls);
    const faces = dice.rolls.map(({ face }) => face);
    this.#entries.push({ kind: 'command', seat, command, dice: faces });
    this.#take(decision);
    if (this.#sampled('fold')) checkFold(world, decision);
    if (watched !== null)
      this.#checkTold(
        watched,
        { ...decision, rolls: dice.rolls },
        playedIn(watched.world, seat, command, faces),
      );
    if (watched !== null) checkUntold(world, watched.seat, decision.events);
    if (watched !== null && checkLeftUnknown(world, watched.world, watched.seat, seat, command))
      this.#tally.tried.left += 1;
    this.#checkSecretRolls(dice.rolls, decision, (other) =>
      this.#game.decide(world.state, seat, command, other),
    );
    return true;
  }

  #world(): World<S, C, E, V> {
    return { game: this.#game, state: this.#state! };
  }

  #sampled(what: 'offers' | 'refusals' | 'fold' | 'census' | 'secrets'): boolean {
    return this.#sample.below(this.#rates[what]) === 0;
  }

  /** Makes a decision the present. */
  #take(decided: Decided<S, E>): void {
    const { events } = decided;
    checkEvents(events, this.#subject.rules);
    for (const { rules } of events) for (const id of rules) this.#tally.cited.add(id);
    if (this.#entries.length > 1) this.#book!.add(events);
    if (this.#sampled('census')) this.#book!.check(decided.state);
    if (this.#replays) this.#told.push(JSON.stringify(events));
    this.#maybeFreeze(events);
    this.#state = this.#maybeFreeze(this.#revives ? this.#revived(decided.state) : decided.state);
    this.#tell(events);
  }

  /** Property 3: the state goes through JSON, and play goes on from the copy. */
  #revived(state: S): S {
    const reason = whyNotPlain(state);
    if (reason !== null) broken('serialisable', `the state does not survive JSON: ${reason}`);
    this.#tally.tried.revived += 1;
    return JSON.parse(JSON.stringify(state)) as S;
  }

  #maybeFreeze<T>(value: T): T {
    return this.#freezes ? deepFreeze(value) : value;
  }

  #tell(events: readonly E[]): void {
    for (const [seat, player] of this.#players) {
      if (player.hear === undefined) continue;
      for (const event of events) {
        const known = this.#game.redact(event, seat);
        if (known !== null) player.hear(known);
      }
    }
  }

  #choose(waiting: readonly Waiting[]): { seat: SeatId; command: C } {
    const asked = pick(waiting, this.#chance);
    const considered = asked.optional === true ? this.#ask(asked.seat, 'consider') : null;
    if (considered !== null) return { seat: asked.seat, command: considered };
    const { seat } =
      asked.optional === true
        ? pick(
            waiting.filter((one) => one.optional !== true),
            this.#chance,
          )
        : asked;
    return { seat, command: this.#ask(seat, 'choose')! };
  }

  #ask(seat: SeatId, how: 'choose' | 'consider'): C | null {
    const look = lookOf(this.#game, this.#state!, seat);
    if (look.moves.length === 0) broken('sound', `it waits for ${seat}, who has no moves`);
    const command = this.#players.get(seat)![how]?.(look) ?? null;
    if (command !== null) this.#maybeFreeze(command);
    this.#earlier[this.#commands % REMEMBERED] = pick(look.moves, this.#sample);
    return command;
  }

  /** Property 2, on some of the moments. */
  #checkMoment(world: World<S, C, E, V>, waiting: readonly Waiting[]): void {
    const [offering, refusing] = [this.#sampled('offers'), this.#sampled('refusals')];
    if (!offering && !refusing) return;
    const { rules } = this.#subject;
    const offers = offersOf(world);
    checkSeats(offers, waiting);
    if (offering) this.#tally.tried.offers += checkOffers(world, offers, rules, this.#sample);
    if (!refusing) return;
    const seat = pick([...offers.keys()], this.#sample);
    const commands = strangers(seat, offers, this.#earlier, this.#sample);
    for (const command of commands) checkRefused(world, seat, command, rules, this.#sample);
    if (commands.length > 0) checkCorrection(world, seat, commands.at(-1), rules);
    this.#tally.tried.refusals += commands.length;
  }

  /** Property 4: one seat looks at another world, and must not notice. */
  #disguised(world: World<S, C, E, V>): { seat: SeatId; world: World<S, C, E, V> } | null {
    const seat = pick([...this.#game.seats.map(({ id }) => id), SPECTATOR], this.#sample);
    this.#doing = `disguised from ${seat}`;
    this.#checkDeclared(world);
    const other = this.#imagined(world, seat) ?? this.#disguise(world, seat);
    if (other === null) return null;
    this.#tally.tried.disguises += 1;
    const otherWorld = { game: other.game, state: this.#maybeFreeze(other.state) };
    checkAlike(seat, sightOf(world, seat), sightOf(otherWorld, seat), 'at once');
    if (seat !== SPECTATOR)
      for (const command of strangers(seat, offersOf(world), this.#earlier, this.#sample))
        checkRefusedAlike(world, otherWorld, seat, command, this.#sample);
    const { goesOn } = this.#subject;
    const next = goesOn === undefined ? otherWorld : goesOn(otherWorld, world);
    return next === null ? null : { seat, world: next };
  }

  #checkDeclared({ state }: World<S, C, E, V>): void {
    const { declared } = this.#subject;
    const [path] = declared === undefined ? [] : undeclaredIn(declared, state);
    if (path !== undefined) broken('secret', `no word says who may know ${path} of the state`);
  }

  /** Made up from the seat's own view alone: the truth could not tell others what the seat would make up. */
  #imagined(world: World<S, C, E, V>, watcher: SeatId): World<S, C, E, V> | null {
    const { imagine } = this.#subject;
    if (imagine === undefined) return null;
    for (const { id } of this.#game.seats) {
      if (id === watcher) continue;
      const sight = sightOf(world, id);
      checkAlike(id, sight, sightOf(imagine(world.game.view(world.state, id), this.#sample), id), 'at once');
    }
    return imagine(world.game.view(world.state, watcher), this.#sample);
  }

  #disguise({ state }: World<S, C, E, V>, seat: SeatId): World<S, C, E, V> | null {
    const other = this.#subject.disguise?.(this.#setup, state, seat, this.#sample) ?? null;
    if (other === null) return null;
    const isSameSetup = same(other.setup, this.#setup);
    if (isSameSetup && same(other.state, state)) return null;
    const game = isSameSetup
      ? this.#game
      : open(this.#subject, deepFreeze(other.setup), `a disguise from ${seat}`);
    return { game, state: other.state };
  }

  #checkTold(
    watched: { seat: SeatId; world: World<S, C, E, V> },
    here: Rolled<S, E>,
    there: Rolled<S, E> | null,
  ): void {
    if (there === null) return;
    this.#tally.tried.told += 1;
    const { seat, world } = watched;
    checkTold(
      seat,
      { world: { game: this.#game, state: here.state }, events: here.events, rolls: here.rolls },
      { world: { game: world.game, state: there.state }, events: there.events, rolls: there.rolls },
      (event) => this.#subject.fleeting?.(event) === true,
    );
  }

  /** A person who rolls by hand learns why. */
  #checkPurposes(rolls: readonly Roll[]): void {
    const { rolls: worded } = this.#subject;
    for (const { die, rule } of rolls)
      if (worded !== undefined && die.seen !== 'nobody' && !worded.has(rule))
        broken('explained', `nothing says what the ${die.id} of ${rule} is rolled for`);
  }

  /** The dice a seat may not see are rolled again: the seat sees no difference. */
  #checkSecretRolls(
    rolls: readonly Roll[],
    here: Decided<S, E>,
    again: (dice: Dice) => Decision<S, E>,
  ): void {
    if (this.#subject.secretRoll === undefined || rolls.length === 0) return;
    for (const seat of [...this.#game.seats.map(({ id }) => id), SPECTATOR]) {
      const isSecret = (roll: WantedDie) => this.#subject.secretRoll?.(roll, seat) === true;
      if (!rolls.some(isSecret)) continue;
      const dice = noting(reRolled(rolls, isSecret, this.#sample));
      const there = again(dice);
      if (!there.ok) broken('sound', 'other dice make the rules refuse it');
      this.#tally.tried.secretRolls += 1;
      this.#checkTold({ seat, world: this.#world() }, { ...here, rolls }, { ...there, rolls: dice.rolls });
    }
  }

  #finish(): void {
    const world = this.#world();
    this.#doing = 'the end';
    checkSeats(offersOf(world), []);
    this.#book!.check(world.state);
    const reason = whyNotPlain(world.state);
    if (reason !== null) broken('serialisable', `the last state does not survive JSON: ${reason}`);
    if (this.#replays) this.#replay();
    const { outcome } = this.#game.ending(world.state)!;
    const tally = this.#tally;
    tally.matches += 1;
    tally.commands += this.#commands;
    tally.longest = Math.max(tally.longest, this.#commands);
    tally.outcomes[outcome] = (tally.outcomes[outcome] ?? 0) + 1;
  }

  /** Property 1: the journal, replayed on a freshly opened game, gives the same events and the same end. */
  #replay(): void {
    const replayed = replayFile(
      this.#subject.system,
      JSON.parse(JSON.stringify(this.#file(hashOf(this.#state)))) as MatchFile,
    );
    this.#tally.tried.replayed += 1;
    if (!replayed.ok)
      this.#otherStory(`row ${replayed.fault.at} of the journal: ${inShort(replayed.fault.why)}`);
    const at = this.#told.findIndex((text, row) => JSON.stringify(replayed.events[row]) !== text);
    if (at >= 0)
      this.#otherStory(
        `row ${at + 1} of the journal told ${this.#told[at]}, replayed ${JSON.stringify(replayed.events[at])}`,
      );
  }

  /** The replay differs. If it does not when the state stays out of JSON, JSON is to blame. */
  #otherStory(how: string): never {
    if (!this.#revives) broken('deterministic', how);
    try {
      new Run(
        this.#subject,
        this.#seed,
        this.#number,
        { ...this.#rates, replay: 1 },
        newTally(),
        false,
      ).play();
    } catch (error) {
      if (error instanceof PropertyFailure && error.property === 'deterministic')
        broken('deterministic', how);
    }
    return broken('serialisable', `after JSON, play goes on otherwise: ${how}`);
  }

  #file(stateHash: string): MatchFile {
    return makeFileOfEntries(this.#subject.system, this.#setup, this.#entries, stateHash);
  }

  #failure(error: unknown): unknown {
    if (!(error instanceof Broken))
      return this.#failed(
        'sound',
        `it throws ${String(error)}${this.#freezes ? ' (states are frozen here)' : ''}`,
        error,
      );
    if (error.property === 'conserving' && this.#rates.census > 1) return this.#pinned(error);
    return this.#failed(error.property, error.message);
  }

  #failed(property: Property, message: string, cause?: unknown): PropertyFailure {
    const place = {
      system: this.#subject.system.id,
      seed: this.#seed,
      match: this.#number,
      commands: this.#commands,
      doing: this.#doing,
      file: this.#fixture(),
    };
    return new PropertyFailure(property, message, place, cause);
  }

  /** The count is off since the last time: plays again and counts after every command. */
  #pinned(error: Broken): unknown {
    try {
      new Run(
        this.#subject,
        this.#seed,
        this.#number,
        { ...this.#rates, census: 1 },
        newTally(),
        this.#revives,
      ).play();
    } catch (error_) {
      return error_;
    }
    return this.#failed(error.property, error.message);
  }

  #fixture(): MatchFile | null {
    try {
      return this.#file('');
    } catch {
      return null; // a command that is not JSON is what failed
    }
  }
}

function open<S, C extends BaseCommand, E extends BaseEvent, V, Setup>(
  subject: Subject<S, C, E, V, Setup>,
  setup: Setup,
  where: string,
): Game<S, C, E, V> {
  const opened = subject.system.open(setup);
  if (opened.ok) return opened.game;
  const [problem] = opened.problems;
  throw new Error(`${subject.system.id} refuses the setup of ${where}: ${problem?.path} ${problem?.message}`);
}

/** The player that tries everything: any move, all equally likely; an optional choice half the time. */
function anyMove<V, C extends BaseCommand, E extends BaseEvent>(stream: Stream): Player<V, C, E> {
  return {
    choose: ({ moves }) => pick(moves, stream),
    consider: ({ moves }) => (stream.below(2) === 0 ? pick(moves, stream) : null),
  };
}

function pick<T>(list: readonly T[], stream: Stream): T {
  return list[stream.below(list.length)]!;
}
