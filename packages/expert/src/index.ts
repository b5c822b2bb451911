export { expert } from './system.ts';
export { ABILITIES_OF, abilityCard, defaultAbilities } from './content/abilities.ts';
export type { AbilityId } from './content/abilities.ts';
export { DEFAULT_OPTIONS, GM, newHero } from './setup.ts';
export type { Setup } from './setup.ts';
export { expertCampaign, GENERATED, questSetup, reportOf } from './campaign/index.ts';
export type { CampaignSetup, QuestReport } from './campaign/index.ts';
export { campaignTelling } from './campaign/text.ts';
