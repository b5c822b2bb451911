/** Traps: sprung, jumped, escaped from, disarmed (CLS-TRP). */
import {
  adjacent,
  crossable,
  directionTo,
  enterable,
  hasSquare,
  neighbour,
  sideNeighbours,
  DIRECTIONS,
} from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { CommandOf } from './commands.ts';
import { heroCard } from './content/heroes.ts';
import { TRAPS } from './content/traps.ts';
import type { Harm } from './content/traps.ts';
import { harm, kill } from './death.ts';
import { figureAt, figureOf, findFigure, has, heroOf, isHero, isOpenPit, seatOf } from './figures.ts';
import { countFaces } from './play.ts';
import type { Play } from './play.ts';
import type { WaysOut } from './points.ts';
import type { QuestTrap } from './quest/quest.ts';
import type { Figure, FigureId, State } from './state.ts';
import { checkActor, checkMover, chooseActor, turnOf } from './turns.ts';
import { lookAround } from './visibility.ts';
import { areaAt, groundOf } from './world.ts';
import type { World } from './world.ts';

/** However a hero or ally reached a square: springs what lies under it, and informs the notes. */
export function setFoot(play: Play, id: FigureId, from: Square): void {
  const { world } = play;
  const { square } = figureOf(play.state, id);
  if (isHero(id)) world.points.springTraps(play, id, square);
  if (findFigure(play.state, id) === undefined) return;
  if (areaAt(world, from) !== areaAt(world, square))
    play.happen({ tag: 'enter', area: areaAt(world, square) }, id);
  play.happen({ tag: 'step', square }, id);
}

/**
 * Only heroes set traps off (CLS-TRP-02, CLS-TRP-04), one at a time, and not while a question is open.
 * Passing through a figure is enough, except for a pit, which has no room for two.
 */
export function springTraps(play: Play, id: FigureId, square: Square): void {
  for (const index of play.world.trapsAt[square]!) {
    const { state, world } = play;
    const trap = world.quest.traps[index]!;
    if (trap.kind === 'pit' && isShared(state, id, square)) continue;
    if (state.pending === null && world.points.isArmed(state, index))
      spring(play, id, trap, square, state.traps[index] === 'found');
  }
}

/** Found or not, until sprung or disarmed (CLS-TRP-02, CLS-TRP-30). */
export function isArmed({ traps }: State, index: number): boolean {
  return traps[index] === 'hidden' || traps[index] === 'found';
}

/** Whether another figure holds the square a figure is passing through (CLS-MOV-07). */
export function isShared({ figures }: State, id: FigureId, square: Square): boolean {
  return figures.some((other) => other.square === square && other.id !== id);
}

function spring(play: Play, id: FigureId, trap: QuestTrap, square: Square, isFound: boolean): void {
  const rules = [isFound ? 'CLS-TRP-30' : 'CLS-TRP-02'];
  if (trap.kind === 'rockfall') rules.push('CLS-TRP-21');
  play.emit({
    type: 'trapSprung',
    rules,
    news: true,
    figure: id,
    trap: trap.kind,
    squares: trap.squares,
    text: null,
  });
  if (trap.kind === 'pit')
    fall(play, id, square, { cost: 0, rules: ['CLS-TRP-06', 'CLS-TRP-07', 'CLS-TRP-11'] });
  if (trap.kind === 'spear') inflict(play, id, TRAPS.spear.harm, ['CLS-TRP-31', 'CLS-TRP-32']);
  if (trap.kind === 'rockfall') rocksFall(play, trap.falls, id);
}

interface Fall {
  /** Movement points lost to the fall. */
  readonly cost: number;
  readonly rules: readonly RuleId[];
  /** The face of a failed jump. */
  readonly face?: 'skull';
  readonly onPurpose?: true;
}

/** Into a pit: one point of Body, and the move is over (CLS-TRP-06, CLS-TRP-11). */
function fall(play: Play, id: FigureId, square: Square, how: Fall): void {
  play.emit({ type: 'fellIntoPit', news: true, figure: id, square, ...how });
  inflict(play, id, TRAPS.pit.harm, ['CLS-TRP-06']);
}

