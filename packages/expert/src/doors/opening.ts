/** Opening doors, and laying what is behind them (EXP-DOR-01 to EXP-DOR-06, EXP-BLD-01 to EXP-BLD-05). */
import { beyondExit, dropExit, joinExit, lay, layAt, neighbour } from '@oubliette/dungeon';
import type { Exit, Layout } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { hasSkill } from '../abilities/rides.ts';
import { drawEvent } from '../events/hand.ts';
import { isMonster } from '../figures.ts';
import type { FrameKind, Handler } from '../kit.ts';
import { openMoment, placedSince } from '../moments/opening.ts';
import type { Play } from '../play.ts';
import { annexBehind } from '../quests/room.ts';
import { meetAgain } from '../returning/repopulating.ts';
import { GM } from '../setup.ts';
import type { Link, State } from '../state.ts';
import { actingFor, actionLeft, canGoOn, isRefusal, notRunning } from '../turns/acts.ts';
import { mustAdd } from './adding.ts';
import { furnished } from './furnish.ts';
import { nextCard } from './pile.ts';
import { exitAt, isShutAt, lockOn, shutSquares } from './places.ts';
import { populate, printedMonsters } from './populating.ts';
import type { DoorCommand, LayingFrame, OpeningFrame } from './types.ts';
import { waysToLay } from './ways.ts';
import type { Way } from './ways.ts';

type Of<T extends DoorCommand['type']> = Extract<DoorCommand, { type: T }>;

export const openDoor: Handler<Of<'openDoor'>> = {
  when: { in: ['heroes'], acting: true },
  check(_world, state, seat, { at, side }) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return now;
    if (isMonster(now.figure)) return refuse('noDoors', 'EXP-MON-15');
    const spent = actionLeft(now, ['quietDoor']) ?? notRunning(now, 'EXP-RUN-04');
    if (spent !== null) return spent;
    if (!isShutAt(state, at, side)) return refuse('noDoor', 'EXP-DOR-01');
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
        return exit === null ? meetAgain(play, shutSquares(play.state, at, side)) : reveal(play, exit);
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

/** The next card, unless a tile lies there already, is mapped already, or none is left (EXP-DOR-04). */
function reveal(play: Play, exit: Exit): void {
  const { layout } = play.state;
  if (beyondExit(layout, play.world.sections, exit) === 'piece') {
    play.reveal('doorJoined', { layout: joinExit(layout, play.world.sections, exit) }, ['EXP-DOR-04']);
    return meetAgain(play, [neighbour(layout, exit.squares[0]!, exit.direction)]);
  }
  const mapped = annexBehind(play.world, play.state, exit);
  if (mapped !== null) return present(play, exit, 'annex', mapped.plan);
  const card = nextCard(play, 'EXP-DOR-04');
  if (card === null) return play.reveal('deadEndFound', { exit }, ['EXP-DOR-04']);
  present(play, exit, card, card === 'questRoom' ? play.state.quest.room!.plan : card);
}

/** What lies behind is laid, if it can be (EXP-BLD-01, EXP-BLD-02, EXP-BLD-06). */
function present(play: Play, exit: Exit, card: LayingFrame['card'], section: string): void {
  const isRoom = card === 'questRoom' || card === 'annex';
  const ways = waysToLay(play.world, play.state, exit, section, isRoom);
  if (ways.length === 0) return play.reveal('deadEndFound', { exit }, ['EXP-DOR-04', 'EXP-BLD-02']);
  if (card !== 'annex')
    play.reveal('cardTurned', { card }, card === 'questRoom' ? ['EXP-QRM-01'] : ['EXP-CRD-01']);
  play.begin({ tag: 'laying', exit, card, fits: ways }, 'EXP-BLD-01');
}

export const laying: FrameKind<LayingFrame> = {
  asks: (_world, _state, { card }) => ({
    seat: GM,
    prompt: 'layTile',
    rules: card === 'questRoom' ? ['EXP-QRM-03', 'EXP-DOR-04'] : ['EXP-BLD-01', 'EXP-DOR-04'],
  }),
  answers: (_world, _state, { fits: ways }) => [
    ...ways.map((_, fit) => ({ type: 'layTile', fit })),
    ...ways.map((_, fit) => ({ type: 'arrangeTile', fit })),
  ],
};

function fitRefusal(state: State, fit: number): Refusal | null {
  const { fits: ways } = state.stack.at(-1) as LayingFrame;
  return fit >= 0 && fit < ways.length ? null : refuse('noSuchWay', 'EXP-BLD-01');
}

export const layTile: Handler<Of<'layTile'>> = {
  when: { answers: 'laying' },
  check: (_world, state, _seat, { fit }) => fitRefusal(state, fit),
  perform: (play, { fit }) => layAs(play, fit, false),
};

export const arrangeTile: Handler<Of<'arrangeTile'>> = {
  when: { answers: 'laying' },
  check: (_world, state, _seat, { fit }) => fitRefusal(state, fit),
  perform: (play, { fit }) => layAs(play, fit, true),
};

/** The tile, as printed; then, if the game master likes, as he changes it (EXP-BLD-01, EXP-BLD-04). */
function layAs(play: Play, number: number, arranges: boolean): void {
  const { exit, card, fits: ways } = play.state.stack.at(-1) as LayingFrame;
  const way = ways[number]!;
  play.finish(['EXP-BLD-01']);
  const { layout, link } =
    way.apart === true ? laidApart(play, exit, way) : { layout: layFit(play, exit, way), link: null };
  const tile = furnished(layout, play.world.sections, card);
  const rules = card === 'questRoom' ? (['EXP-QRM-01', 'EXP-DOR-04'] as const) : (['EXP-DOR-04'] as const);
  play.reveal('tileLaid', { layout, tile, link }, [...rules]);
  const cards = printedMonsters(play.state, tile);
  if (arranges) play.begin({ tag: 'arranging', tile: tile.id, cards, printed: cards }, 'EXP-BLD-01');
  else populate(play, tile.id, cards);
}

function layFit(play: Play, exit: Exit, way: Way): Layout {
  return lay(play.state.layout, play.world.sections, exit, way);
}

/** Its first door is the one that was opened; sight does not pass (EXP-BLD-06). */
function laidApart(play: Play, exit: Exit, way: Way) {
  const { world } = play;
  const { layout } = play.state;
  const laid = layAt(layout, world.sections, way.section, way.at, way.turns);
  const own = laid.exits[layout.exits.length]!;
  const link: Link = {
    a: { at: exit.squares[0]!, side: exit.direction },
    b: { at: own.squares[0]!, side: own.direction },
    open: true,
  };
  return { layout: dropExit(dropExit(laid, own), exit), link };
}
