/** The master's answers to questions in the middle of something. */
import { topSeen } from '@oubliette/advanced';
import type { Command } from '@oubliette/advanced';
import { isUp } from '@oubliette/advanced/reckoning';
import { apart } from '@oubliette/dungeon';
import type { Stream } from '@oubliette/kernel';
import type { Difficulty } from '../../shared/morcar/difficulty.ts';
import { aimSpell } from '../spells.ts';
import { best, figureIn, movesOf } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { playCounter } from './counters.ts';
import { farthest, putDown, shiftNearer } from './placing.ts';

export interface Temper {
  readonly difficulty: Difficulty;
  /** The player's own, unknown to all others. */
  readonly luck: Stream;
}

type Answer = (seen: Seen, moves: readonly Command[], temper: Temper) => Command | undefined;

/** By the top frame. Any other frame gets the first answer offered. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  counter: (seen, moves, { difficulty }) => playCounter(seen, moves, difficulty),
  meeting: (seen, moves, { luck }) =>
    putDown(seen, moves, luck) ?? shiftNearer(seen, moves) ?? movesOf(moves, 'monstersStand')[0],
  doors: (seen, moves) => farthest(seen, movesOf(moves, 'placeDoor')) ?? movesOf(moves, 'chooseWall')[0],
  furnishing: (seen, moves) => farthest(seen, movesOf(moves, 'furnish')),
  laying: (_seen, moves) => movesOf(moves, 'chooseLayout')[0],
  casting: aimSpell,
  followUp: (seen, moves) => closeIn(seen, moves),
  fix: (seen, moves) =>
    best(movesOf(moves, 'fixZone'), ({ target }) => -(figureIn(seen.view, target)?.wounds ?? 0)),
  shot: (seen, moves) =>
    best(movesOf(moves, 'chooseVictim'), ({ target }) => figureIn(seen.view, target)?.wounds ?? 0),
};

const IDLE = new Set<string>(['watch']);

export function masterAnswer(seen: Seen, moves: readonly Command[], temper: Temper): Command {
  const top = topSeen(seen.view);
  const given = top === null ? undefined : ANSWERS[top.tag]?.(seen, moves, temper);
  return given ?? moves.find(({ type }) => !IDLE.has(type)) ?? moves[0]!;
}

/** Into the gap, if that brings the killer beside another hero. */
function closeIn({ view, ground }: Seen, moves: readonly Command[]): Command | undefined {
  const steps = movesOf(moves, 'followUp');
  const heroes = view.figures.filter((figure) => figure.side === 'heroes' && isUp(figure));
  const near = (to: number): number =>
    -Math.min(99, ...heroes.map(({ square }) => apart(ground.board, square, to)));
  const into = best(
    steps.filter(({ to }) => to !== null),
    ({ to }) => near(to!),
  );
  return into ?? steps[0];
}
