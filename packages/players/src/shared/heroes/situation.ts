/** One turn of one figure of the heroes' side, with what its player knows. */
import type { Figure, Hero, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { Chart, NOBODY } from '../chart.ts';
import type { ShutDoor } from '../chart.ts';
import { Threat } from '../threat.ts';
import { Walk } from '../walk.ts';
import { sheetOf } from '../ways.ts';
import type { SharedCommand, Ways } from '../ways.ts';
import { Memory } from './memory.ts';

/** How the heroes are played. */
export interface HeroStyle {
  /** How much a square's danger weighs against its gains. */
  readonly caution: number;
}

export const SENSIBLE: HeroStyle = { caution: 0.7 };

export class Situation {
  readonly ways: Ways;
  readonly chart: Chart;
  readonly threat: Threat;
  readonly memory: Memory;
  /** Where the figure may walk now. */
  readonly reach = new Walk();
  /** Steps to the party's aim. */
  readonly field = new Walk();
  /** Steps from the nearest foe, ignoring figures in the way. */
  readonly foeField = new Walk();
  readonly other = new Walk();
  readonly style: HeroStyle;
  view!: View;
  me!: Figure;
  /** Null for an ally. */
  sheet: Hero | null = null;
  /** Passing through a figure's square: the figure can only go on. */
  crowded = false;
  barred = new Uint8Array(0);
  #foes: readonly Figure[] = [];
  #party: readonly Figure[] = [];

  constructor(ways: Ways, style: HeroStyle, memory = new Memory()) {
    this.ways = ways;
    this.chart = new Chart(ways);
    this.threat = new Threat(ways);
    this.style = style;
    this.memory = memory;
  }

  update(view: View): void {
    this.view = view;
    this.chart.update(view);
    this.memory.catchUp(view.round);
    if (this.barred.length !== this.chart.size) this.barred = new Uint8Array(this.chart.size);
    this.#foes = view.figures.filter(({ side }) => side === 'morcar');
    this.#party = partyIn(view);
  }

  /** Starts the turn of this figure. */
  take(me: Figure): void {
    this.me = me;
    this.sheet = sheetOf(this.view, me.id) ?? null;
    this.barred.fill(0);
    for (const square of this.ways.barred(this.view)) this.barred[square] = 1;
    this.crowded = this.view.figures.some(({ id, square }) => square === me.square && id !== me.id);
    this.chart.daring = false;
    this.chart.lend(me);
    this.walk();
  }

  /** Works out again where the figure may walk. */
  walk(): void {
    const { boons } = this.view.turn;
    this.reach.from(this.chart, this.me.square, {
      as: 'hero',
      most: this.left,
      barred: this.barred,
      backwards: this.ways.backwards(this.view, this.me),
      slants: this.ways.slants(this.me),
      veiled: boons.includes('veilOfMist'),
      throughRock: boons.includes('passThroughRock'),
    });
  }

  get left(): number {
    const { turn } = this.view;
    return turn.moveOver ? 0 : (turn.left ?? 0);
  }

  /** Whether the figure may act and end its move there: no other figure is there. */
  canStand(square: Square): boolean {
    if (square === this.me.square) return !this.crowded;
    return this.reach.steps[square]! >= 0 && this.chart.held[square] === NOBODY;
  }

  stepsTo(square: Square): Extract<SharedCommand, { type: 'step' }>[] {
    const figure = this.me.id;
    return this.reach.pathTo(square).map((to) => ({ type: 'step', figure, to }));
  }

  /** Nothing more to do: ends the turn, unless the figure first has to leave another's square. */
  rest(): SharedCommand[] {
    if (!this.crowded) return [{ type: 'endTurn' }];
    for (let i = 1; i < this.reach.count; i += 1) {
      const square = this.reach.queue[i]!;
      if (this.canStand(square)) return this.stepsTo(square);
    }
    return [];
  }

  /** How many steps the party takes to avoid a door. */
  reluctance(_door: ShutDoor): number {
    return 0;
  }

  /** Figures of the heroes' side on the board, in turn order. */
  get party(): readonly Figure[] {
    return this.#party;
  }

  /** Whether two squares are within so many squares, walls or not. */
  near(a: Square, b: Square, steps: number): boolean {
    const { width } = this.chart;
    const across = Math.abs((a % width) - (b % width));
    return across + Math.abs(Math.floor(a / width) - Math.floor(b / width)) <= steps;
  }

  get foes(): readonly Figure[] {
    return this.#foes;
  }

  foeSquares(): Square[] {
    return this.#foes.map(({ square }) => square);
  }
}

function partyIn({ order, figures }: View): Figure[] {
  const party: Figure[] = [];
  for (const id of order)
    for (const figure of figures) if (figure.id === id && figure.side === 'heroes') party.push(figure);
  return party;
}
