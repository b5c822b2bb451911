/** The Curse of Tobaro: one player, one expedition, three levels of ratmen (ADV-TOB). */
import type { DungeonPlan, LevelPlan } from '../../plan.ts';
import type { Setup, SheetSetup } from '../../setup.ts';
import { DEFAULT_OPTIONS } from '../../setup.ts';
import { slaying } from '../../solo/quest.ts';
import { henchman } from '../heroes.ts';
import { MATRICES } from '../matrices.ts';

/** The monster character in the one quest room of each level (ADV-TOB-15); the sorcerer is Cankerclaw. */
const CHARACTERS = [
  ['ratmanAssassin'],
  ['plagueMonk', 'warpweaver'],
  ['censerBearer', 'runeWarlord', 'whiteSorcerer'],
] as const;

/** Stairs down are in the quest room, none on the last level; others lead out (ADV-TOB-08, ADV-TOB-09). */
const LEVELS = CHARACTERS.map((questRoomCharacters, index): LevelPlan => ({
  tag: 'random',
  down: index < CHARACTERS.length - 1 ? 'questRoom' : 'none',
  questRoomCharacters,
  oneQuestRoom: true,
}));

export const TOBARO: DungeonPlan = {
  id: 'tobaro',
  title: { en: 'The Curse of Tobaro', fr: 'La malédiction de Tobaro' },
  intro: {
    en:
      'Nobody in Tobaro leaves the house after dark any more. Ratmen pour out of the sewers every night, and the ' +
      'name the prisoners whisper is Cankerclaw, a sorcerer with white fur. The elders lend you five good men and ' +
      'one chance: go down, kill him, and come back up.',
    fr:
      'À Tobaro, plus personne ne sort la nuit tombée. Les hommes-rats jaillissent des égouts chaque soir, et les ' +
      'prisonniers ne soufflent qu’un nom : Cankerclaw, un sorcier au pelage blanc. Les anciens vous confient cinq ' +
      'hommes de valeur et une seule chance : descendre, le tuer, et remonter.',
  },
  matrices: MATRICES.ratmen,
  levels: LEVELS,
  characters: [],
  aims: [slaying('whiteSorcerer')],
  survivorsOnly: true,
  once: true,
  reward: { fate: 2 },
};

/** No hero is healed on the way, so the sturdiest go: the party this edition suggests. */
export const TOBARO_PARTY = ['rogar', 'durgin', 'sven', 'magnus'] as const;

const MEN = [
  { id: 'aldo', name: 'Aldo' },
  { id: 'bruno', name: 'Bruno' },
  { id: 'carlo', name: 'Carlo' },
  { id: 'dario', name: 'Dario' },
] as const;

/** Four heroes, a man-at-arms each, and a sergeant for the first: one player's (ADV-TOB-01, ADV-TOB-02). */
export function tobaroSetup(seat: string, heroes: readonly SheetSetup[]): Setup {
  const lent = MEN.map((man, index) => henchman('manAtArms', { ...man, serves: heroes[index]!.id }));
  const sergeant = henchman('sergeant', { id: 'ettore', name: 'Ettore', serves: heroes[0]!.id });
  const sheets = [...heroes, ...lent, sergeant];
  return {
    players: [{ seat, sheets: sheets.map(({ id }) => id) }],
    master: false,
    sheets,
    dungeon: TOBARO,
    map: null,
    options: DEFAULT_OPTIONS,
  };
}
