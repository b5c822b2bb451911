/** Words about links to a table: revoking them, and why there are no more. */
import { defineMessages } from '@oubliette/words';

export const LINKS = defineMessages({
  en: {
    uninvitePlay: 'Cancel all links to play',
    uninviteWatch: 'Cancel all links to watch',
    uninvitePlayAsk: 'No invitation to play opens this table any more. Those who sit here stay.',
    uninviteWatchAsk: 'No link to watch opens this table any more, and those who watch by one are out.',
    uninviteYes: 'Cancel them',
    uninvited: 'The links have been cancelled.',
  },
  fr: {
    uninvitePlay: 'Annuler tous les liens pour jouer',
    uninviteWatch: 'Annuler tous les liens pour regarder',
    uninvitePlayAsk: 'Plus aucune invitation à jouer n’ouvrira cette table. Qui y est assis y reste.',
    uninviteWatchAsk:
      'Plus aucun lien pour regarder n’ouvrira cette table, et qui regarde par l’un d’eux est dehors.',
    uninviteYes: 'Les annuler',
    uninvited: 'Les liens sont annulés.',
  },
});
