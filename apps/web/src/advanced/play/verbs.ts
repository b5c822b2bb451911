/** The first words of the command box: both languages are always understood. */
import type { Command } from '@oubliette/advanced';
import type { Verbs } from '../../play/typed.ts';

export const VERBS: Verbs<Command['type']> = [
  [
    ['attack', 'hit', 'strike', 'shoot', 'throw', 'attaquer', 'attaque', 'frapper', 'tirer', 'lancer'],
    ['attack', 'shootMagic', 'controlAttack', 'useDevice'],
  ],
  [['reload', 'recharger'], ['reload']],
  [['run', 'courir', 'cours'], ['run']],
  [
    ['open', 'ouvrir', 'ouvre'],
    ['openDoor', 'openChest', 'openTrapdoor'],
  ],
  [
    ['close', 'shut', 'fermer', 'ferme'],
    ['closeDoor', 'closeChest'],
  ],
  [
    ['search', 'chercher', 'cherche', 'fouiller'],
    ['searchWall', 'searchRoom', 'searchCrypt'],
  ],
  [
    ['cast', 'spell', 'jeter', 'jette', 'sort', 'sortilege'],
    ['cast', 'castSource', 'raiseDead'],
  ],
  [
    ['drink', 'boire', 'bois'],
    ['drinkPotion', 'drink', 'givePotion', 'faceVenom', 'takeAntidote'],
  ],
  [['eat', 'manger', 'mange'], ['eatMushroom']],
  [
    ['wear', 'porter', 'mettre', 'mets'],
    ['wear', 'putOnArmour', 'takeInHand'],
  ],
  [['draw', 'degainer', 'hand'], ['takeInHand']],
  [
    ['take', 'prendre', 'prends', 'ramasser'],
    ['take', 'takeHero', 'takePlace', 'takeInHand', 'claim', 'takeRuby', 'takeOffArmour'],
  ],
  [['claim', 'want', 'demander', 'vouloir', 'veux'], ['claim']],
  [
    ['give', 'donner', 'donne'],
    ['give', 'givePotion', 'award', 'giveBite'],
  ],
  [['drop', 'poser', 'lacher'], ['drop']],
  [
    ['drag', 'carry', 'trainer', 'transporter'],
    ['drag', 'carry'],
  ],
  [
    ['disarm', 'desarmer', 'desamorcer'],
    ['disarm', 'tryTrap'],
  ],
  [
    ['jump', 'leap', 'sauter', 'saute'],
    ['jump', 'leap', 'cautiousLeap'],
  ],
  [
    ['climb', 'grimper', 'remonter'],
    ['climbOut', 'climbUp'],
  ],
  [
    ['lift', 'lever', 'soulever'],
    ['liftPortcullis', 'liftGrate'],
  ],
  [
    ['leave', 'exit', 'quitter', 'sortir'],
    ['leaveDungeon', 'leaveTrap', 'takeStairs'],
  ],
  [
    ['stairs', 'escalier', 'level', 'etage'],
    ['takeStairs', 'changeLevel', 'comeBack', 'leaveDungeon'],
  ],
  [['end', 'done', 'finish', 'pass', 'fin', 'finir', 'terminer', 'passer'], ['done']],
  [
    ['place', 'put', 'placer'],
    [
      'takePlace',
      'placeRest',
      'placeMonster',
      'placeDoor',
      'furnish',
      'placeFeature',
      'placeSecretDoor',
      'dropPortcullis',
      'enthrone',
    ],
  ],
  [
    ['shift', 'deplacer'],
    ['shiftMonster', 'switchMonsters'],
  ],
  [
    ['explore', 'explorer'],
    ['exploreNext', 'chooseLayout', 'chooseWall'],
  ],
  [
    ['fate', 'destinee', 'spend', 'depenser'],
    ['faceWounds', 'faceRoll', 'facePoison', 'faceVenom', 'undoWounds'],
  ],
  [
    ['play', 'jouer', 'joue'],
    ['playCounter', 'playEscape', 'bringCharacter'],
  ],
  [
    ['hold', 'garder', 'tenir'],
    ['holdCounters', 'holdRope'],
  ],
  [['order', 'ordre'], ['chooseOrder']],
  [['berserk', 'furie'], ['goBerserk']],
  [
    ['aim', 'viser', 'vise'],
    ['aimAtFigure', 'aimAtSquare', 'aimAtWall', 'aimAtSection', 'aimDone'],
  ],
  [
    ['stand', 'stay', 'rester', 'laisser'],
    ['monstersStand', 'followUp', 'rollUnder', 'drive', 'goIn', 'controlEnd', 'letRest', 'noClaim'],
  ],
];
