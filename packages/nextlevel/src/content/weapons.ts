/**
 * The weapons of the Armoury (NXT-ATK-04, NXT-EQP). A weapon of n dice is of class n; heroes with a lower
 * attack level cannot use it (NXT-ATK-02).
 */
import { noun } from '@oubliette/classic/extend';
import type { HeroKind, Text } from '@oubliette/classic/extend';
import type { Noun } from '@oubliette/words';
import { armText, EVERYONE, FIGHTERS } from './gear.ts';
import type { Arm, Gear, GearClass } from './gear.ts';

export const WEAPON_IDS = [
  'worthlessStick',
  'poorWeapon',
  'dagger',
  'staff',
  'spear',
  'shortsword',
  'handAxe',
  'minorSceptre',
  'shortBow',
  'broadsword',
  'warHammer',
  'bastardSword',
  'elvenBlade',
  'ironShodStaff',
  'longBow',
  'crossbow',
  'blackPowderPistol',
  'longsword',
  'twinBlades',
  'claymore',
  'battleAxe',
  'sceptre',
  'sylvanBow',
  'blunderbuss',
  'axe',
  'greatsword',
] as const;
export type WeaponId = (typeof WEAPON_IDS)[number];

interface Terms {
  readonly price: number;
  readonly users: readonly HeroKind[];
  readonly notSold?: true;
}

function weapon(name: Noun, about: Text, terms: Terms, arm: Arm): Gear {
  return { noun: name, text: armText(about, arm), class: classOf(arm), weapon: arm, ...terms };
}

function classOf({ dice }: Arm): GearClass {
  return Math.min(5, Math.max(1, dice)) as GearClass;
}

