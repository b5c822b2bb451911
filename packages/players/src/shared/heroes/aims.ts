/** Where the party goes next: the nearest thing still unknown, unsearched or unfinished. */
import { QUEST_TREASURES } from '@oubliette/classic';
import type { Figure, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { FOE } from '../chart.ts';
import type { ShutDoor } from '../chart.ts';
import { isDisturbed } from './searching.ts';
import type { Situation } from './situation.ts';

export type Aim =
  | { readonly tag: 'door'; readonly at: Square; readonly door: ShutDoor }
  /** Explore; free a captive; fight a foe; search a room, or a place for hidden things. */
  | { readonly tag: 'frontier' | 'captive' | 'foe' | 'loot' | 'comb' | 'grave'; readonly at: Square }
  | { readonly tag: 'exit'; readonly at: Square };

/** How far the party will go when nothing easier is left. */
export type Resort = 'ordinary' | 'comb' | 'daring' | 'falling';

/** What the party now does about pits. */
export function leapsOf(resort: Resort): { readonly jumps: boolean; readonly falls: boolean } {
  return { jumps: resort === 'daring' || resort === 'falling', falls: resort === 'falling' };
}

export interface Chosen {
  readonly aim: Aim | null;
  readonly resort: Resort;
}

/** How much nearer a new aim must be to replace the old one. */
const STEADINESS = 4;

export class Aims {
  readonly #here: Situation;
  #last: Aim | null = null;
  /** The round in which the party took its present aim. */
  since = 0;

  constructor(here: Situation) {
    this.#here = here;
  }

  choose(leader: Figure): Chosen {
    for (const resort of ['ordinary', 'comb', 'daring', 'falling'] as const) {
      const aim = this.#nearest(leader, resort);
      if (aim !== null) return { aim: this.#keep(aim), resort };
    }
    return { aim: null, resort: 'daring' };
  }

  #keep(aim: Aim): Aim {
    if (this.#last === null || !same(this.#last, aim)) this.since = this.#here.view.round;
    this.#last = aim;
    return aim;
  }

  #nearest(leader: Figure, resort: Resort): Aim | null {
    const { chart, other, me } = this.#here;
    const rules = { as: 'ghost', ...leapsOf(resort) } as const;
    chart.daring = rules.jumps;
    other.from(chart, leader.square, rules);
    // A party cut in two has two leaders.
    if (other.steps[me.square] === -1) other.from(chart, me.square, rules);
    const search = new Nearest(other.steps, this.#last);
    this.#doors(search);
    for (const at of chart.frontier) search.offer({ tag: 'frontier', at }, 0);
    if (rules.falls) for (const at of chart.pitFrontier) search.offer({ tag: 'frontier', at }, 0);
    this.#figures(search);
    this.#rooms(search);
    if (resort !== 'ordinary') this.#uncombed(search);
    return search.best;
  }

  #doors(search: Nearest): void {
    for (const door of this.#here.chart.shut) {
      const extra = 1 + this.#here.reluctance(door);
      search.offer({ tag: 'door', at: door.a, door }, extra);
      search.offer({ tag: 'door', at: door.b, door }, extra);
    }
  }

  /** Captives to free, dead to loot, foes to fight. */
  #figures(search: Nearest): void {
    const { view, chart } = this.#here;
    for (const { side, square } of view.figures) {
      if (side === 'heroes') continue;
      for (let edge = square * 4; edge < square * 4 + 4; edge += 1) {
        const at = chart.next[edge]!;
        if (at >= 0)
          search.offer({ tag: side === 'nobody' ? 'captive' : 'foe', at }, side === 'nobody' ? 3 : 0);
      }
    }
    if (!view.training) for (const { square } of view.belongings) this.#offerSearch(search, 'grave', square);
  }

  #rooms(search: Nearest): void {
    const { chart, other } = this.#here;
    if (this.#here.view.training) return;
    const seen = new Set<number>();
    for (let i = 0; i < other.count; i += 1) {
      const at = other.queue[i]!;
      const area = chart.areaOf(at);
      if (seen.has(area)) continue;
      if (isUnlooted(this.#here, at) && !this.#offerSearch(search, 'loot', at)) continue;
      seen.add(area);
    }
    for (const at of this.#here.ways.unsearchedPieces(chart)) this.#offerSearch(search, 'loot', at);
  }

  /** A place is no aim while a foe prevents searching there. */
  #offerSearch(search: Nearest, tag: 'grave' | 'loot' | 'comb', at: Square): boolean {
    if (isDisturbed(this.#here, at)) return false;
    search.offer({ tag, at }, 0);
    return true;
  }

  #uncombed(search: Nearest): void {
    const { memory, other, view } = this.#here;
    if (view.training) return;
    for (let i = 0; i < other.count; i += 1) {
      const at = other.queue[i]!;
      if (!memory.isCombed(at) && this.#offerSearch(search, 'comb', at)) return;
    }
  }
}

class Nearest {
  best: Aim | null = null;
  readonly #steps: Int16Array;
  readonly #last: Aim | null;
  #cost = Infinity;

  constructor(steps: Int16Array, last: Aim | null) {
    this.#steps = steps;
    this.#last = last;
  }

  offer(aim: Aim, extra: number): void {
    const steps = this.#steps[aim.at]!;
    if (steps < 0) return;
    const steady = this.#last !== null && same(aim, this.#last) ? STEADINESS : 0;
    const cost = steps + extra - steady;
    if (cost >= this.#cost) return;
    this.#cost = cost;
    this.best = aim;
  }
}

function same(a: Aim, b: Aim): boolean {
  return (
    a.tag === b.tag && (a.tag === 'door' && b.tag === 'door' ? a.door.key === b.door.key : a.at === b.at)
  );
}

/** A known room not yet searched for treasure, without foes. */
export function isUnlooted(here: Situation, square: Square): boolean {
  const { chart, view, ways } = here;
  if (!chart.inRoom(square)) return false;
  const area = chart.areaOf(square);
  if (!ways.isUnsearched(view, area)) return false;
  return !view.figures.some((figure) => figure.side === 'morcar' && chart.areaOf(figure.square) === area);
}

export function missionDone(view: View): boolean {
  return view.quest.goals.every(({ reached }) => reached);
}

/**
 * A figure the mission needs outside: a hero carrying what a goal names, or an ally it names. Goals are read
 * as a person reads them, by the names in them.
 */
export function mustGetOut(here: Situation, figure: Figure): boolean {
  for (const { reached, text } of here.view.quest.goals) {
    if (reached) continue;
    if (figure.kind === 'captive') {
      if (figure.name !== null && text.en.includes(figure.name.en.one)) return true;
      continue;
    }
    const sheet = here.view.heroes.find(({ id }) => id === figure.id);
    if (sheet?.treasures.some((treasure) => text.en.includes(QUEST_TREASURES[treasure].noun.en.one)) === true)
      return true;
  }
  return false;
}

/** The free squares of a known way out. */
export function waysOut({ chart }: Situation): Square[] {
  return chart.exit.filter((square) => chart.heroFloor[square] === 1 && chart.held[square] !== FOE);
}
