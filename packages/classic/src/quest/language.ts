/** Texts an author gave in one language only: readers of the other see which language it is. */
import type { Text } from '../content/names.ts';

/** A text as its author wrote it, in at least one language. */
export interface WrittenText {
  readonly en?: string | undefined;
  readonly fr?: string | undefined;
}

export function inBoth({ en, fr }: WrittenText): Text {
  return { en: en ?? `[in French] ${fr ?? ''}`, fr: fr ?? `[en anglais] ${en ?? ''}` };
}

/** A title names the language at its end rather than its beginning. */
export function titleInBoth({ en, fr }: WrittenText): Text {
  return { en: en ?? `${fr ?? ''} (in French)`, fr: fr ?? `${en ?? ''} (en anglais)` };
}
