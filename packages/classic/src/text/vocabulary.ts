/** Nouns and names printed on no card: dice, places, conditions, the heroes in either gender. */
import type { Language, Noun } from '@oubliette/words';
import type { CombatFace } from '../content/dice.ts';
import { HEROES } from '../content/heroes.ts';
import type { HeroKind } from '../content/heroes.ts';
import { noun, properName } from '../content/names.ts';
import type { Text } from '../content/names.ts';
import type { Condition } from '../state.ts';

export const FACES = {
  skull: noun('skull', 'crâne', 'm'),
  whiteShield: noun('white shield', 'bouclier blanc', 'm', { fr: 'boucliers blancs' }),
  blackShield: noun('black shield', 'bouclier noir', 'm', { fr: 'boucliers noirs' }),
} as const satisfies Record<CombatFace, Noun>;

export const WORDS = {
  morcar: properName('Morcar', 'm'),
  morcarPlayer: noun('Morcar player', 'joueur sorcier', 'm', { fr: 'joueurs sorciers' }),
  heroes: {
    en: { one: 'heroes', many: 'heroes', plural: true },
    fr: { one: 'personnages', many: 'personnages', gender: 'm', plural: true },
  },
  somebody: properName('somebody', 'm', 'quelqu’un'),
  room: noun('room', 'salle', 'f'),
  passage: noun('passage', 'passage', 'm'),
  door: noun('door', 'porte', 'f'),
  blockedSquare: noun('blocked square', 'case obstruée', 'f', { fr: 'cases obstruées' }),
  stairs: noun('stairway', 'escalier', 'm'),
  wayOut: noun('way out', 'sortie', 'f', { en: 'ways out' }),
  goldPiece: noun('gold piece', 'pièce d’or', 'f', { fr: 'pièces d’or' }),
  trappedChest: noun('trapped chest', 'coffre piégé', 'm', { fr: 'coffres piégés' }),
} as const satisfies Record<string, Noun>;

/** « la Naine », « l’Enchanteresse »: English uses one word for both. */
const HEROINES = {
  barbarian: 'Barbare',
  dwarf: 'Naine',
  elf: 'Elfe',
  wizard: 'Enchanteresse',
} as const satisfies Record<HeroKind, string>;

export function heroNoun(kind: HeroKind, gender: 'm' | 'f'): Noun {
  const { en, fr } = HEROES[kind].noun;
  const one = gender === 'f' ? HEROINES[kind] : fr.one;
  return { en: { ...en, gender }, fr: { one, many: `${one}s`, gender } };
}

/** Lasting effects on a figure, in a word or two. */
const CONDITIONS = {
  courage: { en: 'Courage', fr: 'Courage' },
  rockSkin: { en: 'Rock Skin', fr: 'Peau de Pierre' },
  veilOfMist: { en: 'Veil of Mist', fr: 'Voile de Brume' },
  passThroughRock: { en: 'Pass through Rock', fr: 'Passe-Muraille' },
  swiftWind: { en: 'Swift Wind', fr: 'Vent Rapide' },
  strength: { en: 'strength', fr: 'force' },
  resilience: { en: 'resilience', fr: 'résistance' },
  speed: { en: 'speed', fr: 'vitesse' },
  brew: { en: 'heroic brew', fr: 'breuvage héroïque' },
  asleep: { en: 'asleep', fr: 'sommeil' },
  stunned: { en: 'loses a turn', fr: 'tour perdu' },
  pit: { en: 'in a pit', fr: 'dans un trou' },
} as const satisfies Record<Condition, Text>;

export function conditionName(condition: Condition, language: Language): string {
  return CONDITIONS[condition][language];
}

/** « crâne, crâne, bouclier noir ». */
export function facesText(faces: readonly CombatFace[], language: Language): string {
  return faces.map((face) => FACES[face][language].one).join(', ');
}
