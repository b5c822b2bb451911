/** NextLevel as a system: any quest of classic, played by its book. */
import type { Override } from '@oubliette/classic';
import { openOn, parseCommandOf, SHAPES } from '@oubliette/classic/extend';
import type { Edition, Fields } from '@oubliette/classic/extend';
import type { Game, System } from '@oubliette/kernel';
import { CHAPTERS, NEXTLEVEL_BOOK } from './book.ts';
import { DROPPED } from './commands.ts';
import type { NextCommand } from './commands.ts';
import type { NextEvent } from './events.ts';
import { withOgres } from './ogres.ts';
import { NEXTLEVEL_QUESTS } from './quests.ts';
import { nextSetupSchema } from './setup.ts';
import type { CheckedNextSetup, NextSetup } from './setup.ts';
import { withSideField } from './slant.ts';
import type { NextState } from './state.ts';
import type { NextView } from './view.ts';

export type NextGame = Game<NextState, NextCommand, NextEvent, NextView, Override>;

const KEPT = Object.entries(SHAPES).filter(([type]) => !(DROPPED as readonly string[]).includes(type));
const ALL_SHAPES: Readonly<Record<string, Fields>> = Object.fromEntries(
  [...KEPT, ...CHAPTERS.flatMap(({ shapes }) => Object.entries<Fields>(shapes))].map(([type, fields]) => [
    type,
    withSideField(type, fields),
  ]),
);

export function parseNextCommand(command: unknown) {
  return parseCommandOf(ALL_SHAPES, command);
}

export const NEXTLEVEL_EDITION: Edition = {
  book: NEXTLEVEL_BOOK,
  setup: nextSetupSchema,
  quests: NEXTLEVEL_QUESTS,
  parseCommand: parseNextCommand,
  // A quest of its own has its ogres where it wants them.
  playedQuest: (quest, setup) =>
    quest.book === null && (setup as CheckedNextSetup).options.ogres ? withOgres(quest) : quest,
};

export const nextlevel: System<NextGame, NextSetup> = {
  id: 'nextlevel',
  rulesVersion: 4,
  open: (setup) => openOn<NextGame>(NEXTLEVEL_EDITION, setup),
};
