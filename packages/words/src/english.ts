/** English: a or an, the, the possessive, his, her and its. */
import { ENGLISH_AGREEMENTS, ENGLISH_FORMS, SHARED_AGREEMENTS, SHARED_FORMS } from './forms.ts';
import type { EnglishForm } from './forms.ts';
import { total, unknownForm } from './grammar.ts';
import type { Grammar, Member } from './grammar.ts';
import { capitalise } from './noun.ts';
import type { EnglishNoun } from './noun.ts';

const LOCALE = 'en-GB';
const numbers = new Intl.NumberFormat(LOCALE);
const lists = new Intl.ListFormat(LOCALE, { type: 'conjunction' });

interface Phrase {
  /** "orc", "orcs", "Orc 2". */
  readonly word: string;
  readonly plural: boolean;
  /** "3 ", or nothing. */
  readonly digits: string;
  readonly the: string;
  readonly a: string;
}

const FORMS: Readonly<Record<EnglishForm, (phrase: Phrase, member: Member) => string>> = {
  '': ({ the }) => the,
  a: ({ a }) => a,
  of: ({ the }) => `of ${the}`,
  of_a: ({ a }) => `of ${a}`,
  to: ({ the }) => `to ${the}`,
  to_a: ({ a }) => `to ${a}`,
  by: ({ the }) => `by ${the}`,
  bare: ({ word }) => word,
  n: ({ word, a }, { count }) => (count === undefined ? a : `${numbers.format(count)} ${word}`),
  this: (phrase, member) =>
    isNamed(member) ? phrase.word : `${phrase.plural ? 'these' : 'this'} ${phrase.digits}${phrase.word}`,
  s: ({ the, plural }) => (plural && the.endsWith('s') ? `${the}’` : `${the}’s`),
};

export const english: Grammar = {
  locale: LOCALE,
  forms: [...SHARED_FORMS, ...ENGLISH_FORMS],
  agreements: [...SHARED_AGREEMENTS, ...ENGLISH_AGREEMENTS],
  write: (member, form, many) =>
    isForm(form) ? FORMS[form](phraseOf(member, many), member) : unknownForm(form),
  formInList,
  agree,
  number: (value) => numbers.format(value),
  list: (texts) => lists.formatToParts(texts),
};

function isForm(form: string): form is EnglishForm {
  return Object.hasOwn(FORMS, form);
}

function phraseOf(member: Member, many: boolean): Phrase {
  const { count, label } = member;
  const noun = member.noun.en;
  const plural = many || isPlural(member);
  const word = plural ? (noun.many ?? noun.one) : noun.one;
  if (label !== undefined && !many) {
    const name = `${capitalise(word)} ${label}`;
    return { word: name, plural, digits: '', the: name, a: name };
  }
  if (noun.proper) return { word, plural, digits: '', the: word, a: word };
  const digits = count === undefined || count === 1 || many ? '' : `${numbers.format(count)} `;
  const a = digits !== '' || plural ? `${digits}${word}` : withArticle(noun, word);
  return { word, plural, digits, the: count === 0 && !many ? a : `the ${digits}${word}`, a };
}

function isNamed({ noun, label }: Member): boolean {
  return label !== undefined || noun.en.proper === true;
}

function isPlural({ noun, count }: Member): boolean {
  if (noun.en.proper) return false;
  return noun.en.plural === true || (count !== undefined && count !== 1);
}

function withArticle(noun: EnglishNoun, word: string): string {
  const article = noun.proper ? null : noun.article;
  if (article === null) return word;
  return `${article ?? articleFor(word)} ${word}`;
}

function articleFor(word: string): 'a' | 'an' {
  if (/^(?:eu|uni|use|one\b|once\b)/iu.test(word)) return 'a';
  return /^(?:[aeiou]|hour|heir|honest|honour)/iu.test(word) ? 'an' : 'a';
}

/** One preposition and one possessive serve the whole list: "of the orc and the mummy’s". */
function formInList(form: string, index: number, length: number): string {
  if (form === 's') return index === length - 1 ? 's' : '';
  if (index === 0) return form;
  if (form === 'of_a' || form === 'to_a') return 'a';
  return form === 'of' || form === 'to' || form === 'by' ? '' : form;
}

function agree(members: readonly Member[], agreement: string): string | number {
  const [first] = members;
  const plural = members.length === 1 && first !== undefined ? isPlural(first) : true;
  switch (agreement) {
    case 'gender':
      return gender(members);
    case 'number':
      return plural ? 'many' : 'one';
    case 'count':
      return total(members);
    case 'its':
      return plural ? 'their' : { m: 'his', f: 'her', n: 'its' }[gender(members)];
    default:
      return unknownForm(agreement);
  }
}

/** Things and monsters are neuter unless the lexicon says otherwise; named people have their own gender. */
function gender(members: readonly Member[]): 'm' | 'f' | 'n' {
  const genders = members.map(({ noun: { en, fr } }) => en.gender ?? (en.proper ? fr.gender : 'n'));
  const [first = 'n'] = genders;
  return genders.every((each) => each === first) ? first : 'n';
}
