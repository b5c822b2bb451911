/** Moving: rolls, steps, passing through others, leaving by the stairs (CLS-MOV, CLS-END-02). */
import {
  crossable,
  directionTo,
  doorBetween,
  enterable,
  hasSquare,
  neighbour,
  DIRECTIONS,
} from '@oubliette/dungeon';
import type { Direction, Ground, Square } from '@oubliette/dungeon';
import { D6, refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { Way } from './points.ts';
import type { CommandOf } from './commands.ts';
import { heroCard } from './content/heroes.ts';
import type { HeroKind } from './content/heroes.ts';
import { kill } from './death.ts';
import { figureAt, figureOf, findFigure, has, isHero, isOpenPit, moveDice, seatOf } from './figures.ts';
import { freeNear } from './monsters.ts';
import { readNotes } from './notes.ts';
import type { Play } from './play.ts';
import type { Condition, Figure, State, Turn } from './state.ts';
import { climbDown, leadsDown, rollJump, setFoot } from './traps.ts';
import { checkActor, checkMover, checkStanding, chooseActor, turnOf } from './turns.ts';
import { lookAround } from './visibility.ts';
import { groundOf, knownGround } from './world.ts';
import type { World } from './world.ts';

export function checkRoll(
  _: World,
  state: State,
  seat: SeatId,
  { figure }: CommandOf<'rollMovement'>,
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  if (!isHero(figure)) return refuse('movesWithoutDice', 'CLS-MOV-03', { figure });
  if (state.turn.left !== null) return refuse('alreadyRolled', 'CLS-MOV-01');
  return state.turn.moveOver ? refuse('moveOver', 'CLS-TUR-06') : null;
}

/** As many ordinary dice as the card says, or the quest; one in plate (CLS-MOV-01). */
export function rollMove(play: Play, hero: HeroKind, times: number): number[] {
  const { state, world } = play;
  const normal = world.quest.rules.moveDice ?? moveDice(state, hero, heroCard(hero).movement);
  return play.rollAll(normal * times, D6, state.control[hero]!, 'CLS-MOV-01', { who: hero });
}

/** Side by side, never cornerwise (CLS-MOV-04). */
export function stepsFrom({ board }: World, _state: State, _mover: Figure, from: Square): Square[] {
  return DIRECTIONS.map((direction) => neighbour(board, from, direction)).filter((to) => to >= 0);
}

/** The dice are rolled, twice as many with wind or speed (CLS-MOV-01). */
export function rollMovement(play: Play, { figure }: CommandOf<'rollMovement'>): void {
  if (!isHero(figure)) return;
  const { state, world } = play;
  const mover = figureOf(state, figure);
  const used = mover.conditions.filter(isForMoving);
  const doubled = used.filter((condition) => condition === 'swiftWind' || condition === 'speed').length;
  const dice = world.points.rollMove(play, figure, 2 ** doubled);
  play.emit({
    type: 'movementRolled',
    rules: world.quest.rules.moveDice === undefined ? ['CLS-MOV-01'] : ['CLS-MOV-01', 'CLS-QBK-11'],
    news: true,
    figure,
    dice,
    total: dice.reduce((sum, die) => sum + die, 0),
    boons: used.filter((condition) => condition === 'veilOfMist' || condition === 'passThroughRock'),
    used,
  });
}

function isForMoving(condition: Condition): boolean {
  return (
    condition === 'swiftWind' ||
    condition === 'speed' ||
    condition === 'veilOfMist' ||
    condition === 'passThroughRock'
  );
}

export function checkStep(
  world: World,
  state: State,
  seat: SeatId,
  { figure, to }: CommandOf<'step'>,
): Refusal | null {
  const no = checkMover(state, seat, figure);
  if (no !== null) return no;
  const mover = figureOf(state, figure);
  const turn = turnOf(state, mover);
  if (turn.moveOver) return refuse('moveOver', 'CLS-TUR-06', { figure });
  if (turn.left === null) return refuse('rollFirst', 'CLS-MOV-01', { figure });
  if (turn.left < world.points.stepCost(world, state, mover, turn, mover.square, to))
    return refuse('noMovementLeft', isHero(figure) ? 'CLS-MOV-01' : 'CLS-MOV-03', { figure });
  return (
    world.points.checkSquare(world, state, mover, turn, mover.square, to) ??
    checkPassing(world, state, mover, turn, to)
  );
}

/** Whether a mover may set foot on a neighbouring square, whoever stands there. */
export function checkSquare(
  world: World,
  state: State,
  mover: Figure,
  way: Way,
  from: Square,
  to: Square,
): Refusal | null {
  const ground = mover.side === 'morcar' ? groundOf(world, state) : knownGround(world, state);
  const direction = directionTo(world.board, from, to);
  if (direction < 0) return refuse('notNextTo', 'CLS-MOV-04', { to });
  if (!canCross(ground, way, from, direction as Direction))
    return refuse('wallInTheWay', 'CLS-DOR-01', { to });
  if (way.path.includes(to))
    return refuse('alreadyCrossed', turnsBack(world, way, from, to) ? 'CLS-DOR-11' : 'CLS-MOV-05', { to });
  if (!enterable(ground, to)) return refuse('squareBlocked', obstacleRule(ground, to), { to });
  if (mover.side !== 'morcar') return null;
  if (leadsDown(world, state, mover, from, to)) return refuse('pitInTheWay', 'CLS-TRP-13', { to });
  return world.isStairs(to) ? refuse('stairsClosed', 'CLS-STA-08', { to }) : null;
}

/** Back through the door just crossed. */
function turnsBack({ board }: World, { path }: Way, from: Square, to: Square): boolean {
  return path.at(-2) === to && doorBetween(board, from, to) >= 0;
}

function obstacleRule({ rubble }: Ground, square: Square): RuleId {
  return hasSquare(rubble, square) ? 'CLS-OBS-02' : 'CLS-MOV-10';
}

function canCross(ground: Ground, { boons }: Way, from: Square, direction: Direction): boolean {
  return crossable(ground, from, direction) || boons.includes('passThroughRock');
}

/** Whether a mover may go on through whoever holds the square (CLS-MOV-07 to CLS-MOV-09). */
function checkPassing(
  world: World,
  state: State,
  mover: Figure,
  turn: Pick<Turn, 'left' | 'path' | 'boons' | 'denied'>,
  to: Square,
): Refusal | null {
  const holder = figureAt(state, to);
  if (holder === undefined) return null;
  if (leadsDown(world, state, mover, mover.square, to)) return refuse('pitInTheWay', 'CLS-TRP-13', { to });
  if (turn.denied.includes(holder.id) || permission(world, state, mover, holder, turn) === 'never')
    return refuse('passageRefused', 'CLS-MOV-07', { figure: holder.id });
  const left = turn.left! - world.points.stepCost(world, state, mover, turn, mover.square, to);
  const beyond = canReachFree(world, state, mover, { ...turn, path: [...turn.path, to] }, to, left);
  return beyond ? null : refuse('noFreeSquareBeyond', 'CLS-MOV-09', { to });
}

/** The standing answer of whoever plays the figure in the way. */
export function permission(
  world: World,
  state: State,
  mover: Figure,
  holder: Figure,
  turn: Pick<Turn, 'boons'>,
): 'always' | 'ask' | 'never' {
  if (turn.boons.includes('veilOfMist')) return 'always';
  const owner = seatOf(state, holder);
  if (owner === seatOf(state, mover) || holder.side === 'nobody') return 'always';
  const { friends, foes } = world.passage[owner]!;
  return holder.side === mover.side ? friends : foes;
}

/** Whether the movement left leads from a held square to a free one, through others who let pass, and into no pit (CLS-MOV-09). */
function canReachFree(
  world: World,
  state: State,
  mover: Figure,
  turn: Pick<Turn, 'path' | 'boons' | 'denied'>,
  from: Square,
  left: number,
): boolean {
  const { points } = world;
  for (const to of points.stepsFrom(world, state, mover, from)) {
    const after = left - points.stepCost(world, state, mover, turn, from, to);
    if (after < 0 || points.checkSquare(world, state, mover, turn, from, to) !== null) continue;
    if (leadsDown(world, state, mover, from, to)) continue;
    const holder = figureAt(state, to);
    if (holder === undefined) return true;
    if (turn.denied.includes(holder.id) || permission(world, state, mover, holder, turn) === 'never')
      continue;
    if (canReachFree(world, state, mover, { ...turn, path: [...turn.path, to] }, to, after)) return true;
  }
  return false;
}

export function step(play: Play, { figure, to }: CommandOf<'step'>): void {
  chooseActor(play, figure);
  const mover = figureOf(play.state, figure);
  const holder = figureAt(play.state, to);
  if (holder !== undefined && permission(play.world, play.state, mover, holder, play.state.turn) === 'ask') {
    play.emit({ type: 'passageAsked', rules: ['CLS-MOV-07'], figure, through: holder.id, to });
    return;
  }
  takeStep(play, figure, to);
}

export function checkAnswerPassage(_: World, state: State, seat: SeatId): Refusal | null {
  const { pending } = state;
  if (pending?.tag !== 'passage') return refuse('nothingAsked', 'CLS-MOV-07');
  return seatOf(state, figureOf(state, pending.through)) === seat
    ? null
    : refuse('notYourFigure', 'CLS-MOV-07');
}

export function answerPassage(play: Play, { allow }: CommandOf<'answerPassage'>): void {
  const { pending } = play.state;
  if (pending?.tag !== 'passage') return;
  const { figure, through, to } = pending;
  play.emit({
    type: 'passageAnswered',
    rules: allow ? ['CLS-MOV-07'] : ['CLS-MOV-07', 'CLS-MOV-08'],
    news: true,
    figure,
    through,
    allowed: allow,
  });
  if (allow) takeStep(play, figure, to);
}

function takeStep(play: Play, id: string, to: Square): void {
  const mover = figureOf(play.state, id);
  if (leadsDown(play.world, play.state, mover, mover.square, to)) {
    climbDown(play, id, to);
    if (findFigure(play.state, id) !== undefined) arrive(play, id, mover.square);
    return;
  }
  const passing = figureAt(play.state, to) !== undefined;
  const rules = isHero(id) ? STEP_RULES : MONSTER_STEP_RULES;
  // Ground that might have hidden a trap and did not: that is news, and no undo may fish for it.
  const probes = isHero(id) && !play.world.setup.training && !hasSquare(play.state.safe, to);
  const stepped = {
    type: 'stepped',
    rules: passing ? PASSING_RULES : rules,
    figure: id,
    from: mover.square,
    to,
  } as const;
  play.emit(probes ? { ...stepped, news: true } : stepped);
  if (mover.side === 'heroes') arrive(play, id, mover.square);
}

const STEP_RULES = ['CLS-MOV-01', 'CLS-MOV-04'] as const;
const MONSTER_STEP_RULES = ['CLS-MOV-03', 'CLS-MOV-04'] as const;
const PASSING_RULES = ['CLS-MOV-07', 'CLS-MOV-09'] as const;

/** A figure of the heroes' side has come to a square: it looks round, traps spring, notes are read. */
export function arrive(play: Play, id: string, from: Square): void {
  const mover = figureOf(play.state, id);
  lookAround(play, mover);
  if (!bouncesOff(play, mover, from)) setFoot(play, id, from);
}

/** Whoever walks through a wall against what nobody could see stays on this side of it (CLS-MOV-10, CLS-OBS-02). */
function bouncesOff(play: Play, { id, square }: Figure, from: Square): boolean {
  const ground = groundOf(play.world, play.state);
  if (enterable(ground, square)) return false;
  play.emit({ type: 'figureMoved', rules: [obstacleRule(ground, square)], news: true, figure: id, to: from });
  return true;
}

/** Whoever cannot get past the figures they are among goes back to where they had room (CLS-MOV-08, CLS-BRD-04). */
export function goBack(play: Play): boolean {
  const { world, state } = play;
  const { turn } = state;
  if (checkStanding(state) === null) return false;
  const mover = figureOf(state, turn.actor!);
  if (!turn.moveOver && canReachFree(world, state, mover, turn, mover.square, turn.left ?? 0)) return false;
  const ground = groundOf(world, state);
  const isFree = (square: Square) =>
    enterable(ground, square) && figureAt(state, square) === undefined && !isOpenPit(state, square);
  const to = turn.path.findLast(isFree) ?? freeNear(world, state, mover.square);
  if (to === null) return false;
  play.emit({ type: 'figureMoved', rules: ['CLS-MOV-08', 'CLS-BRD-04'], news: true, figure: mover.id, to });
  return true;
}

export function checkLeave(
  world: World,
  state: State,
  seat: SeatId,
  { figure }: CommandOf<'leave'>,
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  const leaver = figureOf(state, figure);
  if (leaver.side !== 'heroes') return refuse('notAHero', 'CLS-STA-08', { figure });
  return world.isExit(leaver.square) && !has(leaver, 'pit')
    ? null
    : refuse('notAtTheExit', 'CLS-END-02', { figure });
}

/** The notes speak first: carrying a thing out, or getting out at all, may be the mission. */
export function leave(play: Play, { figure }: CommandOf<'leave'>): void {
  play.happen({ tag: 'leave', figure }, figure);
  readNotes(play);
  if (play.state.phase !== 'play' || findFigure(play.state, figure) === undefined) return;
  const succeeded = play.world.quest.goals.every(({ id }) => play.state.goals.includes(id));
  play.emit({ type: 'figureLeft', rules: ['CLS-END-02', 'CLS-STA-01'], figure, succeeded });
}

export function checkGiveUp(
  _: World,
  state: State,
  seat: SeatId,
  { figure }: CommandOf<'giveUp'>,
): Refusal | null {
  return (
    checkActor(state, seat, figure) ?? (isHero(figure) ? null : refuse('notAHero', 'CLS-END-03', { figure }))
  );
}

/** A hero walled in, or a player who has had enough: the hero is as good as dead (CLS-END-03). */
export function giveUp(play: Play, { figure }: CommandOf<'giveUp'>): void {
  kill(play, figureOf(play.state, figure), null, ['CLS-END-03']);
}

export function jump(play: Play, command: CommandOf<'jump'>): void {
  const from = figureOf(play.state, command.figure).square;
  rollJump(play, command);
  if (findFigure(play.state, command.figure)?.side === 'heroes') arrive(play, command.figure, from);
}
