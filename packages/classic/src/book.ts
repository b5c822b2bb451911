/** Classic's rule book: its chapters, the course of a match, and its own answers to the decision points. */
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
import { checkFoe, makeAttack, ownShield } from './combat.ts';
import type { CommandType } from './commands.ts';
import { isEmptyHanded, loseMind } from './death.ts';
import { isLocked, opensDoors } from './doors.ts';
import { advance, unsettledBy, winners } from './ending.ts';
import type { Classic } from './kit.ts';
import { substitutes } from './monsters.ts';
import {
  barredBy,
  checkBorder,
  isClosed,
  isOnTheWayOut,
  moveDice,
  passage,
  stepCost,
  takeStep,
} from './movement.ts';
import { Play } from './play.ts';
import type { RulePoints } from './points.ts';
import { askNext } from './questions.ts';
import { belongingsHere, disturbs } from './search.ts';
import { choiceOrder, heroStrength, nextToDraft, turnOrder } from './start.ts';
import { isArmed, renewEscape, springTraps, WAYS_OUT } from './traps.ts';
import { gainEquipment, surprise, wanderersSquares } from './treasure.ts';
import { actors, beginTurn, checkAction, isClaimable, losesTurn } from './turns.ts';
import { canTarget, sees } from './visibility.ts';
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

/** In the order in which a figure's choices are offered. */
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
  choiceOrder,
  turnOrder,
  nextToDraft,
  heroStrength,

  beginTurn,
  losesTurn,
  checkAction,

  moveDice,
  stepCost,
  checkBorder,
  crossesTwice: false,
  barredBy,
  isClosed,
  passage,
  takeStep,

  discoverySight: Infinity,
  placeExtent: Infinity,
  sees,
  canTarget,
  obstacles: furnitureNow,
  opensDoors,
  isLocked,

  unseenAt: ({ quest }, _state, monster) => quest.monsters[monster]!.square,
  substitutes,
  wanderersSquares,
  surprise,

  checkFoe,
  makeAttack,
  ownShield,
  loseMind,

  isEmptyHanded,
  belongingsHere,
  isClaimable,
  isOnTheWayOut,
  winners,

  isArmed,
  springTraps,
  waysOut: WAYS_OUT,

  disturbs,
  gainEquipment,
};
