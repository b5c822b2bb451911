/** The number formats and plural rules of all messages, made once instead of per message. */
import type { IntlMessageFormat } from 'intl-messageformat';

type Options = NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>;

const plain = new Map<string, Intl.NumberFormat>();
const styled = new WeakMap<object, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

export const FORMATTERS: NonNullable<Options['formatters']> = {
  getNumberFormat(locales, options) {
    const make = (): Intl.NumberFormat => new Intl.NumberFormat(locales, options);
    return options ? remember(styled, options, make) : remember(plain, String(locales), make);
  },
  getPluralRules(locales, options) {
    const key = `${String(locales)} ${options?.type}`;
    return remember(plurals, key, () => new Intl.PluralRules(locales, options));
  },
  getDateTimeFormat() {
    throw new Error('messages do not write dates');
  },
};

interface Memory<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

function remember<Key, Value>(memory: Memory<Key, Value>, key: Key, make: () => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
