/** A sentence for every code of a refusal; some mean something else by another rule. */
import { explainTable, isTableRefusal, speak } from '@oubliette/words';
import type { Language, Mention, NamedRefusal, Noun, TableManner, Value } from '@oubliette/words';
import { REFUSALS } from './chapters.ts';
import { figureMention, isSquareOf, squareName } from './names.ts';
import type { Names } from './names.ts';
import { EVENT_TEXTS } from '../content/eventTexts.ts';
import { abilityNoun, cardNoun, eventNoun, quoted } from './scene.ts';
import { WORDS } from './vocabulary.ts';

export const EXPERT_MANNER: TableManner = { master: WORDS.gameMaster, face: textIn };

export function explainRefusal(refusal: NamedRefusal, names: Names, language: Language): string {
  const { code, rule, with: detail = {} } = refusal;
  const isTables = !rule.startsWith('EXP-') && isTableRefusal(code);
  const key = [`${code} ${rule}`, code].find((one) => Object.hasOwn(REFUSALS.en, one));
  if (isTables || key === undefined) return explainTable(refusal, language, EXPERT_MANNER);
  return speak({ catalogue: REFUSALS, key, args: refusalArguments(detail, names) }, language);
}

/** A Treasure card, or an Event. */
function thingNoun(id: string): Noun {
  return Object.hasOwn(EVENT_TEXTS, id) ? eventNoun(id) : cardNoun(id);
}

type Detail = { readonly [name: string]: unknown };

/** The things a refusal's sentence may mention. */
function refusalArguments(detail: Detail, names: Names): Record<string, Value> {
  return {
    figure: figureIn(detail, names),
    hero: figureIn(detail, names),
    square: squareIn(detail, names),
    card: thingNoun(textIn(detail['card'])),
    ability: abilityNoun(textIn(detail['ability'])),
    ...Object.fromEntries(
      ['left', 'gold', 'most', 'threat'].map((name) => [name, numberOrText(detail[name])]),
    ),
  };
}

function figureIn({ figure, target, hero }: Detail, names: Names): Mention {
  const id = figure ?? target ?? hero;
  return typeof id === 'string' ? figureMention(names, id) : WORDS.somebody;
}

/** A made-up number is no square: it is shown as it came. */
function squareIn({ square, to, at }: Detail, names: Names): Noun {
  const one = square ?? to ?? at;
  return isSquareOf(names, one) ? squareName(names, one) : quoted(textIn(one));
}

function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
}

function numberOrText(value: unknown): string | number {
  return typeof value === 'number' ? value : textIn(value);
}
