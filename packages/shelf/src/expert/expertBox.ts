/** A quest of Expert as the table takes it from the shelf. */
import {
  CLASSES,
  DEFAULT_OPTIONS,
  defaultAbilities,
  expert,
  expertCampaign,
  FAMILIES,
  LESSON,
  MONSTER_IDS,
  monsterCard,
  QUEST_IDS,
  questNamed,
  READY_QUESTS,
} from '@oubliette/expert';
import type { ClassId, HeroSetup, Options, Setup } from '@oubliette/expert';
import type { Json } from '@oubliette/kernel';
import type { Difficulty } from '@oubliette/players';
import { nameSchema } from '@oubliette/table';
import type { AnyPlayer, Box, Composed, Further } from '@oubliette/table';
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
  /** As many of the class’s nine as its card says; those suggested by default (EXP-ABL-01). */
  abilities: z.array(z.string()).optional(),
});

/** The options of the setup, with its defaults. */
export const OPTIONS = {
  lull: z.boolean().default(DEFAULT_OPTIONS.lull),
  drowning: z.enum(['death', 'fall']).default(DEFAULT_OPTIONS.drowning),
  bestiary: z.enum(['families', 'free']).default(DEFAULT_OPTIONS.bestiary),
  layout: z.enum(['bounded', 'free']).default(DEFAULT_OPTIONS.layout),
  roomBudget: z.enum(['advice', 'binding']).default(DEFAULT_OPTIONS.roomBudget),
  ritualClock: z.enum(['off', 'rounds']).default(DEFAULT_OPTIONS.ritualClock),
  fallen: z.enum(['all', 'party']).default(DEFAULT_OPTIONS.fallen),
  restart: z.enum(['zero', 'kept']).default(DEFAULT_OPTIONS.restart),
  corrections: z.boolean().default(DEFAULT_OPTIONS.corrections),
} satisfies Readonly<Record<keyof Options, z.ZodType>>;

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
  /** One of ours; without one the game master chooses or rolls it (EXP-QGN-01). */
  quest: z.enum([...QUEST_IDS, LESSON.id]).optional(),
  /** Dungeon cards before the quest room at most (EXP-PRP-03); by default as the quest or the die says. */
  depth: z.int().min(SHALLOWEST).max(DEEPEST).optional(),
  /** Families of monsters in the box; all by default (EXP-PRP-08). */
  families: z
    .array(z.enum(FAMILIES))
    .min(1)
    .default(() => [...FAMILIES]),
  /** Whether a player or a computer is game master; else the book answers (EXP-SOL-01). */
  master: z.boolean().default(true),
  ...OPTIONS,
});

export type ExpertChoice = z.input<typeof expertChoice>;
type Chosen = z.output<typeof expertChoice>;

export const OPTION_REMEDIES: Readonly<Record<keyof Options, string>> = {
  lull: 'true or false',
  drowning: '`death` or `fall`',
  bestiary: '`families` or `free`',
  layout: '`bounded` or `free`',
  roomBudget: '`advice` or `binding`',
  ritualClock: '`off` or `rounds`',
  fallen: '`all` or `party`',
  restart: '`zero` or `kept`',
  corrections: 'true or false',
};

const REMEDIES: Readonly<Record<string, string>> = {
  heroes: `choose one to seven among ${CLASSES.join(', ')}, each with a name of at most 40 characters`,
  players: 'lists of classes, each hero in one of them',
  quest: `choose among ${QUEST_IDS.join(', ')}, or none`,
  depth: `a number from ${SHALLOWEST} to ${DEEPEST}`,
  families: `choose among ${FAMILIES.join(', ')}`,
  master: 'true or false',
  ...OPTION_REMEDIES,
};

export function expertBox(makeBot: (difficulty: Difficulty) => AnyPlayer): Box {
  return {
    system: expert,
    title: (setup) => titleOf(setupOf(setup)),
    chairs: (setup) => expertChairs(setupOf(setup)),
    bots: BOTS,
    defaultBot: DEFAULT_BOT,
    makeBot: (bot) => makeBot(difficultyOf(bot)),
    compose,
    further: (setup) => furtherFrom(setupOf(setup)),
  };
}

/** The table hands back only setups made by `compose` or taken by `open`. */
function setupOf(setup: Json): Setup {
  return setup as unknown as Setup;
}

/** The next quest of the book with the same heroes as they were; or a campaign of theirs. */
function furtherFrom(setup: Setup): Further {
  const at = READY_QUESTS.findIndex(({ id }) => id === setup.quest);
  const after = at < 0 ? undefined : READY_QUESTS[at + 1];
  const players = setup.players.map(({ seat }) => seat);
  return {
    ...(after === undefined
      ? {}
      : {
          next: () => Promise.resolve({ ...setup, quest: after.id, depth: null } as unknown as Json),
        }),
    campaign: { game: expertCampaign.id, choice: { players, master: !setup.solo } },
  };
}

/** What is sought is known only where it has been chosen beforehand. */
function titleOf({ quest }: Setup) {
  if (quest === null) return { en: 'A quest of Expert', fr: 'Une quête d’Expert' };
  return typeof quest === 'string' ? questNamed(quest)!.title : quest.title;
}

function compose(given: unknown): Composed {
  const fields = `a choice may have ${Object.keys(REMEDIES).join(', ')}`;
  const read = readChoice(expertChoice, given, REMEDIES, fields);
  if (!read.ok) return read;
  const setup = setupFor(read.value);
  const opened = expert.open(setup);
  return opened.ok ? { ok: true, setup: setup as unknown as Json } : opened;
}

function setupFor({ heroes, players, quest, depth, families, master, ...options }: Chosen): Setup {
  const seated = players ?? heroes.map(({ id }) => [id]);
  return {
    players: seated.map((own) => ({ seat: own[0]!, heroes: own })),
    heroes: heroes.map(({ id, name, gender, abilities }) => ({
      id,
      name: name ?? id,
      gender,
      gold: 0,
      cards: [],
      // The system checks that they are the class’s own, and how many.
      abilities: (abilities as HeroSetup['abilities'] | undefined) ?? defaultAbilities(id),
    })),
    quest: quest ?? null,
    depth: depth ?? null,
    bestiary: MONSTER_IDS.filter((id) => families.includes(monsterCard(id).family)),
    solo: !master,
    remembered: null,
    options,
  };
}
