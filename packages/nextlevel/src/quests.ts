/** What a quest written for NextLevel may name beyond the box: its Bestiary and its traps. */
import type { LaidAs, QuestVocabulary } from '@oubliette/classic/extend';
import { BESTIARY } from './content/bestiary.ts';
import { NEXT_TRAPS } from './content/traps.ts';
import type { NextTrapKind } from './content/traps.ts';

/** Those of the box are written as in classic. */
type OwnTrap = Exclude<NextTrapKind, 'spear' | 'pit' | 'rockfall' | 'chest'>;

const LAID_AS = {
  deepPit: 'pit',
  poisonedDarts: 'spear',
  swingingBlade: 'spear',
  graniteSphere: 'spear',
  steelJaw: 'spear',
  fireCloud: 'spear',
  chokingGas: 'spear',
} as const satisfies Record<OwnTrap, LaidAs>;

const OWN = Object.entries(LAID_AS) as [OwnTrap, LaidAs][];

export const NEXTLEVEL_QUESTS: QuestVocabulary = {
  book: 'nextlevel',
  monsters: BESTIARY,
  traps: Object.fromEntries(OWN.map(([kind, laidAs]) => [kind, { laidAs, noun: NEXT_TRAPS[kind].noun }])),
};

export function isTrapKind(sort: string): sort is NextTrapKind {
  return Object.hasOwn(NEXT_TRAPS, sort);
}
