/** The Elf's eyes and the Wizard's sixth sense (NXT-ELF-08, NXT-ENC-05). */
import { checkActor, figureOf, lookAround, surroundings } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import { DIRECTIONS, hasSquare, neighbour } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { checkFree } from '../actions.ts';
import { findCard } from '../content/bestiary.ts';
import type { NextPlay } from '../play.ts';
import { lurkingAt } from '../reactions/noise.ts';
import type { NextState } from '../state.ts';

export interface Scan {
  readonly type: 'scan';
  readonly figure: FigureId;
}

export interface Detect {
  readonly type: 'detect';
  readonly figure: FigureId;
  /** A room or passage of the board. */
  readonly area: number;
}

/** How far the Elf sees along a passage with keen sight. */
const KEEN_SIGHT = 10;

export function checkScan(_: World, state: NextState, seat: SeatId, { figure }: Scan): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  if (figure !== 'elf') return refuse('onlyTheElf', 'NXT-ELF-08', { figure });
  return checkFree(state, figureOf(state, figure), 'scan');
}

export function scan(play: NextPlay, { figure }: Scan): void {
  play.emit({ type: 'scanned', rules: ['NXT-ELF-08', 'NXT-ACT-08'], news: true, figure });
  lookAround(play, figureOf(play.state, figure), KEEN_SIGHT);
}

export function checkDetect(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, area }: Detect,
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  if (figure !== 'wizard') return refuse('onlyTheWizard', 'NXT-ENC-05', { figure });
  const wizard = figureOf(state, figure);
  const dark = darkSquares(world, state, area);
  if (dark.length === 0) return refuse('alreadyRevealed', 'NXT-ENC-05', { area });
  if (!adjoins(world, state, wizard, dark)) return refuse('notNextDoor', 'NXT-ENC-05', { area });
  return checkFree(state, wizard, 'detect');
}

/** The unseen squares of a room or passage. */
function darkSquares({ board }: World, { revealed }: NextState, area: number): Square[] {
  return board.areas[area]?.squares.filter((square) => !hasSquare(revealed, square)) ?? [];
}

/** Whether a dark square is next to one of the figure's place, even across a wall. */
function adjoins(world: World, state: NextState, { square }: Figure, dark: readonly Square[]): boolean {
  return surroundings(world, state, square)
    .filter((here) => hasSquare(state.revealed, here))
    .some((here) => DIRECTIONS.some((way) => dark.includes(neighbour(world.board, here, way))));
}

export function detect(play: NextPlay, { figure, area }: Detect): void {
  const dark = darkSquares(play.world, play.state, area);
  const casters = castersOn(play.world, play.state, dark);
  play.emit({
    type: 'castersDetected',
    rules: ['NXT-ENC-05', 'NXT-ACT-08'],
    news: true,
    figure,
    area,
    casters,
  });
}

/** Whether a monster that casts spells, by card or quest, waits on one of these squares. */
function castersOn(world: World, state: NextState, squares: readonly Square[]): boolean {
  return state.unplaced.some((index) => {
    const { kind, powers } = world.quest.monsters[index]!;
    const casts = findCard(kind)?.caster === true || powers.some(({ tag }) => tag === 'cast');
    return casts && squares.includes(lurkingAt(world, state, index));
  });
}

export function senseOffers({ board }: World, { id }: Figure): (Scan | Detect)[] {
  if (id === 'elf') return [{ type: 'scan', figure: id }];
  if (id !== 'wizard') return [];
  return board.areas.map((_, area) => ({ type: 'detect', figure: id, area }));
}
