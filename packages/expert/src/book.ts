/** The book as a whole: all its chapters. */
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { compose, flowAppliers, guardBy, Referee } from '@oubliette/referee';
import type { Course } from '@oubliette/referee';
import { abilityChapter } from './abilities/chapter.ts';
import { chaosChapter } from './chaos/chapter.ts';
import { combatChapter } from './combat/chapter.ts';
import { endCombat } from './combat/ending.ts';
import { beginCombat, isCombatDue, overBy } from './combat/span.ts';
import { doorChapter } from './doors/chapter.ts';
import { eventChapter } from './events/chapter.ts';
import { fallenChapter } from './fallen/chapter.ts';
import { seatOf } from './figures.ts';
import { gearChapter } from './gear/chapter.ts';
import type { Expert, Moment } from './kit.ts';
import { momentChapter } from './moments/chapter.ts';
import { monsterChapter } from './monsters/chapter.ts';
import { moveChapter } from './moving/chapter.ts';
import { omenChapter } from './omens/coming.ts';
import { Play } from './play.ts';
import { correctionAppliers } from './override.ts';
import { prepareChapter } from './preparing/chapter.ts';
import { returnChapter } from './returning/chapter.ts';
import { soloChapter } from './solo/chapter.ts';
import { standIn } from './solo/standIn.ts';
import { questChapter } from './quests/chapter.ts';
import { judge } from './quests/ending.ts';
import { searchChapter } from './search/chapter.ts';
import { GM } from './setup.ts';
import type { State } from './state.ts';
import { isPhaseOf } from './turns/acts.ts';
import { turnChapter } from './turns/chapter.ts';
import { advance, idle } from './turns/course.ts';

/** Each side in its own phase, a figure's deeds in its own turn (EXP-TRN-05, EXP-TRN-08). */
function moment(state: State, seat: SeatId, { in: phases, acting }: Moment): Refusal | null {
  const { phase, act } = state.turn;
  if (!phases.includes(phase) || !isPhaseOf(state, seat)) return refuse('notYourPhase', 'EXP-TRN-05');
  if (acting || act === null) return null;
  return refuse('turnUnderWay', seatOf(state, act.figure) === seat ? 'EXP-TRN-02' : 'EXP-TRN-05');
}

const isOver = ({ stage }: State): boolean => stage === 'over';

const COURSE: Course<Expert> = {
  turns: 'EXP-TRN-05',
  offersFirst: 'answers',
  play: (world, state, dice) => new Play(world, state, dice),
  top: ({ stack }) => stack.at(-1),
  isOver,
  guard: guardBy<Expert, Moment>({ turns: 'EXP-TRN-05', end: 'EXP-EXI-06', isOver, moment }),
  /** A combat begins and ends before anything else goes on (EXP-CBT-01, EXP-CBT-08). */
  unsettled(play) {
    const why = overBy(play.state);
    if (why !== null) endCombat(play, why);
    else if (isCombatDue(play.world, play.state)) beginCombat(play);
    else return judge(play);
    return true;
  },
  advance,
  idle,
  // The game master may arm, watch and hold at any time (EXP-EVT-02); nobody else comes in between.
  others: ({ hasGm }, _state, awaited) =>
    hasGm && !awaited.some(({ seat }) => seat === GM)
      ? [{ seat: GM, prompt: 'mayAct', rules: ['EXP-TRN-05'], optional: true }]
      : [],
  actors: (state, seat) => (isPhaseOf(state, seat) ? [seat] : []),
  standIn,
};

export const REFEREE = new Referee(
  compose<Expert>(COURSE, [
    { appliers: flowAppliers },
    turnChapter,
    moveChapter,
    momentChapter,
    doorChapter,
    searchChapter,
    eventChapter,
    monsterChapter,
    combatChapter,
    gearChapter,
    questChapter,
    prepareChapter,
    fallenChapter,
    returnChapter,
    omenChapter,
    { appliers: correctionAppliers },
    soloChapter,
    abilityChapter,
    chaosChapter,
  ]),
);
