/** Messages for a quest file with YAML errors: the parser's own in English, ours by error code in French. */
import type { YamlFault } from '@oubliette/kernel/node';
import type { Text } from '../content/names.ts';
import type { QuestProblem } from '../quest/problem.ts';

const FRENCH: Readonly<Record<YamlFault['code'], string>> = {
  ALIAS_PROPS: 'un alias (*nom) ne peut rien porter d’autre',
  BAD_ALIAS: 'cet alias (*nom) est mal écrit, ou ne désigne rien',
  BAD_COLLECTION_TYPE: 'ce groupe n’est pas de la sorte annoncée',
  BAD_DIRECTIVE: 'cette directive (%) est mal écrite',
  BAD_DQ_ESCAPE: 'ce qui suit la barre oblique inversée n’est pas connu',
  BAD_INDENT: 'le retrait de cette ligne ne va pas avec ce qui précède',
  BAD_PROP_ORDER: 'les marques (&, !) doivent précéder ce qu’elles marquent',
  BAD_SCALAR_START: 'un texte ne peut pas commencer par ce signe : mettez-le entre guillemets',
  BLOCK_AS_IMPLICIT_KEY: 'un groupe ne peut pas commencer sur la ligne d’une autre clef',
  BLOCK_IN_FLOW: 'un groupe en retrait ne peut pas être entre { } ou [ ]',
  DUPLICATE_KEY: 'cette clef est écrite deux fois',
  IMPOSSIBLE: 'ceci ne se lit pas',
  KEY_OVER_1024_CHARS: 'cette clef est trop longue',
  MISSING_CHAR: 'il manque ici un signe : une virgule, un guillemet, une parenthèse ou un deux-points',
  MULTILINE_IMPLICIT_KEY: 'une clef tient sur une seule ligne',
  MULTIPLE_ANCHORS: 'il y a ici deux ancres (&nom)',
  MULTIPLE_DOCS: 'le fichier contient plusieurs documents (---)',
  MULTIPLE_TAGS: 'il y a ici deux étiquettes (!)',
  NON_STRING_KEY: 'une clef doit être un mot',
  RESOURCE_EXHAUSTION: 'ceci est trop grand ou trop imbriqué pour être lu',
  TAB_AS_INDENT: 'un retrait s’écrit avec des espaces, sans tabulations',
  TAG_RESOLVE_FAILED: 'cette étiquette (!) n’est pas connue',
  TOO_MANY_ALIASES: 'ses alias (*nom) désignent trop de choses, ou eux-mêmes',
  UNEXPECTED_TOKEN: 'ce signe n’est pas attendu ici',
};

const MEND: Text = {
  en: 'mend the YAML: check indentation, quotes and colons around this line',
  fr: 'corrigez le YAML : voyez les retraits, les guillemets et les deux-points autour de cette ligne',
};

const WRITE_OUT: Text = {
  en: 'write out what they stand for',
  fr: 'écrivez en entier ce qu’ils désignent',
};

export function yamlProblem({ path, code, message }: YamlFault): QuestProblem {
  return {
    path,
    message: { en: message, fr: FRENCH[code] },
    remedy: code === 'TOO_MANY_ALIASES' ? WRITE_OUT : MEND,
  };
}
