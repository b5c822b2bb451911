/** A quiet turn: searching, healing, going together to the next door, and opening it first in the round. */
import type { AbilityId, Command, Figure, FigureId } from '@oubliette/expert';
import { abilityCard } from '@oubliette/expert';
import {
  bearerOf,
  deedOf,
  diceOf,
  fullBody,
  HOSTAGE_ID,
  isBurden,
  isHeavy,
  jumpsOf,
  speedOf,
  spellOn,
} from '@oubliette/expert/reckoning';
import type { AbilityDeed, TreasureId } from '@oubliette/expert/reckoning';
import { enterable } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { pickBest } from '../../shared/pick.ts';
import { farAnyhow, farFrom, isSafe, ways } from '../ground.ts';
import { figureIn, movesOf, noted } from '../seen.ts';
import type { Actor, ExpertLook, Seen } from '../seen.ts';
import { usableNow } from './deeds.ts';
import { gift } from './goods.ts';
import { doorFor, duties, leavings, mustGoOut, searches, stairsIn, stepsFrom } from './tasks.ts';
import type { DoorTask, Task } from './tasks.ts';

/** What the party remembers between turns. */
export interface Memory {
  /** Who has set out to do what: others do something else. */
  readonly claims: Map<string, FigureId>;
  /** Rounds in which nothing has become new. */
  idle: number;
  /** The party goes home. */
  isLeaving: boolean;
}

/** What a quiet turn comes to: squares to walk, then a command; or one command at once. */
export interface Course {
  /** Null where nobody goes anywhere. */
  readonly mode: 'walk' | 'run' | null;
  readonly steps: readonly Square[];
  readonly command: Command | null;
}

/** How near the others are before a door is opened. */
const TOGETHER = 6;
/** Rounds the party waits for whoever cannot come. */
const PATIENCE = 5;
/** A walk on which a figure can count. */
const SURE = 1;

/** Who opens the next door: sturdy, and near it. */
export function openerOf(seen: Seen, door: DoorTask): Figure | undefined {
  return noted(seen, 'opener', () => {
    const able = seen.heroes.filter(({ id }) => id !== HOSTAGE_ID);
    const rank = (hero: Figure): number => {
      const far = farFrom(seen, hero, [door.at])(hero.square);
      const away = far === Infinity ? 100 : Math.max(0, far - 4 - speedOf(seen.state, hero));
      return hero.body + 2 * diceOf(seen.state, hero, 'defence') - away;
    };
    return able.length === 0 ? undefined : pickBest(able, rank);
  });
}

/** Whether all who can come are near enough to strike in the round the door is opened. */
export function isTogether(seen: Seen, door: DoorTask, { idle }: Memory): boolean {
  if (idle > PATIENCE) return true;
  return seen.heroes.every((hero) => {
    const far = farFrom(seen, hero, [door.at])(hero.square);
    return far <= TOGETHER + speedOf(seen.state, hero);
  });
}

/** The party is about to do what goes before any door. */
function isBusy(seen: Seen, memory: Memory): boolean {
  if (memory.idle > PATIENCE) return false;
  return seen.heroes.some((hero) => taskFor(seen, hero, memory) !== null);
}

/** The nearest thing for this hero to do that nobody else has set out to. */
export function taskFor(seen: Seen, hero: Figure, memory: Memory): Task | null {
  return noted(seen, `task ${hero.id}`, () => {
    if (hero.id === HOSTAGE_ID) return null;
    const all = [...duties(seen), ...leavings(seen, hero), ...searches(seen, hero)];
    let best: Task | null = null;
    let least = FAR;
    for (const task of all) {
      const claimed = memory.claims.get(task.key);
      if (claimed !== undefined && claimed !== hero.id && figureIn(seen.view, claimed) !== undefined)
        continue;
      const steps = stepsToNearest(seen, hero, task.squares) - task.bonus;
      if (steps < least) [best, least] = [task, steps];
    }
    if (best !== null) memory.claims.set(best.key, hero.id);
    return best;
  });
}

/** Farther off than this nobody goes for it. */
const FAR = 60;

function stepsToNearest(seen: Seen, hero: Figure, squares: readonly Square[]): number {
  const far = stepsFrom(seen, hero);
  return squares.reduce((least, square) => {
    const other = seen.occupied.get(square);
    return other !== undefined && other.id !== hero.id ? least : Math.min(least, far(square));
  }, Infinity);
}

