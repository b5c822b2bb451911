/** A hero's numbers, read across a table. */
import { defineMessages } from '@oubliette/words';

export const BOX_SHEET = defineMessages({
  en: { numbers: 'Wounds {wounds}/{most} · Fate {fate} · {gold} crowns' },
  fr: { numbers: 'Blessures {wounds}/{most} · Destinée {fate} · {gold} couronnes' },
});
