/** The twenty-five treasure cards (CLS-CMP-05, CLS-TRE-04 to CLS-TRE-09). */
import type { Noun } from '@oubliette/words';
import { noun } from './names.ts';
import type { Text } from './names.ts';
import type { Harm } from './traps.ts';

export const TREASURE_IDS = [
  'gold10',
  'gold20',
  'gold25',
  'gold50',
  'scatteredGold',
  'gem',
  'jewels',
  'hoard',
  'potionOfHealing',
  'heroicBrew',
  'holyWater',
  'potionOfResilience',
  'potionOfSpeed',
  'potionOfStrength',
  'nothing',
  'arrowTrap',
  'boltTrap',
  'pitTrap',
  'wanderingMonster',
] as const;
export type TreasureId = (typeof TREASURE_IDS)[number];

export type PotionId = Extract<
  TreasureId,
  'potionOfHealing' | 'heroicBrew' | 'holyWater' | 'potionOfResilience' | 'potionOfSpeed' | 'potionOfStrength'
>;

export type TreasureEffect =
  | { readonly tag: 'gold'; readonly amount: number }
  /** A die times ten, but the finder spends the next turn picking it up. */
  | { readonly tag: 'scatteredGold' }
  | { readonly tag: 'potion' }
  | { readonly tag: 'nothing' }
  /** `holds`: the victim spends the next turn climbing out. */
  | { readonly tag: 'trap'; readonly harm: Harm; readonly holds?: true }
  | { readonly tag: 'wanderingMonster' };

export interface TreasureCard {
  readonly noun: Noun;
  readonly text: Text;
  readonly count: number;
  readonly effect: TreasureEffect;
}

const gold = (amount: number, count: number): TreasureCard => ({
  noun: noun('bag of gold', 'bourse d’or', 'f', { en: 'bags of gold', fr: 'bourses d’or' }),
  text: { en: `A purse of ${amount} gold pieces.`, fr: `Une bourse de ${amount} pièces d’or.` },
  count,
  effect: { tag: 'gold', amount },
});

