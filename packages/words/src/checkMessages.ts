/** Every mistake in a catalogue that can be found without saying a sentence. For tests. */
import type { Catalogue } from './catalogue.ts';
import { compile } from './compile.ts';
import type { Compiled } from './compile.ts';
import { placeholderProblems } from './checkPlaceholders.ts';
import { wordingProblems } from './checkWording.ts';
import { kindsOf } from './kinds.ts';
import { LANGUAGES } from './noun.ts';
import type { Language } from './noun.ts';

/** One line per mistake: "fr doorOpened: …". None for a sound catalogue. */
export function checkMessages(catalogue: Catalogue): readonly string[] {
  const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(catalogue[language])));
  return [...keys].flatMap((key) => checkMessage(catalogue, key));
}

function checkMessage(catalogue: Catalogue, key: string): readonly string[] {
  const problems: string[] = [];
  const messages = new Map<Language, Compiled>();
  for (const language of LANGUAGES) {
    const compiled = attempt(catalogue, language, key);
    if (typeof compiled === 'string') problems.push(`${language} ${key}: ${compiled}`);
    else messages.set(language, compiled);
  }
  const kinds = kindsOf([...messages.values()].flatMap(({ slots }) => slots));
  for (const [language, message] of messages) {
    const checked = { ...message, language, kinds };
    const found = [
      ...strangers(language, messages),
      ...placeholderProblems(checked),
      ...wordingProblems(checked),
    ];
    problems.push(...found.map((problem) => `${language} ${key}: ${problem}`));
  }
  return problems;
}

function attempt(catalogue: Catalogue, language: Language, key: string): Compiled | string {
  const message = catalogue[language][key];
  if (message === undefined) return 'missing';
  try {
    return compile(language, message);
  } catch (error) {
    return `does not parse: ${String(error)}`;
  }
}

/** The arguments that another language never mentions. */
function strangers(language: Language, messages: ReadonlyMap<Language, Compiled>): readonly string[] {
  const mine = argumentsOf(messages.get(language));
  return LANGUAGES.filter((other) => messages.has(other)).flatMap((other) => {
    const unknown = mine.difference(argumentsOf(messages.get(other)));
    return [...unknown].map((argument) => `{${argument}} is unknown in ${other}`);
  });
}

function argumentsOf(message: Compiled | undefined): ReadonlySet<string> {
  return new Set(message?.slots.map(({ argument }) => argument));
}
