/** The system: a setup is checked, and a match opened on it. */
import { refuse, TABLE } from '@oubliette/kernel';
import type { Opened, System } from '@oubliette/kernel';
import { compose, guardBy, Play, Referee } from '@oubliette/referee';
import type { Course } from '@oubliette/referee';
import { wickChapter } from './chapter.ts';
import { SEATS, THIEF, VAULT, WARDEN } from './kinds.ts';
import type { WickCommand, WickGame, WickKinds, WickSetup, WickState, WickView, WickWorld } from './kinds.ts';

const SITS = { hiding: WARDEN, thief: THIEF, warden: WARDEN, over: '' } as const;
const isOver = ({ turn }: WickState): boolean => turn === 'over';

const course: Course<WickKinds> = {
  turns: 'WIK-TUR-01',
  offersFirst: 'answers',
  play: (world, state, dice) => new Play(world.referee, world, state, dice),
  top: () => undefined,
  isOver,
  guard: guardBy<WickKinds, { readonly turn: WickState['turn'] }>({
    turns: 'WIK-TUR-01',
    end: 'WIK-END-01',
    isOver,
    moment: ({ turn }, seat, when) =>
      turn === when.turn && SITS[turn] === seat ? null : refuse('notNow', 'WIK-TUR-01'),
  }),
  actors: (_state, seat) => [seat],
  advance: () => false,
  idle: (_world, { turn }) => [{ seat: SITS[turn], prompt: turn, rules: ['WIK-TUR-01'] }],
  standIn: () => false,
};

export const WICK_REFEREE = new Referee(compose<WickKinds>(course, [wickChapter]));

export const wick: System<WickGame, WickSetup> = { id: 'wick', rulesVersion: 1, open };

function open(setup: WickSetup): Opened<WickGame> {
  const oil: unknown = (setup as Partial<WickSetup> | null)?.oil;
  if (typeof oil === 'number' && Number.isInteger(oil) && oil >= 8 && oil <= 14)
    return { ok: true, game: gameOn({ referee: WICK_REFEREE, setup: { oil } }) };
  const problem = { path: 'oil', message: 'a lamp holds 8 to 14 measures', remedy: 'say how many' };
  return { ok: false, problems: [problem] };
}

/** From any state, so that rule tests can lay their own table. */
export function gameOn(world: WickWorld): WickGame {
  const { oil } = world.setup;
  const start: WickState = { at: 0, oil, snare: null, seen: false, shifted: false, turn: 'hiding' };
  return {
    seats: SEATS,
    start: () => ({ ok: true, state: start, events: [] }),
    ...world.referee.on<WickCommand>(world, SEATS),
    ending(state) {
      if (!isOver(state)) return null;
      return state.at === VAULT
        ? { winners: [THIEF], outcome: 'vault' }
        : { winners: [WARDEN], outcome: 'dark' };
    },
    view: viewOf,
    override: () => ({ ok: false, refusal: refuse('notAllowed', TABLE.override) }),
  };
}

/** The snare is the warden's secret until it is seen; that it was shifted is, too (WIK-SHI-01). */
function viewOf({ at, oil, snare, seen, shifted, turn }: WickState, seat: string): WickView {
  const knows = seat === WARDEN || seen || turn === 'over';
  return { seat, at, oil, snare: knows ? snare : null, seen, shifted: seat === WARDEN && shifted, turn };
}
