/** Words of the panel for real dice. */
import { defineMessages } from '@oubliette/words';

export const HAND = defineMessages({
  en: {
    saysByHand: '{Who} has real dice rolled from now on.',
    saysByHeroes: '{Who} has real dice rolled for the heroes from now on; the table rolls for the monsters.',
    saysByTable: '{Who} has the table roll the dice from now on.',
    saysTableRolls: 'What falls behind the screen, the table rolls.',
    diceBy_hand: 'We roll all dice from now on',
    diceBy_heroes: 'We roll for the heroes, the table for the monsters',
    diceBy_app: 'Let the table roll from now on',
    handTitle: 'Roll the dice',
    handWho: '{Who} {who_number, select, many {roll} other {rolls}} {die} {purpose}.',
    handNext:
      '{Who} {who_number, select, many {roll} other {rolls}} {die} {purpose}. What comes after it hangs on what it shows.',
    handOthers: '{Who} throws real dice.',
    handScreened: '{Seat} {seat_number, select, many {roll} other {rolls}} behind the screen.',
    handAway:
      '{Seat} {seat_number, select, many {have} other {has}} dice to roll behind the screen, and nobody is there. You can wait, or let the table roll them unseen.',
    handHint: 'Tap the faces you see, or type them: {example}.',
    handRead: 'To be sent: {count, plural, one {# die} other {# dice}}, {faces}.',
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
    saysByHand: '{Who} fait désormais lancer de vrais dés.',
    saysByHeroes:
      '{Who} fait désormais lancer de vrais dés pour les personnages ; la table lance pour les monstres.',
    saysByTable: '{Who} laisse désormais la table lancer les dés.',
    saysTableRolls: 'Ce qui tombe derrière l’écran, c’est la table qui le lance.',
    diceBy_hand: 'Lancer désormais tous les dés nous-mêmes',
    diceBy_heroes: 'Lancer pour les personnages, la table pour les monstres',
    diceBy_app: 'Laisser désormais la table lancer',
    handTitle: 'Lancez les dés',
    handWho: '{Who} {who_number, select, many {lancent} other {lance}} {die} {purpose}.',
    handNext:
      '{Who} {who_number, select, many {lancent} other {lance}} {die} {purpose}. La suite dépend de ce qu’il montre.',
    handOthers: '{Who} lance de vrais dés.',
    handScreened: '{Seat} {seat_number, select, many {lancent} other {lance}} les dés derrière l’écran.',
    handAway:
      '{Seat} {seat_number, select, many {doivent} other {doit}} lancer des dés derrière l’écran, et il n’y a personne. Vous pouvez attendre, ou laisser la table les lancer sans les voir.',
    handHint: 'Touchez les faces obtenues, ou saisissez-les : {example}.',
    handRead: 'À envoyer : {count, plural, one {# dé} other {# dés}}, {faces}.',
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
