/** Nouns for the fourteen traps and the gases. */
import { noun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';
import type { Gas, TrapId } from '../content/traps.ts';
import { placeName } from './vocabulary.ts';

export const TRAP_NOUNS = {
  pit: noun('pit', 'fosse', 'f'),
  crossfire: noun('crossfire', 'tir croisé', 'm', { en: 'crossfires', fr: 'tirs croisés' }),
  portcullis: noun('portcullis', 'herse', 'f', { en: 'portcullises', elides: false }),
  poisonDart: noun('poison dart', 'fléchette empoisonnée', 'f', { fr: 'fléchettes empoisonnées' }),
  blocks: noun('fall of blocks', 'chute de blocs', 'f', { en: 'falls of blocks', fr: 'chutes de blocs' }),
  gas: noun('gas trap', 'piège à gaz', 'm', { fr: 'pièges à gaz' }),
  mantrap: noun('mantrap', 'piège à homme', 'm', { fr: 'pièges à homme' }),
  spike: noun('spike', 'pieu', 'm', { fr: 'pieux' }),
  shock: noun('shock', 'éclair', 'm'),
  magic: noun('magic trap', 'piège magique', 'm', { fr: 'pièges magiques' }),
  fireball: noun('fireball', 'boule de feu', 'f', { fr: 'boules de feu' }),
  mindstealer: noun('mindstealer', 'voleur d’âme', 'm', { fr: 'voleurs d’âme' }),
  guillotine: noun('guillotine', 'guillotine', 'f'),
  alarm: noun('alarm', 'alarme', 'f'),
} as const satisfies Record<TrapId, Noun>;

/** A trap of the table; an unknown one is shown as it came. */
export function trapNoun(trap: string): Noun {
  return Object.hasOwn(TRAP_NOUNS, trap) ? TRAP_NOUNS[trap as TrapId] : placeName(trap);
}

export const GAS_NOUNS = {
  numbing: noun('numbing gas', 'gaz engourdissant', 'm', { fr: 'gaz engourdissants', mass: true }),
  nausea: noun('nausea', 'gaz nauséabond', 'm', { en: 'nausea', fr: 'gaz nauséabonds', mass: true }),
  madness: noun('madness', 'gaz de folie', 'm', { en: 'madness', fr: 'gaz de folie', mass: true }),
  strong: noun('strong poison', 'poison fort', 'm', { fr: 'poisons forts', mass: true }),
  deadly: noun('deadly poison', 'poison mortel', 'm', { fr: 'poisons mortels', mass: true }),
} as const satisfies Record<Gas, Noun>;
