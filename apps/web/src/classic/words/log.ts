/** Words of dice, read-out keys and the command box, besides the events. */
import { defineMessages } from '@oubliette/words';

export const LOG_WORDS = defineMessages({
  en: {
    // Spoken.
    partyLine: '{Figure_bare}: Body {body} of {most}, Mind {mind}, on {square}',
    partyDead: '{figure_bare}: dead',
    partyOut: '{figure_bare}: out of the dungeon',
    sightLine: '{Figure_bare} on {square}, {steps, plural, one {# step} other {# steps}} away',
    sightFar: '{Figure_bare} on {square}, no way there',
    sightNone: 'No monster in sight.',
    // The command box.
    notUnderstood: 'Not understood: “{text}”. Try: move F7, attack orc 2, open, search treasure, end.',
  },
  fr: {
    partyLine: '{Figure_bare} : Corps {body} sur {most}, Esprit {mind}, en {square}',
    partyDead: '{figure_bare} : mort{figure_e}',
    partyOut: '{figure_bare} : hors du donjon',
    sightLine: '{Figure_bare} en {square}, à {steps, plural, one {# pas} other {# pas}}',
    sightFar: '{Figure_bare} en {square}, aucun chemin',
    sightNone: 'Aucun monstre en vue.',
    notUnderstood:
      'Pas compris : « {text} ». Essayez : aller F7, attaquer orc 2, ouvrir, chercher trésor, fin.',
  },
});
