/** The map that an expedition brings home (ADV-MAP). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { HEROES } from '../content/heroes.ts';
import { MATRICES } from '../content/matrices.ts';
import { DEFAULT_OPTIONS } from '../setup.ts';
import type { Setup } from '../setup.ts';
import type { Level, Place } from '../state.ts';
import { advanced } from '../system.ts';
import { table } from '../testing/index.ts';
import type { Thing } from '../things.ts';
import { expeditionMap } from './expeditionMap.ts';
import { openingOf } from './opening.ts';

const text = { en: 'A dungeon', fr: 'Un donjon' };
const SETUP: Setup = {
  players: [{ seat: 'ann', sheets: ['heinrich'] }],
  master: true,
  sheets: [HEROES.heinrich],
  dungeon: {
    id: 'test',
    title: text,
    intro: text,
    matrices: MATRICES.ratmen,
    levels: [{ tag: 'random', down: 'none' }],
    characters: [],
    aims: [],
  },
  map: null,
  options: DEFAULT_OPTIONS,
};

const NO_DICE = { roll: () => assert.fail('no dice') };

/** The first level of an expedition on this map. */
function nextVisit(map: readonly Level[]): Level {
  const opened = advanced.open({ ...SETUP, map: JSON.parse(JSON.stringify(map)) as Level[] });
  if (!opened.ok) assert.fail(opened.problems.map(({ path, message }) => `${path}: ${message}`).join('; '));
  return opened.game.start(NO_DICE).state.levels[0]!;
}

const ROOM = `
  +-+-+
  |A .|
  +o+-+
  |: B|
  +-+-+
`;

function blank(): Level {
  const t = table(ROOM, { A: {} });
  return openingOf({ ...t.world, setup: SETUP }, 0);
}

rule('ADV-MAP-02', 'every section and what is unfinished there: monsters, chests, traps', () => {
  const level = blank();
  const [area] = Object.keys(level.places);
  const group = { id: 1, area: area!, monsters: { ratman: 3 }, characters: [], gold: 30 };
  const chest = { id: 'chest-1', tag: 'chest', square: 5, state: 'closed', found: null, holds: [] } as const;
  const trap = { id: 'trap-1', tag: 'trap', square: 6, trap: 'pit', state: 'noticed', chest: null } as const;
  const seen = nextVisit([{ ...level, groups: [group], things: [chest, trap] }]);
  assert.deepEqual(seen.layout, level.layout);
  assert.deepEqual(seen.groups, [group]);
  assert.deepEqual(seen.things, [chest, trap]);
});

rule('ADV-TRAP-17', 'a fire that still burned has gone out when somebody comes again', () => {
  const t = table(ROOM, { A: {} });
  const trap = { id: 'trap-1', tag: 'trap', square: 0, state: 'sprung', chest: null } as const;
  const things = [
    { ...trap, trap: 'fireball', left: 2 },
    { ...trap, id: 'trap-2', trap: 'pit' },
  ] as const;
  const [map] = expeditionMap({ ...t.state, levels: [{ ...t.state.levels[0]!, things }] });
  assert.deepEqual(
    map!.things.map(({ id }) => id),
    ['trap-2'],
  );
});

rule('ADV-MAP-02', 'nobody who was left on a level stands on its map', () => {
  const t = table(ROOM, { A: {}, B: {} });
  const [level] = t.state.levels;
  const [map] = expeditionMap({ ...t.state, levels: [{ ...level!, left: [t.figure('B')] }] });
  assert.deepEqual(map!.left, []);
});

rule('ADV-MAP-02', 'the map of a match that is over says all of it, for every level', () => {
  const t = table(ROOM, { A: {}, B: {} });
  const [level] = t.state.levels;
  const area = t.areaAt('A1');
  const group = { id: 1, area, monsters: { ratman: 3 }, characters: [], gold: 30 };
  const chest = { id: 'chest-1', tag: 'chest', square: 1, state: 'closed', found: null, holds: [] } as const;
  const trap = { id: 'trap-1', tag: 'trap', square: 0, trap: 'pit', state: 'noticed', chest: null } as const;
  const place = { ...level!.places[area]!, group: 1, searched: true };
  const kept = {
    ...level!,
    groups: [group],
    things: [chest, trap],
    places: { ...level!.places, [area]: place },
  };
  const map = expeditionMap({ ...t.state, levels: [kept, { ...level!, things: [trap] }] });
  assert.deepEqual(
    map.map(({ layout, groups, things, places }) => [layout, groups, things, places]),
    [
      [level!.layout, [group], [chest, trap], kept.places],
      [level!.layout, [], [trap], level!.places],
    ],
  );
});

