/** Hints for a first game, in the order of use. */
import { defineMessages } from '@oubliette/words';

export const HINTS = defineMessages({
  en: {
    hintPlace:
      'The tokens on the stairs are your heroes. They stand well: begin. Or tap one, then a lit square, to change.',
    hintRoll:
      'The hero with the bright ring is on turn. Tap where to go: a door, a square. The dice roll by themselves.',
    hintSeen:
      'Behind a door you see the whole room and all that stands in it. What is dark nobody has seen yet.',
    hintNear: 'A monster! Tap it: you see the way and the odds. Tap it again to walk there and strike.',
    hintAttack: 'A monster stands beside you. Tap it: you see your odds. Tap it again to strike.',
    hintDice:
      'Reading the dice: each skull is a hit. A white shield stops one for a hero, a black shield for a monster.',
    hintDoor:
      'That bar in the wall is a shut door. Tap it: your hero walks there and opens it, which is free.',
    hintEnd: 'One move and one action, and both are done. Tap End turn{key}: the next hero plays.',
    hintOver: 'Nothing more to do here. Tap End turn{key}: the next hero plays.',
    hintWhy: 'Grey buttons answer too: tap one to read why not.',
    hintRound:
      'After your heroes the evil wizard moves his monsters: those beside a hero strike. Now it is your turn again.',
    hintBody: 'A hero is wounded: the hearts count Body points. At 0 a hero dies, so let another go first.',
    hintOut: 'The mission is done! Bring your heroes home: tap the stairs, once with each of them.',
    hintSet:
      'Spells for the Wizard and the Elf: fire harms, earth protects, water heals, air is full of tricks. Any will do.',
    hintSearch:
      'It is quiet here: Treasure{key} searches this place for treasure, Traps{other} for traps and secret doors. Either is your action.',
    hintTrap: 'A trap has been found. Paths go round it where they can; a hatched square is a risk.',
    hintSpell: 'You hold spells. Cast{key} shows them; each can be cast once in a quest.',
    hintTreasure: 'You carry a potion. Item{key} shows what it does; most can be drunk in anybody’s turn.',
    hintMorcar: 'Play the monsters one after the other: tap one to turn to it, then End turn{key}.',
  },
  fr: {
    hintPlace:
      'Les pions sur l’escalier sont vos héros. Ils sont bien placés : commencez. Ou touchez-en un, puis une case éclairée, pour changer.',
    hintRoll:
      'Le héros cerclé de lumière joue. Touchez là où aller : une porte, une case. Les dés se jettent d’eux-mêmes.',
    hintSeen:
      'Derrière une porte, vous voyez toute la salle et ce qui s’y tient. Ce qui reste sombre, nul ne l’a encore vu.',
    hintNear:
      'Un monstre ! Touchez-le : vous voyez le chemin et les chances. Touchez-le encore pour y aller et frapper.',
    hintAttack:
      'Un monstre est à côté de vous. Touchez-le : vous voyez vos chances. Touchez-le encore pour frapper.',
    hintDice:
      'Lire les dés : chaque crâne touche. Un bouclier blanc en pare un pour un héros, un bouclier noir pour un monstre.',
    hintDoor:
      'Cette barre dans le mur est une porte fermée. Touchez-la : votre héros y va et l’ouvre, gratuitement.',
    hintEnd: 'Un déplacement et une action : les deux sont faits. Touchez Finir{key}, et le suivant joue.',
    hintOver: 'Plus rien à faire ici. Touchez Finir{key}, et le suivant joue.',
    hintWhy: 'Les boutons gris répondent aussi : touchez-en un pour lire pourquoi.',
    hintRound:
      'Après vos héros, le sorcier maléfique joue ses monstres : ceux qui touchent un héros frappent. À vous, de nouveau.',
    hintBody:
      'Un héros est blessé : les cœurs comptent les points de Corps. À 0 il meurt ; laissez-en passer un autre devant.',
    hintOut: 'La mission est accomplie ! Ramenez vos héros : touchez l’escalier, une fois avec chacun d’eux.',
    hintSet:
      'Des sortilèges pour l’Enchanteur et l’Elfe : le feu blesse, la terre protège, l’eau soigne, l’air a ses ruses. Tous conviennent.',
    hintSearch:
      'Tout est calme : Trésors{key} cherche ici des trésors, Pièges{other} des pièges et des portes secrètes. Chaque recherche est votre action.',
    hintTrap:
      'Un piège est découvert. Les chemins le contournent s’ils le peuvent ; une case hachurée est un risque.',
    hintSpell:
      'Vous avez des sortilèges. Sortilège{key} les montre ; chacun ne se jette qu’une fois par quête.',
    hintTreasure:
      'Vous portez une potion. Objet{key} montre ce qu’elle fait ; la plupart se boivent à tout moment.',
    hintMorcar: 'Jouez les monstres l’un après l’autre : touchez-en un pour le prendre, puis Finir{key}.',
  },
});
