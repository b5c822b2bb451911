/** Who may correct a quest by hand. */
import { GM } from '@oubliette/expert';
import type { ExpertScene } from './desk.ts';

/** Whether a correction is possible now: by the game master, with nothing under way. */
export function maySetRight({ view, still, seats, beside = false }: ExpertScene): boolean {
  const { stage, stack, table } = view;
  const isHis = !table.solo && (beside || seats.includes(GM));
  return !still && isHis && table.options.corrections && stage === 'play' && stack.length === 0;
}
