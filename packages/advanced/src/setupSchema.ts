/** The shape of a setup from outside; `system.ts` checks what it means. */
import { z } from 'zod';
import { COUNTER_MOMENTS } from './counters/types.ts';
import { COMPONENTS, DARK_COMPONENTS } from './magic/types.ts';
import { RATED } from './rated.ts';
import type { Setup } from './setup.ts';

const name = z.string().min(1);
const count = z.int().min(0);
const rated = z.int().min(1).max(12);
const square = count;
const squares = z.array(square);
const words = z.array(z.int());
const side = z.int().min(0).max(3);
const text = z.strictObject({ en: z.string(), fr: z.string() });
const point = z.tuple([z.int(), z.int()]);
const monsters = z.record(name, z.int().min(0).max(40));
const room = z.enum(['normal', 'hazard', 'lair', 'quest', 'location']);
const stairs = z.enum(['out', 'down', 'up']);

const change = { stat: z.enum(RATED), by: z.int().optional(), set: z.int().optional() };

const sheet = z.strictObject({
  id: z.string().regex(/^[a-z][a-zA-Z0-9-]*$/),
  kind: z.enum(['hero', 'henchman']),
  name,
  gender: z.enum(['m', 'f']),
  race: z.enum(['human', 'dwarf', 'elf']),
  calling: z.enum(['warrior', 'wizard', 'manAtArms', 'sergeant']),
  serves: z.string().nullable(),
  start: z.strictObject(Object.fromEntries(RATED.map((stat) => [stat, rated]))),
  startWounds: z.int().min(1),
  startFate: count,
  fate: count,
  changes: z.array(z.strictObject({ ...change, rule: z.string() })),
  weapons: z.array(name),
  armour: z.array(name),
  arrows: count,
  bolts: count,
  items: z.array(name),
  gold: count,
  components: z.array(z.enum([...COMPONENTS, ...DARK_COMPONENTS])),
  spells: z.array(name),
  marks: z.array(name),
});

const row = z.strictObject({
  upTo: z.int().min(1).max(12),
  monsters,
  specialist: z.literal(true).optional(),
});
const matrix = z.array(row).min(1);
const matrices = z.strictObject({
  wandering: matrix,
  lair: matrix,
  quest: matrix,
  specialists: z.array(z.strictObject({ upTo: z.int().min(1).max(12), monsters })).optional(),
});

const piece = z.strictObject({
  id: name,
  section: name,
  at: point,
  turns: z.int().min(0).max(3),
  room: room.optional(),
  stairs: stairs.optional(),
  doors: z
    .array(
      z.strictObject({
        at: point,
        side: z.enum(['north', 'east', 'south', 'west']),
        secret: z.literal(true).optional(),
      }),
    )
    .optional(),
  monsters: monsters.optional(),
  characters: z.array(name).optional(),
  hazard: name.optional(),
  chests: z
    .array(
      z.strictObject({
        at: point,
        gold: count.optional(),
        items: z.array(name).optional(),
        holds: z.array(name).optional(),
        trap: name.optional(),
      }),
    )
    .optional(),
  traps: z.array(z.strictObject({ at: point, trap: name })).optional(),
  note: text.optional(),
});

const levelPlan = z.discriminatedUnion('tag', [
  z.strictObject({
    tag: z.literal('random'),
    down: z.enum(['questRoom', 'tables', 'none']),
    matrices: matrices.optional(),
    questRoomHolds: z.array(name).optional(),
    questRoomCharacters: z.array(name).optional(),
    oneQuestRoom: z.literal(true).optional(),
  }),
  z.strictObject({ tag: z.literal('prepared'), pieces: z.array(piece).min(1) }),
]);

const dungeon = z.strictObject({
  id: name,
  title: text,
  intro: text,
  matrices,
  hazards: z
    .array(z.strictObject({ upTo: z.int().min(1).max(12), hazard: name }))
    .min(1)
    .optional(),
  levels: z.array(levelPlan).min(1),
  characters: z.array(name),
  aims: z.array(name),
  treasures: z.record(name, text).optional(),
  drawnForQuestRooms: z.int().min(1).max(6).optional(),
  survivorsOnly: z.literal(true).optional(),
  once: z.literal(true).optional(),
  reward: z.strictObject({ fate: count }).optional(),
});

const door = z.enum(['hidden', 'closed', 'open']);
const exit = z.strictObject({ squares: squares.min(1), direction: side, door: door.nullable() });
const edge = { a: square, b: square };

const layout = z.strictObject({
  width: z.int().min(1),
  height: z.int().min(1),
  pieces: z
    .array(z.strictObject({ id: name, section: name, at: square, turns: z.int().min(0).max(3) }))
    .min(1),
  doors: z.array(z.strictObject({ ...edge, state: door })),
  openings: z.array(z.strictObject(edge)),
  exits: z.array(exit),
  reserved: words,
});

const place = z.strictObject({
  area: name,
  kind: z.enum(['stairs', 'corridor', 'junction', 'turn', 'deadEnd', 'room']),
  room: room.nullable(),
  stairs: stairs.nullable(),
  entry: side.nullable(),
  searched: z.boolean(),
  searchedWalls: z.array(side),
  group: z.int().nullable(),
  hazard: z
    .strictObject({
      hazard: name,
      stage: z.string(),
      facts: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
    })
    .nullable(),
});

/** A level of an earlier expedition's map (ADV-SET-07): without figures. */
const level = z.strictObject({
  layout,
  doors: z.array(door),
  opened: z.array(exit),
  falseDoors: z.array(exit),
  brightDoors: z.array(exit).optional(),
  places: z.record(name, place),
  trodden: words,
  rubble: words,
  furniture: words,
  things: z.array(z.looseObject({ id: name, tag: name, square })),
  left: z.array(z.never()),
  groups: z.array(
    z.strictObject({
      id: z.int(),
      area: name,
      monsters,
      characters: z.array(name),
      gold: count,
      spied: z.array(name).optional(),
      ambush: z.literal(true).optional(),
      unarmed: z.literal(true).optional(),
      newcomers: z.literal(true).optional(),
      treasure: z.literal(true).optional(),
    }),
  ),
});

export const setupSchema = z.strictObject({
  players: z.array(z.strictObject({ seat: name, sheets: z.array(name) })).min(1),
  master: z.boolean(),
  sheets: z.array(sheet).min(1),
  dungeon,
  map: z.array(level).min(1).nullable(),
  options: z.strictObject({
    chests: z.enum(['anybody', 'opener']),
    monsterWounds: z.enum(['open', 'hidden']),
    corrections: z.boolean(),
  }),
  watch: z.array(z.enum(COUNTER_MOMENTS)).optional(),
}) as unknown as z.ZodType<Setup>;
