/** A campaign in words, in both languages: its log, its refusals and its prompts. */
import { TABLE } from '@oubliette/kernel';
import type { BaseEvent, SeatId } from '@oubliette/kernel';
import { explainTable, isTableTalk, noun, properNoun, say, speak, tellTable } from '@oubliette/words';
import type { ArgumentsOf, Language, LogLine, NamedRefusal, Noun, TableManner } from '@oubliette/words';
import { abilityCard } from '../content/abilities.ts';
import type { AbilityId } from '../content/abilities.ts';
import { characterOf } from '../content/characters.ts';
import type { ClassId } from '../content/characters.ts';
import { lifeCard } from '../content/life.ts';
import { questNamed } from '../content/quests/index.ts';
import { treasureCard } from '../content/treasures.ts';
import type { TreasureId } from '../content/treasures.ts';
import type { CampaignEvent, CampaignEventOf, CampaignFacts } from './events.ts';
import { CAMPAIGN_LOG, CAMPAIGN_REFUSALS } from './messages.ts';
import { GENERATED } from './setup.ts';
import type { Sheet } from './state.ts';
import type { CampaignView } from './view.ts';

/** What the heroes are called: plain data, updated as the campaign goes on. */
export type CampaignNames = { readonly [id in ClassId]?: Pick<Sheet, 'name' | 'gender'> };

interface Reader {
  readonly language: Language;
  readonly names: CampaignNames;
}

function namesIn({ heroes, fallen }: Pick<CampaignView, 'heroes' | 'fallen'>): CampaignNames {
  return Object.fromEntries([...fallen, ...heroes].map(({ id, name, gender }) => [id, { name, gender }]));
}

function learn(names: CampaignNames, event: BaseEvent): CampaignNames {
  const { type } = event;
  if (type !== 'heroEnrolled') return names;
  const { id, name, gender } = (event as CampaignEventOf<'heroEnrolled'>).sheet;
  return { ...names, [id]: { name, gender } };
}

class Words {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** By the name on the sheet, or by the class. */
  hero(id: ClassId): Noun {
    const named = this.#reader.names[id];
    return named === undefined ? characterOf(id).noun : properNoun(named.name, named.gender);
  }

  title(quest: string): string {
    const { language } = this.#reader;
    if (quest === GENERATED) return { en: 'A Quest from the Dice', fr: 'Une quête aux dés' }[language];
    return questNamed(quest)?.title[language] ?? quest;
  }

