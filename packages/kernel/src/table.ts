/** Roll tables as data: each row answers up to a number. */
export interface TableRow<T> {
  readonly upTo: number;
  readonly result: T;
}

/** The result of a roll on a table whose rows stand in rising order. */
export function lookUp<T>(rows: readonly TableRow<T>[], roll: number): T {
  for (const row of rows) if (roll <= row.upTo) return row.result;
  throw new Error(`no row of the table answers a roll of ${roll}`);
}
