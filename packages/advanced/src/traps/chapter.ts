/** The chapter of traps. */
import type { Chapter } from '../kit.ts';
import type { Play } from '../play.ts';
import { blastAppliers, trapBlastFrame } from './blast.ts';
import {
  controlAppliers,
  controlAttack,
  controlEnd,
  controlFrame,
  controlStep,
  giveOrders,
} from './control.ts';
import { dodgeAppliers, dodgeFrame, shakeBlocks } from './dodge.ts';
import { fireballAppliers, fireballFrame, fireballsBurn, moveFireball } from './fireball.ts';
import { gasAppliers, trapGasFrame } from './gas.ts';
import { limbAppliers } from './limbs.ts';
import { climbFrame, climbOut, comeOut, jump, jumpFrame, pitAppliers, pitOffers } from './pit.ts';
import { deadlyFrame, facePoison, poisonAppliers, takeAntidote } from './poison.ts';
import {
  dropPortcullis,
  liftFrame,
  liftOffers,
  liftPortcullis,
  liftTogether,
  portcullisAppliers,
  portcullisFrame,
  rollUnder,
} from './portcullis.ts';
import { clearGround, makeRoom, makeRoomFrame, roomAppliers, walkUp } from './room.ts';
import { spellAppliers, trapSpellFrame } from './spell.ts';
import { disarm, disarmOffers, leaveTrap, springAppliers, springFrame, tryTrap } from './springing.ts';
import type { TrapCommand, TrapFacts, TrapFrame } from './types.ts';
import { wane, waneAppliers } from './wane.ts';

const id = 'text';
const square = 'square';

/** Lasting traps go on in the master's phase: fires, and figures under the master's orders. */
function masterBegins(play: Play): void {
  if (play.state.turn.phase !== 'master') return;
  giveOrders(play);
  fireballsBurn(play);
}

export const trapChapter: Chapter<TrapCommand, TrapFacts, TrapFrame> = {
  shapes: {
    disarm: { figure: id, trap: id },
    tryTrap: {},
    leaveTrap: {},
    makeRoom: { to: square },
    climbOut: { figure: id },
    comeOut: { to: square },
    jump: { figure: id, to: square },
    dropPortcullis: { at: square, side: 'side' },
    liftPortcullis: { figure: id, trap: id },
    rollUnder: { to: 'square or null' },
    moveFireball: { to: square },
    controlStep: { to: square },
    controlAttack: { target: id },
    controlEnd: {},
    takeAntidote: { of: id },
    facePoison: { fate: 'flag' },
  },
  handlers: {
    disarm,
    tryTrap,
    leaveTrap,
    makeRoom,
    climbOut,
    comeOut,
    jump,
    dropPortcullis,
    liftPortcullis,
    rollUnder,
    moveFireball,
    controlStep,
    controlAttack,
    controlEnd,
    takeAntidote,
    facePoison,
  },
  appliers: {
    ...springAppliers,
    ...blastAppliers,
    ...limbAppliers,
    ...dodgeAppliers,
    ...pitAppliers,
    ...portcullisAppliers,
    ...fireballAppliers,
    ...gasAppliers,
    ...spellAppliers,
    ...controlAppliers,
    ...poisonAppliers,
    ...roomAppliers,
    ...waneAppliers,
  },
  frames: {
    trap: springFrame,
    trapBlast: trapBlastFrame,
    dodge: dodgeFrame,
    makeRoom: makeRoomFrame,
    climb: climbFrame,
    jump: jumpFrame,
    portcullis: portcullisFrame,
    lift: liftFrame,
    fireball: fireballFrame,
    trapGas: trapGasFrame,
    trapSpell: trapSpellFrame,
    control: controlFrame,
    deadly: deadlyFrame,
  },
  offers: (world, state) =>
    state.turn.phase === 'heroes'
      ? [...disarmOffers(state), ...pitOffers(world, state), ...liftOffers(state)]
      : [],
  reacts: {
    stepped: (play, event) => {
      const { figure, to } = event;
      walkUp(play, figure, to);
      shakeBlocks(play, figure, to);
    },
    turnBegan: (play) => {
      wane(play);
      masterBegins(play);
    },
    phaseBegan: (play) => {
      const { mode, phase } = play.state.turn;
      if (mode === 'exploration' && phase === 'exploration') {
        clearGround(play);
        liftTogether(play);
      }
      masterBegins(play);
    },
  },
};
