/** One step of a figure, exploring or fighting (ADV-EXPL-03 to ADV-EXPL-08, ADV-CMB-29 to ADV-CMB-37). */
import { hasSquare, withSquares } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { groundOf } from '../board.ts';
import { settleZones, stopsAt } from '../combat/zones.ts';
import { offer } from '../counters/moments.ts';
import {
  figureAt,
  figureOf,
  findFigure,
  hasEffect,
  levelOf,
  squaresOf,
  withFigure,
  withLevel,
} from '../figures.ts';
import { chargeRefusal } from '../gear/berserk.ts';
import { plannedTrapAt } from '../generate/prepared.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, State } from '../state.ts';
import { AT_TRAP } from '../traps/ground.ts';
import { NUMB, pitRefusal } from '../traps/limits.ts';
import { trapSprung } from '../traps/spring.ts';
import { actOf, begunBy, canAct, mayMove, squaresLeft, withAct } from '../turns/acts.ts';
import type { World } from '../world.ts';
import type { ExploreCommand, ExploreFacts, SteppingFrame } from './types.ts';
import { strides, strideTo } from './walk.ts';

type Step = Extract<ExploreCommand, { type: 'step' }>;

export const step: Handler<Step> = {
  when: { in: ['heroes', 'master'] },
  check: (world, state, seat, { figure: id, to }): Refusal | null => {
    const refusal = canAct(world, state, id, seat);
    if (refusal !== null) return refusal;
    const figure = figureOf(state, id);
    const moved = mayMove(state, figure);
    if (moved !== null) return moved;
    if (hasEffect(figure, 'cowering') && actOf(state, id).did !== 'run')
      return refuse('cowering', 'ADV-ABIL-26');
    const deep = pitRefusal(figure);
    if (deep !== null) return deep;
    if (hasEffect(figure, AT_TRAP)) return refuse('atTrap', 'ADV-SPOT-08', { figure: id });
    if (hasEffect(figure, NUMB)) return refuse('numb', 'ADV-TRAP-22', { figure: id });
    if (strideTo(world, state, figure, to) !== undefined) return chargeRefusal(world, state, figure, to);
    const isEmpty = figureAt(state, to) === undefined;
    return state.turn.mode === 'exploration'
      ? refuse('noSuchStep', isEmpty ? 'ADV-EXPL-04' : 'ADV-EXPL-18', { square: to })
      : refuse('noSuchStep', isEmpty ? 'ADV-CMB-30' : 'ADV-CMB-31', { square: to });
  },
  perform: (play, { figure: id, to }) => {
    const figure = figureOf(play.state, id);
    const { across } = strideTo(play.world, play.state, figure, to)!;
    takeStep(play, figure, to, across);
  },
};

/** The figure goes there; a death zone stops it (ADV-CMB-36), new ground may hold a trap (ADV-SPOT-02). */
export function takeStep(play: Play, figure: Figure, to: number, across: readonly number[]): void {
  const { world, state } = play;
  const { id, square: from } = figure;
  const fighting = state.turn.mode === 'combat';
  const stopped = fighting && stopsAt(world, state, figure, to);
  const left = stopped ? 0 : squaresLeft(state, figure) - across.length - 1;
  const trodden = fighting || hasSquare(levelOf(state).trodden, to);
  const rules = fighting
    ? stopped
      ? (['ADV-CMB-29', 'ADV-CMB-36'] as const)
      : (['ADV-CMB-29'] as const)
    : across.length > 0
      ? (['ADV-EXPL-03', 'ADV-EXPL-18'] as const)
      : (['ADV-EXPL-03'] as const);
  play.tell('stepped', { figure: id, from, to, across, left, trodden }, rules);
  if (!trodden) play.begin({ tag: 'stepping', figure: id, from, to, stage: 'offer' }, 'ADV-SPOT-02');
  else if (fighting) settleZones(play);
}

/** The master may interrupt on new ground before the figure goes on. */
export const stepping: FrameKind<SteppingFrame> = {
  asks: () => null,
  runs: (play, { answer, ...frame }) => {
    const { figure, from, to } = frame;
    switch (frame.stage) {
      case 'offer': {
        // A trap on the master's map needs no counter (ADV-TRAP-03).
        const trap = plannedTrapAt(play.world, play.state, to);
        play.goOn({ ...frame, stage: trap === null ? 'offered' : 'sprung' }, 'ADV-SPOT-02');
        if (trap !== null) return trapSprung(play, { figure, square: to, chest: null, trap });
        return offer(play, 'step', { figure, square: to });
      }
      case 'offered':
        play.goOn({ ...frame, stage: 'sprung' }, 'ADV-SPOT-02');
        if (answer === 'trap') return trapSprung(play, { figure, square: to, chest: null });
        return play.tell('trod', { square: to }, ['ADV-SPOT-02'], { audience: [] });
      case 'sprung': {
        const now = findFigure(play.state, figure);
        if (answer === 'noticed' && now !== undefined && now.square === to)
          play.tell('drewBack', { figure, to: from, left: squaresLeft(play.state, now) + 1 }, [
            'ADV-SPOT-05',
          ]);
        return play.finish(['ADV-SPOT-02']);
      }
    }
  },
};

export const stepAppliers: Pick<Appliers<ExploreFacts>, 'stepped' | 'trod' | 'drewBack'> = {
  stepped: (state, { figure: id, to, across, left, trodden }, world) => {
    const begun = begunBy(state, id);
    const { moved, first } = actOf(begun, id);
    const walked = withAct(begun, id, {
      moved: moved + across.length + 1,
      left,
      first: first ?? 'move',
    });
    const there = withFigure(walked, id, { square: to });
    return trodden ? withTrodden(world, there, figureOf(there, id)) : there;
  },
  trod: (state, { square }) => withLevel(state, { trodden: withSquares(levelOf(state).trodden, [square]) }),
  drewBack: (state, { figure, to, left }) =>
    withAct(withFigure(state, figure, { square: to }), figure, { left }),
};

function withTrodden(world: World, state: State, figure: Figure): State {
  const squares = squaresOf(groundOf(world, state).board, figure);
  const { trodden } = levelOf(state);
  if (squares.every((square) => hasSquare(trodden, square))) return state;
  return withLevel(state, { trodden: withSquares(trodden, squares) });
}

export function stepOffers(world: World, state: State, seat: SeatId): BaseCommand[] {
  return state.figures.flatMap((figure): (BaseCommand & Step)[] =>
    canAct(world, state, figure.id, seat) !== null || mayMove(state, figure) !== null
      ? []
      : strides(world, state, figure).map(({ to }) => ({ type: 'step', figure: figure.id, to })),
  );
}
