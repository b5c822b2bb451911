/** A sentence before it is said: its message, and the facts that go into it. */
import type { Square } from '@oubliette/dungeon';
import { say, sayParts } from '@oubliette/words';
import type { ArgumentsOf, Catalogue, Language, Value } from '@oubliette/words';
import type { FigureId } from '../state.ts';

export interface Sentence {
  readonly catalogue: Catalogue;
  readonly key: string;
  readonly args: Readonly<Record<string, Value>>;
}

/** What a stretch of a sentence speaks of, so that a client can link it to the board. */
export interface Linked {
  readonly text: string;
  readonly figure?: FigureId;
  readonly square?: Square;
}

type Key<C extends Catalogue> = keyof C['en'] & keyof C['fr'] & string;

/** Makes sentences of a catalogue; the compiler asks each for its arguments. */
export function sentencesOf<C extends Catalogue>(
  catalogue: C,
): <K extends Key<C>>(key: K, args: ArgumentsOf<C, K>) => Sentence {
  return (key, args) => ({ catalogue, key, args });
}

export function speak({ catalogue, key, args }: Sentence, language: Language): string {
  return say(catalogue, language, key, args);
}

export function speakParts({ catalogue, key, args }: Sentence, language: Language): readonly Linked[] {
  return sayParts(catalogue, language, key, args).map(({ text, argument, index }) => {
    const value = argument === undefined ? undefined : args[argument];
    const mention = Array.isArray(value) ? (value as readonly Value[])[index ?? 0] : value;
    return { text, ...linkOf(mention) };
  });
}

/** A mention made by `figureMention` or `squareName` carries what it speaks of. */
function linkOf(mention: Value | undefined): Omit<Linked, 'text'> {
  if (typeof mention !== 'object') return {};
  if ('figure' in mention && typeof mention.figure === 'string') return { figure: mention.figure };
  if ('square' in mention && typeof mention.square === 'number') return { square: mention.square };
  return {};
}

/** For a `select`. */
export function yesNo(fact: boolean): 'yes' | 'no' {
  return fact ? 'yes' : 'no';
}
