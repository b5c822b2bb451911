/** What the table of a plain game says beside the game's own words. */
import { defineMessages } from '@oubliette/words';
import { PLAYING } from '../words.ts';

const OWN = defineMessages({
  en: {
    actionBar: 'What you can do',
    turnOrder: 'Turn order',
    sheets: 'How it stands',
    yours: 'yours',
    free: 'free seat',
    isOn: 'on turn',
    over: 'The match is over',
    turnOf: '{Who}',
    yourTurn: 'Your turn: {who}',
    aims: 'Who wins',
    whatNext: 'The replay and the log stay here.',
    board: 'The board',
    notUnderstood: 'Not understood: “{text}”. Try a few words of what a button says.',
  },
  fr: {
    actionBar: 'Ce que vous pouvez faire',
    turnOrder: 'Ordre du tour',
    sheets: 'Où l’on en est',
    yours: 'à vous',
    free: 'place libre',
    isOn: 'à son tour',
    over: 'La partie est terminée',
    turnOf: '{Who}',
    yourTurn: 'À vous de jouer : {who}',
    aims: 'Qui gagne',
    whatNext: 'Le replay et le journal restent ici.',
    board: 'Le plateau',
    notUnderstood: '« {text} » n’est pas compris. Essayez quelques mots d’un bouton.',
  },
});

export const PLAIN = defineMessages({
  en: { ...PLAYING.en, ...OWN.en },
  fr: { ...PLAYING.fr, ...OWN.fr },
});
