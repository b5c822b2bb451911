/** Enrolling at a level, setting out, and coming home with what was found (NXT-HRO-02, CLS-END-05). */
import { checkRecord, CLASSIC_CAMPAIGN, questSetup } from '@oubliette/classic/extend';
import type {
  CampaignPlay,
  CampaignState,
  CheckedCampaign,
  HeroKind,
  PotionId,
  QuestSource,
  Recruit,
} from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { gearCard } from '../content/armoury.ts';
import type { GearId } from '../content/ids.ts';
import { kitFor, rowOf } from '../content/levels.ts';
import { carryLimit } from '../sheetEffects.ts';
import type { NextSetup } from '../setup.ts';
import { dosesIn } from '../sheets.ts';
import type { NextTownCommandOf } from './commands.ts';
import { nextSheetOf, tell } from './play.ts';
import type { NextHeroReport, Spoils } from './report.ts';
import type { CheckedNextCampaign, NextCampaignSetup } from './setup.ts';
import type { Growth, NextCampaignState, NextTownSheet } from './state.ts';
import { thingsWith, withoutOne } from './things.ts';
import type { ThingId } from './things.ts';

/** At the table's starting level, with that level's outfit. */
export function recruit(campaign: CheckedCampaign, hero: HeroKind, seat: SeatId): Recruit {
  const { sheet, rules } = CLASSIC_CAMPAIGN.recruit(campaign, hero, seat);
  const { level } = campaign as CheckedNextCampaign;
  return {
    sheet: { ...sheet, next: growthAt(hero, level) } as Recruit['sheet'],
    rules: [...rules, 'NXT-HRO-02'],
  };
}

function growthAt(hero: HeroKind, level: number): Growth {
  const gear = kitFor(hero, level, null);
  return {
    level,
    experience: rowOf(hero, level).experience,
    gear,
    stowed: [],
    potions: [],
    scrolls: [],
    substances: [],
    poison: dosesIn(gear),
    gifts: [],
    speciality: null,
    lucky: null,
    met: [],
    bought: [],
  };
}

/** The whole setup of the current match. */
export function nextQuestSetup(
  campaign: NextCampaignSetup,
  state: NextCampaignState,
  quest: QuestSource,
): NextSetup {
  const { options, level: _, ...table } = campaign;
  const setup = questSetup(table, state, quest);
  const heroes = setup.heroes.map(({ kind }) => nextSheetOf(state, kind));
  return { ...setup, progress: heroes.map(progressOf), ...(options === undefined ? {} : { options }) };
}

function progressOf({ kind, next }: NextTownSheet): NonNullable<NextSetup['progress']>[number] {
  const { level, experience, gear, potions, scrolls, poison, gifts, speciality, lucky, met } = next;
  return {
    kind,
    level,
    experience,
    gear: [...gear],
    potions: [...potions],
    scrolls: [...scrolls],
    poison,
    gifts: [...gifts],
    speciality,
    lucky,
    met: [...met],
  };
}

/** Both classic's report and NextLevel's additions must hold together. */
export function checkNextRecord(
  campaign: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  command: NextTownCommandOf<'recordQuest'>,
): Refusal | null {
  const stopped = checkRecord(campaign, state, seat, command);
  if (stopped !== null) return stopped;
  const sound = command.report.heroes.every((told) => isSound(nextSheetOf(state, told.hero), told));
  return sound ? null : refuse('contradictory', 'CLS-END-03');
}

/** The dead bring nothing, and nobody more poison or potions than they can carry. */
function isSound(
  { next }: NextTownSheet,
  { fate, potions, equipment, next: spoils }: NextHeroReport,
): boolean {
  if (equipment.length > 0) return false;
  if (fate === 'dead') return spoils.won === 0 && thingsWith({ ...spoils, potions: [] }).length === 0;
  const { gear, poison } = spoils;
  return poison <= dosesIn(gear) && potions.length <= carryLimit({ ...next, gear }).potions;
}

/** Savings, treasures and deeds as in classic; experience, gear and finds as in NextLevel. */
export function bringHome(play: CampaignPlay, before: CampaignState, told: NextHeroReport): void {
  const { hero, potions, next: spoils } = told;
  // Here potions are possessions, not cards of a pile, so CLS-EQP-03 takes nothing back.
  CLASSIC_CAMPAIGN.bringHome(play, before, { ...told, potions: [] });
  const { next } = nextSheetOf(before, hero);
  const kept = { ...spoils, gear: unemptied(spoils.gear, spoils.poison) };
  tell(play, {
    type: 'spoilsKept',
    rules: ['NXT-HRO-01', ...(potions.length > 0 ? ['NXT-HRO-04'] : [])],
    hero,
    spoils: kept,
    potions,
    found: foundOn(next, kept, potions),
  });
}

/** What a hero did not have when setting out. */
function foundOn(next: Growth, spoils: Spoils, potions: readonly PotionId[]): readonly ThingId[] {
  const had = thingsWith({ ...next, substances: [] });
  return had.reduce<readonly ThingId[]>(withoutOne, thingsWith({ ...spoils, potions }));
}

/** Phials and flasks too many for the remaining doses are thrown away, the biggest first. */
function unemptied(gear: readonly GearId[], poison: number): readonly GearId[] {
  const doses = (id: GearId): number => gearCard(id).poison ?? 0;
  const phials = gear.filter((id) => doses(id) > 0).toSorted((a, b) => doses(b) - doses(a));
  return phials.reduce(
    (left, id) => (dosesIn(left) - doses(id) >= poison ? withoutOne(left, id) : left),
    gear,
  );
}
