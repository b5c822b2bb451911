/** Clouds of poisoned wind (ADV-ABIL-36). */
import { clearLine, squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { groundOf } from '../board.ts';
import { die } from '../combat/fall.ts';
import { test } from '../combat/tests.ts';
import { settleZones } from '../combat/zones.ts';
import { monsterNamed } from '../content/bestiary.ts';
import { findFigure, isOn, levelOf, named, nextName, stat, withLevel } from '../figures.ts';
import type { Appliers, FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { Thing, ThingOf } from '../things.ts';
import type { World } from '../world.ts';
import type { GasFrame, GearFacts } from './types.ts';

const GAS = 'gasCloud';

/** A square and the eight around it, up to walls. */
export function burstSquares(world: World, state: State, centre: Square): Square[] {
  const ground = groundOf(world, state);
  const { board } = ground;
  const near = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((across) => squareAt(board, xOf(board, centre) + across, yOf(board, centre) + down)),
  );
  return near.filter(
    (square) => square >= 0 && board.areaOf[square]! >= 0 && clearLine(ground, centre, square),
  );
}

/** All figures on these squares, friend or foe, in the order they came. */
export function figuresOn(world: World, state: State, squares: readonly Square[]): Figure[] {
  const { board } = groundOf(world, state);
  return state.figures.filter((figure) => isOn(board, figure, squares));
}

/** Globadiers wear masks. */
function breathes(figure: Figure): boolean {
  return figure.kind !== 'monster' || !monsterNamed(figure.of).devices.includes('gasGlobes');
}

function inGas(world: World, state: State, squares: readonly Square[]): FigureId[] {
  return figuresOn(world, state, squares)
    .filter(breathes)
    .map(({ id }) => id);
}

/** A globe bursts: the gas stays until the master's next phase. */
export function spreadGas(play: Play, square: Square, by: FigureId): void {
  const cloud = nextName(play.state, GAS);
  const squares = burstSquares(play.world, play.state, square);
  play.tell('gasSpread', { cloud, square, squares, by }, ['ADV-ABIL-36']);
  const figures = inGas(play.world, play.state, squares);
  play.begin({ tag: 'gas', cloud, by, figures, stage: 'roll', last: false }, 'ADV-ABIL-36');
}

function clouds(state: State): ThingOf<'feature'>[] {
  return levelOf(state).things.filter(
    (thing): thing is ThingOf<'feature'> => thing.tag === 'feature' && thing.feature === GAS,
  );
}

/** The master's phase begins: figures still in the gas test once more, then it is gone. */
export function lingeringGas(play: Play): void {
  for (const { id, squares } of clouds(play.state)) {
    const figures = inGas(play.world, play.state, squares);
    play.begin({ tag: 'gas', cloud: id, by: null, figures, stage: 'roll', last: true }, 'ADV-ABIL-36');
  }
}

export function clearGas(play: Play): void {
  for (const { id } of clouds(play.state)) play.tell('gasCleared', { cloud: id }, ['ADV-ABIL-36']);
}

export const gasFrame: FrameKind<GasFrame> = {
  asks: () => null,
  runs(play, { answer, ...now }) {
    const [id, ...rest] = now.figures;
    const figure = id === undefined ? undefined : findFigure(play.state, id);
    if (now.stage === 'rolled') {
      play.goOn({ ...now, figures: rest, stage: 'roll' }, 'ADV-ABIL-36');
      if (answer !== true && figure !== undefined) die(play, figure.id, ['ADV-ABIL-36'], { by: now.by });
      return;
    }
    if (id === undefined) return blowOver(play, now);
    if (figure === undefined) return play.goOn({ ...now, figures: rest }, 'ADV-ABIL-36');
    const intelligence = stat(play.state, figure, 'intelligence');
    const face = play.figureRolls(id, 'ADV-ABIL-36');
    const passed = face <= intelligence;
    play.goOn({ ...now, stage: 'rolled' }, 'ADV-ABIL-36');
    play.reveal('gasBreathed', { figure: id, face, intelligence, passed }, ['ADV-ABIL-36']);
    test(play, { figure: id, kind: 'gas', face, passed, rules: ['ADV-ABIL-36'] });
  },
};

function blowOver(play: Play, { cloud, last }: GasFrame): void {
  play.finish(['ADV-ABIL-36']);
  if (last && clouds(play.state).some(({ id }) => id === cloud))
    play.tell('gasCleared', { cloud }, ['ADV-ABIL-36']);
  settleZones(play);
}

export const gasAppliers: Pick<Appliers<GearFacts>, 'gasSpread' | 'gasBreathed' | 'gasCleared'> = {
  gasSpread: (state, { cloud, square, squares }) => {
    const gas: Thing = { id: cloud, tag: 'feature', square, feature: GAS, squares };
    return named(withLevel(state, { things: [...levelOf(state).things, gas] }), cloud);
  },
  gasBreathed: (state) => state,
  gasCleared: (state, { cloud }) =>
    withLevel(state, { things: levelOf(state).things.filter(({ id }) => id !== cloud) }),
};
