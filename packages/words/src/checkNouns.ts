/** Every mistake in a lexicon that can be found without knowing the word. For tests. */
import { doesElide } from './french.ts';
import { LANGUAGES } from './noun.ts';
import type { FrenchNoun, Language, Noun } from './noun.ts';

/** One line per mistake: "fr hero: …". None for a sound lexicon. */
export function checkNouns(nouns: Readonly<Record<string, Noun>>): readonly string[] {
  return Object.entries(nouns).flatMap(([key, noun]) => [
    ...LANGUAGES.flatMap((language) =>
      spelling(language, noun).map((problem) => `${language} ${key}: ${problem}`),
    ),
    ...elision(noun.fr).map((problem) => `fr ${key}: ${problem}`),
  ]);
}

const ARTICLES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:an?|the) /iu,
  fr: /^(?:les? |la |l’|une? |des |du )/iu,
};

function spelling(language: Language, nouns: Noun): readonly string[] {
  const noun = nouns[language];
  const problems: string[] = [];
  for (const form of new Set([noun.one, noun.many ?? noun.one])) {
    if (!/^\S+(?: \S+)*$/u.test(form)) problems.push(`"${form}" is empty or has spaces to spare`);
    if (/['"]/u.test(form)) problems.push(`"${form}" has a straight apostrophe or quotation mark`);
    if (!noun.proper && ARTICLES[language].test(form)) problems.push(`"${form}" brings its own article`);
  }
  if (!noun.proper && noun.plural && noun.one !== noun.many)
    problems.push('always plural, but "one" is not "many"');
  return problems;
}

function elision(noun: FrenchNoun): readonly string[] {
  const { one, elides, proper } = noun;
  if (!proper && elides === undefined && /^h/iu.test(one)) return [`"${one}": say whether its h elides`];
  const letter = one.normalize('NFD').charAt(0);
  return elides && !/[hyw]/iu.test(letter) && !doesElide({ one, gender: noun.gender, proper: true })
    ? [`"${one}" cannot elide before ${letter}`]
    : [];
}
