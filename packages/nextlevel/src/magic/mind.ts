/** One Mind point a turn, sacrificed by the Wizard for a leap or a Body point (NXT-ENC-06 to NXT-ENC-08). */
import {
  arrive,
  changeMind,
  checkActor,
  figureAt,
  figureOf,
  findFigure,
  isOpenPit,
  knownGround,
  mapFigure,
  restoreBody,
  without,
} from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { enterable, hasSquare, isSquare, squaresOf, stepsApart, withSquare } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { checkFree } from '../actions.ts';
import { withFree, withNext, withTurn } from '../changes.ts';
import { isDirection } from '../facing.ts';
import { checkFreeToMove } from '../movement/steps.ts';
import type { NextPlay } from '../play.ts';
import { afterStep } from '../reactions/zones.ts';
import type { NextState } from '../state.ts';
import { isSphere } from '../traps/lines.ts';

export interface MindToBody {
  readonly type: 'mindToBody';
  readonly figure: FigureId;
}

export interface Teleport {
  readonly type: 'teleport';
  readonly figure: FigureId;
  readonly to: Square;
  readonly facing: Direction;
}

/** The Wizard alone, one point a turn, and never the last (NXT-ENC-06). */
function checkMind(state: NextState, seat: SeatId, id: FigureId): Refusal | null {
  const no = checkActor(state, seat, id);
  if (no !== null) return no;
  if (id !== 'wizard') return refuse('onlyTheWizard', 'NXT-ENC-06', { figure: id });
  return state.next.turn.mindSpent || figureOf(state, id).mind <= 1
    ? refuse('noMindToSpend', 'NXT-ENC-06', { figure: id })
    : null;
}

export function checkMindToBody(
  _: World,
  state: NextState,
  seat: SeatId,
  { figure }: MindToBody,
): Refusal | null {
  const no = checkMind(state, seat, figure);
  if (no !== null) return no;
  const wizard = figureOf(state, figure);
  if (wizard.body >= wizard.maxBody) return refuse('notWounded', 'NXT-ENC-08', { figure });
  return checkFree(state, wizard, 'mindToBody');
}

export function mindToBody(play: NextPlay, { figure }: MindToBody): void {
  play.emit({ type: 'mindGiven', rules: ['NXT-ENC-08', 'NXT-ACT-08'], figure });
  changeMind(play, figure, -1, ['NXT-ENC-06']);
  restoreBody(play, figureOf(play.state, figure), 1, ['NXT-ENC-08', 'CLS-HRO-06']);
}

export function afterMindGiven(state: NextState): NextState {
  return withTurn(withFree(state, 'mindToBody'), { mindSpent: true });
}

/** After the movement dice, instead of any step (NXT-ENC-07). */
export function checkTeleport(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, to, facing }: Teleport,
): Refusal | null {
  const no = checkMind(state, seat, figure);
  if (no !== null) return no;
  const { turn } = state;
  if (turn.left === null) return refuse('rollFirst', 'NXT-ENC-07', { figure });
  if (turn.moveOver || turn.path.length > 1) return refuse('moveOver', 'NXT-ENC-07', { figure });
  const kept = checkFreeToMove(state, figureOf(state, figure));
  if (kept !== null) return kept;
  if (!isDirection(facing)) return refuse('noSuchFacing', 'NXT-FAC-01');
  return checkLanding(world, state, figureOf(state, figure), to, turn.left);
}

/** A free square seen before, within the roll in rows and columns. */
function checkLanding(
  world: World,
  state: NextState,
  { square }: Figure,
  to: Square,
  reach: number,
): Refusal | null {
  if (!isSquare(world.board, to) || !hasSquare(state.revealed, to))
    return refuse('neverSeen', 'NXT-ENC-07', { to });
  if (stepsApart(world.board, square, to) > reach) return refuse('tooFar', 'NXT-ENC-07', { to });
  const free = enterable(knownGround(world, state), to) && figureAt(state, to) === undefined;
  return free && !isOpenPit(state, to) && !isSphere(state, to)
    ? null
    : refuse('notFree', 'NXT-ENC-07', { to });
}

export function teleport(play: NextPlay, { figure, to, facing }: Teleport): void {
  const from = figureOf(play.state, figure).square;
  play.emit({ type: 'teleported', rules: ['NXT-ENC-07'], news: true, figure, from, to, facing });
  changeMind(play, figure, -1, ['NXT-ENC-06']);
  arrive(play, figure, from);
  if (findFigure(play.state, figure) !== undefined) afterStep(play, figure);
}

export function afterTeleport(
  state: NextState,
  { figure, to, facing }: Pick<Teleport, 'figure' | 'to' | 'facing'>,
): NextState {
  const moved = mapFigure(state, figure, (wizard) => ({
    ...without(wizard, 'pit'),
    square: to,
  })) as NextState;
  const turn = { ...state.turn, left: 0, moveOver: true, path: [...state.turn.path, to] };
  const there = { ...moved, safe: withSquare(state.safe, to), turn };
  const turned = withNext(there, {
    facing: { ...state.next.facing, [figure]: facing },
    newcomers: state.next.newcomers.filter((id) => id !== figure),
  });
  return withTurn(turned, { mindSpent: true, arrived: facing });
}

export function mindOffers({ board }: World, state: NextState, wizard: Figure): (MindToBody | Teleport)[] {
  if (wizard.id !== 'wizard') return [];
  const offers: (MindToBody | Teleport)[] = [{ type: 'mindToBody', figure: wizard.id }];
  const { left, path } = state.turn;
  if (left === null || path.length > 1 || state.next.turn.mindSpent) return offers;
  for (const to of squaresOf(state.revealed)) {
    if (stepsApart(board, wizard.square, to) > left) continue;
    for (const facing of [0, 1, 2, 3] as const)
      offers.push({ type: 'teleport', figure: wizard.id, to, facing });
  }
  return offers;
}
