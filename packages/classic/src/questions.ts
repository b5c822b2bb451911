/** The quest's questions: asked by a note, of a hero or the party, and answered by a choice (CLS-QBK-06). */
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import type { CommandOf } from './commands.ts';
import { figureOf, findFigure, seatOf } from './figures.ts';
import { carryOut, NOTE_RULES } from './notes.ts';
import type { Play } from './play.ts';
import type { Who } from './quest/quest.ts';
import type { FigureId, State } from './state.ts';
import type { World } from './world.ts';

/** Asks the next question once no other is pending; returns whether there was one. */
export function askNext(play: Play): boolean {
  const next = play.state.questions?.[0];
  if (next === undefined || play.state.pending !== null) return false;
  const { text, who, choices } = play.world.questions.get(next.question)!;
  const figure = speaker(play.state, who, next.actor);
  if (figure === undefined) {
    play.emit({ type: 'questionDropped', rules: NOTE_RULES, audience: [play.state.morcar] });
    return true;
  }
  play.emit({
    type: 'questionAsked',
    rules: NOTE_RULES,
    news: true,
    pending: { tag: 'question', figure, text, choices: choices.map((choice) => choice.text) },
  });
  return true;
}

/** The hero who set it off; for the party, or if that hero is gone, the hero on turn, or else the first in order. */
function speaker(state: State, who: Who, actor: FigureId | null): FigureId | undefined {
  const wanted = who === 'actor' ? [actor, state.turn.taker] : [state.turn.taker];
  return [...wanted, ...state.order].find(
    (id): id is FigureId => id !== null && findFigure(state, id)?.side === 'heroes',
  );
}

export function checkAnswer(
  _: World,
  state: State,
  seat: SeatId,
  { choice }: CommandOf<'answerQuestion'>,
): Refusal | null {
  const { pending } = state;
  if (pending?.tag !== 'question') return refuse('nothingAsked', 'CLS-QBK-06');
  const speaking = figureOf(state, pending.figure);
  if (seatOf(state, speaking) !== seat) return refuse('notYourFigure', 'CLS-QBK-06', { figure: speaking.id });
  return pending.choices[choice] === undefined ? refuse('noSuchChoice', 'CLS-QBK-06') : null;
}

export function answerQuestion(play: Play, { choice }: CommandOf<'answerQuestion'>): void {
  const { pending, questions } = play.state;
  if (pending?.tag !== 'question') return;
  const { question, actor } = questions![0]!;
  const { text, then } = play.world.questions.get(question)!.choices[choice]!;
  play.emit({ type: 'questionAnswered', rules: NOTE_RULES, news: true, figure: pending.figure, text });
  carryOut(play, then, actor);
}
