/** The first of those ranked highest. */
export function pickBest<C>(moves: readonly C[], rank: (move: C) => number): C {
  let best = moves[0] as C;
  for (const move of moves) if (rank(move) > rank(best)) best = move;
  return best;
}
