/** A sentence before it is said: its message and its facts. */
import type { ArgumentsOf, Catalogue, MessageKey } from './catalogue.ts';
import type { Language, Value } from './noun.ts';
import { say, sayParts } from './say.ts';

export interface Sentence {
  readonly catalogue: Catalogue;
  readonly key: string;
  readonly args: Readonly<Record<string, Value>>;
}

/** A stretch of a sentence with its figure or square, so that a client can link it to the board. */
export interface LinkedText {
  readonly text: string;
  readonly figure?: string;
  readonly square?: number;
}

/** Makes sentences of a catalogue; the compiler checks each one's arguments. */
export function sentencesOf<C extends Catalogue>(
  catalogue: C,
): <K extends MessageKey<C>>(key: K, args: ArgumentsOf<C, K>) => Sentence {
  return (key, args) => ({ catalogue, key, args });
}

export function speak({ catalogue, key, args }: Sentence, language: Language): string {
  return say(catalogue, language, key, args);
}

export function speakParts({ catalogue, key, args }: Sentence, language: Language): readonly LinkedText[] {
  return sayParts(catalogue, language, key, args).map(({ text, argument, index }) => {
    const value = argument === undefined ? undefined : args[argument];
    const mention = Array.isArray(value) ? (value as readonly Value[])[index ?? 0] : value;
    return { text, ...linkOf(mention) };
  });
}

/** A game's mention of a figure or square carries its id or number. */
function linkOf(mention: Value | undefined): Omit<LinkedText, 'text'> {
  if (typeof mention !== 'object') return {};
  if ('figure' in mention && typeof mention.figure === 'string') return { figure: mention.figure };
  if ('square' in mention && typeof mention.square === 'number') return { square: mention.square };
  return {};
}

/** For a `select`. */
export function yesNo(fact: boolean): 'yes' | 'no' {
  return fact ? 'yes' : 'no';
}
