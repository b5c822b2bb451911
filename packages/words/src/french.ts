/** French: le, la, l’ and les; du, des, au and aux; cet and son before a vowel; d’ and qu’. */
import { FRENCH_AGREEMENTS, FRENCH_FORMS, SHARED_AGREEMENTS, SHARED_FORMS } from './forms.ts';
import type { FrenchForm } from './forms.ts';
import { total, unknownForm } from './grammar.ts';
import type { Grammar, Member } from './grammar.ts';
import type { FrenchNoun } from './noun.ts';

const LOCALE = 'fr';
const numbers = new Intl.NumberFormat(LOCALE);
const lists = new Intl.ListFormat(LOCALE, { type: 'conjunction' });
const plurals = new Intl.PluralRules(LOCALE);

interface Phrase {
  /** « orc », « orcs », « orc 2 ». */
  readonly word: string;
  /** « 3 », or nothing. */
  readonly digits: string;
  /** « 3 orcs ». */
  readonly counted: string;
  readonly plural: boolean;
  readonly feminine: boolean;
  readonly elides: boolean;
  /** « Ladril »: no article. */
  readonly proper: boolean;
  /** « l’orc 2 »: one of several, but a particular one, so never « un ». */
  readonly labelled: boolean;
  readonly mass: boolean;
  /** « 0 orc »: nothing to be definite about. */
  readonly none: boolean;
}

const FORMS: Readonly<Record<FrenchForm, (phrase: Phrase, member: Member) => string>> = {
  '': definite,
  a: indefinite,
  of: (phrase) => contract(phrase, 'de', 'du', 'des'),
  of_a: ofIndefinite,
  to: (phrase) => contract(phrase, 'à', 'au', 'aux'),
  to_a: (phrase) => (isParticular(phrase) ? contract(phrase, 'à', 'au', 'aux') : `à ${indefinite(phrase)}`),
  by: (phrase) => `par ${definite(phrase)}`,
  bare: ({ word }) => word,
  n: (phrase, { count }) =>
    count === undefined ? indefinite(phrase) : `${numbers.format(count)} ${phrase.word}`,
  this: ({ proper, plural, feminine, elides, word, counted }) => {
    if (proper) return word;
    if (plural) return `ces ${counted}`;
    if (feminine) return `cette ${word}`;
    return elides ? `cet ${word}` : `ce ${word}`;
  },
  de: (phrase) => (phrase.proper ? contract(phrase, 'de', 'du', 'des') : elide('de', phrase)),
  que: (phrase) => (phrase.proper ? elide('que', phrase) : `que ${definite(phrase)}`),
  que_a: (phrase) => {
    if (phrase.proper) return elide('que', phrase);
    const text = indefinite(phrase);
    return /^une? /u.test(text) ? `qu’${text}` : `que ${text}`;
  },
  son: ({ proper, plural, feminine, elides, word, counted }) => {
    if (proper) return word;
    if (plural) return `ses ${counted}`;
    return feminine && !elides ? `sa ${word}` : `son ${word}`;
  },
};

export const french: Grammar = {
  locale: LOCALE,
  forms: [...SHARED_FORMS, ...FRENCH_FORMS],
  agreements: [...SHARED_AGREEMENTS, ...FRENCH_AGREEMENTS],
  write: (member, form, many) =>
    isForm(form) ? FORMS[form](phraseOf(member, many), member) : unknownForm(form),
  formInList,
  agree,
  number: (value) => numbers.format(value),
  list: (texts) => lists.formatToParts(texts),
};

function isForm(form: string): form is FrenchForm {
  return Object.hasOwn(FORMS, form);
}

function phraseOf(member: Member, many: boolean): Phrase {
  const noun = member.noun.fr;
  const count = many ? undefined : member.count;
  const label = many ? undefined : member.label;
  const plural = many || isPlural(member);
  const form = plural ? (noun.many ?? noun.one) : noun.one;
  const word = label === undefined ? form : `${form} ${label}`;
  const digits = count === undefined || count === 1 ? '' : `${numbers.format(count)} `;
  return {
    word,
    digits,
    counted: `${digits}${word}`,
    plural,
    feminine: noun.gender === 'f',
    elides: doesElide(noun),
    proper: noun.proper === true,
    labelled: label !== undefined,
    mass: !noun.proper && noun.mass === true,
    none: count === 0,
  };
}

