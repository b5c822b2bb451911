/** A computer player for hero seats of Advanced: explores as a party, fights with care, reaches its aim. */
import { topSeen } from '@oubliette/advanced';
import type { Command, Figure } from '@oubliette/advanced';
import type { Sections } from '@oubliette/dungeon';
import { planFor } from '../plan.ts';
import { Script } from '../script.ts';
import { best, figureIn, movesOf, see, sheetIn } from '../seen.ts';
import type { AdvancedLook, AdvancedPlayer, Seen } from '../seen.ts';
import { answer } from './answers.ts';
import { hardWay, isTogether, openIt, revive, search, takeAlong, towards } from './calm.ts';
import { Errand } from './errand.ts';
import { acrossManner, isStandoff } from './across.ts';
import { heroManner } from './fight.ts';
import { fleeFire, isFireNear } from './fire.ts';
import { dragAway, fleeManner, hasEscaped, mustFlee } from './flight.ts';
import { wallWorth } from './goals.ts';
import type { Goal } from './goals.ts';
import { atGrate, goDown } from './grates.ts';
import { useful } from './goods.ts';
import { isGreedy, isThirsty, party } from './mood.ts';
import { scout } from './scouts.ts';

export interface AdvancedHeroOptions {
  /** The pieces of the dungeon, if not the box's. */
  readonly sections?: Sections;
}

/** Turns to wait for stragglers before opening a door anyway. */
const WAIT = 2;
/** The most plans of a figure in a phase: a blow, a run and the rest. */
const MOST_PLANS = 4;

export function sensibleAdvancedHeroes(options: AdvancedHeroOptions = {}): AdvancedPlayer {
  return new Heroes(options);
}

class Heroes implements AdvancedPlayer {
  readonly #sections: Sections | undefined;
  readonly #script = new Script();
  readonly #errand = new Errand();
  /** By figure, its plans so far in this phase. */
  #plans = new Map<string, number>();
  #phase = '';

  constructor({ sections }: AdvancedHeroOptions) {
    this.#sections = sections;
  }

