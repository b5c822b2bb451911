/** The effects of a quest's notes, and the Morcar player's corrections (CLS-QBK). */
import { emptySquares, withSquares } from '@oubliette/dungeon';
import { withCard, withoutCard } from '../cards.ts';
import { mapFigure, removeFigure, shifted, withDoor, withHero, withoutQuestion } from '../changes.ts';
import type { QuestCommand } from '../commands.ts';
import type { QuestFacts } from '../events.ts';
import { figureOf, isMonsterKind, seatOf } from '../figures.ts';
import { asking } from '../kit.ts';
import type { Chapter } from '../kit.ts';
import { inBox } from '../monsters.ts';
import type { FigureId, State } from '../state.ts';
import { answerQuestion, checkAnswer } from '../questions.ts';

export const QUEST: Chapter<QuestCommand, QuestFacts, 'question'> = {
  shapes: {
    answerQuestion: { choice: 'number' },
  },
  handlers: {
    answerQuestion: { check: checkAnswer, perform: answerQuestion },
  },
  appliers: {
    noteFired: (state, { note }, world) => {
      if (world.quest.notes[note]?.repeat !== true) return { ...state, fired: [...state.fired, note] };
      const fired = state.fired.includes(note) ? state.fired : [...state.fired, note];
      return { ...state, fired, repeated: [...(state.repeated ?? []), note] };
    },
    noteTold: (state) => state,
    noteRead: (state) => state,
    noteRolled: (state) => state,
    questionPut: (state, { question, actor }) => ({
      ...state,
      questions: [...(state.questions ?? []), { question, actor }],
    }),
    questionAsked: (state, { pending }) => ({ ...state, pending }),
    questionAnswered: (state) => ({ ...withoutQuestion(state), pending: null }),
    questionDropped: withoutQuestion,
    counted: (state, { counter, value }) => ({ ...state, counters: { ...state.counters, [counter]: value } }),
    furnitureShifted: (state, { piece, from }, world) => {
      const furniture = state.furniture.map((other) => (other.squares[0] === from[0] ? piece : other));
      const squares = furniture.flatMap((other) => other.squares);
      return { ...state, furniture, furnitureSquares: withSquares(emptySquares(world.board), squares) };
    },
    pieceMoved: (state, { index, squares }) => ({
      ...state,
      shifted: { ...state.shifted, [index]: squares },
    }),
    goalReached: (state, { goal }) => ({ ...state, goals: [...state.goals, goal] }),
    flagSet: (state, { flag }) => ({ ...state, flags: [...state.flags, flag] }),
    timerStarted: (state, { timer, round }) => ({ ...state, timers: { ...state.timers, [timer]: round } }),
    squaresBlocked: (state, { squares }) => ({ ...state, rubble: withSquares(state.rubble, squares) }),
    figureRemoved: (state, { figure }) => backInBox(state, figure),
    captiveJoined: (state, { figure, hero }) => ({
      ...mapFigure(state, figure, (captive) => ({ ...captive, side: 'heroes' })),
      control: { ...state.control, [figure]: state.control[hero]! },
      order: state.order.toSpliced(state.order.indexOf(hero) + 1, 0, figure),
    }),
    overridden: (state, { change }, world) => {
      switch (change.tag) {
        case 'setBody':
          return mapFigure(state, change.figure, (figure) => ({ ...figure, body: change.body }));
        case 'setMind':
          return mapFigure(state, change.figure, (figure) => ({ ...figure, mind: change.mind }));
        case 'setSquare':
          return shifted(state, change.figure, change.square);
        case 'setGold':
          return withHero(state, change.hero, (hero) => ({ ...hero, gold: change.gold }));
        case 'openDoor':
          return withDoor(state, world.doorIndex.get(change.door)!, 'open');
        case 'removeFigure':
          return backInBox(state, change.figure);
        case 'addCard':
          return withHero(state, change.hero, (hero) => withCard(hero, change.card));
        case 'dropCard':
          return withHero(state, change.hero, (hero) => withoutCard(hero, change.card));
      }
    },
  },
  frames: {
    question: asking(
      'answerQuestion',
      ['CLS-QBK-06'],
      (_world, state, { figure }) => seatOf(state, figureOf(state, figure)),
      (_world, _state, { choices }) =>
        [...choices.keys()].map((choice) => ({ type: 'answerQuestion', choice })),
    ),
  },
};

function backInBox(state: State, figure: FigureId): State {
  const { kind } = figureOf(state, figure);
  const gone = removeFigure(state, figure);
  return isMonsterKind(kind) ? { ...gone, pool: { ...gone.pool, [kind]: inBox(gone, kind) + 1 } } : gone;
}