/** What this hero does with a quiet turn. */
export function courseFor(seen: Seen, actor: Actor, look: ExpertLook, memory: Memory): Course {
  const { figure, act } = actor;
  if (memory.isLeaving || mustGoOut(seen, figure)) return out(seen, actor, look);
  const now = aid(seen, actor, look) ?? gift(seen, actor, look);
  if (now !== undefined) return atOnce(now);
  const isStuck = memory.idle > 2 * PATIENCE;
  const task = act.did === null && !isStuck ? taskFor(seen, figure, memory) : null;
  if (task !== null) return approach(seen, actor, task.squares, task.isAction ? task.command : null, look);
  const door = doorFor(seen);
  if (door === null) return gather(seen, actor, look, stairsIn(seen));
  const opener = openerOf(seen, door);
  if (opener?.id !== figure.id || act.did !== null) return gather(seen, actor, look, [door.at], [door.at]);
  const command: Command = { type: door.isLocked ? 'tryLock' : 'openDoor', at: door.at, side: door.side };
  const mayOpen =
    door.isLocked || (isFirst(seen, memory) && isTogether(seen, door, memory) && !isBusy(seen, memory));
  const ready = mayOpen ? prepared(seen, actor, look, door) : undefined;
  if (ready !== undefined) return atOnce(ready);
  return approach(seen, actor, [door.at], mayOpen ? command : null, look);
}

/** First in the round; where others have players of their own, who may come first, it waits a little for that. */
function isFirst({ view }: Seen, { idle }: Memory): boolean {
  if (view.turn.acted.length === 0) return true;
  return view.table.players.length > 1 && idle > COURTESY;
}

const COURTESY = 2;

/** On the way out: to the stairs, and up. */
function out(seen: Seen, actor: Actor, look: ExpertLook): Course {
  const isThere = stairsIn(seen).includes(actor.figure.square);
  const leave = isThere ? movesOf(look.moves, 'leave')[0] : undefined;
  if (leave !== undefined) return atOnce(leave);
  return approach(seen, actor, stairsIn(seen), null, look);
}

const QUIET_HEALING = 0.5;
const AIDS: readonly AbilityDeed['tag'][] = ['heal', 'free', 'forge'];

/** Healing, freeing and forging, where nobody is in a hurry. */
function aid(seen: Seen, actor: Actor, look: ExpertLook): Command | undefined {
  return skilledAid(seen, actor, look) ?? mending(seen, look);
}

function skilledAid(seen: Seen, actor: Actor, look: ExpertLook): Command | undefined {
  const isHealer = usableNow(seen, actor).some((ability) => AIDS.includes(deedOf(ability)!.tag));
  if (!isHealer) return undefined;
  return movesOf(look.moves, 'useAbility').find(({ ability, target }) => {
    const deed = deedOf(ability as AbilityId);
    const whom = target === undefined ? undefined : figureIn(seen.view, target);
    switch (deed?.tag) {
      case 'heal':
        return isWounded(whom);
      case 'free':
        return whom?.conditions.some(isBurden) === true;
      case 'forge':
        return isInUse(seen, target);
      default:
        return false;
    }
  });
}

/** Read for whoever needs it. */
function mending(seen: Seen, look: ExpertLook): Command | undefined {
  return movesOf(look.moves, 'readScroll').find(
    ({ card, target }) =>
      spellOn(card as TreasureId)?.tag === 'heal' && isWounded(figureIn(seen.view, target)),
  );
}

function isWounded(figure: Figure | undefined): boolean {
  return figure !== undefined && figure.body <= QUIET_HEALING * fullBody(figure);
}

/** The smith's work is for what somebody fights with. */
function isInUse(seen: Seen, target: string | undefined): boolean {
  const hero = seen.view.heroes.find(({ id }) => id === target);
  return hero !== undefined && (hero.weapon !== null || hero.worn.length > 0);
}

/** Before the door: what makes the fight behind it easier. */
function prepared(seen: Seen, actor: Actor, look: ExpertLook, door: DoorTask): Command | undefined {
  const { figure } = actor;
  if (figure.square !== door.at || !usableNow(seen, actor).some((id) => deedOf(id)!.tag === 'skill'))
    return undefined;
  return movesOf(look.moves, 'useAbility').find(
    ({ ability }) => isSkill(ability, 'quietDoor') || (door.isLocked && isSkill(ability, 'deftHands')),
  );
}

