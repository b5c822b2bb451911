/** What Expert's pages on paper say besides what every game's do. */
import { defineMessages } from '@oubliette/words';

export const PAPER_WORDS = defineMessages({
  en: {
    map: 'The dungeon so far',
    noNotes: 'Nothing is noted yet.',
    named: '{name}: {text}',
    speed: 'Speed',
    load: 'Load',
    starting: 'starting equipment',
    abilities: 'Abilities',
    scrolls: 'Scrolls',
    uses: '{text} {left, plural, =0 {(used up)} one {(# use left)} other {(# uses left)}}',
    task: 'In the quest room',
    foes: 'Who waits there',
    escort: '{count, plural, =0 {nobody else} one {# Monster card beside} other {# Monster cards beside}}',
    depth: '{count} Dungeon cards',
  },
  fr: {
    map: 'Le donjon jusqu’ici',
    noNotes: 'Rien n’est encore noté.',
    named: '{name} : {text}',
    speed: 'Vitesse',
    load: 'Charge',
    starting: 'équipement de départ',
    abilities: 'Facultés',
    scrolls: 'Parchemins',
    uses: '{text} {left, plural, =0 {(épuisée)} one {(encore # fois)} other {(encore # fois)}}',
    task: 'Dans la salle de quête',
    foes: 'Qui y attend',
    escort:
      '{count, plural, =0 {personne d’autre} one {# carte Monstre en plus} other {# cartes Monstre en plus}}',
    depth: '{count} cartes Donjon',
  },
});
