/** A NextLevel table's options, as a lobby or terminal offers them: each in words, with its rule. */
import type { Text } from '@oubliette/classic/extend';
import type { RuleId } from '@oubliette/kernel';
import { NEXT_TRAP_KINDS, NEXT_TRAPS } from '../content/traps.ts';
import { nextOptions } from '../setup.ts';
import type { NextOptions } from '../setup.ts';
import { trapName } from './things.ts';

export type NextOption = keyof NextOptions;

interface Words {
  readonly label: Text;
  readonly hint: Text;
  readonly rule: RuleId;
}

interface Named<V> {
  readonly value: V;
  readonly label: Text;
}

export interface SwitchForm extends Words {
  readonly form: 'switch';
}
export interface ChoiceForm<V = string> extends Words {
  readonly form: 'choice';
  readonly values: readonly Named<V>[];
}
/** Any number from 1; `usual` are the ones to offer. */
export interface NumberForm extends Words {
  readonly form: 'number';
  readonly usual: readonly number[];
}
export interface SeveralForm<V = string> extends Words {
  readonly form: 'several';
  readonly values: readonly Named<V>[];
}
export type OptionForm = SwitchForm | ChoiceForm | NumberForm | SeveralForm;

/** The form for a value's type. */
type FormOf<V> = [V] extends [boolean]
  ? SwitchForm
  : [V] extends [number]
    ? NumberForm
    : [V] extends [readonly (infer T)[]]
      ? SeveralForm<T>
      : ChoiceForm<V>;

/** Traps of the map that a search could find: rockfalls are never found, and a chest is searched as it is. */
const FINDABLE = NEXT_TRAP_KINDS.filter((kind) => kind !== 'chest' && NEXT_TRAPS[kind].detectable);

function nameOf(kind: (typeof NEXT_TRAP_KINDS)[number]): Text {
  return { en: trapName(kind, 'en'), fr: trapName(kind, 'fr') };
}

/** In the order offered; the compiler requires all of them. */
export const OPTION_FORMS: { readonly [O in NextOption]: FormOf<NextOptions[O]> } = {
  traps: {
    form: 'choice',
    label: { en: 'Traps in quests of the classic book', fr: 'Pièges des quêtes du livre classique' },
    hint: {
      en: 'The ten sorts in turn: darts, blades, spheres, steel jaws, fire and gas among them; or only those the map prints.',
      fr: 'Les dix sortes tour à tour, fléchettes, tranchoirs, sphères, mâchoires d’acier, feu et gaz compris ; ou seulement ceux que porte la carte.',
    },
    rule: 'NXT-TRP-01',
    values: [
      { value: 'varied', label: { en: 'Varied', fr: 'Variés' } },
      { value: 'printed', label: { en: 'As printed', fr: 'Ceux de la carte' } },
    ],
  },
  ogres: {
    form: 'switch',
    label: { en: 'Ogres and bugbears everywhere', fr: 'Ogres et gobelours partout' },
    hint: {
      en: 'In quests of the classic book, some of the orcs, goblins and fimirs are ogres and bugbears.',
      fr: 'Dans les quêtes du livre classique, quelques orcs, lutins et fimirs sont des ogres et des gobelours.',
    },
    rule: 'NXT-MON-20',
  },
  assuredAttacks: {
    form: 'switch',
    label: { en: 'Assured attacks', fr: 'Attaques assurées' },
    hint: {
      en: 'A monster with 4 attack dice or more may roll the violet die in place of 4 of them.',
      fr: 'Un monstre qui a au moins 4 dés d’attaque peut lancer le dé violet à la place de 4 d’entre eux.',
    },
    rule: 'NXT-MON-05',
  },
  hiddenTechniques: {
    form: 'switch',
    label: { en: 'Hidden techniques', fr: 'Techniques cachées' },
    hint: {
      en: 'What monsters can do is shown when they first do it; otherwise heroes may read it from the start.',
      fr: 'Ce que savent faire les monstres se découvre quand ils s’en servent ; sinon les héros le lisent d’emblée.',
    },
    rule: 'NXT-GM-03',
  },
  searchRacks: {
    form: 'switch',
    label: { en: 'Torture tables can be searched', fr: 'Les tables de torture se fouillent' },
    hint: {
      en: 'With the two search dice, like other furniture.',
      fr: 'Avec les deux dés de fouille, comme d’autres meubles.',
    },
    rule: 'NXT-SRC-06',
  },
  experience: {
    form: 'choice',
    label: { en: 'Experience of a group attack', fr: 'Expérience d’une attaque de groupe' },
    hint: {
      en: 'Shared in equal parts, or by the Body points each player took away.',
      fr: 'Partagée à parts égales, ou selon les points de Corps que chacun a enlevés.',
    },
    rule: 'NXT-GRP-03',
    values: [
      { value: 'equal', label: { en: 'Equal parts', fr: 'À parts égales' } },
      { value: 'byDamage', label: { en: 'By damage', fr: 'Selon les dégâts' } },
    ],
  },
  bladeLength: {
    form: 'number',
    label: { en: 'Length of a swinging blade', fr: 'Longueur d’un tranchoir' },
    hint: {
      en: 'How many squares in a line it sweeps.',
      fr: 'Le nombre de cases en ligne droite qu’il balaie.',
    },
    rule: 'NXT-TRP-15',
    usual: [3, 4, 5, 6, 8, 10],
  },
  bladeReturns: {
    form: 'switch',
    label: { en: 'Blades swing again', fr: 'Les tranchoirs se réarment' },
    hint: {
      en: 'A swinging blade stays armed after it has struck.',
      fr: 'Un tranchoir reste armé après avoir frappé.',
    },
    rule: 'NXT-TRP-15',
  },
  sphereSpeed: {
    form: 'number',
    label: { en: 'Speed of a granite sphere', fr: 'Vitesse d’une sphère de granit' },
    hint: { en: 'How many squares it rolls in a turn.', fr: 'Le nombre de cases qu’elle roule par tour.' },
    rule: 'NXT-TRP-17',
    usual: [4, 6, 8, 10, 15, 20],
  },
  sphereShatters: {
    form: 'switch',
    label: { en: 'Spheres shatter', fr: 'Les sphères éclatent' },
    hint: {
      en: 'Where a granite sphere stops, the square is blocked.',
      fr: 'Là où s’arrête une sphère de granit, la case est obstruée.',
    },
    rule: 'NXT-TRP-18',
  },
  hiddenTraps: {
    form: 'several',
    label: { en: 'Traps too well hidden', fr: 'Pièges trop bien cachés' },
    hint: {
      en: 'No search finds traps of these sorts. Rockfalls are never found.',
      fr: 'Aucune recherche ne découvre les pièges de ces sortes. Les éboulis ne se découvrent jamais.',
    },
    rule: 'NXT-TRS-02',
    values: FINDABLE.map((value) => ({ value, label: nameOf(value) })),
  },
};

export const OPTION_NAMES = Object.keys(OPTION_FORMS) as readonly NextOption[];

/** The defaults. */
export const OPTION_DEFAULTS: NextOptions = nextOptions.parse({});
