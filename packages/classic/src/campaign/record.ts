/** The end of a quest: what heroes keep, what comes back, which deeds are recorded (CLS-END, CLS-DTH-05, CLS-CHP). */
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { QuestTreasureId } from '../content/questTreasures.ts';
import type { CampaignCommandOf } from './commands.ts';
import { without } from './goods.ts';
import type { CampaignPlay } from './play.ts';
import { checkUnderWay, expeditionOf, titleOf } from './quests.ts';
import { no } from './refusals.ts';
import type { HeroReport, QuestReport } from './report.ts';
import type { CheckedCampaign } from './setup.ts';
import { sheetOf } from './sheets.ts';
import type { CampaignState, Sheet } from './state.ts';
import { handOut, takeBack } from './stock.ts';

/** Different quests that make a Champion (CLS-CHP-02), and what the Emperor gives (CLS-CHP-03). */
export const CHAMPION_QUESTS = 3;
export const CHAMPION_GOLD = 500;

export function checkRecord(
  campaign: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { report }: CampaignCommandOf<'recordQuest'>,
): Refusal | null {
  const stopped = checkUnderWay(campaign, state, seat);
  if (stopped !== null) return stopped;
  const { quest, heroes } = expeditionOf(state);
  if (report.quest !== quest) return no('otherQuest', 'CLS-END-03', { quest });
  const told = report.heroes.map(({ hero }) => hero);
  const sameParty = told.length === heroes.length && heroes.every((hero) => told.includes(hero));
  if (!sameParty) return no('otherParty', 'CLS-GEN-03');
  if (!holdsTogether(report)) return no('contradictory', 'CLS-END-03');
  return checkTreasures(state, report);
}

/** The dead have nothing and did not succeed; a won quest has a winner, a slain party no survivor (CLS-END-03, CLS-END-04). */
function holdsTogether({ outcome, heroes }: QuestReport): boolean {
  const dead = heroes.filter(({ fate }) => fate === 'dead');
  const empty = dead.every((hero) => {
    const goods = [...hero.equipment, ...hero.treasures, ...hero.potions];
    return !hero.succeeded && hero.gold === 0 && goods.length === 0;
  });
  const succeeded = heroes.some((hero) => hero.succeeded);
  if (!empty || succeeded !== (outcome === 'won')) return false;
  if (outcome === 'slain') return dead.length === heroes.length;
  return outcome !== 'abandoned' || dead.length < heroes.length;
}

/** Each quest treasure exists once, whoever carries it (CLS-QTR-01, CLS-END-06). */
function checkTreasures(state: CampaignState, report: QuestReport): Refusal | null {
  const { heroes } = expeditionOf(state);
  const inTown = state.heroes.filter(({ kind }) => !heroes.includes(kind));
  const all = [
    ...inTown.flatMap(({ treasures }) => treasures),
    ...report.heroes.flatMap((told) => keptTreasures(state, told)),
  ];
  const twice = all.find((treasure, i) => all.indexOf(treasure) !== i);
  return twice === undefined ? null : no('treasureTwice', 'CLS-END-06', { treasure: twice });
}

/** In a training game the cards stay at home, so survivors keep theirs (CLS-TRN-02). */
function keptTreasures(state: CampaignState, told: HeroReport): QuestTreasureId[] {
  const own = leftAtHome(state, told) ? sheetOf(state, told.hero).treasures : [];
  return [...own, ...told.treasures];
}

function leftAtHome(state: CampaignState, { fate }: HeroReport): boolean {
  return expeditionOf(state).training && fate === 'out';
}

export function recordQuest(play: CampaignPlay, { report }: CampaignCommandOf<'recordQuest'>): void {
  const { campaign, state: before } = play;
  const { heroes, quest } = expeditionOf(before);
  const title = titleOf(campaign, quest);
  const { outcome } = report;
  play.emit({
    type: 'questRecorded',
    rules: outcome === 'won' ? ['CLS-END-01', 'CLS-END-03'] : ['CLS-END-04', 'CLS-END-05'],
    news: true,
    quest,
    title,
    outcome,
  });
  const told = heroes.map((hero) => report.heroes.find((one) => one.hero === hero)!);
  for (const one of told) {
    if (one.fate === 'dead') strike(play, sheetOf(before, one.hero), quest);
    else play.book.bringHome(play, before, one);
  }
  settleGoods(play, before, told);
  leaveEmpty(play, quest, told);
  for (const { hero, succeeded } of told) if (succeeded) complete(play, sheetOf(play.state, hero), quest);
}

