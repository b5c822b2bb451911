/** Moving: rolls, steps, passing through others, leaving by the stairs (CLS-MOV, CLS-END-02). */
import {
  crossable,
  directionTo,
  doorBetween,
  enterable,
  hasSquare,
  NORTH,
  SIDES,
  squaresOnSides,
} from '@oubliette/dungeon';
import type { Direction, Ground, Square } from '@oubliette/dungeon';
import { D6, refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { MoveDice, StepCost, Way } from './points.ts';
import type { CommandOf } from './commands.ts';
import { heroCard } from './content/heroes.ts';
import type { HeroKind } from './content/heroes.ts';
import { kill } from './death.ts';
import { figureAt, figureOf, findFigure, has, isHero, isOpenPit, ordinaryDice, seatOf } from './figures.ts';
import { freeNear } from './monsters.ts';
import { readNotes } from './notes.ts';
import type { Play } from './play.ts';
import type { Condition, Figure, FigureId, State, Turn } from './state.ts';
import { climbDown, leadsDown, rollJump, setFoot } from './traps.ts';
import { checkActor, checkMover, checkStanding, chooseActor, turnOf } from './turns.ts';
import { lookAround } from './visibility.ts';
import { groundOf, knownGround } from './world.ts';
import type { World } from './world.ts';

export function checkRoll(
  world: World,
  state: State,
  seat: SeatId,
  { figure }: CommandOf<'rollMovement'>,
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  if (!isHero(figure)) return refuse('movesWithoutDice', 'CLS-MOV-03', { figure });
  return world.points.checkAction(state, figureOf(state, figure), 'move');
}

const ROLL_RULES = ['CLS-MOV-01'] as const;

/** As many ordinary dice as the card or the quest says; one in plate (CLS-MOV-01). */
export function moveDice({ quest }: World, state: State, hero: HeroKind): MoveDice {
  const count = quest.rules.moveDice ?? ordinaryDice(state, hero, heroCard(hero).movement);
  return { dice: new Array<typeof D6>(count).fill(D6), rules: ROLL_RULES };
}

/** The dice are rolled, twice as many with wind or speed (CLS-MOV-01). */
export function rollMovement(play: Play, { figure }: CommandOf<'rollMovement'>): void {
  if (!isHero(figure)) return;
  const { state, world } = play;
  const mover = figureOf(state, figure);
  const used = mover.conditions.filter(isForMoving);
  const doubled = used.filter((condition) => condition === 'swiftWind' || condition === 'speed').length;
  const { dice, rules } = world.points.moveDice(world, state, figure);
  const seat = state.control[figure]!;
  const of = { who: figure };
  const rolled: number[] = [];
  for (let again = 2 ** doubled; again > 0; again -= 1)
    for (const die of dice) rolled.push(play.roll(die, seat, rules[0]!, of));
  play.emit({
    type: 'movementRolled',
    rules: world.quest.rules.moveDice === undefined ? rules : [...rules, 'CLS-QBK-11'],
    news: true,
    figure,
    dice: rolled,
    total: rolled.reduce((sum, die) => sum + die, 0),
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
  const over = world.points.checkAction(state, mover, 'step');
  if (over !== null) return over;
  const turn = turnOf(state, mover);
  const left = turn.left!;
  if (left < 1) return refuse('noMovementLeft', isHero(figure) ? 'CLS-MOV-01' : 'CLS-MOV-03', { figure });
  const cost = world.points.stepCost(world, state, mover, turn, mover.square, to);
  if (left < cost.points) return refuse('noMovementLeft', cost.rule, { figure });
  return (
    checkSquare(world, state, mover, turn, mover.square, to) ?? checkPassing(world, state, mover, turn, to)
  );
}

const STEP: StepCost = { points: 1, rule: 'CLS-MOV-01' };

export function stepCost(): StepCost {
  return STEP;
}

/** Whether a mover may enter a neighbouring square, even an occupied one. */
export function checkSquare(
  world: World,
  state: State,
  mover: Figure,
  way: Way,
  from: Square,
  to: Square,
): Refusal | null {
  const { points } = world;
  const ground = mover.side === 'morcar' ? groundOf(world, state) : knownGround(world, state);
  const no = points.checkBorder(ground, mover, way, from, to);
  if (no !== null) return no;
  const crossed = points.crossesTwice ? way.path.slice(turnOf(state, mover).path.length) : way.path;
  if (crossed.includes(to))
    return refuse('alreadyCrossed', turnsBack(world, way, from, to) ? 'CLS-DOR-11' : 'CLS-MOV-05', { to });
  const barred = points.barredBy(world, state, ground, mover, to);
  if (barred !== null) return refuse('squareBlocked', barred, { to });
  if (mover.side === 'morcar' && leadsDown(world, state, mover, from, to))
    return refuse('pitInTheWay', 'CLS-TRP-13', { to });
  return points.isClosed(world, mover.side, to) ? refuse('stairsClosed', 'CLS-STA-08', { to }) : null;
}

/** Side by side, never diagonal, and through no wall (CLS-MOV-04, CLS-DOR-01). */
export function checkBorder(
  ground: Ground,
  _mover: Figure,
  { boons }: Way,
  from: Square,
  to: Square,
): Refusal | null {
  const direction = directionTo(ground.board, from, to);
  if (direction < 0) return refuse('notNextTo', 'CLS-MOV-04', { to });
  const open = crossable(ground, from, direction as Direction) || boons.includes('passThroughRock');
  return open ? null : refuse('wallInTheWay', 'CLS-DOR-01', { to });
}

/** Back through the door just crossed. */
function turnsBack({ board }: World, { path }: Way, from: Square, to: Square): boolean {
  return path.at(-2) === to && doorBetween(board, from, to) >= 0;
}

/** Rubble and furniture stop every figure (CLS-OBS-02, CLS-MOV-10). */
export function barredBy(
  _world: World,
  _state: State,
  ground: Ground,
  _mover: Figure,
  square: Square,
): RuleId | null {
  if (enterable(ground, square)) return null;
  return hasSquare(ground.rubble, square) ? 'CLS-OBS-02' : 'CLS-MOV-10';
}

/** Monsters never tread on the stairs (CLS-STA-08). */
export function isClosed({ isStairs }: World, side: Figure['side'], square: Square): boolean {
  return side === 'morcar' && isStairs(square);
}

/** Whether a mover may pass through the figure on the square (CLS-MOV-07 to CLS-MOV-09). */
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
  if (refusesPassage(world, state, mover, holder, turn))
    return refuse('passageRefused', 'CLS-MOV-07', { figure: holder.id });
  const left = turn.left! - world.points.stepCost(world, state, mover, turn, mover.square, to).points;
  const beyond = canReachFree(world, state, mover, { ...turn, path: [...turn.path, to] }, to, left);
  return beyond ? null : refuse('noFreeSquareBeyond', 'CLS-MOV-09', { to });
}

function refusesPassage(
  world: World,
  state: State,
  mover: Figure,
  holder: Figure,
  turn: Pick<Turn, 'boons' | 'denied'>,
): boolean {
  return (
    turn.denied.includes(holder.id) || world.points.passage(world, state, mover, holder, turn) === 'never'
  );
}

/** The standing answer of the seat that plays the figure in the way. */
export function passage(
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

/**
 * Whether the remaining movement leads from an occupied square to a free one, past figures that allow it and
 * into no pit (CLS-MOV-09).
 */
function canReachFree(
  world: World,
  state: State,
  mover: Figure,
  turn: Pick<Turn, 'path' | 'boons' | 'denied'>,
  from: Square,
  left: number,
): boolean {
  for (const to of squaresOnSides(world.board, from, NORTH, SIDES)) {
    const after = left - world.points.stepCost(world, state, mover, turn, from, to).points;
    if (after < 0 || checkSquare(world, state, mover, turn, from, to) !== null) continue;
    if (leadsDown(world, state, mover, from, to)) continue;
    const holder = figureAt(state, to);
    if (holder === undefined) return true;
    if (refusesPassage(world, state, mover, holder, turn)) continue;
    if (canReachFree(world, state, mover, { ...turn, path: [...turn.path, to] }, to, after)) return true;
  }
  return false;
}

export function step(play: Play, { figure, to }: CommandOf<'step'>): void {
  chooseActor(play, figure);
  const mover = figureOf(play.state, figure);
  const { world, state } = play;
  const holder = figureAt(state, to);
  if (holder !== undefined && world.points.passage(world, state, mover, holder, state.turn) === 'ask')
    play.emit({ type: 'passageAsked', rules: ['CLS-MOV-07'], figure, through: holder.id, to });
  else world.points.takeStep(play, figure, to);
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
  if (allow) play.world.points.takeStep(play, figure, to);
}

/** Onto the square, or down into the open pit that it is (CLS-MOV-01, CLS-MOV-03, CLS-TRP-13). */
export function takeStep(play: Play, id: FigureId, to: Square): void {
  const { world, state } = play;
  const mover = figureOf(state, id);
  if (!leadsDown(world, state, mover, mover.square, to)) {
    const passing = figureAt(state, to) !== undefined;
    stepOnto(play, mover, to, passing ? PASSING_RULES : isHero(id) ? STEP_RULES : MONSTER_STEP_RULES);
    return;
  }
  climbDown(play, id, to);
  if (findFigure(play.state, id) !== undefined) arrive(play, id, mover.square);
}

/** The step itself, under any book's rules, and what the mover discovers. */
export function stepOnto(
  play: Play,
  { id, side, square: from }: Figure,
  to: Square,
  rules: readonly RuleId[],
): void {
  // Ground that might have hidden a trap but did not is news, and no undo may probe for it.
  const probes = isHero(id) && !play.world.setup.training && !hasSquare(play.state.safe, to);
  const stepped = { type: 'stepped', rules, figure: id, from, to } as const;
  play.emit(probes ? { ...stepped, news: true } : stepped);
  if (side === 'heroes') arrive(play, id, from);
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

/** A figure walking through a wall into something unseen stays on this side of it (CLS-MOV-10, CLS-OBS-02). */
function bouncesOff(play: Play, mover: Figure, from: Square): boolean {
  const { world, state } = play;
  const barred = barredBy(world, state, groundOf(world, state), mover, mover.square);
  if (barred === null) return false;
  play.emit({ type: 'figureMoved', rules: [barred], news: true, figure: mover.id, to: from });
  return true;
}

/** A figure that cannot get past others goes back to its last free square (CLS-MOV-08, CLS-BRD-04). */
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
  return world.points.isOnTheWayOut(world, leaver) ? null : refuse('notAtTheExit', 'CLS-END-02', { figure });
}

/** On the stairs or the quest's own exit, and not in a pit (CLS-END-02, CLS-TRP-08). */
export function isOnTheWayOut({ isExit }: World, leaver: Figure): boolean {
  return isExit(leaver.square) && !has(leaver, 'pit');
}

/** Notes come first: carrying something out, or getting out, may be the mission. */
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

/** A hero walled in, or abandoned by the player, counts as dead (CLS-END-03). */
export function giveUp(play: Play, { figure }: CommandOf<'giveUp'>): void {
  kill(play, figureOf(play.state, figure), null, ['CLS-END-03']);
}

export function jump(play: Play, command: CommandOf<'jump'>): void {
  const from = figureOf(play.state, command.figure).square;
  rollJump(play, command);
  if (findFigure(play.state, command.figure)?.side === 'heroes') arrive(play, command.figure, from);
}
