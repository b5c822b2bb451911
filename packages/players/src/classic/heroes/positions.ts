/** Where a figure might end its move in a fight, and how dangerous that would be. */
import type { Square } from '@oubliette/dungeon';
import { HERO, NOBODY } from '../chart.ts';
import type { Situation } from './situation.ts';

/** How many squares to fall back to, and to press on to, are looked at. */
const REFUGES = 5;
const ADVANCES = 3;

export class Positions {
  readonly #here: Situation;
  readonly squares: Square[] = [];
  #ranked: { square: Square; rank: number }[] = [];

  constructor(here: Situation) {
    this.#here = here;
    const foes = here.foes().map(({ square }) => square);
    // As foes walk, so that whoever stands behind friends in a passage is out of their way.
    here.other.fromAny(here.chart, foes, { as: 'foe' });
    here.field.fromAny(here.chart, foes, { as: 'ghost' });
    this.#list();
  }

  /** Steps to the nearest foe, whoever is in the way. */
  far(square: Square): number {
    const steps = this.#here.field.steps[square]!;
    return steps < 0 ? 60 : steps;
  }

  /** Steps a foe needs to stand beside this square; far when none can. */
  away(square: Square): number {
    const { chart, other } = this.#here;
    let nearest = 60;
    for (let side = square * 4; side < square * 4 + 4; side += 1) {
      const beyond = chart.next[side]!;
      if (beyond < 0) continue;
      const steps = other.steps[beyond]!;
      if (steps >= 0 && steps < nearest) nearest = steps;
    }
    return nearest;
  }

  #list(): void {
    const { reach, me } = this.#here;
    const ranked = this.#ranked;
    for (let i = 1; i < reach.count; i += 1) {
      const square = reach.queue[i]!;
      if (this.#here.canStand(square)) ranked.push({ square, rank: this.away(square) - 0.1 * reach.steps[square]! });
    }
    ranked.sort((a, b) => b.rank - a.rank);
    this.squares.push(me.square);
    for (let i = 0; i < REFUGES && i < ranked.length; i += 1) this.squares.push(ranked[i]!.square);
    ranked.sort((a, b) => this.far(a.square) - this.far(b.square));
    for (let i = 0; i < ADVANCES && i < ranked.length; i += 1) this.squares.push(ranked[i]!.square);
  }

  /** What Morcar's next turn may cost the party if the figure ends there. */
  danger(square: Square): number {
    const known = this.#dangers.get(square);
    if (known !== undefined) return known;
    const danger = this.#measure(square);
    this.#dangers.set(square, danger);
    return danger;
  }

  readonly #dangers = new Map<Square, number>();

  #measure(square: Square): number {
    const { chart, threat, me } = this.#here;
    const mark = threat.marks.find(({ figure }) => figure.id === me.id);
    if (mark === undefined) return 0;
    chart.held[me.square] = NOBODY;
    chart.held[square] = HERO;
    mark.square = square;
    const total = threat.total(chart);
    mark.square = me.square;
    chart.held[square] = NOBODY;
    chart.held[me.square] = HERO;
    return total;
  }
}
