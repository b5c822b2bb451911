/** Opening doors, and laying what is behind them (EXP-DOR-01 to EXP-DOR-06, EXP-BLD-01 to EXP-BLD-05). */
import { beyondExit, fits, joinExit, lay } from '@oubliette/dungeon';
import type { Exit, Fit } from '@oubliette/dungeon';
import { D6, refuse } from '@oubliette/kernel';
import { hasSkill } from '../abilities/rides.ts';
import { bridgeOf } from '../content/furniture.ts';
import { printedOf, smallerOf } from '../content/sections.ts';
import { QUEST_ROOM, tileCard } from '../content/tiles.ts';
import { drawEvent } from '../events/hand.ts';
import { isMonster } from '../figures.ts';
import type { FrameKind, Handler } from '../kit.ts';
import { openMoment, placedSince } from '../moments/opening.ts';
import { appear } from '../monsters/appearing.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';
import type { State } from '../state.ts';
import { actingFor, actionLeft, canGoOn, isRefusal, notRunning } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { furnished } from './furnish.ts';
import { nextCard } from './pile.ts';
import { doorAt, exitAt, lockOn, possibleDoors, shutDoors } from './places.ts';
import type { AddingFrame, DoorCommand, DungeonCard, LayingFrame, OpeningFrame } from './types.ts';

type Of<T extends DoorCommand['type']> = Extract<DoorCommand, { type: T }>;

export const openDoor: Handler<Of<'openDoor'>> = {
  when: { in: ['heroes'], acting: true },
  check(_world, state, seat, { at, side }) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return now;
    if (isMonster(now.figure)) return refuse('noDoors', 'EXP-MON-15');
    const spent = actionLeft(now, ['quietDoor']) ?? notRunning(now, 'EXP-RUN-04');
    if (spent !== null) return spent;
    const isShut = exitAt(state, at, side) !== undefined || state.doors[doorAt(state, at, side)] === 'closed';
    if (!isShut) return refuse('noDoor', 'EXP-DOR-01');
    if (now.figure.square !== at) return refuse('notBefore', 'EXP-DOR-01');
    const lock = lockOn(state, at, side);
    return lock === undefined ? null : refuse('locked', 'EXP-DOR-07', { card: lock.card });
  },
  perform(play, { at, side }) {
    const { figure } = play.state.turn.act!;
    play.tell('doorTried', { figure, at, side }, ['EXP-DOR-02']);
    begin(play, { figure, at, side, stage: 'declared' });
  },
  offers(_world, state, seat) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return [];
    return ([0, 1, 2, 3] as const).map((side) => ({ type: 'openDoor', at: now.figure.square, side }));
  },
};

/** A door opens, by a hero's hand or because creatures come out of it (EXP-MON-09). */
export function open(play: Play, figure: string | null, at: number, side: 0 | 1 | 2 | 3): void {
  begin(play, { figure, at, side, stage: 'open' });
}

function begin(play: Play, frame: Pick<OpeningFrame, 'figure' | 'at' | 'side' | 'stage'>): void {
  const since = play.state.groups.length;
  play.begin({ tag: 'opening', exit: null, since, ...frame }, 'EXP-DOR-02');
}

/** A door between two tiles simply opens; behind any other the next card is laid. */
function opens(play: Play, frame: OpeningFrame): void {
  const { figure, at, side } = frame;
  if (figure !== null && (!canGoOn(play.state, figure, at) || lockOn(play.state, at, side) !== undefined)) {
    play.finish(['EXP-EVT-02']);
    return play.tell('deedLost', { figure }, ['EXP-EVT-02']);
  }
  const exit = exitAt(play.state, at, side) ?? null;
  play.tell('doorOpened', { figure, at, side }, figure === null ? ['EXP-MON-09'] : ['EXP-DOR-02']);
  play.goOn({ ...frame, exit, stage: 'event' }, 'EXP-DOR-04');
}

export const opening: FrameKind<OpeningFrame> = {
  asks: () => null,
  runs(play, { answer: _answer, ...frame }) {
    const { exit, figure, stage, at, side, since } = frame;
    switch (stage) {
      case 'declared':
        play.goOn({ ...frame, stage: 'open' }, 'EXP-EVT-02');
        return openMoment(play, { is: 'declared', figure: figure!, deed: { is: 'door', at, side } });
      case 'open':
        return opens(play, frame);
      case 'event':
        play.goOn({ ...frame, stage: 'turn' }, 'EXP-DOR-03');
        // Only doors that heroes open bring a card (EXP-EVT-11).
        return figure === null || hasSkill(play.state, 'quietDoor')
          ? undefined
          : drawEvent(play, 'EXP-DOR-03');
      case 'turn':
        play.goOn({ ...frame, stage: 'filled' }, 'EXP-DOR-04');
        return exit === null ? undefined : reveal(play, exit);
      case 'filled':
        play.goOn({ ...frame, stage: 'added' }, 'EXP-DOR-04');
        if (mustAdd(play.world, play.state)) play.begin({ tag: 'adding' }, 'EXP-DOR-04');
        return;
      case 'added':
        play.finish(['EXP-DOR-05']);
        return placedSince(play, since);
    }
  },
};

