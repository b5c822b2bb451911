/** The party's next goal: kept until reached or gone; goals given up are remembered. */
import type { View } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import type { Seen } from '../seen.ts';
import {
  chests,
  fallenGoals,
  fountains,
  goods,
  hopefulWalls,
  isWorthOpening,
  nearest,
  patients,
  walls,
  waysDown,
  waysHome,
  waysOn,
} from './goals.ts';
import type { Goal } from './goals.ts';
import { grates, isHalfDown, waysUp } from './grates.ts';
import { hasAims, healingLeft, isThirsty, isWeak, party } from './mood.ts';

/** Exploration turns without anything new before the party goes home. */
const PATIENCE = 40;
/** The turn after which it goes home in any case. */
const ENOUGH = 450;
/** Turns to wait at an impassable way before giving it up; how often all given-up goals are tried again. */
const HOPE = 6;
const FRESH_STARTS = 6;
/** Turns to try to be alone with a patient. */
const BEDSIDE = 3;
/** The longest detour to treasure, a fountain or a fallen companion. */
const DETOUR = { goods: 15, fountain: 40, fallen: 25 } as const;
/** Nothing is barred: traps and hazards only cost. */
const NOTHING_BARRED: ReadonlySet<Square> = new Set();

export class Errand {
  #goal: Goal | null = null;
  #since = 0;
  #stalls = 0;
  #stalledAt = 0;
  /** How often goals given up were tried again. */
  #freshStarts = 0;
  /** What was known of the dungeon at the last news, and the exploration turns since. */
  #known = '';
  #idle = 0;
  #turn = 0;
  /** The party has had enough: nothing calls it back. */
  #isTired = false;
  /** Levels whose stairs down lead nowhere. */
  readonly #dead = new Set<number>();
  /** Goods out of reach, walls that may not be searched, all beyond a chasm and its guards. */
  readonly #ignored = new Set<string>();

  get goal(): Goal | null {
    return this.#goal;
  }

  /** Turns spent on the present goal. */
  waited({ turn }: View): number {
    return turn.number - this.#since;
  }

