/** Classic's book as a whole: its chapters, how a match goes, and its own answers to what a book may decide otherwise. */
import { compose } from '@oubliette/referee';
import type { Course } from '@oubliette/referee';
import { CASTING } from './chapters/casting.ts';
import { EXPLORING } from './chapters/exploring.ts';
import { FIGHTING } from './chapters/fighting.ts';
import { LEAVING } from './chapters/leaving.ts';
import { MOVING } from './chapters/moving.ts';
import { PLACING } from './chapters/placing.ts';
import { QUEST } from './chapters/quest.ts';
import { SEARCHING } from './chapters/searching.ts';
import { STARTING } from './chapters/starting.ts';
import { TRAPPING } from './chapters/trapping.ts';
import { TREASURE } from './chapters/treasure.ts';
import { TURNS } from './chapters/turns.ts';
import { makeAttack, ownShield } from './combat.ts';
import type { CommandType } from './commands.ts';
import { MONSTERS } from './content/monsters.ts';
import { isEmptyHanded } from './death.ts';
import { advance, unsettledBy } from './ending.ts';
import type { Classic } from './kit.ts';
import { checkSquare, rollMove, stepsFrom } from './movement.ts';
import { Play } from './play.ts';
import type { RulePoints } from './points.ts';
import { askNext } from './questions.ts';
import { heroStrength } from './start.ts';
import { renewEscape, springTraps } from './traps.ts';
import { gainEquipment, gainGold, gainPotion } from './treasure.ts';
import { actors, checkAction, losesTurn, wakeMonsters } from './turns.ts';
import { drinkers, idle, top } from './waiting.ts';
import { furnitureNow } from './world.ts';

const COURSE: Course<Classic> = {
  turns: 'CLS-TUR-04',
  offersFirst: 'always',
  play: (world, state, dice) => new Play(world, state, dice),
  top,
  isOver: ({ phase }) => phase === 'over',
  guard: () => null,
  unsettled: unsettledBy((play) => renewEscape(play) || askNext(play)),
  advance,
  idle,
  others: drinkers,
  actors,
  // The match waits for every seat.
  standIn: () => false,
};

/** In the order in which a figure is offered what it may do. */
export const CLASSIC_RULES = compose<Classic>(COURSE, [
  STARTING,
  MOVING,
  EXPLORING,
  FIGHTING,
  SEARCHING,
  TRAPPING,
  CASTING,
  LEAVING,
  TREASURE,
  PLACING,
  TURNS,
  QUEST,
]);

export const COMMAND_TYPES = Object.keys(CLASSIC_RULES.handlers) as readonly CommandType[];

export const CLASSIC_POINTS: RulePoints = {
  monsters: MONSTERS,

  checkAction,
  beginTurn: (play, figure) => !losesTurn(play, figure),
  beginMorcarTurn: wakeMonsters,

  heroStrength,
  rollMove,
  stepsFrom,
  checkSquare,
  stepCost: () => 1,
  obstacles: furnitureNow,
  unseenAt: (world, _state, monster) => world.quest.monsters[monster]!.square,
  discoverySight: Infinity,
  placeExtent: Infinity,

  makeAttack,
  ownShield,
  springTraps,
  gainGold,
  gainPotion,
  gainEquipment,
  isEmptyHanded,
};
