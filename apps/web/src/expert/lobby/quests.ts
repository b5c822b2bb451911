/** The quests of Expert for the lobby’s list: the rules are fetched when one is chosen. */
import type { LocalText } from '@oubliette/table';
import { DICE } from './venture.ts';

interface Listed {
  readonly id: string;
  readonly title: LocalText;
  readonly hint: LocalText;
}

function quest(
  id: string,
  title: readonly [en: string, fr: string],
  hint: readonly [en: string, fr: string],
): Listed {
  return { id, title: { en: title[0], fr: title[1] }, hint: { en: hint[0], fr: hint[1] } };
}

export const QUESTS: readonly Listed[] = [
  quest(
    'coldKitchen',
    ['The Cold Kitchen', 'La Cuisine froide'],
    ['An ogre among the hams: a quest to begin with', 'Un ogre parmi les jambons : pour commencer'],
  ),
  quest(
    'wager',
    ['The Map-Maker’s Wager', 'Le Pari du cartographe'],
    ['The whole mine, and what lives at the bottom', 'Toute la mine, et ce qui vit au fond'],
  ),
  quest(
    'wrongDoor',
    ['The Wrong Door', 'La Mauvaise Porte'],
    ['Captives, and a way out to be found', 'Des captifs, et une sortie à trouver'],
  ),
  quest(
    'lateTenant',
    ['The Late Tenant', 'Feu le locataire'],
    ['The walking dead, and a lease to be ended', 'Des morts-vivants, et un bail à rompre'],
  ),
  quest(
    'paidTwice',
    ['Paid For Twice', 'Payé deux fois'],
    ['A tax collector to bring out alive', 'Un percepteur à ramener vivant'],
  ),
  quest(
    'lyingBell',
    ['The Bell That Lies', 'La Cloche qui ment'],
    [
      'A rope to cut and a wheel to stop, at two ends of a hall',
      'Une corde à couper, une roue à arrêter, chacune à un bout',
    ],
  ),
  quest(
    'borrowedSaint',
    ['The Borrowed Saint', 'Le Saint emprunté'],
    [
      'A relic to be fetched before cultists grind it',
      'Une relique à reprendre avant que des cultistes la broient',
    ],
  ),
  quest(
    'backRoom',
    ['The Back Room', 'L’Arrière-salle'],
    [
      'A ledger, and a robber king before it: as deep as ready quests go',
      'Un registre, gardé par un roi des voleurs : au plus profond',
    ],
  ),
  quest(
    DICE,
    ['A quest from the dice', 'Une quête aux dés'],
    [
      'Eleven kinds, shallow or deep; a game master may choose instead',
      'Onze genres, proches ou profonds ; un maître du donjon peut choisir',
    ],
  ),
  quest(
    'lesson',
    ['The Cellar Key', 'La Clé de la cave'],
    ['A lesson of a quarter of an hour', 'Une leçon d’un quart d’heure'],
  ),
];
