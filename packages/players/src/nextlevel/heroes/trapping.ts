/** The dwarf disarms traps near the way and lays new ones in the foes' path (NXT-DWF-08 to NXT-DWF-11). */
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { NextCommand } from '@oubliette/nextlevel';
import { canAct } from '../../shared/threat.ts';
import type { NextSituation } from './situation.ts';

/** A trap on the square that most foes arriving next turn must cross; null if there is none. */
export function trapFor(here: NextSituation): NextCommand | null {
  const { chart, foes, me, other } = here;
  if (me.id !== 'dwarf' || !here.may('trapWork') || here.offered('buildTrap') === null) return null;
  other.from(chart, me.square, { as: 'foe' });
  const doorsteps = foes
    .filter((foe) => canAct(foe) && other.steps[foe.square]! > 1 && other.steps[foe.square]! <= foe.move + 1)
    .map(({ square }) => other.pathTo(square)[0]!);
  const treads = (square: number) => doorsteps.filter((one) => one === square).length;
  const busiest = doorsteps.toSorted((a, b) => treads(b) - treads(a))[0];
  return here.offered('buildTrap', ({ square }) => square === busiest);
}

/** One time in six the trap goes off (NXT-DWF-08). */
const FIT = 3;

/** A square beside a known trap, reachable this turn with an action left to disarm it; -1 if none. */
export function trapErrand(here: NextSituation): Square {
  const { chart, me, next, reach, view } = here;
  if (me.id !== 'dwarf' || me.body < FIT || !here.may('trapWork')) return -1;
  const beside = next.traps
    .flatMap(({ squares }) => squares)
    .filter((square) => chart.pit[square] === 0 && !hasSquare(view.furnitureSquares, square))
    .flatMap((square) => chart.around(square))
    .filter((square) => here.canStand(square));
  return beside.toSorted((a, b) => reach.steps[a]! - reach.steps[b]!)[0] ?? -1;
}
