/** How NextLevel weighs situations where the books differ. */
import { defenceDice, diceFor, findCard, wieldedBy } from '@oubliette/nextlevel';
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Chart } from '../shared/chart.ts';
import { isSamePlace } from '../shared/heroes/searching.ts';
import type { Ways } from '../shared/ways.ts';
import { asState, climbs, facingIn, nextOf, nextSheet } from './seen.ts';

export const NEXT_WAYS: Ways = {
  foesShield: 'whiteShield',
  defence: (view, figure) => defenceDice(asState(view), figure),
  blows: (view, attacker, foe) => {
    const state = asState(view);
    return [diceFor(state, attacker, wieldedBy(state, attacker), foe).length];
  },
  mayCast(view, sheet) {
    if (sheet === null || sheet.spells.length === 0) return false;
    if (sheet.id === 'elf' && (nextSheet(view, 'elf')?.spellPoints ?? 0) < 1) return false;
    const { actions, over } = nextOf(view).turn;
    return !over && ((actions.length < 2 && !actions.includes('attack')) || view.turn.bonus === 'spell');
  },
  isUnsearched: (view, area) => !nextOf(view).searchedRooms.includes(area),
  unsearchedPieces,
  // NXT-ACT-07.
  disturbs: (chart, searcher, foe) => chart.beside(searcher, foe) || isSamePlace(chart, searcher, foe),
  barred: () => [],
  backwards(view, { id }) {
    const facing = facingIn(view, id);
    const came = view.turn.actor === id ? (nextOf(view).turn.arrived ?? facing) : facing;
    const back = (came + 2) % 4;
    return facing === back ? -1 : back;
  },
  slants: ({ id }) => id === 'elf',
  strides: ({ kind, side }) => side === 'morcar' && findCard(kind)?.status === 'major',
  climbs,
  // Pits are jumped over, not walked through.
  shunned: (view) =>
    nextOf(view)
      .traps.flatMap(({ squares }) => squares)
      .filter((square) => !hasSquare(view.pits, square)),
};

/** Where to search each unsearched piece of furniture, in rooms without foes. */
function unsearchedPieces(chart: Chart): Square[] {
  const { view } = chart;
  const { pieces } = nextOf(view);
  return view.furniture.flatMap(({ squares }, i) => {
    const { searchable, searched } = pieces[i]!;
    if (!searchable || searched) return [];
    const area = chart.areaOf(squares[0]!);
    if (view.figures.some(({ side, square }) => side === 'morcar' && chart.areaOf(square) === area))
      return [];
    return squares.flatMap((square) => chart.around(square)).filter((at) => chart.heroFloor[at] === 1);
  });
}
