/** A command being resolved: what a chapter uses to tell what happens, to roll, and to keep the thread. */
import { D12, Resolution } from '@oubliette/kernel';
import type { Dice, Json, RuleId, SeatId } from '@oubliette/kernel';
import type { AdvancedEvent, EventOf, EventType, Facts } from './events.ts';
import type { Frame } from './frames.ts';
import { seatOf } from './figures.ts';
import type { FigureId, State } from './state.ts';
import { MASTER } from './setup.ts';
import type { World } from './world.ts';

type Rules = readonly [RuleId, ...RuleId[]];

export class Play extends Resolution<State, AdvancedEvent> {
  readonly world: World;

  constructor(world: World, state: State, dice: Dice) {
    super(state, (before, event) => applyEvent(world, before, event), dice);
    this.world = world;
  }

  override emit(event: AdvancedEvent): void {
    super.emit(event);
    for (const react of this.world.book.reactions[event.type] ?? []) react(this, event);
  }

  /** Something happens that everybody may know, unless `audience` says who. */
  tell<T extends EventType>(type: T, facts: Facts[T], rules: Rules, extra: Extra = {}): void {
    this.emit({ type, ...facts, rules, ...extra } as unknown as EventOf<T>);
  }

  /** Dice were rolled, or something was found out: there is no free way back before it. */
  reveal<T extends EventType>(type: T, facts: Facts[T], rules: Rules, extra: Extra = {}): void {
    this.tell(type, facts, rules, { ...extra, news: true });
  }

  /** What is the master's to roll goes to whoever rolls for the master. */
  d12(by: SeatId, rule: RuleId): number {
    return this.roll(D12, by === MASTER ? this.masterSeat : by, rule);
  }

  /** The dice of a figure are its player's. */
  figureRolls(figure: FigureId, rule: RuleId): number {
    return this.d12(seatOf(this.state, figure), rule);
  }

  masterRolls(rule: RuleId): number {
    return this.d12(this.masterSeat, rule);
  }

  /** Whoever rolls for the master: the leader's player where nobody sits there (ADV-SOLO-01). */
  get masterSeat(): SeatId {
    if (this.state.master.seat !== null) return MASTER;
    return this.leaderSeat;
  }

  get leaderSeat(): SeatId {
    const { leader, sheets } = this.state;
    return leader === null ? sheets[0]!.seat : seatOf(this.state, leader);
  }

  /** Something begins that has to be finished before what is under way goes on. */
  begin(frame: Frame, ...rules: Rules): void {
    this.tell('begun', { frame }, rules, NOBODY);
  }

  goOn(frame: Frame, ...rules: Rules): void {
    this.tell('wentOn', { frame }, rules, NOBODY);
  }

  finish(rules: Rules, answer?: Json): void {
    this.tell('finished', answer === undefined ? {} : { answer }, rules, NOBODY);
  }
}

interface Extra {
  readonly audience?: readonly SeatId[];
  readonly news?: true;
}

const NOBODY: Extra = { audience: [] };

export function applyEvent(world: World, state: State, event: AdvancedEvent): State {
  return world.book.appliers[event.type]!(state, event, world);
}