function strike(play: CampaignPlay, { kind, gold }: Sheet, quest: string): void {
  play.emit({ type: 'heroStruck', rules: ['CLS-DTH-01', 'CLS-END-05'], hero: kind, quest, gold });
}

/** Survivors keep gold, equipment and quest treasures, and hand back treasure cards (CLS-EQP-01, CLS-EQP-03, CLS-QTR-03). */
export function bringHome(play: CampaignPlay, before: CampaignState, told: HeroReport): void {
  const { hero, gold, potions } = told;
  const sheet = sheetOf(before, hero);
  const treasures = keptTreasures(before, told);
  const rules: RuleId[] = ['CLS-EQP-01', 'CLS-EQP-07'];
  if (gold > sheet.gold) rules.push('CLS-TRE-04');
  if (treasures.length > 0) rules.push('CLS-QTR-03');
  if (potions.length > 0) rules.push('CLS-EQP-03');
  play.emit({
    type: 'heroReturned',
    rules,
    hero,
    gold,
    gained: gold - sheet.gold,
    equipment: leftAtHome(before, told) ? [...sheet.equipment, ...told.equipment] : told.equipment,
    treasures,
    potions,
  });
}

/** What the party took along but did not bring home was claimed, left behind or thrown away (CLS-DTH-05, CLS-RNG-01). */
function settleGoods(play: CampaignPlay, before: CampaignState, told: readonly HeroReport[]): void {
  const took = told.map(({ hero }) => sheetOf(before, hero));
  const home = told.flatMap(({ hero, fate }) => (fate === 'out' ? [sheetOf(play.state, hero)] : []));
  const [tookGear, homeGear] = [took, home].map((sheets) => sheets.flatMap(({ equipment }) => equipment));
  const [tookWonders, homeWonders] = [took, home].map((sheets) =>
    sheets.flatMap(({ treasures }) => treasures),
  );
  const died = told.some(({ fate }) => fate === 'dead');
  const rules = died ? ['CLS-DTH-05', 'CLS-EQP-05'] : ['CLS-RNG-01', 'CLS-EQP-05'];
  takeBack(play, without(tookGear!, homeGear!), without(tookWonders!, homeWonders!), rules);
  handOut(play, without(homeGear!, tookGear!), without(homeWonders!, tookWonders!));
}

/** A survivor keeps the quest treasure they found: it is not placed a second time (CLS-END-06). */
function leaveEmpty(play: CampaignPlay, quest: string, told: readonly HeroReport[]): void {
  const known = new Set(play.state.emptied[quest]);
  const found = told.flatMap((one) => (one.fate === 'out' ? one.found : []));
  const places = [...new Set(found)].filter((place) => !known.has(place));
  if (places.length === 0) return;
  const title = titleOf(play.campaign, quest);
  play.emit({ type: 'placesEmptied', rules: ['CLS-END-06'], quest, title, places });
}

/** The quest's name goes on the sheet each time; three different ones make a Champion, once (CLS-CHP-01 to CLS-CHP-03). */
function complete(play: CampaignPlay, { kind }: Sheet, quest: string): void {
  const title = titleOf(play.campaign, quest);
  play.emit({ type: 'questCompleted', rules: ['CLS-CHP-01'], hero: kind, quest, title });
  const { completed, champion } = sheetOf(play.state, kind);
  if (champion || new Set(completed).size < CHAMPION_QUESTS) return;
  play.emit({
    type: 'championMade',
    rules: ['CLS-CHP-02', 'CLS-CHP-03'],
    hero: kind,
    gold: CHAMPION_GOLD,
  });
}
