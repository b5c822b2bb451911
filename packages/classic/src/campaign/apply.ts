/** The only code that changes a campaign: one small function an event. It never decides. */
import type { EquipmentId } from '../content/equipment.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { QuestTreasureId } from '../content/questTreasures.ts';
import type { CampaignEvent, CampaignEventOf, CampaignEventType } from './events.ts';
import { without } from './goods.ts';
import { sheetOf } from './sheets.ts';
import type { CampaignState, Departed, Outing, Sheet } from './state.ts';

type Applier<T extends CampaignEventType> = (
  state: CampaignState,
  event: CampaignEventOf<T>,
) => CampaignState;

export function applyCampaignEvent(state: CampaignState, event: CampaignEvent): CampaignState {
  const applier = APPLIERS[event.type] as Applier<CampaignEventType>;
  return applier(state, event);
}

const unchanged = (state: CampaignState): CampaignState => state;

const APPLIERS: { readonly [T in CampaignEventType]: Applier<T> } = {
  campaignOpened: unchanged,
  heroEnrolled: (state, { sheet }) => ({ ...state, heroes: [...state.heroes, sheet] }),
  sheetInscribed: (state, { hero, inscription }) =>
    withSheet(state, hero, (sheet) => ({ ...sheet, ...inscription })),
  heroDismissed: (state, { hero }) => departed(state, hero, null),

  equipmentBought: (state, { hero, equipment, price }) =>
    withSheet(withStock(state, [equipment], -1), hero, (sheet) => ({
      ...sheet,
      gold: sheet.gold - price,
      equipment: [...sheet.equipment, equipment],
      bought: [...sheet.bought, equipment],
    })),
  purchaseReturned: (state, { hero, equipment, price }) =>
    withSheet(withStock(state, [equipment], 1), hero, (sheet) => ({
      ...lacking(sheet, equipment),
      gold: sheet.gold + price,
      bought: without(sheet.bought, [equipment]),
    })),
  goldGiven: (state, { hero, to, amount }) => {
    const given = withSheet(state, hero, (sheet) => ({ ...sheet, gold: sheet.gold - amount }));
    return withSheet(given, to, (sheet) => ({ ...sheet, gold: sheet.gold + amount }));
  },
  equipmentGiven: (state, { hero, to, equipment }) => {
    const given = withSheet(state, hero, (sheet) => lacking(sheet, equipment));
    return withSheet(given, to, (sheet) => ({ ...sheet, equipment: [...sheet.equipment, equipment] }));
  },
  treasureGiven: (state, { hero, to, treasure }) => {
    const given = withSheet(state, hero, (sheet) => lacking(sheet, treasure));
    return withSheet(given, to, (sheet) => ({ ...sheet, treasures: [...sheet.treasures, treasure] }));
  },
  armourChosen: (state, { hero, armour }) => withSheet(state, hero, (sheet) => ({ ...sheet, armour })),
  townLeft: (state, { hero }) => withSheet(state, hero, (sheet) => ({ ...sheet, inTown: false, bought: [] })),

  questBegun: (state, { quest, heroes, training }) => ({
    ...state,
    phase: 'quest',
    underWay: { quest, heroes, training },
    heroes: state.heroes.map((sheet) => ({ ...sheet, bought: [] })),
  }),
  questCalledOff: (state) => backInTown(state, 'calledOff'),
  questRecorded: (state, { quest, outcome }) => {
    const back = backInTown(state, outcome);
    return outcome !== 'won' || back.won.includes(quest) ? back : { ...back, won: [...back.won, quest] };
  },
  heroReturned: (state, { hero, gold, equipment, treasures }) =>
    withSheet(state, hero, (sheet) => inArmourOwned({ ...sheet, gold, equipment, treasures })),
  heroStruck: (state, { hero, quest }) => departed(state, hero, quest),
  cardsReturned: (state, { equipment }) => withStock(state, equipment, 1),
  copiesGone: unchanged,
  cardsFound: (state, { equipment }) => withStock(state, equipment, -1),
  copiesAdded: unchanged,
  placesEmptied: (state, { quest, places }) => ({
    ...state,
    emptied: { ...state.emptied, [quest]: [...(state.emptied[quest] ?? []), ...places] },
  }),
  treasuresWon: unchanged,
  treasuresReturned: unchanged,
  questCompleted: (state, { hero, quest }) =>
    withSheet(state, hero, (sheet) => ({ ...sheet, completed: [...sheet.completed, quest] })),
  championMade: (state, { hero, gold }) =>
    withSheet(state, hero, (sheet) => ({ ...sheet, champion: true, gold: sheet.gold + gold })),

  bookClosed: (state, { ending }) => ({ ...state, phase: 'over', ending }),
  overridden: (state, { change }) =>
    withSheet(state, change.hero, (sheet) => ({ ...sheet, gold: change.gold })),
};

function withSheet(state: CampaignState, kind: HeroKind, change: (sheet: Sheet) => Sheet): CampaignState {
  return { ...state, heroes: state.heroes.map((sheet) => (sheet.kind === kind ? change(sheet) : sheet)) };
}

/** The sheet without one thing, and without the choice of wearing it. */
function lacking(sheet: Sheet, thing: EquipmentId | QuestTreasureId): Sheet {
  return inArmourOwned({
    ...sheet,
    equipment: without<string>(sheet.equipment, [thing]) as EquipmentId[],
    treasures: without<string>(sheet.treasures, [thing]) as QuestTreasureId[],
  });
}

function inArmourOwned(sheet: Sheet): Sheet {
  const owned: readonly string[] = ['none', ...sheet.equipment, ...sheet.treasures];
  return sheet.armour === null || owned.includes(sheet.armour) ? sheet : { ...sheet, armour: null };
}

function withStock(state: CampaignState, equipment: readonly EquipmentId[], by: 1 | -1): CampaignState {
  if (state.stock === null) return state;
  const stock = { ...state.stock };
  for (const id of equipment) stock[id] += by;
  return { ...state, stock };
}

/** Everybody is in town again, including those who stayed behind. */
function backInTown(state: CampaignState, outcome: Outing['outcome']): CampaignState {
  return {
    ...state,
    phase: 'town',
    underWay: null,
    chronicle: [...state.chronicle, { ...state.underWay!, outcome }],
    heroes: state.heroes.map((sheet) => ({ ...sheet, inTown: true })),
  };
}

function departed(state: CampaignState, hero: HeroKind, slainIn: string | null): CampaignState {
  const { kind, seat, name, gender, arms, motto, completed, champion } = sheetOf(state, hero);
  const entry: Departed = { kind, seat, name, gender, arms, motto, completed, champion, slainIn };
  return {
    ...state,
    heroes: state.heroes.filter((sheet) => sheet.kind !== hero),
    departed: [...state.departed, entry],
  };
}
