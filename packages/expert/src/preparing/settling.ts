/** The quest room, the first tile, the clock, and the moment all is ready (EXP-PRP-05 to EXP-PRP-16). */
import { addExit, dropExit, emptyLayout, layAt, possibleExits, squareAt } from '@oubliette/dungeon';
import type { Exit, Layout } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import { TILE_IDS } from '../content/tiles.ts';
import type { TileId } from '../content/tiles.ts';
import { fallenOffers } from '../fallen/chapter.ts';
import type { FallenCommand } from '../fallen/types.ts';
import { furnished } from '../doors/furnish.ts';
import { dealEvents } from '../events/hand.ts';
import type { FrameKind, Handler } from '../kit.ts';
import { designRefusal, MOST_ABILITIES, MOST_ESCORTS, usualRoom, fallenFoes } from '../quests/design.ts';
import type { RoomDesign } from '../quests/quest.ts';
import { GM } from '../setup.ts';
import type { State, Tile } from '../state.ts';
import type { World } from '../world.ts';
import { bestiaryOffers } from './bestiary.ts';
import { questOffers, rollContext, rollDepthFor, WHILE_PREPARING } from './choosing.ts';
import type { FirstTile, PrepareCommand, PreparingFrame } from './types.ts';

type Of<T extends PrepareCommand['type']> = Extract<PrepareCommand, { type: T }>;

const STARTING_HAND = 2;
/** Rounds for each Dungeon card of a ritual's depth: our proposal (EXP-QGN-06). */
const ROUNDS_A_CARD = 5;

function designOf(
  state: State,
  { plan, foes, escort, chaos }: Of<'setQuestRoom'>,
  usual: RoomDesign,
): RoomDesign {
  const { annex } = state.quest.room ?? usual;
  return { plan, foes, escort, chaos, annex } as RoomDesign;
}

export const setQuestRoom: Handler<Of<'setQuestRoom'>> = {
  when: WHILE_PREPARING,
  check: (world, state, _seat, command) =>
    state.quest.plan === null
      ? refuse('chooseQuestFirst', 'EXP-PRP-01')
      : designRefusal(world, state, designOf(state, command, usualRoom(world, state))),
  perform(play, command) {
    const room = designOf(play.state, command, usualRoom(play.world, play.state));
    play.tell('roomSet', { room }, ['EXP-QRM-03', 'EXP-QRM-07'], { audience: [GM] });
  },
};

export const setClock: Handler<Of<'setClock'>> = {
  when: WHILE_PREPARING,
  check({ setup }, { quest }, _seat, { rounds }) {
    if (setup.options.ritualClock === 'off') return refuse('noClock', 'EXP-QGN-06');
    if (quest.plan?.ritual !== true) return refuse('noRitual', 'EXP-QGN-06');
    return rounds > 0 ? null : refuse('outOfRange', 'EXP-QGN-06');
  },
  perform: (play, { rounds }) => play.tell('clockSet', { rounds }, ['EXP-QGN-06']),
};

function isFirstTile(tile: string): tile is FirstTile {
  return tile === 'first' || (TILE_IDS as readonly string[]).includes(tile);
}

/** The walls of a first tile in which doors may be, by their numbers. */
function wallsOf(world: World, tile: FirstTile): readonly Exit[] {
  const bare = withoutDoors(laidInTheMiddle(world, tile));
  return possibleExits(bare, world.sections, bare.pieces[0]!).map((exit) => ({ ...exit, door: 'closed' }));
}

/** A field no dungeon of fifteen tiles outgrows from its middle. */
export const FIELD = { width: 96, height: 96 };

function laidInTheMiddle({ sections }: World, tile: FirstTile): Layout {
  const middle = squareAt(FIELD, FIELD.width / 2, FIELD.height / 2);
  return layAt(emptyLayout(FIELD), sections, tile, middle, 0);
}

function withoutDoors(layout: Layout): Layout {
  return layout.exits.reduce(dropExit, layout);
}

export const setFirstTile: Handler<Of<'setFirstTile'>> = {
  when: WHILE_PREPARING,
  check(world, state, _seat, { tile, doors }) {
    // Captives wake where there is no way out (EXP-QGN-11).
    if (state.quest.plan?.start === 'captive') return refuse('noStairsHere', 'EXP-QGN-11');
    if (!isFirstTile(tile)) return refuse('noSuchTile', 'EXP-PRP-14');
    if (doors.length === 0) return refuse('noDoors', 'EXP-PRP-16');
    const walls = wallsOf(world, tile).length;
    const isIn = doors.every((door) => door >= 0 && door < walls) && new Set(doors).size === doors.length;
    return isIn ? null : refuse('noWall', 'EXP-PRP-16');
  },
  perform: (play, { tile, doors }) =>
    play.tell('firstTileSet', { tile: tile as FirstTile, doors }, ['EXP-PRP-14', 'EXP-PRP-16']),
};