/** Whether a step leads down into an open pit; along the bottom of the same pit it does not (CLS-TRP-12). */
export function leadsDown(world: World, state: State, mover: Figure, from: Square, to: Square): boolean {
  if (!isOpenPit(state, to)) return false;
  const pit = openPitAt(world, state, from);
  return !has(mover, 'pit') || pit < 0 || pit !== openPitAt(world, state, to);
}

/** Deliberately down into an open pit: a fall like any other (CLS-TRP-13). */
export function climbDown(play: Play, id: FigureId, square: Square): void {
  fall(play, id, square, {
    cost: 1,
    rules: ['CLS-TRP-13', 'CLS-TRP-06', 'CLS-TRP-11'],
    onPurpose: true,
  });
}

/** A trap's harm to its victim: a fixed loss, or a point per skull; shields do not help (CLS-TRP-23). */
export function inflict(play: Play, id: FigureId, what: Harm, rules: readonly RuleId[]): void {
  if ('lose' in what) {
    harm(play, id, what.lose, rules, null);
    return;
  }
  const faces = play.combatDice(what.dice, seatOf(play.state, figureOf(play.state, id)), rules[0]!, {
    who: id,
  });
  const skulls = countFaces(faces, 'skull');
  play.emit({ type: 'trapRolled', rules, news: true, figure: id, faces, skulls });
  harm(play, id, skulls, rules, null);
}

/** The rocks fall where the map says and stay; figures under them are hurt and must get out (CLS-TRP-22 to CLS-TRP-26). */
function rocksFall(play: Play, square: Square, by: FigureId): void {
  const victims = underRocks(play.state, square, by);
  for (const id of victims) inflict(play, id, TRAPS.rockfall.harm, ['CLS-TRP-23']);
  play.emit({ type: 'rocksFell', rules: ['CLS-TRP-22', 'CLS-TRP-26'], news: true, squares: [square] });
  askForEscapes(play, victims);
}

/** Figures on a square: first the one passing through, who set the trap off, then its occupant. */
export function underRocks({ figures }: State, square: Square, by: FigureId | null): FigureId[] {
  const ids = figures.filter((figure) => figure.square === square).map(({ id }) => id);
  return [...ids.filter((id) => id === by), ...ids.filter((id) => id !== by)];
}

/** The victims choose, each its own way; with no square to go to, they die (CLS-TRP-25). */
export const WAYS_OUT: WaysOut = {
  rules: ['CLS-TRP-24', 'CLS-TRP-27'],
  chooser: seatOf,
  squares: escapes,
  stuck: (play, victim) => kill(play, victim, null, ['CLS-TRP-25']),
};

/** The victims of the rocks choose their squares, one after the other. */
export function askForEscapes(play: Play, victims: readonly FigureId[]): void {
  const { rules, squares, stuck } = play.world.points.waysOut;
  for (const [i, id] of victims.entries()) {
    const victim = findFigure(play.state, id);
    if (victim === undefined || !hasSquare(play.state.rubble, victim.square)) continue;
    const free = squares(play.world, play.state, victim);
    if (free.length > 0) {
      const then = victims.slice(i + 1);
      const pending = {
        tag: 'escape',
        figure: id,
        squares: free,
        ...(then.length > 0 ? { then } : {}),
      } as const;
      play.emit({ type: 'escapeAsked', rules: [rules[0]], pending });
      return;
    }
    stuck(play, victim);
  }
}

/** One victim is out; the next ones choose now, or once the rocks it fled under are dealt with. */
function nextEscape(play: Play, then: readonly FigureId[]): void {
  const { pending } = play.state;
  if (pending === null) askForEscapes(play, then);
  else if (pending.tag === 'escape' && then.length > 0)
    play.emit({
      type: 'escapeAsked',
      rules: [play.world.points.waysOut.rules[0]],
      pending: { ...pending, then: [...(pending.then ?? []), ...then] },
    });
}

