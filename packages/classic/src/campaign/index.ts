/** The campaign: everything between the quests. */
export { classicCampaign } from './system.ts';
export type { CampaignGame } from './system.ts';
export type { CampaignCommand, CampaignCommandOf, CampaignCommandType } from './commands.ts';
export type { CampaignChange, CampaignEvent, CampaignEventOf, CampaignEventType } from './events.ts';
export { CHARGES, TINCTURES } from './heraldry.ts';
export type { Arms, Charge, Tincture } from './heraldry.ts';
export { questSetup, setupHeroes } from './quests.ts';
export type { HeroesSetup } from './quests.ts';
export { CHAMPION_GOLD, CHAMPION_QUESTS } from './record.ts';
export { reportOf } from './report.ts';
export type { HeroReport, Outcome, QuestReport } from './report.ts';
export { LONGEST_MOTTO, LONGEST_NAME } from './roster.ts';
export { advantages, NOBODY } from './scoreSheet.ts';
export type { Advantages, AttackAdvantage, CommonSheet, ScoreSheet } from './scoreSheet.ts';
export type { BookEntry, CampaignSetup } from './setup.ts';
export type { CampaignState, Departed, Expedition, Outing, Sheet } from './state.ts';
export {
  CAMPAIGN_LOG,
  CAMPAIGN_PROMPTS,
  CAMPAIGN_REFUSALS,
  castAfter,
  castOf,
  explainCampaign,
  narrateCampaign,
} from './text.ts';
export type { CampaignLogEvent, Cast } from './text.ts';
export type { CampaignView, TownView, ViewedCard, ViewedQuest } from './view.ts';
