/** Lays a table of NextLevel as a scenario draws it. */
import { isHero } from '@oubliette/classic/extend';
import type { FigureId, HeroKind, Setup, State, World } from '@oubliette/classic/extend';
import { arrangeWith } from '@oubliette/classic/scenario';
import type { ArrangedTable } from '@oubliette/classic/scenario';
import type { Arranged } from '@oubliette/kernel/scenario';
import type { NextCommand } from '../commands.ts';
import type { NextEvent } from '../events.ts';
import type { NextSetup } from '../setup.ts';
import { freshSheet, strengthAt } from '../sheets.ts';
import type { NextState, Plight } from '../state.ts';
import { NEXTLEVEL_EDITION } from '../system.ts';
import type { NextView } from '../view.ts';
import { nextSceneSchema } from './scene.ts';
import type { NextScene, ParsedNextScene } from './scene.ts';

export type ArrangedNextTable = Arranged<NextState, NextCommand, NextEvent, NextView> & {
  readonly words: ArrangedTable['words'];
};

const FACINGS = { north: 0, east: 1, south: 2, west: 3 } as const;
type Side = keyof typeof FACINGS;
const SIDES = Object.keys(FACINGS);

export function arrangeNextLevel(written: NextScene): ArrangedNextTable {
  const arranged = arrangeWith<ParsedNextScene>(
    { edition: NEXTLEVEL_EDITION, schema: nextSceneSchema, setup: setupFor, state: stateFor },
    written,
  );
  // The same table, in the types of the book that laid it.
  return withNext(arranged as unknown as ArrangedNextTable, Object.keys(written.figures ?? {}));
}

/** Names the sides, and puts NextLevel's part of state and view under `next`. */
function withNext(table: ArrangedNextTable, letters: readonly string[]): ArrangedNextTable {
  const letterOf = new Map(letters.map((letter) => [table.words.id(letter), letter]));
  const byLetter = (of: object) =>
    Object.fromEntries(Object.entries(of).map(([id, value]) => [letterOf.get(id) ?? id, value]));
  const tell = ({ next }: NextState | NextView): unknown => {
    const facing = Object.entries(next.facing).map(([id, way]) => [id, SIDES[way]] as const);
    return {
      ...(table.words.describe(next) as object),
      facing: byLetter(Object.fromEntries(facing)),
      plights: byLetter(table.words.describe(next.plights) as object),
      sheets: byLetter(table.words.describe(next.sheets) as object),
    };
  };
  return {
    ...table,
    command: (said) => table.command(withSides(said, (way) => FACINGS[way as Side] ?? way) as typeof said),
    describe: (value, state) => withSides(table.describe(value, state), (way) => SIDES[way as number] ?? way),
    describeState: (state) => ({ ...(table.describeState(state) as object), next: tell(state) }),
    describeView: (view, state) => ({ ...(table.describeView(view, state) as object), next: tell(view) }),
  };
}

/** The same, with every field that holds a side converted. */
function withSides(value: unknown, side: (way: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withSides(item, side));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([field, held]) =>
    field === 'facing' || field === 'direction' ? [field, side(held)] : [field, withSides(held, side)],
  );
  return Object.fromEntries(entries);
}

/** A hand-laid table is played as drawn, with the options a real table must choose switched off. */
const AS_DRAWN = {
  traps: 'printed',
  ogres: false,
  assuredAttacks: false,
  searchRacks: false,
} satisfies NextSetup['options'];

function setupFor(setup: Setup, { next, figures }: ParsedNextScene): object {
  const progress = Object.entries(next.figures).flatMap(([letter, { level }]) => {
    const kind = figures[letter]?.kind;
    return kind !== undefined && level !== undefined ? [{ kind, level }] : [];
  });
  return { ...setup, progress, options: { ...AS_DRAWN, ...next.options } };
}

function stateFor(
  world: World,
  laid: State,
  { next, figures, fromTheStart }: ParsedNextScene,
  idOf: (letter: string) => FigureId,
): State {
  if (fromTheStart) return laid;
  const state = laid as NextState;
  const written = Object.entries(next.figures);
  const sheets = Object.fromEntries(
    state.heroes.map(({ id }) => {
      const said = written.find(([letter]) => idOf(letter) === id)?.[1].sheet ?? {};
      return [id, { ...freshSheet(world, id), ...said }];
    }),
  ) as NextState['next']['sheets'];
  const facing = Object.fromEntries(
    written.flatMap(([letter, { facing: way }]) => (way === undefined ? [] : [[idOf(letter), FACINGS[way]]])),
  );
  const plights = Object.fromEntries(
    written.flatMap(([letter, { plights: list }]) =>
      list === undefined ? [] : [[idOf(letter), list as unknown as Plight[]]],
    ),
  );
  const letters = new Map(Object.keys(figures).map((letter) => [idOf(letter), letter]));
  return {
    ...state,
    figures: state.figures.map((figure) =>
      isHero(figure.id)
        ? levelled(
            world,
            { ...state, next: { ...state.next, sheets } },
            figure.id,
            figures[letters.get(figure.id) ?? ''] ?? {},
            figure,
          )
        : figure,
    ),
    next: {
      ...state.next,
      sheets,
      facing: { ...state.next.facing, ...facing },
      plights,
      engaged: next.engaged.map(([a, b]) => [idOf(a), idOf(b)] as const),
      trapKinds: next.traps ?? state.next.trapKinds,
      turn: {
        ...state.next.turn,
        startedAt: state.turn.path[0] ?? null,
        arrived: facing[state.turn.actor ?? ''] ?? null,
        ...next.turn,
      },
      ...next.state,
    },
  } as NextState;
}

/** A hero's figures are the level's, except where the scene sets them. */
function levelled(
  world: World,
  state: NextState,
  id: HeroKind,
  written: {
    readonly body?: unknown;
    readonly mind?: unknown;
    readonly attack?: unknown;
    readonly defence?: unknown;
  },
  figure: State['figures'][number],
): State['figures'][number] {
  const { body, mind, attack, defence } = strengthAt(world, state, id);
  return {
    ...figure,
    ...(written.body === undefined ? { body } : {}),
    maxBody: written.body === undefined ? body : Math.max(body, figure.body),
    ...(written.mind === undefined ? { mind } : {}),
    maxMind: written.mind === undefined ? mind : Math.max(mind, figure.mind),
    ...(written.attack === undefined ? { attack } : {}),
    ...(written.defence === undefined ? { defence } : {}),
  };
}
