/** The first words of classic's command box: both languages are always understood. */
import type { CommandType } from '@oubliette/classic';

/** First words that stand for one kind of command. */
export const CLASSIC_VERBS: readonly (readonly [words: readonly string[], types: readonly CommandType[]])[] =
  [
    [
      ['attack', 'hit', 'strike', 'shoot', 'throw', 'attaquer', 'attaque', 'frapper', 'tirer', 'lancer'],
      ['attack'],
    ],
    [['open', 'door', 'ouvrir', 'ouvre', 'porte'], ['openDoor']],
    [
      ['search', 'chercher', 'cherche', 'fouiller'],
      ['searchTreasure', 'searchSecrets'],
    ],
    [
      ['cast', 'spell', 'sortilege', 'sort', 'incanter'],
      ['castSpell', 'usePower'],
    ],
    [['drink', 'use', 'item', 'boire', 'employer', 'utiliser', 'objet'], ['usePotion']],
    [['disarm', 'desamorcer'], ['disarm']],
    [
      ['jump', 'leap', 'sauter', 'saute'],
      ['jump', 'escape'],
    ],
    [['leave', 'exit', 'sortir', 'quitter'], ['leave']],
    [['end', 'done', 'pass', 'fin', 'finir', 'terminer'], ['endTurn']],
    [
      ['roll', 'dice', 'des', 'jeter'],
      ['rollMovement', 'standFast'],
    ],
    [
      ['place', 'put', 'placer', 'poser'],
      ['placeHero', 'placeWandering'],
    ],
    [
      ['take', 'choose', 'prendre', 'choisir'],
      ['takeSpells', 'takeRole', 'substitute'],
    ],
    [
      ['allow', 'let', 'laisser'],
      ['answerPassage', 'standFast'],
    ],
    [['refuse', 'deny', 'refuser'], ['answerPassage']],
    [['answer', 'reply', 'repondre', 'reponse'], ['answerQuestion']],
  ];