  notice({ turn, level, levels, sheets }: View): void {
    if (turn.number === this.#turn) return;
    this.#turn = turn.number;
    if (turn.mode === 'exploration') this.#idle += 1;
    const known = JSON.stringify([
      level,
      sheets.reduce((sum, { gold, items }) => sum + gold + items.length, 0),
      levels.map(({ layout, places }) => [
        layout.pieces.length,
        layout.exits.length,
        Object.values(places).reduce((sum, { searchedWalls }) => sum + searchedWalls.length, 0),
      ]),
    ]);
    if (known !== this.#known) [this.#known, this.#idle] = [known, 0];
    this.#isTired ||= turn.number > ENOUGH || this.#idle > PATIENCE;
  }

  /** A fallen figure is left behind after this long without progress. */
  get isDesperate(): boolean {
    return this.#idle > 2 * PATIENCE;
  }

  giveUp(key: string, { level }: View): void {
    this.#ignored.add(keyOn(level, key));
  }

  /** No figure could advance the goal this turn: after some such turns it is given up. */
  stall(view: View): void {
    if (view.turn.number === this.#stalledAt || this.#goal === null) return;
    this.#stalledAt = view.turn.number;
    this.#stalls += 1;
    const mayGiveUp = this.#goal.kind !== 'home' && this.#goal.kind !== 'wall';
    const hope = this.#goal.kind === 'fallen' ? BEDSIDE : HOPE;
    if (mayGiveUp && this.#stalls > hope) this.giveUp(this.#goal.key, view);
  }

  /** Stairs that cannot be used: there is no level below. */
  leadNowhere({ level }: View): void {
    this.#dead.add(level);
  }

  /** With the aim reached, or if going on would only cost lives; without a second try, the party goes on. */
  isGoingHome(view: View): boolean {
    return this.#isTired || hasAims(view, view.quest.aims) || (isWeak(view) && !view.quest.once);
  }

  /** The same goal until it is reached or gone, so that no figure walks to and fro. */
  goalOf(seen: Seen): Goal {
    const wanted = this.#wanted(seen);
    const kept = wanted.find(({ key }) => key === this.#goal?.key);
    const goal =
      kept ?? nearest(seen, wanted) ?? nearest(seen, wanted, { avoid: NOTHING_BARRED }) ?? wanted[0]!;
    if (goal.key !== this.#goal?.key) {
      this.#since = seen.view.turn.number;
      this.#stalls = 0;
    }
    this.#goal = goal;
    return goal;
  }

  #wanted(seen: Seen): Goal[] {
    const { view } = seen;
    const isStairs = this.#goal?.kind === 'down' || this.#goal?.kind === 'home';
    // Some wait there for the rest, unless the rest have tried for too long.
    if (view.gathering !== null && isStairs && !this.#isTired) return [this.#goal!];
    if (this.#goal?.kind === 'descend' && isHalfDown(seen, this.#goal)) {
      const rest = grates(seen).filter(({ key }) => key === this.#goal?.key);
      if (rest.length > 0) return rest;
    }
    const home = this.#homeward(seen);
    const isOpen = nearest(seen, home, { avoid: NOTHING_BARRED }) !== undefined;
    if (isOpen && this.isGoingHome(view)) return home;
    // Buried alive, they look for another way.
    const ahead = this.#ahead(seen, view.quest.aims.length > 0 || !isOpen);
    if (ahead !== null) return ahead;
    if (this.#ignored.size === 0 || this.#freshStarts >= FRESH_STARTS) return home;
    this.#freshStarts += 1;
    this.#stalls = 0;
    this.#ignored.clear();
    return this.#ahead(seen, true) ?? home;
  }

  /** What is left to do here, the most pressing first. */
  #ahead(seen: Seen, searches: boolean): Goal[] | null {
    const { view } = seen;
    return (
      this.#helping(seen) ??
      this.#fetching(seen) ??
      this.#open(seen, this.#dead.has(view.level) ? [] : waysDown(seen)) ??
      this.#open(seen, searches ? [...waysOn(seen), ...hopefulWalls(seen)] : waysOn(seen)) ??
      this.#cutOff(seen, [...waysOn(seen), ...waysDown(seen)]) ??
      this.#open(seen, grates(seen)) ??
      (searches ? (this.#open(seen, walls(seen)) ?? this.#cutOff(seen, walls(seen, NOTHING_BARRED))) : null)
    );
  }

  /** The goals that can be reached. */
  #open(seen: Seen, goals: readonly Goal[], within = Infinity): Goal[] | null {
    const open = goals.filter(
      (goal) => !this.#isGivenUp(seen, goal) && nearest(seen, [goal], { within }) !== undefined,
    );
    return open.length === 0 ? null : open;
  }

  #isGivenUp({ view }: Seen, { key }: Goal): boolean {
    return this.#ignored.has(keyOn(view.level, key));
  }

  /** A fallen figure is fetched, if not too far; a carried one is brought out. */
  #homeward(seen: Seen): Goal[] {
    const up = waysUp(seen);
    if (up.length > 0) return up;
    const home = waysHome(seen);
    const isHeld = seen.view.figures.some(({ effects }) => effects.some(({ tag }) => tag === 'carries'));
    const lying = isHeld || this.isDesperate ? null : this.#open(seen, fallenGoals(seen), DETOUR.fallen);
    return lying ?? (home.length === 0 ? [{ kind: 'home', key: 'home', squares: [] }] : home);
  }

  /** A figure can be revived, or a fountain restores what was lost. */
  #helping(seen: Seen): Goal[] | null {
    const { view } = seen;
    const lying = healingLeft(view) > 0 ? this.#open(seen, fallenGoals(seen), DETOUR.fallen) : null;
    const needy = lying ?? this.#open(seen, patients(seen), DETOUR.fallen);
    if (needy !== null) return needy;
    return party(view).some((figure) => isThirsty(view, figure.id))
      ? this.#open(seen, fountains(seen), DETOUR.fountain)
      : null;
  }

  #fetching(seen: Seen): Goal[] | null {
    const found = isWorthOpening(seen.view) ? chests(seen) : [];
    const all = this.#open(seen, [...found, ...goods(seen)], DETOUR.goods);
    const first = all === null ? undefined : nearest(seen, all);
    return first === undefined ? null : [first];
  }

  /** Goals that need a leap, a ladder, a disarmed trap or a cleared room. */
  #cutOff(seen: Seen, goals: readonly Goal[]): Goal[] | null {
    const beyond = goals.filter(
      (goal) =>
        !this.#isGivenUp(seen, goal) && nearest(seen, [goal], { avoid: NOTHING_BARRED }) !== undefined,
    );
    return beyond.length === 0 ? null : beyond;
  }
}

function keyOn(level: number, key: string): string {
  return `${level}/${key}`;
}
