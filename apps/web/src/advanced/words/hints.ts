/** Hints for a first expedition: each once, when it is useful. */
import { defineMessages } from '@oubliette/words';

export const HINTS = defineMessages({
  en: {
    advPlace: 'Tap a lit square for the figure that is named: the party starts on the stairs.',
    advMove: 'While exploring everybody goes up to twelve squares, or does one thing. Tap a lit square{key}.',
    advParty:
      'You play several: tap one in the row or on the board{key}. Each moves or acts in the order you like.',
    advOpen: 'You stand at a door or a chest: Open{key} is all this figure does in this turn.',
    advDone: 'When nobody has anything left to do: Finish{key}. What has come into view is laid then.',
    advWhy: 'What is grey cannot be done now. Press it, and it tells you why and by which rule.',
    advFight:
      'In a fight each figure moves and attacks once, in either order. Attack{key} shows the odds first.',
    advZone: 'Whoever enters the square beside an enemy halts there: it is that enemy’s death zone.',
    advSpell:
      'A wizard casts one spell a turn, and each uses up components. Cast{key} lists them with their tests.',
    advFate: 'Fate points are few. The card says what would be undone; you may still keep the point.',
    advSurprise:
      'Whoever has the upper hand places the monsters; the other side then moves each by a square.',
    advMaster: 'First say whether your monsters move or act first; then play them one by one{key}.',
    advCounter: 'The game asks you at the moments you tick under “Counters in hand”, whatever you hold.',
  },
  fr: {
    advPlace: 'Touchez une case éclairée pour la figurine nommée : le groupe part de l’escalier.',
    advMove:
      'En exploration, chacun avance de douze cases au plus, ou fait une seule chose. Touchez une case éclairée{key}.',
    advParty:
      'Vous en jouez plusieurs : touchez l’une d’elles dans la rangée ou sur le plateau{key}. L’ordre est à votre choix.',
    advOpen:
      'Vous êtes devant une porte ou un coffre : Ouvrir{key} est tout ce que fait cette figurine ce tour-ci.',
    advDone: 'Quand plus personne n’a rien à faire : Terminer{key}. On pose alors ce qui est en vue.',
    advWhy: 'Ce qui est gris ne se peut pas maintenant. Touchez-le : il dit pourquoi et selon quelle règle.',
    advFight:
      'Au combat, chaque figurine se déplace et attaque une fois, dans l’ordre voulu. Attaquer{key} montre d’abord les chances.',
    advZone: 'Qui entre sur une case voisine d’un ennemi s’y arrête : c’est la zone mortelle de cet ennemi.',
    advSpell:
      'Un magicien jette un sort par tour, et chacun consomme des composants. Sort{key} en donne la liste et les tests.',
    advFate:
      'Les points de Destinée sont rares. La carte dit ce qui serait effacé ; vous pouvez garder le point.',
    advSurprise: 'Qui a l’avantage place les monstres ; l’autre camp déplace ensuite chacun d’une case.',
    advMaster:
      'Dites d’abord si vos monstres se déplacent ou agissent en premier ; puis jouez-les un à un{key}.',
    advCounter: 'Le jeu vous interroge aux moments cochés sous « Pions en main », quoi que vous ayez.',
  },
});