export const TREASURES = {
  gold10: gold(10, 1),
  gold20: gold(20, 1),
  gold25: gold(25, 2),
  gold50: gold(50, 1),
  scatteredGold: {
    noun: noun('handful of scattered gold', 'pluie de pièces d’or', 'f', {
      en: 'handfuls of scattered gold',
      fr: 'pluies de pièces d’or',
    }),
    text: {
      en: 'Coins roll everywhere: a die times 10 gold pieces, but you miss your next turn gathering them.',
      fr: 'Des pièces roulent partout : un dé multiplié par 10 pièces d’or, mais vous passez votre prochain tour à les ramasser.',
    },
    count: 1,
    effect: { tag: 'scatteredGold' },
  },
  gem: {
    noun: noun('gem', 'gemme', 'f'),
    text: { en: 'A gem worth 50 gold pieces.', fr: 'Une gemme qui vaut 50 pièces d’or.' },
    count: 1,
    effect: { tag: 'gold', amount: 50 },
  },
  jewels: {
    noun: noun('jewel case', 'écrin de bijoux', 'm', { fr: 'écrins de bijoux' }),
    text: { en: 'Jewels worth 50 gold pieces.', fr: 'Des bijoux qui valent 50 pièces d’or.' },
    count: 1,
    effect: { tag: 'gold', amount: 50 },
  },
  hoard: {
    noun: noun('treasure hoard', 'magot', 'm'),
    text: { en: 'A hoard of 100 gold pieces.', fr: 'Un magot de 100 pièces d’or.' },
    count: 1,
    effect: { tag: 'gold', amount: 100 },
  },
  potionOfHealing: {
    noun: noun('potion of healing', 'potion de guérison', 'f', {
      en: 'potions of healing',
      fr: 'potions de guérison',
    }),
    text: {
      en: 'Drink it at any time: up to 4 lost Body points come back.',
      fr: 'Se boit à tout moment : jusqu’à 4 points de Corps perdus reviennent.',
    },
    count: 2,
    effect: { tag: 'potion' },
  },
  heroicBrew: {
    noun: noun('heroic brew', 'breuvage héroïque', 'm', { fr: 'breuvages héroïques' }),
    text: {
      en: 'Drink it just before you attack: you attack twice this turn.',
      fr: 'Se boit juste avant d’attaquer : vous attaquez deux fois ce tour-ci.',
    },
    count: 1,
    effect: { tag: 'potion' },
  },
  holyWater: {
    noun: noun('flask of holy water', 'fiole d’eau bénite', 'f', {
      en: 'flasks of holy water',
      fr: 'fioles d’eau bénite',
    }),
    text: {
      en: 'Use it instead of attacking: one adjacent skeleton, zombie or mummy is destroyed.',
      fr: 'S’emploie au lieu d’attaquer : un squelette, un zombi ou une momie sur une case contiguë est détruit.',
    },
    count: 1,
    effect: { tag: 'potion' },
  },
  potionOfResilience: {
    noun: noun('potion of resilience', 'potion de résistance', 'f', {
      en: 'potions of resilience',
      fr: 'potions de résistance',
    }),
    text: {
      en: 'Drink it at any time: two more dice the next time you defend.',
      fr: 'Se boit à tout moment : deux dés de plus à votre prochaine défense.',
    },
    count: 1,
    effect: { tag: 'potion' },
  },
  potionOfSpeed: {
    noun: noun('potion of speed', 'potion de vitesse', 'f', {
      en: 'potions of speed',
      fr: 'potions de vitesse',
    }),
    text: {
      en: 'Drink it at any time: twice as many dice for your next move.',
      fr: 'Se boit à tout moment : deux fois plus de dés pour votre prochain déplacement.',
    },
    count: 1,
    effect: { tag: 'potion' },
  },
  potionOfStrength: {
    noun: noun('potion of strength', 'potion de force', 'f', {
      en: 'potions of strength',
      fr: 'potions de force',
    }),
    text: {
      en: 'Drink it at any time: two more dice on your next attack.',
      fr: 'Se boit à tout moment : deux dés de plus à votre prochaine attaque.',
    },
    count: 1,
    effect: { tag: 'potion' },
  },
  nothing: {
    noun: noun('empty hiding place', 'cachette vide', 'f', { fr: 'cachettes vides' }),
    text: {
      en: 'Dust and cobwebs, nothing else.',
      fr: 'De la poussière et des toiles d’araignée, rien d’autre.',
    },
    count: 1,
    effect: { tag: 'nothing' },
  },
  arrowTrap: {
    noun: noun('arrow trap', 'piège à flèche', 'm', { fr: 'pièges à flèche' }),
    text: {
      en: 'An arrow flies from the wall: lose 1 Body point.',
      fr: 'Une flèche jaillit du mur : vous perdez 1 point de Corps.',
    },
    count: 1,
    effect: { tag: 'trap', harm: { lose: 1 } },
  },
  boltTrap: {
    noun: noun('crossbow trap', 'piège à carreau', 'm', { fr: 'pièges à carreau' }),
    text: {
      en: 'A hidden crossbow goes off: lose 1 Body point.',
      fr: 'Une arbalète dissimulée se déclenche : vous perdez 1 point de Corps.',
    },
    count: 1,
    effect: { tag: 'trap', harm: { lose: 1 } },
  },
  pitTrap: {
    noun: noun('sudden pit', 'chausse-trape', 'f'),
    text: {
      en: 'The floor gives way: lose 1 Body point and move no more this turn. The hole closes once you are out.',
      fr: 'Le sol se dérobe : vous perdez 1 point de Corps et n’avancez plus ce tour-ci. Le trou se referme quand vous en sortez.',
    },
    count: 1,
    effect: { tag: 'trap', harm: { lose: 1 }, holds: true },
  },
  wanderingMonster: {
    noun: noun('wandering monster', 'monstre errant', 'm', { fr: 'monstres errants' }),
    text: {
      en: 'A monster was prowling nearby: it appears beside you and attacks at once.',
      fr: 'Un monstre rôdait dans les parages : il surgit à côté de vous et attaque aussitôt.',
    },
    count: 5,
    effect: { tag: 'wanderingMonster' },
  },
} as const satisfies Record<TreasureId, TreasureCard>;

export function treasureCard(id: TreasureId): TreasureCard {
  return TREASURES[id];
}

/** All 25 cards by id, one entry per card. */
export const TREASURE_DECK: readonly TreasureId[] = TREASURE_IDS.flatMap((id) =>
  Array<TreasureId>(TREASURES[id].count).fill(id),
);

export function isPotion(id: TreasureId): id is PotionId {
  return TREASURES[id].effect.tag === 'potion';
}