/** The first tile on the field, bare, with stairs unless the heroes are captives (EXP-PRP-13 to EXP-PRP-16). */
function firstLaid(
  world: World,
  tile: FirstTile,
  doors: readonly number[] | null,
): Pick<State, 'layout' | 'tiles'> {
  const printed = laidInTheMiddle(world, tile);
  const layout =
    doors === null
      ? printed
      : doors.reduce(
          (now, door) => addExit(now, world.sections, wallsOf(world, tile)[door]!),
          withoutDoors(printed),
        );
  const whole = furnished(layout, world.sections, tile === 'first' || tile === 'cell' ? 'first' : tile);
  const [piece] = layout.pieces;
  const token = tile === 'first' || tile === 'cell' ? whole.stairs : piece!.at;
  const bare: Tile = { ...whole, furniture: [], chasm: null, stairs: token };
  return { layout, tiles: [bare] };
}

export const ready: Handler<Of<'ready'>> = {
  when: WHILE_PREPARING,
  check: () => null,
  perform(play) {
    if (play.state.quest.plan === null) rollContext(play);
    if (play.state.quest.depth === 0) rollDepthFor(play);
    const { tile, doors } = play.state.stack.at(-1) as PreparingFrame;
    play.finish(['EXP-PRP-01']);
    const { plan, room, clock } = play.state.quest;
    const isCaptive = plan!.start === 'captive';
    const first = firstLaid(play.world, isCaptive ? 'cell' : (tile ?? 'first'), isCaptive ? null : doors);
    const { ritualClock } = play.world.setup.options;
    if (ritualClock === 'rounds' && plan!.ritual && clock === null)
      play.tell('clockSet', { rounds: ROUNDS_A_CARD * play.state.quest.depth }, ['EXP-QGN-06']);
    play.reveal('prepared', { room: room ?? usualRoom(play.world, play.state), ...first }, [
      'EXP-PRP-05',
      'EXP-PRP-13',
      'EXP-PRP-14',
    ]);
    // Alone nobody has a hand (EXP-SOL-02).
    if (play.world.hasGm) dealEvents(play, STARTING_HAND);
  },
};

/** Every design of a room, but for the fallen: those as they are. */
function roomOffers(world: World, state: State): readonly PrepareCommand[] {
  const { plan } = state.quest;
  if (plan === null) return [];
  const usual = usualRoom(world, state);
  const foes =
    plan.foes === 'fallen'
      ? [fallenFoes(world, state)]
      : plan.foes.length === 0
        ? [[]]
        : plan.foes.map((id) => [id]);
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);
  return plan.rooms.flatMap((room) =>
    foes.flatMap((some) => [
      ...upTo(MOST_ESCORTS).map((escort) => ({
        type: 'setQuestRoom' as const,
        plan: room,
        foes: some,
        escort,
        chaos: usual.chaos,
      })),
      ...upTo(MOST_ABILITIES)
        .filter((chaos) => chaos !== usual.chaos)
        .map((chaos) => ({
          type: 'setQuestRoom' as const,
          plan: room,
          foes: some,
          escort: usual.escort,
          chaos,
        })),
    ]),
  );
}

const CLOCKS = [3, 5, 8] as const;

export const preparing: FrameKind<PreparingFrame> = {
  asks: () => ({ seat: GM, prompt: 'prepare', rules: ['EXP-PRP-01'] }),
  answers: (world, state): readonly (PrepareCommand | FallenCommand)[] => [
    { type: 'ready' },
    ...questOffers(),
    ...bestiaryOffers(world),
    ...roomOffers(world, state),
    ...wallsOf(world, 'first').map((_, door) => ({
      type: 'setFirstTile' as const,
      tile: 'first',
      doors: [door],
    })),
    ...TILE_IDS.map((tile: TileId) => ({ type: 'setFirstTile' as const, tile, doors: [0] })),
    ...fallenOffers(state),
    ...CLOCKS.map((rounds) => ({ type: 'setClock' as const, rounds: rounds * state.quest.depth })),
  ],
};
