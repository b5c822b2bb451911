/** How every level begins: stairs, two sections of passage, a T-junction (ADV-SET-28, ADV-STAIR-05). */
import { emptyLayout, fits, lay, layAt, squareAt, withSquares } from '@oubliette/dungeon';
import type { Exit, Layout } from '@oubliette/dungeon';
import { boardOf } from '../board.ts';
import { FIELD } from '../content/sections.ts';
import { freshLevel } from '../generate/places.ts';
import { openPrepared } from '../generate/prepared.ts';
import type { Level, Place } from '../state.ts';
import type { World } from '../world.ts';

const BEHIND_THE_STAIRS = ['passage', 'passage', 'tJunction'] as const;

/** A level as the party first sees it; a prepared one shows only its stairs (ADV-GM-02). */
export function openingOf(world: World, index: number): Level {
  const plan = world.setup.dungeon.levels[index];
  if (plan === undefined) throw new Error(`the dungeon has no level ${index + 1}`);
  return plan.tag === 'prepared' ? openPrepared(world, plan, index) : randomOpening(world, index);
}

function randomOpening(world: World, index: number): Level {
  const { sections } = world;
  const middle = squareAt(FIELD, FIELD.width / 2, FIELD.height / 2);
  const stairs = layAt(emptyLayout(FIELD), sections, 'stairs', middle, 0);
  const layout = BEHIND_THE_STAIRS.reduce((before: Layout, section): Layout => {
    const exit: Exit = before.exits.at(-1)!;
    return lay(before, sections, exit, fits(before, sections, exit, { section, turns: [0] })[0]!);
  }, stairs);
  const kinds = ['stairs', 'corridor', 'corridor', 'junction'] as const;
  const places = boardOf(world, layout).areas.map(({ id }, area): Place => ({
    ...plainPlace(id, kinds[area]!),
    stairs: area === 0 ? (index === 0 ? 'out' : 'up') : null,
    entry: area === 0 ? null : 3,
  }));
  return freshLevel(layout, places);
}

function plainPlace(area: string, kind: Place['kind']): Place {
  return {
    area,
    kind,
    room: null,
    stairs: null,
    entry: null,
    searched: false,
    searchedWalls: [],
    group: null,
    hazard: null,
  };
}

/** A level with some squares already walked on. */
export function trodden(level: Level, squares: readonly number[]): Level {
  return { ...level, trodden: withSquares(level.trodden, squares) };
}
