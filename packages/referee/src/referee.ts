/** Hears commands: checks them, has them carried out, and brings the match to the next choice somebody has. */
import { forAudience, refuse } from '@oubliette/kernel';
import type { BaseCommand, Decision, Dice, Refusal, SeatId, Waiting } from '@oubliette/kernel';
import type { Ask, Kinds, Playing, When } from './kit.ts';
import type { Rules } from './rules.ts';
import { parser } from './shape.ts';
import type { Parse } from './shape.ts';

/** More than any command sets going: a chapter that never comes to an end is found out. */
const MOST_STEPS = 10_000;

export class Referee<K extends Kinds> {
  readonly rules: Rules<K>;
  readonly parse: Parse;

  constructor(rules: Rules<K>) {
    this.rules = rules;
    this.parse = parser(rules.shapes, rules.rules.turns);
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
    ask = this.asked(world, state),
  ): Refusal | null {
    const handler = this.rules.handlers[command.type]!;
    return this.#guard(state, seat, handler.when, ask) ?? handler.check(world, state, seat, command);
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
    return this.rules.appliers[event.type]!(state, event, world);
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

  /** Who is asked by what lies on top; null where nothing does, or it goes on by itself. */
  asked(world: K['World'], state: K['State']): Ask | null {
    const top = this.rules.top(state);
    return top === undefined ? null : this.rules.frames[top.tag]!.asks(world, state, top);
  }

  #guard(state: K['State'], seat: SeatId, when: When<K>, ask: Ask | null): Refusal | null {
    const { rules } = this;
    if (rules.isOver(state)) return refuse('matchOver', rules.rules.end);
    if (when === 'always') return null;
    const rule = ask?.rules[0] ?? rules.rules.turns;
    const top = rules.top(state);
    if (isAnswer(when)) {
      if (top?.tag !== when.answers) return refuse('notAsked', rule);
      return ask?.seat === seat ? null : refuse('notYours', rule);
    }
    return top === undefined ? rules.guard(state, seat, when) : refuse('waitForAnswer', rule);
  }

  /** Goes on until somebody has something to decide, or it is over. */
  settle(play: Playing<K>): void {
    const { rules } = this;
    for (let step = 0; !rules.isOver(play.state); step += 1) {
      const top = rules.top(play.state);
      if (step > MOST_STEPS) throw new Error(`it never ends: ${top?.tag ?? 'nothing is under way'}`);
      if (!(top === undefined ? rules.advance(play) : this.goOn(play, top))) return;
    }
  }

  /** What lies on top goes on by itself, or is answered for a seat nobody sits at; false where somebody is asked. */
  goOn(play: Playing<K>, top: K['Frame']): boolean {
    const { rules } = this;
    const kind = rules.frames[top.tag]!;
    const ask = kind.asks(play.world, play.state, top);
    if (ask === null) kind.runs(play, top);
    else if (!rules.standIn(play, ask)) return false;
    if (rules.top(play.state) === top) throw new Error(`${top.tag} neither asks nor goes on`);
    return true;
  }

  moves(world: K['World'], state: K['State'], seat: SeatId): BaseCommand[] {
    const ask = this.asked(world, state);
    return this.#candidates(world, state, seat, ask).filter(
      (command) => this.check(world, state, seat, command, ask) === null,
    );
  }

  #candidates(world: K['World'], state: K['State'], seat: SeatId, ask: Ask | null): readonly BaseCommand[] {
    const { rules } = this;
    if (rules.isOver(state)) return [];
    const always = rules.always(world, state, seat);
    const top = rules.top(state);
    if (top === undefined) return [...rules.offers(world, state, seat), ...always];
    const answers = ask?.seat === seat ? rules.frames[top.tag]!.answers?.(world, state, top) : [];
    return [...(answers ?? []), ...always];
  }

  /** Who is awaited, and who else of these could give a command all the same. */
  waiting(world: K['World'], state: K['State'], seats: readonly SeatId[]): Waiting[] {
    if (this.rules.isOver(state)) return [];
    const ask = this.asked(world, state);
    const awaited: readonly Waiting[] = ask === null ? this.rules.idle(world, state) : [ask];
    const others = seats.filter(
      (id) => !awaited.some(({ seat }) => seat === id) && this.#mayInterrupt(world, state, id, ask),
    );
    const rules = [this.rules.rules.turns];
    return [
      ...awaited,
      ...others.map((seat): Waiting => ({ prompt: 'mayAct', rules, optional: true, seat })),
    ];
  }

  /** Whether a seat that nobody waits for could give a command all the same. */
  #mayInterrupt(world: K['World'], state: K['State'], seat: SeatId, ask: Ask | null): boolean {
    return this.rules
      .always(world, state, seat)
      .some((command) => this.check(world, state, seat, command, ask) === null);
  }
}

function isAnswer(when: unknown): when is { readonly answers: string } {
  return typeof when === 'object' && when !== null && 'answers' in when;
}
