/** How a chapter tells what happens, and keeps track of what is under way. */
import { Resolution } from '@oubliette/kernel';
import type { BaseCommand, Dice, Json, RuleId, SeatId } from '@oubliette/kernel';
import type { Appliers, EventWith, FrameBase, Kinds } from './kit.ts';
import type { Referee } from './referee.ts';

type RuleIds = readonly [RuleId, ...RuleId[]];

interface Extra {
  readonly audience?: readonly SeatId[];
  readonly news?: true;
}

const NOBODY: readonly SeatId[] = [];

const NEWS: Extra = { news: true };

/** A command being resolved: every event, and all that follows from it, takes effect before the next. */
export class Play<K extends Kinds, Facts> extends Resolution<K['State'], K['Event']> {
  readonly world: K['World'];
  readonly #referee: Referee<K>;

  constructor(referee: Referee<K>, world: K['World'], state: K['State'], dice: Dice) {
    super(state, (before, event) => referee.apply(world, before, event), dice);
    this.world = world;
    this.#referee = referee;
  }

  override emit(event: K['Event']): void {
    super.emit(event);
    this.#referee.react(this, event);
  }

  /** Carries out a checked command for a seat that did not give it. */
  perform(seat: SeatId, command: BaseCommand): void {
    this.#referee.perform(this, seat, command);
  }

  /** Something happens that every seat may know, unless `audience` says who. */
  tell<T extends keyof Facts & string>(type: T, facts: Facts[T], rules: RuleIds, extra?: Extra): void {
    // The facts first: the engine copies a whole object fastest.
    this.emit(extra === undefined ? { ...facts, type, rules } : { ...facts, type, rules, ...extra });
  }

  /** Dice were rolled, or something was revealed: no free undo past it. */
  reveal<T extends keyof Facts & string>(type: T, facts: Facts[T], rules: RuleIds, extra?: Extra): void {
    this.tell(type, facts, rules, extra === undefined ? NEWS : { ...extra, news: true });
  }

  /** Something begins that must finish before the rest goes on. */
  begin(frame: K['Frame'], ...rules: RuleIds): void {
    this.#flow({ type: 'begun', frame, rules, audience: NOBODY });
  }

  /** The top frame goes on as another. */
  goOn(frame: K['Frame'], ...rules: RuleIds): void {
    this.#flow({ type: 'wentOn', frame, rules, audience: NOBODY });
  }

  /** The top frame is done; the one below gets its answer. */
  finish(rules: RuleIds, answer?: Json): void {
    if (answer === undefined) this.#flow({ type: 'finished', rules, audience: NOBODY });
    else this.#flow({ type: 'finished', answer, rules, audience: NOBODY });
  }

  #flow(event: FlowEvent<K['Frame']>): void {
    this.emit(event);
  }
}

/** No seat hears these: they keep track, and reveal nothing that the other events do not. */
export interface FlowFacts<Frame> {
  /** Something begins, on top of what was under way. */
  begun: { frame: Frame };
  /** The top frame goes on as another. */
  wentOn: { frame: Frame };
  /** The top frame is done; the one below gets its answer. */
  finished: { answer?: Json };
}

type FlowEvent<Frame> = {
  [T in keyof FlowFacts<Frame>]: EventWith<T, FlowFacts<Frame>[T]>;
}[keyof FlowFacts<Frame>];

/** A state that keeps what is under way, innermost last. */
interface Stacked<Frame> {
  readonly stack: readonly Frame[];
}

/** How the stack of frames grows and shrinks, for games that keep one. */
export const flowAppliers = {
  begun: (state, { frame }) => ({ ...state, stack: [...state.stack, frame] }),
  wentOn: (state, { frame }) => ({ ...state, stack: [...state.stack.slice(0, -1), frame] }),
  finished: (state, { answer }) => ({ ...state, stack: answered(state.stack.slice(0, -1), answer) }),
} as const satisfies Appliers<StackKinds, FlowFacts<FrameBase>>;

type StackKinds = Kinds & { readonly State: Stacked<FrameBase> };

function answered(stack: readonly FrameBase[], answer: Json | undefined): readonly FrameBase[] {
  const top = stack.at(-1);
  return top === undefined || answer === undefined ? stack : [...stack.slice(0, -1), { ...top, answer }];
}
