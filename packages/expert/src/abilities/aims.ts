/** Whom and what an ability can be used on: each kind of deed lists its choices, and no other is legal. */
import { cornerLine, distances, enterable, hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { isBeside, canHit, sees } from '../combat/sight.ts';
import type { AbilityDeed, Range } from '../content/abilityKinds.ts';
import { treasureCard } from '../content/treasures.ts';
import { figureAt, fullBody, isBurden, isMonster, monsterOf, opponentsOf } from '../figures.ts';
import { groundOf, tileAt } from '../ground.ts';
import type { Act, Figure, State } from '../state.ts';
import type { World } from '../world.ts';
import type { AbilityAim } from './types.ts';

/** Who looks for a use of an ability, where, and when in its turn. */
export interface User {
  readonly world: World;
  readonly state: State;
  readonly figure: Figure;
  readonly act: Act;
}

type Aims = {
  readonly [T in AbilityDeed['tag']]: (
    user: User,
    deed: Extract<AbilityDeed, { tag: T }>,
  ) => readonly AbilityAim[];
};

export function aimsOf(user: User, deed: AbilityDeed): readonly AbilityAim[] {
  return (AIMS[deed.tag] as (user: User, deed: AbilityDeed) => readonly AbilityAim[])(user, deed);
}

/** Nobody has to be named. */
const PLAIN: readonly AbilityAim[] = [{}];

const targets = (figures: readonly Figure[]): readonly AbilityAim[] =>
  figures.map(({ id }) => ({ target: id }));

export function isInRange({ world, state, figure }: Omit<User, 'act'>, other: Figure, range: Range): boolean {
  if (other.id === figure.id) return true;
  if (range === 'self') return false;
  if (isBeside(groundOf(world, state), figure.square, other.square)) return true;
  return range === 'sight' && sees(world, state, figure.square, other.square);
}

function opponentsIn(user: User, range: Range): readonly Figure[] {
  return opponentsOf(user.state, user.figure).filter((one) => isInRange(user, one, range));
}

function alliesIn(user: User, range: Range): readonly Figure[] {
  return user.state.figures.filter((one) => one.side === user.figure.side && isInRange(user, one, range));
}

function isLeader(figure: Figure): boolean {
  return isMonster(figure) && monsterOf(figure).isLeader === true;
}

/** Opponents it can strike or shoot with what it holds. */
function strikable({ world, state, figure }: User): readonly Figure[] {
  return opponentsOf(state, figure).filter((one) => canHit(world, state, figure, one));
}

function meetsNeeds(
  { world, state, figure, act }: User,
  target: Figure,
  { needs }: Extract<AbilityDeed, { tag: 'blow' }>,
): boolean {
  if (needs === undefined) return true;
  if (needs === 'moved') return act.moved > 0;
  if (needs !== 'allyBeside') return isMonster(target) && monsterOf(target).family === needs.family;
  const ground = groundOf(world, state);
  return state.figures.some(
    (one) => one.side === figure.side && one.id !== figure.id && isBeside(ground, one.square, target.square),
  );
}

const AIMS: Aims = {
  blow: (user, deed) => targets(strikable(user).filter((one) => meetsNeeds(user, one, deed))),
  sweep: (user) => (opponentsIn(user, 'beside').length > 0 ? PLAIN : []),
  volley: (user) => targets(strikable(user)),
  bolt: (user) => targets(opponentsIn(user, 'sight')),
  blast: (user) => targets(opponentsIn(user, 'sight')),
  hold: (user, { range }) => targets(opponentsIn(user, range).filter((one) => !isLeader(one))),
  heal: (user, { range }) => targets(alliesIn(user, range).filter((one) => one.body < fullBody(one))),
  free: (user, { range }) => targets(alliesIn(user, range).filter((one) => one.conditions.some(isBurden))),
  lasting: () => PLAIN,
  challenge: (user) => targets(opponentsIn(user, 'sight')),
  peek: ({ state }) => (state.pile.count > 0 ? PLAIN : []),
  skill: () => PLAIN,
  sureFeet: () => PLAIN,
  forge: (user) =>
    user.state.combat === null
      ? alliesIn(user, 'beside').flatMap(({ id }) =>
          forgeable(user.state, id).map((card) => ({ target: id, card })),
        )
      : [],
  blink: ({ world, state, figure }, { cells }) => cellsInSight(world, state, figure, cells),
};

/** Weapons and armour that no smith has improved yet. */
function forgeable(state: State, id: string): readonly string[] {
  const hero = state.heroes.find((one) => one.id === id);
  const cards = (hero?.cards ?? []).filter(({ card, forged }) => {
    const { kind } = treasureCard(card);
    return (kind === 'weapon' || kind === 'armour') && forged !== true;
  });
  return [...new Set(cards.map(({ card }) => card))];
}

/** Free cells it sees, so many steps away at most, as if nobody stood in the way. */
export function cellsInSight(
  world: World,
  state: State,
  { square: from }: Figure,
  most: number,
): readonly AbilityAim[] {
  const known = inSight.get(state);
  if (known?.from === from && known.most === most) return known.cells;
  const cells = findCells(world, state, from, most);
  inSight.set(state, { from, most, cells });
  return cells;
}

interface CellsSeen {
  readonly from: Square;
  readonly most: number;
  readonly cells: readonly AbilityAim[];
}

/** Every choice is checked against all of them: they are found once for each state. */
const inSight = new WeakMap<State, CellsSeen>();

function findCells(world: World, state: State, from: Square, most: number): readonly AbilityAim[] {
  const ground = groundOf(world, state);
  const steps = distances(ground, [from], () => true, { diagonals: true });
  const isTaken = (square: number): boolean => figureAt(state, square) !== undefined;
  return Array.from(steps).flatMap((count, at) => {
    const isNear = count > 0 && count <= most;
    if (!isNear || !enterable(ground, at) || hasSquare(ground.furniture, at) || isTaken(at)) return [];
    if (tileAt(world, state, at) === undefined) return [];
    return cornerLine(ground, from, at, isTaken) ? [{ at }] : [];
  });
}