/** French counts from two: « 0 orc », « 1 orc », « 2 orcs ». */
function isPlural({ noun, count }: Member): boolean {
  if (noun.fr.proper) return false;
  return noun.fr.plural === true || (count !== undefined && plurals.select(count) !== 'one');
}

/**
 * A y is a vowel before a consonant (d’Ylva) but not before a vowel (le yéti). An h is mute in common nouns
 * unless the lexicon says otherwise, and aspirated in names, most of them foreign (de Hrolf).
 */
export function doesElide(noun: FrenchNoun): boolean {
  if (noun.elides !== undefined) return noun.elides;
  const start = noun.one.normalize('NFD').replace(/^[^\p{L}\p{N}]+/u, '');
  return (noun.proper ? VOWEL : VOWEL_OR_H).test(start);
}

const VOWEL = /^(?:[aeiouœæ]|y\p{M}*[^\p{M}aeiouy])/iu;
const VOWEL_OR_H = /^(?:[aeiouhœæ]|y\p{M}*[^\p{M}aeiouy])/iu;

function isParticular({ proper, labelled }: Phrase): boolean {
  return proper || labelled;
}

function elide(particle: 'de' | 'que', { elides, word }: Phrase): string {
  return elides ? `${particle.slice(0, -1)}’${word}` : `${particle} ${word}`;
}

function definite({ proper, none, plural, elides, feminine, word, counted }: Phrase): string {
  if (proper) return word;
  if (none) return counted;
  if (plural) return `les ${counted}`;
  if (elides) return `l’${word}`;
  return feminine ? `la ${word}` : `le ${word}`;
}

function indefinite(phrase: Phrase): string {
  const { digits, plural, mass, feminine, word, counted } = phrase;
  if (isParticular(phrase)) return definite(phrase);
  if (digits !== '') return counted;
  if (plural) return `des ${word}`;
  if (mass) return contract(phrase, 'de', 'du', 'des');
  return feminine ? `une ${word}` : `un ${word}`;
}

/** de + le → du, à + les → aux. A nickname’s own article contracts too: Le Balafré → du Balafré. */
function contract(phrase: Phrase, particle: 'de' | 'à', withLe: 'du' | 'au', withLes: 'des' | 'aux'): string {
  const { proper, none, plural, elides, feminine, word, counted } = phrase;
  if (proper) {
    const [, article, name] = /^(les?) (.+)$/iu.exec(word) ?? [];
    if (article !== undefined) return `${article.length === 2 ? withLe : withLes} ${name}`;
    return particle === 'de' ? elide('de', phrase) : `à ${word}`;
  }
  if (none) return `${particle} ${counted}`;
  if (plural) return `${withLes} ${counted}`;
  if (elides) return `${particle} l’${word}`;
  return feminine ? `${particle} la ${word}` : `${withLe} ${word}`;
}

/** de + un → d’un; de + des → de: « d’orcs »; de + du → de: « d’or ». */
function ofIndefinite(phrase: Phrase): string {
  if (isParticular(phrase)) return contract(phrase, 'de', 'du', 'des');
  if (phrase.digits !== '') return `de ${phrase.counted}`;
  return phrase.plural || phrase.mass ? elide('de', phrase) : `d’${indefinite(phrase)}`;
}

/** Each member has its own preposition: « de l’orc et de la momie ». Only « que » is said once. */
function formInList(form: string, index: number): string {
  if (index === 0) return form;
  if (form === 'que') return '';
  return form === 'que_a' ? 'a' : form;
}

/** The masculine wins in a mixed list. */
function agree(members: readonly Member[], agreement: string): string | number {
  const [first] = members;
  const feminine = first !== undefined && members.every(({ noun }) => noun.fr.gender === 'f');
  const plural = members.length === 1 && first !== undefined ? isPlural(first) : members.length > 1;
  switch (agreement) {
    case 'gender':
      return feminine ? 'f' : 'm';
    case 'number':
      return plural ? 'many' : 'one';
    case 'count':
      return total(members);
    case 'e':
      return `${feminine ? 'e' : ''}${plural ? 's' : ''}`;
    default:
      return unknownForm(agreement);
  }
}
