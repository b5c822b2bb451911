/** Fetches the rows before the known ones, for panels that need them all. */
import { useEffect } from 'react';
import { MOST_HISTORY_ROWS } from '@oubliette/table';
import { useAtTable } from './atTable.ts';

/** True once every row is known. */
export function useWholePast(wanted: boolean): boolean {
  const { table, link } = useAtTable();
  const { earlier } = table;
  const first = table.batches[0]?.seq ?? table.seq + 1;
  useEffect(() => {
    if (wanted && earlier) void link.ask({ t: 'history', before: first, rows: MOST_HISTORY_ROWS });
  }, [wanted, earlier, first, link]);
  return !earlier;
}
