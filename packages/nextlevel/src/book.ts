/** NextLevel's book: classic's answers, with what its chapters replace and add (NXT-SCO-01). */
import { CLASSIC_BOOK } from '@oubliette/classic/extend';
import type { Action, Book, Handler, World } from '@oubliette/classic/extend';
import type { EventType, Figure } from '@oubliette/classic';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, BaseEvent, Refusal } from '@oubliette/kernel';
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
import { BESTIARY } from './content/bestiary.ts';
import { candidates } from './candidates.ts';
import { partFigures } from './engagement.ts';
import { obstacles } from './furniture.ts';
import type { Chapter } from './kit.ts';
import { layTable } from './layTable.ts';
import { NextPlay } from './play.ts';
import type { React } from './play.ts';
import { lurkingAt } from './reactions/noise.ts';
import { withShown } from './secrets.ts';
import { settle } from './settle.ts';
import { sided, withSides } from './slant.ts';
import type { NextState, NormalAction } from './state.ts';
import { beginMorcarTurn, beginTurn } from './turns.ts';
import { viewOf } from './view.ts';
import { waitingIn } from './waiting.ts';

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
] as unknown as readonly Chapter<BaseCommand, object>[];

/** How many squares along a passage a hero discovers (NXT-VIS-01). */
export const DISCOVERY_SIGHT = 5;

const react: React = (play, event) => {
  for (const { reacts = {} } of CHAPTERS) {
    const follow = reacts[event.type] as ((play: NextPlay, event: object) => void) | undefined;
    follow?.(play, event);
  }
};

type Applier = (state: NextState, event: object, world: object, before: NextState) => NextState;

const APPLIERS = Object.assign({}, ...CHAPTERS.map(({ appliers }) => appliers)) as Record<string, Applier>;

const FOLLOWS = Map.groupBy(
  CHAPTERS.flatMap(({ follows = {} }) => Object.entries(follows) as [EventType, Applier][]),
  ([type]) => type,
);

/** While a question of NextLevel's is open, only its answer is heard. */
function gated(handler: Handler): Handler {
  if ((handler as { answers?: true }).answers === true) return handler;
  return {
    ...handler,
    check: (world, state, seat, command) =>
      (state as NextState).next.asked === null
        ? handler.check(world, state, seat, command)
        : refuse('waitingForAnother', 'NXT-ATK-12'),
  };
}

const HANDLERS: Record<string, Handler> = Object.fromEntries(
  Object.entries({
    ...CLASSIC_BOOK.handlers,
    ...(Object.assign({}, ...CHAPTERS.map(({ replaces }) => replaces ?? {})) as Record<string, Handler>),
    ...(Object.assign({}, ...CHAPTERS.map(({ handlers }) => handlers)) as Record<string, Handler>),
  }).map(([type, handler]) => [type, gated(sided(type, handler))]),
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

/** Whatever has happened, those whom it has parted no longer fight (NXT-ENG-01). */
function apply(world: World, before: NextState, event: BaseEvent): NextState {
  return withShown(partFigures(world, before, changed(world, before, event)), event);
}

function changed(world: World, before: NextState, event: BaseEvent): NextState {
  const own = APPLIERS[event.type];
  if (own !== undefined) return own(before, event, world, before);
  const classic = CLASSIC_BOOK.apply(world, before, event) as NextState;
  const follows = FOLLOWS.get(event.type as EventType) ?? [];
  return follows.reduce((after, [, follow]) => follow(after, event, world, before), classic);
}

/** Everything not named here is as in classic. */
export const NEXTLEVEL_BOOK: Book = {
  ...CLASSIC_BOOK,
  handlers: HANDLERS,
  monsters: BESTIARY,

  layTable,
  play: (world, state, dice) => new NextPlay(world, state as NextState, dice, react),
  apply,
  candidates: (world, state, seat) =>
    withSides(world, state as NextState, candidates(CHAPTERS, world, state as NextState, seat)),
  waiting: waitingIn,
  view: viewOf,
  isAsking: (state) => CLASSIC_BOOK.isAsking(state) || (state as NextState).next.asked !== null,
  settle,

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
