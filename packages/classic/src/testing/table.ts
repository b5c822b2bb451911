/** A table for rule tests: drawn by hand, every die scripted, every die used. */
import assert from 'node:assert/strict';
import { tape } from '@oubliette/kernel';
import type { BaseCommand, BaseEvent, Face, Refusal, SeatId, Waiting } from '@oubliette/kernel';
import { differences } from '@oubliette/kernel/scenario';
import type { Arranged } from '@oubliette/kernel/scenario';
import type { Command } from '../commands.ts';
import type { ClassicEvent, Override } from '../events.ts';
import { arrange } from '../scenario/arrange.ts';
import type { ArrangedTable } from '../scenario/arrange.ts';
import type { Scene } from '../scenario/scene.ts';
import type { Figure, Hero, State } from '../state.ts';
import type { View } from '../view.ts';

/** A command in the words of the drawing: figures by letter, squares by name. */
export type Written = Readonly<Record<string, unknown>> & { readonly type: string };

/** A table as a scenario lays it, with the words of its drawing. */
export type LaidTable<S, C extends BaseCommand, E extends BaseEvent, V> = Arranged<S, C, E, V> & {
  readonly words: ArrangedTable['words'];
};

type Told<E extends BaseEvent, T extends E['type']> = Extract<E, { readonly type: T }>;

/** What rule tests ask of a table, whatever book it is played by. */
export class RuleTable<S extends State, C extends BaseCommand, E extends BaseEvent, V> {
  state: S;
  /** What the last command brought about. */
  events: readonly E[] = [];
  readonly #arranged: LaidTable<S, C, E, V>;

  constructor(arranged: LaidTable<S, C, E, V>) {
    this.#arranged = arranged;
    this.state = arranged.state;
  }

  /** The command is accepted, and takes exactly these dice. */
  do(written: Written, dice: readonly Face[] = [], by?: SeatId): readonly E[] {
    const rolls = tape(dice);
    const decision = this.#arranged.game.decide(this.state, ...this.#given(written, by), rolls);
    if (!decision.ok)
      assert.fail(
        `${JSON.stringify(written)} was refused: ${decision.refusal.code} (${decision.refusal.rule})`,
      );
    assert.deepEqual(rolls.left(), [], `${written.type} left dice over`);
    this.state = decision.state;
    this.events = decision.events;
    return this.events;
  }

  /** The command is refused, for this reason and by this rule, and is not offered either. */
  refuses(written: Written, code: string, rule: string, by?: SeatId): void {
    const refusal = this.refusal(written, by);
    assert.deepEqual(
      refusal && { code: refusal.code, rule: refusal.rule },
      { code, rule },
      JSON.stringify(written),
    );
    assert.equal(this.offers(written, by), false, `${JSON.stringify(written)} is offered all the same`);
  }

  /** A correction by hand; why it was refused, or null where it was made. */
  correct(change: Override, by: SeatId): string | null {
    const decision = this.#arranged.game.override(this.state, by, change, 'a slip of the hand');
    if (!decision.ok) return decision.refusal.code;
    this.state = decision.state;
    this.events = decision.events;
    return null;
  }

  refusal(written: Written, by?: SeatId): Refusal | null {
    const noDice = { roll: () => assert.fail(`${JSON.stringify(written)} was accepted and rolled dice`) };
    const decision = this.#arranged.game.decide(this.state, ...this.#given(written, by), noDice);
    return decision.ok ? null : decision.refusal;
  }

  offers(written: Written, by?: SeatId): boolean {
    const [seat, command] = this.#given(written, by);
    const moves = this.#arranged.game.moves(this.state, seat);
    return moves.some(
      (move) => differences(move, command).length === 0 && differences(command, move).length === 0,
    );
  }

  /** The commands of a type that are offered, in the drawing's words. */
  offered(type: string, by: SeatId): unknown[] {
    const moves = this.#arranged.game.moves(this.state, by).filter((move) => move.type === type);
    return moves.map((move) => this.#arranged.words.describe(move));
  }

  types(): string[] {
    return this.events.map(({ type }) => type);
  }

  /** The one event of this type that just happened. */
  event<T extends E['type']>(type: T): Told<E, T> {
    const found = this.all(type);
    assert.equal(found.length, 1, `one ${type} among ${this.types().join(', ')}`);
    return found[0]!;
  }

  all<T extends E['type']>(type: T): Told<E, T>[] {
    return this.events.filter((event): event is Told<E, T> => event.type === type);
  }

  happened(type: E['type']): boolean {
    return this.events.some((event) => event.type === type);
  }

  /** Whether something that just happened is explained by this rule. */
  cites(rule: string): boolean {
    return this.events.some(({ rules }) => rules.includes(rule));
  }

  figure(letter: string): Figure {
    const figure = this.find(letter);
    return figure ?? assert.fail(`${letter} is not on the board`);
  }

  find(letter: string): Figure | undefined {
    return this.state.figures.find(({ id }) => id === this.id(letter));
  }

  /** The name of the square a figure stands on. */
  at(letter: string): string {
    return this.#arranged.words.squareName(this.figure(letter).square);
  }

  hero(letter: string): Hero {
    return this.state.heroes.find(({ id }) => id === this.id(letter)) ?? assert.fail(`${letter} is no hero`);
  }

  id(letter: string): string {
    return this.#arranged.words.id(letter);
  }

  square(name: string): number {
    return this.#arranged.words.square(name);
  }

  squareName(square: number): string {
    return this.#arranged.words.squareName(square);
  }

  /** Who is awaited, without those who merely may act. */
  awaited(): { seat: SeatId; prompt: string }[] {
    return this.waiting()
      .filter(({ optional }) => optional !== true)
      .map(({ seat, prompt }) => ({ seat, prompt }));
  }

  waiting(): readonly Waiting[] {
    return this.#arranged.game.waiting(this.state);
  }

  view(seat: SeatId): V {
    return this.#arranged.game.view(this.state, seat);
  }

  /** State in the drawing's words: doors by key, squares by name, figures by letter. */
  described(): Record<string, unknown> {
    return this.#arranged.describeState(this.state) as Record<string, unknown>;
  }

  /** A view in the drawing's words. */
  seen(seat: SeatId): Record<string, unknown> {
    return this.#arranged.describeView(this.view(seat), this.state) as Record<string, unknown>;
  }

  #given(written: Written, by?: SeatId): [SeatId, C] {
    const command = this.#arranged.command(written);
    return [by ?? this.#arranged.seatFor(this.state, command), command];
  }
}

export class Table extends RuleTable<State, Command, ClassicEvent, View> {
  constructor(scene: Scene) {
    super(arrange(scene));
  }
}

export function table(
  map: string,
  figures: Scene['figures'] = {},
  rest: Omit<Scene, 'map' | 'figures'> = {},
): Table {
  return new Table({ map, figures, ...rest });
}
