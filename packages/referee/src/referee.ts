/** Takes commands: checks them, carries them out, and brings the match to a seat's next choice. */
import { forAudience } from '@oubliette/kernel';
import type { BaseCommand, Decision, Dice, Refusal, Seat, SeatId, Waiting } from '@oubliette/kernel';
import type { Ask, Kinds, Offers, Playing } from './kit.ts';
import type { Asked, Rules } from './rules.ts';
import { parser } from './shape.ts';
import type { Parse } from './shape.ts';

/** More than any command starts: catches a chapter that never ends. */
const MOST_STEPS = 10_000;

export class Referee<K extends Kinds> {
  readonly rules: Rules<K>;
  readonly parse: Parse;
  readonly #layers: readonly (readonly Offers<K, K['Actor']>[])[];
  readonly #always: readonly Offers<K, SeatId>[];

  constructor(rules: Rules<K>) {
    this.rules = rules;
    this.parse = parser(rules.shapes, rules.turns);
    const { handlers } = rules;
    this.#layers = rules.layers.map((layer) =>
      layer.flatMap((one) => (typeof one === 'string' ? (handlers[one]?.offers ?? []) : one)),
    );
    this.#always = rules.always.flatMap((one) =>
      typeof one === 'string' ? (handlers[one]?.always ?? []) : one,
    );
  }

  /** What a game on this world leaves to its referee: all but its beginning, its end, its views and corrections. */
  on<Command extends BaseCommand>(world: K['World'], seats: readonly Seat[]) {
    const ids = seats.map(({ id }) => id);
    return {
      decide: (state: K['State'], seat: SeatId, command: Command, dice: Dice) =>
        this.decide(world, state, seat, command, dice),
      foresees: ({ type }: Command) => this.foresees(type),
      apply: (state: K['State'], event: K['Event']) => this.apply(world, state, event),
      moves: (state: K['State'], seat: SeatId) =>
        this.moves(world, state, seat) as readonly BaseCommand[] as readonly Command[],
      waiting: (state: K['State']) => this.waiting(world, state, ids),
      redact: (event: K['Event'], seat: SeatId) => this.redact(event, seat),
    };
  }

  decide(
    world: K['World'],
    state: K['State'],
    seat: SeatId,
    command: BaseCommand,
    dice: Dice,
  ): Decision<K['State'], K['Event']> {
    const refusal = this.parse(command) ?? this.check(world, state, seat, command);
    if (refusal !== null) return { ok: false, refusal };
    const play = this.rules.play(world, state, dice);
    this.perform(play, seat, command);
    this.settle(play);
    return play.done();
  }

  /** Null where the command is legal, otherwise why not. `asked` is computed once for many commands. */
  check(
    world: K['World'],
    state: K['State'],
    seat: SeatId,
    command: BaseCommand,
    asked = this.#asked(world, state),
  ): Refusal | null {
    const handler = this.rules.handlers[command.type]!;
    return this.rules.guard(state, seat, handler.when, asked) ?? handler.check(world, state, seat, command);
  }

  /** Carries out a checked command. */
  perform(play: Playing<K>, seat: SeatId, command: BaseCommand): void {
    this.rules.handlers[command.type]!.perform(play, command, seat);
  }

  /** Whether the first die of this command is no news. */
  foresees(type: string): boolean {
    return this.rules.handlers[type]?.foreseen === true;
  }

  apply(world: K['World'], state: K['State'], event: K['Event']): K['State'] {
    const { appliers, afterEach } = this.rules;
    const after = appliers[event.type]!(state, event, world);
    return afterEach === undefined ? after : afterEach(world, state, after, event);
  }

  /** What follows from an event, once it is in force. */
  react(play: K['Play'], event: K['Event']): void {
    const reactions = this.rules.reactions[event.type];
    if (reactions !== undefined) for (const reaction of reactions) reaction(play, event);
  }

  redact(event: K['Event'], seat: SeatId): K['Event'] | null {
    const known = forAudience(event, seat);
    const redaction = this.rules.redactions[event.type];
    return known === null || redaction === undefined ? known : redaction(known, seat);
  }

  /** Whether a question must be answered before play goes on. */
  isAsking(state: K['State']): boolean {
    return this.rules.top(state) !== undefined;
  }

  /** The seat the top frame asks; null without a frame, or if it goes on by itself. */
  asked(world: K['World'], state: K['State']): Ask | null {
    return this.#asked(world, state).ask;
  }

  #asked(world: K['World'], state: K['State']): Asked<K> {
    const top = this.rules.top(state);
    return { top, ask: top === undefined ? null : this.rules.frames[top.tag]!.asks(world, state, top) };
  }

  /** Goes on until a seat has a decision to make, or the match is over. */
  settle(play: Playing<K>): void {
    const { rules } = this;
    for (let step = 0; !rules.isOver(play.state); step += 1) {
      if (step > MOST_STEPS)
        throw new Error(`it never ends: ${rules.top(play.state)?.tag ?? 'nothing is under way'}`);
      if (!this.#settleOnce(play)) return;
    }
  }

  /** False where a seat has a decision to make. */
  #settleOnce(play: Playing<K>): boolean {
    const { rules } = this;
    if (rules.unsettled?.(play) === true) return true;
    if (rules.isOver(play.state)) return false;
    const top = rules.top(play.state);
    return top === undefined ? rules.advance(play) : this.goOn(play, top);
  }

  /** The top frame goes on by itself, or is answered for an empty seat; false where a seat is asked. */
  goOn(play: Playing<K>, top: K['Frame']): boolean {
    const { rules } = this;
    const kind = rules.frames[top.tag]!;
    const ask = kind.asks(play.world, play.state, top);
    if (ask === null) kind.runs?.(play, top);
    else if (!rules.standIn(play, ask)) return false;
    if (rules.top(play.state) === top) throw new Error(`${top.tag} neither asks nor goes on`);
    return true;
  }

  /** Every command the seat may give now. */
  moves(world: K['World'], state: K['State'], seat: SeatId): BaseCommand[] {
    const { rules } = this;
    if (rules.isOver(state)) return [];
    const asked = this.#asked(world, state);
    const legal: BaseCommand[] = [];
    if (rules.offersFirst === 'always') this.#addAlways(world, state, seat, asked, legal);
    if (asked.top === undefined) this.#addOffers(world, state, seat, asked, legal);
    else if (asked.ask?.seat === seat) {
      const answers = rules.frames[asked.top.tag]!.answers?.(world, state, asked.top);
      if (answers !== undefined) this.#addLegal(world, state, seat, answers, asked, legal);
    }
    if (rules.offersFirst !== 'always') this.#addAlways(world, state, seat, asked, legal);
    return legal;
  }

  #addOffers(
    world: K['World'],
    state: K['State'],
    seat: SeatId,
    asked: Asked<K>,
    legal: BaseCommand[],
  ): void {
    const actors = this.rules.actors(state, seat);
    for (const layer of this.#layers)
      for (const actor of actors)
        for (const offers of layer)
          this.#addLegal(world, state, seat, offers(world, state, actor), asked, legal);
  }

  #addAlways(
    world: K['World'],
    state: K['State'],
    seat: SeatId,
    asked: Asked<K>,
    legal: BaseCommand[],
  ): void {
    for (const offers of this.#always)
      this.#addLegal(world, state, seat, offers(world, state, seat), asked, legal);
  }

  #addLegal(
    world: K['World'],
    state: K['State'],
    seat: SeatId,
    commands: readonly BaseCommand[],
    asked: Asked<K>,
    legal: BaseCommand[],
  ): void {
    const { variants, handlers, guard } = this.rules;
    for (const command of commands) {
      // A chapter of the base may still offer what a book on it has dropped.
      const handler = handlers[command.type];
      if (handler === undefined || guard(state, seat, handler.when, asked) !== null) continue;
      if (handler.check(world, state, seat, command) !== null) continue;
      legal.push(command);
      if (variants !== undefined) for (const other of variants(world, state, command)) legal.push(other);
    }
  }

  /** The awaited seats, and which of the others could give a command all the same. */
  waiting(world: K['World'], state: K['State'], seats: readonly SeatId[]): readonly Waiting[] {
    const { rules } = this;
    if (rules.isOver(state)) return [];
    const asked = this.#asked(world, state);
    const awaited: readonly Waiting[] = asked.ask === null ? rules.idle(world, state) : [asked.ask];
    const more = rules.others?.(world, state, awaited);
    if (more !== undefined) return more.length === 0 ? awaited : [...awaited, ...more];
    const others = seats.filter(
      (id) => !awaited.some(({ seat }) => seat === id) && this.#mayInterrupt(world, state, id, asked),
    );
    return [
      ...awaited,
      ...others.map((seat): Waiting => ({ prompt: 'mayAct', rules: [rules.turns], optional: true, seat })),
    ];
  }

  /** Whether a seat not awaited could give a command all the same. */
  #mayInterrupt(world: K['World'], state: K['State'], seat: SeatId, asked: Asked<K>): boolean {
    const legal: BaseCommand[] = [];
    this.#addAlways(world, state, seat, asked, legal);
    return legal.length > 0;
  }
}
