/** The book as a whole: all its chapters. */
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { compose, flowAppliers, guardBy, Referee } from '@oubliette/referee';
import type { Course } from '@oubliette/referee';
import { combatChapter } from './combat/chapter.ts';
import { counterChapter } from './counters/chapter.ts';
import { encounterChapter } from './encounter/chapter.ts';
import { exploreChapter } from './explore/chapter.ts';
import { gearChapter } from './gear/chapter.ts';
import { generateChapter } from './generate/chapter.ts';
import { HAZARD_CHAPTERS } from './hazards/rooms.ts';
import type { Advanced, Moment } from './kit.ts';
import { magicChapter } from './magic/chapter.ts';
import { Play } from './play.ts';
import { MASTER } from './setup.ts';
import { soloAnswer } from './solo/answer.ts';
import { soloChapter } from './solo/chapter.ts';
import type { State } from './state.ts';
import { trapChapter } from './traps/chapter.ts';
import { treasureChapter } from './treasure/chapter.ts';
import { turnChapter } from './turns/chapter.ts';
import { advance, idle } from './turns/phases.ts';

/** Each side in its own phase: the heroes' seats in theirs, the master in the master's (ADV-TURN-05). */
function moment(state: State, seat: SeatId, { in: phases, mode }: Moment): Refusal | null {
  const { stage, turn } = state;
  const phase = stage === 'setup' ? 'setup' : turn.phase;
  if (!phases.includes(phase)) return refuse('wrongPhase', 'ADV-TURN-05');
  if (mode !== undefined && mode !== turn.mode) return refuse('wrongTurn', 'ADV-TURN-01');
  return isPhaseOf(state, seat) ? null : refuse('notYourPhase', 'ADV-TURN-05');
}

function isPhaseOf({ stage, turn }: State, seat: SeatId): boolean {
  return (stage !== 'setup' && turn.phase === 'master') === (seat === MASTER);
}

const isOver = ({ stage }: State): boolean => stage === 'over';

const COURSE: Course<Advanced> = {
  turns: 'ADV-TURN-05',
  offersFirst: 'answers',
  play: (world, state, dice) => new Play(world, state, dice),
  top: ({ stack }) => stack.at(-1),
  isOver,
  guard: guardBy<Advanced, Moment>({ turns: 'ADV-TURN-05', end: 'ADV-STAIR-03', isOver, moment }),
  actors: (state, seat) => (isPhaseOf(state, seat) ? [seat] : []),
  advance,
  idle,
  // Without a game master the solo tables decide (ADV-SOLO-01).
  standIn(play, { seat }) {
    if (seat !== MASTER || play.state.master.seat !== null) return false;
    soloAnswer(play);
    return true;
  },
};

export const REFEREE = new Referee(
  compose<Advanced>(COURSE, [
    { appliers: flowAppliers },
    turnChapter,
    exploreChapter,
    generateChapter,
    encounterChapter,
    counterChapter,
    combatChapter,
    magicChapter,
    trapChapter,
    treasureChapter,
    ...HAZARD_CHAPTERS,
    gearChapter,
    soloChapter,
  ]),
);
