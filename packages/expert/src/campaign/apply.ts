/** The only code that changes a campaign: one small function an event. It never decides. */
import type { ClassId } from '../content/characters.ts';
import { fullBodyOf } from '../content/characters.ts';
import type { TreasureId } from '../content/treasures.ts';
import { heldOf } from '../gear/taking.ts';
import type { CampaignEvent, CampaignEventOf, CampaignFacts } from './events.ts';
import type { HeroReport } from './report.ts';
import { sheetOf } from './sheets.ts';
import type { CampaignState, Carried, Outing, Sheet } from './state.ts';

type Appliers = {
  readonly [T in keyof CampaignFacts]: (state: CampaignState, event: CampaignEventOf<T>) => CampaignState;
};

export function applyCampaignEvent(state: CampaignState, event: CampaignEvent): CampaignState {
  return APPLIERS[event.type](state, event as never);
}

const unchanged = (state: CampaignState): CampaignState => state;

function withSheet(
  state: CampaignState,
  id: ClassId,
  change: (sheet: Sheet) => Partial<Sheet>,
): CampaignState {
  const heroes = state.heroes.map((sheet) => (sheet.id === id ? { ...sheet, ...change(sheet) } : sheet));
  return { ...state, heroes };
}

/** Whoever has had something of the town has come out of the dungeon (EXP-AFT-06). */
function withSheetInTown(
  state: CampaignState,
  id: ClassId,
  change: (sheet: Sheet) => Partial<Sheet>,
): CampaignState {
  return withSheet(state, id, (sheet) => ({ ...change(sheet), bodyBelow: null }));
}

function paid(state: CampaignState, id: ClassId, by: number): CampaignState {
  return withSheetInTown(state, id, ({ gold }) => ({ gold: gold + by }));
}

function lacking(state: CampaignState, id: ClassId, card: TreasureId): CampaignState {
  return withSheetInTown(state, id, ({ cards }) => ({
    cards: cards.toSpliced(
      cards.findIndex((held) => held.card === card),
      1,
    ),
  }));
}

/** Whoever gets something looks at it before going. */
function having(state: CampaignState, id: ClassId, held: Carried): CampaignState {
  return withSheetInTown(state, id, ({ cards }) => ({ cards: [...cards, held], ready: false }));
}

/** Everybody back, and the tale of it told. */
function back(state: CampaignState, outcome: Outing['outcome']): CampaignState {
  return {
    ...state,
    phase: 'town',
    underWay: null,
    drawn: [],
    chronicle: [...state.chronicle, { ...state.underWay!, outcome }],
    heroes: state.heroes.map((sheet) => ({ ...sheet, ready: false })),
  };
}

function broughtBack({ gold, cards, scrolls }: HeroReport): Partial<Sheet> {
  return { gold, cards, scrolls, omens: [] };
}

const APPLIERS: Appliers = {
  campaignOpened: unchanged,
  heroEnrolled: (state, { sheet }) => ({ ...state, heroes: [...state.heroes, sheet] }),
  abilitySwapped: (state, { hero, from, to }) =>
    withSheetInTown(state, hero, ({ abilities }) => ({
      abilities: abilities.map((one) => (one === from ? to : one)),
    })),
  cardSold: (state, { hero, card, gold }) => paid(lacking(state, hero, card), hero, gold),
  blindBuy: (state, { hero, price }) => paid(state, hero, -price),
  cardGained: (state, { hero, card }) => having(state, hero, heldOf(card)),
  wealthCashed: (state, { hero, gold }) => paid(state, hero, gold),
  cardGiven(state, { hero, to, card }) {
    const held = sheetOf(state, hero).cards.find((one) => one.card === card)!;
    return having(lacking(state, hero, card), to, held);
  },
  goldGiven: (state, { hero, to, gold }) => paid(paid(state, hero, -gold), to, gold),
  lifeDrawn: (state, { heroes, card }) => ({
    ...state,
    drawn: [...state.drawn, card],
    heroes: state.heroes.map((sheet) =>
      heroes.includes(sheet.id) ? { ...sheet, mayDraw: false, bodyBelow: null } : sheet,
    ),
  }),
  goldMoved: (state, { hero, by }) => paid(state, hero, by),
  cardLost: (state, { hero, card }) => lacking(state, hero, card),
  luckMissed: unchanged,
  omenSet: (state, { hero, omen }) => withSheet(state, hero, ({ omens }) => ({ omens: [...omens, omen] })),
  readied: (state, { hero, is }) => withSheet(state, hero, () => ({ ready: is })),
  questBegun: (state, { quest, heroes }) => ({ ...state, phase: 'quest', underWay: { quest, heroes } }),
  questCalledOff: (state) => back(state, 'calledOff'),
  questRecorded(state, { quest, outcome }) {
    const after = back(state, outcome);
    return {
      ...after,
      won: outcome === 'won' && !after.won.includes(quest) ? [...after.won, quest] : after.won,
      dungeons: after.dungeons.filter((one) => one.quest !== quest),
      heroes: after.heroes.map((sheet) => ({ ...sheet, mayDraw: false, bodyBelow: null })),
    };
  },
  dungeonLeft: (state, { quest, dungeon }) => ({
    ...state,
    dungeons: dungeon === null ? state.dungeons : [...state.dungeons, { quest, dungeon }],
  }),
  heroReturned: (state, { hero, told, mayDraw, bodyBelow }) =>
    withSheet(state, hero, () => ({
      ...broughtBack(told),
      mayDraw,
      bodyBelow,
      body: fullBodyOf(hero),
      where: 'town',
      returned: true,
    })),
  heroWentDeeper: (state, { hero, body }) =>
    withSheet(state, hero, () => ({
      body,
      where: 'below',
      bodyBelow: null,
      returned: false,
      mayDraw: false,
      ready: false,
    })),
  heroFell(state, { hero, quest }) {
    const { id, name, gender, seat } = sheetOf(state, hero);
    return {
      ...state,
      heroes: state.heroes.filter((sheet) => sheet.id !== hero),
      fallen: [...state.fallen, { id, name, gender, seat, quest }],
    };
  },
  bookClosed: (state, { ending }) => ({ ...state, phase: 'over', ending }),
  goldCorrected: (state, { hero, gold }) => withSheet(state, hero, () => ({ gold })),
};
