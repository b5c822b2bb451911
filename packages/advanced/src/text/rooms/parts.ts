/** Said of several hazard rooms: gold lost, and things used up. */
import { defineMessages, sentencesOf, speak } from '@oubliette/words';
import type { Loss, Used } from '../../hazards/types.ts';
import { crowns, thingsIn } from '../scene.ts';
import type { ExpeditionScene } from '../scene.ts';

export const LOSSES = {
  en: '{losses, select, none {} other { Gone: {losses}.}}',
  fr: '{losses, select, none {} other { Perdu : {losses}.}}',
} as const;

export const LOSS = defineMessages({
  en: {
    loss: '{figure} {gold_n}',
  },
  fr: {
    loss: '{figure} {gold_n}',
  },
});

const sentence = sentencesOf(LOSS);

export function lossesIn(losses: readonly Loss[], at: ExpeditionScene): string {
  if (losses.length === 0) return 'none';
  return losses
    .map(({ figure, gold }) =>
      speak(sentence('loss', { figure: at.figure(figure), gold: crowns(gold) }), at.language),
    )
    .join(', ');
}

export function usedThings(used: readonly Used[]) {
  return thingsIn(
    0,
    used.map(({ item }) => item),
  );
}
