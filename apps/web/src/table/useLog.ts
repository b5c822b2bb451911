/** The lines of the log up to the last row shown. */
import { useMemo } from 'react';
import { useAtTable } from './atTable.ts';
import type { LogLineUi } from '../play/gameUi.ts';
import { mergeLines, tableLines } from './tableLog.ts';

export function useLog(told: number): readonly LogLineUi[] {
  const { table, ui, language } = useAtTable();
  const { batches, info, present } = table;
  const { view } = present;
  const hasView = view !== null;
  return useMemo(() => {
    const known = batches.filter(({ seq }) => seq <= told);
    const rolls = { dice: info.options.dice, isScreened: ui.hasScreenedDice === true };
    const game = hasView ? ui.lines(known, view, language) : [];
    return mergeLines(game, tableLines(known, info, language, rolls));
  }, [batches, told, info, ui, language, view, hasView]);
}
