/** The first words of the command box: both languages are always understood. */
import type { Command } from '@oubliette/expert';
import type { Verbs } from '../../play/typed.ts';

export const VERBS: Verbs<Command['type']> = [
  [['attack', 'hit', 'strike', 'shoot', 'attaquer', 'attaque', 'frapper', 'tirer'], ['attack']],
  [
    ['roll', 'walk', 'run', 'marcher', 'courir', 'jeter', 'lancer'],
    ['move', 'rollQuest', 'rollDepth'],
  ],
  [
    ['open', 'ouvrir', 'ouvre', 'try', 'essayer'],
    ['openDoor', 'tryLock'],
  ],
  [
    ['search', 'chercher', 'cherche', 'fouiller'],
    ['searchTile', 'searchFurniture'],
  ],
  [
    ['use', 'cast', 'utiliser', 'jeter'],
    ['useAbility', 'useChaos', 'questAction'],
  ],
  [['drink', 'boire', 'bois'], ['drink']],
  [['read', 'lire', 'lis'], ['readScroll']],
  [['wear', 'porter', 'mettre', 'mets'], ['wear']],
  [['remove', 'oter'], ['takeOff']],
  [
    ['take', 'prendre', 'prends', 'ramasser', 'pick'],
    ['pickUp', 'pickUpGold', 'takeTurn'],
  ],
  [
    ['give', 'donner', 'donne'],
    ['giveCard', 'giveGold'],
  ],
  [
    ['drop', 'leave', 'poser', 'lacher', 'laisser'],
    ['dropCard', 'leaveCard', 'leave'],
  ],
  [['jump', 'leap', 'sauter', 'saute'], ['jump']],
  [['tumble', 'dive', 'rouler', 'plonger'], ['tumble']],
  [['disarm', 'desarmer', 'desamorcer'], ['disarmPit']],
  [['exit', 'quitter', 'sortir', 'partir'], ['leave']],
  [['end', 'done', 'finish', 'fin', 'finir', 'terminer'], ['endTurn']],
  [
    ['place', 'put', 'placer'],
    ['placeHero', 'placeMonster', 'placeRest', 'arrive'],
  ],
  [
    ['claim', 'demander'],
    ['claimTurn', 'claimLoot'],
  ],
  [
    ['pass', 'allow', 'passer', 'accepter'],
    ['passAnswer', 'passEvents', 'passLoot', 'letGo', 'answerCrossing', 'answerGift'],
  ],
  [['answer', 'repondre'], ['answer']],
  [['play', 'jouer', 'joue'], ['playEvent']],
  [
    ['lay', 'poser'],
    ['layTile', 'arrangeTile'],
  ],
  [['keep', 'garder'], ['keepEvent']],
  [['activate', 'activer'], ['activate']],
  [['hold', 'retenir'], ['hold']],
  [['ready', 'begin', 'commencer'], ['ready']],
];