rule('ADV-MAP-03', 'as the party left it: doors shut, nobody there, no trace of what was taken', () => {
  const t = table(ROOM, { A: { armour: ['shield'] }, B: { wounds: 0 } });
  t.do({ type: 'takeOffArmour', figure: 'A', armour: ['shield'] });
  const { pile } = t.event('armourTakenOff');
  t.do({ type: 'done' }, [5]);
  t.do({ type: 'putOnArmour', figure: 'A', pile, armour: ['shield'] });
  const [level] = expeditionMap({
    ...t.state,
    levels: t.state.levels.map((one) => ({ ...one, left: t.state.figures })),
  });
  assert.deepEqual(level!.things, []);
  assert.deepEqual(level!.left, []);
  assert.deepEqual(level!.doors, ['closed']);
});

rule('ADV-MAP-04', 'a saved dungeon remembers every sign of the map', () => {
  const level = blank();
  const [start, passage] = Object.keys(level.places) as [string, string];
  const place: Place = { ...level.places[passage]!, searched: true, searchedWalls: [0], group: 7 };
  const things: Thing[] = [
    { id: 'pile-1', tag: 'pile', square: 3, goods: { gold: 20, items: [] }, armour: [], weapons: [] },
    { id: 'chest-1', tag: 'chest', square: 4, state: 'closed', found: null, holds: [] },
    { id: 'chest-2', tag: 'chest', square: 5, state: 'open', found: { gold: 40, items: [] }, holds: [] },
    { id: 'trap-1', tag: 'trap', square: 4, trap: 'gas', state: 'noticed', chest: 'chest-1' },
    { id: 'trap-2', tag: 'trap', square: 6, trap: 'pit', state: 'sprung', chest: null },
    { id: 'feature-1', tag: 'feature', square: 7, feature: 'statue', squares: [7] },
  ];
  const kinds = { ratman: 3, ratmanChampion: 1, ratmanWarlord: 1 };
  const saved: Level = {
    ...level,
    places: { ...level.places, [passage]: place },
    things,
    groups: [{ id: 7, area: passage, monsters: kinds, characters: [], gold: 110 }],
  };
  const seen = nextVisit([saved]);
  assert.deepEqual(seen, saved);
  assert.equal(seen.places[start]!.stairs, 'out');
});

rule('ADV-MAP-03', 'a fire has burned out; doors that stood open to the unknown are shut again', () => {
  const t = table(ROOM, { A: {} });
  const [level] = t.state.levels;
  const fire = {
    id: 'trap-1',
    tag: 'trap',
    square: 0,
    trap: 'fire',
    state: 'sprung',
    chest: null,
    left: 2,
  } as const;
  const pit = { id: 'trap-2', tag: 'trap', square: 1, trap: 'pit', state: 'sprung', chest: null } as const;
  const exit = { squares: [0], direction: 0, door: 'closed' } as const;
  const saved = {
    ...level!,
    things: [fire, pit],
    opened: [exit as never],
    doors: ['open', 'hidden'] as const,
  };
  const [brought] = expeditionMap({ ...t.state, levels: [saved] });
  assert.deepEqual(
    brought!.things.map(({ id }) => id),
    ['trap-2'],
  );
  assert.deepEqual([brought!.opened, brought!.doors], [[], ['closed', 'hidden']]);
});

rule('ADV-TRE-09', 'others move into a cleared lair; whoever is still at home stays', () => {
  const t = table(ROOM, { A: {}, B: {} }, { places: { A: { room: 'lair' }, B: { room: null } } });
  const lair = t.areaAt('A1');
  const [cleared] = expeditionMap(t.state);
  assert.deepEqual(cleared!.groups, [
    { id: 0, area: lair, monsters: {}, characters: [], gold: 0, newcomers: true },
  ]);
  const group = { id: 4, area: lair, monsters: { ratman: 1 }, characters: [], gold: 10 };
  const kept = { ...t.state, levels: [{ ...t.state.levels[0]!, groups: [group] }] };
  assert.deepEqual(expeditionMap(kept)[0]!.groups, [group]);
});
