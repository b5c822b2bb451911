/** Whom only a quest room holds: beasts grown great, chiefs, fallen heroes. Their cards are in no pile (EXP-QRM-03). */
import { noun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';
import { CHARACTERS } from './characters.ts';
import type { Character, ClassId } from './characters.ts';
import type { MonsterCard } from './monsters.ts';

type Foe = Omit<MonsterCard, 'count'> & {
  readonly count: 1;
  /** Body it is expected to cost a party: what the budget of a quest room counts. */
  readonly threat: number;
};

type Figures = readonly [attack: number, defence: number, body: number, speed: number];

function foe(
  name: Noun,
  family: MonsterCard['family'],
  [attack, defence, body, speed]: Figures,
  threat: number,
  rest: Partial<MonsterCard>,
): Foe {
  return { noun: name, family, level: 6, attack, defence, body, speed, threat, ...rest, count: 1 };
}

/** A beast in its lair is alone, and strikes twice (EXP-QGN-03). */
function beast(name: Noun, family: MonsterCard['family'], figures: Figures): Foe {
  return foe(name, family, figures, 9, { treasure: 2, knack: 'twoBlows' });
}

/** The class as its card has it, with what it starts with; blocked for by monster shields (EXP-QGN-10). */
function fallen(of: ClassId, name: Noun, rest: Partial<MonsterCard> = {}): Foe {
  const { attack, defence, body, speed }: Character = CHARACTERS[of];
  return foe(name, 'outlaws', [attack, defence, body, speed], 2, { treasure: 1, ...rest });
}

export const FOES = {
  oldTroll: beast(noun('old troll', 'vieux troll', 'm', { fr: 'vieux trolls' }), 'greenskins', [5, 3, 13, 1]),
  hornedKing: beast(noun('horned king', 'roi cornu', 'm', { fr: 'rois cornus' }), 'beasts', [5, 3, 13, 2]),
  greatOgre: beast(noun('great ogre', 'grand ogre', 'm', { fr: 'grands ogres' }), 'outlaws', [5, 3, 13, 1]),
  wyrm: beast(noun('young dragon', 'jeune dragon', 'm', { fr: 'jeunes dragons' }), 'beasts', [5, 3, 12, 2]),
  robberKing: foe(
    noun('robber king', 'roi des voleurs', 'm', { fr: 'rois des voleurs' }),
    'outlaws',
    [5, 4, 9, 2],
    4,
    { isLeader: true, treasure: 2, knack: 'steals' },
  ),
  warlord: foe(
    noun('orc warlord', 'seigneur de guerre orc', 'm', { fr: 'seigneurs de guerre orcs' }),
    'greenskins',
    [5, 4, 10, 1],
    4,
    { isLeader: true, treasure: 2, knack: 'rallies' },
  ),
  ransomer: foe(
    noun('ransom taker', 'rançonneur', 'm', { en: 'ransom takers' }),
    'outlaws',
    [5, 4, 8, 2],
    4,
    { isLeader: true, treasure: 2, knack: 'crushes' },
  ),
  profaner: foe(noun('profaner', 'profanateur', 'm'), 'chaos', [5, 3, 8, 1], 4, {
    isLeader: true,
    casts: true,
    treasure: 2,
    knack: 'wards',
  }),
  deepHorror: foe(
    noun('horror of the deep', 'horreur des profondeurs', 'f', {
      en: 'horrors of the deep',
      fr: 'horreurs des profondeurs',
    }),
    'chaos',
    [5, 3, 10, 1],
    5,
    { treasure: 2, knack: 'crushes' },
  ),
  necromancer: foe(noun('necromancer', 'nécromant', 'm'), 'undead', [5, 3, 8, 1], 4, {
    isLeader: true,
    casts: true,
    treasure: 2,
    knack: 'wards',
  }),
  sorcerer: foe(noun('sorcerer', 'sorcier', 'm'), 'chaos', [5, 3, 8, 1], 4, {
    isLeader: true,
    casts: true,
    treasure: 2,
    knack: 'regenerates',
  }),
  poisoner: foe(noun('poisoner', 'empoisonneuse', 'f'), 'chaos', [5, 3, 8, 2], 4, {
    isLeader: true,
    treasure: 2,
    knack: 'poisons',
  }),
  fallenBarbarian: fallen(
    'barbarian',
    noun('fallen Barbarian', 'Barbare déchu', 'm', { fr: 'Barbares déchus' }),
  ),
  fallenWarrior: fallen('warrior', noun('fallen Warrior', 'Guerrier déchu', 'm', { fr: 'Guerriers déchus' })),
  fallenDwarf: fallen('dwarf', noun('fallen Dwarf', 'Nain déchu', 'm', { fr: 'Nains déchus' })),
  fallenElf: fallen(
    'elf',
    noun('fallen Elf', 'Elfe déchu', 'm', { en: 'fallen Elves', fr: 'Elfes déchus' }),
    { shoots: true },
  ),
  fallenHalfling: fallen(
    'halfling',
    noun('fallen Halfling', 'Halfling déchu', 'm', { fr: 'Halflings déchus' }),
  ),
  fallenPriest: fallen('priest', noun('fallen Priest', 'Prêtre déchu', 'm', { fr: 'Prêtres déchus' })),
  fallenWizard: fallen('wizard', noun('fallen Wizard', 'Magicien déchu', 'm', { fr: 'Magiciens déchus' })),
} as const satisfies Readonly<Record<string, Foe>>;

export type FoeId = keyof typeof FOES;

export const FOE_IDS = Object.keys(FOES) as readonly FoeId[];

export function isFoe(id: string): id is FoeId {
  return Object.hasOwn(FOES, id);
}

export function foeCard(id: FoeId): Foe {
  return FOES[id];
}

const FALLEN: Readonly<Record<ClassId, FoeId>> = {
  barbarian: 'fallenBarbarian',
  warrior: 'fallenWarrior',
  dwarf: 'fallenDwarf',
  elf: 'fallenElf',
  halfling: 'fallenHalfling',
  priest: 'fallenPriest',
  wizard: 'fallenWizard',
};

/** What a hero class becomes that nobody plays (EXP-QGN-10). */
export function fallenOf(id: ClassId): FoeId {
  return FALLEN[id];
}
