/** A command is checked and carried out, and the match brought to the next choice somebody has. */
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Decision, Dice, Refusal, SeatId, Waiting } from '@oubliette/kernel';
import type { AdvancedEvent } from './events.ts';
import type { Ask, When } from './kit.ts';
import { Play } from './play.ts';
import { MASTER } from './setup.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

/** More than any command sets going: a chapter that never comes to an end is found out. */
const MOST_STEPS = 10_000;

export function decide(
  world: World,
  state: State,
  seat: SeatId,
  command: BaseCommand,
  dice: Dice,
): Decision<State, AdvancedEvent> {
  const refusal = check(world, state, seat, command);
  if (refusal !== null) return { ok: false, refusal };
  const play = new Play(world, state, dice);
  perform(play, seat, command);
  settle(play);
  return play.done();
}

/** Null where the command is legal, otherwise why not. Who is asked is worked out once for many commands. */
export function check(
  world: World,
  state: State,
  seat: SeatId,
  command: BaseCommand,
  ask = asked(world, state),
): Refusal | null {
  const handler = world.book.handlers[command.type]!;
  return guard(state, seat, handler.when, ask) ?? handler.check(world, state, seat, command);
}

/** Carries out a command that has been checked: also what the solo tables have decided. */
export function perform(play: Play, seat: SeatId, command: BaseCommand): void {
  play.world.book.handlers[command.type]!.perform(play, command, seat);
}

/** Who is asked by what lies on top; null where nothing does, or it goes on by itself. */
export function asked(world: World, state: State): Ask | null {
  const top = state.stack.at(-1);
  return top === undefined ? null : world.book.frames[top.tag]!.asks(world, state, top);
}

function guard(state: State, seat: SeatId, when: When, ask: Ask | null): Refusal | null {
  if (state.stage === 'over') return refuse('matchOver', 'ADV-STAIR-03');
  if (when === 'always') return null;
  if ('answers' in when) {
    if (state.stack.at(-1)?.tag !== when.answers) return refuse('notAsked', ask?.rules[0] ?? 'ADV-TURN-05');
    return ask?.seat === seat ? null : refuse('notYours', ask?.rules[0] ?? 'ADV-TURN-05');
  }
  if (state.stack.length > 0) return refuse('waitForAnswer', ask?.rules[0] ?? 'ADV-TURN-05');
  const phase = state.stage === 'setup' ? 'setup' : state.turn.phase;
  if (!when.in.includes(phase)) return refuse('wrongPhase', 'ADV-TURN-05');
  if (when.mode !== undefined && when.mode !== state.turn.mode) return refuse('wrongTurn', 'ADV-TURN-01');
  if ((phase === 'master') !== (seat === MASTER)) return refuse('notYourPhase', 'ADV-TURN-05');
  return null;
}

/** Goes on until somebody has something to decide, or it is over. */
export function settle(play: Play): void {
  const { world } = play;
  for (let step = 0; play.state.stage !== 'over'; step += 1) {
    if (step > MOST_STEPS)
      throw new Error(`it never ends: ${play.state.stack.at(-1)?.tag ?? play.state.turn.phase}`);
    const top = play.state.stack.at(-1);
    if (top === undefined) {
      if (!world.book.advance(play)) return;
      continue;
    }
    const kind = world.book.frames[top.tag]!;
    const ask = kind.asks(world, play.state, top);
    if (ask === null) kind.runs(play, top);
    else if (ask.seat === MASTER && play.state.master.seat === null) world.book.soloAnswer(play);
    else return;
    if (play.state.stack.at(-1) === top) throw new Error(`${top.tag} neither asks nor goes on`);
  }
}

export function movesOf(world: World, state: State, seat: SeatId): BaseCommand[] {
  const ask = asked(world, state);
  return candidates(world, state, seat, ask).filter(
    (command) => check(world, state, seat, command, ask) === null,
  );
}

function candidates(world: World, state: State, seat: SeatId, ask: Ask | null): BaseCommand[] {
  if (state.stage === 'over') return [];
  const always = world.book.always(world, state, seat);
  const top = state.stack.at(-1);
  if (top === undefined) return [...world.book.offers(world, state, seat), ...always];
  const answers = ask?.seat === seat ? world.book.frames[top.tag]!.answers?.(world, state, top) : [];
  return [...(answers ?? []), ...always];
}

export function waitingOf(world: World, state: State): Waiting[] {
  if (state.stage === 'over') return [];
  const ask = asked(world, state);
  const awaited: Waiting[] = ask === null ? world.book.idle(world, state) : [ask];
  const others = world.seats.filter(
    ({ id }) => !awaited.some(({ seat }) => seat === id) && mayInterrupt(world, state, id, ask),
  );
  return [...awaited, ...others.map(({ id }): Waiting => ({ ...MAY_ACT, seat: id }))];
}

const MAY_ACT = { prompt: 'mayAct', rules: ['ADV-TURN-05'], optional: true } as const;

/** Whether a seat that nobody waits for could give a command all the same. */
function mayInterrupt(world: World, state: State, seat: SeatId, ask: Ask | null): boolean {
  return world.book
    .always(world, state, seat)
    .some((command) => check(world, state, seat, command, ask) === null);
}
