/** The heroes' numbers, read across a table. */
import { defineMessages } from '@oubliette/words';

export const BOX_NUMBERS = defineMessages({
  en: {
    numbers: 'Body {body} · Mind {mind} · {gold} gold',
    dead: 'dead',
  },
  fr: {
    numbers: 'Corps {body} · Esprit {mind} · {gold} or',
    dead: 'hors de combat',
  },
});
