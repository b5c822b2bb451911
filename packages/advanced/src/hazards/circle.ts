/** A magic circle on the floor (ADV-HAZ-71 to ADV-HAZ-73). */
import { lookUp } from '@oubliette/kernel';
import type { TableRow } from '@oubliette/kernel';
import { areaAt, groundOf } from '../board.ts';
import { meet } from '../encounter/meet.ts';
import { rollMatrix } from '../encounter/roll.ts';
import type { EventOf } from '../events.ts';
import { findFigure, findSheet, isUp, partyOf } from '../figures.ts';
import type { Appliers, Chapter, FrameBase, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import { sightTo } from '../sight.ts';
import type { FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import { declare, open, unread } from '../knowledge.ts';
import { featuresOf, hazardOf } from './ground.ts';
import { withHazard, withMoreEffects, withoutEffects } from './parts.ts';
import { heal } from './venom.ts';

export interface CircleFacts {
  circleEntered: { figure: FigureId; area: string; face: number; result: CircleResult };
  circleSpent: { area: string };
  powerGiven: { figure: FigureId };
}

type CircleResult = 'curse' | 'conjuring' | 'nothing' | 'power' | 'healing' | 'destiny';

/** The circle's effect on a figure stepping in (ADV-HAZ-72). */
const CIRCLE_TABLE: readonly TableRow<CircleResult>[] = [
  { upTo: 1, result: 'curse' },
  { upTo: 2, result: 'conjuring' },
  { upTo: 6, result: 'nothing' },
  { upTo: 9, result: 'power' },
  { upTo: 11, result: 'healing' },
  { upTo: 12, result: 'destiny' },
];

export interface CircleFrame extends FrameBase {
  readonly tag: 'circle';
  readonly figure: FigureId;
  readonly area: string;
}

export const CIRCLE_FRAME = declare<CircleFrame>()({
  tag: open,
  figure: open,
  area: open,
  answer: unread,
});

/** The healing of a circle: our ruling, for the row the original leaves empty (ADV-HAZ-72). */
const HEALS = 1;

/** A hero or henchman steps in from outside. */
function circleStep(play: Play, { figure, from, to }: EventOf<'stepped'>): void {
  if (findFigure(play.state, figure)?.side !== 'heroes') return;
  for (const { squares, square } of featuresOf(play.state, 'magicCircle')) {
    if (!squares.includes(to) || squares.includes(from)) continue;
    const area = areaAt(play.world, play.state, square).id;
    if (hazardOf(play.state, area)?.stage !== 'spent')
      play.begin({ tag: 'circle', figure, area }, 'ADV-HAZ-71');
  }
}

const circle: FrameKind<CircleFrame> = {
  asks: () => null,
  runs(play, { figure, area }) {
    play.finish(['ADV-HAZ-71']);
    if (findFigure(play.state, figure) === undefined) return;
    const face = play.figureRolls(figure, 'ADV-HAZ-72');
    const result = lookUp(CIRCLE_TABLE, face);
    play.reveal('circleEntered', { figure, area, face, result }, ['ADV-HAZ-71', 'ADV-HAZ-72']);
    if (isDischarged(play.state, figure, result)) play.tell('circleSpent', { area }, ['ADV-HAZ-73']);
    work(play, figure, result, area);
  },
};

/** Power is given once per expedition, and only to a wizard (ADV-HAZ-73). */
function isDischarged(state: State, figure: FigureId, result: CircleResult): boolean {
  if (result === 'power') return isWizard(state, figure);
  return result === 'healing' || result === 'destiny';
}

function isWizard(state: State, figure: FigureId): boolean {
  return findSheet(state, figure)?.calling === 'wizard';
}

function work(play: Play, figure: FigureId, result: CircleResult, area: string): void {
  const sheet = findSheet(play.state, figure)!;
  switch (result) {
    case 'curse':
      if (sheet.kind === 'hero') play.tell('fateLost', { figure, points: 1, lasting: true }, ['ADV-HAZ-72']);
      return;
    case 'conjuring':
      return conjure(play, area);
    case 'power':
      if (isWizard(play.state, figure)) play.tell('powerGiven', { figure }, ['ADV-HAZ-72']);
      return;
    case 'healing':
      return heal(play, figure, HEALS, 'ADV-HAZ-72');
    case 'destiny':
      return play.tell('fateGiven', { figure }, ['ADV-HAZ-72']);
    case 'nothing':
  }
}

/** Monsters out of nowhere, anywhere the heroes see; the heroes are always surprised. */
function conjure(play: Play, area: string): void {
  const monsters = rollMatrix(play, 'wandering');
  const areas = [area, ...areasInView(play.world, play.state).filter((one) => one !== area)];
  meet(play, { monsters, area, areas, how: 'placed', conjured: true });
}

function areasInView(world: World, state: State): string[] {
  const heroes = partyOf(state).filter(isUp);
  return groundOf(world, state)
    .board.areas.filter(({ squares }) =>
      heroes.some((hero) => squares.some((square) => sightTo(world, state, hero, square) !== 'none')),
    )
    .map(({ id }) => id);
}

const appliers: Appliers<CircleFacts> = {
  circleEntered: (state) => state,
  circleSpent: (state, { area }) => withHazard(state, area, { stage: 'spent' }),
  // The next spell needs no component: the magic chapter removes this effect with that spell.
  powerGiven: (state, { figure }) =>
    withMoreEffects(withoutEffects(state, figure, 'freeSpell'), figure, { tag: 'freeSpell', ends: 'never' }),
};

export const circleChapter: Chapter<never, CircleFacts, CircleFrame> = {
  shapes: {},
  handlers: {},
  appliers,
  frames: { circle },
  reacts: { stepped: circleStep },
};
