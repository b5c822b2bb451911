/** What a person at the table would know, as each type declares (the words are in `knowledge.ts`). */
import { SPECTATOR } from '@oubliette/kernel';
import type { SeatId, Shown } from '@oubliette/kernel';
import type { FrameSeen } from './frames.ts';
import { levelPlanned } from './generate/prepared.ts';
import type { Eyes } from './knowledge.ts';
import { PLAN } from './plan.ts';
import type { DungeonPlan } from './plan.ts';
import { MASTER } from './setup.ts';
import type { Setup } from './setup.ts';
import { STATE } from './state.ts';
import type { Level, State } from './state.ts';
import type { World } from './world.ts';

type StateSeen = Shown<State, (typeof STATE)['words']>;

export type View = Omit<StateSeen, 'master' | 'stack'> & {
  readonly seat: SeatId;
  /** The party's mission, as told before it set out; `once` if there is no second try. */
  readonly quest: Pick<DungeonPlan, 'title' | 'intro' | 'aims' | 'treasures'> & { readonly once: boolean };
  /** Agreed beforehand: who plays whom, and the options of the table. */
  readonly table: Pick<Setup, 'players' | 'options'>;
  /** While heroes are chosen: the sheets to choose from, and the map brought along. */
  readonly gathered: Pick<Setup, 'sheets' | 'map'> | null;
  readonly master: {
    readonly seat: string | null;
    /** The number of counters behind the screen (ADV-TOK-05), and in the bowl. */
    readonly held: number;
    readonly bowl: number;
    readonly played: State['master']['played'];
    readonly met: State['master']['met'];
    /** Only for the master's eyes. */
    readonly screen:
      | (Pick<State['master'], 'hand' | 'characters' | 'escaped' | 'spent' | 'watch'> & {
          /** Prepared levels, with their contents and texts to read out (ADV-GM-02). */
          readonly levels: DungeonPlan['levels'];
        })
      | null;
  };
  /** This seat may not know monsters' wounds (ADV-HTH-16): each shows one. */
  readonly woundsHidden: boolean;
  /** The frames under way, innermost last, as far as this seat may know them. */
  readonly underWay: readonly FrameSeen[];
  /** Prepared levels on a figure's treasure map: rooms and doors, without contents (ADV-TRE-05). */
  readonly charts: readonly { readonly level: number; readonly drawn: Level }[];
};

export function viewOf(world: World, state: State, seat: SeatId): View {
  const { setup } = world;
  const eyes = eyesOf(setup, seat);
  const shown = STATE.show(state, eyes);
  const plan = planSeen(setup.dungeon, eyes);
  return {
    stage: shown.stage,
    ending: shown.ending,
    turn: shown.turn,
    leader: shown.leader,
    mapper: shown.mapper,
    level: shown.level,
    levels: shown.levels,
    figures: shown.figures,
    sheets: shown.sheets,
    gathering: shown.gathering,
    frontier: shown.frontier,
    fight: shown.fight,
    solo: shown.solo,
    named: shown.named,
    achieved: shown.achieved,
    seat: isKnown(world, seat) ? seat : SPECTATOR,
    quest: plan.quest,
    table: { players: setup.players, options: setup.options },
    gathered: state.stage === 'setup' ? { sheets: setup.sheets, map: setup.map } : null,
    master: masterSeen(shown.master, plan.levels),
    woundsHidden: eyes.hidesWounds,
    charts: hasTreasureMap(state) ? chartsOf(world) : [],
    underWay: shown.stack,
  };
}

interface PlanSeen {
  readonly quest: View['quest'];
  readonly levels: DungeonPlan['levels'] | undefined;
}

const PLANS = { master: new WeakMap<DungeonPlan, PlanSeen>(), heroes: new WeakMap<DungeonPlan, PlanSeen>() };

function planSeen(dungeon: DungeonPlan, eyes: Eyes): PlanSeen {
  const plans = PLANS[eyes.isMaster ? 'master' : 'heroes'];
  let plan = plans.get(dungeon);
  if (plan === undefined) {
    const { levels, once, ...told } = PLAN.show(dungeon, eyes);
    plan = { quest: { ...told, once: once === true }, levels };
    plans.set(dungeon, plan);
  }
  return plan;
}

export function eyesOf({ options, master }: Pick<Setup, 'options' | 'master'>, seat: SeatId): Eyes {
  const isMaster = seat === MASTER;
  return { seat, isMaster, isAlone: !master, hidesWounds: !isMaster && options.monsterWounds === 'hidden' };
}

/** The top frame, as far as this seat may know it; null if there is none. */
export function topSeen({ underWay }: Pick<View, 'underWay'>): FrameSeen | null {
  return underWay.at(-1) ?? null;
}

/** The same, if it is of this kind. */
export function topSeenAs<T extends FrameSeen['tag']>(
  view: Pick<View, 'underWay'>,
  tag: T,
): Extract<FrameSeen, { readonly tag: T }> | null {
  const top = topSeen(view);
  return top?.tag === tag ? (top as Extract<FrameSeen, { readonly tag: T }>) : null;
}

function masterSeen(
  { seat, bowl, hand, played, met, characters, escaped, spent, watch }: StateSeen['master'],
  levels: DungeonPlan['levels'] | undefined,
): View['master'] {
  const isTheirs = typeof hand !== 'number' && characters && escaped && spent && watch && levels;
  return {
    seat,
    held: countOf(hand),
    bowl: countOf(bowl),
    played,
    met,
    screen: isTheirs ? { hand, characters, escaped, spent, watch, levels } : null,
  };
}

function countOf(pile: readonly unknown[] | number): number {
  return typeof pile === 'number' ? pile : pile.length;
}

function hasTreasureMap({ sheets }: State): boolean {
  return sheets.some(
    ({ items, where }) => items.includes('treasureMap') && where !== 'dead' && where !== 'lost',
  );
}

function chartsOf(world: World): View['charts'] {
  return world.setup.dungeon.levels.flatMap((plan, level) =>
    plan.tag === 'prepared' ? [{ level, drawn: levelPlanned(world, plan) }] : [],
  );
}

function isKnown(world: World, seat: SeatId): boolean {
  return world.seats.some(({ id }) => id === seat);
}
