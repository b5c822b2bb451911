/** Why not: a sentence for every code with which the rules or the table refuse a command. */
import type { Json, Refusal } from '@oubliette/kernel';
import type { Catalogue, Language, Mention, Noun, Value } from '@oubliette/words';
import { figureMention, isSquareOfField, kindNoun, seatMention, squareName } from './names.ts';
import type { Names } from './names.ts';
import { COMBAT_REFUSALS } from './refusals/combat.ts';
import { PERIL_REFUSALS } from './refusals/perils.ts';
import { PLAY_REFUSALS } from './refusals/play.ts';
import { TABLE_REFUSALS } from './refusals/table.ts';
import { quoted, spellNoun, thingNoun } from './scene.ts';
import { speak } from './sentence.ts';
import { WORDS } from './vocabulary.ts';

/** The rules' own; some codes mean something else at the table. */
const RULES: readonly Catalogue[] = [PLAY_REFUSALS, COMBAT_REFUSALS, PERIL_REFUSALS];

export function explainRefusal(refusal: Refusal, names: Names, language: Language): string {
  const { code, rule, with: detail = {} } = refusal;
  const lists = rule.startsWith('ADV-') ? [...RULES, TABLE_REFUSALS] : [TABLE_REFUSALS, ...RULES];
  const found = lists.find(({ en }) => Object.hasOwn(en, code));
  const args = refusalArguments(detail, names);
  return found === undefined
    ? speak({ catalogue: TABLE_REFUSALS, key: 'unknownCommand', args }, language)
    : speak({ catalogue: found, key: code, args }, language);
}

type Detail = { readonly [name: string]: Json };

/** What the sentence of a refusal may speak of. */
function refusalArguments(detail: Detail, names: Names): Record<string, Value> {
  return {
    figure: figureIn(detail, names),
    square: squareIn(detail),
    thing: thingIn(detail),
    kind: kindNoun(textIn(detail['kind'])),
    spell: spellNoun(textIn(detail['spell'])),
    seat: seatMention(names, textIn(detail['seat'])),
    face: textIn(detail['face']),
    faces: Array.isArray(detail['faces']) ? detail['faces'].map(textIn).join(', ') : '?',
    ...Object.fromEntries(
      ['field', 'range', 'count', 'cost', 'gold', 'most', 'needed', 'least', 'left'].map((name) => [
        name,
        numberOrText(detail[name]),
      ]),
    ),
  };
}

function figureIn({ figure, target }: Detail, names: Names): Mention {
  const id = figure ?? target;
  return typeof id === 'string' ? figureMention(names, id) : WORDS.somebody;
}

/** It may be a number that somebody made up: then it is no square, and is shown as it came. */
function squareIn({ square, to, at }: Detail): Noun {
  const one = square ?? to ?? at;
  return isSquareOfField(one) ? squareName(one) : quoted(textIn(one));
}

function thingIn({ weapon, item, goods, armour }: Detail): Noun {
  const id = textIn(weapon ?? item ?? goods ?? armour);
  const noun = thingNoun(id);
  return noun === WORDS.treasure ? quoted(id) : noun;
}

function textIn(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
}

function numberOrText(value: Json | undefined): string | number {
  return typeof value === 'number' ? value : textIn(value);
}
