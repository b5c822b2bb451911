/** The books a campaign at the terminal may be played by, and what the town of each has otherwise than the other's. */
import {
  classicCampaign,
  equipmentCard,
  explainCampaign,
  narrateCampaign,
  questSetup,
  reportOf,
} from '@oubliette/classic';
import type {
  CampaignCommand,
  CampaignLogEvent,
  CampaignSetup,
  CampaignState,
  CampaignView,
  Cast,
  CommonSheet,
  QuestReport,
  QuestSource,
  Setup,
  State,
} from '@oubliette/classic';
import type { Refusal, System } from '@oubliette/kernel';
import type { NextOptions, NextTownCommand } from '@oubliette/nextlevel';
import type { Language } from '@oubliette/words';
import type { PlayBook } from '../play/book.ts';
import { bookOf } from '../play/books.ts';
import { counterFor } from './armoury.ts';
import type { Option } from './ask.ts';
import { nextTownBook } from './nextTown.ts';
import { classicSheet } from './sheets.ts';
import type { Page } from './sheets.ts';

/** Whatever may be asked for in one town or another. */
export type TownCommand = CampaignCommand | NextTownCommand;

/** What lies before a hero: lines to read, and what may be asked for by its number. */
export interface Counter {
  readonly lines: readonly string[];
  readonly options: readonly Option<TownCommand>[];
}

/** Places of a book's own, each a counter. */
export const COUNTERS = ['armoury', 'grow', 'shop', 'sell', 'baggage'] as const;
export type CounterId = (typeof COUNTERS)[number];

/** Something a hero may give away; the command still wants to know to whom. */
export type Gift = (to: CommonSheet['kind']) => TownCommand;

/** What stands on a sheet beneath the hero's name. */
export interface SheetText {
  /** Beside the name: the level, where there are levels. */
  title(sheet: CommonSheet, language: Language): readonly string[];
  dice(sheet: CommonSheet, language: Language): string;
  goods(sheet: CommonSheet, language: Language): readonly string[];
  /** What every card says. */
  cards(sheet: CommonSheet, language: Language): readonly { readonly name: string; readonly text: string }[];
  /** Whether something was bought during this stay. */
  hasBought(sheet: CommonSheet): boolean;
}

/** The books that have a campaign. */
export const TOWN_IDS = ['classic', 'nextlevel'] as const;
export type TownId = (typeof TOWN_IDS)[number];

/** Methods, so that a book may ask for more of its own views. */
export interface TownBook {
  readonly id: TownId;
  readonly system: System;
  /** What its quests are played by. */
  readonly quests: PlayBook;
  /** What a new campaign has of the house's wishes. */
  setup(house: House): Partial<CampaignSetup>;
  questSetup(campaign: CampaignSetup, state: CampaignState, source: QuestSource): Setup;
  reportOf(quest: string, ended: State): QuestReport;

  narrate(language: Language, events: readonly CampaignLogEvent[], from?: Cast): string[];
  explain(language: Language, refusal: Refusal, cast: Cast): string | null;
  readonly sheet: SheetText;

  /** In the order of the menu. */
  readonly counters: Readonly<Partial<Record<CounterId, (page: Page, hero: CommonSheet['kind']) => Counter>>>;
  /** Whether body armour is chosen in town. */
  readonly wears: boolean;
  /** What a hero may give besides gold and quest treasures. */
  gifts(sheet: CommonSheet, language: Language): readonly Option<Gift>[];
}

/** What a new campaign was asked to be like. */
export interface House extends Required<Pick<CampaignSetup, 'stock' | 'order' | 'gifts'>> {
  /** NextLevel only. */
  readonly level: number | undefined;
  readonly nextlevel: Partial<NextOptions>;
}

const CLASSIC: TownBook = {
  id: 'classic',
  system: classicCampaign,
  quests: bookOf('classic'),
  setup: ({ stock, order, gifts }) => ({ stock, order, gifts }),
  questSetup,
  reportOf,
  narrate: narrateCampaign,
  explain: explainCampaign,
  sheet: classicSheet,
  counters: { armoury: (page, hero) => counterFor(page as Page<CampaignView>, hero) },
  wears: true,
  gifts(sheet, language) {
    const { kind: hero, equipment } = sheet as CampaignView['heroes'][number];
    return [...new Set(equipment)].map((id) => ({
      label: equipmentCard(id).noun[language].one,
      value: (to) => ({ type: 'giveEquipment', hero, to, equipment: id }),
    }));
  },
};

const TOWNS: Readonly<Record<TownId, TownBook>> = { classic: CLASSIC, nextlevel: nextTownBook() };

export function townOf(id: TownId): TownBook {
  return TOWNS[id];
}

/** Null for a system that is no campaign. */
export function townOfSystem(system: string): TownBook | null {
  return Object.values(TOWNS).find((book) => book.system.id === system) ?? null;
}
