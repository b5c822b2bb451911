/** Every picture of Advanced. */
import { BESTIARY } from '@oubliette/advanced';
import type { MonsterId, MonsterRank } from '@oubliette/advanced';
import { CLASSIC_PICTURES } from '../../classic/pictures/gallery.ts';
import { MONSTERS } from '../../classic/pictures/monsters.ts';
import { OTHERS as SHARED } from '../../classic/pictures/others.ts';
import { gallery } from '../../pictures/making.ts';
import type { Picture, Rank } from '../../pictures/picture.ts';
import { CHAOS } from './chaos.ts';
import { GOBLINOIDS } from './goblinoids.ts';
import { HEROES } from './heroes.ts';
import { OTHERS } from './others.ts';
import { COUNTERS, HAZARDS, SECTIONS, TRAPS } from './places.ts';
import { RATMEN } from './ratmen.ts';
import { SPELLS } from './spells.ts';
import { ARMOUR, ITEMS, QUEST_THINGS, WEAPONS } from './things.ts';
import { UNDEAD } from './undead.ts';

const { orc, goblin, fimir, ogre, zombie, mummy, chaosWarrior, gargoyle } = MONSTERS;

/** Kinds that both books have look the same in both. */
const KINDS: Readonly<Record<MonsterId, Picture>> = {
  orc,
  goblin,
  fimir,
  ogre,
  zombie,
  mummy,
  chaosWarrior,
  gargoyle,
  ...SHARED,
  ...RATMEN,
  ...GOBLINOIDS,
  ...UNDEAD,
  ...CHAOS,
  ...OTHERS,
};

const RANKS: Readonly<Record<MonsterRank, Rank>> = {
  sentry: 'specialist',
  champion: 'champion',
  lord: 'leader',
};

/** As its row says: a monster character is one of a kind, whatever its rank (ADV-MCH-08). */
function ranked([id, picture]: readonly [string, Picture]): readonly [string, Picture] {
  const { rank = null, character = false } = BESTIARY[id] ?? {};
  if (character) return [id, { ...picture, rank: 'unique' }];
  return rank === null ? [id, picture] : [id, { ...picture, rank: RANKS[rank] }];
}

export const ADVANCED_PICTURES = gallery(
  'advanced',
  {
    monster: Object.fromEntries(Object.entries(KINDS).map(ranked)),
    hero: HEROES,
    treasure: { ...WEAPONS, ...ARMOUR, ...ITEMS, ...QUEST_THINGS },
    spell: SPELLS,
    trap: TRAPS,
    hazard: HAZARDS,
    room: SECTIONS,
    event: COUNTERS,
  },
  CLASSIC_PICTURES,
);
