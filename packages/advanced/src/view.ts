/** What a person at the table would know: everything but the master's hand, and which monsters are not what they seem. */
import { SPECTATOR } from '@oubliette/kernel';
import type { Json, SeatId } from '@oubliette/kernel';
import { lookOf, seenGroup, woundsSeen } from './encounter/disguise.ts';
import { levelPlanned } from './generate/prepared.ts';
import type { DungeonPlan } from './plan.ts';
import { MASTER } from './setup.ts';
import type { Figure, Level, State } from './state.ts';
import type { World } from './world.ts';

export type View = Omit<State, 'master' | 'stack' | 'named'> & {
  readonly seat: SeatId;
  /** What the party was sent for, as it was told before it set out; `once` where there is no second try. */
  readonly quest: Pick<DungeonPlan, 'title' | 'intro' | 'aims' | 'treasures'> & { readonly once: boolean };
  readonly master: {
    readonly seat: string | null;
    /** How many counters lie behind the screen (ADV-TOK-05). */
    readonly held: number;
    readonly played: State['master']['played'];
    readonly met: State['master']['met'];
    /** The master's own eyes only. */
    readonly screen:
      | (Pick<State['master'], 'hand' | 'characters' | 'escaped' | 'watch'> & {
          /** Places drawn in advance, with what waits there and what is read out (ADV-GM-02). */
          readonly levels: DungeonPlan['levels'];
        })
      | null;
  };
  /** The wounds monsters have left are kept from this seat (ADV-HTH-16): each is shown with one. */
  readonly woundsHidden: boolean;
  /** What is under way, innermost last, as far as this seat may know. */
  readonly underWay: readonly Json[];
  /** The places drawn in advance, by level, if somebody has a treasure map: rooms and doors, not what is in them (ADV-TRE-05). */
  readonly charts: readonly { readonly level: number; readonly drawn: Level }[];
};

export function viewOf(world: World, state: State, seat: SeatId): View {
  const { master, stack, named: _named, ...open } = state;
  const isMaster = seat === MASTER;
  const { hand, characters, escaped, watch, played, met } = master;
  return {
    ...open,
    seat: isKnown(world, seat) ? seat : SPECTATOR,
    quest: questOf(world.setup.dungeon),
    figures: isMaster ? state.figures : state.figures.map((figure) => seen(world, figure)),
    levels: isMaster ? state.levels : state.levels.map((level) => seenLevel(world, level)),
    fight: isMaster ? state.fight : seenFight(state.fight),
    master: {
      seat: master.seat,
      held: hand.length,
      played,
      met,
      screen: isMaster ? { hand, characters, escaped, watch, levels: world.setup.dungeon.levels } : null,
    },
    woundsHidden: !isMaster && world.setup.options.monsterWounds === 'hidden',
    charts: hasTreasureMap(state) ? chartsOf(world) : [],
    underWay: stack.map((frame) => {
      const shows = world.referee.rules.frames[frame.tag]!.shows;
      if (shows !== undefined) return shows(frame, seat);
      const { answer: _answer, ...shown } = frame as { answer?: Json };
      return shown;
    }),
  };
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

function questOf({ title, intro, aims, treasures, once }: DungeonPlan): View['quest'] {
  return { title, intro, aims, ...(treasures === undefined ? {} : { treasures }), once: once === true };
}

function isKnown(world: World, seat: SeatId): boolean {
  return world.seats.some(({ id }) => id === seat);
}

/** A disguised monster looks like the rest of its group (ADV-ENC-22); its wounds may be the master's own affair (ADV-HTH-16). */
function seen(world: World, figure: Figure): Figure {
  if (figure.side === 'heroes') return figure;
  const look =
    figure.disguise === null
      ? figure
      : { ...figure, of: figure.disguise, wounds: woundsSeen(figure), disguise: null, character: null };
  return world.setup.options.monsterWounds === 'open' ? look : { ...look, wounds: 1 };
}

/** A level as its map shows it: what is in a chest nobody has opened stays in it. */
function seenLevel(world: World, level: Level): Level {
  return {
    ...level,
    things: level.things.map((thing) =>
      thing.tag === 'chest' && thing.found === null ? { ...thing, holds: [] } : thing,
    ),
    left: level.left.map((figure) => seen(world, figure)),
    groups: level.groups.map(seenGroup),
  };
}

/** What a special monster was is known once it has shown it, or is dead. */
function seenFight(fight: State['fight']): State['fight'] {
  if (fight === null) return null;
  const looks = new Map(fight.groups.map(({ id, monsters }) => [id, monsters]));
  return {
    ...fight,
    groups: fight.groups.map(seenGroup),
    waiting: fight.waiting.map((one) => ({ ...one, of: lookOf(looks.get(one.group) ?? {}, one.of) })),
  };
}
