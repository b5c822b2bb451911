/** Death zones as shown: whose, where, and whether they are fixed on a figure. */
import { deathZoneSeen, squaresOf } from '@oubliette/advanced';
import type { Figure, FigureId, View } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';

/** Why a zone is as it is (ADV-CMB-37 to ADV-CMB-44). */
export type ZoneState = 'free' | 'fixed' | 'down' | 'asleep' | 'held' | 'unarmed';

export interface ZoneSeen {
  readonly figure: FigureId;
  readonly squares: readonly Square[];
  readonly state: ZoneState;
  /** The enemy it is fixed on. */
  readonly on: FigureId | null;
}

export function zoneOf(view: View, figure: Figure): ZoneSeen {
  const squares = deathZoneSeen(view, figure.id);
  const on = fixedOn(view, figure, squares);
  return {
    figure: figure.id,
    squares,
    on,
    state: squares.length === 0 ? without(figure) : on === null ? 'free' : 'fixed',
  };
}

function fixedOn(view: View, { id }: Figure, squares: readonly Square[]): FigureId | null {
  const enemy = view.figures.find((other) => other.id === view.fight?.fixed[id]);
  if (enemy === undefined || squares.length === 0) return null;
  const held = squaresOf(view.levels[view.level]!.layout, enemy);
  return squares.every((square) => held.includes(square)) ? enemy.id : null;
}

/** What keeps it from threatening others. */
function without({ wounds, effects }: Figure): ZoneState {
  const has = (...tags: readonly string[]): boolean => effects.some(({ tag }) => tags.includes(tag));
  if (wounds <= 0) return 'down';
  if (has('asleep')) return 'asleep';
  return has('cowering', 'stilled', 'choked') ? 'held' : 'unarmed';
}
