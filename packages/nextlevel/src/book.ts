/** NextLevel's book: classic's, with what its chapters replace and add (NXT-SCO-01). */
import { CLASSIC_POINTS, CLASSIC_RULES, unsettledBy } from '@oubliette/classic/extend';
import type { Action, Figure, Play, RulePoints } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { compose } from '@oubliette/referee';
import type { Playing, Rules } from '@oubliette/referee';
import { checkNormal } from './actions.ts';
import { AMBUSHES } from './chapters/ambushes.ts';
import { ATTACKING, startAttack } from './chapters/attacking.ts';
import { DOORS } from './chapters/doors.ts';
import { HEROES, heroStrength } from './chapters/heroes.ts';
import { gainEquipment, gainGold, gainPotion, isEmptyHanded } from './heroes/carrying.ts';
import { MAGIC } from './chapters/magic.ts';
import { checkSquare, MOVING, rollMove, stepCost, stepsFrom } from './chapters/moving.ts';
import { SEARCHING } from './chapters/searching.ts';
import { TECHNIQUES } from './chapters/techniques.ts';
import { springTraps, TRAPPING } from './chapters/trapping.ts';
import { WEAPONS } from './chapters/weapons.ts';
import { DROPPED } from './commands.ts';
import { BESTIARY } from './content/bestiary.ts';
import { partFigures } from './engagement.ts';
import { obstacles } from './furniture.ts';
import type { NextLevel } from './kit.ts';
import { NextPlay } from './play.ts';
import { lurkingAt } from './reactions/noise.ts';
import { withShown } from './secrets.ts';
import { settle } from './settle.ts';
import { SLANTING, withSides } from './slant.ts';
import type { NextState, NormalAction } from './state.ts';
import { beginMorcarTurn, beginTurn } from './turns.ts';

/** In the order of the rulebook: where two chapters react to the same event, the earlier one goes first. */
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

// Whatever classic does with its state, it does with NextLevel's, which only has more in it.
const CLASSIC = CLASSIC_RULES as unknown as Rules<NextLevel>;

/** Everything not named here or in a chapter is as in classic. */
export const NEXTLEVEL_RULES = compose<NextLevel>(
  {
    ...CLASSIC,
    play: (world, state, dice) => new NextPlay(world, state, dice) as Playing<NextLevel>,
    top: (state) => state.next.asked ?? CLASSIC.top(state),
    /** While a question of NextLevel's is open, only its answer is heard. */
    guard: ({ next }, _seat, when) =>
      next.asked === null || when === 'answering' ? null : refuse('waitingForAnother', 'NXT-ATK-12'),
    unsettled: unsettledBy(settle as (play: Play) => boolean),
    /** Potions are drunk in one's own turn only, so nobody else merely may act (NXT-ACT-13). */
    others: () => [],
    variants: withSides,
    /** Whatever has happened, those whom it has parted no longer fight (NXT-ENG-01). */
    afterEach: (world, before, state, event) => withShown(partFigures(world, before, state), event),
  },
  [{ drops: DROPPED }, ...CHAPTERS, SLANTING],
);

/** The Wand of Recall lets a second spell follow the first. */
function checkAction(state: NextState, figure: Figure, action: Action): Refusal | null {
  const free = action === 'potion' || (action === 'cast' && state.turn.bonus === 'spell');
  return free ? null : checkNormal(state, figure, NORMAL[action]);
}

/** What classic's actions are among NextLevel's. */
const NORMAL = {
  attack: 'attack',
  cast: 'attack',
  power: 'attack',
  search: 'search',
  disarm: 'trapWork',
} as const satisfies Record<Exclude<Action, 'potion'>, NormalAction>;

/** Everything not named here is as in classic. */
export const NEXTLEVEL_POINTS: RulePoints = {
  ...CLASSIC_POINTS,
  monsters: BESTIARY,

  checkAction,
  beginTurn,
  beginMorcarTurn,

  heroStrength,
  rollMove,
  stepsFrom,
  checkSquare,
  stepCost,
  obstacles,
  unseenAt: lurkingAt,
  discoverySight: DISCOVERY_SIGHT,

  makeAttack: startAttack,
  ownShield: () => 'whiteShield',
  springTraps,
  gainGold,
  gainPotion,
  gainEquipment,
  isEmptyHanded,
};
