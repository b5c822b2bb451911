/** A quest of Expert as the table takes it from the shelf. */
import { CLASSES, DEFAULT_OPTIONS, expert, FAMILIES, MONSTER_IDS, monsterCard } from '@oubliette/expert';
import type { ClassId, Setup } from '@oubliette/expert';
import type { Json, Stream } from '@oubliette/kernel';
import type { Difficulty } from '@oubliette/players';
import { nameSchema } from '@oubliette/table';
import type { AnyPlayer, Box, Composed } from '@oubliette/table';
import { z } from 'zod';
import { readChoice } from '../shared/choice.ts';
import { BOTS, DEFAULT_BOT, difficultyOf } from '../shared/difficulties.ts';
import { expertChairs } from './expertChairs.ts';

const MOST_HEROES = 7;
const [SHALLOWEST, DEEPEST] = [8, 15];
export const USUAL_HEROES: readonly ClassId[] = ['barbarian', 'dwarf', 'elf', 'wizard'];

const member = z.strictObject({
  id: z.enum(CLASSES),
  /** A hero without a name is called by its class. */
  name: nameSchema.optional(),
  gender: z.enum(['m', 'f']).default('m'),
});

const expertChoice = z.strictObject({
  /** In seating order. */
  heroes: z
    .array(member)
    .min(1)
    .max(MOST_HEROES)
    .default(() => USUAL_HEROES.map((id) => ({ id, gender: 'm' as const }))),
  /** Classes by player; by default each hero has a player. A seat is called after its first hero. */
  players: z
    .array(z.array(z.enum(CLASSES)).min(1))
    .min(1)
    .optional(),
  /** Dungeon cards before the quest room, at most (EXP-PRP-03). */
  depth: z.int().min(SHALLOWEST).max(DEEPEST).default(SHALLOWEST),
  /** Families of monsters left in the pile; all by default (EXP-PRP-08). */
  families: z
    .array(z.enum(FAMILIES))
    .min(1)
    .default(() => [...FAMILIES]),
  lull: z.boolean().default(DEFAULT_OPTIONS.lull),
  drowning: z.enum(['death', 'fall']).default(DEFAULT_OPTIONS.drowning),
});

export type ExpertChoice = z.input<typeof expertChoice>;
type Chosen = z.output<typeof expertChoice>;

const REMEDIES: Readonly<Record<string, string>> = {
  heroes: `choose one to seven among ${CLASSES.join(', ')}, each with a name of at most 40 characters`,
  players: 'lists of classes, each hero in one of them',
  depth: `a number from ${SHALLOWEST} to ${DEEPEST}`,
  families: `choose among ${FAMILIES.join(', ')}`,
  lull: 'true or false',
  drowning: '`death` or `fall`',
};

export function expertBox(makeBot: (difficulty: Difficulty, luck?: Stream) => AnyPlayer): Box {
  return {
    system: expert,
    title: (setup) => titleOf(setupOf(setup)),
    chairs: (setup) => expertChairs(setupOf(setup)),
    bots: BOTS,
    defaultBot: DEFAULT_BOT,
    makeBot: (bot, luck) => makeBot(difficultyOf(bot), luck),
    compose,
  };
}

/** The table hands back only setups made by `compose` or taken by `open`. */
function setupOf(setup: Json): Setup {
  return setup as unknown as Setup;
}

function titleOf({ depth }: Setup) {
  return { en: `A dungeon of depth ${depth}`, fr: `Un donjon de profondeur ${depth}` };
}

function compose(given: unknown): Composed {
  const fields = `a choice may have ${Object.keys(REMEDIES).join(', ')}`;
  const read = readChoice(expertChoice, given, REMEDIES, fields);
  if (!read.ok) return read;
  const setup = setupFor(read.value);
  const opened = expert.open(setup);
  return opened.ok ? { ok: true, setup: setup as unknown as Json } : opened;
}

function setupFor({ heroes, players, depth, families, lull, drowning }: Chosen): Setup {
  const seated = players ?? heroes.map(({ id }) => [id]);
  return {
    players: seated.map((own) => ({ seat: own[0]!, heroes: own })),
    heroes: heroes.map(({ id, name, gender }) => ({ id, name: name ?? id, gender, gold: 0, cards: [] })),
    depth,
    bestiary: MONSTER_IDS.filter((id) => families.includes(monsterCard(id).family)),
    options: { lull, drowning },
  };
}
