/** Advanced: the book as a system, the gains of an expedition, and what a table needs to show it. */
export { REFEREE } from './book.ts';
export { mayGoAgain, nextExpedition } from './turns/nextExpedition.ts';
export { advanced } from './system.ts';
export { imagine } from './imagine.ts';
export { MASTER } from './setup.ts';
export type { Options, Setup, SheetSetup } from './setup.ts';
export type { DungeonPlan, LevelPlan } from './plan.ts';
export { RATED } from './rated.ts';
export type {
  Act,
  Effect,
  Figure,
  FigureId,
  Level,
  Place,
  Rated,
  Sheet,
  State,
  Stats,
  Turn,
} from './state.ts';
export type { Thing } from './things.ts';
export { topSeen, topSeenAs } from './view.ts';
export type { View } from './view.ts';
export type { Command } from './commands.ts';
export type { AdvancedEvent, EventOf } from './events.ts';
export type { FrameSeen, FrameSeenOf } from './frames.ts';
export { COUNTER_KINDS, COUNTER_MOMENTS } from './counters/types.ts';
export type { CounterAbout, CounterKind, CounterMoment } from './counters/types.ts';
export { squaresOf } from './figures.ts';
export { coveredBy, isLarge, placesOf, widthOf } from './places.ts';
export { SECTIONS } from './content/sections.ts';
export * from './seen.ts';
export * from './stakes.ts';
export * from './seenTests.ts';
export { ARMOUR } from './content/armour.ts';
export { BESTIARY } from './content/bestiary.ts';
export type { Family, MonsterId } from './content/bestiary.ts';
export type { MonsterRank } from './content/monsters/row.ts';
export { HEROES, henchman, STARTING_FATE, STARTING_SPELLS } from './content/heroes.ts';
export { RANGE_BANDS } from './content/hitTables.ts';
export { findItem, ITEMS } from './content/items.ts';
export { MATRICES } from './content/matrices.ts';
export { priceOf } from './content/prices.ts';
export { findSpell, SPELLS } from './content/spells.ts';
export { AMULET_PIECES, amuletCharacters, nextMap } from './content/quests/amulet.ts';
export { THREE_BELLS } from './content/quests/bells.ts';
export { LESSON } from './content/quests/lesson.ts';
export { TOBARO, TOBARO_PARTY, tobaroSetup } from './content/quests/tobaro.ts';
export { wanderingDungeon } from './content/quests/wander.ts';
export { WEAPONS } from './content/weapons.ts';
export { cardOf } from './gear/card.ts';
export { createHero, rollHero, ROLLS, spellCount, withComponents } from './gear/create.ts';
export type { Choices, HeroCalling, Race, RolledHero } from './gear/create.ts';
export { inHand, isShieldSlung } from './gear/worn.ts';
export { FIREBALL_DICE } from './traps/fireball.ts';
export { COMPONENTS } from './magic/types.ts';
export type { ComponentId } from './magic/types.ts';
export * from './text/index.ts';
export { areaMention, areaNoun, kindNoun } from './text/names.ts';
export { monstersIn, monstersOf, spellNoun, thingNoun, thingsIn } from './text/scene.ts';
export { momentName } from './text/counterWords.ts';
export { effectName } from './text/effectWords.ts';
export { counterNoun } from './text/counterWords.ts';
export { featureNoun } from './text/hazardWords.ts';
export { hazardOfEvent } from './text/rooms/rooms.ts';
export { isRoomDeed, ROOM_DEEDS } from './text/rooms/rooms.ts';
export { hazardRow, HAZARDS } from './content/hazards.ts';
export type { FeatureLook, Hazard, StrewnLook } from './content/hazards.ts';
export { TRAPS } from './content/traps.ts';
export type { TrapId } from './content/traps.ts';
export {
  DEVICES as DEVICE_NOUNS,
  SECTION_NOUNS,
  STAIRS_NOUNS,
  WORDS as ADVANCED_NOUNS,
} from './text/vocabulary.ts';
export { trapNoun } from './text/trapWords.ts';
