/** What a campaign of any book has at the terminal: how it begins, its quests, and the screen between them. */
import type { BaseCommand, BaseEvent, SeatId, System } from '@oubliette/kernel';
import type { GameId } from '@oubliette/shelf';
import type { Language, LogLine } from '@oubliette/words';
import type { OwnFlags } from '../ownFlags.ts';
import type { PlayBook } from '../play/book.ts';

/** Each campaign's commands are its own, and it checks them itself. */
export type TownCommand = BaseCommand & { readonly [field: string]: unknown };

/** The wishes for a new campaign. */
export interface House<Own = unknown> {
  readonly order: 'inOrder' | 'free';
  readonly gifts: boolean;
  readonly own: Own;
}

/** The seat of all heroes at the terminal. */
export const HEROES: SeatId = 'heroes';

export interface CampaignRow {
  readonly lines: readonly Pick<LogLine, 'text' | 'rules'>[];
}

/** Methods, so that a book may ask for more of its own setups and states. */
export interface CampaignBook<Own = unknown> {
  readonly id: GameId;
  readonly system: System;
  /** The book that plays its quests. */
  readonly quests: PlayBook;
  /** What only its own new campaigns are asked. */
  readonly own: OwnFlags<Own>;
  newSetup(house: House<Own>): object;
  /** One person at a terminal can go on with it. */
  isForOne(setup: object): boolean;
  /** Who begins quests and records them. */
  hostOf(setup: object): SeatId;
  /** The quest under way, and the setup of its match. */
  questMatch(setup: object, state: unknown): { readonly quest: string; readonly setup: object };
  /** A file may be of an attempt that was undone. */
  isSameMatch(one: object, other: object): boolean;
  recording(setup: object, quest: string, ended: unknown): TownCommand;
  /** Told again from its first row. */
  tell(setup: object, rows: readonly (readonly BaseEvent[])[], language: Language): readonly CampaignRow[];
  /** Which screen there is between its quests. */
  readonly screen: 'town' | 'settling';
}
