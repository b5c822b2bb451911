/** Choosing heroes, where the setup leaves it open (ADV-SET-09 to ADV-SET-13). */
import { refuse } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import { henchman } from '../content/heroes.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Setup, SheetSetup } from '../setup.ts';
import type { Sheet, State } from '../state.ts';
import type { World } from '../world.ts';
import { setOut } from './setOut.ts';
import type { ChoosingFrame, TurnCommand } from './types.ts';

type TakeHero = Extract<TurnCommand, { type: 'takeHero' }>;

export function isOpen({ players }: Pick<Setup, 'players'>): boolean {
  return players.every(({ sheets }) => sheets.length === 0);
}

/** Every player rolls; the highest chooses a hero first; ties roll again among themselves (ADV-SET-09). */
export function beginChoosing(play: Play): void {
  const rolls: { seat: SeatId; face: number }[] = [];
  const ranked = (seats: readonly SeatId[]): SeatId[] => {
    if (seats.length < 2) return [...seats];
    const round = seats.map((seat) => ({ seat, face: play.d12(seat, 'ADV-SET-09') }));
    rolls.push(...round);
    const byFace = Map.groupBy(round, ({ face }) => face);
    return [...byFace].sort(([a], [b]) => b - a).flatMap(([, tied]) => ranked(tied.map(({ seat }) => seat)));
  };
  const order = ranked(play.world.setup.players.map(({ seat }) => seat));
  if (rolls.length > 0) play.reveal('choiceRolled', { rolls, order }, ['ADV-SET-09']);
  play.begin({ tag: 'choosing', order, taken: {} }, 'ADV-SET-09');
}

function heroesLeft({ setup }: World, { taken }: ChoosingFrame): SheetSetup[] {
  return setup.sheets.filter(({ id, kind }) => kind === 'hero' && !(id in taken));
}

export const choosing: FrameKind<ChoosingFrame> = {
  asks: (_world, _state, { order }) =>
    order.length === 0 ? null : { seat: order[0]!, prompt: 'takeHero', rules: ['ADV-SET-09'] },
  runs: (play, { taken }) => {
    play.finish(['ADV-SET-09']);
    setOut(play, partyOf(play.world.setup, taken));
  },
  answers: (world, _state, frame) =>
    heroesLeft(world, frame).map(({ id }) => ({ type: 'takeHero', hero: id })),
};

export const takeHero: Handler<TakeHero> = {
  when: { answers: 'choosing' },
  check: (world, state, _seat, { hero }) =>
    heroesLeft(world, frameOf(state)).some(({ id }) => id === hero)
      ? null
      : refuse('heroNotThere', 'ADV-SET-09', { figure: hero }),
  perform: (play, { hero }, seat) => {
    const { order, taken } = frameOf(play.state);
    play.tell('heroTaken', { hero, seat }, ['ADV-SET-09']);
    play.goOn({ tag: 'choosing', order: order.slice(1), taken: { ...taken, [hero]: seat } }, 'ADV-SET-09');
  },
};

function frameOf(state: State): ChoosingFrame {
  return state.stack.at(-1) as ChoosingFrame;
}

/** Heroes not chosen stay at home (ADV-SET-10); henchmen go with their hero, free ones join a small party. */
function partyOf({ sheets, players }: Setup, taken: Readonly<Record<string, SeatId>>): Sheet[] {
  const going = sheets.flatMap((sheet): Sheet[] => {
    const seat = taken[sheet.serves ?? sheet.id];
    return seat === undefined ? [] : [{ ...sheet, seat, where: 'inside' }];
  });
  const free = going
    .filter(({ kind }) => kind === 'hero')
    .flatMap(({ id, seat }) =>
      freeHenchmen(id, players.length).map((sheet): Sheet => ({ ...sheet, seat, where: 'inside' })),
    );
  return [...going, ...free];
}

/** One man-at-arms each for two players, two for a single one (ADV-SET-11 to ADV-SET-13). */
function freeHenchmen(hero: string, players: number): SheetSetup[] {
  const number = players === 1 ? 2 : players === 2 ? 1 : 0;
  return Array.from({ length: number }, (_, i) =>
    henchman('manAtArms', {
      id: `${hero}Man${i + 1}`,
      name: HENCHMEN_NAMES[i]!,
      serves: hero,
    }),
  );
}

const HENCHMEN_NAMES = ['Otto', 'Klaus'] as const;
