/** Hears commands: checks them, has them carried out, and brings the match to the next choice somebody has. */
import { forAudience } from '@oubliette/kernel';
import type { BaseCommand, Decision, Dice, Refusal, SeatId, Waiting } from '@oubliette/kernel';
import type { Ask, Kinds, Playing } from './kit.ts';
import type { Asked, Rules } from './rules.ts';
import { parser } from './shape.ts';
import type { Parse } from './shape.ts';

/** More than any command sets going: a chapter that never comes to an end is found out. */
const MOST_STEPS = 10_000;

export class Referee<K extends Kinds> {
  readonly rules: Rules<K>;
  readonly parse: Parse;

  constructor(rules: Rules<K>) {
    this.rules = rules;
    this.parse = parser(rules.shapes, rules.turns);
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

  /** Null where the command is legal, otherwise why not. Who is asked is worked out once for many commands. */
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

  /** A chapter of the base may still offer what a book on it has dropped. */
  #isLegal(
    world: K['World'],
    state: K['State'],
    seat: SeatId,
    command: BaseCommand,
    asked: Asked<K>,
  ): boolean {
    return (
      this.rules.handlers[command.type] !== undefined &&
      this.check(world, state, seat, command, asked) === null
    );
  }

  /** Carries out a command that has been checked. */
  perform(play: Playing<K>, seat: SeatId, command: BaseCommand): void {
    this.rules.handlers[command.type]!.perform(play, command, seat);
  }

  /** Whether the first die of such a command is no news. */
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
    for (const reaction of this.rules.reactions[event.type] ?? []) reaction(play, event);
  }

  redact(event: K['Event'], seat: SeatId): K['Event'] | null {
    const known = forAudience(event, seat);
    const redaction = this.rules.redactions[event.type];
    return known === null || redaction === undefined ? known : redaction(known, seat);
  }

  /** Whether something has to be answered before play goes on. */
  isAsking(state: K['State']): boolean {
    return this.rules.top(state) !== undefined;
  }

  /** Who is asked by what lies on top; null where nothing does, or it goes on by itself. */
  asked(world: K['World'], state: K['State']): Ask | null {
    return this.#asked(world, state).ask;
  }

  #asked(world: K['World'], state: K['State']): Asked<K> {
    const top = this.rules.top(state);
    return { top, ask: top === undefined ? null : this.rules.frames[top.tag]!.asks(world, state, top) };
  }

  /** Goes on until somebody has something to decide, or it is over. */
  settle(play: Playing<K>): void {
    const { rules } = this;
    for (let step = 0; !rules.isOver(play.state); step += 1) {
      if (step > MOST_STEPS)
        throw new Error(`it never ends: ${rules.top(play.state)?.tag ?? 'nothing is under way'}`);
      if (!this.#settleOnce(play)) return;
    }
  }

  /** False where somebody has something to decide. */
  #settleOnce(play: Playing<K>): boolean {
    const { rules } = this;
    if (rules.unsettled?.(play) === true) return true;
    if (rules.isOver(play.state)) return false;
    const top = rules.top(play.state);
    return top === undefined ? rules.advance(play) : this.goOn(play, top);
  }

  /** What lies on top goes on by itself, or is answered for a seat nobody sits at; false where somebody is asked. */
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
    const offer = (commands: readonly BaseCommand[]) => {
      for (const command of commands)
        if (this.#isLegal(world, state, seat, command, asked))
          legal.push(command, ...(rules.variants?.(world, state, command) ?? []));
    };
    if (rules.offersFirst === 'always') offer(this.#always(world, state, seat));
    if (asked.top === undefined) offer(this.worthChecking(world, state, seat));
    else if (asked.ask?.seat === seat)
      offer(rules.frames[asked.top.tag]!.answers?.(world, state, asked.top) ?? []);
    if (rules.offersFirst !== 'always') offer(this.#always(world, state, seat));
    return legal;
  }

  /** What is worth checking for a seat while nothing is under way. */
  worthChecking(world: K['World'], state: K['State'], seat: SeatId): BaseCommand[] {
    const { layers, handlers } = this.rules;
    const actors = this.rules.actors(state, seat);
    return layers.flatMap((layer) =>
      actors.flatMap((actor) =>
        layer.flatMap((one) =>
          typeof one === 'string'
            ? (handlers[one]?.offers?.(world, state, actor) ?? [])
            : one(world, state, actor),
        ),
      ),
    );
  }

  #always(world: K['World'], state: K['State'], seat: SeatId): readonly BaseCommand[] {
    const { always, handlers } = this.rules;
    return always.flatMap((one) =>
      typeof one === 'string' ? (handlers[one]?.always?.(world, state, seat) ?? []) : one(world, state, seat),
    );
  }

  /** Who is awaited, and who else of these could give a command all the same. */
  waiting(world: K['World'], state: K['State'], seats: readonly SeatId[]): readonly Waiting[] {
    const { rules } = this;
    if (rules.isOver(state)) return [];
    const asked = this.#asked(world, state);
    const awaited: readonly Waiting[] = asked.ask === null ? rules.idle(world, state) : [asked.ask];
    if (rules.others !== undefined) return [...awaited, ...rules.others(world, state, awaited)];
    const others = seats.filter(
      (id) => !awaited.some(({ seat }) => seat === id) && this.#mayInterrupt(world, state, id, asked),
    );
    return [
      ...awaited,
      ...others.map((seat): Waiting => ({ prompt: 'mayAct', rules: [rules.turns], optional: true, seat })),
    ];
  }

  /** Whether a seat that nobody waits for could give a command all the same. */
  #mayInterrupt(world: K['World'], state: K['State'], seat: SeatId, asked: Asked<K>): boolean {
    return this.#always(world, state, seat).some((command) =>
      this.#isLegal(world, state, seat, command, asked),
    );
  }
}
