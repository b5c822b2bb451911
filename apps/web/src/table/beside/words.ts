/** Words of the table beside its box. */
import { defineMessages } from '@oubliette/words';

export const BESIDE = defineMessages({
  en: {
    setUp: 'Set up the board',
    onBoard: 'On the board',
    picture: 'Where it goes',
    done: 'It stands',
    aloud: 'Read aloud',
    alwaysAloud: 'Read everything aloud',
    silent: 'Read silently',
    putAway: 'Put the board away',
    takeOut: 'Show the board',
    reading: 'Beside the box',
    wholeBoard: 'What stands where',
    party: 'The party',
    differently: 'We did it differently',
    rollCall: '{Who}: roll {die} {purpose}.',
  },
  fr: {
    setUp: 'Installez le plateau',
    onBoard: 'Sur le plateau',
    picture: 'Où cela va',
    done: 'C’est en place',
    aloud: 'Lire à voix haute',
    alwaysAloud: 'Tout lire à voix haute',
    silent: 'Lire en silence',
    putAway: 'Ranger le plateau',
    takeOut: 'Montrer le plateau',
    reading: 'À côté de la boîte',
    wholeBoard: 'Ce qui est posé',
    party: 'Le groupe',
    differently: 'Nous avons fait autrement',
    rollCall: '{Who} : lancez {die} {purpose}.',
  },
});
