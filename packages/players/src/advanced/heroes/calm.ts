/** Exploration turns: the party walks to its goal, stays together, and sees to doors and chests. */
import type { Command, Figure } from '@oubliette/advanced';
import { actOf, isAble, squaresLeft, stat } from '@oubliette/advanced/reckoning';
import { enterable, neighbour, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { farFrom, ways } from '../ground.ts';
import { shootsWith } from '../odds.ts';
import { best, figureIn, movesOf, noted, sheetIn } from '../seen.ts';
import type { CommandOf, Seen } from '../seen.ts';
import type { Goal } from './goals.ts';
import { roadTo } from './roads.ts';
import { canHeal, isThirsty, party } from './mood.ts';

type Far = (square: number) => number;

/** A door is opened when all are this near, so that all can strike. */
const AT_HAND = 10;
/** Squares behind the front in marching order, two abreast: the sturdy lead, the frail are in the middle. */
const ROWS = [0, 0, 1, 1, 3, 3, 4, 4, 5, 5] as const;
const LEADING = 4;
/** The frail stay at least this far behind, even in a small party. */
const FRAIL_ROW = 2;
const DICE = 12;

/** How hard a figure is to fell: its wounds left, and how few dice get through. */
function staying(seen: Seen, figure: Figure): number {
  return figure.wounds / Math.max(1, DICE + 1 - stat(seen.state, figure, 'toughness'));
}

export function isFrail(seen: Seen, figure: Figure): boolean {
  const sheet = sheetIn(seen.view, figure.id);
  const isHurt = figure.wounds <= 1 && (sheet?.startWounds ?? 0) > 1;
  return sheet?.calling === 'wizard' || isHurt || shootsWith(seen, figure).length > 0;
}

/** The party's marching order. */
function marching(seen: Seen): readonly string[] {
  return noted(seen, 'marching', () => {
    const all = party(seen.view).toSorted((a, b) => staying(seen, b) - staying(seen, a));
    const frail = all.filter((figure) => isFrail(seen, figure));
    const sturdy = all.filter((figure) => !frail.includes(figure));
    return [...sturdy.slice(0, LEADING), ...frail, ...sturdy.slice(LEADING)].map(({ id }) => id);
  });
}

/** The distance each keeps from a possible enemy until the place is known. */
export function distanceKept(seen: Seen, figure: Figure): number {
  const place = marching(seen).indexOf(figure.id);
  if (place < 0) return 0;
  const row = ROWS[Math.min(place, ROWS.length - 1)]!;
  return place > 0 && isFrail(seen, figure) ? Math.max(FRAIL_ROW, row) : row;
}

/** Longer than any detour: straight on, through traps and hazards. */
const STRAIGHT = 1000;

/** Steps around obstacles; without a way around, the steps straight on. */
function farTo(seen: Seen, goal: Goal): Far {
  const round = roadTo(seen, goal.squares);
  const straight = farFrom(seen, goal.squares, new Set());
  return (square) => (round(square) < Infinity ? round(square) : STRAIGHT + straight(square));
}

/** Goals where one figure acts and the others stay clear: starting to move would end that figure's action. */
const FOR_ONE: readonly Goal['kind'][] = ['door', 'chest', 'goods', 'fallen', 'grate'];

/** In a room of rats, bats or mould one figure is enough to search the walls. */
function isAmongVermin({ barred }: Seen, { squares }: Goal): boolean {
  return squares.length > 0 && squares.every((square) => barred.has(square));
}

/** The hero who acts at the goal: the boldest, then the nearest; at the fallen, one who can heal. */
export function leadOf(seen: Seen, goal: Goal): Figure | undefined {
  const isForOne = FOR_ONE.includes(goal.kind) || (goal.kind === 'wall' && isAmongVermin(seen, goal));
  if (!isForOne) return undefined;
  const far = farTo(seen, goal);
  const heroes = party(seen.view).filter(({ kind, square }) => kind === 'hero' && far(square) < Infinity);
  if (goal.kind === 'fallen') {
    const healer = heroes.find(({ id }) => canHeal(seen.view, sheetIn(seen.view, id)!));
    return healer ?? best(party(seen.view), ({ square }) => -far(square));
  }
  const isLate = ({ id, square }: Figure): boolean => actOf(seen.state, id).over && far(square) > 0;
  return best(
    heroes,
    (hero) => -100 * distanceKept(seen, hero) - far(hero.square) - (isLate(hero) ? 1000 : 0),
  );
}

/** All others first, front before back; then the one who acts. One of them walks as far as possible. */
export function towards(seen: Seen, moves: readonly Command[], goal: Goal): readonly Command[] {
  const far = farTo(seen, goal);
  const lead = leadOf(seen, goal);
  const way = march(seen, moves, goal, lead);
  if (way.length > 0 || lead === undefined || far(lead.square) === 0) return way;
  // The chosen hero cannot get there: the nearest goes instead.
  const heroes = party(seen.view).filter(({ kind, square }) => kind === 'hero' && far(square) < Infinity);
  return march(
    seen,
    moves,
    goal,
    best(heroes, ({ square }) => -far(square)),
  );
}

/** Distance from a patient's bed: a healer must be alone with the patient (ADV-SPELL-04). */
const BEDSIDE = 2;

/** The walk of a figure standing too near, to a place that is far enough. */
function giveRoom(
  seen: Seen,
  steps: readonly CommandOf<'step'>[],
  lead: Figure | undefined,
  far: Far,
  { key: patient }: Goal,
): readonly CommandOf<'step'>[] {
  const near = party(seen.view).filter(
    ({ id, square }) =>
      id !== lead?.id && id !== patient && far(square) < BEDSIDE && steps.some(({ figure }) => figure === id),
  );
  for (const figure of near) {
    const [way] = [...ways(seen, figure)]
      .filter(([square]) => far(square) >= BEDSIDE && far(square) < Infinity)
      .map(([, squares]) => squares)
      .toSorted((one, other) => one.length - other.length);
    if (way !== undefined) return way.map((to) => ({ type: 'step', figure: figure.id, to }));
  }
  return [];
}

/** Figures that do not drink leave room for those that do. */
const AT_FOUNTAIN = 2;

/** A hero who wants to drink and has no place yet. */
function thirstyOne({ view }: Seen, far: Far): Figure | undefined {
  return party(view).find(({ id, square }) => far(square) > 0 && isThirsty(view, id));
}

function march(
  seen: Seen,
  moves: readonly Command[],
  goal: Goal,
  lead: Figure | undefined,
): readonly Command[] {
  const far = farTo(seen, goal);
  const steps = movesOf(moves, 'step');
  const clear = goal.kind === 'fallen' ? BEDSIDE : 1;
  const vanguard = marching(seen).find((id) => figureIn(seen.view, id)?.kind === 'hero');
  const keeps = (figure: Figure): number => {
    if (figure.id === lead?.id) return 0;
    if (lead !== undefined) return Math.max(clear, distanceKept(seen, figure));
    if (goal.kind === 'fountain') return isThirsty(seen.view, figure.id) ? 0 : AT_FOUNTAIN;
    return goal.kind === 'way' && figure.id !== vanguard ? distanceKept(seen, figure) : 0;
  };
  const last = (figure: Figure): number => (figure.id === lead?.id ? 1 : 0);
  const doorsteps = closedDoorsteps(seen, far);
  const aside = goal.kind === 'fallen' ? giveRoom(seen, steps, lead, far, goal) : [];
  if (aside.length > 0) return aside;
  const off = standAside(
    seen,
    steps,
    goal.kind === 'fountain' ? thirstyOne(seen, far) : lead,
    far,
    doorsteps,
  );
  if (off !== undefined) return [off];
  const order = marching(seen);
  const walkers = party(seen.view)
    .filter((figure) => far(figure.square) > keeps(figure) && figure.id !== goal.key)
    .sort((a, b) => last(a) - last(b) || order.indexOf(a.id) - order.indexOf(b.id));
  for (const figure of walkers) {
    const allowed = (to: Square): boolean =>
      far(to) >= keeps(figure) &&
      (figure.kind === 'hero' || !doorsteps.has(to)) &&
      (goal.kind !== 'wall' || figure.id === lead?.id || !isAmongVermin(seen, goal) || !seen.barred.has(to));
    const nearer = steps.filter(
      ({ figure: id, to }) => id === figure.id && far(to) < far(figure.square) && allowed(to),
    );
    const step = best(nearer, ({ to }) => -far(to));
    if (step !== undefined) return [step, ...walkOn(seen, step, far, allowed)];
    const door = doorOnTheWay(seen, moves, figure, far);
    if (door !== undefined) return [door];
  }
  return [];
}

/** All the steps of one figure, as far as possible. */
export function walkTo(seen: Seen, moves: readonly Command[], figure: Figure, far: Far): CommandOf<'step'>[] {
  const nearer = movesOf(moves, 'step').filter(
    ({ figure: id, to }) => id === figure.id && far(to) < far(figure.square),
  );
  const step = best(nearer, ({ to }) => -far(to));
  return step === undefined ? [] : [step, ...walkOn(seen, step, far, () => true)];
}

/** Squares in front of closed doors on the way: only a hero can open them (ADV-EXPL-02). */
function closedDoorsteps({ ground }: Seen, far: Far): ReadonlySet<Square> {
  const closed = ground.board.doors.filter((_, index) => ground.doors[index] === 'closed');
  return new Set(closed.map(({ a, b }) => (far(a) > far(b) ? a : b)));
}

/** Figures make room for the one who acts; henchmen do in front of a door they cannot open. */
function standAside(
  seen: Seen,
  steps: readonly CommandOf<'step'>[],
  lead: Figure | undefined,
  far: Far,
  doorsteps: ReadonlySet<Square>,
): CommandOf<'step'> | undefined {
  const isExpected = lead !== undefined && far(lead.square) > 0;
  const inTheWay = party(seen.view).filter(({ id, kind, square }) =>
    far(square) === 0 ? isExpected && id !== lead.id : kind === 'henchman' && doorsteps.has(square),
  );
  const away = steps.filter(
    ({ figure, to }) =>
      inTheWay.some(({ id }) => id === figure) && far(to) > 0 && far(to) < Infinity && !doorsteps.has(to),
  );
  return best(away, ({ to }) => -far(to));
}

/** The steps after the first, while the next square is free. */
function walkOn(
  seen: Seen,
  { figure: id, to }: CommandOf<'step'>,
  far: Far,
  allowed: (to: Square) => boolean,
): CommandOf<'step'>[] {
  const figure = figureIn(seen.view, id)!;
  const way: CommandOf<'step'>[] = [];
  let at = to;
  for (let left = squaresLeft(seen.state, figure); left > 1; left -= 1) {
    const next = sideNeighbours(seen.ground, at).find(
      (square) =>
        far(square) < far(at) &&
        allowed(square) &&
        enterable(seen.ground, square) &&
        !seen.barred.has(square) &&
        !seen.occupied.has(square),
    );
    if (next === undefined) break;
    way.push({ type: 'step', figure: id, to: next });
    at = next;
  }
  return way;
}

/** A closed door between known places, on the way. */
function doorOnTheWay(
  seen: Seen,
  moves: readonly Command[],
  { id }: Figure,
  far: Far,
): CommandOf<'openDoor'> | undefined {
  return movesOf(moves, 'openDoor').find(
    ({ figure, at, side }) => figure === id && far(neighbour(seen.ground.board, at, side)) < far(at),
  );
}

/** All able figures are close enough to enter a fight together. */
export function isTogether(seen: Seen, goal: Goal): boolean {
  const far = farFrom(seen, goal.squares);
  return party(seen.view).every(({ square }) => far(square) <= AT_HAND || far(square) === Infinity);
}

/** The goal's door, opened by the hardiest hero beside it. */
export function openIt(seen: Seen, moves: readonly Command[], goal: Goal): Command | undefined {
  const doors = movesOf(moves, 'openDoor').filter(({ at, side }) => goal.key === `door ${at}/${side}`);
  return best(doors, ({ figure }) => figureIn(seen.view, figure)!.wounds);
}

/** A hero who has not acted may search the room after the fight (ADV-SECR-13). */
export function search(seen: Seen, moves: readonly Command[]): Command | undefined {
  const idle = movesOf(moves, 'searchRoom').filter(({ figure }) => actOf(seen.state, figure).did === null);
  return best(idle, ({ figure }) => -distanceKept(seen, figureIn(seen.view, figure)!));
}

/** A potion revives a fallen figure (ADV-DEATH-09). */
export function revive(moves: readonly Command[]): Command | undefined {
  return movesOf(moves, 'givePotion')[0];
}

/** Or it is carried along on the way home (ADV-DEATH-11). */
export function takeAlong(seen: Seen, moves: readonly Command[]): Command | undefined {
  const held = new Set(
    seen.view.figures.flatMap(({ effects }) =>
      effects.filter(({ tag }) => tag === 'carries').map(({ of }) => of),
    ),
  );
  return movesOf(moves, 'carry').find(({ target, figure }) => {
    const lies = figureIn(seen.view, target);
    return lies !== undefined && !isAble(lies) && !held.has(target) && actOf(seen.state, figure).moved === 0;
  });
}

/** Costly ways on, the cheaper first: a grating to lift, a pit to climb out of or jump, a chasm to cross. */
const HARD_WAYS: readonly Command['type'][] = [
  'climbOut',
  'liftPortcullis',
  'crossLadder',
  'climbUp',
  'disarm',
  'clearRoom',
  'fightBats',
  'buildLadder',
  'jump',
  'cautiousLeap',
  'leap',
];

/** No figure can get nearer by walking. */
export function hardWay(seen: Seen, moves: readonly Command[], goal: Goal): Command | undefined {
  const far = farTo(seen, goal);
  const lawful = moves.filter((move) => {
    const { figure, to } = move as { figure?: string; to?: number };
    const from = figureIn(seen.view, figure ?? '')?.square;
    return to === undefined || from === undefined || far(to) < far(from);
  });
  for (const type of HARD_WAYS) {
    const found = lawful.find((move) => move.type === type);
    if (found !== undefined) return found;
  }
  return undefined;
}
