/** Out of the dungeon, and from level to level (ADV-STAIR). */
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { burdenOf } from '../combat/burden.ts';
import { settleZones } from '../combat/zones.ts';
import {
  figureAt,
  figureOf,
  findFigure,
  isUp,
  levelOf,
  seatOf,
  sheetOf,
  withLevel,
  withSheet,
} from '../figures.ts';
import type { Appliers, Handler } from '../kit.ts';
import type { Figure, FigureId, Level, State } from '../state.ts';
import { pitRefusal } from '../traps/limits.ts';
import { begunBy, canAct, isAble, seatRefusal, squaresLeft, turnRefusal, withAct } from '../turns/acts.ts';
import { ensureLeader } from '../turns/election.ts';
import { shut } from '../turns/expeditionMap.ts';
import { openingOf } from '../turns/opening.ts';
import { beginPlacing } from '../turns/placing.ts';
import type { World } from '../world.ts';
import { stairsOf, stairsUnder } from './stairsOf.ts';
import type { Stairs } from './stairsOf.ts';
import type { ExploreCommand, ExploreCommandOf, ExploreFacts } from './types.ts';

export const leaveDungeon: Handler<ExploreCommandOf<'leaveDungeon'>> = {
  when: { in: ['heroes'] },
  check: (world, state, seat, { figure }) => {
    const refusal = canAct(world, state, figure, seat) ?? pitRefusal(figureOf(state, figure));
    if (refusal !== null) return refusal;
    const stairs = stairsUnder(world, state, figureOf(state, figure).square);
    return stairs?.leads === 'out' ? null : refuse('notOnStairs', 'ADV-STAIR-02', { figure });
  },
  perform: (play, { figure }) => {
    play.tell('leftDungeon', { figure, with: burden(play.state, figure) }, ['ADV-STAIR-02']);
    settleZones(play);
  },
};

/** A carried figure goes along, unless it waits on the stairs already. */
function burden(state: State, figure: FigureId): FigureId[] {
  const held = burdenOf(figureOf(state, figure));
  return held === null || findFigure(state, held) === undefined ? [] : [held];
}

/** A level of the plan below this one, or the one above. */
function nextLevel(world: World, state: State, { leads }: Stairs): number | null {
  if (leads === 'out') return null;
  const next = leads === 'down' ? state.level + 1 : state.level - 1;
  return next in world.setup.dungeon.levels ? next : null;
}

export const takeStairs: Handler<ExploreCommandOf<'takeStairs'>> = {
  when: { in: ['heroes'] },
  check: (world, state, seat, { figure }) => {
    const refusal = canAct(world, state, figure, seat) ?? pitRefusal(figureOf(state, figure));
    if (refusal !== null) return refusal;
    const stairs = stairsUnder(world, state, figureOf(state, figure).square);
    if (stairs === undefined || nextLevel(world, state, stairs) === null)
      return refuse('notOnStairs', 'ADV-STAIR-05', { figure });
    return state.gathering === null || state.gathering === stairs.area
      ? null
      : refuse('gatheringElsewhere', 'ADV-STAIR-05', { area: state.gathering });
  },
  perform: (play, { figure }) => {
    const { area } = stairsUnder(play.world, play.state, figureOf(play.state, figure).square)!;
    play.tell('tookStairs', { figure, with: burden(play.state, figure), area }, ['ADV-STAIR-05']);
    settleZones(play);
  },
};

/** Figures waiting on the stairs, off the board. */
function gathered(state: State): Figure[] {
  return levelOf(state).left.filter(({ id }) => sheetOf(state, id).where === 'below');
}

export const comeBack: Handler<ExploreCommandOf<'comeBack'>> = {
  when: { in: ['heroes'] },
  check: (world, state, seat, { figure: id, at }): Refusal | null => {
    const figure = gathered(state).find((one) => one.id === id);
    if (figure === undefined) return refuse('notWaiting', 'ADV-STAIR-05', { figure: id });
    const refusal = seatRefusal(state, id, seat);
    if (refusal !== null) return refusal;
    if (!isAble(figure) || squaresLeft(state, figure) <= 0) return refuse('noSquaresLeft', 'ADV-STAIR-05');
    const steps = stairsOf(world, state).find(({ area }) => area === state.gathering);
    return steps?.squares.includes(at) && figureAt(state, at) === undefined
      ? null
      : refuse('notFree', 'ADV-STAIR-05', { square: at });
  },
  perform: (play, { figure, at }) => {
    play.tell('cameBack', { figure, at }, ['ADV-STAIR-05']);
    settleZones(play);
  },
};

