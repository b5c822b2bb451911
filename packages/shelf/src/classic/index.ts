export type { CampaignChoice } from './campaignBox.ts';
export type { ClassicChoice } from './classicBox.ts';
export { classicShelf } from './classicShelf.ts';
