/** What is said about links to a table: cancelling them, and why there are no more. */
import { defineMessages } from '@oubliette/words';

export const LINKS = defineMessages({
  en: {
    uninvitePlay: 'Cancel all links to play',
    uninviteWatch: 'Cancel all links to watch',
    uninvitePlayAsk: 'No invitation to play opens this table any more. Those who sit here stay.',
    uninviteWatchAsk: 'No link to watch opens this table any more, and those who watch by one are out.',
    uninviteYes: 'Cancel them',
    uninvited: 'The links have been cancelled.',
    refusedWatchLink: 'Links to watch come from the host, or from whoever plays the game master.',
    refusedTooManyLinks:
      'There are fifty links to this table already. Use one of them, or cancel them all and make a new one.',
    refusedNoLinks: 'There are no such links.',
  },
  fr: {
    uninvitePlay: 'Annuler tous les liens pour jouer',
    uninviteWatch: 'Annuler tous les liens pour regarder',
    uninvitePlayAsk: 'Plus aucune invitation à jouer n’ouvrira cette table. Qui y est assis y reste.',
    uninviteWatchAsk:
      'Plus aucun lien pour regarder n’ouvrira cette table, et qui regarde par l’un d’eux est dehors.',
    uninviteYes: 'Les annuler',
    uninvited: 'Les liens sont annulés.',
    refusedWatchLink: 'Les liens pour regarder viennent de l’hôte, ou de la personne qui mène le jeu.',
    refusedTooManyLinks:
      'Cette table a déjà cinquante liens. Utilisez l’un d’eux, ou annulez-les tous pour en faire un nouveau.',
    refusedNoLinks: 'Il n’y a pas de tels liens.',
  },
});
