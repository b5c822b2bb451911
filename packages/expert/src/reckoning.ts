/** The rules as a player uses them: reach, sight, dice and abilities, from what the player sees of a match. */
export { aimsOf } from './abilities/aims.ts';
export type { AbilityAim } from './abilities/types.ts';
export { abilitiesOf, usesLeft } from './abilities/lasts.ts';
export { deedOf, isForCombat } from './abilities/rides.ts';
export { readyRefusal } from './abilities/using.ts';
export { blowsOf, hasKnack } from './combat/knacks.ts';
export { attackDice } from './combat/quiver.ts';
export { canHit, isBeside, reachOf, sees } from './combat/sight.ts';
export { isLightEnough } from './combat/weapons.ts';
export type { AbilityDeed } from './content/abilityKinds.ts';
export { chaosAims } from './chaos/aims.ts';
export { chaosCard } from './content/chaos.ts';
export { characterOf } from './content/characters.ts';
export type { EventEffect, EventId, Trial } from './content/events.ts';
export { furnitureKind } from './content/furniture.ts';
export type { Found } from './content/furniture.ts';
export { HOSTAGE_ID } from './content/hostage.ts';
export { treasureCard } from './content/treasures.ts';
export type { Tool, TreasureId } from './content/treasures.ts';
export { lockOn, possibleDoors, shutDoors } from './doors/places.ts';
export {
  bearerOf,
  diceOf,
  fullBody,
  hasCondition,
  isBurden,
  isClass,
  isHeavy,
  isMonster,
  monsterOf,
  seatOf,
  speedOf,
} from './figures.ts';
export { readingRefusal, spellOn } from './gear/scrolls.ts';
export { groundOf, squaresOfTile, tileAt } from './ground.ts';
export { targetsOf } from './events/targets.ts';
export type { EventMoment, EventTarget } from './moments/types.ts';
export { cellsFor } from './monsters/appearing.ts';
export { linkedTo, stepRulesOf } from './moving/links.ts';
export { isRickety, jumpsOf, mayPass } from './moving/ways.ts';
export { stateSeen, WORLD_SEEN } from './seen.ts';
export type { ExpertEvent } from './events.ts';
export type { Act, Condition, State } from './state.ts';
export type { World } from './world.ts';
