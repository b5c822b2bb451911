/** Who acts next, where players do not agree (EXP-TRN-02 to EXP-TRN-04). */
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import type { ClassId } from '../content/characters.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { heroesToAct, playsHero } from './acts.ts';
import { beginTurn, seatsToAct } from './course.ts';
import { fastest } from './fastest.ts';
import type { ClaimsFrame, TurnCommand } from './types.ts';

type Claim = Extract<TurnCommand, { hero: string; type: 'takeTurn' | 'claimTurn' }>;

function claimRefusal(state: State, seat: string, hero: string): Refusal | null {
  if (!playsHero(state, seat, hero)) return refuse('notYourHero', 'EXP-GEN-03', { hero });
  return heroesToAct(state).some(({ id }) => id === hero)
    ? null
    : refuse('hadItsTurn', 'EXP-TRN-02', { hero });
}

export const takeTurn: Handler<Extract<TurnCommand, { type: 'takeTurn' }>> = {
  when: { in: ['heroes'], acting: false },
  check: (_world, state, seat, { hero }) => claimRefusal(state, seat, hero),
  perform(play, { hero }, seat) {
    const asked = seatsToAct(play.state).filter((other) => other !== seat);
    if (asked.length === 0) return beginTurn(play, hero);
    play.tell('claimed', { hero: hero as ClassId }, ['EXP-TRN-02']);
    play.begin({ tag: 'claims', claims: [hero as ClassId], asked }, 'EXP-TRN-03');
  },
  offers: (_world, state) => heroesToAct(state).map(({ id }) => ({ type: 'takeTurn', hero: id })),
};

export const claimTurn: Handler<Extract<TurnCommand, { type: 'claimTurn' }>> = {
  when: { answers: 'claims' },
  check: (_world, state, seat, { hero }: Claim) => claimRefusal(state, seat, hero),
  perform(play, { hero }) {
    play.tell('claimed', { hero: hero as ClassId }, ['EXP-TRN-03']);
    next(play, hero as ClassId);
  },
};

export const letGo: Handler<Extract<TurnCommand, { type: 'letGo' }>> = {
  when: { answers: 'claims' },
  check: () => null,
  perform: (play) => next(play, null),
};

function next(play: Play, claimed: ClassId | null): void {
  const frame = play.state.stack.at(-1) as ClaimsFrame;
  const claims = claimed === null ? frame.claims : [...frame.claims, claimed];
  play.goOn({ tag: 'claims', claims, asked: frame.asked.slice(1) }, 'EXP-TRN-03');
}

export const claims: FrameKind<ClaimsFrame> = {
  asks: (_world, _state, { asked: [seat] }) =>
    seat === undefined ? null : { seat, prompt: 'claimTurn', rules: ['EXP-TRN-03'] },
  runs(play, { claims: claimed }) {
    play.finish(['EXP-TRN-03']);
    beginTurn(play, fastest(play, claimed, 'EXP-TRN-03', ['EXP-TRN-04'], 'claimsRolled'));
  },
  answers: (_world, state) => [
    { type: 'letGo' },
    ...heroesToAct(state).map(({ id }) => ({ type: 'claimTurn', hero: id })),
  ],
};