  choose(look: AdvancedLook): Command {
    const { view, moves } = look;
    if (view.levels.length === 0) return answer({ view } as Seen, moves);
    if (topSeen(view) !== null) return answer(see(view, this.#sections), moves);
    const { turn } = view;
    const phase = `${turn.number}/${turn.phase}/${turn.mode}`;
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.#plans = new Map();
    }
    this.#errand.notice(view);
    const next = this.#script.next(moves);
    if (next !== null) return next;
    const seen = see(view, this.#sections);
    return (turn.mode === 'combat' ? this.#fight(seen, moves) : this.#explore(seen, moves)) ?? done(moves);
  }

  /** A figure that fell this turn and has a fate point gets up again (ADV-FATE-08). */
  consider({ view, moves }: AdvancedLook): Command | null {
    if (Object.keys(view.turn.suffered).length === 0) return null;
    const undo = movesOf(moves, 'undoWounds').find(({ figure }) => figureIn(view, figure)?.wounds === 0);
    return undo ?? null;
  }

  #fight(seen: Seen, moves: readonly Command[]): Command | null {
    const flees = mustFlee(seen);
    const first = this.#first(seen, moves, flees);
    if (first !== undefined) return first;
    const manner = flees ? fleeManner(seen) : isStandoff(seen) ? acrossManner(seen) : heroManner(seen);
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
    const run =
      flees && !hasEscaped(seen, plan.figure)
        ? movesOf(moves, 'run').find(({ figure }) => figure === plan.figure.id)
        : undefined;
    return run ?? this.#retire(plan.figure, seen, moves);
  }

  /** What comes before any blow: escape, down after the others, quick gains, a fallen friend in sight. */
  #first(seen: Seen, moves: readonly Command[], flees: boolean): Command | undefined {
    const [out] = movesOf(moves, 'leaveDungeon');
    const { goal } = this.#errand;
    // Their goal lies beyond enemies they cannot reach.
    const isHopeless = flees && isStandoff(seen);
    if (isHopeless && goal !== null && goal.kind !== 'home') this.#errand.giveUp(goal.key, seen.view);
    if (out !== undefined && ((flees && !isHopeless) || this.#errand.isGoingHome(seen.view))) return out;
    // Figures below fight alone until others come after.
    const after = goal?.kind === 'descend' ? goDown(seen, moves) : undefined;
    return after ?? useful(seen, moves) ?? (isHopeless ? dragAway(seen, moves) : undefined);
  }

  /** The figure is finished: on with the others. */
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

  #explore(seen: Seen, moves: readonly Command[]): Command | null {
    const isGoingHome = this.#errand.isGoingHome(seen.view);
    const boon =
      useful(seen, moves) ??
      revive(moves) ??
      (isGoingHome && !this.#errand.isDesperate ? takeAlong(seen, moves) : undefined) ??
      movesOf(moves, 'changeLevel')[0];
    if (boon !== undefined) return boon;
    if (isFireNear(seen)) return this.#follow(fleeFire(seen, moves), moves);
    const goal = this.#errand.goalOf(seen);
    const taken = this.#take(seen, moves, goal);
    if (taken !== null) return taken;
    if (!isGoingHome && isGreedy(seen.view)) {
      const searched = search(seen, moves);
      if (searched !== undefined) return searched;
    }
    for (const way of [scout(seen, moves, goal), towards(seen, moves, goal)]) {
      const step = this.#follow(way, moves);
      if (step !== null) return step;
    }
    if (goal.kind === 'door' && (this.#errand.waited(seen.view) > WAIT || isTogether(seen, goal))) {
      const door = openIt(seen, moves, goal);
      if (door !== undefined) return door;
    }
    const hard = hardWay(seen, moves, goal) ?? null;
    if (hard === null) this.#errand.stall(seen.view);
    return hard;
  }

  /** The first command of a way, the rest later; null for an empty way. */
  #follow(way: readonly Command[], moves: readonly Command[]): Command | null {
    this.#script.begin(way);
    return this.#script.next(moves);
  }

  /** Actions on the spot: stairs, chests, walls, a drink. */
  #take(seen: Seen, moves: readonly Command[], goal: Goal): Command | null {
    const { view } = seen;
    const there = party(view).filter(({ square }) => goal.squares.includes(square));
    switch (goal.kind) {
      case 'home':
        return (
          movesOf(moves, 'leaveDungeon').find(({ figure }) => this.#stands(seen, figure, goal)) ??
          this.#stairs(seen, moves, goal)
        );
      case 'down': {
        const isOpen = movesOf(moves, 'takeStairs').length > 0 || view.gathering !== null;
        const isFree = movesOf(moves, 'step').some(({ figure }) => there.some(({ id }) => id === figure));
        if (isFree && !isOpen) this.#errand.leadNowhere(view);
        return this.#stairs(seen, moves, goal);
      }
      case 'chest':
        return movesOf(moves, 'openChest').find(({ chest }) => chest === goal.key) ?? null;
      case 'goods':
        if (there.length === 0) return null;
        this.#errand.giveUp(goal.key, view);
        return this.#explore(seen, moves);
      case 'fountain':
        return movesOf(moves, 'drink').find(({ figure }) => isThirsty(view, figure)) ?? null;
      case 'wall':
        return (
          best(
            movesOf(moves, 'searchWall').filter(({ figure }) => this.#stands(seen, figure, goal)),
            ({ side }) => wallWorth(seen, goal.squares, side),
          ) ?? null
        );
      default:
        return atGrate(seen, moves, goal);
    }
  }

  #stairs(seen: Seen, moves: readonly Command[], goal: Goal): Command | null {
    return movesOf(moves, 'takeStairs').find(({ figure }) => this.#stands(seen, figure, goal)) ?? null;
  }

  #stands({ view }: Seen, figure: string, goal: Goal): boolean {
    return goal.squares.includes(figureIn(view, figure)?.square ?? -1);
  }
}

function done(moves: readonly Command[]): Command {
  return (
    movesOf(moves, 'done')[0] ??
    moves.find(({ type }) => type !== 'undoWounds' && type !== 'takeOffArmour') ??
    moves[0]!
  );
}
