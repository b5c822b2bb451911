/** What the town of a book has at the terminal. */
import type {
  CampaignSetup,
  CampaignState,
  CommonSheet,
  QuestReport,
  QuestSource,
  Setup,
  State,
  TownTelling,
} from '@oubliette/classic';
import type { Language } from '@oubliette/words';
import type { Option } from './ask.ts';
import type { CampaignBook, House, TownCommand } from './campaignBook.ts';
import type { Page } from './sheets.ts';

/** A hero's counter: lines to read, and numbered commands. */
export interface Counter {
  readonly lines: readonly string[];
  readonly options: readonly Option<TownCommand>[];
}

/** Places of a book's own, each a counter. */
export const COUNTERS = ['armoury', 'grow', 'shop', 'sell', 'baggage'] as const;
export type CounterId = (typeof COUNTERS)[number];

/** Something a hero may give away; the recipient is still open. */
export type Gift = (to: CommonSheet['kind']) => TownCommand;

/** What a sheet says beneath the hero's name. */
export interface SheetText {
  /** Beside the name: the level, if there are levels. */
  title(sheet: CommonSheet, language: Language): readonly string[];
  dice(sheet: CommonSheet, language: Language): string;
  goods(sheet: CommonSheet, language: Language): readonly string[];
  /** What every card says. */
  cards(sheet: CommonSheet, language: Language): readonly { readonly name: string; readonly text: string }[];
  /** Whether something was bought during this stay. */
  hasBought(sheet: CommonSheet): boolean;
}

/** What differs between the books of classic's family. Methods, so that a book may ask for more of its own views. */
export interface FamilyTown<Own = unknown> extends Pick<
  CampaignBook<Own>,
  'id' | 'system' | 'quests' | 'own'
> {
  /** The house's wishes for a new campaign. */
  setup(house: House<Own>): Partial<CampaignSetup>;
  questSetup(campaign: CampaignSetup, state: CampaignState, source: QuestSource): Setup;
  reportOf(quest: string, ended: State): QuestReport;

  readonly telling: TownTelling;
  readonly sheet: SheetText;

  /** In the order of the menu. */
  readonly counters: Readonly<Partial<Record<CounterId, (page: Page, hero: CommonSheet['kind']) => Counter>>>;
  /** Whether body armour is chosen in town. */
  readonly wears: boolean;
  /** What a hero may give besides gold and quest treasures. */
  gifts(sheet: CommonSheet, language: Language): readonly Option<Gift>[];
}

export type TownBook<Own = unknown> = FamilyTown<Own> & CampaignBook<Own>;
