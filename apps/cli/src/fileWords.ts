/** The terminal's words about match files. */
import type { Fault } from '@oubliette/kernel';
import { defineMessages, explainFault, say } from '@oubliette/words';
import type { ArgumentsOf, Language } from '@oubliette/words';

export const FILE_WORDS = defineMessages({
  en: {
    sound: 'ok, {rows, plural, one {# row} other {# rows}}, head {head}',
    tampered: 'tampered with, {place}',
    unchecked: 'cannot be checked, {place}',
    unfair: 'the dice are not fair, {place}',
    noFile: 'not a match file, or only a part of one: it cannot be read as JSON',
    heading: 'in its heading: {reason}',
    row: 'row {row}: {reason}',
    secretAlone: 'its {dice} dice are those of the published secret alone',
    secretAndWords: 'its {dice} dice are those of the published secret and the players’ words {list}',
    elsewhere: 'its first {rows} rows were played elsewhere',
    noFileAt: 'The file {path} is not a match file, or only a part of one: it cannot be read as JSON.',
    notReplayed: 'The file {path} cannot be replayed, {place}.',
    notPlayedOn: 'The file {path} cannot be played on, {place}.',
    noSuchRow: 'The file {path} has no row {row}: it has {rows, plural, one {# row} other {# rows}}.',
  },
  fr: {
    sound: 'en ordre, {rows, plural, one {# ligne} other {# lignes}}, tête {head}',
    tampered: 'falsifié, {place}',
    unchecked: 'ne peut pas être vérifié, {place}',
    unfair: 'les dés ne sont pas honnêtes, {place}',
    noFile: 'ce n’est pas un fichier de partie, ou un morceau seulement : il ne se lit pas comme du JSON',
    heading: 'dans son en-tête : {reason}',
    row: 'ligne {row} : {reason}',
    secretAlone: 'ses {dice} dés sont ceux du seul secret publié',
    secretAndWords: 'ses {dice} dés sont ceux du secret publié et des mots des joueurs {list}',
    elsewhere: 'ses {rows} premières lignes ont été jouées ailleurs',
    noFileAt:
      'Le fichier {path} n’est pas un fichier de partie, ou un morceau seulement : il ne se lit pas comme du JSON.',
    notReplayed: 'Le fichier {path} ne peut pas être relu, {place}.',
    notPlayedOn: 'Le fichier {path} ne peut pas être continué, {place}.',
    noSuchRow: 'Le fichier {path} n’a pas de ligne {row} : il en a {rows}.',
  },
});

type Key = keyof typeof FILE_WORDS.en;

export function fileWords<K extends Key>(
  language: Language,
  key: K,
  args: ArgumentsOf<typeof FILE_WORDS, K>,
): string {
  return say(FILE_WORDS, language, key, args);
}

/** Where a file is at fault, and why. */
export function placeOf({ at, why }: Fault, language: Language): string {
  const reason = explainFault(why, language);
  return at === 0
    ? fileWords(language, 'heading', { reason })
    : fileWords(language, 'row', { row: at, reason });
}
