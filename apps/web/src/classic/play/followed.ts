/** Which figure the board turns to. */
import type { FigureId, View } from '@oubliette/classic';
import type { SeatId } from '@oubliette/kernel';
import type { Situation } from './situation.ts';

interface Looking extends Pick<Situation, 'seat' | 'mine'> {
  /** The seat a watcher follows. */
  readonly follow: SeatId | null | undefined;
  /** The whole board is too small to be read. */
  readonly isSmall: boolean;
}

/** One's own on turn, or the one followed; on a small screen Morcar is shown the hero on turn, and who watches whoever acts. */
export function followedFigure(
  { turn: { taker, actor }, control, morcar }: Pick<View, 'turn' | 'control' | 'morcar'>,
  { seat, mine, follow, isSmall }: Looking,
): FigureId | undefined {
  if (taker !== null && mine.includes(taker)) return taker;
  if (follow != null) return Object.keys(control).find((id) => control[id] === follow);
  if (!isSmall) return undefined;
  if (seat === morcar) return taker ?? undefined;
  return seat === null ? (actor ?? undefined) : undefined;
}
