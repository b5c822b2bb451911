/** A magic circle on the floor (ADV-HAZ-71 to ADV-HAZ-73), and fate points given and taken. */
import { lookUp } from '@oubliette/kernel';
import { areaAt, groundOf } from '../board.ts';
import { meet } from '../encounter/meet.ts';
import { rollMatrix } from '../encounter/roll.ts';
import type { EventOf } from '../events.ts';
import { findFigure, findSheet, isUp, partyOf, sheetOf, withSheet } from '../figures.ts';
import type { Appliers, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import { sightTo } from '../sight.ts';
import type { FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import { featuresOf, hazardOf } from './ground.ts';
import { withHazard, withMoreEffects, withoutEffects } from './parts.ts';
import { CIRCLE_TABLE } from './tables.ts';
import type { CircleFrame, CircleResult, HazardFacts } from './types.ts';
import { heal } from './venom.ts';

/** The healing of a circle: our ruling, for the row the original leaves empty (ADV-HAZ-72). */
const HEALS = 1;

/** A hero or henchman steps in from outside. */
export function circleStep(play: Play, { figure, from, to }: EventOf<'stepped'>): void {
  if (findFigure(play.state, figure)?.side !== 'heroes') return;
  for (const { squares, square } of featuresOf(play.state, 'magicCircle')) {
    if (!squares.includes(to) || squares.includes(from)) continue;
    const area = areaAt(play.world, play.state, square).id;
    if (hazardOf(play.state, area)?.stage !== 'spent')
      play.begin({ tag: 'circle', figure, area }, 'ADV-HAZ-71');
  }
}

export const circle: FrameKind<CircleFrame> = {
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

export const circleAppliers: Pick<
  Appliers<HazardFacts>,
  'circleEntered' | 'circleSpent' | 'powerGiven' | 'fateGiven' | 'fateLost'
> = {
  circleEntered: (state) => state,
  circleSpent: (state, { area }) => withHazard(state, area, { stage: 'spent' }),
  // The next spell needs no component: the magic chapter removes this effect with that spell.
  powerGiven: (state, { figure }) =>
    withMoreEffects(withoutEffects(state, figure, 'freeSpell'), figure, { tag: 'freeSpell', ends: 'never' }),
  // For this expedition only: the characteristic itself does not change.
  fateGiven: (state, { figure }) => withSheet(state, figure, { fate: sheetOf(state, figure).fate + 1 }),
  fateLost(state, { figure, points, lasting }) {
    const { fate, startFate } = sheetOf(state, figure);
    const less = withSheet(state, figure, { fate: Math.max(0, fate - points) });
    return lasting ? withSheet(less, figure, { startFate: Math.max(0, startFate - points) }) : less;
  },
};
