/** A sentence for every code of a refusal. */
import { explainTable, isTableRefusal, speak } from '@oubliette/words';
import type { Catalogue, Language, Mention, NamedRefusal, Noun, TableManner, Value } from '@oubliette/words';
import { figureMention, isSquareOfField, kindNoun, seatMention, squareName } from './names.ts';
import type { Names } from './names.ts';
import { COMBAT_REFUSALS } from './refusals/combat.ts';
import { PERIL_REFUSALS } from './refusals/perils.ts';
import { PLAY_REFUSALS } from './refusals/play.ts';
import { CORRECTION_REFUSALS } from './refusals/corrections.ts';
import { ROOM_REFUSALS } from './rooms/rooms.ts';
import { quoted, spellNoun, thingNoun } from './scene.ts';
import { WORDS } from './vocabulary.ts';

export const RULES: readonly Catalogue[] = [PLAY_REFUSALS, COMBAT_REFUSALS, PERIL_REFUSALS, ...ROOM_REFUSALS];

export const EXPEDITION_MANNER: TableManner = { master: WORDS.gameMaster, face: textIn };

/** Some codes mean something else in corrections, or to the table. */
export function explainRefusal(refusal: NamedRefusal, names: Names, language: Language): string {
  const { code, rule, with: detail = {} } = refusal;
  const isRules = rule.startsWith('ADV-');
  if (!isRules && isTableRefusal(code)) return explainTable(refusal, language, EXPEDITION_MANNER);
  const lists = isRules ? [...RULES, CORRECTION_REFUSALS] : [CORRECTION_REFUSALS, ...RULES];
  const catalogue = lists.find(({ en }) => Object.hasOwn(en, code));
  return catalogue === undefined
    ? explainTable(refusal, language, EXPEDITION_MANNER)
    : speak({ catalogue, key: code, args: refusalArguments(detail, names) }, language);
}

type Detail = { readonly [name: string]: unknown };

/** The things a refusal's sentence may mention. */
function refusalArguments(detail: Detail, names: Names): Record<string, Value> {
  return {
    figure: figureIn(detail, names),
    square: squareIn(detail),
    thing: thingIn(detail),
    kind: kindNoun(textIn(detail['kind'])),
    spell: spellNoun(textIn(detail['spell'])),
    seat: seatMention(names, textIn(detail['seat'])),
    ...Object.fromEntries(
      ['range', 'count', 'cost', 'gold', 'most', 'needed', 'least', 'left'].map((name) => [
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

/** A made-up number is no square: it is shown as it came. */
function squareIn({ square, to, at }: Detail): Noun {
  const one = square ?? to ?? at;
  return isSquareOfField(one) ? squareName(one) : quoted(textIn(one));
}

function thingIn({ weapon, item, goods, armour }: Detail): Noun {
  const id = textIn(weapon ?? item ?? goods ?? armour);
  const noun = thingNoun(id);
  return noun === WORDS.treasure ? quoted(id) : noun;
}

function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
}

function numberOrText(value: unknown): string | number {
  return typeof value === 'number' ? value : textIn(value);
}
