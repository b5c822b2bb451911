/** What is said of pictures. */
import { defineMessages } from '@oubliette/words';

export const PICTURE_WORDS = defineMessages({
  en: { card: 'Card', cardOf: 'Card: {title}' },
  fr: { card: 'Carte', cardOf: 'Carte : {title}' },
});
