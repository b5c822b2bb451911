/** A knocked-out hero is dragged out of a fight, or carried along (ADV-DEATH-08, ADV-DEATH-11). */
import { enterable, hasSquare, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { groundOf } from '../board.ts';
import { figureAt, figureOf, findFigure, isAsleep, isUp, levelOf, withFigure } from '../figures.ts';
import type { Appliers, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { actOf, canAct, mayMove, squaresLeft, withAct } from '../turns/acts.ts';
import type { World } from '../world.ts';
import type { CombatCommandOf, CombatFacts } from './types.ts';
import { areBeside } from './zones.ts';

/** Knocked out or asleep, which counts the same (ADV-HAZ-58). */
export function isHelpless(figure: Figure): boolean {
  return !isUp(figure) || isAsleep(figure);
}

/** Squares a figure may go with a burden: in a fight, and in exploration turns. */
const DRAGGED = 3;
const CARRIED = 6;

const TAGS = { drag: 'drags', carry: 'carries' } as const;

function holdRefusal(
  world: World,
  state: State,
  seat: SeatId,
  { figure: id, target: targetId, type }: CombatCommandOf<'drag' | 'carry'>,
): Refusal | null {
  const rule = type === 'drag' ? 'ADV-DEATH-08' : 'ADV-DEATH-11';
  const refusal = canAct(world, state, id, seat);
  if (refusal !== null) return refusal;
  const figure = figureOf(state, id);
  const target = findFigure(state, targetId);
  if (target === undefined || target.side !== 'heroes' || !isHelpless(target))
    return refuse('notKnockedOut', rule);
  if (!areBeside(world, state, figure, target)) return refuse('notBeside', rule);
  // No two burdens for one figure, and no burden passed on within a turn.
  if (burdenOf(figure) !== null || holderOf(state, targetId) !== undefined)
    return refuse('alreadyHeld', rule);
  return mayMove(state, figure);
}

export const drag: Handler<CombatCommandOf<'drag'>> = {
  when: { in: ['heroes'], mode: 'combat' },
  check(world, state, seat, command) {
    const figure = findFigure(state, command.figure);
    if (figure?.kind !== 'hero') return refuse('heroesOnly', 'ADV-DEATH-08');
    const { moved, did } = actOf(state, figure.id);
    if (moved > 0 || did === 'run') return refuse('hasMoved', 'ADV-DEATH-08');
    return holdRefusal(world, state, seat, command);
  },
  perform(play, { figure, target }) {
    play.tell('tookHold', { figure, target, how: 'drag', left: DRAGGED }, ['ADV-DEATH-08']);
  },
};

export const carry: Handler<CombatCommandOf<'carry'>> = {
  when: { in: ['heroes'], mode: 'exploration' },
  check(world, state, seat, command) {
    const refusal = holdRefusal(world, state, seat, command);
    if (refusal !== null) return refusal;
    return actOf(state, command.figure).moved < CARRIED ? null : refuse('hasMoved', 'ADV-DEATH-11');
  },
  perform(play, { figure, target }) {
    const { moved } = actOf(play.state, figure);
    const left = Math.min(CARRIED - moved, squaresLeft(play.state, figureOf(play.state, figure)));
    play.tell('tookHold', { figure, target, how: 'carry', left }, ['ADV-DEATH-11']);
  },
};

/** The figure this one drags or carries. */
export function burdenOf({ effects }: Figure): FigureId | null {
  return effects.find(({ tag }) => tag === TAGS.drag || tag === TAGS.carry)?.of ?? null;
}

function holderOf(state: State, burden: FigureId): Figure | undefined {
  return state.figures.find((figure) => burdenOf(figure) === burden);
}

/** A figure has stepped off a square: the one it drags or carries follows. */
export function bringBurden(play: Play, figure: FigureId, from: Square): void {
  const holder = findFigure(play.state, figure);
  const burden = holder === undefined ? null : burdenOf(holder);
  const held = burden === null ? undefined : findFigure(play.state, burden);
  if (held === undefined || !isHelpless(held)) return;
  const rule = play.state.turn.mode === 'combat' ? 'ADV-DEATH-08' : 'ADV-DEATH-11';
  play.tell('dragged', { figure: held.id, from: held.square, to: from, by: figure }, [rule]);
}

/** The carrier drew back from a trap, onto its burden's new square: the burden makes room (ADV-SPOT-05). */
export function moveBurdenAside(play: Play, figure: FigureId): void {
  const holder = findFigure(play.state, figure);
  const burden = holder === undefined ? null : burdenOf(holder);
  const held = burden === null ? undefined : findFigure(play.state, burden);
  if (held === undefined || held.square !== holder!.square) return;
  const ground = groundOf(play.world, play.state);
  const { trodden } = levelOf(play.state);
  const to = sideNeighbours(ground, held.square).find(
    (square) =>
      hasSquare(trodden, square) && enterable(ground, square) && figureAt(play.state, square) === undefined,
  );
  if (to !== undefined)
    play.tell('dragged', { figure: held.id, from: held.square, to, by: figure }, ['ADV-DEATH-11']);
}

export const burdenAppliers: Pick<Appliers<CombatFacts>, 'tookHold' | 'dragged'> = {
  tookHold(state, { figure, target, how, left }) {
    const { effects } = figureOf(state, figure);
    const holding = { tag: TAGS[how], ends: 'turn', of: target } as const;
    return withAct(withFigure(state, figure, { effects: [...effects, holding] }), figure, { left });
  },
  dragged: (state, { figure, to }) => withFigure(state, figure, { square: to }),
};
