export { expert } from './system.ts';
export { ABILITIES_OF, abilityCard, defaultAbilities } from './content/abilities.ts';
export type { AbilityId } from './content/abilities.ts';
export type { ChaosId } from './content/chaos.ts';
export { CONTEXTS, LESSON, READY_QUESTS } from './content/quests/index.ts';
export { budgetOf, threatOf } from './quests/budget.ts';
export type { Quest } from './quests/quest.ts';
export { rememberedFrom } from './returning/remembered.ts';
export type { Remembered } from './returning/remembered.ts';
export { DEFAULT_OPTIONS, GM, newHero } from './setup.ts';
export type { HeroSetup, Options, Setup } from './setup.ts';
export type { Command } from './commands.ts';
export type { ExpertEvent } from './events.ts';
export { CHARACTERS, CLASSES } from './content/characters.ts';
export type { ClassId } from './content/characters.ts';
export { FAMILIES, MONSTER_IDS, monsterCard } from './content/monsters.ts';
export type { CreatureId, MonsterId } from './content/monsters.ts';
export type { FoeId } from './content/foes.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
export * from './text/index.ts';
export { FURNITURE, furnitureKind } from './content/furniture.ts';
export type { FurnitureId } from './content/furniture.ts';
export { SECTIONS } from './content/sections.ts';
export { eventCard } from './content/events.ts';
export { fullBody } from './figures.ts';
export type { EventId } from './content/events.ts';
export { lifeCard } from './content/life.ts';
export type { LifeId } from './content/life.ts';
export type { TreasureId } from './content/treasures.ts';
export type { Figure, FigureId, Furnished, Heap, Held, Hero, Tile } from './state.ts';
export {
  besideSeen,
  boardSeen,
  hitsSeen,
  laidSeen,
  layingSeen,
  leftSeen,
  rollSeen,
  unfoldSeen,
  valuesSeen,
  waysSeen,
  waysWithin,
} from './seen.ts';
export type { ValuesSeen, WaySeen } from './seen.ts';
export { QUEST_IDS, questNamed } from './content/quests/index.ts';
export { expertCampaign, GENERATED, hostOf, questSetup, reportOf } from './campaign/index.ts';
export type {
  CampaignCommand,
  CampaignCommandOf,
  CampaignSetup,
  CampaignState,
  CampaignView,
  Fallen,
  LeftDungeon,
  Outing,
  QuestReport,
  Sheet,
} from './campaign/index.ts';
export { treasureCard } from './content/treasures.ts';
export { campaignTelling } from './campaign/text.ts';
