/** Spaces and apostrophes as each language prints them, so that authors may type plain ones. */
import type { Language } from './noun.ts';

/** Before ; ! ? % and inside « ». */
const NARROW = '\u202f';
/** Before a colon. */
const WIDE = '\u00a0';

/** Before parsing. ICU would read a straight apostrophe as the start of a quotation: `l'{target}`. */
export function withApostrophes(message: string): string {
  return message.replaceAll("'", '’');
}

/** The words between the placeholders. */
export function typeset(language: Language, text: string): string {
  return language === 'fr' ? typesetFrench(text) : text;
}

/** What is quoted as code stays as it is typed. */
function typesetFrench(text: string): string {
  return text
    .split(/(`[^`]*`)/u)
    .map((piece, i) => (i % 2 === 1 ? piece : typesetProse(piece)))
    .join('');
}

function typesetProse(text: string): string {
  return text
    .replaceAll(/(?<![\s(;!?])[ \u00a0\u202f]*([;!?%])/gu, `${NARROW}$1`)
    .replaceAll(/[ \u00a0\u202f]*:(?![\d/])/gu, `${WIDE}:`)
    .replaceAll(/«[ \u00a0\u202f]*/gu, `«${NARROW}`)
    .replaceAll(/[ \u00a0\u202f]*»/gu, `${NARROW}»`);
}
