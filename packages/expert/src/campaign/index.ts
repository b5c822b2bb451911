export { expertCampaign } from './system.ts';
export type { ExpertCampaignGame } from './system.ts';
export { questSetup } from './quests.ts';
export { reportOf } from './report.ts';
export type { QuestReport } from './report.ts';
export { GENERATED } from './setup.ts';
export type { CampaignSetup } from './setup.ts';
