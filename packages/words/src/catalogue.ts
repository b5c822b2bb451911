/** Messages in both languages; the compiler reads the arguments of each from its text. */
import type { Language, Subject, Value } from './noun.ts';

export type Catalogue<Key extends string = string> = Readonly<
  Record<Language, Readonly<Record<Key, string>>>
>;

export type MessageKey<C extends Catalogue> = keyof C['en'] & keyof C['fr'] & string;

/** Both languages must have the same keys. A message is parsed only when it is said or checked. */
export function defineMessages<
  const English extends Readonly<Record<string, string>>,
  const French extends Readonly<Record<keyof English, string>>,
>(messages: {
  readonly en: English;
  readonly fr: French & Readonly<Record<Exclude<keyof French, keyof English>, never>>;
}): { readonly en: English; readonly fr: French } {
  return messages;
}

/**
 * The arguments of this message: a noun for `{target_of}`, a number for `{damage, plural, …}`, anything for
 * `{spell}`. An argument that only one language mentions is required too.
 */
export type ArgumentsOf<C extends Catalogue, Key extends MessageKey<C>> = Wanted<
  Text<C['en'][Key]> | Text<C['fr'][Key]>
>;

type Wanted<Found extends string> = {
  readonly [Name in NameOf<Found>]: ValueFor<Extract<Found, `${Name} ${string}`>>;
};

type NameOf<Found extends string> = Found extends `${infer Name} ${string}` ? Name : never;

type ValueFor<Found extends string> =
  Extract<Found, `${string} noun`> extends never
    ? Extract<Found, `${string} number`> extends never
      ? Extract<Found, `${string} choice`> extends never
        ? Value
        : string
      : number
    : Subject;

/**
 * Two readers, one for text and one for the options of a plural or select, hand the message to each other at
 * every brace. They find a union of "name kind".
 */
type Text<Message extends string, Found extends string = never> = string extends Message
  ? `${string} any`
  : Message extends `${infer Before}{${infer After}`
    ? Before extends `${string}}${string}`
      ? Options<AfterBrace<Message>, Found>
      : Placeholder<After, Found>
    : Message extends `${string}}${infer After}`
      ? Options<After, Found>
      : Found;

type Options<Message extends string, Found extends string> = Message extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Text<AfterBrace<Message>, Found>
    : Text<After, Found>
  : Message extends `${string}}${infer After}`
    ? Text<After, Found>
    : Found;

type AfterBrace<Message extends string> = Message extends `${string}}${infer After}` ? After : never;

type Placeholder<
  Message extends string,
  Found extends string,
> = Message extends `${infer Inside}}${infer After}`
  ? Inside extends `${infer Name},${infer Kind}`
    ? Message extends `${string},${infer Rest}`
      ? Options<Rest, Found | Argument<Trim<Name>, Kind>>
      : never
    : Text<After, Found | Argument<Trim<Inside>, ''>>
  : Found;

type Argument<Name extends string, Kind extends string> = Name extends `${infer Base}_${string}`
  ? `${Uncapitalize<Base>} noun`
  : Kind extends ''
    ? `${Uncapitalize<Name>} any`
    : Trim<Kind> extends `select,${string}`
      ? `${Uncapitalize<Name>} choice`
      : `${Uncapitalize<Name>} number`;

type Trim<Message extends string> = Message extends ` ${infer Rest}` | `${infer Rest} `
  ? Trim<Rest>
  : Message;
