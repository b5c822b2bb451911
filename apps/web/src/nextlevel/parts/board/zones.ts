/** The squares figures control, and who would strike along a path, as far as a seat knows (NXT-OPP). */
import { groundSeen } from '@oubliette/classic';
import type { Figure, FigureId, HeroKind } from '@oubliette/classic';
import { hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { plainDice, zoneOn } from '@oubliette/nextlevel';
import type { NextView } from '@oubliette/nextlevel';

/** The squares a figure can attack hand to hand; none before heroes have their sheets. */
export function zoneOf(view: NextView, figure: Figure): Square[] {
  if (!isArmed(view, figure)) return [];
  return zoneOn(groundSeen(view), view, figure).filter((square) => hasSquare(view.revealed, square));
}

function isArmed({ heroes, next }: NextView, { id, side }: Figure): boolean {
  if (side === 'nobody') return false;
  return !heroes.some((hero) => hero.id === id) || next.sheets[id as HeroKind] !== undefined;
}

/** Figures that would strike when the mover leaves their zone: not yet struck, and engaged with no other (NXT-OPP-06). */
export function strikersOn(view: NextView, mover: Figure): Figure[] {
  const { turn, engaged } = view.next;
  const struck = view.turn.actor === mover.id ? turn.struckBy : [];
  const isBusy = (id: FigureId): boolean =>
    engaged.some((pair) => pair.includes(id) && !pair.includes(mover.id));
  return view.figures.filter(
    (figure) =>
      mover.side !== 'nobody' &&
      figure.side !== mover.side &&
      isArmed(view, figure) &&
      !struck.includes(figure.id) &&
      !isBusy(figure.id) &&
      plainDice(view, figure) > 0,
  );
}

/** A square where leaving draws attacks. */
export interface Blow {
  readonly square: Square;
  readonly by: readonly FigureId[];
}

/** Where on a path to expect opportunity attacks: each figure strikes once (NXT-OPP-03). */
export function blowsOn(view: NextView, id: FigureId, path: readonly Square[]): Blow[] {
  const mover = view.figures.find((figure) => figure.id === id);
  if (mover === undefined) return [];
  const waiting = new Map(strikersOn(view, mover).map((figure) => [figure.id, zoneOf(view, figure)]));
  // A jumper does not stand on the pit.
  const left = path.slice(0, -1).filter((square, at) => at === 0 || !hasSquare(view.pits, square));
  return left.flatMap((square) => {
    const by = [...waiting].filter(([, zone]) => zone.includes(square)).map(([striker]) => striker);
    for (const striker of by) waiting.delete(striker);
    return by.length === 0 ? [] : [{ square, by }];
  });
}
