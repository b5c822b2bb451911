/** What the defender's side answers while an attack waits (NXT-CHW-02, NXT-OVW-03, NXT-MON-02, NXT-GRP-01). */
import type { FigureId } from '@oubliette/classic';
import { figureOf, kill } from '@oubliette/classic/extend';
import type { Shapes } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { Handlers, NextHandler } from '../kit.ts';
import { mostMoved } from '../monsters/chaosWarrior.ts';
import type { NextPlay } from '../play.ts';
import type { NextPending, NextState } from '../state.ts';
import { seatAsked } from '../waiting.ts';
import { counterOn, riposte } from './counter.ts';
import { resume } from './strike.ts';

export type AnswerCommand =
  | { readonly type: 'chooseStance'; readonly dice: number }
  | { readonly type: 'chooseWard'; readonly figure: FigureId }
  | { readonly type: 'chooseShield'; readonly figure: FigureId | null }
  | { readonly type: 'chooseCounter'; readonly figure: FigureId };

export const ANSWER_SHAPES: Shapes<AnswerCommand> = {
  chooseStance: { dice: 'number' },
  chooseWard: { figure: 'text' },
  chooseShield: { figure: 'textOrNull' },
  chooseCounter: { figure: 'text' },
};

type Asked<T extends NextPending['tag']> = Extract<NextPending, { tag: T }>;

/** An answer to one kind of question, once it is this seat that is asked. */
function answer<C extends BaseCommand, T extends NextPending['tag']>(
  tags: readonly T[],
  rule: RuleId,
  check: (state: NextState, asked: Asked<T>, command: C) => Refusal | null,
  perform: (play: NextPlay, asked: Asked<T>, command: C) => void,
): NextHandler<C> {
  const isAsked = (asked: NextPending | null): asked is Asked<T> =>
    asked !== null && (tags as readonly string[]).includes(asked.tag);
  return {
    answers: true,
    check(_world, state, seat: SeatId, command) {
      const { asked } = state.next;
      if (!isAsked(asked)) return refuse('nothingAsked', rule);
      return seatAsked(state, asked) === seat ? check(state, asked, command) : refuse('notYourFigure', rule);
    },
    perform(play, command) {
      const { asked } = play.next;
      if (isAsked(asked)) perform(play, asked, command);
    },
  };
}

function answered(play: NextPlay, tag: NextPending['tag'], choice: string | number | null, rule: RuleId) {
  play.emit({ type: 'nextAnswered', rules: [rule], tag, choice });
}

function checkAmong(
  { among }: { readonly among: readonly FigureId[] },
  figure: FigureId,
  rule: RuleId,
): Refusal | null {
  return among.includes(figure) ? null : refuse('notThatOne', rule, { figure });
}

export const ANSWERS: Handlers<AnswerCommand> = {
  chooseStance: answer(
    ['stance'],
    'NXT-CHW-02',
    (state, { strike }, { dice }) =>
      dice >= 0 && dice <= mostMoved(figureOf(state, strike.target).attack)
        ? null
        : refuse('tooManyDice', 'NXT-CHW-02', { dice }),
    (play, { strike }, { dice }) => {
      answered(play, 'stance', dice, 'NXT-CHW-02');
      play.emit({ type: 'stanceTaken', rules: ['NXT-CHW-02'], figure: strike.target, defence: dice });
      resume(play, strike);
    },
  ),
  chooseWard: answer(
    ['ward'],
    'NXT-OVW-03',
    (_state, asked, { figure }) => checkAmong(asked, figure, 'NXT-OVW-04'),
    (play, { strike }, { figure }) => {
      answered(play, 'ward', figure, 'NXT-OVW-03');
      resume(play, { ...strike, ward: figure, stage: 'warded' });
    },
  ),
  chooseShield: answer(
    ['livingShield'],
    'NXT-MON-02',
    (_state, asked, { figure }) => (figure === null ? null : checkAmong(asked, figure, 'NXT-MON-02')),
    (play, { strike }, { figure }) => {
      answered(play, 'livingShield', figure, 'NXT-MON-02');
      if (figure === null) return resume(play, { ...strike, stage: 'shielded' });
      play.emit({ type: 'shieldTaken', rules: ['NXT-MON-02'], figure, by: strike.target });
      kill(play, figureOf(play.state, figure), strike.attackers[0]!.figure, ['NXT-MON-02']);
      resume(play, { ...strike, damage: strike.damage - 1, stage: 'shielded' });
    },
  ),
  chooseCounter: answer(
    ['counter', 'riposte'],
    'NXT-GRP-01',
    (_state, asked, { figure }) =>
      checkAmong(asked, figure, asked.tag === 'counter' ? 'NXT-GRP-01' : 'NXT-ARM-06'),
    (play, asked, { figure }) => {
      const { strike } = asked;
      answered(play, asked.tag, figure, asked.tag === 'counter' ? 'NXT-GRP-01' : 'NXT-ARM-06');
      resume(
        play,
        asked.tag === 'counter'
          ? counterOn(play, strike, figure)
          : riposte(play, strike, asked.shooter, figure),
      );
    },
  ),
};

/** Every answer there may be. */
export function answersTo(asked: NextPending): AnswerCommand[] {
  switch (asked.tag) {
    case 'stance':
      return [0, 1, 2].map((dice) => ({ type: 'chooseStance', dice }));
    case 'ward':
      return asked.among.map((figure) => ({ type: 'chooseWard', figure }));
    case 'livingShield':
      return [null, ...asked.among].map((figure) => ({ type: 'chooseShield', figure }));
    case 'counter':
    case 'riposte':
      return asked.among.map((figure) => ({ type: 'chooseCounter', figure }));
    default:
      return [];
  }
}
