export { nextlevel } from './system.ts';
export type { NextGame } from './system.ts';
export * from './commands.ts';
export * from './events.ts';
export * from './state.ts';
export * from './view.ts';
export type { CheckedNextSetup, NextOptions, NextSetup, Progress } from './setup.ts';
export { nextOptions } from './setup.ts';
export { NEXTLEVEL_QUESTS } from './quests.ts';
export { mayRead } from './secrets.ts';
export { DAGGER, diceFor, magic, plainDice, wieldedBy, zoneOn } from './arms.ts';
export type { Wielded } from './arms.ts';
export { defenceDice, ownDefence } from './attack/defence.ts';
export { DISCOVERY_SIGHT } from './book.ts';
export { isAimed, sideNamed } from './slant.ts';
export { DODGE_RULES, dodgeOf } from './attack/dodge.ts';
export { BESTIARY, findCard, isLower } from './content/bestiary.ts';
export { strikerOf } from './attack/strikers.ts';
export { D20, dieOf, skullsOn, STAR, TRAP_DIE, TRAP_SEARCH } from './content/dice.ts';
export type { AttackDie, ColourFace } from './content/dice.ts';
export { ARCANA, arcanumCard, scrollCard } from './content/magic.ts';
export type { ArcanumId, SubstanceId } from './content/ids.ts';
export { GEAR_IDS, gearCard } from './content/armoury.ts';
export { LEVELS, MAX_LEVEL, rowOf } from './content/levels.ts';
export {
  GIFT_IDS,
  giftCard,
  giftsBy,
  giftsFor,
  specialitiesFor,
  SPECIALITY_IDS,
  SPECIALITY_LEVEL,
  specialityCard,
} from './content/progress.ts';
export { criticalSkulls } from './content/critical.ts';
export { SEARCH_DICE, SUBSTANCE_IDS, substanceCard } from './content/search.ts';
export { NEXT_TRAP_KINDS } from './content/traps.ts';
export type { NextTrapKind } from './content/traps.ts';
export { HIGH as HIGH_FURNITURE, LOW as LOW_FURNITURE } from './heights.ts';
export { HURL_RANGE, HURLED } from './monsters/hurl.ts';
export { FIMIR_SPELLS } from './monsters/facts.ts';
export { LEAST_FOR_A_SPELL } from './monsters/fimir.ts';
export { upperLeft } from './furniture.ts';
export { arcanaOf } from './magic/arcana.ts';
export { rageStand } from './rage.ts';
export { fallsOn, frontOf, isAtTheSide } from './reactions/topple.ts';
export { carryLimit, dodgeLearnt } from './sheetEffects.ts';
export { nextMovementLeft, nextReachOf, turningCost } from './reach.ts';
export { fullMana } from './sheets.ts';
export * from './text/index.ts';
export * from './campaign/index.ts';
