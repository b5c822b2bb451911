/** An expedition of Advanced HeroQuest as the table takes it from the shelf. */
import { advanced, BOOK, HEROES, MASTER, parseCommand } from '@oubliette/advanced';
import type { Setup, SheetSetup } from '@oubliette/advanced';
import type { Json } from '@oubliette/kernel';
import type { Difficulty } from '@oubliette/players';
import type { AnyPlayer, Box, Chair, Composed } from '@oubliette/table';
import { z } from 'zod';
import { DUNGEONS } from './advancedDungeons.ts';
import { readChoice } from './choice.ts';
import { BOTS, DEFAULT_BOT, difficultyOf } from './difficulties.ts';

const HERO_IDS = Object.keys(HEROES) as [keyof typeof HEROES, ...(keyof typeof HEROES)[]];
const USUAL: readonly (keyof typeof HEROES)[] = ['heinrich', 'sven', 'torallion', 'magnus'];
const DUNGEON_IDS = DUNGEONS.map(({ id }) => id) as [string, ...string[]];

const hero = z.strictObject({
  id: z.enum(HERO_IDS),
  name: z.string().trim().min(1).max(40).optional(),
  gender: z.enum(['m', 'f']).optional(),
});

const advancedChoice = z.strictObject({
  dungeon: z.enum(DUNGEON_IDS).default(DUNGEON_IDS[0]),
  /** In the order they sit, each with a player of their own. */
  heroes: z
    .array(hero)
    .min(1)
    .max(4)
    .default(() => USUAL.map((id) => ({ id }))),
  /** Whether somebody, or a computer, sits in the master's seat; else the solo tables decide (ADV-SOLO-01). */
  master: z.boolean().default(true),
  chests: z.enum(['anybody', 'opener']).default('anybody'),
  monsterWounds: z.enum(['open', 'hidden']).default('open'),
  corrections: z.boolean().default(true),
});

export type AdvancedChoice = z.input<typeof advancedChoice>;

const REMEDIES: Readonly<Record<string, string>> = {
  dungeon: `choose among ${DUNGEON_IDS.join(', ')}`,
  heroes: `choose one to four among ${HERO_IDS.join(', ')}, each with a name of at most 40 characters if any`,
  master: 'true or false',
  chests: '`anybody` or `opener`',
  monsterWounds: '`open` or `hidden`',
  corrections: 'true or false',
};

export function advancedBox(makeBot: (difficulty: Difficulty) => AnyPlayer): Box {
  return {
    system: advanced,
    checkShape: (command) => parseCommand(BOOK, command),
    title: (setup) => setupOf(setup).dungeon.title,
    chairs: (setup) => chairsOf(setupOf(setup)),
    bots: BOTS,
    defaultBot: DEFAULT_BOT,
    makeBot: (bot) => makeBot(difficultyOf(bot)),
    compose,
  };
}

/** The table hands back only setups that `compose` made or `open` has taken. */
function setupOf(setup: Json): Setup {
  return setup as unknown as Setup;
}

function chairsOf({ players, sheets, master }: Setup): Omit<Chair, 'occupant'>[] {
  const chairs = players.map(({ seat, sheets: own }): Omit<Chair, 'occupant'> => {
    const heroes = sheets.filter(({ id, kind }) => own.includes(id) && kind === 'hero');
    const name = (language: 'en' | 'fr') =>
      heroes.length === 0 ? seat : new Intl.ListFormat(language).format(heroes.map((each) => each.name));
    return { seat, role: 'hero', title: { en: name('en'), fr: name('fr') }, emblem: emblemOf(heroes[0]) };
  });
  if (!master) return chairs;
  const title = { en: 'Game master', fr: 'Maître du jeu' };
  return [...chairs, { seat: MASTER, role: 'gamemaster', title, emblem: 'morcar' }];
}

function emblemOf(sheet: SheetSetup | undefined): string {
  if (sheet === undefined) return 'hero';
  if (sheet.calling === 'wizard') return 'wizard';
  return sheet.race === 'human' ? 'barbarian' : sheet.race;
}

function compose(chosen: unknown): Composed {
  const fields = `a choice may have ${Object.keys(REMEDIES).join(', ')}`;
  const read = readChoice(advancedChoice, chosen, REMEDIES, fields);
  if (!read.ok) return read;
  const { dungeon, heroes, master, ...options } = read.value;
  const setup: Setup = {
    players: heroes.map(({ id }) => ({ seat: id, sheets: [id] })),
    master,
    sheets: heroes.map(({ id, name, gender }) => {
      const sheet: SheetSetup = HEROES[id];
      return { ...sheet, name: name ?? sheet.name, gender: gender ?? sheet.gender };
    }),
    dungeon: DUNGEONS.find((each) => each.id === dungeon)!,
    map: null,
    options,
  };
  const opened = advanced.open(setup);
  return opened.ok ? { ok: true, setup: setup as unknown as Json } : opened;
}
