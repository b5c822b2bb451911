/** A table of Advanced for rule tests: drawn by hand, every die scripted, every die used. */
import assert from 'node:assert/strict';
import type { SeatId } from '@oubliette/kernel';
import { RuleTable } from '@oubliette/kernel/testing';
import { areaAt, placeAt } from '../board.ts';
import type { Command } from '../commands.ts';
import type { AdvancedEvent } from '../events.ts';
import { arrange } from '../scenario/arrange.ts';
import type { ArrangedTable, Scene } from '../scenario/arrange.ts';
import type { Figure, Place, Sheet, State } from '../state.ts';
import type { View } from '../view.ts';
import type { World } from '../world.ts';

type Base = RuleTable<State, Command, AdvancedEvent, View>;

export class AdvancedTable extends RuleTable<State, Command, AdvancedEvent, View> {
  readonly #laid: ArrangedTable;

  constructor(scene: Scene) {
    const laid = arrange(scene);
    super(laid);
    this.#laid = laid;
  }

  get world(): World {
    return this.#laid.world;
  }

  /** Every accepted command was offered: no legal command is kept from a player. */
  override do(...[written, dice, by]: Parameters<Base['do']>): ReturnType<Base['do']> {
    const isOffered = this.offers(written, by);
    const events = super.do(written, dice, by);
    assert.ok(isOffered, `${JSON.stringify(written)} is not offered`);
    return events;
  }

  id(letter: string): string {
    return this.#laid.idOf(letter);
  }

  square(name: string): number {
    return this.#laid.squareOf(name);
  }

  squareName(square: number): string {
    return this.#laid.nameOf(square);
  }

  find(letter: string): Figure | undefined {
    return this.state.figures.find(({ id }) => id === this.id(letter));
  }

  figure(letter: string): Figure {
    return this.find(letter) ?? assert.fail(`${letter} is not on the board`);
  }

  /** The name of the square a figure stands on. */
  at(letter: string): string {
    return this.squareName(this.figure(letter).square);
  }

  /** The id of the area a square lies in. */
  areaAt(name: string): string {
    return areaAt(this.world, this.state, this.square(name)).id;
  }

  /** The id of the area a figure stands in. */
  areaOf(letter: string): string {
    return areaAt(this.world, this.state, this.figure(letter).square).id;
  }

  /** Facts about the area a figure stands in. */
  place(letter: string): Place {
    return placeAt(this.world, this.state, this.figure(letter).square);
  }

  /** The commands of a type that a seat may give. */
  offered<T extends Command['type']>(type: T, seat: SeatId): Extract<Command, { type: T }>[] {
    const moves = this.#laid.game.moves(this.state, seat);
    return moves.filter((move): move is Extract<Command, { type: T }> => move.type === type);
  }

  sheet(letter: string): Sheet {
    return (
      this.state.sheets.find(({ id }) => id === this.id(letter)) ?? assert.fail(`${letter} has no sheet`)
    );
  }
}

export function table(
  map: string,
  figures: Scene['figures'] = {},
  rest: Omit<Scene, 'map' | 'figures'> = {},
): AdvancedTable {
  return new AdvancedTable({ map, figures, ...rest });
}
