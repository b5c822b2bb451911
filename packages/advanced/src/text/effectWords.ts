/** Active effects in a few words; bookkeeping effects have none. */
import type { Language } from '@oubliette/words';
import type { Text } from '../plan.ts';

const EFFECTS: Readonly<Record<string, Text>> = {
  dragonArmour: { en: 'Dragon Armour', fr: 'Armure du Dragon' },
  courage: { en: 'Courage', fr: 'Courage' },
  fearsome: { en: 'a fearsome look', fr: 'un aspect terrifiant' },
  flamingHand: { en: 'a flaming hand', fr: 'une main enflammée' },
  stilled: { en: 'thick air: no moving', fr: 'un air épais : aucun mouvement' },
  swift: { en: 'great speed', fr: 'une grande rapidité' },
  fleet: { en: 'twice the speed', fr: 'une rapidité doublée' },
  choked: { en: 'a choking spell', fr: 'un sort d’étranglement' },
  numb: { en: 'numb limbs', fr: 'des membres engourdis' },
  nausea: { en: 'nausea', fr: 'la nausée' },
  controlled: { en: 'under a will not their own', fr: 'sous une volonté étrangère' },
  lifts: { en: 'both hands on the portcullis', fr: 'les mains prises par la herse' },
  strengthPotion: { en: 'a potion of strength', fr: 'une potion de force' },
  healingPotion: { en: 'a healing potion', fr: 'une potion de soins' },
  magicPower: { en: 'the power of the circle', fr: 'le pouvoir du cercle' },
  freeSpell: { en: 'the power of the circle', fr: 'le pouvoir du cercle' },
  oneMoreDie: { en: 'one more damage die', fr: 'un dé de dégâts de plus' },
  irritated: { en: 'an itch', fr: 'des démangeaisons' },
  asleep: { en: 'sleep', fr: 'le sommeil' },
  cowering: { en: 'fear', fr: 'la peur' },
  berserk: { en: 'fury', fr: 'la furie' },
  diseased: { en: 'a disease', fr: 'une maladie' },
  braced: { en: 'one more Toughness', fr: 'un point de Résistance de plus' },
  seated: { en: 'a seat on the throne', fr: 'une place sur le trône' },
  atTrap: { en: 'at a trap: no farther this turn', fr: 'devant un piège : pas plus loin ce tour' },
  inPit: { en: 'at the bottom of a pit', fr: 'au fond d’une fosse' },
  unloaded: { en: 'a weapon to reload', fr: 'une arme à recharger' },
  drags: { en: 'a friend to drag', fr: 'un ami à traîner' },
  carries: { en: 'a friend to carry', fr: 'un ami à porter' },
  captive: { en: 'captivity', fr: 'la captivité' },
  swarmed: { en: 'a swarm all around', fr: 'une nuée tout autour' },
  vanishing: { en: 'powers about to be unleashed', fr: 'des pouvoirs près de se déchaîner' },
};

/** Null for an effect that is not shown. */
export function effectName(tag: string, language: Language): string | null {
  return Object.hasOwn(EFFECTS, tag) ? EFFECTS[tag]![language] : null;
}
