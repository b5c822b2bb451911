/** Hints for a first quest, in the order of use. */
import { defineMessages } from '@oubliette/words';

export const HINTS = defineMessages({
  en: {
    expPlace:
      'The party starts on the first tile. Tap a lit square for each hero, or place all of them at once.',
    expTurn:
      'Heroes act in any order. Choose one here or on the board{key}; tap again, or simply act, to begin.',
    expMove:
      'Tap where to go{key}: the die is rolled on the way, and Speed is added. Running rolls two dice, but allows neither search nor door.',
    expDoor:
      'Tap a door: the hero walks there and opens it{key}. Then a card is turned, and what it shows is laid.',
    expFight: 'Tap an enemy: you see your dice against theirs, and strike with a second tap{key}.',
    expAbility: 'Each hero has abilities of a class; the button lists those that can be used now{key}.',
    expSearch:
      'Tap a piece of furniture to search it, or search the tile{key}: only where no monster is left.',
    expAnswer:
      'Some abilities and objects answer what is being done to a hero. The card says what is at stake.',
    expLoad: 'A hero carries five cards. Choose the one that is left, and the square it lies on.',
    expDone: 'A turn is one movement and one action, in either order. Then finish{key}.',
    expWhy: 'What is grey cannot be done now. Press it, and it tells you why and by which rule.',
    expOut: 'The quest is met. Lead everybody to the staircase, and leave.',
    expPrepare: 'Choose what you like, and leave the rest to the dice with one press.',
    expLay: 'Tap another way to lay the tile, or lay it as it is drawn.',
    expMoment: 'The game asks you at the moments ticked under “Events in hand”, whatever you hold.',
    expCreatures: 'Your creatures act one by one: tap one, then where it goes or whom it attacks{key}.',
  },
  fr: {
    expPlace:
      'Le groupe part de la première tuile. Touchez une case éclairée pour chaque héros, ou placez-les tous d’un coup.',
    expTurn:
      'Les héros jouent dans l’ordre voulu. Choisissez-en un ici ou sur le plateau{key} ; touchez encore, ou agissez, pour commencer.',
    expMove:
      'Touchez là où aller{key} : le dé est lancé en chemin, et la Vitesse s’ajoute. Courir lance deux dés, mais ne permet ni fouille ni porte.',
    expDoor:
      'Touchez une porte : le héros y va et l’ouvre{key}. Une carte est alors retournée, et ce qu’elle montre est posé.',
    expFight: 'Touchez un ennemi : vous voyez vos dés contre les siens, et frappez en touchant encore{key}.',
    expAbility:
      'Chaque héros a des capacités de sa classe ; le bouton liste celles qui servent maintenant{key}.',
    expSearch:
      'Touchez un meuble pour le fouiller, ou fouillez la tuile{key} : seulement là où il ne reste aucun monstre.',
    expAnswer:
      'Certaines capacités et certains objets répondent à ce que subit un héros. La carte dit ce qui est en jeu.',
    expLoad: 'Un héros porte cinq cartes. Choisissez celle qui reste, et la case où elle est posée.',
    expDone: 'Un tour, c’est un déplacement et une action, dans l’ordre voulu. Puis finissez{key}.',
    expWhy: 'Ce qui est gris est impossible maintenant. Touchez-le : il dit pourquoi, et par quelle règle.',
    expOut: 'La quête est accomplie. Menez tout le monde à l’escalier, et partez.',
    expPrepare: 'Choisissez ce que vous voulez, et laissez le reste aux dés d’une seule touche.',
    expLay: 'Touchez une autre façon de poser la tuile, ou posez-la comme elle est dessinée.',
    expMoment: 'Le jeu vous consulte aux moments cochés sous « Événements en main », quoi que vous teniez.',
    expCreatures:
      'Vos créatures agissent une à une : touchez-en une, puis là où elle va ou qui elle attaque{key}.',
  },
});
