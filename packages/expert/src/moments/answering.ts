/** Heroes answer a card, an attack or a roll, each once (EXP-UAB-07, EXP-EVT-05). */
import { refuse } from '@oubliette/kernel';
import type { ClassId } from '../content/characters.ts';
import { figureOfAdept } from '../abilities/adepts.ts';
import { heroOf } from '../figures.ts';
import type { Play } from '../play.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { answersTo, performAnswer } from './answers.ts';
import { isSettled, occasionOf } from './occasion.ts';
import type { Answer, AnsweringFrame, MomentCommand, Occasion } from './types.ts';

type Of<T extends MomentCommand['type']> = Extract<MomentCommand, { type: T }>;

const PROMPTS: { readonly [to in Occasion['is']]: string } = {
  event: 'answerEvent',
  attack: 'answerAttack',
  roll: 'answerRoll',
};

/** What the hero asked now has to put in. */
function theirs(world: World, state: State, { to, asked: [hero] }: AnsweringFrame): readonly Answer[] {
  if (hero === undefined || isSettled(state, to) || figureOfAdept(state, hero) === undefined) return [];
  return answersTo(world, state, occasionOf(state, to)).filter((answer) => answer.hero === hero);
}

/** The first now is one of the fallen. */
function isUnasked({ fallen }: State, { asked: [first] }: AnsweringFrame): boolean {
  return fallen.some(({ id }) => id === first);
}

/** Fallen heroes answer as soon as they can: a question would tell what they have (EXP-QGN-10). */
function answerUnasked(play: Play, frame: AnsweringFrame): void {
  const { to, asked } = frame;
  // Whoever could take back a blow would learn that nothing answers it.
  play.tell('momentCame', { is: to === 'roll' ? 'rolled' : 'declared' }, ['EXP-QGN-10'], {
    audience: [],
    news: true,
  });
  const [given] = theirs(play.world, play.state, frame);
  play.goOn({ tag: 'answering', to, asked: asked.slice(1) }, 'EXP-QGN-10');
  if (given !== undefined) putIn(play, to, given);
}

function putIn(play: Play, to: Occasion['is'], given: Answer): void {
  play.reveal('answered', { ...given, to }, to === 'event' ? ['EXP-EVT-05'] : ['EXP-UAB-07']);
  performAnswer(play, occasionOf(play.state, to), given);
}

export const answering: FrameKind<AnsweringFrame> = {
  asks(world, state, frame) {
    if (isUnasked(state, frame) || theirs(world, state, frame).length === 0) return null;
    const { seat } = heroOf(state, frame.asked[0]!);
    return { seat, prompt: PROMPTS[frame.to], rules: frame.to === 'event' ? ['EXP-EVT-05'] : ['EXP-UAB-07'] };
  },
  runs(play, frame) {
    const asked = frame.asked.slice(1);
    if (isUnasked(play.state, frame)) return answerUnasked(play, frame);
    if (asked.length === 0 || isSettled(play.state, frame.to)) play.finish(['EXP-UAB-07']);
    else play.goOn({ ...frame, asked }, 'EXP-UAB-07');
  },
  answers: (world, state, frame) => [
    { type: 'passAnswer' },
    ...theirs(world, state, frame).map((answer) => ({ type: 'answer', ...answer })),
  ],
};

export const answer: Handler<Of<'answer'>> = {
  when: { answers: 'answering' },
  check(world, state, _seat, { hero, by, id }) {
    const frame = state.stack.at(-1) as AnsweringFrame;
    const isOne = theirs(world, state, frame).some(
      (one) => one.hero === hero && one.by === by && one.id === id,
    );
    return isOne ? null : refuse('noAnswer', 'EXP-UAB-07');
  },
  perform(play, { hero, by, id }) {
    const { to, asked } = play.state.stack.at(-1) as AnsweringFrame;
    const given: Answer = { hero: hero as ClassId, by, id };
    play.goOn({ tag: 'answering', to, asked: asked.slice(1) }, 'EXP-UAB-07');
    putIn(play, to, given);
  },
};

export const passAnswer: Handler<Of<'passAnswer'>> = {
  when: { answers: 'answering' },
  check: () => null,
  perform(play) {
    const { to, asked } = play.state.stack.at(-1) as AnsweringFrame;
    play.tell('answerPassed', { hero: asked[0]!, to }, ['EXP-UAB-07']);
    play.goOn({ tag: 'answering', to, asked: asked.slice(1) }, 'EXP-UAB-07');
  },
};
