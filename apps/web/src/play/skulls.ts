/** The exact chances of dice that each succeed or not. */

/** The chances of 0, 1, 2 … successes. */
export function successes(dice: number, chance: number): number[] {
  let row = [1];
  for (let die = 0; die < dice; die += 1)
    row = Array.from(
      { length: row.length + 1 },
      (_, hits) => (row[hits - 1] ?? 0) * chance + (row[hits] ?? 0) * (1 - chance),
    );
  return row;
}

/** The chances of losing 0, 1, 2 … points, as many as there are at the most: each save stops one hit. */
export function lossesOf(hits: readonly number[], saves: readonly number[], most: number): number[] {
  const losses = new Array<number>(most + 1).fill(0);
  for (const [hit, chance] of hits.entries())
    for (const [saved, other] of saves.entries())
      losses[Math.min(most, Math.max(0, hit - saved))]! += chance * other;
  return losses;
}
