/** The Dwarf's trade: disarming and building traps (NXT-DWF-08 to NXT-DWF-12); and freeing caught companions (NXT-TRP-21). */
import {
  checkActor,
  figureAt,
  figureOf,
  findFigure,
  isHero,
  isOpenPit,
  knownGround,
} from '@oubliette/classic/extend';
import type { Figure, FigureId, HeroKind, World } from '@oubliette/classic/extend';
import { adjacent, enterable } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { checkNormal } from '../actions.ts';
import { plightOf, sheetOf } from '../changes.ts';
import { TRAP_DIE } from '../content/dice.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';
import { foundAt } from './found.ts';
import { isSphere } from './lines.ts';
import { springOnDisarmer } from './spring.ts';

export const PARTS_FOR_A_TRAP = 3;

interface OnSquare {
  readonly figure: FigureId;
  readonly square: Square;
}

/** The Dwarf's own action, even with enemies watching (NXT-DWF-09, NXT-DWF-12). */
function checkTrapWork(state: NextState, seat: SeatId, figure: FigureId, rule: string): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  if (figure !== 'dwarf') return refuse('cannotDisarm', rule, { figure });
  return checkNormal(state, figureOf(state, figure), 'trapWork');
}

export function checkDisarm(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, square }: OnSquare,
): Refusal | null {
  const no = checkTrapWork(state, seat, figure, 'NXT-DWF-09');
  if (no !== null) return no;
  if (foundAt(world, state, square) < 0) return refuse('nothingToDisarm', 'NXT-DWF-08', { square });
  return checkBeside(world, state, figureOf(state, figure), square, 'NXT-DWF-08');
}

function checkBeside(
  world: World,
  state: NextState,
  { square }: Figure,
  other: Square,
  rule: string,
): Refusal | null {
  return adjacent(knownGround(world, state), square, other)
    ? null
    : refuse('notAdjacent', rule, { square: other });
}

export function disarm(play: NextPlay, { figure, square }: OnSquare): void {
  const by = figure as HeroKind;
  const index = foundAt(play.world, play.state, square);
  const face = play.roll(TRAP_DIE, play.state.control[by]!, 'NXT-DWF-08');
  play.emit({
    type: 'trapDieRolled',
    rules: ['NXT-DWF-08'],
    news: true,
    figure,
    why: 'disarm',
    face,
    square,
  });
  if (face === 'sprung') springOnDisarmer(play, by, index, square);
  else {
    const { squares } = play.world.quest.traps[index]!;
    play.emit({
      type: 'trapRemoved',
      rules: ['NXT-DWF-08'],
      by,
      trap: play.next.trapKinds[index]!,
      squares,
    });
  }
}

export function checkBuild(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, square }: OnSquare,
): Refusal | null {
  const no = checkTrapWork(state, seat, figure, 'NXT-DWF-10');
  if (no !== null) return no;
  if (sheetOf(state, figure as HeroKind).parts < PARTS_FOR_A_TRAP)
    return refuse('partsMissing', 'NXT-DWF-10', { figure });
  const beside = checkBeside(world, state, figureOf(state, figure), square, 'NXT-DWF-10');
  if (beside !== null) return beside;
  const isFree =
    enterable(knownGround(world, state), square) &&
    figureAt(state, square) === undefined &&
    !isOpenPit(state, square) &&
    !isSphere(state, square) &&
    !state.next.dwarfTraps.includes(square) &&
    foundAt(world, state, square) < 0;
  return isFree ? null : refuse('notFree', 'NXT-DWF-10', { square });
}

export function build(play: NextPlay, { figure, square }: OnSquare): void {
  play.emit({ type: 'trapBuilt', rules: ['NXT-DWF-10'], by: figure as HeroKind, square });
}

interface Help {
  readonly figure: FigureId;
  readonly target: FigureId;
}

export function checkHelp(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, target }: Help,
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  if (!isHero(figure)) return refuse('notAHero', 'NXT-TRP-21', { figure });
  const spent = checkNormal(state, figureOf(state, figure), 'help');
  if (spent !== null) return spent;
  const held = findFigure(state, target);
  const isCaught = held?.side === 'heroes' && plightOf(state, target, 'held')?.by === 'jaw';
  if (held === undefined || !isCaught || target === figure)
    return refuse('notHeld', 'NXT-TRP-21', { target });
  return checkBeside(world, state, figureOf(state, figure), held.square, 'NXT-TRP-21');
}

export function help(play: NextPlay, { figure, target }: Help): void {
  play.emit({ type: 'setFree', rules: ['NXT-TRP-21'], figure: target, by: figure as HeroKind });
}
