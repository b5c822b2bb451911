/** A table as a scenario file draws it: figures by letter, squares and sides by name. */
import { makeSquare } from '@oubliette/dungeon';
import { SceneError } from '@oubliette/kernel/scenario';
import { emptyState } from '../emptyState.ts';
import type { CounterKind, CounterMoment } from '../counters/types.ts';
import { levelOf } from '../figures.ts';
import type { DungeonPlan } from '../plan.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { arrange } from './arrange.ts';
import type { ArrangedTable, Scene } from './arrange.ts';
import { PLAIN_FIGHT } from './fight.ts';
import { PLAIN_PLAN } from './plain.ts';
import { sceneSchema } from './scene.ts';
import type { ParsedScene, WrittenScene } from './scene.ts';

export function arrangeAdvanced(written: WrittenScene): ArrangedTable {
  const parsed = sceneSchema.safeParse(written);
  if (!parsed.success) {
    const [{ path, message }] = parsed.error.issues as [(typeof parsed.error.issues)[number]];
    throw new SceneError(`${path.join('.')}: ${message}`);
  }
  const table = laid(parsed.data);
  const describe = inWords(table, Object.keys(parsed.data.figures));
  return {
    ...table,
    command: (said) => table.command(withSides(said)),
    describe,
    describeState: (state) => tell(state, levelOf(state), describe),
    describeView: (view) => tell(view, view.levels[view.level], describe),
  };
}

function laid(scene: ParsedScene): ArrangedTable {
  try {
    return arrange(sceneOf(scene));
  } catch (error) {
    if (error instanceof SceneError) throw error;
    throw new SceneError(`map: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The file's words in the arranger's terms. */
function sceneOf(scene: ParsedScene): Scene {
  const { map, figures, fight, turn, places, untrodden, field, monsters, master, counters, watch } = scene;
  const dungeon: DungeonPlan = monsters === undefined ? PLAIN_PLAN : { ...PLAIN_PLAN, matrices: monsters };
  const setup = { master, dungeon };
  const { master: nobody, solo } = emptyState({ setup } as never);
  const hand = counters as readonly CounterKind[];
  return {
    map,
    figures: figures as Scene['figures'],
    turn: fight === undefined ? turn : { mode: 'combat', phase: 'heroes', ...turn },
    places,
    untrodden,
    ...(field === undefined ? {} : { field }),
    setup,
    state: {
      master: { ...nobody, hand, watch: watch as readonly CounterMoment[] },
      solo,
      ...(fight === undefined ? {} : { fight: { ...PLAIN_FIGHT, ...fight } }),
      ...(scene.leader === undefined ? {} : { leader: scene.leader }),
    },
  };
}

const SIDES = ['north', 'east', 'south', 'west'] as const;
const IN_SIDES: ReadonlySet<string> = new Set(['side', 'direction']);
const IN_SQUARES: ReadonlySet<string> = new Set(['from', 'to', 'at', 'square', 'across', 'squares']);

function withSides(said: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(said).map(([field, value]) => {
    const side = IN_SIDES.has(field) ? SIDES.findIndex((name) => name === value) : -1;
    return [field, side < 0 ? value : side];
  });
  return Object.fromEntries(entries) as Readonly<Record<string, unknown>>;
}

/** Ids of figures as letters, squares and sides as names, everywhere. */
function inWords(table: ArrangedTable, letters: readonly string[]): (value: unknown) => unknown {
  const letterOf = new Map(letters.map((letter) => [table.idOf(letter), letter]));
  const describe = (value: unknown, field = ''): unknown => {
    if (typeof value === 'string') return letterOf.get(value) ?? value;
    if (typeof value === 'number') {
      if (IN_SIDES.has(field)) return SIDES[value] ?? value;
      return IN_SQUARES.has(field) ? table.nameOf(value) : value;
    }
    if (Array.isArray(value)) return value.map((each) => describe(each, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, held]) => [letterOf.get(name) ?? name, describe(held, name)]),
    );
  };
  return (value) => describe(value);
}

/** Figures and sheets by letter, and the party's level as `here`. */
function tell(
  { figures, sheets, levels: _levels, ...rest }: State | View,
  here: State['levels'][number] | undefined,
  describe: (value: unknown) => unknown,
): unknown {
  const byId = (list: readonly { readonly id: string }[]): unknown =>
    describe(Object.fromEntries(list.map((each) => [each.id, each])));
  const { layout, ...level } = here ?? { layout: undefined };
  const named = layout?.pieces.slice(1).map(({ section, at }) => `${section} ${makeSquare(layout, at)}`);
  return {
    ...(describe(rest) as object),
    figures: byId(figures),
    sheets: byId(sheets),
    here: { ...(describe(level) as object), laid: named, exits: describe(layout?.exits ?? []) },
  };
}
