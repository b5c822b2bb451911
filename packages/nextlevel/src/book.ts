/** NextLevel's book: classic's, with what its chapters replace and add (NXT-SCO-01). */
import { CLASSIC_POINTS, CLASSIC_RULES, unsettledBy } from '@oubliette/classic/extend';
import type { Play, RulePoints } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import { compose } from '@oubliette/referee';
import type { Playing, Rules } from '@oubliette/referee';
import { AMBUSHES } from './chapters/ambushes.ts';
import { ATTACKING, startAttack } from './chapters/attacking.ts';
import { DOORS } from './chapters/doors.ts';
import { HEROES, heroStrength } from './chapters/heroes.ts';
import { gainEquipment, isEmptyHanded } from './heroes/carrying.ts';
import { MAGIC } from './chapters/magic.ts';
import { moveDice, MOVING } from './chapters/moving.ts';
import { SEARCHING } from './chapters/searching.ts';
import { TECHNIQUES } from './chapters/techniques.ts';
import { springTraps, TRAPPING } from './chapters/trapping.ts';
import { WEAPONS } from './chapters/weapons.ts';
import { DROPPED } from './commands.ts';
import { partFigures } from './engagement.ts';
import { obstacles } from './furniture.ts';
import type { NextLevel } from './kit.ts';
import { takeStep } from './movement/steps.ts';
import { barredBy, checkBorder, stepCost } from './movement/ways.ts';
import { NextPlay } from './play.ts';
import { lurkingAt } from './reactions/noise.ts';
import { disturbs } from './search/quiet.ts';
import { withShown } from './secrets.ts';
import { settle } from './settle.ts';
import { SLANTING, withSides } from './slant.ts';
import { WAYS_OUT } from './traps/rocks.ts';
import { beginTurn, checkAction } from './turns.ts';

/** In the rulebook's order: if two chapters react to the same event, the earlier one goes first. */
export const CHAPTERS = [
  MOVING,
  DOORS,
  WEAPONS,
  ATTACKING,
  AMBUSHES,
  HEROES,
  MAGIC,
  SEARCHING,
  TRAPPING,
  TECHNIQUES,
] as const;

/** How many squares along a passage a hero discovers (NXT-VIS-01). */
export const DISCOVERY_SIGHT = 5;

// Classic's rules run unchanged on NextLevel's state, which only has more fields.
const CLASSIC = CLASSIC_RULES as unknown as Rules<NextLevel>;

/** Everything not named here or in a chapter is as in classic. */
export const NEXTLEVEL_RULES = compose<NextLevel>(
  {
    ...CLASSIC,
    play: (world, state, dice) => new NextPlay(world, state, dice) as Playing<NextLevel>,
    top: (state) => state.next.asked ?? CLASSIC.top(state),
    /** While a question of NextLevel's is open, only its answer is accepted. */
    guard: ({ next }, _seat, when) =>
      next.asked === null || when === 'answering' ? null : refuse('waitingForAnother', 'NXT-ATK-12'),
    unsettled: unsettledBy(settle as (play: Play) => boolean),
    /** Potions are drunk in one's own turn only, so no other seat may act (NXT-ACT-13). */
    others: () => [],
    variants: withSides,
    /** After any event, figures it has parted are no longer engaged (NXT-ENG-01). */
    afterEach: (world, before, state, event) => withShown(partFigures(world, before, state), event),
  },
  [{ drops: DROPPED }, ...CHAPTERS, SLANTING],
);

/** Everything not named here is as in classic. */
export const NEXTLEVEL_POINTS: RulePoints = {
  ...CLASSIC_POINTS,
  heroStrength,

  beginTurn,
  checkAction,

  moveDice,
  stepCost,
  checkBorder,
  crossesTwice: true,
  barredBy,
  takeStep,

  discoverySight: DISCOVERY_SIGHT,
  obstacles,

  unseenAt: lurkingAt,

  makeAttack: startAttack,
  ownShield: () => 'whiteShield',

  isEmptyHanded,

  springTraps,
  waysOut: WAYS_OUT,

  disturbs,
  gainEquipment,
};
