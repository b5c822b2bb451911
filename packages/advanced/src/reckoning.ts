/** The rules as a player uses them: reach, sight and blows, from what the player sees of a match. */
export { areaAt, groundOf } from './board.ts';
export { distance } from './combat/ranged.ts';
export {
  attackSkill,
  attacksOf,
  defenceSkill,
  meleeWeapons,
  rangedWeapons,
  shotNeeds,
  weaponDice,
} from './combat/weapons.ts';
export { canStrike, fixedOn, reachOf, squaresInReach } from './combat/zones.ts';
export { monsterNamed } from './content/bestiary.ts';
export { hitRoll } from './content/hitTables.ts';
export { SECTIONS } from './content/sections.ts';
export { spellNamed } from './content/spells.ts';
export { isWeapon, weaponNamed } from './content/weapons.ts';
export { lookOf } from './encounter/disguise.ts';
export { wallsToSearch } from './explore/search.ts';
export { strides } from './explore/walk.ts';
export { mayWalk } from './hazards/ground.ts';
export { hasEffect, isAsleep, isUp, levelOf, squaresOf, stat } from './figures.ts';
export { sightBetween } from './sight.ts';
export { isShooter } from './solo/shooters.ts';
export { mayEnter } from './traps/ground.ts';
export { canWield } from './traps/limits.ts';
export { actOf, isAble, squaresLeft } from './turns/acts.ts';
export type { World } from './world.ts';
