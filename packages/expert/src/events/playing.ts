/** Event cards are played: shown, answered, and then they have their effect (EXP-EVT-02, EXP-EVT-05). */
import { refuse } from '@oubliette/kernel';
import { eventCard } from '../content/events.ts';
import type { EventId } from '../content/events.ts';
import type { FrameKind, Handler } from '../kit.ts';
import { askHeroes } from '../moments/opening.ts';
import type { EventMoment, EventTarget, GmMomentFrame } from '../moments/types.ts';
import type { Play } from '../play.ts';
import type { Armed, State } from '../state.ts';
import type { World } from '../world.ts';
import { takeEffect } from './effects.ts';
import { targetsOf } from './targets.ts';
import type { EventCommand, PlayingFrame } from './types.ts';

type Of<T extends EventCommand['type']> = Extract<EventCommand, { type: T }>;

/** Every way to play a held card at this moment. */
export function playsAt(world: World, state: State, moment: EventMoment): readonly Of<'playEvent'>[] {
  return [...new Set(state.gm.hand)].flatMap((card) =>
    targetsOf(world, state, card, moment).map((target): Of<'playEvent'> => ({
      type: 'playEvent',
      card,
      ...target,
    })),
  );
}

interface Springing {
  readonly card: EventId;
  readonly target: EventTarget;
}

/** The first armed card that fits, in the order they were set. */
export function armedNow(world: World, state: State, moment: EventMoment): Springing | null {
  for (const armed of state.gm.armed) {
    if (!isFor(armed, moment)) continue;
    const targets = targetsOf(world, state, armed.card, moment);
    const target =
      targets.find(({ figure }) => armed.figure === null || figure === armed.figure) ?? targets[0];
    if (target !== undefined) return { card: armed.card, target };
  }
  return null;
}

function isFor({ moment: name, figure, at }: Armed, moment: EventMoment): boolean {
  if (name !== moment.is) return false;
  if (figure !== null && !('figure' in moment && moment.figure === figure)) return false;
  return at === null || (moment.is === 'entered' && moment.square === at);
}

export function showEvent(
  play: Play,
  card: EventId,
  target: EventTarget,
  moment: EventMoment,
  armed: boolean,
): void {
  play.begin({ tag: 'playing', card, target, moment, stage: 'answers', cancelled: false }, 'EXP-EVT-02');
  const rule = eventCard(card).kind === 'trap' && target.at !== null ? (['EXP-EVT-04'] as const) : [];
  play.reveal('eventPlayed', { card, moment: moment.is, armed, ...target }, ['EXP-EVT-02', ...rule]);
}

export const playEvent: Handler<Of<'playEvent'>> = {
  when: { answers: 'moment' },
  check(world, state, _seat, { card, figure, at, side }) {
    const { moment } = state.stack.at(-1) as GmMomentFrame;
    if (!state.gm.hand.includes(card as EventId)) return refuse('notHeld', 'EXP-EVT-06');
    const targets = targetsOf(world, state, card as EventId, moment);
    if (targets.length === 0) return refuse('notNow', 'EXP-EVT-02', { card });
    const isOne = targets.some((one) => one.figure === figure && one.at === at && one.side === side);
    return isOne ? null : refuse('notOnThat', 'EXP-EVT-02', { card });
  },
  perform(play, { card, figure, at, side }) {
    const { moment } = play.state.stack.at(-1) as GmMomentFrame;
    showEvent(play, card as EventId, { figure, at, side }, moment, false);
  },
};

export const passEvents: Handler<Of<'passEvents'>> = {
  when: { answers: 'moment' },
  check: () => null,
  perform(play) {
    const frame = play.state.stack.at(-1) as GmMomentFrame;
    play.goOn({ tag: 'moment', moment: frame.moment, over: true }, 'EXP-EVT-03');
    play.tell('eventsPassed', { moment: frame.moment.is }, ['EXP-EVT-03']);
  },
};

export const playing: FrameKind<PlayingFrame> = {
  asks: () => null,
  runs(play, { answer: _answer, ...frame }) {
    if (frame.stage === 'answers') {
      play.goOn({ ...frame, stage: 'effect' }, 'EXP-EVT-05');
      return askHeroes(play, 'event', frame.target.figure);
    }
    const { card, target, cancelled } = frame;
    play.finish(['EXP-EVT-05']);
    if (!cancelled) takeEffect(play, card, target);
  },
};
