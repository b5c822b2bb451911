/** Assembles the rulebook from fetched parts: contents, and chapters by language. */
import type { RuleEntry } from '@oubliette/kernel/node';
import { LANGUAGES } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { WrittenChapter, WrittenRule } from 'virtual:rulebooks';

/** A chapter's rules in these languages; one not fetched repeats the other. */
export async function entriesOf(
  chapter: WrittenChapter,
  languages: readonly Language[] = LANGUAGES,
): Promise<readonly RuleEntry[]> {
  const fetched = await Promise.all(
    languages.map(async (language) => [language, (await chapter.texts[language]()).TEXTS] as const),
  );
  const [, first] = fetched[0]!;
  const texts: Partial<Record<Language, readonly WrittenRule[]>> = Object.fromEntries(fetched);
  return chapter.rules.map((id, index) =>
    entryOf(id, chapter, (texts.en ?? first)[index]!, (texts.fr ?? first)[index]!),
  );
}

function entryOf(id: string, chapter: WrittenChapter, en: WrittenRule, fr: WrittenRule): RuleEntry {
  const { ruling, waived } = en;
  return {
    id,
    chapter: chapter.chapter,
    chapterTitle: chapter.title,
    ...(chapter.forMaster ? { forMaster: true } : {}),
    title: { en: en.title, fr: fr.title },
    en: en.text,
    fr: fr.text,
    ...(ruling === undefined ? {} : { ruling: { en: ruling, fr: fr.ruling ?? ruling } }),
    ...(waived === undefined ? {} : { waived: { en: waived, fr: fr.waived ?? waived } }),
  };
}
