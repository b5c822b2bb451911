/** The order for all monsters, pursuit, and berserk fury (ADV-CMB-12, ADV-CMB-49, ADV-ABIL-01). */
import type { Command, Figure } from '@oubliette/advanced';
import { canStrike, isUp, reachOf, squaresOf } from '@oubliette/advanced/reckoning';
import { speedOf, ways } from '../ground.ts';
import { shootsWith } from '../odds.ts';
import { movesOf } from '../seen.ts';
import type { Seen } from '../seen.ts';

function heroesUp({ view }: Seen): Figure[] {
  return view.figures.filter((figure) => figure.side === 'heroes' && isUp(figure));
}

function monsters({ view }: Seen): Figure[] {
  return view.figures.filter((figure) => figure.side === 'monsters' && canStrike(figure));
}

function reachesFrom(seen: Seen, monster: Figure): boolean {
  const reach = reachOf(seen.world, seen.state, monster);
  return heroesUp(seen).some((hero) =>
    squaresOf(seen.ground.board, hero).some((square) => reach.includes(square)),
  );
}

/** Whether a move brings a monster to a hero, or it may shoot. */
export function getsAtSomebody(seen: Seen, monster: Figure): boolean {
  if (shootsWith(seen, monster).length > 0) return true;
  return [...ways(seen, monster, speedOf(seen, monster)).keys()].some((square) =>
    reachesFrom(seen, { ...monster, square }),
  );
}

/** If no monster reaches a target, all pursue; with all in contact, shooters strike first; else moves do. */
export function orderFor(seen: Seen, moves: readonly Command[]): Command | undefined {
  const orders = movesOf(moves, 'chooseOrder');
  const all = monsters(seen);
  const pursuit = orders.find((order) => order.pursuit);
  if (pursuit !== undefined && all.length > 0 && !all.some((monster) => getsAtSomebody(seen, monster)))
    return pursuit;
  const inContact = all.filter((monster) => reachesFrom(seen, monster));
  const stepBack =
    inContact.length === all.length && inContact.some((one) => shootsWith(seen, one).length > 0);
  return orders.find(({ order, pursuit: runs }) => !runs && order === (stepBack ? 'deedFirst' : 'moveFirst'));
}

/** A berserker goes berserk with an enemy near enough to strike in this phase. */
export function berserker(seen: Seen, moves: readonly Command[]): Command | undefined {
  return movesOf(moves, 'goBerserk').find(({ figure }) => {
    const monster = seen.view.figures.find(({ id }) => id === figure);
    return monster !== undefined && getsAtSomebody(seen, monster);
  });
}
