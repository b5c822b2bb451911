/** Why an action of the bar is grey when it has no target at all. */
import { defineMessages } from '@oubliette/words';

export const WHY = defineMessages({
  en: {
    noFoe: 'There is no enemy in sight.',
    noFight: 'There is nobody to fight: this is an exploration turn.',
    foeTooFar: 'No enemy is in reach: the nearest is {figure}, on {square}.',
    runInFights: 'Running is for fights. While exploring everybody goes twelve squares anyway.',
    noDoorHere: 'There is no closed door or chest to be seen.',
    doorTooFar: 'To open a door, stand before it: the nearest is at {square}.',
    chestTooFar: 'To open the chest, stand next to it.',
    nobodyDown: 'Nobody lies knocked out who could be helped.',
    nothingHere: 'There is nothing of the kind here: rooms with a hazard have things of their own to do.',
    noSpells: '{Figure} has no spell to cast.',
    nothingToUse: '{Figure} has nothing to drink, wear, take up or hand over.',
    noTrapKnown: 'No trap is known that could be disarmed.',
  },
  fr: {
    noFoe: 'Aucun ennemi n’est en vue.',
    noFight: 'Il n’y a personne à combattre : c’est un tour d’exploration.',
    foeTooFar: 'Aucun ennemi à portée : le plus proche est {figure}, en {square}.',
    runInFights: 'On ne court qu’au combat. En exploration, chacun avance déjà de douze cases.',
    noDoorHere: 'Il n’y a ni porte fermée ni coffre en vue.',
    doorTooFar: 'Pour ouvrir une porte, placez-vous devant : la plus proche est en {square}.',
    chestTooFar: 'Pour ouvrir le coffre, placez-vous à côté.',
    nobodyDown: 'Personne n’est à terre qui puisse être secouru.',
    nothingHere: 'Il n’y a rien de tel ici : les salles de hasard ont leurs propres possibilités.',
    noSpells: '{Figure} n’a aucun sort à jeter.',
    nothingToUse: '{Figure} n’a rien à boire, à porter, à ramasser ni à donner.',
    noTrapKnown: 'On ne connaît aucun piège à désamorcer.',
  },
});
