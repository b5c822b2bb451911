/** What Morcar's player knows when playing a monster. */
import type { Figure, FigureId, Quest, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { Chart, NOBODY } from '../chart.ts';
import { Threat } from '../threat.ts';
import { Walk } from '../walk.ts';
import type { WalkRules } from '../walk.ts';
import type { Ways } from '../ways.ts';

/** Points all may expect to take from a hero, for every point the hero has. */
const FAIR_CHANCE = 0.6;

/** A possible target. */
export interface Prey {
  readonly figure: Figure;
  readonly defence: number;
  readonly caster: boolean;
}

export type Power = Quest['monsters'][number]['powers'][number];

export class Lair {
  readonly chart: Chart;
  readonly reach = new Walk();
  /** Steps from the nearest hero, as monsters walk. */
  readonly field = new Walk();
  /** Steps from the exit, for blocking it. */
  readonly exits = new Walk();
  /** Steps from the doors between a monster and the heroes. */
  readonly doors = new Walk();
  readonly #leaps = new Walk();
  readonly threat: Threat;
  prey: readonly Prey[] = [];
  readonly #preySquares: Square[] = [];
  #drawings = 0;
  #barred = new Uint8Array(0);
  #quest: Quest | null = null;
  #powers: ReadonlyMap<FigureId, readonly Power[]> = new Map();
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
    this.chart = new Chart(ways);
    this.threat = new Threat(ways);
  }

  update(view: View): void {
    this.chart.update(view);
    if (this.#barred.length !== this.chart.size) this.#barred = new Uint8Array(this.chart.size);
    this.prey = view.figures
      .filter(({ side }) => side === 'heroes')
      .map((figure) => preyOf(this.#ways, view, figure));
    if (this.#preyMoved()) this.field.fromAny(this.chart, this.#preySquares, { as: 'foe' });
    if (view.screen !== null && view.screen.quest !== this.#quest) {
      this.#quest = view.screen.quest;
      this.#powers = powersIn(view.screen.quest);
    }
  }

  /** Whether the heroes have moved since the last call, or the ground has changed. */
  #preyMoved(): boolean {
    const squares = this.#preySquares;
    let moved = this.#drawings !== this.chart.drawings || squares.length !== this.prey.length;
    this.#drawings = this.chart.drawings;
    squares.length = this.prey.length;
    for (const [i, { figure }] of this.prey.entries()) {
      moved ||= squares[i] !== figure.square;
      squares[i] = figure.square;
    }
    return moved;
  }

  /** The hero to bring down this turn, if all together have a fair chance. */
  victim(): FigureId | null {
    this.threat.update(this.chart);
    const weakest = this.threat.weakest(this.chart);
    return weakest !== null && weakest.odds >= FAIR_CHANCE ? weakest.mark.figure.id : null;
  }

  /** For players who block the heroes' way out. */
  chartExits(): void {
    this.exits.fromAny(this.chart, this.chart.exit, { as: 'ghost' });
  }

  /** Where a monster may walk with the rest of its move. */
  walk(figure: Figure): void {
    const { turn } = this.chart.view;
    const playing = turn.actor === figure.id;
    const most = playing ? (turn.moveOver ? 0 : (turn.left ?? 0)) : figure.move;
    this.#barred.fill(0);
    if (playing) for (const square of this.#ways.barred(this.chart.view)) this.#barred[square] = 1;
    const backwards = this.#ways.backwards(this.chart.view, figure);
    const climbed = this.#ways.climbs(this.chart.view, figure);
    for (const square of climbed) this.chart.foeFloor[square] = 1;
    const rules: WalkRules = { as: 'foe', most, barred: this.#barred, backwards };
    const strides = this.#ways.strides(figure);
    this.reach.from(this.chart, figure.square, strides ? { ...rules, jumps: true, widest: 1 } : rules);
    for (const square of climbed) this.chart.foeFloor[square] = 0;
  }

  /** Steps from the nearest hero for a monster that leaps over one-square pits. */
  leaps(): Walk {
    return this.#leaps.fromAny(this.chart, this.#preySquares, { as: 'foe', jumps: true, widest: 1 });
  }

  canStand(figure: Figure, square: Square): boolean {
    return square === figure.square || (this.reach.steps[square]! >= 0 && this.chart.held[square] === NOBODY);
  }

  /** Whether any of the powers that the quest gives a figure can still be used. */
  powersLeft(id: FigureId): boolean {
    return this.chart.view.screen?.powers[id]?.some((left) => left > 0) === true;
  }

  power(id: FigureId, index: number): Power | undefined {
    return this.#powers.get(id)?.[index];
  }
}

function preyOf(ways: Ways, view: View, figure: Figure): Prey {
  const sheet = view.heroes.find(({ id }) => id === figure.id);
  return { figure, defence: ways.defence(view, figure), caster: (sheet?.spells.length ?? 0) > 0 };
}

function powersIn(quest: Quest): ReadonlyMap<FigureId, readonly Power[]> {
  const effects = [...quest.notes, ...quest.treasures].flatMap(({ then }) => then);
  const placed = effects.flatMap((effect) => (effect.tag === 'place' ? effect.monsters : []));
  const named = [...quest.monsters, ...placed].filter(({ id }) => id !== null);
  return new Map(named.map(({ id, powers }) => [id!, powers]));
}
