/** Why an action of the bar is grey when it has no target at all. */
import { defineMessages } from '@oubliette/words';

export const WHY_WORDS = defineMessages({
  en: {
    noWayOn:
      'There is no square to go on to: walls, furniture, figures or squares crossed already bar the way.',
    noFoe: 'No foe is in reach: none is in view.',
    foeTooFar: 'No foe is in reach: the nearest is {figure}, on {square}.',
    noClosedDoor: 'No closed door is in view.',
    noSpellLeft: '{Figure} has no spell left.',
    noSpellTarget: 'There is nobody in sight to cast a spell at.',
    noPotion: 'There is nothing here to drink or to throw: no potion is carried.',
    noTrapKnown: 'No trap is known that could be disarmed.',
    trapTooFar: 'To disarm the trap on {square}, stand next to it.',
    noPit: 'There is no open pit to jump beside {figure}.',
    noPower: '{Figure} has no power beyond its card, or none left.',
    noPowerTarget: '{Figure} has nobody in sight to turn a power on.',
    besideHero: 'It appears on a free square next to {figure}: {square} is not one.',
    nearHero: 'It appears as near to {figure} as there is room: on a lit square, and {square} is not one.',
    onlyGrave: 'Nothing of the sort is any use now. What the rules allow all the same is under “More”.',
  },
  fr: {
    noWayOn:
      'Aucune case où continuer : murs, meubles, figurines ou cases déjà traversées barrent le chemin.',
    noFoe: 'Aucun ennemi à portée : il n’y en a pas en vue.',
    foeTooFar: 'Aucun ennemi à portée : le plus proche est {figure}, en {square}.',
    noClosedDoor: 'Aucune porte fermée n’est en vue.',
    noSpellLeft: '{Figure} n’a plus de sortilège.',
    noSpellTarget: 'Il n’y a personne en vue sur qui jeter un sortilège.',
    noPotion: 'Il n’y a rien à boire ni à lancer : aucune potion n’est portée.',
    noTrapKnown: 'On ne connaît aucun piège à désamorcer.',
    trapTooFar: 'Pour désamorcer le piège en {square}, placez-vous à côté.',
    noPit: 'Il n’y a pas d’oubliette à sauter à côté {figure_of}.',
    noPower: '{Figure} n’a pas de pouvoir au-delà de sa carte, ou plus aucun.',
    noPowerTarget: '{Figure} n’a personne en vue sur qui user d’un pouvoir.',
    besideHero: 'Il surgit sur une case libre à côté {figure_of} : {square} n’en est pas une.',
    nearHero:
      'Il surgit aussi près {figure_of} que la place le permet, sur une case éclairée : {square} n’en est pas une.',
    onlyGrave:
      'Rien de tel n’est utile maintenant. Ce que les règles permettent malgré tout est sous « Plus ».',
  },
});
