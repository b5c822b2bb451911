/**
 * `virtual:rulebooks`: the rulebook of each game, fetched when read. `virtual:rulebook/GAME` has its chapters
 * with the ids of their rules, `virtual:rulebook/GAME/CHAPTER/LANGUAGE` the text of a chapter's rules in one
 * language.
 */
import type { RuleEntry } from '@oubliette/kernel/node';
import { GAME_IDS } from '@oubliette/shelf';
import { GAME_FILES } from '@oubliette/shelf/node';
import { LANGUAGES } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { Plugin } from 'vite';
import { virtual } from './virtual.ts';

export function rulebooks(): Plugin[] {
  const loaders = GAME_IDS.map((id) => `${id}: () => import('virtual:rulebook/${id}')`);
  return [
    virtual('rulebooks', () => `export const RULEBOOKS = { ${loaders.join(', ')} };`),
    virtual('rulebook', (rest) => {
      const [game, chapter, language] = rest.split('/');
      const id = GAME_IDS.find((each) => each === game);
      if (id === undefined) throw new Error(`there is no rulebook of ${game}`);
      const chapters = Map.groupBy(GAME_FILES[id].rulebook(), (entry) => entry.chapter);
      if (chapter === undefined) return contentsOf(id, chapters);
      const rules = chapters.get(chapter);
      if (rules === undefined) throw new Error(`the rulebook of ${game} has no chapter ${chapter}`);
      return `export const TEXTS = ${JSON.stringify(rules.map((rule) => textsOf(rule, language as Language)))};`;
    }),
  ];
}

function contentsOf(game: string, chapters: ReadonlyMap<string, readonly RuleEntry[]>): string {
  const written = [...chapters].map(([chapter, rules]) => {
    const { chapterTitle, forMaster = false } = rules[0]!;
    const facts = { chapter, title: chapterTitle, forMaster, rules: rules.map(({ id }) => id) };
    const texts = LANGUAGES.map(
      (language) => `${language}: () => import('virtual:rulebook/${game}/${chapter}/${language}')`,
    );
    return `{ ...${JSON.stringify(facts)}, texts: { ${texts.join(', ')} } }`;
  });
  return `export const CHAPTERS = [${written.join(',\n')}];`;
}

function textsOf(rule: RuleEntry, language: Language) {
  const { title, ruling, waived } = rule;
  return {
    title: title[language],
    text: rule[language],
    ...(ruling === undefined ? {} : { ruling: ruling[language] }),
    ...(waived === undefined ? {} : { waived: waived[language] }),
  };
}
