/** A thief who asks to join the party (ADV-HAZ-15 to ADV-HAZ-19). */
import { lookUp, refuse } from '@oubliette/kernel';
import type { TableRow } from '@oubliette/kernel';
import { leaderSeat } from '../generate/doors.ts';
import { sheetOf, withSheet } from '../figures.ts';
import type { Appliers, Chapter, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, State } from '../state.ts';
import { withHazard } from './parts.ts';
import type { LayingHazardFrame } from './laying.ts';
import { put } from './put.ts';
import type { Loss } from './types.ts';
import { withLosses } from './witch.ts';

const THIEF_ANSWERS = ['accept', 'refuse', 'attack'] as const;

export type ThiefCommand =
  /** The leader answers for the party (ADV-HAZ-16). */
  | { readonly type: 'answerThief'; readonly answer: (typeof THIEF_ANSWERS)[number] }
  | { readonly type: 'allowAttack'; readonly allow: boolean };
type ThiefCommandOf<T extends ThiefCommand['type']> = Extract<ThiefCommand, { readonly type: T }>;

export interface ThiefFacts {
  thiefAnswered: { area: string; answer: (typeof THIEF_ANSWERS)[number] };
  attackAllowed: { area: string; allowed: boolean };
  thiefRolled: {
    figure: FigureId;
    face: number;
    result: 'all' | 'half' | 'fails' | 'stays';
    losses: readonly Loss[];
  };
}

/** The thief's deed when the expedition ends (ADV-HAZ-19). */
const THIEF_TABLE: readonly TableRow<'all' | 'half' | 'fails' | 'stays'>[] = [
  { upTo: 2, result: 'all' },
  { upTo: 4, result: 'half' },
  { upTo: 10, result: 'fails' },
  { upTo: 12, result: 'stays' },
];

const frameOf = (state: State): LayingHazardFrame => state.stack.at(-1) as LayingHazardFrame;

/** Only a player in the master's seat can agree to an attack. */
export function answersToThief(state: State): ThiefCommandOf<'answerThief'>[] {
  const answers: ThiefCommandOf<'answerThief'>[] = [
    { type: 'answerThief', answer: 'accept' },
    { type: 'answerThief', answer: 'refuse' },
  ];
  return state.master.seat === null ? answers : [...answers, { type: 'answerThief', answer: 'attack' }];
}

export function thiefAsks(state: State) {
  return { seat: leaderSeat(state), prompt: 'answerThief', rules: ['ADV-HAZ-16', 'ADV-HAZ-15'] };
}

const answerThief: Handler<ThiefCommandOf<'answerThief'>> = {
  when: { answers: 'hazard' },
  check(_world, state, _seat, { answer }) {
    if (frameOf(state).stage !== 'thief') return refuse('notAsked', 'ADV-HAZ-16');
    return answersToThief(state).some((one) => one.answer === answer)
      ? null
      : refuse('masterMustAgree', 'ADV-HAZ-16');
  },
  perform(play, { answer }) {
    const { answer: _none, ...frame } = frameOf(play.state);
    const { area } = frame;
    play.tell('thiefAnswered', { area, answer }, [answer === 'accept' ? 'ADV-HAZ-17' : 'ADV-HAZ-16']);
    play.goOn({ ...frame, stage: answer === 'attack' ? 'consent' : 'end' }, 'ADV-HAZ-16');
    if (answer === 'accept') put(play, area, 'thief');
  },
};

const allowAttack: Handler<ThiefCommandOf<'allowAttack'>> = {
  when: { answers: 'hazard' },
  check: (_world, state) => (frameOf(state).stage === 'consent' ? null : refuse('notAsked', 'ADV-HAZ-16')),
  perform(play, { allow }) {
    const { answer: _none, ...frame } = frameOf(play.state);
    const { area } = frame;
    play.tell('attackAllowed', { area, allowed: allow }, ['ADV-HAZ-16']);
    const found = allow ? [{ monsters: { thief: 1 }, characters: [], areas: [area] }] : [];
    play.goOn({ ...frame, stage: 'end', found }, 'ADV-HAZ-16');
  },
};

/** The expedition is over: he robs the party or stays (ADV-HAZ-19). */
function thiefParts(play: Play): void {
  const out = play.state.sheets.filter(({ where }) => where === 'left');
  for (const { id } of out.filter(({ marks }) => marks.includes('thief'))) {
    const face = play.masterRolls('ADV-HAZ-19');
    const result = lookUp(THIEF_TABLE, face);
    const purses = out.map(({ id: figure, gold }) => ({ figure, gold }));
    const losses = result === 'all' ? purses : result === 'half' ? halfOf(purses) : [];
    play.reveal('thiefRolled', { figure: id, face, result, losses: losses.filter(({ gold }) => gold > 0) }, [
      'ADV-HAZ-19',
    ]);
  }
}

/** Half of all gold brought out, rounded up: half of each purse, rounded up for every second odd one. */
function halfOf(purses: readonly Loss[]): Loss[] {
  let odd = 0;
  return purses.map(({ figure, gold }) => {
    if (gold % 2 === 1) odd += 1;
    return { figure, gold: Math.floor(gold / 2) + (gold % 2 === 1 && odd % 2 === 1 ? 1 : 0) };
  });
}

const appliers: Appliers<ThiefFacts> = {
  thiefAnswered: (state, { area, answer }) => withHazard(state, area, { stage: answer }),
  attackAllowed: (state, { area, allowed }) =>
    withHazard(state, area, { stage: allowed ? 'attack' : 'refuse' }),
  thiefRolled(state, { figure, result, losses }) {
    const robbed = withLosses(state, losses);
    if (result !== 'stays') return withSheet(robbed, figure, { where: 'lost' });
    return withSheet(robbed, figure, {
      marks: sheetOf(robbed, figure).marks.filter((mark) => mark !== 'thief'),
    });
  },
};

export const thiefChapter: Chapter<ThiefCommand, ThiefFacts, never> = {
  shapes: { answerThief: { answer: THIEF_ANSWERS }, allowAttack: { allow: 'flag' } },
  handlers: { answerThief, allowAttack },
  appliers,
  frames: {},
  reacts: { expeditionEnded: thiefParts },
};
