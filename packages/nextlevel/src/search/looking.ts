/** Looking for traps and for secret doors (NXT-TRS, NXT-DWF-05 to NXT-DWF-07). */
import {
  areaAt,
  figureOf,
  groundOf,
  revealBeyond,
  searchGround,
  isBehindFurniture,
} from '@oubliette/classic/extend';
import type { FigureId, HeroKind, World } from '@oubliette/classic/extend';
import { distances, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { TRAP_SEARCH } from '../content/dice.ts';
import type { TrapSearchFace } from '../content/dice.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';
import { isDetectable, isPit } from '../traps/found.ts';
import { checkQuiet } from './quiet.ts';

interface Search {
  readonly figure: FigureId;
}

/** How many of the nearest traps each face reveals (NXT-TRS-01). */
const SEEN: { readonly [F in TrapSearchFace]: number } = { twoEyes: 3, oneEye: 2, blank: 1, hand: 0 };
/** The Dwarf always gets the best result (NXT-TRS-08). */
const DWARF_SEES = 3;

export function checkLooking(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure }: Search,
): Refusal | null {
  return checkQuiet(world, state, seat, figure, 'searchSecrets');
}

export function searchTraps(play: NextPlay, { figure }: Search): void {
  const hero = figure as HeroKind;
  const face = hero === 'dwarf' ? null : play.roll(TRAP_SEARCH, play.state.control[hero]!, 'NXT-TRS-01');
  const rules = face === null ? DWARF_RULES : face === 'hand' ? BOTCHED_RULES : SEARCH_RULES;
  play.emit({ type: 'lookedFor', rules, news: true, hero, what: 'traps', face });
  const count = face === null ? DWARF_SEES : SEEN[face];
  const found = hiddenTraps(play, hero).slice(0, count);
  for (const index of found) {
    const trap = play.next.trapKinds[index]!;
    const { squares } = play.world.quest.traps[index]!;
    const marked = face === null && isPit(trap) ? [...rules, 'NXT-DWF-06'] : rules;
    play.emit({ type: 'trapSpotted', rules: marked, news: true, by: hero, trap, squares });
  }
  if (found.length === 0) play.emit({ type: 'nothingFound', rules: NOTHING_RULES, hero });
  tellNotes(play, hero);
}

const SEARCH_RULES: readonly RuleId[] = ['NXT-TRS-01', 'NXT-TRS-02'];
const BOTCHED_RULES: readonly RuleId[] = ['NXT-TRS-01', 'NXT-TRS-03'];
const DWARF_RULES: readonly RuleId[] = ['NXT-TRS-08', 'NXT-DWF-05', 'NXT-DWF-07'];
const NOTHING_RULES: readonly RuleId[] = ['NXT-TRS-04'];

/** By index of the quest: traps a search may reveal in this room or passage, nearest first, then in the quest's order. */
export function hiddenTraps({ world, state, next }: NextPlay, hero: HeroKind): number[] {
  const { square } = figureOf(state, hero);
  const covered = searchGround(world, state, square);
  const steps = stepsTo(world, state, square);
  const hidden = [...world.quest.traps.entries()].flatMap(([index, { squares }]) => {
    const at = squares.filter((one) => covered.includes(one));
    const isThere = at.length > 0 && state.traps[index] === 'hidden';
    if (!isThere || !isDetectable(world, next.trapKinds[index]!)) return [];
    return [{ index, far: Math.min(...at.map(steps)) }];
  });
  return hidden.toSorted((a, b) => a.far - b.far).map(({ index }) => index);
}

/** The number of steps, round furniture but through figures; a chest is reached from beside it. */
function stepsTo(world: World, state: NextState, from: Square): (to: Square) => number {
  const ground = groundOf(world, state);
  const steps = distances(ground, [from]);
  return (to) => {
    if (steps[to]! >= 0) return steps[to]!;
    const beside = sideNeighbours(ground, to).filter((square) => steps[square]! >= 0);
    return 1 + Math.min(...beside.map((square) => steps[square]!));
  };
}

/** No die, and one at a time except for the Dwarf; another may be found next turn (NXT-TRS-05, NXT-TRS-06). */
export function searchPassages(play: NextPlay, { figure }: Search): void {
  const hero = figure as HeroKind;
  const isDwarf = hero === 'dwarf';
  const rules: readonly RuleId[] = isDwarf ? ['NXT-TRS-08'] : ['NXT-TRS-05', 'NXT-TRS-06'];
  play.emit({ type: 'lookedFor', rules, news: true, hero, what: 'passages', face: null });
  const found = hiddenDoors(play, hero).slice(0, isDwarf ? DWARF_SEES : 1);
  for (const door of found) {
    const key = play.world.doorKeys[door]!;
    play.emit({ type: 'secretDoorFound', rules, news: true, by: hero, door: key });
    revealBeyond(play, hero, door);
  }
  if (found.length === 0) play.emit({ type: 'nothingFound', rules: ['NXT-TRS-05'], hero });
  tellNotes(play, hero);
}

/** By index of the quest: undiscovered secret doors of this room or passage, nearest first. */
export function hiddenDoors({ world, state }: NextPlay, hero: HeroKind): number[] {
  const { square } = figureOf(state, hero);
  const covered = searchGround(world, state, square);
  const steps = stepsTo(world, state, square);
  const hidden = [...world.board.doors.entries()].flatMap(([door, { a, b }]) => {
    const sides = [a, b].filter((side) => covered.includes(side));
    return sides.length > 0 && state.doors[door] === 'hidden' && !isBehindFurniture(world, state, door)
      ? [{ door, far: Math.min(...sides.map(steps)) }]
      : [];
  });
  return hidden.toSorted((a, b) => a.far - b.far).map(({ door }) => door);
}

function tellNotes(play: NextPlay, hero: HeroKind): void {
  const area = areaAt(play.world, figureOf(play.state, hero).square);
  play.happen({ tag: 'search', area, for: 'secrets' }, hero);
}
