/** The defending side's answers while an attack waits (NXT-CHW-02, NXT-OVW-03, NXT-MON-02, NXT-GRP-01). */
import { asking, figureOf, kill, seatOf } from '@oubliette/classic/extend';
import type { FigureId, State, World } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { Shapes } from '@oubliette/referee';
import type { Frames, Handlers, NextHandler } from '../kit.ts';
import { mostMoved } from '../monsters/chaosWarrior.ts';
import type { NextPlay } from '../play.ts';
import type { NextPending, NextState } from '../state.ts';
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
  chooseShield: { figure: 'text or null' },
  chooseCounter: { figure: 'text' },
};

/** Questions asked while an attack waits. */
export type StrikeQuestion = Exclude<NextPending['tag'], 'rack' | 'sweep'>;

type AttackAsked<T extends NextPending['tag']> = Extract<NextPending, { tag: T }>;

/** An answer to one kind of question, open only to the seat that is asked. */
function answer<C extends BaseCommand, T extends NextPending['tag']>(
  tags: readonly T[],
  rule: RuleId,
  check: (state: NextState, asked: AttackAsked<T>, command: C) => Refusal | null,
  perform: (play: NextPlay, asked: AttackAsked<T>, command: C) => void,
): NextHandler<C> {
  const isAsked = (asked: NextPending | null): asked is AttackAsked<T> =>
    asked !== null && (tags as readonly string[]).includes(asked.tag);
  return {
    when: 'answering',
    check(world, state, seat: SeatId, command) {
      const { asked } = state.next;
      if (!isAsked(asked)) return refuse('nothingAsked', rule);
      return world.referee.asked(world, state)?.seat === seat
        ? check(state, asked, command)
        : refuse('notYourFigure', rule);
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

/** The figures the question lets the seat choose from. */
const choice =
  (type: AnswerCommand['type']) =>
  (_world: World, _state: State, { among }: { readonly among: readonly FigureId[] }) =>
    among.map((figure) => ({ type, figure }));

export const ANSWER_FRAMES: Frames<StrikeQuestion> = {
  stance: asking('takeStance', ['NXT-CHW-02'], mastersOwn, () =>
    [0, 1, 2].map((dice) => ({ type: 'chooseStance', dice })),
  ),
  ward: asking('chooseWard', ['NXT-OVW-03', 'NXT-OVW-04'], targets, choice('chooseWard')),
  livingShield: asking<AttackAsked<'livingShield'>>(
    'chooseShield',
    ['NXT-MON-02'],
    mastersOwn,
    (_world, _state, { among }) => [null, ...among].map((figure) => ({ type: 'chooseShield', figure })),
  ),
  counter: asking('chooseCounter', ['NXT-GRP-01'], targets, choice('chooseCounter')),
  riposte: asking('chooseRiposte', ['NXT-ARM-06'], mastersOwn, choice('chooseCounter')),
};

function mastersOwn(_world: World, { morcar }: State): SeatId {
  return morcar;
}

function targets(_world: World, state: State, { strike }: AttackAsked<'ward' | 'counter'>): SeatId {
  return seatOf(state, figureOf(state, strike.target));
}
