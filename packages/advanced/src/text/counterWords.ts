/** The six kinds of dungeon counter, and the moments to play them. */
import { noun } from '@oubliette/words';
import type { Language, Noun } from '@oubliette/words';
import type { CounterKind, CounterMoment } from '../counters/types.ts';
import type { Text } from '../plan.ts';

export const COUNTER_NOUNS = {
  wandering: noun('wandering monsters counter', 'pion de monstres errants', 'm', {
    fr: 'pions de monstres errants',
  }),
  ambush: noun('ambush counter', 'pion d’embuscade', 'm', { fr: 'pions d’embuscade' }),
  fate: noun('fate counter', 'pion de destinée', 'm', { fr: 'pions de destinée' }),
  escape: noun('escape counter', 'pion de fuite', 'm', { fr: 'pions de fuite' }),
  character: noun('character counter', 'pion de personnage', 'm', { fr: 'pions de personnage' }),
  trap: noun('trap counter', 'pion de piège', 'm', { fr: 'pions de piège' }),
} as const satisfies Record<CounterKind, Noun>;

export function counterNoun(counter: CounterKind): Noun {
  return COUNTER_NOUNS[counter];
}

const MOMENTS: Readonly<Record<CounterMoment, Text>> = {
  exploration: { en: 'at the end of exploration phases', fr: 'à la fin des phases d’exploration' },
  combatStart: { en: 'at the start of combat turns', fr: 'au début des tours de combat' },
  combat: { en: 'in the middle of combat turns', fr: 'au cours des tours de combat' },
  placing: { en: 'when monsters are placed', fr: 'quand on place des monstres' },
  step: { en: 'when somebody treads new ground', fr: 'quand on entre sur une case vierge' },
  chest: { en: 'when a chest is opened', fr: 'quand on ouvre un coffre' },
};

export function momentName(moment: CounterMoment, language: Language): string {
  return MOMENTS[moment][language];
}
