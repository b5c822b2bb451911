/** Traps: sprung, suffered, disarmed, built (NXT-TRP, NXT-DWF). */
import { forFigures, isHero, knownGround, mapFigure } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { BaseCommand } from '@oubliette/kernel';
import { withAction, withNext, withoutPlight, withSheet, withTurn } from '../changes.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { NextState } from '../state.ts';
import { build, checkBuild, checkDisarm, checkHelp, disarm, help, PARTS_FOR_A_TRAP } from '../traps/dwarf.ts';
import type { TrapFacts } from '../traps/facts.ts';
import { isPit, pitKindAt, trapAt, withoutTrap, withTrapShown, withTrapState } from '../traps/found.ts';
import { setMonsterFoot } from '../traps/spring.ts';

export { rollSpheres } from '../traps/sphere.ts';
export { springTraps } from '../traps/spring.ts';
export type { TrapFacts };

export type TrapCommand =
  | { readonly type: 'buildTrap'; readonly figure: FigureId; readonly square: Square }
  /** Opens the steel jaw that holds a companion. */
  | { readonly type: 'free'; readonly figure: FigureId; readonly target: FigureId };

const APPLIERS: Appliers<TrapFacts> = {
  trapSpotted: (state, { trap, squares }, world) => withTrapShown(world, state, trap, squares),
  trapWentOff: (state, { trap, squares, laid, again }, world) => {
    if (!laid) return state;
    // A pit can be disarmed until a figure falls in: `fellIntoPit` opens it.
    if (again || isPit(trap)) return withTrapShown(world, state, trap, squares);
    return withTrapState(state, trapAt(world, state, trap, squares[0]!), 'gone');
  },
  trapDieRolled: (state, { why }) => (why === 'disarm' ? withAction(state, 'trapWork') : state),
  drewBack: (state, { figure, to, unpaid }) => {
    const { turn } = state;
    const back = mapFigure(state, figure, (dwarf) => ({ ...dwarf, square: to })) as NextState;
    if (turn.actor !== figure) return back;
    const path = unpaid > 0 ? turn.path.slice(0, -1) : [...turn.path, to];
    return { ...back, turn: { ...turn, path, left: (turn.left ?? 0) + unpaid } };
  },
  bladeSwung: (state) => state,
  sphereRolled: (state, { from, path, direction, stops }) => {
    const others = state.next.spheres.filter(({ square }) => square !== from);
    const square = path.at(-1) ?? from;
    const spheres = stops || square === null ? others : [...others, { square, direction }];
    return withNext(state, { spheres });
  },
  setFree: (state, { figure }) => withAction(withoutPlight(state, figure, 'held'), 'help'),
  trapRemoved: (state, { by, trap, squares }, world) =>
    withSheet(withoutTrap(world, state, trap, squares), by, (sheet) => ({
      ...sheet,
      parts: sheet.parts + 1,
    })),
  trapBuilt: (state, { by, square }) => {
    const built = withNext(state, { dwarfTraps: [...state.next.dwarfTraps, square] });
    const paid = withSheet(built, by, (sheet) => ({ ...sheet, parts: sheet.parts - PARTS_FOR_A_TRAP }));
    return withAction(paid, 'trapWork');
  },
  dwarfTrapSprung: (state, { square }) =>
    withNext(state, { dwarfTraps: state.next.dwarfTraps.filter((at) => at !== square) }),
};

export const TRAPPING: Chapter<TrapCommand, TrapFacts> = {
  frames: {},
  shapes: {
    buildTrap: { figure: 'text', square: 'number' },
    free: { figure: 'text', target: 'text' },
  },
  handlers: {
    buildTrap: { check: checkBuild, perform: build },
    free: { check: checkHelp, perform: help },
  },
  replaces: {
    disarm: { foreseen: true, check: checkDisarm, perform: disarm },
  },
  appliers: APPLIERS,
  follows: {
    /** After a fall the pit is open for good, and the victim's own turn is over (NXT-TRP-03, NXT-TRP-05, NXT-MON-16). */
    fellIntoPit: (state, { figure, square }, world) => {
      const index = trapAt(world, state, pitKindAt(world, state, square), square);
      const open = withTrapState(state, index, 'open');
      return state.turn.actor === figure ? withTurn(open, { over: true }) : open;
    },
  },
  reacts: {
    stepped: (play, { figure, to }) => setMonsterFoot(play, figure, to),
    leapt: (play, { figure, to }) => setMonsterFoot(play, figure, to),
  },
  offers: forFigures(offers),
};

function offers(world: World, state: NextState, { id, square }: Figure): BaseCommand[] {
  if (!isHero(id)) return [];
  const rescues = state.figures.map(({ id: target }) => ({ type: 'free', figure: id, target }));
  if (id !== 'dwarf') return rescues;
  const beside = sideNeighbours(knownGround(world, state), square);
  return [
    ...rescues,
    ...beside.map((at) => ({ type: 'disarm', figure: id, square: at })),
    ...beside.map((at) => ({ type: 'buildTrap', figure: id, square: at })),
  ];
}