/** Notes may have filled or freed the victim's squares; returns whether they did. */
export function renewEscape(play: Play): boolean {
  const { world, state } = play;
  const { pending } = state;
  if (pending?.tag !== 'escape') return false;
  const { figure, squares: asked, then = [] } = pending;
  const { rules, squares } = world.points.waysOut;
  const victim = figureOf(state, figure);
  if (squares(world, state, victim).join() === asked.join()) return false;
  askForEscapes(play, [figure, ...then]);
  // Nowhere left to go, but not a death either: the victim stays.
  if (play.state.pending === pending)
    play.emit({ type: 'escaped', rules: [rules[0]], figure, to: victim.square });
  return true;
}

/** Free squares next to the rocks; an open pit counts, and is a fall (CLS-TRP-24). */
function escapes(world: World, state: State, victim: Figure): Square[] {
  const ground = groundOf(world, state);
  return sideNeighbours(ground, victim.square).filter(
    (square) =>
      enterable(ground, square) &&
      figureAt(state, square) === undefined &&
      !world.points.isClosed(world, victim.side, square),
  );
}

export function checkEscape(
  world: World,
  state: State,
  seat: SeatId,
  { figure, to }: CommandOf<'escape'>,
): Refusal | null {
  const { pending } = state;
  const { rules, chooser } = world.points.waysOut;
  if (pending?.tag !== 'escape' || pending.figure !== figure) return refuse('nothingAsked', rules[0]);
  if (chooser(state, figureOf(state, figure)) !== seat) return refuse('notYourFigure', rules[0], { figure });
  return pending.squares.includes(to) ? null : refuse('noEscapeThere', rules[0], { to });
}

export function escape(play: Play, { figure, to }: CommandOf<'escape'>): void {
  const from = figureOf(play.state, figure).square;
  const { pending } = play.state;
  const then = (pending?.tag === 'escape' ? pending.then : undefined) ?? [];
  play.emit({ type: 'escaped', rules: play.world.points.waysOut.rules, news: true, figure, to });
  if (isOpenPit(play.state, to)) fall(play, figure, to, { cost: 0, rules: ['CLS-TRP-24', 'CLS-TRP-06'] });
  const survivor = findFigure(play.state, figure);
  if (survivor?.side === 'heroes') {
    lookAround(play, survivor);
    setFoot(play, figure, from);
  }
  nextEscape(play, then);
}

/** The pit squares a jump in one direction would cross, and where it would land; null where there is no pit to jump. */
export function jumpIn(
  world: World,
  state: State,
  from: Square,
  direction: Direction,
): { over: Square[]; to: Square } | null {
  const over: Square[] = [];
  let at = neighbour(world.board, from, direction);
  const pit = at < 0 ? -1 : openPitAt(world, state, at);
  if (pit < 0) return null;
  while (at >= 0 && openPitAt(world, state, at) === pit) {
    over.push(at);
    at = neighbour(world.board, at, direction);
  }
  return at < 0 ? null : { over, to: at };
}

/** The index of the quest's pit under an open pit square, -1 where there is none. */
function openPitAt(world: World, state: State, square: Square): number {
  if (!isOpenPit(state, square)) return -1;
  return world.trapsAt[square]!.find((index) => world.quest.traps[index]!.kind === 'pit') ?? -1;
}

