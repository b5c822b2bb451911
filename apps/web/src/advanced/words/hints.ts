/** Hints for a first expedition, in the order of use. */
import { defineMessages } from '@oubliette/words';

export const HINTS = defineMessages({
  en: {
    advPlace:
      'Your party starts on the stairs. Let everybody be placed in order, or tap a lit square for the hero named.',
    advMove:
      'While exploring each goes up to twelve squares a turn, or does one thing. Tap where to go{key}: the dungeon is laid as it comes into view.',
    advParty:
      'One has gone ahead. “The others follow” brings the rest after; or tap another, in the row or on the board{key}.',
    advOpen: 'A shut door is a bar across the wall. Tap it: a hero walks there and opens it{key}.',
    advDone: 'When all have gone: Finish{key}. Then what has come into view is laid, and a new turn begins.',
    advFight:
      'A fight: each figure moves and strikes once, in either order. Tap an enemy: you see your odds first.',
    advZone: 'Whoever enters the square beside an enemy halts there: it is that enemy’s death zone.',
    advDice:
      'Striking takes two throws. First a twelve-sided die to hit; then damage dice, and each that reaches the foe’s Toughness wounds it.',
    advFate: 'Fate points are few. The card says what would be undone; you may still keep the point.',
    advChest:
      'A chest! Tap it: a hero walks there and opens it{key}. Tap it once more to take what is in it.',
    advSearch:
      'Walls may hide a door. Search{key} looks for it, once for each wall; a dead end is the best place to try.',
    advSurprise:
      'Whoever has the upper hand places the monsters; the other side then moves each by a square.',
    advSpell:
      'A wizard casts one spell a turn, and each uses up components. Cast{key} lists them with their tests.',
    advWhy: 'What is grey cannot be done now. Press it, and it tells you why and by which rule.',
    advOut: 'You have what you came for. Lead everybody back to the stairs, and tap them once more to leave.',
    advMaster: 'First say whether your monsters move or act first; then play them one by one{key}.',
    advCounter: 'The game asks you at the moments you tick under “Counters in hand”, whatever you hold.',
  },
  fr: {
    advPlace:
      'Votre groupe part de l’escalier. Placez tout le monde dans l’ordre, ou touchez une case éclairée pour le héros nommé.',
    advMove:
      'En exploration, chacun avance de douze cases au plus par tour, ou fait une seule chose. Touchez là où aller{key} : le donjon se pose dès qu’on le voit.',
    advParty:
      'L’un est parti devant. « Les autres suivent » amène le reste ; ou touchez-en un autre, dans la rangée ou sur le plateau{key}.',
    advOpen: 'Une porte fermée est une barre en travers du mur. Touchez-la : un héros y va et l’ouvre{key}.',
    advDone:
      'Quand tous ont avancé : Terminer{key}. On pose alors ce qui est en vue, et un nouveau tour commence.',
    advFight:
      'Un combat : chaque figurine se déplace et frappe une fois, dans l’ordre voulu. Touchez un ennemi : vous voyez d’abord vos chances.',
    advZone: 'Qui entre sur une case voisine d’un ennemi s’y arrête : c’est la zone mortelle de cet ennemi.',
    advDice:
      'Un coup se joue en deux jets. D’abord un dé à douze faces pour toucher ; puis les dés de dégâts : chacun qui atteint l’Endurance de l’ennemi le blesse.',
    advFate:
      'Les points de Destinée sont rares. La carte dit ce qui serait effacé ; vous pouvez garder le point.',
    advChest:
      'Un coffre ! Touchez-le : un héros y va et l’ouvre{key}. Touchez-le encore pour prendre ce qu’il contient.',
    advSearch:
      'Un mur peut cacher une porte. Fouiller{key} la cherche, une fois par mur ; un cul-de-sac est le meilleur endroit.',
    advSurprise: 'Qui a l’avantage place les monstres ; l’autre camp déplace ensuite chacun d’une case.',
    advSpell:
      'Un magicien jette un sort par tour, et chacun consomme des composants. Sort{key} en donne la liste et les tests.',
    advWhy: 'Ce qui est gris ne se peut pas maintenant. Touchez-le : il dit pourquoi et selon quelle règle.',
    advOut:
      'Vous avez ce que vous étiez venus chercher. Ramenez tout le monde à l’escalier, et touchez-le encore pour sortir.',
    advMaster:
      'Dites d’abord si vos monstres se déplacent ou agissent en premier ; puis jouez-les un à un{key}.',
    advCounter: 'Le jeu vous interroge aux moments cochés sous « Pions en main », quoi que vous ayez.',
  },
});
