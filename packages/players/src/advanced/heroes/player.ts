/** A computer player for hero seats of Advanced: it explores as a party, fights with care, and comes home. */
import type { Command, Figure, View } from '@oubliette/advanced';
import type { Sections } from '@oubliette/dungeon';
import { planFor } from '../plan.ts';
import { Script } from '../script.ts';
import { best, figureIn, movesOf, see, sheetIn, topOf } from '../seen.ts';
import type { AdvancedLook, AdvancedPlayer, Seen } from '../seen.ts';
import { answer } from './answers.ts';
import { hardWay, isTogether, openIt, search, tend, towards } from './calm.ts';
import { fleeManner, heroManner, isStandoff, mustFlee } from './fight.ts';
import {
  chests,
  downGoal,
  fallenGoals,
  goods,
  homeGoal,
  nearest,
  unexplored,
  walls,
  waysOn,
} from './goals.ts';
import type { Goal } from './goals.ts';
import { useful } from './goods.ts';
import { hasAims, isWeak, party } from './mood.ts';

export interface AdvancedHeroOptions {
  /** The quest treasures the party was sent for, where it was told. */
  readonly aims?: readonly string[];
  /** The pieces the dungeon is laid of, where they are not the box's. */
  readonly sections?: Sections;
}

/** Exploration turns without anything new after which they make for home. */
const PATIENCE = 12;
/** And the turn after which they do in any case. */
const ENOUGH = 250;
/** Turns to wait for stragglers before a door is opened all the same. */
const WAIT = 3;
/** Plans one figure may make in one phase: a blow, a run and what is left of it. */
const MOST_PLANS = 4;

export function sensibleAdvancedHeroes(options: AdvancedHeroOptions = {}): AdvancedPlayer {
  return new Heroes(options);
}

class Heroes implements AdvancedPlayer {
  readonly #aims: readonly string[];
  readonly #sections: Sections | undefined;
  readonly #script = new Script();
  /** By figure, the plans it has made in this phase. */
  #plans = new Map<string, number>();
  #phase = '';
  /** What there was of the dungeon when something new was last seen, and the exploration turns since. */
  #known = '';
  #idle = 0;
  #goal: Goal | null = null;
  #goalTurn = 0;
  /** Levels whose stairs down lead nowhere, or whose depths are done with. */
  readonly #doneBelow = new Set<number>();

  /** Goods nobody can take, walls nobody may search, whatever lies beyond a chasm and its guards. */
  readonly #ignored = new Set<string>();

  constructor({ aims = [], sections }: AdvancedHeroOptions) {
    this.#aims = aims;
    this.#sections = sections;
  }

