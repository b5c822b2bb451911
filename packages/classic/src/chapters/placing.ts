/** Monsters on the board, and figures the box has run out of (CLS-MON). */
import { withoutSpec } from '../changes.ts';
import type { PlacingCommand } from '../commands.ts';
import type { PlacingFacts } from '../events.ts';
import { asking } from '../kit.ts';
import type { Chapter } from '../kit.ts';
import { checkSubstitute, inBox, substitute } from '../monsters.ts';

export const PLACING: Chapter<PlacingCommand, PlacingFacts, 'substitute'> = {
  shapes: {
    substitute: { kind: 'text or null' },
  },
  handlers: {
    substitute: { check: checkSubstitute, perform: substitute },
  },
  appliers: {
    monsterPlaced: (state, { figure, map }, world) => {
      const { kind } = figure;
      const spec = world.namedFoes.get(figure.id);
      return {
        ...state,
        figures: [...state.figures, figure],
        pool: { ...state.pool, [kind]: inBox(state, kind) - 1 },
        placed: { ...state.placed, [kind]: (state.placed[kind] ?? 0) + 1 },
        unplaced: map === null ? state.unplaced : withoutSpec(world, state.unplaced, map),
        powers:
          spec === undefined || spec.powers.length === 0
            ? state.powers
            : { ...state.powers, [figure.id]: spec.powers.map(({ times }) => times) },
        pending: state.pending?.tag === 'wandering' ? null : state.pending,
      };
    },
    figureMissing: (state, { missing, map }, world) => ({
      ...state,
      missing: [...state.missing, missing],
      unplaced: map === null ? state.unplaced : withoutSpec(world, state.unplaced, map),
    }),
    substituteChosen: (state, { missing }) => {
      const at = state.missing.findIndex(
        ({ kind, square }) => kind === missing.kind && square === missing.square,
      );
      return { ...state, missing: state.missing.toSpliced(at, 1) };
    },
  },
  frames: {
    substitute: asking(
      'chooseSubstitute',
      ['CLS-MON-06'],
      (_world, { morcar }) => morcar,
      (world, state) =>
        [...world.points.substitutes(world, state, state.missing[0]!.kind), null].map((kind) => ({
          type: 'substitute',
          kind,
        })),
    ),
  },
};
