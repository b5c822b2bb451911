/** Refusals of corrections by hand. */
import { defineMessages } from '@oubliette/words';

export const CORRECTION_REFUSALS = defineMessages({
  en: {
    unknownItem: 'There is no such thing to be carried.',
    notAHero: 'Heroes cannot be taken off the board by hand.',
    notOnBoard: '{Figure} is not there.',
    noDoor: 'There is no such door, or nobody knows what is behind it.',
  },
  fr: {
    unknownItem: 'Rien de tel ne se porte.',
    notAHero: 'On ne retire pas un héros du plateau à la main.',
    notOnBoard: '{Figure} n’est pas là.',
    noDoor: 'Il n’y a pas là de porte, ou personne ne sait ce qu’elle cache.',
  },
});
