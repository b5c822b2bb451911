/** Open pits: fallen into, jumped over, disarmed (EXP-JMP-01, EXP-JMP-04). */
import { adjacent } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { RuleId } from '@oubliette/kernel';
import { hasSkill } from '../abilities/rides.ts';
import { hurt } from '../combat/death.ts';
import { figureOf, findFigure, isMonster, speedOf } from '../figures.ts';
import { hasTool } from '../gear/tools.ts';
import { groundOf } from '../ground.ts';
import type { Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { actingFor, actionLeft, isRefusal, notRunning } from '../turns/acts.ts';
import { endTurn } from '../turns/course.ts';
import type { MoveCommand } from './types.ts';

type Of<T extends MoveCommand['type']> = Extract<MoveCommand, { type: T }>;

/** Body lost by a fall where nothing says otherwise (EXP-JMP-04). */
export const FALL = 1;
const DISARM_NEEDS = 5;

/** It goes no farther in this turn, and climbs out in its next by walking on (EXP-JMP-04). */
export function fall(play: Play, id: FigureId, body: number, rule: RuleId): void {
  play.tell('fell', { figure: id, at: figureOf(play.state, id).square }, [rule, 'EXP-JMP-04']);
  hurt(play, id, body, [rule, 'EXP-JMP-04']);
  // Nobody stays where somebody else stands (EXP-MOV-08).
  const { act } = play.state.turn;
  if (findFigure(play.state, id) !== undefined && act?.figure === id && act.back !== null)
    endTurn(play, 'EXP-MOV-08');
}

export const disarmPit: Handler<Of<'disarmPit'>> = {
  when: { in: ['heroes'], acting: true },
  check(world, state, seat, { at }) {
    const now = actingFor(state, seat);
    if (isRefusal(now)) return now;
    if (isMonster(now.figure)) return refuse('monstersDoNot', 'EXP-MON-12');
    const spent = actionLeft(now, ['deftHands']) ?? notRunning(now, 'EXP-RUN-03');
    if (spent !== null) return spent;
    if (!state.pits.includes(at)) return refuse('noPit', 'EXP-EVT-01');
    if (!adjacent(groundOf(world, state), now.figure.square, at)) return refuse('notBeside', 'EXP-EVT-01');
    return hasSkill(state, 'deftHands') || hasTool(state, now.figure, 'disarm')
      ? null
      : refuse('noPicks', 'EXP-EVT-01');
  },
  perform(play, { at }) {
    const { figure } = play.state.turn.act!;
    const face = play.d6For(figure, 'EXP-EVT-01');
    const total = face + speedOf(play.state, figureOf(play.state, figure));
    const done = total >= DISARM_NEEDS || hasSkill(play.state, 'deftHands');
    play.reveal('disarmTried', { figure, at, face, total, done }, ['EXP-EVT-01']);
    if (done) play.tell('pitClosed', { at }, ['EXP-EVT-01']);
    else hurt(play, figure, FALL, ['EXP-EVT-01']);
  },
  offers: (_world, { pits }) => pits.map((at: Square) => ({ type: 'disarmPit', at })),
};
