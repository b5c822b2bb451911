/** Before the first turn: roles, sheets, spells, places (CLS-GEN, CLS-SET, CLS-STA, CLS-SPL-03). */
import { withSquare } from '@oubliette/dungeon';
import { withHero } from '../changes.ts';
import type { StartingCommand } from '../commands.ts';
import type { StartingFacts } from '../events.ts';
import { asking } from '../kit.ts';
import type { Chapter } from '../kit.ts';
import {
  checkPlaceHero,
  checkTakeRole,
  checkTakeSpells,
  nextToPlace,
  placeHero,
  rolesFor,
  startSquares,
  takeRole,
  takeSpells,
} from '../start.ts';

export const STARTING: Chapter<StartingCommand, StartingFacts, 'roles' | 'spells' | 'placement'> = {
  shapes: {
    takeRole: { role: 'text' },
    takeSpells: { hero: 'text', set: 'text' },
    placeHero: { hero: 'text', square: 'number' },
  },
  handlers: {
    takeRole: { check: checkTakeRole, perform: takeRole },
    takeSpells: { check: checkTakeSpells, perform: takeSpells },
    placeHero: { check: checkPlaceHero, perform: placeHero },
  },
  appliers: {
    questOpened: (state) => state,
    rolesRolled: (state, { order }) => ({ ...state, choosing: order }),
    roleTaken: (state, { seat, role }) => {
      const choosing = state.choosing.toSpliced(state.choosing.indexOf(seat), 1);
      if (role === 'morcar') return { ...state, morcar: seat, choosing };
      const unchosen = state.unchosen.filter((hero) => hero !== role);
      return { ...state, choosing, unchosen, control: { ...state.control, [role]: seat } };
    },
    sheetFilled: (state, { hero }) => ({ ...state, heroes: [...state.heroes, hero] }),
    parchmentRead: (state) => state,
    phaseBegun: (state, { phase, order }) => ({ ...state, phase, order }),
    spellsTaken: (state, { hero, set, spells }) => ({
      ...withHero(state, hero, (sheet) => ({ ...sheet, spells: [...sheet.spells, ...spells] })),
      spellSets: state.spellSets.filter((other) => other !== set),
    }),
    heroPlaced: (state, { figure }) => ({
      ...state,
      figures: [...state.figures, figure],
      safe: withSquare(state.safe, figure.square),
    }),
  },
  frames: {
    roles: asking(
      'chooseRole',
      ['CLS-GEN-04'],
      (_world, { choosing }) => choosing[0]!,
      (_world, state) => rolesFor(state, state.choosing[0]!).map((role) => ({ type: 'takeRole', role })),
    ),
    spells: asking(
      'chooseSpells',
      ['CLS-SPL-03'],
      (world, state) => state.control[world.points.nextToDraft(world, state)!]!,
      (world, state) =>
        state.spellSets.map((set) => ({
          type: 'takeSpells',
          hero: world.points.nextToDraft(world, state)!,
          set,
        })),
    ),
    placement: asking(
      'placeHero',
      ['CLS-STA-02'],
      (world, state) => state.control[nextToPlace(world, state)!]!,
      (world, state) =>
        startSquares(world, state).map((square) => ({
          type: 'placeHero',
          hero: nextToPlace(world, state)!,
          square,
        })),
    ),
  },
};
