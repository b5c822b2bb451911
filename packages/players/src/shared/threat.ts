/** What Morcar's figures could do next turn: which of them reach whom, and the cost to the party. */
import type { Figure } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import type { Chart } from './chart.ts';
import { expectedLoss } from './odds.ts';
import { sheetOf } from './ways.ts';
import type { Ways } from './ways.ts';

/** Foes beyond this many are left out: one bit each. */
const MOST_FOES = 30;

/** How much each spell held adds to the price of a point of Body. */
const SPELLS_DEAR = 0.25;

/** How much dearer a figure is that the mission depends on. */
const VITAL = 2.5;

/** A figure of the heroes' side as foes see it. */
export interface Mark {
  readonly figure: Figure;
  readonly defence: number;
  /** How dear its Body is: dearer for a figure with many spells. */
  readonly dear: number;
  square: Square;
}

export class Threat {
  readonly #ways: Ways;
  /** Foes that can act in Morcar's next turn. */
  readonly menaces: Figure[] = [];
  readonly marks: Mark[] = [];
  #mask = new Int32Array(0);
  #fresh = new Int32Array(0);
  #coming = new Int32Array(0);
  #front = new Int16Array(0);
  #ahead = new Int16Array(0);
  #touched = new Int16Array(0);
  #touchedCount = 0;
  /** By step: the foes who can still take it. */
  readonly #able: number[] = [];
  /** By menace × mark: what one attack costs. */
  readonly #cost: number[] = [];
  readonly #slots: number[] = [];
  readonly #taken: number[] = [];

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** Takes in the figures on the board. Sleeping or stunned foes are no menace; the vital must not fall. */
  update(chart: Chart, isVital?: (figure: Figure) => boolean): void {
    const { view } = chart;
    if (this.#mask.length !== chart.size) {
      this.#mask = new Int32Array(chart.size);
      this.#fresh = new Int32Array(chart.size);
      this.#coming = new Int32Array(chart.size);
      this.#front = new Int16Array(chart.size);
      this.#ahead = new Int16Array(chart.size);
      this.#touched = new Int16Array(chart.size);
    }
    this.menaces.length = 0;
    this.marks.length = 0;
    for (const figure of view.figures) {
      if (figure.side === 'heroes') {
        const spells = sheetOf(view, figure.id)?.spells.length ?? 0;
        const dear = (1 + SPELLS_DEAR * spells) * (isVital?.(figure) === true ? VITAL : 1);
        this.marks.push({ figure, defence: this.#ways.defence(view, figure), dear, square: figure.square });
      } else if (figure.side === 'morcar' && canAct(figure) && this.menaces.length < MOST_FOES)
        this.menaces.push(figure);
    }
    this.#price();
  }

  #price(): void {
    this.#cost.length = 0;
    this.#able.length = 0;
    for (const [i, { move }] of this.menaces.entries())
      for (let step = 0; step <= move; step += 1) this.#able[step] = (this.#able[step] ?? 0) | (1 << i);
    for (const foe of this.menaces)
      for (const { figure, defence, dear } of this.marks) {
        const loss = expectedLoss(foe.attack, defence, figure.body, 'whiteShield');
        this.#cost.push(loss * frailty(figure.body) * dear);
      }
  }

  /** What Morcar's turn may cost with the marks where they are, in points of Body weighed by frailty. */
  total(chart: Chart): number {
    if (this.menaces.length === 0) return 0;
    this.#spread(chart);
    return this.#assign(chart);
  }

  /**
   * The mark that all who can reach it would most surely wear down, and how surely: the points they may
   * expect to take for every point it has.
   */
  weakest(chart: Chart): { readonly mark: Mark; readonly odds: number } | null {
    if (this.menaces.length === 0) return null;
    this.#spread(chart);
    let best: { mark: Mark; odds: number } | null = null;
    for (let j = 0; j < this.marks.length; j += 1) {
      const mark = this.marks[j]!;
      const odds = (this.#massed(chart, j) / mark.figure.body) * mark.dear;
      if (odds > (best?.odds ?? 0)) best = { mark, odds };
    }
    return best;
  }

  /** What the strongest foes that find room around a mark take from it together. */
  #massed(chart: Chart, index: number): number {
    this.#slots[index] = 0;
    const reach = this.#around(chart, index);
    const { defence, figure } = this.marks[index]!;
    const losses: number[] = [];
    for (let i = 0; i < this.menaces.length; i += 1) {
      if (((reach >> i) & 1) === 0) continue;
      losses.push(expectedLoss(this.menaces[i]!.attack, defence, figure.body, 'whiteShield'));
    }
    losses.sort((a, b) => b - a);
    let sum = 0;
    for (const loss of losses.slice(0, this.#slots[index])) sum += loss;
    return sum;
  }

  /** All foes walk at once, one bit each, as far as each can go. */
  #spread(chart: Chart): void {
    const mask = this.#mask;
    const fresh = this.#fresh;
    for (let i = 0; i < this.#touchedCount; i += 1) mask[this.#touched[i]!] = 0;
    this.#touchedCount = 0;
    let count = 0;
    for (let i = 0; i < this.menaces.length; i += 1) {
      const { square } = this.menaces[i]!;
      if (fresh[square] === 0) this.#front[count++] = square;
      fresh[square]! |= 1 << i;
      if (mask[square] === 0) this.#touched[this.#touchedCount++] = square;
      mask[square]! |= 1 << i;
    }
    const able = this.#able;
    for (let step = 1; step < able.length && count > 0; step += 1)
      count = this.#stride(chart, able[step]!, count);
    for (let i = 0; i < count; i += 1) fresh[this.#front[i]!] = 0;
  }

  /** One step for all who are able. Heroes and captives, the odd numbers, are in the way. */
  #stride({ next, foeFloor, held }: Chart, able: number, count: number): number {
    const mask = this.#mask;
    const fresh = this.#fresh;
    const coming = this.#coming;
    const front = this.#front;
    const ahead = this.#ahead;
    const touched = this.#touched;
    let touchedCount = this.#touchedCount;
    let reached = 0;
    for (let i = 0; i < count; i += 1) {
      const square = front[i]!;
      const bits = fresh[square]! & able;
      fresh[square] = 0;
      if (bits === 0) continue;
      const last = square * 4 + 4;
      for (let side = square * 4; side < last; side += 1) {
        const beyond = next[side]!;
        if (beyond < 0 || foeFloor[beyond] === 0 || (held[beyond]! & 1) === 1) continue;
        const known = mask[beyond]!;
        const more = bits & ~known;
        if (more === 0) continue;
        if (known === 0) touched[touchedCount++] = beyond;
        mask[beyond] = known | more;
        if (coming[beyond] === 0) ahead[reached++] = beyond;
        coming[beyond]! |= more;
      }
    }
    for (let i = 0; i < reached; i += 1) {
      const square = ahead[i]!;
      fresh[square] = coming[square]!;
      coming[square] = 0;
    }
    this.#touchedCount = touchedCount;
    this.#front = ahead;
    this.#ahead = front;
    return reached;
  }

  /** Each foe attacks where it hurts most, while there is room around its victim. */
  #assign(chart: Chart): number {
    const { marks, menaces } = this;
    let total = 0;
    for (let j = 0; j < marks.length; j += 1) {
      this.#slots[j] = 0;
      this.#taken[j] = 0;
    }
    const reach = this.#reaching;
    reach.length = 0;
    for (let j = 0; j < marks.length; j += 1) reach.push(this.#around(chart, j));
    for (let i = 0; i < menaces.length; i += 1) {
      let worst = 0;
      let victim = -1;
      for (let j = 0; j < marks.length; j += 1) {
        if (((reach[j]! >> i) & 1) === 0 || this.#taken[j]! >= this.#slots[j]!) continue;
        // A victim already attacked is worth more: blows add up.
        const cost = this.#cost[i * marks.length + j]! * (1 + 0.35 * this.#taken[j]!);
        if (cost <= worst) continue;
        worst = cost;
        victim = j;
      }
      if (victim < 0) continue;
      this.#taken[victim]! += 1;
      total += worst;
    }
    return total;
  }

  readonly #reaching: number[] = [];

  /** The foes that can stand beside a mark; counts the squares they can use. */
  #around(chart: Chart, index: number): number {
    const { square } = this.marks[index]!;
    let union = 0;
    for (let side = square * 4; side < square * 4 + 4; side += 1) {
      const beyond = chart.next[side]!;
      if (beyond < 0 || this.#mask[beyond] === 0) continue;
      union |= this.#mask[beyond]!;
      this.#slots[index]! += 1;
    }
    return union;
  }
}

/** Awake, and not about to miss a turn. */
export function canAct({ conditions }: Figure): boolean {
  return conditions.length === 0 || (!conditions.includes('asleep') && !conditions.includes('stunned'));
}

/** How dear a point of Body is to a figure with so many left. */
export function frailty(body: number): number {
  return FRAILTY[Math.min(body, FRAILTY.length - 1)]!;
}

const FRAILTY = [6, 4, 2.4, 1.8, 1.45, 1.25, 1.15, 1.05, 1];
