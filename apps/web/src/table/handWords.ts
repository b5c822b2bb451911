/** What the panel for real dice says. */
import { defineMessages } from '@oubliette/words';

export const HAND = defineMessages({
  en: {
    handTitle: 'Roll the dice',
    handWho: '{Seat} rolls: {die}.',
    handNext: '{Seat} rolls the next die: {die}. What comes after it hangs on what it shows.',
    handOthers: '{Who} is rolling real dice: {die}.',
    handScreened: '{Seat} rolls behind the screen.',
    handAway:
      '{Seat} has dice to roll behind the screen, and nobody is there. You can wait, or let the table roll them unseen.',
    handHint: 'Tap the faces you see, or type them: {example}.',
    handMany: 'These are more faces than dice are rolled now.',
    handType: 'Type the faces',
    handBad: 'There is no “{word}” on this die.',
    handSoFar: 'Typed so far',
    handRemove: 'Take away {face}',
    handSend: 'These are the dice',
    handRest: 'Let the table roll',
    handLeave: 'Do something else',
  },
  fr: {
    handTitle: 'Lancez les dés',
    handWho: '{Seat} lance : {die}.',
    handNext: '{Seat} lance le prochain dé : {die}. La suite dépend de ce qu’il montre.',
    handOthers: '{Who} lance de vrais dés : {die}.',
    handScreened: '{Seat} lance les dés derrière l’écran.',
    handAway:
      '{Seat} doit lancer des dés derrière l’écran, et il n’y a personne. Vous pouvez attendre, ou laisser la table les lancer sans les voir.',
    handHint: 'Touchez les faces obtenues, ou saisissez-les : {example}.',
    handMany: 'Il y a plus de faces que de dés à lancer maintenant.',
    handType: 'Saisir les faces',
    handBad: 'Il n’y a pas de « {word} » sur ce dé.',
    handSoFar: 'Déjà saisis',
    handRemove: 'Enlever {face}',
    handSend: 'Voici les dés',
    handRest: 'Laisser la table lancer',
    handLeave: 'Faire autre chose',
  },
});
