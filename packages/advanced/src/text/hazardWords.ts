/** Nouns for the contents of hazard rooms, and for strangers. */
import type { Noun } from '@oubliette/words';
import { noun } from '../content/names.ts';
import type { Hazard, Put, Stranger } from '../hazards/types.ts';
import { placeName, WORDS } from './vocabulary.ts';

export const STRANGER_NOUNS = {
  maiden: noun('maiden', 'jeune fille', 'f', { fr: 'jeunes filles' }),
  witch: noun('witch', 'sorcière', 'f', { en: 'witches' }),
  manAtArms: noun('man-at-arms', 'homme d’armes', 'm', {
    en: 'men-at-arms',
    fr: 'hommes d’armes',
    elides: true,
  }),
  thief: noun('thief', 'voleur', 'm', { en: 'thieves' }),
} as const satisfies Record<Stranger, Noun>;

export const HAZARD_NOUNS = {
  ...STRANGER_NOUNS,
  wanderingMonsters: noun('wandering monsters', 'monstres errants', 'm', {
    en: 'wandering monsters',
    fr: 'monstres errants',
    plural: true,
  }),
  chasm: noun('chasm', 'crevasse', 'f'),
  statue: noun('statue', 'statue', 'f'),
  rats: noun('rats', 'rats', 'm', { en: 'rats', fr: 'rats', plural: true }),
  bats: noun('bats', 'chauves-souris', 'f', { en: 'bats', fr: 'chauves-souris', plural: true }),
  mould: {
    en: { one: 'mould', many: 'mould', article: null },
    fr: { one: 'moisissures', many: 'moisissures', gender: 'f', plural: true },
  },
  mushrooms: noun('mushrooms', 'champignons', 'm', { en: 'mushrooms', fr: 'champignons', plural: true }),
  grate: noun('grate', 'grille', 'f'),
  fountain: noun('fountain', 'fontaine', 'f'),
  magicCircle: noun('magic circle', 'cercle magique', 'm', { fr: 'cercles magiques' }),
  trapdoor: noun('trapdoor', 'trappe', 'f'),
  throne: noun('throne', 'trône', 'm'),
} as const satisfies Record<Hazard, Noun>;

export const PUT_NOUNS = {
  statue: HAZARD_NOUNS.statue,
  fountain: HAZARD_NOUNS.fountain,
  grate: HAZARD_NOUNS.grate,
  trapdoor: HAZARD_NOUNS.trapdoor,
  magicCircle: HAZARD_NOUNS.magicCircle,
  throne: HAZARD_NOUNS.throne,
  chasm: HAZARD_NOUNS.chasm,
  farDoor: noun('door', 'porte', 'f'),
  farChest: WORDS.chest,
  maiden: STRANGER_NOUNS.maiden,
  manAtArms: STRANGER_NOUNS.manAtArms,
  thief: STRANGER_NOUNS.thief,
} as const satisfies Record<Put, Noun>;

/** A feature of a room; an unknown one is shown as it came. */
export function featureNoun(feature: string): Noun {
  const nouns: Readonly<Record<string, Noun>> = { ...PUT_NOUNS, ...HAZARD_NOUNS };
  return Object.hasOwn(nouns, feature) ? nouns[feature]! : placeName(feature);
}
