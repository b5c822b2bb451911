/** Locked doors: a test that any hero before one may try (EXP-DOR-07). */
import { refuse } from '@oubliette/kernel';
import { hasSkill } from '../abilities/rides.ts';
import type { ClassId } from '../content/characters.ts';
import { eventCard } from '../content/events.ts';
import { diceOf, figureOf, isMonster, speedOf } from '../figures.ts';
import { helpWith } from '../gear/tools.ts';
import type { Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, State } from '../state.ts';
import type { Trial } from '../content/events.ts';
import { actingFor, actionLeft, isRefusal, notRunning } from '../turns/acts.ts';
import { open } from './opening.ts';
import { lockOn } from './places.ts';
import type { DoorCommand } from './types.ts';

type Of<T extends DoorCommand['type']> = Extract<DoorCommand, { type: T }>;

/** What a hero adds to its die. */
export function statOf(state: State, id: FigureId, { stat }: Trial): number {
  const figure = figureOf(state, id);
  if (stat === 'attack') return diceOf(state, figure, 'attack');
  return stat === 'speed' ? speedOf(state, figure) : figure.body;
}

export const tryLock: Handler<Of<'tryLock'>> = {
  when: { in: ['heroes'], acting: true },
  check(_world, state, seat, { at, side }) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return now;
    if (isMonster(now.figure)) return refuse('noDoors', 'EXP-MON-15');
    const spent = actionLeft(now, ['deftHands']) ?? notRunning(now, 'EXP-RUN-04');
    if (spent !== null) return spent;
    if (lockOn(state, at, side) === undefined) return refuse('notLocked', 'EXP-DOR-06');
    return now.figure.square === at ? null : refuse('notBefore', 'EXP-DOR-01');
  },
  perform(play, { at, side }) {
    const hero = play.state.turn.act!.figure as ClassId;
    const { card } = lockOn(play.state, at, side)!;
    const { effect } = eventCard(card);
    if (effect.does !== 'lock') return;
    const face = play.d6For(hero, 'EXP-DOR-07');
    const help = effect.keyed ? helpWith(play.state, { id: hero }, 'lock') : 0;
    const total = face + statOf(play.state, hero, effect.trial) + help;
    const opens = total >= effect.trial.needs || hasSkill(play.state, 'deftHands');
    play.reveal('lockTried', { figure: hero, at, side, card, face, total, opens }, ['EXP-DOR-07']);
    if (opens) unlock(play, hero, at, side);
  },
  offers(_world, state, seat) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return [];
    return ([0, 1, 2, 3] as const).map((side) => ({ type: 'tryLock', at: now.figure.square, side }));
  },
};

/** The door opens at once, with all that comes with it. */
function unlock(play: Play, hero: ClassId, at: number, side: 0 | 1 | 2 | 3): void {
  play.tell('lockGave', { at, side }, ['EXP-DOR-07']);
  open(play, hero, at, side);
}