export const changeLevel: Handler<ExploreCommandOf<'changeLevel'>> = {
  when: { in: ['heroes'], mode: 'exploration' },
  check: (world, state, seat) => {
    const stairs = stairsOf(world, state).find(({ area }) => area === state.gathering);
    if (stairs === undefined) return refuse('nobodyWaits', 'ADV-STAIR-05');
    if (state.leader !== null && seat !== seatOf(state, state.leader))
      return refuse('leaderDecides', 'ADV-STAIR-05');
    const refusal = turnRefusal(state, seat);
    if (refusal !== null) return refusal;
    return state.figures.some((figure) => figure.kind === 'hero' && isAble(figure))
      ? refuse('notAllWait', 'ADV-STAIR-05')
      : null;
  },
  perform: (play) => {
    const { world, state } = play;
    const stairs = stairsOf(world, state).find(({ area }) => area === state.gathering)!;
    const to = nextLevel(world, state, stairs)!;
    const waiting = gathered(state).map(({ id }) => id);
    if (state.levels[to] === undefined)
      play.tell('levelLaid', { level: to, laid: openingOf(world, to) }, ['ADV-STAIR-05', 'ADV-GM-11']);
    play.tell('levelChanged', { from: state.level, to }, [
      stairs.leads === 'down' ? 'ADV-STAIR-04' : 'ADV-STAIR-01',
      'ADV-STAIR-06',
      'ADV-DOOR-06',
    ]);
    ensureLeader(play);
    beginPlacing(play, waiting, stairs.leads === 'down' ? 'up' : 'down');
  },
};

/** Takes figures off the board, with their burdens. */
function taken(state: State, ids: readonly FigureId[]): State {
  return { ...state, figures: state.figures.filter(({ id }) => !ids.includes(id)) };
}

export const stairsAppliers: Pick<
  Appliers<ExploreFacts>,
  'leftDungeon' | 'tookStairs' | 'cameBack' | 'levelChanged'
> = {
  leftDungeon: (state, { figure, with: held }) => {
    const ids = [figure, ...held];
    const begun = begunBy(state, figure);
    return ids.reduce(
      (out, id) => withSheet(out, id, { where: figureOf(state, id).wounds < 0 ? 'dead' : 'left' }),
      taken(begun, ids),
    );
  },
  tookStairs: (state, { figure, with: held, area }) => {
    const ids = [figure, ...held];
    const begun = withAct(begunBy(state, figure), figure, { over: true });
    const { left } = levelOf(state);
    const waiting = withLevel(taken(begun, ids), {
      left: [...left, ...ids.map((id) => figureOf(state, id))],
    });
    return {
      ...ids.reduce((out, id) => withSheet(out, id, { where: 'below' }), waiting),
      gathering: area,
    };
  },
  cameBack: (state, { figure: id, at }) => {
    const { left } = levelOf(state);
    const figure = left.find((one) => one.id === id)!;
    const spent = withAct(begunBy(state, id), id, {
      moved: 1,
      left: squaresLeft(state, figure) - 1,
      first: 'move',
    });
    const back = withSheet(withLevel(spent, { left: left.filter((one) => one !== figure) }), id, {
      where: 'inside',
    });
    const gathering = gathered(back).length === 0 ? null : back.gathering;
    return { ...back, figures: [...back.figures, { ...figure, square: at }], gathering };
  },
  levelChanged: (state, { from, to }) => {
    const closed = shut(state.levels[from]!);
    const behind: Level = { ...closed, left: [...closed.left, ...state.figures] };
    const known = state.levels[to];
    const levels = state.levels.with(from, behind);
    return {
      ...state,
      level: to,
      levels: known === undefined ? levels : levels.with(to, { ...known, left: [] }),
      figures: known?.left ?? [],
      frontier: [],
      gathering: null,
    };
  },
};

export function stairsOffers(world: World, state: State, seat: SeatId): BaseCommand[] {
  const own = state.figures.filter(
    (figure) => figure.side === 'heroes' && isUp(figure) && seatOf(state, figure.id) === seat,
  );
  const steps = stairsOf(world, state).find(({ area }) => area === state.gathering);
  const waiting = gathered(state).filter(({ id }) => seatOf(state, id) === seat);
  const offers: (BaseCommand & ExploreCommand)[] = [
    ...own.flatMap(({ id: figure, square }): (BaseCommand & ExploreCommand)[] => {
      const stairs = stairsUnder(world, state, square);
      if (stairs === undefined) return [];
      return [{ type: stairs.leads === 'out' ? 'leaveDungeon' : 'takeStairs', figure }];
    }),
    ...waiting.flatMap(({ id: figure }) =>
      (steps?.squares ?? []).map((at) => ({ type: 'comeBack', figure, at }) as const),
    ),
    { type: 'changeLevel' },
  ];
  return offers;
}
