/** Classic's own answers to what a book decides. */
import { applyEvent } from './apply.ts';
import type { Book } from './book.ts';
import { makeAttack, ownShield } from './combat.ts';
import { MONSTERS } from './content/monsters.ts';
import { isEmptyHanded } from './death.ts';
import type { ClassicEvent } from './events.ts';
import { HANDLERS } from './handlers.ts';
import { candidates } from './moves.ts';
import { checkSquare, rollMove, stepsFrom } from './movement.ts';
import { Play } from './play.ts';
import { heroStrength, layTable } from './start.ts';
import { askNext } from './questions.ts';
import { renewEscape, springTraps } from './traps.ts';
import { gainEquipment, gainGold, gainPotion } from './treasure.ts';
import { checkAction, losesTurn, wakeMonsters } from './turns.ts';
import { viewOf } from './view.ts';
import { waitingIn } from './waiting.ts';
import { furnitureNow } from './world.ts';

export const CLASSIC_BOOK: Book = {
  handlers: HANDLERS,
  monsters: MONSTERS,

  layTable,
  play: (world, state, dice) => new Play(world, state, dice),
  apply: (world, state, event) => applyEvent(world, state, event as ClassicEvent),
  candidates,
  waiting: waitingIn,
  view: viewOf,
  isAsking: (state) => state.pending !== null || state.missing.length > 0,
  settle: (play) => renewEscape(play) || askNext(play),

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
