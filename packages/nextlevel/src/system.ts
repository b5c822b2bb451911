/** NextLevel as a system: any quest of classic, played by its book. */
import { openOn } from '@oubliette/classic/extend';
import type { Edition, Override } from '@oubliette/classic/extend';
import type { Game, System } from '@oubliette/kernel';
import { Referee } from '@oubliette/referee';
import { NEXTLEVEL_POINTS, NEXTLEVEL_RULES } from './book.ts';
import type { NextCommand } from './commands.ts';
import type { NextEvent } from './events.ts';
import { layTable } from './layTable.ts';
import { withOgres } from './ogres.ts';
import { NEXTLEVEL_QUESTS } from './quests.ts';
import { nextSetupSchema } from './setup.ts';
import type { CheckedNextSetup, NextSetup } from './setup.ts';
import type { NextState } from './state.ts';
import { viewOf } from './view.ts';
import type { NextView } from './view.ts';

export type NextGame = Game<NextState, NextCommand, NextEvent, NextView, Override>;

export const NEXTLEVEL_EDITION: Edition = {
  // A NextLevel table is a classic one with more in it: only this book's own code reads the rest.
  referee: new Referee(NEXTLEVEL_RULES) as unknown as Edition['referee'],
  points: NEXTLEVEL_POINTS,
  setup: nextSetupSchema,
  quests: NEXTLEVEL_QUESTS,
  layTable,
  view: viewOf,
  // A NextLevel quest places its ogres itself.
  playedQuest: (quest, setup) =>
    quest.book === null && (setup as CheckedNextSetup).options.ogres ? withOgres(quest) : quest,
};

export const nextlevel: System<NextGame, NextSetup> = {
  id: 'nextlevel',
  rulesVersion: 6,
  kindred: [5],
  open: (setup) => openOn<NextGame>(NEXTLEVEL_EDITION, setup),
};
