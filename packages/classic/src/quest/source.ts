/** A quest as its author writes it: the schema of a quest file. `docs/quests.md` explains it with examples. */
import { z } from 'zod';
import { EQUIPMENT_IDS } from '../content/equipment.ts';
import { HERO_KINDS } from '../content/heroes.ts';
import type { Text } from '../content/names.ts';
import { FURNITURE_KINDS } from '../content/pieces.ts';
import { QUEST_TREASURE_IDS } from '../content/questTreasures.ts';
import { SPELL_IDS } from '../content/spells.ts';
import { TREASURE_IDS } from '../content/treasure.ts';
import { BOX_VOCABULARY } from './vocabulary.ts';
import type { LaidAs, QuestVocabulary } from './vocabulary.ts';

const QUEST_FORMAT = 1;

/** How ids and places are written. */
export const FORMATS = {
  id: {
    en: 'an id is letters, digits and dashes, and starts with a small letter',
    fr: 'un id est fait de lettres, de chiffres et de tirets, et commence par une minuscule',
  },
  square: {
    en: 'a square is a column and a row, such as F7',
    fr: 'une case est une colonne et une ligne, comme F7',
  },
  edge: {
    en: 'a door is two squares, such as F7-G7',
    fr: 'une porte est deux cases, comme F7-G7',
  },
  side: {
    en: 'a door in the outer wall is a square and a side, such as A9-west',
    fr: 'une porte du mur extérieur est une case et un côté, comme A9-west',
  },
  squareOrSide: {
    en: 'a way out is a square, such as F7, or a door in the outer wall, such as A9-west',
    fr: 'une sortie est une case, comme F7, ou une porte du mur extérieur, comme A9-west',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** The schema's message is the format's name: the checker words it. */
function written(pattern: RegExp, format: keyof typeof FORMATS) {
  return z.string().regex(pattern, format);
}

/** In both languages, or in the quest's one language: the checker asks for what is missing. */
const text = z.strictObject({ en: z.string().min(1).optional(), fr: z.string().min(1).optional() });
const id = written(/^[a-z][a-zA-Z0-9-]*$/, 'id');
/** A square by column and row: F7. */
const square = written(/^[A-Za-z]{1,2}[0-9]{1,2}$/, 'square');
/** Between two squares, in a wall or across a passage: F7-G7. */
const edge = written(/^[A-Za-z]{1,2}[0-9]{1,2}-[A-Za-z]{1,2}[0-9]{1,2}$/, 'edge');
/** A side of a square: A9-west. */
const side = written(/^[A-Za-z]{1,2}[0-9]{1,2}-(north|east|south|west)$/, 'side');
const squareOrSide = written(/^[A-Za-z]{1,2}[0-9]{1,2}(-(north|east|south|west))?$/, 'squareOrSide');
const oneOrMore = <T extends z.ZodType>(item: T) => z.union([item, z.array(item).min(1)]);
const count = z.int().min(0).max(99);

const harm = z.union([z.strictObject({ lose: count }), z.strictObject({ dice: z.int().min(1).max(10) })]);

/** The strength of a figure of this quest, instead of its card's (CLS-MON-03). */
const strength = {
  name: text.extend({ gender: z.enum(['m', 'f']) }).optional(),
  move: count.optional(),
  attack: count.optional(),
  defence: count.optional(),
  body: z.int().min(1).max(99).optional(),
  mind: count.optional(),
};

const captive = z.strictObject({ id, at: square, ...strength, name: strength.name.unwrap() });

const door = z.union([edge, z.strictObject({ at: edge, id: id.optional(), locked: z.boolean().optional() })]);
/** Once found it stays open (CLS-SEC-02), so it has no lock. */
const secretDoor = z.union([edge, z.strictObject({ at: edge, id: id.optional() })]);

/** Who an effect touches: the hero whose act set it off, or everyone. */
const who = z.enum(['actor', 'everyone']);

const when = z.union([
  z.strictObject({ enter: oneOrMore(z.string()) }),
  z.strictObject({ see: oneOrMore(z.string()) }),
  z.strictObject({ open: id }),
  z.strictObject({ step: oneOrMore(square) }),
  z.strictObject({ search: z.string(), for: z.enum(['treasure', 'secrets']) }),
  z.strictObject({ kill: oneOrMore(id) }),
  z.strictObject({ round: z.int().min(1), every: z.int().min(1).optional() }),
  z.strictObject({ timer: id }),
  z.strictObject({ leave: z.union([z.literal('anyone'), id]) }),
  z.strictObject({ goal: id }),
  /** The counter rises to this value. */
  z.strictObject({ counter: id, reaches: z.int().min(-99).max(99) }),
]);

const counts = z.record(id, z.int().min(-99).max(99));

const condition = z.strictObject({
  flag: id.optional(),
  noFlag: id.optional(),
  goal: id.optional(),
  noGoal: id.optional(),
  hero: z.enum(HERO_KINDS).optional(),
  /** The hero who sets the note off carries this quest treasure. */
  carries: z.enum(QUEST_TREASURE_IDS).optional(),
  /** Counters that have reached a value, or have not yet. */
  atLeast: counts.optional(),
  lessThan: counts.optional(),
});

/** Rules that hold for this quest only (CLS-QBK-11). */
const special = z.strictObject({
  /** Every hero rolls this many dice to move. */
  moveDice: z.int().min(1).max(4).optional(),
  /** Monsters open doors by standing before them. */
  monstersOpenDoors: z.boolean().optional(),
  noSpells: z.boolean().optional(),
});

/** The monsters of the book in use. */
type Kind = z.ZodEnum<Record<string, string>>;

/** What a named foe can do instead of attacking, and how often (CLS-TUR-14). */
const powerOf = (kind: Kind) =>
  z.union([
    z.strictObject({ cast: z.enum(SPELL_IDS), times: z.int().min(1).max(9).default(1) }),
    z.strictObject({
      summon: kind,
      count: z.int().min(1).max(4).default(1),
      times: z.int().min(1).max(9).default(1),
    }),
    z.strictObject({ vanishTo: square, times: z.int().min(1).max(9).default(1) }),
  ]);

const monsterOf = (kind: Kind) =>
  z.strictObject({
    kind,
    at: square,
    id: id.optional(),
    ...strength,
    powers: z.array(powerOf(kind)).optional(),
  });

const TRAP_SHAPES = {
  pit: z.strictObject({ kind: z.literal('pit'), at: oneOrMore(square) }),
  rockfall: z.strictObject({ kind: z.literal('rockfall'), at: square, falls: square.optional() }),
  spear: z.strictObject({ kind: z.literal('spear'), at: square }),
  chest: z.strictObject({ kind: z.literal('chest'), chest: id, harm, text: text.optional() }),
};

/** A book's own trap is written like one of the box's; from here on it is the box's trap, with a sort. */
const OWN_TRAPS = {
  pit: (sort: string) =>
    TRAP_SHAPES.pit
      .extend({ kind: z.literal(sort) })
      .transform(({ at }) => ({ kind: 'pit' as const, at, sort })),
  spear: (sort: string) =>
    TRAP_SHAPES.spear
      .extend({ kind: z.literal(sort) })
      .transform(({ at }) => ({ kind: 'spear' as const, at, sort })),
} satisfies Record<LaidAs, unknown>;

const trapOf = ({ traps }: QuestVocabulary) => {
  const { pit, rockfall, spear, chest } = TRAP_SHAPES;
  const own = Object.entries(traps).map(([sort, { laidAs }]) => OWN_TRAPS[laidAs](sort));
  return z.discriminatedUnion('kind', [pit, rockfall, spear, chest, ...own]);
};

/** Immediate effects; a question may be asked by any effects except those of an answer. */
const plainEffects = (monster: ReturnType<typeof monsterOf>) =>
  [
    z.strictObject({ text }),
    z.strictObject({ place: z.array(monster).min(1) }),
    z.strictObject({ open: id }),
    z.strictObject({ block: oneOrMore(square) }),
    z.strictObject({ reveal: z.string() }),
    z.strictObject({
      give: z.union([
        z.strictObject({ gold: z.int().min(1) }),
        z.strictObject({ questTreasure: z.enum(QUEST_TREASURE_IDS) }),
        z.strictObject({ equipment: z.enum(EQUIPMENT_IDS) }),
        z.strictObject({ potion: z.enum(TREASURE_IDS) }),
      ]),
    }),
    z.strictObject({ move: z.union([who, id]), to: oneOrMore(square) }),
    z.strictObject({ harm, to: who }),
    z.strictObject({ heal: z.int().min(1), to: who }),
    z.strictObject({ mind: z.int().min(-9).max(9), to: who }),
    z.strictObject({ goal: id }),
    z.strictObject({ flag: id }),
    z.strictObject({ timer: id, rounds: z.int().min(1) }),
    z.strictObject({ join: id }),
    z.strictObject({ remove: id }),
    z.strictObject({ win: z.literal(true) }),
    z.strictObject({ lose: z.literal(true) }),
    /** Moves a piece of furniture within its room. */
    z.strictObject({ shift: id, to: square, turned: z.boolean().optional() }),
    z.strictObject({ count: id, by: z.int().min(-99).max(99).optional() }),
  ] as const;

/** A question to the hero who set it off, or to the party, with two answers or more (CLS-QBK-06). */
const questionOf = (monster: ReturnType<typeof monsterOf>) =>
  z.strictObject({
    ask: text,
    of: who.default('actor'),
    choices: z
      .array(z.strictObject({ text, then: z.array(z.union(plainEffects(monster))).default([]) }))
      .min(2)
      .max(6),
  });

const effectOf = (monster: ReturnType<typeof monsterOf>) =>
  z.union([...plainEffects(monster), questionOf(monster)]);

type AnEffect = ReturnType<typeof effectOf>;

const noteOf = (effect: AnEffect) =>
  z.strictObject({
    /** Its title when it happens: "The vault floods". Everybody reads it then. */
    title: text.optional(),
    when,
    if: condition.optional(),
    /** Happens whenever it can, but once a turn; other notes happen once. */
    repeat: z.boolean().optional(),
    then: z.array(effect).min(1),
    /** For the eyes of the Morcar player alone. */
    master: text.optional(),
  });

const treasureOf = (effect: AnEffect) =>
  z.strictObject({
    /** The room whose search finds it, or the passage square it lies on. */
    in: z.string().optional(),
    at: square.optional(),
    then: z.array(effect).min(1),
  });

function schemaOf(vocabulary: QuestVocabulary) {
  const kind = z.enum(Object.keys(vocabulary.monsters));
  const monster = monsterOf(kind);
  const effect = effectOf(monster);
  return z.strictObject({
    format: z.literal(QUEST_FORMAT),
    id,
    /** The book it is written for, if it needs more than the box. */
    book: z.string().optional(),
    /** The level of the heroes it is meant for, where heroes have levels. */
    level: z.int().min(1).max(9).optional(),
    title: text,
    /** The author and the source. */
    author: z.string().min(1).optional(),
    source: z.string().min(1).optional(),
    /** The one language it is written in; its texts may then leave out the other. */
    language: z.enum(['en', 'fr']).optional(),
    /** Unfinished: it may be drawn and printed, not played. */
    draft: z.boolean().optional(),
    parchment: text.optional(),
    /** How to play it, for the eyes of the Morcar player alone. */
    master: text.optional(),
    reward: z.strictObject({ gold: z.int().min(1), share: z.enum(['each', 'divided']) }).optional(),
    /** May be played as a training game (CLS-TRN-01). */
    training: z.boolean().optional(),
    /** `classic` is the board of the box; anything else is a drawn map. */
    board: z.string(),
    wandering: kind.optional(),
    start: z
      .union([
        z.strictObject({ stairs: oneOrMore(square) }),
        z.strictObject({ squares: z.array(square).min(1) }),
        z.strictObject({ door: oneOrMore(side) }),
      ])
      .optional(),
    /** Stairways found on the way; they lead out like the first. */
    stairs: z.array(square).default([]),
    exit: z.array(squareOrSide).optional(),
    goals: z.array(z.strictObject({ id, text })).default([]),
    /** Counters for notes; those with a text are shown to everybody. */
    counters: z
      .array(
        z.strictObject({
          id,
          text: text.optional(),
          start: z.int().min(-99).max(99).default(0),
          of: z.int().min(1).max(99).optional(),
        }),
      )
      .default([]),
    /** How many figures it is played with, if the box holds too few: of these kinds, or enough of every kind. */
    figures: z.union([z.literal('enough'), z.partialRecord(kind, z.int().min(1).max(99))]).optional(),
    doors: z.array(door).default([]),
    secretDoors: z.array(secretDoor).default([]),
    blocked: z.array(oneOrMore(square)).default([]),
    furniture: z
      .array(
        z.strictObject({
          kind: z.enum(FURNITURE_KINDS),
          at: square,
          turned: z.boolean().optional(),
          id: id.optional(),
        }),
      )
      .default([]),
    monsters: z.array(monster).default([]),
    captives: z.array(captive).default([]),
    traps: z.array(trapOf(vocabulary)).default([]),
    treasures: z.array(treasureOf(effect)).default([]),
    notes: z.array(noteOf(effect)).default([]),
    rules: special.default({}),
  });
}

type Schema = ReturnType<typeof schemaOf>;

const SCHEMAS = new WeakMap<QuestVocabulary, Schema>();

/** The schema of a book's quests; made once. */
export function questSchemaFor(vocabulary: QuestVocabulary): Schema {
  const known = SCHEMAS.get(vocabulary) ?? schemaOf(vocabulary);
  SCHEMAS.set(vocabulary, known);
  return known;
}

/** That of the box. */
export const questSchema = questSchemaFor(BOX_VOCABULARY);

/** As written: defaults may be left out. */
export type QuestSource = z.input<Schema>;
/** Shape checked, defaults filled in; places and names not yet. */
export type ParsedQuest = z.output<Schema>;
export type ParsedEffect = z.output<AnEffect>;
export type ParsedMonster = z.output<ReturnType<typeof monsterOf>>;