  choose(look: AdvancedLook): Command {
    const { view, moves } = look;
    if (view.levels.length === 0) return answer({ view } as Seen, moves);
    const seen = see(view, this.#sections);
    if (topOf(view) !== null) return answer(seen, moves);
    this.#notice(view);
    const next = this.#script.next(moves);
    if (next !== null) return next;
    return (
      (view.turn.mode === 'combat' ? this.#fight(seen, moves) : this.#explore(seen, moves)) ?? done(moves)
    );
  }

  /** Fallen in this turn, with a point left: get up again (ADV-FATE-08). */
  consider({ view, moves }: AdvancedLook): Command | null {
    if (Object.keys(view.turn.suffered).length === 0) return null;
    const undo = movesOf(moves, 'undoWounds').find(({ figure }) => figureIn(view, figure)?.wounds === 0);
    return undo ?? null;
  }

  #notice(view: View): void {
    const { turn, level, levels } = view;
    const phase = `${turn.number}/${turn.phase}/${turn.mode}`;
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.#plans = new Map();
      if (turn.mode === 'exploration') this.#idle += 1;
    }
    const known = JSON.stringify([
      level,
      levels.map(({ layout, places }) => [
        layout.pieces.length,
        Object.values(places).reduce((sum, { searchedWalls }) => sum + searchedWalls.length, 0),
      ]),
    ]);
    if (known !== this.#known) [this.#known, this.#idle] = [known, 0];
  }

  #fight(seen: Seen, moves: readonly Command[]): Command | null {
    const out = movesOf(moves, 'leaveDungeon');
    const flees = mustFlee(seen);
    // What they were after lies beyond those they cannot get at.
    if (isStandoff(seen) && this.#goal !== null && this.#goal.kind !== 'home')
      this.#ignored.add(this.#goal.key);
    if (out.length > 0 && ((flees && !isStandoff(seen)) || this.#goesHome(seen))) return out[0]!;
    const boon = useful(seen, moves);
    if (boon !== undefined) return boon;
    const manner = flees ? fleeManner(seen) : heroManner(seen);
    const { active } = seen.view.turn;
    const own = seen.view.figures.filter(
      ({ id }) => sheetIn(seen.view, id)?.seat === seen.view.seat && (this.#plans.get(id) ?? 0) < MOST_PLANS,
    );
    const begun = own.find(({ id }) => id === active);
    const plans = (begun === undefined ? own : [begun]).flatMap(
      (figure) => planFor(seen, moves, figure, manner) ?? [],
    );
    const plan = best(plans, ({ value }) => value);
    if (plan === undefined) return begun === undefined ? null : this.#retire(begun, seen, moves);
    this.#plans.set(plan.figure.id, (this.#plans.get(plan.figure.id) ?? 0) + 1);
    if (plan.commands.length > 0) {
      this.#script.begin(plan.commands);
      return this.#script.next(moves) ?? this.#retire(plan.figure, seen, moves);
    }
    const run = flees
      ? moves.find((move) => move.type === 'run' && move.figure === plan.figure.id)
      : undefined;
    return run ?? this.#retire(plan.figure, seen, moves);
  }

  /** The figure has done its part: on with the others. */
  #retire({ id }: Figure, seen: Seen, moves: readonly Command[]): Command | null {
    this.#plans.set(id, MOST_PLANS);
    const others = moves.filter((move) => {
      const figure = (move as { figure?: string }).figure;
      return figure !== undefined && figure !== id && (this.#plans.get(figure) ?? 0) < MOST_PLANS;
    });
    if (others.length === 0) return null;
    return this.#fight(
      { ...seen, view: { ...seen.view, turn: { ...seen.view.turn, active: null } } },
      others,
    );
  }

  #goesHome({ view }: Seen): boolean {
    if (view.turn.number > ENOUGH || this.#idle > PATIENCE) return true;
    return hasAims(view, this.#aims) || isWeak(view);
  }

  #explore(seen: Seen, moves: readonly Command[]): Command | null {
    const boon = useful(seen, moves) ?? tend(seen, moves) ?? movesOf(moves, 'changeLevel')[0];
    if (boon !== undefined) return boon;
    const goal = this.#goalOf(seen);
    const taken = this.#take(seen, moves, goal);
    if (taken !== null) return taken;
    if (!this.#goesHome(seen)) {
      const searched = search(seen, moves);
      if (searched !== undefined) return searched;
    }
    const step = towards(seen, moves, goal);
    if (step !== null) return step;
    const waited = seen.view.turn.number - this.#goalTurn > WAIT + 2;
    if (goal.kind === 'door' && (waited || isTogether(seen, goal))) {
      const door = openIt(seen, moves, goal);
      if (door !== undefined) return door;
    }
    return hardWay(seen, moves, goal) ?? null;
  }

  /** What is done on the spot: stairs, chests, walls. */
  #take(seen: Seen, moves: readonly Command[], goal: Goal): Command | null {
    switch (goal.kind) {
      case 'home':
        return movesOf(moves, 'leaveDungeon')[0] ?? this.#stairs(seen, moves, goal);
      case 'down': {
        const stands = party(seen.view).some(({ square }) => goal.squares.includes(square));
        const isOpen = movesOf(moves, 'takeStairs').length > 0 || seen.view.gathering !== null;
        if (stands && !isOpen && seen.view.turn.mover !== null) this.#doneBelow.add(seen.view.level);
        return this.#stairs(seen, moves, goal);
      }
      case 'chest':
        return movesOf(moves, 'openChest').find(({ chest }) => chest === goal.key) ?? null;
      case 'goods':
        if (party(seen.view).some(({ square }) => goal.squares.includes(square))) this.#ignored.add(goal.key);
        return null;
      case 'wall':
        return this.#searchWall(seen, moves, goal);
      default:
        return null;
    }
  }

  /** Somebody stands there at the start of a turn and may search nothing: there is no such wall. */
  #searchWall(seen: Seen, moves: readonly Command[], goal: Goal): Command | null {
    const wall = movesOf(moves, 'searchWall').find(({ figure }) =>
      goal.squares.includes(figureIn(seen.view, figure)?.square ?? -1),
    );
    const waits = party(seen.view).some(
      ({ kind, id, square }) =>
        kind === 'hero' && goal.squares.includes(square) && seen.view.turn.acts[id] === undefined,
    );
    if (wall === undefined && waits) this.#ignored.add(goal.key);
    return wall ?? null;
  }

  #stairs({ view }: Seen, moves: readonly Command[], goal: Goal): Command | null {
    const stairs = movesOf(moves, 'takeStairs').find(({ figure }) =>
      goal.squares.includes(figureIn(view, figure)?.square ?? -1),
    );
    return stairs ?? null;
  }

