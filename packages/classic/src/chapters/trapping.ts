/** Traps: found, sprung, escaped from, disarmed (CLS-TRP). */
import { withSquares } from '@oubliette/dungeon';
import { climbedOut, mapFigure, spent, withTrap } from '../changes.ts';
import type { TrappingCommand } from '../commands.ts';
import type { TrappingFacts } from '../events.ts';
import { figureOf, isHero } from '../figures.ts';
import { forFigures } from '../kit.ts';
import type { Chapter } from '../kit.ts';
import type { Figure, State } from '../state.ts';
import { checkDisarm, checkEscape, disarm, disarmsRockfalls, escape, foundRockfalls } from '../traps.ts';
import { trapIndex } from '../world.ts';
import type { World } from '../world.ts';

export const TRAPPING: Chapter<TrappingCommand, TrappingFacts, 'escape'> = {
  shapes: {
    disarm: { figure: 'text', square: 'number' },
    escape: { figure: 'text', to: 'number' },
  },
  handlers: {
    disarm: { check: checkDisarm, perform: disarm, offers: forFigures(disarmOffers) },
    escape: { check: checkEscape, perform: escape },
  },
  appliers: {
    trapFound: (state, { trap, squares }, world) => {
      const found = withTrap(
        state,
        trapIndex(world, trap, squares[0]!),
        trap === 'pit' ? 'open' : trap === 'spear' ? 'gone' : 'found',
      );
      return trap === 'pit' ? { ...found, pits: withSquares(found.pits, squares) } : found;
    },
    trapSprung: (state, { trap, squares }, world) => {
      const sprung = withTrap(state, trapIndex(world, trap, squares[0]!), trap === 'pit' ? 'open' : 'gone');
      return trap === 'pit' ? { ...sprung, pits: withSquares(sprung.pits, squares) } : sprung;
    },
    trapRolled: (state) => state,
    rocksFell: (state, { squares }) => ({ ...state, rubble: withSquares(state.rubble, squares) }),
    escapeAsked: (state, { pending }) => ({ ...state, pending }),
    escaped: (state, { figure, to }) => {
      const moved = {
        ...mapFigure(state, figure, (victim) => ({ ...climbedOut(victim), square: to })),
        pending: null,
      };
      return state.turn.actor === figure ? { ...moved, turn: { ...state.turn, moveOver: true } } : moved;
    },
    trapDisarmed: (state, { square }, world) => ({
      ...withTrap(state, trapIndex(world, 'rockfall', square), 'gone'),
      turn: spent(state.turn),
    }),
  },
  frames: {
    escape: {
      asks: ({ points: { waysOut } }, state, { figure }) => ({
        seat: waysOut.chooser(state, figureOf(state, figure)),
        prompt: 'escapeRocks',
        rules: [waysOut.rules[0]],
      }),
      answers: (_world, _state, { figure, squares }) => squares.map((to) => ({ type: 'escape', figure, to })),
    },
  },
};

function disarmOffers(world: World, state: State, { id }: Figure): TrappingCommand[] {
  if (!isHero(id) || state.turn.acted || !disarmsRockfalls(state, id)) return [];
  return foundRockfalls(world, state).map(({ squares }) => ({
    type: 'disarm',
    figure: id,
    square: squares[0],
  }));
}
