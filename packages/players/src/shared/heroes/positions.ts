/** Where a figure might end its move in a fight, and how dangerous that is. */
import type { Square } from '@oubliette/dungeon';
import { HERO, NOBODY } from '../chart.ts';
import type { Situation } from './situation.ts';

/** How many squares are weighed for falling back, and for pressing on. */
const REFUGES = 3;
const ADVANCES = 2;

/** Further than any foe walks. */
const FARTHEST = 12;
const OUT_OF_REACH = 60;

export class Positions {
  readonly #here: Situation;
  /** Starts with the figure's own square. */
  readonly squares: Square[] = [];
  readonly #dangers = new Map<Square, number>();

  /** The ghost walk from the foes must be in `here.foeField`. */
  constructor(here: Situation) {
    this.#here = here;
    // As foes walk: a figure behind friends in a passage is out of their way.
    here.other.fromAny(here.chart, here.foeSquares(), { as: 'foe', most: FARTHEST });
    this.#list();
  }

  /** Steps to the nearest foe, ignoring figures in the way. */
  far(square: Square): number {
    const steps = this.#here.foeField.steps[square]!;
    return steps < 0 ? OUT_OF_REACH : steps;
  }

  /** Steps a foe needs to stand beside this square; far if none can. */
  #away(square: Square): number {
    const { chart, other } = this.#here;
    let nearest = OUT_OF_REACH;
    for (let side = square * 4; side < square * 4 + 4; side += 1) {
      const beyond = chart.next[side]!;
      if (beyond < 0) continue;
      const steps = other.steps[beyond]!;
      if (steps >= 0 && steps < nearest) nearest = steps;
    }
    return nearest;
  }

  #list(): void {
    const here = this.#here;
    const { reach, me } = here;
    const refuges = new Shortlist(REFUGES);
    const advances = new Shortlist(ADVANCES);
    for (let i = 1; i < reach.count; i += 1) {
      const square = reach.queue[i]!;
      if (!here.canStand(square)) continue;
      refuges.offer(square, this.#away(square) - 0.1 * reach.steps[square]!);
      advances.offer(square, -this.far(square));
    }
    this.squares.push(me.square, ...refuges.squares);
    for (const square of advances.squares) if (!this.squares.includes(square)) this.squares.push(square);
  }

  /** What Morcar's next turn may cost the party if the figure ends there. */
  danger(square: Square): number {
    const known = this.#dangers.get(square);
    if (known !== undefined) return known;
    const danger = this.#measure(square);
    this.#dangers.set(square, danger);
    return danger;
  }

  #measure(square: Square): number {
    const { chart, threat, me } = this.#here;
    const mark = threat.marks.find(({ figure }) => figure.id === me.id);
    if (mark === undefined) return 0;
    const before = chart.held[square]!;
    chart.held[me.square] = NOBODY;
    chart.held[square] = HERO;
    mark.square = square;
    const total = threat.total(chart);
    mark.square = me.square;
    chart.held[square] = before;
    chart.held[me.square] = HERO;
    return total;
  }
}

/** The best few of many, best first; ties keep their order. */
class Shortlist {
  readonly squares: Square[] = [];
  readonly #ranks: number[] = [];
  readonly #room: number;

  constructor(room: number) {
    this.#room = room;
  }

  offer(square: Square, rank: number): void {
    let at = this.squares.length;
    while (at > 0 && this.#ranks[at - 1]! < rank) at -= 1;
    if (at >= this.#room) return;
    this.squares.splice(at, 0, square);
    this.#ranks.splice(at, 0, rank);
    if (this.squares.length > this.#room) {
      this.squares.pop();
      this.#ranks.pop();
    }
  }
}
