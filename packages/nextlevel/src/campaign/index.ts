/** The campaign of NextLevel: what heroes keep, buy and learn between their quests. */
export { nextlevelCampaign } from './system.ts';
export type { NextCampaignGame } from './system.ts';
export type {
  NextTownCommand,
  NextTownCommandOf,
  NextTownCommandType,
  OwnTownCommand,
  OwnTownCommandOf,
  OwnTownType,
} from './commands.ts';
export type { GearId, GiftId, SpecialityId } from '../content/ids.ts';
export type { NextTownEvent, OwnTownEvent } from './events.ts';
export { LUCKY_NUMBERS } from './progress.ts';
export { nextQuestSetup } from './quests.ts';
export { nextReportOf } from './report.ts';
export type { NextHeroReport, NextQuestReport, Spoils } from './report.ts';
export { scoreWith } from './scoreSheet.ts';
export type { NextScoreSheet } from './scoreSheet.ts';
export { FIRST_LEVEL } from './setup.ts';
export type { NextCampaignSetup } from './setup.ts';
export type { Growth, NextCampaignState, NextTownSheet } from './state.ts';
export { nextTownTelling } from './text.ts';
export { offerFor, shelfOf, thingCard, thingsWith, WARES as SHOP_WARES } from './things.ts';
export type { Shelf, ThingId, WareId } from './things.ts';
export type { NextCampaignView } from './view.ts';