  text(text: { readonly en: string; readonly fr: string }): string {
    return text[this.#reader.language];
  }
}

const thing = (id: TreasureId): Noun => treasureCard(id).noun;
const who = ({ hero }: { readonly hero: ClassId }, words: Words) => ({ hero: words.hero(hero) });
const about = (event: { readonly hero: ClassId; readonly card: TreasureId }, words: Words) => ({
  hero: words.hero(event.hero),
  card: thing(event.card),
});
const which = ({ quest }: { readonly quest: string }, words: Words) => ({ title: words.title(quest) });

function ability(id: AbilityId, words: Words): string {
  const { en, fr } = abilityCard(id).noun;
  return words.text({ en: en.one, fr: fr.one });
}

/** What each event's sentence needs: the compiler asks for an entry for every event. */
const EVENTS: {
  readonly [T in keyof CampaignFacts]: (
    event: CampaignEventOf<T>,
    words: Words,
  ) => ArgumentsOf<typeof CAMPAIGN_LOG, T>;
} = {
  campaignOpened: ({ quests }) => ({ quests }),
  heroEnrolled: ({ sheet }, words) => ({ hero: words.hero(sheet.id), kind: characterOf(sheet.id).noun }),
  abilitySwapped: ({ hero, from, to }, words) => ({
    hero: words.hero(hero),
    before: ability(from, words),
    after: ability(to, words),
  }),
  cardSold: (event, words) => ({ ...about(event, words), gold: event.gold }),
  blindBuy: ({ hero, price }, words) => ({ hero: words.hero(hero), gold: price }),
  cardGained: about,
  wealthCashed: (event, words) => ({ ...about(event, words), gold: event.gold }),
  cardGiven: (event, words) => ({ ...about(event, words), receiver: words.hero(event.to) }),
  goldGiven: ({ hero, to, gold }, words) => ({ hero: words.hero(hero), receiver: words.hero(to), gold }),
  lifeDrawn: ({ hero, heroes, card }, words) => ({
    hero: words.hero(hero),
    all: heroes.length > 1 ? 'yes' : 'no',
    title: words.text(lifeCard(card).name),
    text: words.text(lifeCard(card).text),
  }),
  goldMoved: ({ hero, by }, words) => ({
    hero: words.hero(hero),
    gold: Math.abs(by),
    way: by > 0 ? 'won' : 'lost',
  }),
  cardLost: about,
  luckMissed: who,
  omenSet: who,
  readied: ({ hero, is }, words) => ({ hero: words.hero(hero), is: is ? 'yes' : 'no' }),
  questBegun: ({ quest, heroes }, words) => ({
    heroes: heroes.map((hero) => words.hero(hero)),
    title: words.title(quest),
  }),
  questCalledOff: which,
  questRecorded: ({ quest, outcome }, words) => ({ title: words.title(quest), outcome }),
  dungeonLeft: which,
  heroReturned: ({ hero, told }, words) => ({ hero: words.hero(hero), gold: told.gold }),
  heroWentDeeper: ({ hero, body }, words) => ({ hero: words.hero(hero), body }),
  heroFell: who,
  bookClosed: ({ ending }) => ({ outcome: ending.outcome }),
  goldCorrected: ({ hero, before, gold, reason }, words) => ({
    hero: words.hero(hero),
    before,
    gold,
    reason,
  }),
};

/** Bookkeeping that the line before has said already. */
const QUIET: ReadonlySet<string> = new Set(['omenSet', 'readied', 'dungeonLeft']);

function sentence(event: CampaignEvent, reader: Reader): string {
  const given = EVENTS[event.type](event as never, new Words(reader));
  return say(CAMPAIGN_LOG, reader.language, event.type, given as never);
}

/** In town seats have no figures on a board. */
const seatInTown = (seat: SeatId) => properNoun(seat, 'm');

function log<E extends BaseEvent>(
  events: readonly E[],
  { language, names }: Reader,
): { readonly lines: readonly LogLine<E>[]; readonly after: CampaignNames } {
  let known = names;
  const lines = events.map((event): LogLine<E> => {
    known = learn(known, event);
    const text = isTableTalk(event)
      ? speak(tellTable(event, seatInTown), language)
      : sentence(event as BaseEvent as CampaignEvent, { language, names: known });
    return { text, parts: [{ text }], rules: event.rules, events: [event], quiet: QUIET.has(event.type) };
  });
  return { lines, after: known };
}

const nothing = () => ({});

interface Detail {
  readonly hero: ClassId;
  readonly card: TreasureId;
  readonly ability: AbilityId;
  readonly quest: string;
  readonly gold: number;
  readonly price: number;
  readonly cards: number;
  readonly field: string;
}

type Code = keyof typeof CAMPAIGN_REFUSALS.en;

const REASONS: {
  readonly [C in Code]: (detail: Detail, words: Words) => ArgumentsOf<typeof CAMPAIGN_REFUSALS, C>;
} = {
  malformed: ({ field }) => ({ field: field === '' ? 'none' : field }),
  campaignOver: nothing,
  questUnderWay: nothing,
  noQuestUnderWay: nothing,
  notSeated: nothing,
  onlyTheHost: nothing,
  alreadyThere: ({ hero }) => ({ kind: characterOf(hero).noun }),
  noSuchHero: ({ hero }) => ({ kind: characterOf(hero).noun }),
  notYourHero: who,
  wentDeeper: who,
  notReturned: who,
  isReady: who,
  alreadySo: who,
  abilityNotTaken: ({ hero, ability: id }, words) => ({
    hero: words.hero(hero),
    ability: ability(id, words),
  }),
  abilityTaken: ({ hero, ability: id }, words) => ({ hero: words.hero(hero), ability: ability(id, words) }),
  abilityOfOthers: ({ hero, ability: id }, words) => ({
    kind: characterOf(hero).noun,
    ability: ability(id, words),
  }),
  notCarried: about,
  tooPoor: ({ hero, gold, price }, words) => ({ hero: words.hero(hero), gold, price }),
  pileEmpty: nothing,
  noAlly: nothing,
  notSoMuch: ({ hero, gold }, words) => ({ hero: words.hero(hero), gold }),
  noLife: nothing,
  lifeDrawn: who,
  tooManyCards: ({ hero, cards }, words) => ({ hero: words.hero(hero), cards }),
  tooMuchArmour: who,
  notOpen: which,
  nobodyReady: nothing,
  nobodyFallen: nothing,
  otherQuest: which,
  otherParty: nothing,
  contradictory: nothing,
  noWayDown: who,
};

function refusal(refused: NamedRefusal, reader: Reader): string {
  const { code, rule, with: detail = {} } = refused;
  const isTables = rule.startsWith('TBL-') && rule !== TABLE.override;
  if (isTables || !Object.hasOwn(REASONS, code)) return explainTable(refused, reader.language, MANNER);
  const given = REASONS[code as Code](detail as unknown as Detail, new Words(reader));
  return say(CAMPAIGN_REFUSALS, reader.language, code as Code, given as never);
}

const MANNER: TableManner = {
  master: noun('game master', 'maître du donjon', 'm'),
  face: (face) => String(face),
};

export const campaignTelling = {
  namesIn,
  learn: (events: readonly BaseEvent[], names: CampaignNames): CampaignNames => events.reduce(learn, names),
  log,
  refusal,
};
