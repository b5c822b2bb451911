/** A hero's numbers, read across a table, and what the box has pieces for. */
import { defineMessages, noun } from '@oubliette/words';

export const BOX_SHEET = defineMessages({
  en: { numbers: 'Body {body}/{most} · {gold, plural, one {# gold piece} other {# gold pieces}}' },
  fr: { numbers: 'Corps {body}/{most} · {gold, plural, one {# pièce d’or} other {# pièces d’or}}' },
});

export const BOX_NOUNS = {
  door: noun('door', 'porte', 'f'),
  stairs: noun('staircase', 'escalier', 'm'),
  wayOut: noun('way out', 'sortie', 'f', { en: 'ways out' }),
  pit: noun('pit', 'fosse', 'f'),
  chasm: noun('chasm', 'crevasse', 'f'),
  bridge: noun('bridge', 'pont', 'm'),
} as const;
