/** Says a message: one sentence, in one language, from facts. */
import type { ArgumentsOf, Catalogue, MessageKey } from './catalogue.ts';
import { compile, GRAMMARS } from './compile.ts';
import type { Compiled, Slot } from './compile.ts';
import type { Grammar, Member } from './grammar.ts';
import { capitalise, properNoun } from './noun.ts';
import { printableLines } from './plain.ts';
import type { Language, Mention, Value } from './noun.ts';

/** A stretch of a sentence. Those about an argument name it, so that a client can link them. */
export interface Part {
  readonly text: string;
  readonly argument?: string;
  /** Which member, when the argument is a list. */
  readonly index?: number;
}

export function say<C extends Catalogue, Key extends MessageKey<C>>(
  catalogue: C,
  language: Language,
  key: Key,
  args: ArgumentsOf<C, Key>,
): string {
  const { format, slots } = compiled(catalogue, language, key);
  const values: Record<string, string | number> = {};
  for (const slot of slots) {
    const value = valueOf(args, slot, key);
    values[slot.key] =
      slot.use === 'text' ? textOf(write(language, slot, value)) : raw(language, slot, value);
  }
  return textOf(format.formatToParts<never>(values).map(({ value }) => ({ text: value })));
}

/** The same sentence in parts. */
export function sayParts<C extends Catalogue, Key extends MessageKey<C>>(
  catalogue: C,
  language: Language,
  key: Key,
  args: ArgumentsOf<C, Key>,
): readonly Part[] {
  const { format, slots } = compiled(catalogue, language, key);
  const values: Record<string, readonly Part[] | string | number> = {};
  for (const slot of slots) {
    const value = valueOf(args, slot, key);
    values[slot.key] = slot.use === 'text' ? write(language, slot, value) : raw(language, slot, value);
  }
  return format
    .formatToParts<readonly Part[]>(values)
    .flatMap(({ value }) => (typeof value === 'string' ? [{ text: value }] : value));
}

function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

function compiled(catalogue: Catalogue, language: Language, key: string): Compiled {
  const message = catalogue[language][key];
  if (message === undefined) throw new Error(`no message ${key} in ${language}`);
  return compile(language, message);
}

function valueOf(args: Readonly<Record<string, Value>>, { argument }: Slot, key: string): Value {
  const value = args[argument];
  if (value === undefined) throw new Error(`message ${key} lacks its argument ${argument}`);
  return value;
}

/** The value a select or a plural looks at. */
function raw(language: Language, { form }: Slot, value: Value): string | number {
  if (form !== '') return GRAMMARS[language].agree(membersOf(value), form);
  if (typeof value === 'object') throw new Error('a noun is neither a number nor a choice');
  return value;
}

/** What the reader sees. */
function write(language: Language, slot: Slot, value: Value): readonly Part[] {
  const grammar = GRAMMARS[language];
  const parts = grammar.agreements.includes(slot.form)
    ? [{ text: agreement(grammar, slot, value), argument: slot.argument }]
    : writeMembers(grammar, slot, value);
  const [first, ...rest] = parts;
  return slot.capital && first ? [{ ...first, text: capitalise(first.text) }, ...rest] : parts;
}

function agreement(grammar: Grammar, { form }: Slot, value: Value): string {
  const agreed = grammar.agree(membersOf(value), form);
  return typeof agreed === 'number' ? grammar.number(agreed) : agreed;
}

/** An empty list is a dash: the message should have handled it. */
function writeMembers(grammar: Grammar, { argument, form, many }: Slot, value: Value): readonly Part[] {
  if (typeof value !== 'object') {
    const text = typeof value === 'number' ? grammar.number(value) : printableLines(value);
    return [{ text: form === '' ? text : grammar.write(nameOf(text), form, many), argument }];
  }
  if (!isList(value)) return [{ text: grammar.write(memberOf(value), form, many), argument }];
  if (value.length === 0) return [{ text: '—', argument }];
  const texts = value.map((each, index) => {
    return grammar.write(memberOf(each), grammar.formInList(form, index, value.length), many);
  });
  let index = 0;
  return grammar.list(texts).map((part) => {
    return part.type === 'element' ? { text: part.value, argument, index: index++ } : { text: part.value };
  });
}

function membersOf(value: Value): readonly Member[] {
  if (typeof value === 'number') return [{ ...nameOf(String(value)), count: value }];
  return isList(value) ? value.map(memberOf) : [memberOf(value)];
}

function memberOf(value: string | Mention): Member {
  if (typeof value === 'string') return nameOf(value);
  return 'noun' in value ? value : { noun: value };
}

/** Plain text is a name: « de {player} » is « d’Alix ». */
function nameOf(text: string): Member {
  return { noun: properNoun(text, 'm') };
}

function isList(value: Value): value is readonly (string | Mention)[] {
  return Array.isArray(value);
}