export const WEAPONS = {
  worthlessStick: weapon(
    noun('worthless stick', 'bâton sans valeur', 'm', { fr: 'bâtons sans valeur' }),
    { en: 'Firewood with ambitions.', fr: 'Du petit bois qui a de l’ambition.' },
    { price: 0, users: EVERYONE, notSold: true },
    { dice: 0, reach: 'side', worthless: true },
  ),
  poorWeapon: weapon(
    noun('battered weapon', 'arme abîmée', 'f', { fr: 'armes abîmées' }),
    {
      en: 'Notched, rusty, and picked up beside its last owner.',
      fr: 'Ébréchée, rouillée, ramassée auprès de son dernier propriétaire.',
    },
    { price: 40, users: EVERYONE, notSold: true },
    { dice: 0, reach: 'side' },
  ),
  dagger: weapon(
    noun('dagger', 'dague', 'f'),
    { en: 'Small, quick, and better than fists.', fr: 'Petite, vive, et mieux que les poings.' },
    { price: 25, users: EVERYONE },
    { dice: 1, reach: 'diagonal' },
  ),
  staff: weapon(
    noun('staff', 'gourdin', 'm', { en: 'staffs' }),
    { en: 'A good length of oak.', fr: 'Une bonne longueur de chêne.' },
    { price: 100, users: EVERYONE },
    { dice: 2, reach: 'diagonal' },
  ),
  spear: weapon(
    noun('spear', 'lance', 'f'),
    { en: 'It keeps trouble at arm’s length.', fr: 'Elle tient les ennuis à distance.' },
    { price: 150, users: FIGHTERS },
    { dice: 2, reach: 'diagonal', thrown: true },
  ),
  shortsword: weapon(
    noun('shortsword', 'épée courte', 'f', { fr: 'épées courtes' }),
    { en: 'Made for narrow passages.', fr: 'Faite pour les passages étroits.' },
    { price: 150, users: FIGHTERS },
    { dice: 2, reach: 'diagonal' },
  ),
  handAxe: weapon(
    noun('hand axe', 'hachette', 'f', { elides: false }),
    { en: 'For wood, rope and skulls.', fr: 'Pour le bois, la corde et les crânes.' },
    { price: 150, users: FIGHTERS },
    { dice: 2, reach: 'side', thrown: true },
  ),
  minorSceptre: weapon(
    noun('minor sceptre', 'sceptre mineur', 'm', { fr: 'sceptres mineurs' }),
    { en: 'The first one that hums in the hand.', fr: 'Le premier qui vibre dans la main.' },
    { price: 150, users: ['wizard'] },
    { dice: 2, reach: 'diagonal' },
  ),
  shortBow: weapon(
    noun('short bow', 'arc court', 'm', { fr: 'arcs courts' }),
    { en: 'A hunter’s bow.', fr: 'Un arc de chasseur.' },
    { price: 200, users: ['barbarian', 'elf'] },
    { dice: 2, reach: 'range', twoHanded: true },
  ),
  broadsword: weapon(
    noun('broadsword', 'épée large', 'f', { fr: 'épées larges' }),
    { en: 'Plain, wide and reliable.', fr: 'Simple, large et sûre.' },
    { price: 250, users: FIGHTERS },
    { dice: 3, reach: 'side' },
  ),
  warHammer: weapon(
    noun('war hammer', 'marteau de guerre', 'm', { fr: 'marteaux de guerre' }),
    { en: 'It opens helmets, and what is inside.', fr: 'Il ouvre les casques, et ce qu’il y a dedans.' },
    { price: 230, users: ['barbarian', 'dwarf'] },
    { dice: 3, reach: 'side' },
  ),
  bastardSword: weapon(
    noun('bastard sword', 'épée bâtarde', 'f', { fr: 'épées bâtardes' }),
    { en: 'Long enough to sweep a doorway.', fr: 'Assez longue pour balayer une embrasure.' },
    { price: 350, users: ['barbarian'] },
    { dice: 3, reach: 'diagonal' },
  ),
  elvenBlade: weapon(
    noun('elven blade', 'lame elfique', 'f', { fr: 'lames elfiques' }),
    { en: 'Slim, curved and hardly there.', fr: 'Mince, courbe, presque rien en main.' },
    { price: 350, users: ['elf'] },
    { dice: 3, reach: 'diagonal' },
  ),
  ironShodStaff: weapon(
    noun('iron-shod staff', 'bâton ferré', 'm', { en: 'iron-shod staffs', fr: 'bâtons ferrés' }),
    {
      en: 'A scholar’s staff, with iron at both ends.',
      fr: 'Un bâton de savant, du fer aux deux bouts.',
    },
    { price: 300, users: ['elf', 'wizard'] },
    { dice: 3, reach: 'diagonal', twoHanded: true },
  ),
  longBow: weapon(
    noun('longbow', 'arc long', 'm', { fr: 'arcs longs' }),
    { en: 'As tall as its archer.', fr: 'Aussi grand que son archer.' },
    { price: 450, users: ['elf'] },
    { dice: 3, reach: 'range', twoHanded: true },
  ),
  crossbow: weapon(
    noun('crossbow', 'arbalète', 'f'),
    { en: 'Slow to span, hard to stop.', fr: 'Lente à bander, dure à arrêter.' },
    { price: 350, users: FIGHTERS },
    { dice: 3, reach: 'range', reload: true, twoHanded: true },
  ),
  blackPowderPistol: weapon(
    noun('black-powder pistol', 'pistolet à poudre noire', 'm', { fr: 'pistolets à poudre noire' }),
    {
      en: 'Noise, smoke and, at the far end, a hole.',
      fr: 'Du bruit, de la fumée et, au bout, un trou.',
    },
    { price: 300, users: ['dwarf'] },
    { dice: 3, reach: 'range', reload: true, firearm: true },
  ),
  longsword: weapon(
    noun('longsword', 'épée longue', 'f', { fr: 'épées longues' }),
    { en: 'A knight’s blade.', fr: 'Une lame de chevalier.' },
    { price: 400, users: ['barbarian', 'elf'] },
    { dice: 4, reach: 'side', heavy: true },
  ),
  twinBlades: weapon(
    noun('pair of twin blades', 'paire de lames jumelles', 'f', {
      en: 'pairs of twin blades',
      fr: 'paires de lames jumelles',
    }),
    { en: 'One to be seen, one to be felt.', fr: 'L’une se voit, l’autre se sent.' },
    { price: 600, users: ['barbarian', 'elf'] },
    { dice: 4, reach: 'diagonal', twoHanded: true },
  ),
  claymore: weapon(
    noun('Claymore', 'Claymore', 'f'),
    { en: 'The great sword of the hills.', fr: 'La grande épée des collines.' },
    { price: 500, users: ['barbarian'] },
    { dice: 4, reach: 'diagonal', heavy: true, twoHanded: true },
  ),
  battleAxe: weapon(
    noun('battle axe', 'hache d’armes', 'f', { fr: 'haches d’armes', elides: false }),
    { en: 'Two edges, one argument.', fr: 'Deux tranchants, un seul argument.' },
    { price: 400, users: ['barbarian', 'dwarf'] },
    { dice: 4, reach: 'side', heavy: true, twoHanded: true },
  ),
  sceptre: weapon(
    noun('sceptre', 'sceptre', 'm'),
    { en: 'It strikes as hard as its bearer thinks.', fr: 'Il frappe aussi fort que pense son porteur.' },
    { price: 600, users: ['wizard'] },
    { dice: 4, reach: 'diagonal' },
  ),
  sylvanBow: weapon(
    noun('sylvan bow', 'arc sylvestre', 'm', { fr: 'arcs sylvestres' }),
    { en: 'Grown rather than carved.', fr: 'Poussé plutôt que taillé.' },
    { price: 700, users: ['elf'] },
    { dice: 4, reach: 'range', twoHanded: true },
  ),
  blunderbuss: weapon(
    noun('blunderbuss', 'tromblon', 'm', { en: 'blunderbusses' }),
    {
      en: 'Fill it with nails and turn your head away.',
      fr: 'On le bourre de clous et l’on détourne la tête.',
    },
    { price: 500, users: ['dwarf'] },
    { dice: 4, reach: 'range', reload: true, firearm: true, twoHanded: true },
  ),
  axe: weapon(
    noun('axe', 'hache', 'f', { elides: false }),
    {
      en: 'Forged under a mountain, and about as heavy.',
      fr: 'Forgée sous une montagne, et presque aussi lourde.',
    },
    { price: 900, users: ['dwarf'] },
    { dice: 5, reach: 'side', heavy: true, twoHanded: true },
  ),
  greatsword: weapon(
    noun('greatsword', 'espadon', 'm'),
    { en: 'Few can lift it, fewer face it.', fr: 'Peu le soulèvent, moins encore l’affrontent.' },
    { price: 900, users: ['barbarian'] },
    { dice: 5, reach: 'diagonal', heavy: true, twoHanded: true },
  ),
} as const satisfies Record<WeaponId, Gear>;
