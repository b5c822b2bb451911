/** Down through a grate or a trapdoor, up on a rope (ADV-HAZ-59, ADV-HAZ-60, ADV-HAZ-65 to ADV-HAZ-68). */
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { areaAt } from '../board.ts';
import { burdenOf } from '../combat/burden.ts';
import { settleZones } from '../combat/zones.ts';
import { figureAt, figureOf, isUp, levelOf, partyOf, sheetOf, withFigure, withSheet } from '../figures.ts';
import type { Appliers, Chapter, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, Place, State } from '../state.ts';
import { begunBy, canAct, isAble, mayMove, spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { findBelow } from './below.ts';
import { featuresOf, placesWith, upperRoomOf } from './ground.ts';
import {
  countOf,
  freeNear,
  heroesOf,
  heroRefusal,
  isBeside,
  moveGone,
  withHazard,
  withoutUsed,
} from './parts.ts';
import type { FeatureThing } from './types.ts';

export type GrateCommand =
  | { readonly type: 'liftGrate'; readonly figure: FigureId }
  | { readonly type: 'fixRope'; readonly figure: FigureId }
  /** `surely`: confirmed, although no figure would stay above and no rope hangs down (ADV-HAZ-66). */
  | {
      readonly type: 'goDown';
      readonly figure: FigureId;
      readonly to: Square;
      readonly surely: boolean;
    }
  | { readonly type: 'climbUp'; readonly figure: FigureId; readonly to: Square };
type GrateCommandOf<T extends GrateCommand['type']> = Extract<GrateCommand, { readonly type: T }>;

export interface GrateFacts {
  grateLifted: { figure: FigureId; area: string };
  ropeFixed: { figure: FigureId; area: string };
  wentBelow: { figure: FigureId; area: string; from: Square; to: Square };
  climbedUp: { figure: FigureId; area: string; from: Square; to: Square; rope: boolean };
  trappedBelow: { area: string; figures: readonly FigureId[] };
}

const ROPE = 'rope';

/** The grate or trapdoor of a room. */
function openingOf(state: State, { hazard }: Place): FeatureThing | undefined {
  const id = hazard?.facts['grate'] ?? hazard?.facts['trapdoor'];
  return [...featuresOf(state, 'grate'), ...featuresOf(state, 'trapdoor')].find((one) => one.id === id);
}

/** The room whose opening the figure stands at. */
function roomAbove(world: World, state: State, figure: Figure): Place | undefined {
  const place = levelOf(state).places[areaAt(world, state, figure.square).id]!;
  const opening = openingOf(state, place);
  return opening !== undefined && isBeside(world, state, figure.square, [opening.square]) ? place : undefined;
}

const isOpen = ({ hazard }: Place): boolean => hazard?.facts['open'] === true;
const belowOf = ({ hazard }: Place): string | undefined => hazard?.facts['below'] as string | undefined;

/** In the exploration phase: a figure stands on a grate not looked through yet. */
function lookThrough(play: Play): void {
  const { state } = play;
  if (state.turn.phase !== 'exploration') return;
  for (const { area, hazard } of placesWith(state, 'grate')) {
    const grate = featuresOf(state, 'grate').find(({ id }) => id === hazard!.facts['grate']);
    if (grate === undefined || hazard!.stage !== 'there') continue;
    const figure = figureAt(state, grate.square);
    if (figure !== undefined && heroesOf(state).some(({ id }) => id === figure.id)) findBelow(play, area);
  }
}

const liftGrate: Handler<GrateCommandOf<'liftGrate'>> = {
  when: { in: ['heroes'], mode: 'exploration' },
  check(world, state, seat, { figure }) {
    const refusal = heroRefusal(world, state, seat, figure, 'ADV-HAZ-60');
    if (refusal !== null) return refusal;
    const place = roomAbove(world, state, figureOf(state, figure));
    if (place?.hazard?.hazard !== 'grate') return refuse('notAtGrate', 'ADV-HAZ-60');
    if (belowOf(place) === undefined) return refuse('nothingSeen', 'ADV-HAZ-60');
    return isOpen(place) ? refuse('isOpen', 'ADV-HAZ-60') : null;
  },
  perform(play, { figure }) {
    const { area } = roomAbove(play.world, play.state, figureOf(play.state, figure))!;
    spend(play, figure, 'grate', 'ADV-HAZ-60');
    play.tell('grateLifted', { figure, area }, ['ADV-HAZ-60']);
  },
};

const fixRope: Handler<GrateCommandOf<'fixRope'>> = {
  when: { in: ['heroes'] },
  check(world, state, seat, { figure: id }) {
    const refusal = canAct(world, state, id, seat);
    if (refusal !== null) return refusal;
    const place = roomAbove(world, state, figureOf(state, id));
    if (place === undefined || !isOpen(place)) return refuse('notAtGrate', 'ADV-HAZ-66');
    if (place.hazard!.facts['rope'] === true) return refuse('ropeHangs', 'ADV-HAZ-66');
    return countOf(state, id, ROPE) > 0 ? null : refuse('noRope', 'ADV-HAZ-66');
  },
  perform(play, { figure }) {
    const { area } = roomAbove(play.world, play.state, figureOf(play.state, figure))!;
    play.tell('ropeFixed', { figure, area }, ['ADV-HAZ-66']);
  },
};

/** One figure per turn in a fight (ADV-HAZ-65, ADV-HAZ-68); passing ends the figure's move. */
function passRefusal(state: State, figure: Figure, { hazard }: Place): Refusal | null {
  if (burdenOf(figure) !== null) return refuse('carrying', 'ADV-HAZ-65');
  if (state.turn.mode === 'combat' && hazard!.facts['passed'] === state.turn.number)
    return refuse('onePerTurn', 'ADV-HAZ-65');
  return mayMove(state, figure);
}

function landings(world: World, state: State, place: Place): Square[] {
  return freeNear(world, state, Number(place.hazard!.facts['landing']));
}

function hasWayOut(state: State, place: Place): boolean {
  return place.hazard!.facts['rope'] === true || levelOf(state).places[belowOf(place)!]?.stairs != null;
}

/** All above have died or left: no figure can let down a rope any more (ADV-HAZ-66). */
function leftBelow(play: Play): void {
  const { world, state } = play;
  const up = partyOf(state).filter(isUp);
  const [area, ...others] = new Set(up.map(({ square }) => areaAt(world, state, square).id));
  const place = area === undefined ? undefined : upperRoomOf(state, area);
  const isAwaited = state.sheets.some(({ where }) => where === 'below');
  if (place === undefined || others.length > 0 || isAwaited || hasWayOut(state, place)) return;
  trap(play, place);
}

function trap(play: Play, { area }: Place): void {
  const figures = play.state.figures.filter(({ side }) => side === 'heroes').map(({ id }) => id);
  play.tell('trappedBelow', { area, figures }, ['ADV-HAZ-66']);
}

/** Whether all would be below, with no rope up and no other way out (ADV-HAZ-66). */
function isDoom(world: World, state: State, id: FigureId, place: Place): boolean {
  const down = belowOf(place)!;
  if (hasWayOut(state, place)) return false;
  return !partyOf(state).some(
    (figure) => figure.id !== id && isAble(figure) && areaAt(world, state, figure.square).id !== down,
  );
}

const goDown: Handler<GrateCommandOf<'goDown'>> = {
  when: { in: ['heroes'] },
  check(world, state, seat, { figure: id, to, surely }) {
    const refusal = canAct(world, state, id, seat);
    if (refusal !== null) return refusal;
    const figure = figureOf(state, id);
    const place = roomAbove(world, state, figure);
    if (place === undefined || !isOpen(place) || belowOf(place) === undefined)
      return refuse('notAtGrate', 'ADV-HAZ-65');
    const barred = passRefusal(state, figure, place);
    if (barred !== null) return barred;
    if (!landings(world, state, place).includes(to)) return refuse('notFree', 'ADV-HAZ-65', { square: to });
    return isDoom(world, state, id, place) === surely ? null : refuse('nobodyAbove', 'ADV-HAZ-66');
  },
  perform(play, { figure, to, surely }) {
    const { square: from } = figureOf(play.state, figure);
    const above = roomAbove(play.world, play.state, figureOf(play.state, figure))!;
    play.tell('wentBelow', { figure, area: above.area, from, to }, ['ADV-HAZ-65']);
    if (surely) return trap(play, above);
    settle(play);
  },
};

/** The room above, for a figure under the opening. */
function openingOver(world: World, state: State, figure: Figure): Place | undefined {
  const place = upperRoomOf(state, areaAt(world, state, figure.square).id);
  const landing = Number(place?.hazard?.facts['landing'] ?? -1);
  return place !== undefined && isBeside(world, state, figure.square, [landing]) ? place : undefined;
}

const climbUp: Handler<GrateCommandOf<'climbUp'>> = {
  when: { in: ['heroes'] },
  check(world, state, seat, { figure: id, to }) {
    const refusal = canAct(world, state, id, seat);
    if (refusal !== null) return refusal;
    const figure = figureOf(state, id);
    const place = openingOver(world, state, figure);
    if (place === undefined || !isOpen(place)) return refuse('notUnderGrate', 'ADV-HAZ-66');
    if (place.hazard!.facts['rope'] !== true) return refuse('noRope', 'ADV-HAZ-66');
    const barred = passRefusal(state, figure, place);
    if (barred !== null) return barred;
    return tops(world, state, place).includes(to) ? null : refuse('notFree', 'ADV-HAZ-68', { square: to });
  },
  perform(play, { figure, to }) {
    const { world, state } = play;
    const { square: from } = figureOf(state, figure);
    const { area } = openingOver(world, state, figureOf(state, figure))!;
    const down = areaAt(world, state, from).id;
    const isLast = !state.figures.some(
      ({ id, side, square }) =>
        side === 'heroes' && id !== figure && areaAt(world, state, square).id === down,
    );
    play.tell('climbedUp', { figure, area, from, to, rope: isLast }, ['ADV-HAZ-66', 'ADV-HAZ-68']);
    settle(play);
  },
};

function tops(world: World, state: State, place: Place): Square[] {
  const opening = openingOf(state, place);
  return opening === undefined ? [] : freeNear(world, state, opening.square);
}

function settle(play: Play): void {
  if (play.state.turn.mode === 'combat') settleZones(play);
}

function grateOffers(world: World, state: State, seat: SeatId): GrateCommand[] {
  return partyOf(state).flatMap((figure): GrateCommand[] => {
    if (sheetOf(state, figure.id).seat !== seat) return [];
    const above = roomAbove(world, state, figure);
    const under = openingOver(world, state, figure);
    const down: GrateCommand[] =
      above === undefined || !isOpen(above) || belowOf(above) === undefined
        ? []
        : landings(world, state, above).map((to) => ({
            type: 'goDown',
            figure: figure.id,
            to,
            surely: isDoom(world, state, figure.id, above),
          }));
    const up: GrateCommand[] =
      under === undefined
        ? []
        : tops(world, state, under).map((to) => ({ type: 'climbUp', figure: figure.id, to }));
    const here: GrateCommand[] =
      above === undefined
        ? []
        : [
            { type: 'liftGrate', figure: figure.id },
            { type: 'fixRope', figure: figure.id },
          ];
    return [...here, ...down, ...up];
  });
}

/** On the other side, with its move over; in a fight no other figure passes this turn. */
function passed(state: State, id: FigureId, area: string, to: Square): State {
  const there = withFigure(moveGone(begunBy(state, id), id), id, { square: to });
  const { mode, number } = state.turn;
  return mode === 'combat' ? withHazard(there, area, { facts: { passed: number } }) : there;
}

const appliers: Appliers<GrateFacts> = {
  grateLifted: (state, { area }) => withHazard(state, area, { stage: 'open', facts: { open: true } }),
  ropeFixed: (state, { figure, area }) =>
    withHazard(withoutUsed(state, [{ figure, item: ROPE }]), area, { facts: { rope: true } }),
  wentBelow: (state, { figure, area, to }) => passed(state, figure, area, to),
  climbedUp(state, { figure, area, to, rope }) {
    const up = passed(state, figure, area, to);
    if (!rope) return up;
    const { items } = sheetOf(up, figure);
    return withHazard(withSheet(up, figure, { items: [...items, ROPE] }), area, { facts: { rope: false } });
  },
  trappedBelow(state, { figures }) {
    const lost = figures.reduce((now, id) => withSheet(now, id, { where: 'lost' }), state);
    return { ...lost, figures: lost.figures.filter(({ id }) => !figures.includes(id)) };
  },
};

export const grateChapter: Chapter<GrateCommand, GrateFacts, never> = {
  shapes: {
    liftGrate: { figure: 'text' },
    fixRope: { figure: 'text' },
    goDown: { figure: 'text', to: 'square', surely: 'flag' },
    climbUp: { figure: 'text', to: 'square' },
  },
  handlers: { liftGrate, fixRope, goDown, climbUp },
  appliers,
  frames: {},
  offers: grateOffers,
  reacts: { turnBegan: leftBelow, phaseBegan: lookThrough },
};
