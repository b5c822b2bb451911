/** Bends, shortens or extends a staged walk, square by square, as the rules would allow. */
import type { Square } from '@oubliette/dungeon';

interface Way {
  readonly steps: readonly Square[];
}

/** How a game's rules lead on. */
export interface Ways<W extends Way> {
  /** Every square that can be walked to after a walk so far, with the whole way there. */
  after(way: W | null): ReadonlyMap<Square, W>;
  /** The walk up to one of its steps. */
  upTo(way: W, step: number): W;
}

/** The walk up to a square on it; null if it does not pass there. */
export function shortened<W extends Way>(ways: Ways<W>, way: W, to: Square): W | null {
  const at = way.steps.indexOf(to);
  return at < 0 ? null : ways.upTo(way, at);
}

/** The walk bent through a square: on to the same end if possible, else ending there; null if impossible. */
export function bent<W extends Way>(ways: Ways<W>, way: W, via: Square): W | null {
  const cut = shortened(ways, way, via);
  if (cut !== null) return cut;
  const goal = way.steps.at(-1)!;
  const direct = ways.after(null).get(via);
  const through = direct === undefined ? undefined : ways.after(direct).get(goal);
  if (through !== undefined) return through;
  // As late as possible, so that earlier bends are kept.
  for (let kept = way.steps.length - 1; kept > 0; kept -= 1) {
    const detour = ways.after(ways.upTo(way, kept - 1)).get(via);
    if (detour !== undefined) return detour;
  }
  return direct ?? null;
}

/** One square further, or one back if the walk came from there; null if impossible. */
export function extended<W extends Way>(ways: Ways<W>, way: W | null, start: Square, to: Square): W | null {
  const before = way === null ? undefined : (way.steps.at(-2) ?? start);
  if (way !== null && to === before) return way.steps.length === 1 ? null : shortened(ways, way, to);
  const next = ways.after(way).get(to);
  return next?.steps.length === (way?.steps.length ?? 0) + 1 ? next : null;
}
