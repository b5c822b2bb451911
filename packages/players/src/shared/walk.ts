/** One search over the chart: the distance to every square, and the way. Its arrays are reused. */
import type { Square } from '@oubliette/dungeon';
import { FOE, HERO, NOBODY } from './chart.ts';
import type { Chart } from './chart.ts';

export interface WalkRules {
  /** Who walks: heroes are stopped by foes, foes by heroes, a `ghost` hero by no figure. */
  readonly as: 'hero' | 'foe' | 'ghost';
  readonly most?: number;
  /** Squares that may not be entered, by square. */
  readonly barred?: Uint8Array;
  /** Whether open pits are jumped, as a last resort. */
  readonly jumps?: boolean;
  /** Whether open pits are climbed into and out of, when not even a jump helps. */
  readonly falls?: boolean;
  /** The widest pit that is jumped. */
  readonly widest?: number;
  /** Through foes: the walker is veiled. */
  readonly veiled?: boolean;
  /** Through walls. */
  readonly throughRock?: boolean;
  /** The direction in which the first step costs two; -1 for none. */
  readonly backwards?: number;
  /** Diagonally too. */
  readonly slants?: boolean;
}

const FAR = 30000;

export class Walk {
  /** By square: steps from the start, -1 if out of reach. */
  steps = new Int16Array(0);
  /** By square: the square before it on the way. */
  back = new Int16Array(0);
  /** The squares reached, nearest first. */
  queue = new Int16Array(0);
  count = 0;
  #chart!: Chart;

  /** Steps to everywhere from one square, nearest first. */
  from(chart: Chart, start: Square, rules: WalkRules): this {
    this.#begin(chart);
    this.#reach(start, -1, 0);
    return this.#run(rules);
  }

  /** Steps from the nearest of several squares. */
  fromAny(chart: Chart, starts: readonly Square[], rules: WalkRules): this {
    this.#begin(chart);
    for (const start of starts) if (this.steps[start] === -1) this.#reach(start, -1, 0);
    return this.#run(rules);
  }

  #begin(chart: Chart): void {
    this.#chart = chart;
    if (this.steps.length !== chart.size) {
      this.steps = new Int16Array(chart.size);
      this.back = new Int16Array(chart.size);
      this.queue = new Int16Array(chart.size);
    }
    this.steps.fill(-1);
    this.count = 0;
  }

  #reach(square: Square, from: Square, steps: number): void {
    this.steps[square] = steps;
    this.back[square] = from;
    this.queue[this.count] = square;
    this.count += 1;
  }

  #run(rules: WalkRules): this {
    if (rules.throughRock === true) return this.#runThroughRock(rules);
    const chart = this.#chart;
    const { next, held } = chart;
    const { steps, queue } = this;
    const floor = rules.as === 'foe' ? chart.foeFloor : chart.heroFloor;
    const most = rules.most ?? FAR;
    const barred = rules.barred;
    const stopper = stopperOf(rules);
    const { backwards = -1 } = rules;
    let behind = -1;
    for (let head = 0; head < this.count; head += 1) {
      const square = queue[head]!;
      const cost = steps[square]! + 1;
      if (cost > most) continue;
      const last = square * 4 + 4;
      for (let side = square * 4; side < last; side += 1) {
        const beyond = next[side]!;
        if (beyond < 0 || steps[beyond] !== -1) continue;
        if (floor[beyond] === 0) {
          if (chart.pit[beyond] === 0) continue;
          if (rules.jumps === true) this.#jump(square, side & 3, rules);
          if (rules.falls === true && barred?.[beyond] !== 1) this.#reach(beyond, square, cost);
          continue;
        }
        if (held[beyond] === stopper) continue;
        if (barred !== undefined && barred[beyond] === 1) continue;
        // The dearer step goes behind the others, to keep the queue in order.
        if (cost === 1 && (side & 3) === backwards) behind = beyond;
        else this.#reach(beyond, square, cost);
      }
      if (rules.slants === true) this.#slant(square, cost, rules, stopper);
      if (behind >= 0 && most > 1 && steps[behind] === -1) this.#reach(behind, square, 2);
      behind = -1;
    }
    return this;
  }

  /** Past clear corners. */
  #slant(square: Square, cost: number, { barred }: WalkRules, stopper: number): void {
    const { heroFloor, held } = this.#chart;
    for (const beyond of this.#chart.slants(square)) {
      if (this.steps[beyond] !== -1 || heroFloor[beyond] === 0 || held[beyond] === stopper) continue;
      if (barred?.[beyond] !== 1) this.#reach(beyond, square, cost);
    }
  }

  /** Over the pit on this side, to the square beyond. Nearly in order, enough for a way taken last. */
  #jump(square: Square, direction: number, rules: WalkRules): void {
    const chart = this.#chart;
    let over = 0;
    let at = chart.next[square * 4 + direction]!;
    while (at >= 0 && chart.pit[at] === 1) {
      if (rules.as !== 'ghost' && chart.held[at] !== NOBODY) return;
      over += 1;
      at = chart.next[at * 4 + direction]!;
    }
    if (over > (rules.widest ?? FAR)) return;
    const [floor, enemy] = rules.as === 'foe' ? [chart.foeFloor, HERO] : [chart.heroFloor, FOE];
    if (at < 0 || floor[at] === 0 || this.steps[at] !== -1 || chart.held[at] === enemy) return;
    if (rules.as === 'hero' && chart.held[at] !== NOBODY) return;
    if (rules.barred?.[at] === 1 || this.steps[square]! + over + 1 > (rules.most ?? FAR)) return;
    this.#reach(at, square, this.steps[square]! + over + 1);
  }

  #runThroughRock(rules: WalkRules): this {
    const chart = this.#chart;
    const stopper = stopperOf(rules);
    for (let head = 0; head < this.count; head += 1) {
      const square = this.queue[head]!;
      const cost = this.steps[square]! + 1;
      if (cost > (rules.most ?? FAR)) continue;
      for (let direction = 0; direction < 4; direction += 1) {
        const beyond = chart.across(square, direction);
        if (beyond < 0 || this.steps[beyond] !== -1 || chart.heroFloor[beyond] === 0) continue;
        if (chart.held[beyond] === stopper || rules.barred?.[beyond] === 1) continue;
        this.#reach(beyond, square, cost);
      }
    }
    return this;
  }

  /** The squares walked through to reach one, without the start. */
  pathTo(to: Square): Square[] {
    const path: Square[] = [];
    for (let square = to; this.back[square]! >= 0; square = this.back[square]!) path.push(square);
    return path.reverse();
  }
}

function stopperOf({ as, veiled }: WalkRules): number {
  if (as === 'ghost' || veiled === true) return -1;
  return as === 'foe' ? HERO : FOE;
}
