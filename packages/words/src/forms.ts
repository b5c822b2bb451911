/** The placeholders of a message: `{target}`, `{Target_of}`, `{target_to_many}`, `{target_gender}`. */

/** The forms of a noun; all take `_many`, the plural whatever the count: `{target_of_many}`. */
export const SHARED_FORMS = ['', 'a', 'of', 'of_a', 'to', 'to_a', 'by', 'bare', 'n', 'this'] as const;
export const ENGLISH_FORMS = ['s'] as const;
export const FRENCH_FORMS = ['de', 'que', 'que_a', 'son'] as const;

/** What the rest of the sentence agrees with. */
export const SHARED_AGREEMENTS = ['gender', 'number', 'count'] as const;
export const ENGLISH_AGREEMENTS = ['its'] as const;
export const FRENCH_AGREEMENTS = ['e'] as const;

export type SharedForm = (typeof SHARED_FORMS)[number];
export type EnglishForm = SharedForm | (typeof ENGLISH_FORMS)[number];
export type FrenchForm = SharedForm | (typeof FRENCH_FORMS)[number];

export interface Placeholder {
  /** The caller's name for it: `target`. Camel case, so an underscore always begins a form. */
  readonly argument: string;
  readonly form: string;
  readonly many: boolean;
  /** `{Target}`: at the start of a sentence. */
  readonly capital: boolean;
}

export function parsePlaceholder(text: string): Placeholder {
  const [, name = text, suffix = ''] = /^([^_]*)_(.*)$/u.exec(text) ?? [];
  const [, form = suffix] = /^(?:(.*)_)?many$/u.exec(suffix) ?? [];
  const many = suffix === 'many' || suffix.endsWith('_many');
  const argument = name.charAt(0).toLowerCase() + name.slice(1);
  return { argument, form: suffix === 'many' ? '' : form, many, capital: argument !== name };
}
