/** How the dungeon grows. */
import { addExit, dropExit, joinExit, lay, opposite, sameExit } from '@oubliette/dungeon';
import type { Exit, Layout } from '@oubliette/dungeon';
import { levelOf, named, withLevel } from '../figures.ts';
import type { Appliers } from '../kit.ts';
import type { Level, State } from '../state.ts';
import type { Thing } from '../things.ts';
import type { World } from '../world.ts';
import { placesOf } from './places.ts';
import { withPiece } from './prepared.ts';
import type { GenerateFacts } from './types.ts';

const told = (state: State): State => state;

/** The level's layout, changed: the explored door stands open, other doors are closed. */
function laid(state: State, layout: Layout, explored: Exit | null, change: Partial<Level> = {}): State {
  const level = levelOf(state);
  const gone = (exit: Exit): boolean => !layout.exits.some((other) => sameExit(exit, other));
  // Seen through an Open Window, a door stays as it was.
  const isAhead = state.stack.some((frame) => frame.tag === 'discovering' && frame.ahead === true);
  const stays = isAhead && !level.opened.some((exit) => explored !== null && sameExit(exit, explored));
  const inside = explored?.door == null || stays ? -1 : explored.squares[0]!;
  const more = layout.doors
    .slice(level.doors.length)
    .map(({ a, state: drawn }) => (a === inside ? 'open' : drawn));
  return {
    ...withLevel(state, {
      layout,
      doors: more.length === 0 ? level.doors : [...level.doors, ...more],
      opened: level.opened.some(gone) ? level.opened.filter((exit) => !gone(exit)) : level.opened,
      ...change,
    }),
    frontier: state.frontier.some(gone) ? state.frontier.filter((exit) => !gone(exit)) : state.frontier,
  };
}

function withThing(state: State, thing: Thing): State {
  return named(withLevel(state, { things: [...levelOf(state).things, thing] }), thing.id);
}

function sectionLaid(state: State, event: GenerateFacts['sectionLaid'], world: World): State {
  const { section, at, turns, exit, room, stairs, piece } = event;
  const { layout: before, places } = levelOf(state);
  const plan = world.setup.dungeon.levels[state.level];
  const layout =
    piece !== null && plan?.tag === 'prepared'
      ? withPiece(world, plan, before, piece, exit)
      : lay(before, world.sections, exit, { section, at, turns });
  const facts = { room, stairs, entry: opposite(exit.direction) };
  const all = { ...places };
  for (const place of placesOf(world, layout, before.pieces.length, facts)) all[place.area] = place;
  return laid(state, layout, exit, { places: all });
}

export const generateAppliers: Appliers<GenerateFacts> = {
  behindDoorRolled: told,
  lengthRolled: told,
  featuresRolled: told,
  endRolled: told,
  roomRolled: told,
  roomDoorsRolled: told,
  doorDue: told,
  laidInstead: told,
  wallChosen: told,
  doorsLeftOut: told,
  noteRead: told,
  brightDoorTried: told,
  monstersSpied: (state, { group }) => {
    const { groups, places } = levelOf(state);
    const home = { ...places, [group.area]: { ...places[group.area]!, group: group.id } };
    return named(withLevel(state, { groups: [...groups, group], places: home }), `group-${group.id}`);
  },
  sectionLaid,
  wayBlocked: (state, { exit }) => laid(state, dropExit(levelOf(state).layout, exit), null),
  falseDoorFound: (state, { exit }) => withLevel(state, { falseDoors: [...levelOf(state).falseDoors, exit] }),
  doorPlaced: (state, { exit, joins }, { sections }) => {
    const layout = addExit(levelOf(state).layout, sections, exit);
    return laid(state, joins ? joinExit(layout, sections, exit) : layout, null);
  },
  chestPlaced: (state, { id, square, holds }) =>
    withThing(state, { id, tag: 'chest', square, state: 'closed', found: null, holds }),
  stairsPlaced: (state, { id, area, squares }) => {
    const { places } = levelOf(state);
    const here = withLevel(state, { places: { ...places, [area]: { ...places[area]!, stairs: 'down' } } });
    return withThing(here, { id, tag: 'feature', feature: 'stairsDown', square: squares[0]!, squares });
  },
};
