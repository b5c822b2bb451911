export { USUAL_HEROES } from './expertBox.ts';
export type { ExpertChoice } from './expertBox.ts';
export type { ExpertCampaignChoice } from './expertCampaignBox.ts';
export { expertShelf } from './expertShelf.ts';
export { expertManifest } from './manifest.ts';
