/** Every command of classic meets its check and its performance here, and nowhere else. */
import type { Refusal, SeatId } from '@oubliette/kernel';
import { attack, checkAttack, checkStandFast, standFast } from './combat.ts';
import type { CommandOf, CommandType } from './commands.ts';
import { checkOpenDoor, openDoor } from './doors.ts';
import { castSpell, checkCast, checkPower, usePower } from './magic.ts';
import { checkSubstitute, substitute } from './monsters.ts';
import {
  answerPassage,
  checkAnswerPassage,
  checkGiveUp,
  checkLeave,
  checkRoll,
  checkStep,
  giveUp,
  jump,
  leave,
  rollMovement,
  step,
} from './movement.ts';
import { answerQuestion, checkAnswer } from './questions.ts';
import type { Play } from './play.ts';
import { checkSearchSecrets, checkSearchTreasure, searchSecrets, searchTreasure } from './search.ts';
import { checkPlaceHero, checkTakeRole, checkTakeSpells, placeHero, takeRole, takeSpells } from './start.ts';
import type { State } from './state.ts';
import { checkDisarm, checkEscape, checkJump, disarm, escape } from './traps.ts';
import {
  checkForgoWandering,
  checkPlaceWandering,
  checkPotion,
  forgoWandering,
  placeWandering,
  usePotion,
} from './treasure.ts';
import { checkClaim, checkEndTurn, claim, endTurn } from './turns.ts';
import type { World } from './world.ts';

interface HandlerOf<T extends CommandType> {
  readonly foreseen?: true;
  readonly check: (world: World, state: State, seat: SeatId, command: CommandOf<T>) => Refusal | null;
  readonly perform: (play: Play, command: CommandOf<T>) => void;
}

export const HANDLERS: { readonly [T in CommandType]: HandlerOf<T> } = {
  takeRole: { check: checkTakeRole, perform: takeRole },
  takeSpells: { check: checkTakeSpells, perform: takeSpells },
  placeHero: { check: checkPlaceHero, perform: placeHero },
  rollMovement: { foreseen: true, check: checkRoll, perform: rollMovement },
  step: { check: checkStep, perform: step },
  jump: { foreseen: true, check: checkJump, perform: jump },
  openDoor: { check: checkOpenDoor, perform: openDoor },
  attack: { foreseen: true, check: checkAttack, perform: attack },
  castSpell: { foreseen: true, check: checkCast, perform: castSpell },
  usePower: { check: checkPower, perform: usePower },
  searchTreasure: { check: checkSearchTreasure, perform: searchTreasure },
  searchSecrets: { check: checkSearchSecrets, perform: searchSecrets },
  disarm: { check: checkDisarm, perform: disarm },
  usePotion: { check: checkPotion, perform: usePotion },
  leave: { check: checkLeave, perform: leave },
  giveUp: { check: checkGiveUp, perform: giveUp },
  endTurn: { check: checkEndTurn, perform: endTurn },
  standFast: { check: checkStandFast, perform: standFast },
  answerPassage: { check: checkAnswerPassage, perform: answerPassage },
  escape: { check: checkEscape, perform: escape },
  placeWandering: { check: checkPlaceWandering, perform: placeWandering },
  forgoWandering: { check: checkForgoWandering, perform: forgoWandering },
  substitute: { check: checkSubstitute, perform: substitute },
  claim: { check: checkClaim, perform: claim },
  answerQuestion: { check: checkAnswer, perform: answerQuestion },
};

export const COMMAND_TYPES = Object.keys(HANDLERS) as readonly CommandType[];