/** The next card, unless a tile lies there already or none is left (EXP-DOR-04). */
function reveal(play: Play, exit: Exit): void {
  const { layout } = play.state;
  if (beyondExit(layout, play.world.sections, exit) === 'piece')
    return play.reveal('doorJoined', { layout: joinExit(layout, play.world.sections, exit) }, ['EXP-DOR-04']);
  const card = nextCard(play, 'EXP-DOR-04');
  const ways = card === null ? [] : waysToLay(play.world, play.state, exit, card);
  if (card === null || ways.length === 0)
    return play.reveal(
      'deadEndFound',
      { exit },
      card === null ? ['EXP-DOR-04'] : ['EXP-DOR-04', 'EXP-BLD-02'],
    );
  play.reveal('cardTurned', { card }, card === 'questRoom' ? ['EXP-QRM-01'] : ['EXP-CRD-01']);
  play.begin({ tag: 'laying', exit, card, fits: ways }, 'EXP-BLD-01');
}

/** As printed, turned or mirrored; where that fits nowhere, smaller (EXP-BLD-01, EXP-BLD-02). */
function waysToLay(world: World, { layout }: State, exit: Exit, card: DungeonCard): readonly Fit[] {
  const ways = (sections: readonly string[]) =>
    sections.flatMap((section) => fits(layout, world.sections, exit, { section }));
  const printed = ways(printedOf(card));
  return printed.length > 0 || card === 'questRoom' ? printed : ways(smallerOf(card));
}

export const laying: FrameKind<LayingFrame> = {
  asks: (_world, _state, { fits: ways }) =>
    ways.length > 1 ? { seat: GM, prompt: 'layTile', rules: ['EXP-BLD-01', 'EXP-DOR-04'] } : null,
  runs: (play) => layAs(play, 0),
  answers: (_world, _state, { fits: ways }) => ways.map((_, fit) => ({ type: 'layTile', fit })),
};

export const layTile: Handler<Of<'layTile'>> = {
  when: { answers: 'laying' },
  check: (_world, state, _seat, { fit }) =>
    fit >= 0 && fit < (state.stack.at(-1) as LayingFrame).fits.length
      ? null
      : refuse('noSuchWay', 'EXP-BLD-01'),
  perform: (play, { fit }) => layAs(play, fit),
};

/** The tile, what spans its chasm, and whoever waits on it. */
function layAs(play: Play, way: number): void {
  const { exit, card, fits: ways } = play.state.stack.at(-1) as LayingFrame;
  play.finish(['EXP-BLD-01']);
  const layout = lay(play.state.layout, play.world.sections, exit, ways[way]!);
  const tile = furnished(layout, play.world.sections, card);
  play.reveal(
    'tileLaid',
    { layout, tile },
    card === 'questRoom' ? ['EXP-QRM-01', 'EXP-DOR-04'] : ['EXP-DOR-04'],
  );
  const guards = tile.chasm === null ? 0 : spanned(play, tile.id);
  const { monsters } = card === 'questRoom' ? QUEST_ROOM : tileCard(card);
  appear(play, monsters + guards, { is: 'tile', tile: tile.id });
}

/** The game master rolls what bridge there is; a guarded one has one more card (EXP-SRF-21, EXP-SRF-25). */
function spanned(play: Play, tile: string): number {
  const faces = play.rollAll(2, D6, GM, 'EXP-SRF-21');
  const bridge = bridgeOf(faces[0]! + faces[1]!);
  play.reveal('bridgeRolled', { tile, faces, bridge }, ['EXP-SRF-21']);
  return bridge === 'guarded' ? 1 : 0;
}

/** The quest could not go on otherwise (EXP-DOR-04). */
function mustAdd(world: World, state: State): boolean {
  return state.pile.holdsQuestRoom && shutDoors(state).length === 0 && possibleDoors(world, state).length > 0;
}

export const adding: FrameKind<AddingFrame> = {
  asks: () => ({ seat: GM, prompt: 'addDoor', rules: ['EXP-DOR-04', 'EXP-BLD-03'] }),
  answers: (world, state) =>
    possibleDoors(world, state).map(({ squares, direction }) => ({
      type: 'addDoor',
      at: squares[0]!,
      side: direction,
    })),
};

export const addDoor: Handler<Of<'addDoor'>> = {
  when: { answers: 'adding' },
  check: (world, state, _seat, { at, side }) =>
    possibleDoors(world, state).some(({ squares, direction }) => squares[0] === at && direction === side)
      ? null
      : refuse('noWall', 'EXP-BLD-03'),
  perform(play, { at, side }) {
    const exit: Exit = { squares: [at], direction: side, door: 'closed' };
    play.tell('doorAdded', { exit }, ['EXP-BLD-03', 'EXP-DOR-04']);
    play.finish(['EXP-DOR-04']);
  },
};
