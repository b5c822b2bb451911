/** Every picture of Expert Edition. */
import { monsterCard } from '@oubliette/expert';
import type { CreatureId } from '@oubliette/expert';
import { CLASSIC_PICTURES } from '../../classic/pictures/gallery.ts';
import { gallery } from '../../pictures/making.ts';
import type { Picture, Rank } from '../../pictures/picture.ts';
import { ABILITIES, CHAOS_DEEDS } from './abilities.ts';
import { EVENTS, LIFE } from './events.ts';
import { HOSTAGE, QUARRY } from './foes.ts';
import { HEROES } from './heroes.ts';
import { CREATURES } from './monsters.ts';
import { QUESTS, ROOMS } from './places.ts';
import { OBJECTS, TREASURES } from './things.ts';

/** As its card says: leaders come alone; what only a quest room holds is one of a kind. */
function rankOf(id: CreatureId): Rank {
  if (Object.hasOwn(QUARRY, id)) return 'unique';
  const { isLeader = false, shoots = false, casts = false, knack } = monsterCard(id);
  if (isLeader) return 'leader';
  if (knack === 'twoBlows' || knack === 'regenerates') return 'champion';
  return shoots || casts ? 'specialist' : 'common';
}

function ranked([id, picture]: readonly [string, Picture]): readonly [string, Picture] {
  const rank = rankOf(id as CreatureId);
  return [id, rank === 'common' ? picture : { ...picture, rank }];
}

export const EXPERT_PICTURES = gallery(
  'expert',
  {
    monster: {
      ...Object.fromEntries(Object.entries({ ...CREATURES, ...QUARRY }).map(ranked)),
      hostage: HOSTAGE,
    },
    hero: HEROES,
    treasure: { ...TREASURES, ...OBJECTS },
    spell: { ...ABILITIES, ...CHAOS_DEEDS },
    room: ROOMS,
    event: EVENTS,
    life: LIFE,
    quest: QUESTS,
  },
  CLASSIC_PICTURES,
);