export function checkJump(
  world: World,
  state: State,
  seat: SeatId,
  { figure, to }: CommandOf<'jump'>,
): Refusal | null {
  const no = checkMover(state, seat, figure);
  if (no !== null) return no;
  const jumper = figureOf(state, figure);
  const over = world.points.checkAction(state, jumper, 'step');
  if (over !== null) return over;
  const turn = turnOf(state, jumper);
  const jump = findJump(world, state, jumper.square, to);
  if (jump === null) return refuse('noPitToJump', 'CLS-TRP-13', { to });
  // A figure does not jump the pit it is in: it walks its floor.
  if (!leadsDown(world, state, jumper, jumper.square, jump.over[0]!))
    return refuse('noPitToJump', 'CLS-TRP-12', { to });
  if (turn.left! < jump.over.length + 1) return refuse('noMovementLeft', 'CLS-TRP-14', { figure });
  const ground = groundOf(world, state);
  let from = jumper.square;
  for (const square of [...jump.over, to]) {
    if (!crossable(ground, from, directionTo(world.board, from, square) as Direction))
      return refuse('wallInTheWay', 'CLS-TRP-15', { to });
    if (turn.path.includes(square)) return refuse('alreadyCrossed', 'CLS-MOV-05', { to: square });
    if (figureAt(state, square) !== undefined || !enterable(ground, square))
      return refuse('notFree', 'CLS-TRP-15', { to: square });
    from = square;
  }
  if (isOpenPit(state, to)) return refuse('notFree', 'CLS-TRP-15', { to });
  return world.points.isClosed(world, jumper.side, to) ? refuse('stairsClosed', 'CLS-STA-08', { to }) : null;
}

function findJump(
  world: World,
  state: State,
  from: Square,
  to: Square,
): { over: Square[]; to: Square } | null {
  for (const direction of DIRECTIONS) {
    const jump = jumpIn(world, state, from, direction);
    if (jump?.to === to) return jump;
  }
  return null;
}

export function disarmsRockfalls(state: State, figure: FigureId): boolean {
  return (
    isHero(figure) &&
    (heroCard(figure).disarmsRockfalls || heroOf(state, figure).equipment.includes('toolKit'))
  );
}

export function checkDisarm(
  world: World,
  state: State,
  seat: SeatId,
  { figure, square }: CommandOf<'disarm'>,
): Refusal | null {
  const no =
    checkActor(state, seat, figure) ?? world.points.checkAction(state, figureOf(state, figure), 'disarm');
  if (no !== null) return no;
  if (!disarmsRockfalls(state, figure)) return refuse('cannotDisarm', 'CLS-TRP-38', { figure });
  const found = foundRockfalls(world, state).some((trap) => trap.squares.includes(square));
  if (!found)
    return refuse('nothingToDisarm', isOpenPit(state, square) ? 'CLS-TRP-20' : 'CLS-TRP-28', { square });
  const beside = adjacent(groundOf(world, state), figureOf(state, figure).square, square);
  return beside ? null : refuse('notAdjacent', 'CLS-TRP-28', { square });
}

export function foundRockfalls(world: World, state: State): QuestTrap[] {
  return world.quest.traps.filter(
    (trap, index) => trap.kind === 'rockfall' && state.traps[index] === 'found',
  );
}

export function disarm(play: Play, { figure, square }: CommandOf<'disarm'>): void {
  const rules = figure === 'dwarf' ? ['CLS-TRP-28'] : ['CLS-TRP-29'];
  play.emit({ type: 'trapDisarmed', rules, by: figure, square });
}

/** One combat die at the edge: a skull is a fall (CLS-TRP-16). */
export function rollJump(play: Play, { figure, to }: CommandOf<'jump'>): void {
  chooseActor(play, figure);
  const jumper = figureOf(play.state, figure);
  const { over } = findJump(play.world, play.state, jumper.square, to)!;
  const [face] = play.combatDice(1, seatOf(play.state, jumper), 'CLS-TRP-16', {
    who: jumper.id,
  });
  if (face === 'skull') {
    const rules = jumper.side === 'morcar' ? ['CLS-TRP-16', 'CLS-TRP-19'] : ['CLS-TRP-16'];
    fall(play, figure, over[0]!, { cost: 1, rules, face: 'skull' });
    return;
  }
  play.emit({
    type: 'jumped',
    rules: ['CLS-TRP-16', 'CLS-TRP-17', 'CLS-TRP-18'],
    news: true,
    figure,
    from: jumper.square,
    over,
    to,
    face: face!,
  });
}
