/** An expedition of Advanced HeroQuest as the table takes it from the shelf. */
import {
  advanced,
  COUNTER_MOMENTS,
  heroName,
  heroNoun,
  HEROES,
  MASTER,
  nextExpedition,
  TOBARO,
  tobaroSetup,
} from '@oubliette/advanced';
import type { Setup, SheetSetup, State } from '@oubliette/advanced';
import type { Json, Problem, Stream } from '@oubliette/kernel';
import type { Difficulty } from '@oubliette/players';
import type { AnyPlayer, Box, Chair, Composed } from '@oubliette/table';
import type { Noun } from '@oubliette/words';
import { z } from 'zod';
import { DUNGEON_IDS, dungeonNamed } from './advancedDungeons.ts';
import { party, partySheets, READY } from './advancedParty.ts';
import { readChoice } from '../shared/choice.ts';
import { BOTS, DEFAULT_BOT, difficultyOf } from '../shared/difficulties.ts';

const advancedChoice = z.strictObject({
  dungeon: z.enum(DUNGEON_IDS).default('bells1'),
  /** Wanderings only. */
  depth: z.enum(['oneLevel', 'tables']).default('tables'),
  /** In seating order. */
  heroes: party,
  /** Hero ids by player; by default each hero has a player. A seat is called after its first hero. */
  players: z.array(z.array(z.string()).min(1)).min(1).optional(),
  /** Whether a player or a computer sits in the master's seat; else the solo tables decide (ADV-SOLO-01). */
  master: z.boolean().optional(),
  chests: z.enum(['anybody', 'opener']).default('anybody'),
  monsterWounds: z.enum(['open', 'hidden']).default('open'),
  corrections: z.boolean().default(true),
  /** When the master is asked for a counter, until they change it (ADV-TOK-04). */
  watch: z.array(z.enum(COUNTER_MOMENTS)).optional(),
});

export type AdvancedChoice = z.input<typeof advancedChoice>;
type Chosen = z.output<typeof advancedChoice>;

const REMEDIES: Readonly<Record<string, string>> = {
  dungeon: `choose among ${DUNGEON_IDS.join(', ')}`,
  depth: '`oneLevel` or `tables`',
  heroes: `choose one to four among ${READY.join(', ')}, or heroes made by the rules, each with a name of at most 40 characters`,
  players: 'lists of hero ids, each hero in one of them',
  master: 'true or false',
  chests: '`anybody` or `opener`',
  monsterWounds: '`open` or `hidden`',
  corrections: 'true or false',
  watch: `moments among ${COUNTER_MOMENTS.join(', ')}`,
};

export function advancedBox(makeBot: (difficulty: Difficulty, luck?: Stream) => AnyPlayer): Box {
  return {
    system: advanced,
    title: (setup) => setupOf(setup).dungeon.title,
    chairs: (setup) => chairsOf(setupOf(setup)),
    bots: BOTS,
    defaultBot: DEFAULT_BOT,
    makeBot: (bot, luck) => makeBot(difficultyOf(bot), luck),
    compose,
    onward: (setup, state) =>
      nextExpedition(setupOf(setup), state as State, Object.values(HEROES)) as unknown as Json | null,
  };
}

const THE_MASTER = { en: 'Game master', fr: 'Maître du jeu' };
/** All heroes, when one player has them. */
const THE_HEROES = { en: 'The heroes', fr: 'Les héros' };
const PARTY: Noun = {
  en: { one: 'hero', many: 'heroes', plural: true },
  fr: { one: 'héros', many: 'héros', gender: 'm', elides: false, plural: true },
};
const GAME_MASTER: Noun = {
  en: { one: 'game master', many: 'game masters' },
  fr: { one: 'maître du jeu', many: 'maîtres du jeu', gender: 'm' },
};

/** The table hands back only setups made by `compose` or taken by `open`. */
function setupOf(setup: Json): Setup {
  return setup as unknown as Setup;
}

function chairsOf({ players, sheets, master }: Setup): Omit<Chair, 'occupant'>[] {
  const chairs = players.map(({ seat, sheets: own }): Omit<Chair, 'occupant'> => {
    const heroes = sheets.filter(({ id, kind }) => own.includes(id) && kind === 'hero');
    const name = (language: 'en' | 'fr') =>
      heroes.length === 0
        ? seat
        : new Intl.ListFormat(language).format(heroes.map((each) => heroName(each.name)[language]));
    const emblem = emblemOf(heroes[0]);
    if (players.length === 1 && heroes.length > 1)
      return { seat, role: 'hero', title: THE_HEROES, called: [PARTY], emblem };
    const title = { en: name('en'), fr: name('fr') };
    return { seat, role: 'hero', title, called: heroes.map(heroNoun), emblem };
  });
  return master
    ? [
        ...chairs,
        { seat: MASTER, role: 'gamemaster', title: THE_MASTER, called: [GAME_MASTER], emblem: 'morcar' },
      ]
    : chairs;
}

function emblemOf(sheet: SheetSetup | undefined): string {
  if (sheet === undefined) return 'hero';
  if (sheet.calling === 'wizard') return 'wizard';
  return sheet.race === 'human' ? 'barbarian' : sheet.race;
}

function compose(given: unknown): Composed {
  const fields = `a choice may have ${Object.keys(REMEDIES).join(', ')}`;
  const read = readChoice(advancedChoice, given, REMEDIES, fields);
  if (!read.ok) return read;
  const problem = read.value.dungeon === TOBARO.id ? tobaroProblem(read.value) : null;
  if (problem !== null) return { ok: false, problems: [problem] };
  const sheets = partySheets(read.value.heroes);
  if (!sheets.ok) return sheets;
  const setup = setupFor(read.value, sheets.value);
  const opened = advanced.open(setup);
  return opened.ok ? { ok: true, setup: setup as unknown as Json } : opened;
}

function setupFor(chosen: Chosen, sheets: readonly SheetSetup[]): Setup {
  const {
    dungeon,
    depth,
    heroes,
    players,
    master = true,
    chests,
    monsterWounds,
    corrections,
    watch,
  } = chosen;
  const options = { chests, monsterWounds, corrections };
  if (dungeon === TOBARO.id) {
    const four = sheets.filter(({ kind }) => kind === 'hero');
    return { ...tobaroSetup(four[0]!.id, four), options };
  }
  const seated = players ?? heroes.map(({ id }) => [id]);
  return {
    players: seated.map((own) => ({
      seat: own[0]!,
      sheets: sheets.filter(({ id, serves }) => own.includes(serves ?? id)).map(({ id }) => id),
    })),
    master,
    sheets,
    dungeon: dungeonNamed(dungeon, depth),
    map: null,
    options,
    ...(master && watch !== undefined ? { watch } : {}),
  };
}

/** One player, four heroes, no master, and the city's own men (ADV-TOB-01, ADV-TOB-02). */
function tobaroProblem({ heroes, players, master = false }: Chosen): Problem | null {
  if (heroes.length !== 4)
    return { path: 'heroes', message: 'four heroes set out (ADV-TOB-01)', remedy: 'choose four' };
  if (master)
    return { path: 'master', message: 'nobody is master of this quest (ADV-TOB-01)', remedy: 'say false' };
  if (players !== undefined && players.length > 1)
    return { path: 'players', message: 'it is a quest for one player (ADV-TOB-01)', remedy: 'name one' };
  return null;
}
