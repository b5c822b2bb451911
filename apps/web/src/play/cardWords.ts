/** Titles of cards that no figure or thing gives its name to. */
import { defineMessages } from '@oubliette/words';

export const CARD_WORDS = defineMessages({
  en: {
    met: '{count, plural, one {A monster!} other {Monsters!}}',
    fell: 'Here fell {figure}',
    clear: 'The way is clear',
    critical: 'A critical hit',
    criticalAdds: 'The critical die adds {hits, plural, one {# hit} other {# hits}}.',
    chest: 'A chest of gold',
    won: 'The quest is won',
    lost: 'The quest is lost',
    goal: 'A goal is reached',
    times: '{title} ×{count}',
  },
  fr: {
    met: '{count, plural, one {Un monstre !} other {Des monstres !}}',
    fell: 'Ici tomba {figure}',
    clear: 'La voie est libre',
    critical: 'Un coup critique',
    criticalAdds: 'Le dé critique ajoute {hits, plural, one {# coup} other {# coups}}.',
    chest: 'Un coffre plein d’or',
    won: 'La quête est gagnée',
    lost: 'La quête est perdue',
    goal: 'Un but est atteint',
    times: '{title} ×{count}',
  },
});
