/** The Three Bells: a first quest of three dungeons, each with two random levels and a drawn third. */
import type { DungeonPlan, LevelPlan, PreparedPiece, Text } from '../../plan.ts';
import { MATRICES } from '../matrices.ts';
import { CELLARS } from './bells/cellars.ts';
import { CRYPT } from './bells/crypt.ts';
import { QUARRY } from './bells/quarry.ts';

/** The stairs to the next level are in the first quest room (ADV-GEN-50). */
const ABOVE: LevelPlan = { tag: 'random', down: 'questRoom' };

interface Part {
  readonly id: string;
  readonly title: Text;
  readonly intro: Text;
  readonly family: keyof typeof MATRICES;
  readonly characters: readonly string[];
  readonly pieces: readonly PreparedPiece[];
  readonly bell: readonly [id: string, name: Text];
}

function dungeon({ id, title, intro, family, characters, pieces, bell: [bell, name] }: Part): DungeonPlan {
  return {
    id,
    title,
    intro,
    matrices: MATRICES[family],
    levels: [ABOVE, ABOVE, { tag: 'prepared', pieces }],
    characters,
    aims: [bell],
    treasures: { [bell]: name },
  };
}

export const THREE_BELLS: readonly DungeonPlan[] = [
  dungeon({
    id: 'bells1',
    title: { en: 'The Drowned Cellars', fr: 'Les caves noyées' },
    intro: {
      en:
        'Hautclair had three bells. One after the other they were carried off, and since they fell silent the dead ' +
        'walk and the mills stand still. The bronze one left a trail of slime: down through the cellars of the old ' +
        'brewery, where the ratmen are.',
      fr:
        'Hautclair avait trois cloches. On les a volées l’une après l’autre, et depuis qu’elles se taisent les morts ' +
        'marchent et les moulins s’arrêtent. Celle de bronze a laissé une traînée de vase : elle descend dans les ' +
        'caves de l’ancienne brasserie, chez les hommes-rats.',
    },
    family: 'ratmen',
    characters: [],
    pieces: CELLARS,
    bell: ['bronzeBell', { en: 'the bronze bell', fr: 'la cloche de bronze' }],
  }),
  dungeon({
    id: 'bells2',
    title: { en: 'The Quarry of Grashak', fr: 'La carrière de Grashak' },
    intro: {
      en:
        'The iron bell was too heavy for thieves. Orcs took it, twenty of them, to beat it like a gong in the ' +
        'galleries under the quarry. On a still night you can hear it from the walls.',
      fr:
        'La cloche de fer pesait trop lourd pour des voleurs. Des orques l’ont prise, à vingt, pour la battre comme ' +
        'un gong dans les galeries sous la carrière. Par nuit calme, on l’entend des remparts.',
    },
    family: 'goblinoids',
    characters: ['orcWarchief'],
    pieces: QUARRY,
    bell: ['ironBell', { en: 'the iron bell', fr: 'la cloche de fer' }],
  }),
  dungeon({
    id: 'bells3',
    title: { en: 'The Silent Crypt', fr: 'La crypte muette' },
    intro: {
      en:
        'The silver bell lays the dead to rest when it is rung, and whoever wants them up and about has buried it as ' +
        'deep as he could. Below the abbey there is a crypt that is on no plan. Two bells ring again; the third is ' +
        'there.',
      fr:
        'Quand sonne la cloche d’argent, les morts se recouchent ; qui les veut debout l’a enfouie aussi bas qu’il a ' +
        'pu. Sous l’abbaye il y a une crypte qu’aucun plan ne montre. Deux cloches sonnent de nouveau ; la troisième ' +
        'est là.',
    },
    family: 'undead',
    characters: ['undeadChampion'],
    pieces: CRYPT,
    bell: ['silverBell', { en: 'the silver bell', fr: 'la cloche d’argent' }],
  }),
];
