/** The chapters of hazard rooms. */
import type { BaseCommand } from '@oubliette/kernel';
import type { Chapter } from '../kit.ts';
import { batAppliers, batOffers, bats, fightBats, giveBite, goIn } from './bats.ts';
import { below, belowAppliers, lookThrough } from './below.ts';
import { captiveAppliers, freeCaptives, passEscort, rewardEscort } from './captives.ts';
import { circle, circleAppliers, circleStep } from './circle.ts';
import { climbUp, fixRope, goDown, grateAppliers, grateOffers, leftBelow, liftGrate } from './grate.ts';
import { buildLadder, crossLadder, ladderAppliers, ladderOffers } from './ladder.ts';
import { hazard, layingAppliers } from './laying.ts';
import { cautiousLeap, holdRope, leap, leapAppliers, leapFrame, leapOffers } from './leap.ts';
import { mould, mouldAppliers, mouldStep } from './mould.ts';
import { eatMushroom, mushroomAppliers, mushroomOffers, pickMushroom } from './mushrooms.ts';
import { placeFeature, putAppliers, putting } from './put.ts';
import { fightRats, ratAppliers, rats } from './rats.ts';
import { ROOM_CHAPTERS } from './rooms.ts';
import { dropRuby, statueAppliers, statueOffers, takeRuby } from './statue.ts';
import { burnSwarm, clearRoom, swarmAppliers, swarmOffers, swarmStep } from './swarm.ts';
import { allowAttack, answerThief, thiefAppliers, thiefParts } from './thief.ts';
import { enthrone, takeThrones, throne, throneAppliers, throneFalls, throneWaits } from './throne.ts';
import { CURES, MEANS, THIEF_ANSWERS } from './types.ts';
import type { HazardCommand, HazardFacts, HazardFrame } from './types.ts';
import { faceVenom, sleepOn, venom, venomAppliers } from './venom.ts';
import { witchAppliers, witchGathers, witchIsGone, witchVanishes } from './witch.ts';

const figure = 'text';
const square = 'square';

const hazardChapter: Chapter<HazardCommand, HazardFacts, HazardFrame> = {
  shapes: {
    placeFeature: { at: square },
    answerThief: { answer: THIEF_ANSWERS },
    allowAttack: { allow: 'flag' },
    leap: { figure, to: square },
    cautiousLeap: { figure, to: square },
    holdRope: { hold: 'flag' },
    buildLadder: { figure },
    crossLadder: { figure, to: square },
    takeRuby: { figure },
    clearRoom: { figure, means: MEANS },
    fightBats: { figure },
    goIn: { go: 'flag' },
    giveBite: { target: figure },
    pickMushroom: { figure },
    eatMushroom: { figure, mushroom: figure },
    faceVenom: { cure: CURES },
    liftGrate: { figure },
    fixRope: { figure },
    goDown: { figure, to: square, surely: 'flag' },
    climbUp: { figure, to: square },
    enthrone: { target: figure },
  },
  handlers: {
    placeFeature,
    answerThief,
    allowAttack,
    leap,
    cautiousLeap,
    holdRope,
    buildLadder,
    crossLadder,
    takeRuby,
    clearRoom,
    fightBats,
    goIn,
    giveBite,
    pickMushroom,
    eatMushroom,
    faceVenom,
    liftGrate,
    fixRope,
    goDown,
    climbUp,
    enthrone,
  },
  appliers: {
    ...layingAppliers,
    ...putAppliers,
    ...captiveAppliers,
    ...witchAppliers,
    ...thiefAppliers,
    ...leapAppliers,
    ...ladderAppliers,
    ...statueAppliers,
    ...swarmAppliers,
    ...ratAppliers,
    ...batAppliers,
    ...mouldAppliers,
    ...mushroomAppliers,
    ...venomAppliers,
    ...belowAppliers,
    ...grateAppliers,
    ...circleAppliers,
    ...throneAppliers,
  },
  frames: { hazard, putting, leap: leapFrame, rats, bats, mould, venom, below, circle, throne },
  offers: (world, state): BaseCommand[] => [
    ...leapOffers(state),
    ...ladderOffers(world, state),
    ...statueOffers(state),
    ...swarmOffers(world, state),
    ...batOffers(world, state),
    ...mushroomOffers(world, state),
  ],
  reacts: {
    stepped: (play, event) => {
      const step = event;
      swarmStep(play, step);
      mouldStep(play, step);
      circleStep(play, step);
    },
    dragged: (play, event) => swarmStep(play, event),
    died: (play) => {
      dropRuby(play);
      throneFalls(play);
      freeCaptives(play);
    },
    turnBegan: (play) => {
      witchVanishes(play);
      sleepOn(play);
      takeThrones(play);
      leftBelow(play);
    },
    phaseBegan: (play) => {
      witchGathers(play);
      takeThrones(play);
      lookThrough(play);
      fightRats(play);
    },
    fightEnded: (play) => {
      witchIsGone(play);
      throneWaits(play);
      freeCaptives(play);
    },
    templatePlaced: (play, event) => burnSwarm(play, event),
    leaderChosen: passEscort,
    expeditionEnded: (play) => {
      rewardEscort(play);
      thiefParts(play);
    },
  },
};

/** Ways down are offered after all other rooms. */
export const HAZARD_CHAPTERS: readonly object[] = [hazardChapter, ...ROOM_CHAPTERS, { offers: grateOffers }];
