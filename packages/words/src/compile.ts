/** One ICU message, parsed once, with the values it needs. */
import { IntlMessageFormat } from 'intl-messageformat';
import { english } from './english.ts';
import { parsePlaceholder } from './forms.ts';
import type { Placeholder } from './forms.ts';
import { FORMATTERS } from './formatters.ts';
import { french } from './french.ts';
import type { Grammar } from './grammar.ts';
import type { Language } from './noun.ts';
import { typeset, withApostrophes } from './typography.ts';

export const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: english, fr: french };

export type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** How the message uses a value: as text, to select, to count, or in an unsupported way. */
export type Use = 'text' | 'select' | 'number' | 'date';

export interface Slot extends Placeholder {
  /** The name of the value in the compiled message. */
  readonly key: string;
  readonly use: Use;
  /** The placeholder as the author typed it. */
  readonly typed: string;
}

export interface Compiled {
  readonly format: IntlMessageFormat;
  readonly slots: readonly Slot[];
}

const cache: Readonly<Record<Language, Map<string, Compiled>>> = { en: new Map(), fr: new Map() };

/** Throws a SyntaxError when the message does not parse. */
export function compile(language: Language, message: string): Compiled {
  const known = cache[language].get(message);
  if (known) return known;
  const compiled = parse(language, message);
  cache[language].set(message, compiled);
  return compiled;
}

function parse(language: Language, message: string): Compiled {
  const { locale } = GRAMMARS[language];
  const options = { ignoreTag: true, formatters: FORMATTERS };
  const slots = new Map<string, Slot>();
  const ast = new IntlMessageFormat(withApostrophes(message), locale, undefined, options).getAst();
  const format = new IntlMessageFormat(rewrite(language, ast, slots), locale, undefined, options);
  return { format, slots: [...slots.values()] };
}

/** Sets the words between placeholders, and gives every placeholder a slot for its value. */
function rewrite(language: Language, elements: readonly Element[], slots: Map<string, Slot>): Element[] {
  const done: Element[] = [];
  for (const element of elements) {
    if (isLiteral(element)) {
      done.push({ ...element, value: typeset(language, element.value) });
    } else if (!('value' in element)) {
      done.push(element);
    } else if ('options' in element) {
      const options = Object.entries(element.options).map(([selector, option]) => {
        return [selector, { ...option, value: rewrite(language, option.value, slots) }];
      });
      const use = 'pluralType' in element ? 'number' : 'select';
      const { key } = slotFor(slots, use, element.value);
      done.push({ ...element, value: key, options: Object.fromEntries(options) as typeof element.options });
    } else if (isArgument(element)) {
      const joined = language === 'fr' ? joinParticle(done, slots, element.value) : undefined;
      done.push({ ...element, value: (joined ?? slotFor(slots, 'text', element.value)).key });
    } else {
      done.push({
        ...element,
        value: slotFor(slots, isNumber(element) ? 'number' : 'date', element.value).key,
      });
    }
  }
  return done;
}

function slotFor(
  slots: Map<string, Slot>,
  use: Use,
  typed: string,
  changes: Partial<Placeholder> = {},
): Slot {
  const placeholder = { ...parsePlaceholder(typed), ...changes };
  const key = [use, typed, placeholder.form, placeholder.capital].join(' ');
  const slot = slots.get(key) ?? { ...placeholder, key, use, typed };
  slots.set(key, slot);
  return slot;
}

const PARTICLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { '': 'of', a: 'of_a', bare: 'de' },
  à: { '': 'to', a: 'to_a' },
  que: { '': 'que', a: 'que_a' },
};

/** « de {target} » is the same as {target_of}: « du gobelin ». The particle moves into the slot. */
function joinParticle(done: Element[], slots: Map<string, Slot>, typed: string): Slot | undefined {
  const before = done.at(-1);
  if (!before || !isLiteral(before)) return undefined;
  const [, text, particle] = /^(.*(?<![\p{L}\p{N}-]))(de|De|à|À|que|Que) $/su.exec(before.value) ?? [];
  if (text === undefined || particle === undefined) return undefined;
  const { form, capital } = parsePlaceholder(typed);
  const joined = PARTICLES[particle.toLowerCase()]?.[form];
  if (joined === undefined || capital) return undefined;
  done.pop();
  if (text !== '') done.push({ ...before, value: text });
  return slotFor(slots, 'text', typed, { form: joined, capital: particle !== particle.toLowerCase() });
}

type ElementOf<Kind extends number> = Extract<Element, { type: Kind }>;

/** Element types are the parser's numbers: 0 text, 1 argument, 2 number. */
function isType(element: { readonly type: number }, type: number): boolean {
  return element.type === type;
}

export function isLiteral(element: Element): element is ElementOf<0> {
  return isType(element, 0);
}

function isArgument(element: Element): element is ElementOf<1> {
  return isType(element, 1);
}

function isNumber(element: Element): element is ElementOf<2> {
  return isType(element, 2);
}
