export { LANGUAGES, properNoun } from './noun.ts';
export type { Gender, Language, Mention, Noun, Subject, Value } from './noun.ts';
export { defineMessages } from './catalogue.ts';
export type { ArgumentsOf, Catalogue } from './catalogue.ts';
export { say, sayParts } from './say.ts';
export type { Part } from './say.ts';
export { typeset, withApostrophes } from './typography.ts';
export { checkMessages } from './checkMessages.ts';
export { checkNouns } from './checkNouns.ts';
