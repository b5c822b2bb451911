/** A rope ladder across a chasm (ADV-HAZ-31 to ADV-HAZ-33, ADV-HAZ-90, ADV-HAZ-91). */
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import { areaAt } from '../board.ts';
import { burdenOf } from '../combat/burden.ts';
import { figureAt, figureOf, partyOf, withFigure } from '../figures.ts';
import { isBarred } from '../generate/doors.ts';
import type { Appliers, Handler } from '../kit.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { canAct, spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { acrossFrom, hazardOf, isBeyondChasm } from './ground.ts';
import {
  gather,
  hazardHere,
  heroesOf,
  heroRefusal,
  isInside,
  isUntouched,
  withHazard,
  withoutUsed,
} from './parts.ts';
import type { Used } from './types.ts';

export type LadderCommand =
  | { readonly type: 'buildLadder'; readonly figure: FigureId }
  | { readonly type: 'crossLadder'; readonly figure: FigureId; readonly to: Square };
type LadderCommandOf<T extends LadderCommand['type']> = Extract<LadderCommand, { readonly type: T }>;

export interface LadderFacts {
  ladderBuilt: { figure: FigureId; area: string; used: readonly Used[]; turn: number };
  ladderCrossed: { figure: FigureId; from: Square; to: Square };
}

/** Twenty feet of rope, and ten spikes: in units of sale. */
const ROPES = 2;
const SPIKES = 1;

/** Material for it among the heroes in the room, the builder's first. */
function material(world: World, state: State, area: string, builder: string): Used[] | null {
  const others = heroesOf(state).filter((hero) => hero.id !== builder && isInside(world, state, hero, area));
  const ids = [builder, ...others.map(({ id }) => id)];
  const ropes = gather(state, ids, 'rope', ROPES);
  const spikes = gather(state, ids, 'ironSpikes', SPIKES);
  return ropes === null || spikes === null ? null : [...ropes, ...spikes];
}

function areMonstersIn(world: World, state: State, area: string): boolean {
  return state.figures.some((figure) => figure.side === 'monsters' && isInside(world, state, figure, area));
}

const WHEN = { in: ['heroes'], mode: 'exploration' } as const;

export const buildLadder: Handler<LadderCommandOf<'buildLadder'>> = {
  when: WHEN,
  check(world, state, seat, { figure }) {
    const refusal = heroRefusal(world, state, seat, figure, 'ADV-HAZ-32');
    if (refusal !== null) return refusal;
    const area = hazardHere(world, state, figureOf(state, figure), 'chasm');
    if (area === null) return refuse('noChasm', 'ADV-HAZ-31');
    const { facts } = hazardOf(state, area)!;
    if (facts['ladder'] !== undefined) return refuse('ladderThere', 'ADV-HAZ-31');
    if (facts['roped'] !== true) return refuse('leapFirst', 'ADV-HAZ-90');
    if (areMonstersIn(world, state, area)) return refuse('monstersThere', 'ADV-HAZ-33');
    if (material(world, state, area, figure) === null) return refuse('notEnough', 'ADV-HAZ-31');
    return isUntouched(state, figure) ? null : refuse('wholeTurn', 'ADV-HAZ-32');
  },
  perform(play, { figure }) {
    const area = hazardHere(play.world, play.state, figureOf(play.state, figure), 'chasm')!;
    const used = material(play.world, play.state, area, figure)!;
    spend(play, figure, 'ladder', 'ADV-HAZ-32');
    play.tell('ladderBuilt', { figure, area, used, turn: play.state.turn.number }, [
      'ADV-HAZ-31',
      'ADV-HAZ-32',
    ]);
  },
};

/** Free squares along the other edge. */
function landings(world: World, state: State, figure: Figure, area: string): Square[] {
  if (acrossFrom(state, figure.square).length === 0) return [];
  const side = isBeyondChasm(state, area, figure.square);
  return areaAt(world, state, figure.square).squares.filter(
    (square) =>
      acrossFrom(state, square).length > 0 &&
      isBeyondChasm(state, area, square) !== side &&
      figureAt(state, square) === undefined &&
      !isBarred(state, square),
  );
}

export const crossLadder: Handler<LadderCommandOf<'crossLadder'>> = {
  when: WHEN,
  check(world, state, seat, { figure: id, to }) {
    const refusal = canAct(world, state, id, seat);
    if (refusal !== null) return refusal;
    const figure = figureOf(state, id);
    const area = hazardHere(world, state, figure, 'chasm');
    const built = area === null ? undefined : hazardOf(state, area)!.facts['ladder'];
    if (area === null || built === undefined) return refuse('noLadder', 'ADV-HAZ-91');
    if (Number(built) >= state.turn.number) return refuse('nextTurn', 'ADV-HAZ-91');
    if (areMonstersIn(world, state, area)) return refuse('monstersThere', 'ADV-HAZ-33');
    if (!isUntouched(state, id) || burdenOf(figure) !== null) return refuse('wholeTurn', 'ADV-HAZ-91');
    return landings(world, state, figure, area).includes(to)
      ? null
      : refuse('notAcross', 'ADV-HAZ-91', { square: to });
  },
  perform(play, { figure, to }) {
    const { square: from } = figureOf(play.state, figure);
    spend(play, figure, 'ladder', 'ADV-HAZ-91');
    play.tell('ladderCrossed', { figure, from, to }, ['ADV-HAZ-91']);
  },
};

export function ladderOffers(world: World, state: State): LadderCommand[] {
  return partyOf(state).flatMap((figure): LadderCommand[] => {
    const area = hazardHere(world, state, figure, 'chasm');
    if (area === null) return [];
    if (hazardOf(state, area)!.facts['ladder'] === undefined)
      return [{ type: 'buildLadder', figure: figure.id }];
    return landings(world, state, figure, area).map((to) => ({ type: 'crossLadder', figure: figure.id, to }));
  });
}

export const ladderAppliers: Appliers<LadderFacts> = {
  ladderBuilt: (state, { area, used, turn }) =>
    withHazard(withoutUsed(state, used), area, { facts: { ladder: turn } }),
  ladderCrossed: (state, { figure, to }) => withFigure(state, figure, { square: to }),
};