  /** The same goal until it is reached or gone, so that nobody walks to and fro. */
  #goalOf(seen: Seen): Goal {
    const wanted = this.#wanted(seen);
    const kept = wanted.find(({ key }) => key === this.#goal?.key);
    const goal = kept ?? nearest(seen, wanted) ?? homeGoal(seen);
    if (goal.key !== this.#goal?.key) this.#goalTurn = seen.view.turn.number;
    this.#goal = goal;
    return goal;
  }

  #wanted(seen: Seen): Goal[] {
    const { view } = seen;
    const lying =
      this.#idle > 3 * PATIENCE
        ? []
        : fallenGoals(seen).filter((goal) => nearest(seen, [goal]) !== undefined);
    if (lying.length > 0 && !this.#isHeld(view)) return lying;
    if (
      view.gathering !== null &&
      this.#goal !== null &&
      (this.#goal.kind === 'down' || this.#goal.kind === 'home')
    )
      return [this.#goal];
    if (this.#isHeld(view) || this.#goesHome(seen)) return [homeGoal(seen)];
    const open = nearest(
      seen,
      [...chests(seen), ...goods(seen)].filter(({ key }) => !this.#ignored.has(key)),
    );
    if (open !== undefined) return [open];
    const down = this.#doneBelow.has(view.level) ? null : downGoal(seen);
    if (down !== null && nearest(seen, [down]) !== undefined) return [down];
    const on = waysOn(seen).filter(
      (goal) => !this.#ignored.has(goal.key) && nearest(seen, [goal]) !== undefined,
    );
    if (on.length > 0) return on;
    const upper = view.levels[view.level - 1];
    if (upper !== undefined && unexplored(upper).length > 0) {
      this.#doneBelow.add(view.level - 1);
      return [homeGoal(seen)];
    }
    const hidden =
      this.#aims.length === 0
        ? []
        : walls(seen).filter((goal) => !this.#ignored.has(goal.key) && nearest(seen, [goal]) !== undefined);
    return hidden.length > 0 ? hidden : [homeGoal(seen)];
  }

  #isHeld(view: View): boolean {
    return view.figures.some(({ effects }) => effects.some(({ tag }) => tag === 'carries'));
  }
}

function done(moves: readonly Command[]): Command {
  return (
    movesOf(moves, 'done')[0] ??
    moves.find(({ type }) => type !== 'undoWounds' && type !== 'takeOffArmour') ??
    moves[0]!
  );
}
