/** A table of classic for rule tests: drawn by hand, every die scripted, every die used. */
import assert from 'node:assert/strict';
import type { BaseCommand, BaseEvent, SeatId } from '@oubliette/kernel';
import type { Arranged } from '@oubliette/kernel/scenario';
import { RuleTable } from '@oubliette/kernel/testing';
import type { Command } from '../commands.ts';
import type { ClassicEvent, Override } from '../events.ts';
import { arrange } from '../scenario/arrange.ts';
import type { ArrangedTable } from '../scenario/arrange.ts';
import type { DrawnScene } from '../scenario/scene.ts';
import type { Figure, Hero, State } from '../state.ts';
import type { View } from '../view.ts';

/** A table laid by a scenario, with its drawing's terms. */
export type LaidTable<S, C extends BaseCommand, E extends BaseEvent, V> = Arranged<S, C, E, V> & {
  readonly words: ArrangedTable['words'];
};

/** What rule tests do with a drawn table, of classic or a book that builds on it. */
export class DrawnTable<S extends State, C extends BaseCommand, E extends BaseEvent, V> extends RuleTable<
  S,
  C,
  E,
  V
> {
  protected readonly laid: LaidTable<S, C, E, V>;

  constructor(laid: LaidTable<S, C, E, V>) {
    super(laid);
    this.laid = laid;
  }

  /** A correction by hand; the refusal's code, or null if accepted. */
  correct(change: Override, by: SeatId): string | null {
    const decision = this.laid.game.override(this.state, by, change, 'a slip of the hand');
    if (!decision.ok) return decision.refusal.code;
    this.state = decision.state;
    this.events = decision.events;
    return null;
  }

  /** The offered commands of a type, in the drawing's terms. */
  offered(type: string, by: SeatId): unknown[] {
    const moves = this.moves(by).filter((move) => move.type === type);
    return moves.map((move) => this.laid.words.describe(move));
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
    return this.laid.words.squareName(this.figure(letter).square);
  }

  hero(letter: string): Hero {
    return this.state.heroes.find(({ id }) => id === this.id(letter)) ?? assert.fail(`${letter} is no hero`);
  }

  id(letter: string): string {
    return this.laid.words.id(letter);
  }

  square(name: string): number {
    return this.laid.words.square(name);
  }

  squareName(square: number): string {
    return this.laid.words.squareName(square);
  }

  /** The state in the drawing's terms: doors by key, squares by name, figures by letter. */
  described(): Record<string, unknown> {
    return this.laid.describeState(this.state) as Record<string, unknown>;
  }

  /** A view in the drawing's terms. */
  seen(seat: SeatId): Record<string, unknown> {
    return this.laid.describeView(this.view(seat), this.state) as Record<string, unknown>;
  }
}

export class Table extends DrawnTable<State, Command, ClassicEvent, View> {
  constructor(scene: DrawnScene) {
    super(arrange(scene));
  }
}

export type TableFigures = NonNullable<DrawnScene['figures']>;

/** The parts of a table's setting outside its drawing. */
export type TableSetting = Omit<DrawnScene, 'map' | 'figures'>;

export function table(map: string, figures: TableFigures = {}, setting: TableSetting = {}): Table {
  return new Table({ map, figures, ...setting });
}
