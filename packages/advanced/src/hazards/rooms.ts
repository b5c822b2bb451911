/** The rules of hazard rooms: a chapter for each hazard, and those that several share. */
import type { Hazard } from '../content/hazards.ts';
import type { Chapter } from '../kit.ts';
import { BATS_FRAME, batsChapter } from './bats.ts';
import { BELOW_FRAME, belowChapter } from './below.ts';
import { captiveChapter } from './captives.ts';
import { chasmChapter } from './chasm.ts';
import { CIRCLE_FRAME, circleChapter } from './circle.ts';
import { fountainChapter } from './fountain.ts';
import { grateChapter } from './grate.ts';
import { LAYING_HAZARD_FRAME, layingChapter } from './laying.ts';
import { LEAP_FRAME } from './leap.ts';
import { maidenChapter } from './maiden.ts';
import { MOULD_FRAME, mouldChapter } from './mould.ts';
import { mushroomChapter } from './mushrooms.ts';
import { PUTTING_FRAME, puttingChapter } from './put.ts';
import { RATS_FRAME, ratsChapter } from './rats.ts';
import { statueChapter } from './statue.ts';
import { swarmChapter } from './swarm.ts';
import { thiefChapter } from './thief.ts';
import { THRONE_FRAME, throneChapter } from './throne.ts';
import { trapdoorChapter } from './trapdoor.ts';
import { VENOM_FRAME, venomChapter } from './venom.ts';
import { witchChapter } from './witch.ts';

/** What more than one hazard needs. */
type Shared = 'laying' | 'putting' | 'captives' | 'swarm' | 'venom' | 'below';

/** Offered, and reacting to the same event, in this order. Null: nothing but its row, and what is shared. */
export const ROOMS = {
  laying: layingChapter,
  putting: puttingChapter,
  wanderingMonsters: null,
  chasm: chasmChapter,
  statue: statueChapter,
  swarm: swarmChapter,
  bats: batsChapter,
  mould: mouldChapter,
  mushrooms: mushroomChapter,
  fountain: fountainChapter,

  magicCircle: circleChapter,
  trapdoor: trapdoorChapter,
  witch: witchChapter,
  venom: venomChapter,
  throne: throneChapter,
  below: belowChapter,
  grate: grateChapter,
  rats: ratsChapter,
  captives: captiveChapter,
  manAtArms: null,
  maiden: maidenChapter,
  thief: thiefChapter,
} as const satisfies Readonly<Record<Hazard | Shared, object | null>>;

/** What a seat sees of what is under way in them. */
export const ROOM_FRAMES = {
  hazard: LAYING_HAZARD_FRAME,
  putting: PUTTING_FRAME,
  leap: LEAP_FRAME,
  rats: RATS_FRAME,
  bats: BATS_FRAME,
  mould: MOULD_FRAME,
  venom: VENOM_FRAME,
  below: BELOW_FRAME,
  circle: CIRCLE_FRAME,
  throne: THRONE_FRAME,
};

export const HAZARD_CHAPTERS = Object.values(ROOMS).filter((rules) => rules !== null);

export type Room = {
  [R in keyof typeof ROOMS]: (typeof ROOMS)[R] extends null ? never : R;
}[keyof typeof ROOMS];
type Rules = Exclude<(typeof ROOMS)[Room], null>;

export type CommandsOf<R> = R extends Chapter<infer C, infer _Facts, infer _Frame> ? C : never;
export type FactsOf<R> = R extends Chapter<infer _C, infer Facts, infer _Frame> ? Facts : never;
type FramesOf<R> = R extends Chapter<infer _C, infer _Facts, infer Frame> ? Frame : never;

export type HazardCommand = CommandsOf<Rules>;
export type HazardFrame = FramesOf<Rules>;
type All<Facts> = (Facts extends unknown ? (facts: Facts) => void : never) extends (facts: infer F) => void
  ? F
  : never;
export type HazardFacts = All<FactsOf<Rules>>;