function isSkill(ability: string, skill: string): boolean {
  const { effect } = abilityCard(ability as AbilityId);
  return effect.tag === 'skill' && effect.skill === skill;
}

/** Near a place without standing in the way. */
function gather(
  seen: Seen,
  actor: Actor,
  look: ExpertLook,
  places: readonly Square[],
  free: readonly Square[] = [],
): Course {
  const { figure } = actor;
  if (places.length === 0) return STAY;
  const far = farFrom(seen, figure, places);
  const here = far(figure.square);
  const isNear = here <= NEAR && !free.includes(figure.square);
  if (isNear) return STAY;
  if (here === Infinity) return hardWay(seen, actor, places, look);
  const walks = ways(seen, figure, actor.act.left ?? 0);
  const rank = (square: Square): number => {
    const steps = far(square);
    const inTheWay = free.includes(square) ? 10 : steps <= 1 ? 2 : 0;
    return -Math.max(0, steps - NEAR / 2) - inTheWay - walks.cost(square) * 0.01;
  };
  const to = pickBest(walks.squares, rank);
  return {
    mode: here > speedOf(seen.state, figure) + SURE + NEAR ? 'run' : 'walk',
    steps: walks.to(to),
    command: null,
  };
}

const NEAR = 4;
const STAY: Course = { mode: null, steps: [], command: null };

function atOnce(command: Command | null): Course {
  return { ...STAY, command };
}

/** To one of these squares, and there the command. */
function approach(
  seen: Seen,
  actor: Actor,
  squares: readonly Square[],
  command: Command | null,
  look: ExpertLook,
): Course {
  const { figure, act } = actor;
  if (squares.includes(figure.square)) return atOnce(command);
  if (squares.length === 0) return STAY;
  const far = farFrom(seen, figure, squares);
  const here = far(figure.square);
  if (here === Infinity) return hardWay(seen, actor, squares, look);
  // Runners can do nothing at the end of it: only where it is too far for a walk.
  const mode = here > speedOf(seen.state, figure) + (command === null ? SURE : DIE) ? 'run' : 'walk';
  const walks = ways(seen, figure, act.left ?? 0);
  const to = pickBest(walks.squares, (square) => -far(square) - walks.cost(square) * 0.01);
  return { mode, steps: walks.to(to), command: squares.includes(to) && act.mode !== 'run' ? command : null };
}

const DIE = 6;

/** Over a chasm, a pit or a bad bridge: a jump where it leads nearer, else a step into it. */
function hardWay(seen: Seen, actor: Actor, squares: readonly Square[], look: ExpertLook): Course {
  const { figure, act } = actor;
  const { state, world } = seen;
  const far = farAnyhow(seen, squares);
  const here = far(figure.square);
  if (here === Infinity) return STAY;
  if (isHeavy(state, figure)) {
    const off = movesOf(look.moves, 'takeOff').find(({ card }) =>
      bearerOf(state, figure)?.worn.includes(card as never),
    );
    const isAtBrink = jumpsOf(world, state, figure).length > 0;
    if (off !== undefined && isAtBrink) return atOnce(off);
  }
  const leap = bestOf(movesOf(look.moves, 'jump'), ({ to }) => here - far(to));
  if (leap !== undefined) return atOnce(leap);
  const walks = ways(seen, figure, act.left ?? 0);
  // Where a jump begins is as good as a step nearer.
  const worth = (square: Square): number => {
    const jumps = isHeavy(state, figure) ? [] : jumpsOf(world, state, { ...figure, square });
    const leads = jumps.some(({ to }) => far(to) < far(square));
    return -far(square) + (leads ? 2 : 0) - walks.cost(square) * 0.01;
  };
  const to = pickBest(walks.squares, worth);
  if (to !== figure.square) return { mode: 'walk', steps: walks.to(to), command: null };
  const risk = bestOf(
    movesOf(look.moves, 'step').filter(
      (step) =>
        !isSafe(seen, figure, step.to) && enterable(seen.ground, step.to) && !seen.occupied.has(step.to),
    ),
    (step) => here - far(step.to),
  );
  if (risk !== undefined) return atOnce(risk);
  return act.mode === null ? { ...STAY, mode: 'walk' } : STAY;
}

/** The best of those worth anything. */
function bestOf<T>(list: readonly T[], worth: (one: T) => number): T | undefined {
  if (list.length === 0) return undefined;
  const best = pickBest(list, worth);
  return worth(best) > 0 ? best : undefined;
}
