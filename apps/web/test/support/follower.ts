/** Follows a page's match beside it, with the same setup and dice, to know what the computer would do. */
import assert from 'node:assert/strict';
import { advanced, telling, waysSeen } from '@oubliette/advanced';
import type { AdvancedEvent, Command, Setup, State, View } from '@oubliette/advanced';
import { diceKey, fairDice } from '@oubliette/kernel';
import { sensibleAdvancedHeroes } from '@oubliette/players/advanced';
import type { Page } from 'playwright-core';

type Game = Extract<ReturnType<typeof advanced.open>, { readonly ok: true }>['game'];

export type Deed =
  | { readonly is: 'walk'; readonly figure: string; readonly to: number; readonly steps: readonly number[] }
  | { readonly is: 'command'; readonly command: Command };

export class Follower {
  readonly #game: Game;
  readonly #key: string;
  readonly #player = sensibleAdvancedHeroes();
  #state: State;
  #moments = 1;
  /** Every event so far. */
  readonly events: AdvancedEvent[] = [];

  constructor(setup: Setup, secret: string) {
    const opened = advanced.open(setup);
    assert.ok(opened.ok);
    this.#game = opened.game;
    this.#key = diceKey(secret, []);
    const { state, events } = this.#game.start(fairDice(this.#key, 0));
    this.#state = state;
    this.#hear(events);
  }

  get seat(): string {
    return this.#game.waiting(this.#state)[0]?.seat ?? this.#game.seats[0]!.id;
  }

  get view(): View {
    return this.#game.view(this.#state, this.seat);
  }

  get isOver(): boolean {
    return this.#game.ending(this.#state) !== null;
  }

  /** The names as the page has them, learnt from every figure met. */
  get names() {
    return telling.learn(this.events, telling.namesIn({ ...this.view, figures: [] }));
  }

  /** What the computer would do next; one figure's steps make one walk, along the page's path. */
  advise(): Deed {
    const command = this.#choose();
    if (command.type !== 'step') return { is: 'command', command };
    const { figure } = command;
    const ways = waysSeen(this.view, figure);
    const [state, moments, told] = [this.#state, this.#moments, this.events.length];
    let to: number = command.to;
    for (let next: Command = command; next.type === 'step' && next.figure === figure; next = this.#choose()) {
      if (ways.has(next.to)) to = next.to;
      this.give(next);
      if (this.isOver || this.view.underWay.length > 0) break;
    }
    [this.#state, this.#moments] = [state, moments];
    this.events.length = told;
    return { is: 'walk', figure, to, steps: ways.get(to)!.steps };
  }

  /** Walks as the page does: step by step, until something interrupts. */
  walk(figure: string, steps: readonly number[]): void {
    for (const to of steps) {
      const may = this.#moves().some(
        (move) => move.type === 'step' && move.figure === figure && move.to === to,
      );
      if (!may) return;
      this.give({ type: 'step', figure, to });
    }
  }

  give(command: Command): void {
    const decision = this.#game.decide(this.#state, this.seat, command, fairDice(this.#key, this.#moments));
    assert.ok(decision.ok, JSON.stringify([command, decision]));
    this.#state = decision.state;
    this.#moments += 1;
    this.#hear(decision.events);
  }

  /** People open every chest they pass; the computer's heroes would not when gold is of no use. */
  #choose(): Command {
    const moves = this.#moves();
    return moves.find(({ type }) => type === 'openChest') ?? this.#player.choose({ view: this.view, moves });
  }

  #moves(): readonly Command[] {
    return this.#game.moves(this.#state, this.seat);
  }

  #hear(events: readonly AdvancedEvent[]): void {
    this.events.push(...events);
    for (const event of events) this.#player.hear?.(event);
  }
}

/** The match this browser keeps: its setup, and the secret its dice are drawn from. */
export async function keptMatch(page: Page): Promise<{ readonly setup: Setup; readonly secret: string }> {
  const text = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('oubliette');
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('tables').objectStore('tables').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve((all.result as { heading: string }[]).at(-1)!.heading);
          });
        });
      }),
  );
  return JSON.parse(text) as { readonly setup: Setup; readonly secret: string };
}
