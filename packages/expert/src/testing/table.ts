/** A table of Expert for rule tests: drawn by hand, every die scripted, every die used. */
import assert from 'node:assert/strict';
import { makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Deck, SeatId } from '@oubliette/kernel';
import { RuleTable } from '@oubliette/kernel/testing';
import type { Command } from '../commands.ts';
import type { EventId } from '../content/events.ts';
import type { ExpertEvent } from '../events.ts';
import { gameOn } from '../game.ts';
import { awaited, inIds, lay, squareIn } from '../scenario/arrange.ts';
import type { Scene } from '../scenario/arrange.ts';
import type { Figure, GmState, Hero, State } from '../state.ts';
import type { View } from '../view.ts';
import type { World } from '../world.ts';

export type { Scene, SceneFigure } from '../scenario/arrange.ts';

export class ExpertTable extends RuleTable<State, Command, ExpertEvent, View> {
  readonly world: World;
  readonly #ids: ReadonlyMap<string, string>;

  constructor(scene: Scene) {
    const { world, state, ids } = lay(scene);
    const idOf = (letter: string): string => ids.get(letter) ?? letter;
    super({
      game: gameOn(world),
      state,
      command: (written) => inIds(written, idOf, (name) => squareIn(state, name)) as Command,
      seatFor: (now) => awaited(world, now),
      describe: (value) => value,
      describeState: (now) => now,
      describeView: (view) => view,
    });
    this.world = world;
    this.#ids = ids;
  }

  /** Every accepted command was offered: no legal command is kept from a player. */
  override do(...given: Parameters<RuleTable<State, Command, ExpertEvent, View>['do']>) {
    const isOffered = this.offers(given[0], given[2]);
    const events = super.do(...given);
    assert.ok(isOffered, `${JSON.stringify(given[0])} is not offered`);
    return events;
  }

  id(letter: string): string {
    return this.#ids.get(letter) ?? letter;
  }

  find(letter: string): Figure | undefined {
    return this.state.figures.find(({ id }) => id === this.id(letter));
  }

  figure(letter: string): Figure {
    return this.find(letter) ?? assert.fail(`${letter} is not on the board`);
  }

  hero(letter: string): Hero {
    return this.state.heroes.find(({ id }) => id === this.id(letter)) ?? assert.fail(`${letter} is no hero`);
  }

  /** The name of the cell a figure stands on. */
  at(letter: string): string {
    return makeSquare(this.state.layout, this.figure(letter).square);
  }

  square(name: string): Square {
    return squareIn(this.state, name);
  }

  get left(): number | null {
    return this.state.turn.act?.left ?? null;
  }

  /** The seat that is awaited. */
  get asks(): SeatId {
    return awaited(this.world, this.state);
  }
}

export function table(
  map: string,
  figures: Scene['figures'],
  rest: Omit<Scene, 'map' | 'figures'> = {},
): ExpertTable {
  return new ExpertTable({ map, figures, ...rest });
}

/** A game master's hand, who is asked at these moments alone. */
export function gmWith(hand: readonly EventId[], rest: Partial<GmState> = {}): GmState {
  return { hand, armed: [], watch: [], hold: false, refused: [], ...rest };
}

/** A deck of these cards alone. */
export function deckOf(id: string, ...pile: readonly string[]): Deck {
  return { id, pile: pile.toSorted(), aside: [] };
}
