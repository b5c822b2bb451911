/** Where nobody is game master, the book is: what is said of one is said of the other (EXP-SOL-01). */
import type { Catalogue, Language, Sentence } from '@oubliette/words';

/** In this order. */
const INSTEAD: Readonly<Record<Language, readonly (readonly [of: string, instead: string])[]>> = {
  en: [
    ['game master’s turn', 'monsters’ turn'],
    ['game master', 'book'],
  ],
  fr: [
    ['Tour du maître du donjon', 'Tour des monstres'],
    ['maître du donjon', 'livret'],
  ],
};

const alone = new WeakMap<Catalogue, Catalogue>();

function inAll(messages: Readonly<Record<string, string>>, language: Language): Record<string, string> {
  const said = (message: string): string =>
    INSTEAD[language].reduce((text, [of, instead]) => text.replaceAll(of, instead), message);
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, said(message)]));
}

/** The sentence as it is told at a table without a game master. */
export function toldAlone(sentence: Sentence): Sentence {
  const known = alone.get(sentence.catalogue);
  const { en, fr } = sentence.catalogue;
  const catalogue = known ?? { en: inAll(en, 'en'), fr: inAll(fr, 'fr') };
  alone.set(sentence.catalogue, catalogue);
  return { ...sentence, catalogue };
}
