/** A table of NextLevel for rule tests: drawn by hand, every die scripted, every die used. */
import assert from 'node:assert/strict';
import type { Figure, Hero, Override } from '@oubliette/classic';
import { tape } from '@oubliette/kernel';
import type { Face, Refusal, SeatId, Waiting } from '@oubliette/kernel';
import { differences } from '@oubliette/kernel/scenario';
import type { NextEvent } from '../events.ts';
import { arrangeNextLevel } from '../scenario/arrange.ts';
import type { ArrangedNextTable } from '../scenario/arrange.ts';
import type { NextScene } from '../scenario/scene.ts';
import type { NextState, Plight, Sheet } from '../state.ts';
import type { NextView } from '../view.ts';

/** A command in the words of the drawing: figures by letter, squares by name. */
export type Written = Readonly<Record<string, unknown>> & { readonly type: string };
type Told<T extends NextEvent['type']> = Extract<NextEvent, { type: T }>;

export class NextTable {
  state: NextState;
  /** What the last command brought about. */
  events: readonly NextEvent[] = [];
  readonly #arranged: ArrangedNextTable;

  constructor(scene: NextScene) {
    this.#arranged = arrangeNextLevel(scene);
    this.state = this.#arranged.state;
  }

  /** The command is accepted, and takes exactly these dice. */
  do(written: Written, dice: readonly Face[] = [], by?: SeatId): readonly NextEvent[] {
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
    return this.#arranged.game
      .moves(this.state, seat)
      .some((move) => differences(move, command).length === 0 && differences(command, move).length === 0);
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
  event<T extends NextEvent['type']>(type: T): Told<T> {
    const found = this.events.filter((event) => event.type === type);
    assert.equal(found.length, 1, `one ${type} among ${this.types().join(', ')}`);
    return found[0] as Told<T>;
  }

  all<T extends NextEvent['type']>(type: T): Told<T>[] {
    return this.events.filter((event): event is Told<T> => event.type === type);
  }

  happened(type: NextEvent['type']): boolean {
    return this.events.some((event) => event.type === type);
  }

  /** Whether something that just happened is explained by this rule. */
  cites(rule: string): boolean {
    return this.events.some(({ rules }) => rules.includes(rule));
  }

  figure(letter: string): Figure {
    return this.find(letter) ?? assert.fail(`${letter} is not on the board`);
  }

  find(letter: string): Figure | undefined {
    return this.state.figures.find(({ id }) => id === this.id(letter));
  }

  /** The name of the square a figure stands on. */
  at(letter: string): string {
    return this.#arranged.words.squareName(this.figure(letter).square);
  }

  /** Which way a figure faces: north 0, then clockwise. */
  facing(letter: string): number | undefined {
    return this.state.next.facing[this.id(letter)];
  }

  hero(letter: string): Hero {
    return this.state.heroes.find(({ id }) => id === this.id(letter)) ?? assert.fail(`${letter} is no hero`);
  }

  sheet(letter: string): Sheet {
    return this.state.next.sheets[this.hero(letter).id] ?? assert.fail(`${letter} has no sheet`);
  }

  plights(letter: string): readonly Plight[] {
    return this.state.next.plights[this.id(letter)] ?? [];
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
    return this.waiting().map(({ seat, prompt }) => ({ seat, prompt }));
  }

  waiting(): readonly Waiting[] {
    return this.#arranged.game.waiting(this.state);
  }

  view(seat: SeatId): NextView {
    return this.#arranged.game.view(this.state, seat);
  }

  #given(written: Written, by?: SeatId): [SeatId, ReturnType<ArrangedNextTable['command']>] {
    const command = this.#arranged.command(written);
    return [by ?? this.#arranged.seatFor(this.state, command), command];
  }
}

export function table(
  map: string,
  figures: NextScene['figures'] = {},
  rest: Omit<NextScene, 'map' | 'figures'> = {},
): NextTable {
  return new NextTable({ map, figures, ...rest });
}
