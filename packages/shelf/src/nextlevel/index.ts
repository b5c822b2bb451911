export type { NextChoice } from './nextlevelBox.ts';
export type { NextCampaignChoice } from './nextlevelCampaignBox.ts';
export { nextlevelShelf } from './nextlevelShelf.ts';
