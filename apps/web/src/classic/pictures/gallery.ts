/** Every picture of the classic game. */
import { gallery } from '../../pictures/making.ts';
import { EQUIPMENT } from '../../pictures/wares.ts';
import { HEROES } from './heroes.ts';
import { MONSTERS } from './monsters.ts';
import { EVENTS, ROOMS } from './places.ts';
import { SPELLS } from './spells.ts';
import { QUEST_TREASURES, TREASURES } from './things.ts';
import { TRAPS } from './traps.ts';

export const CLASSIC_PICTURES = gallery('classic', {
  monster: MONSTERS,
  hero: HEROES,
  treasure: { ...EQUIPMENT, ...TREASURES, ...QUEST_TREASURES },
  spell: SPELLS,
  trap: TRAPS,
  room: ROOMS,
  event: EVENTS,
});
