/** Texts that a quest's author may have given in one language only: whoever reads the other is told which one it is. */
import type { Text } from '../content/names.ts';

/** A text as its author gives it; at least one language is there. */
export interface WrittenText {
  readonly en?: string | undefined;
  readonly fr?: string | undefined;
}

export function inBoth({ en, fr }: WrittenText): Text {
  return { en: en ?? `[in French] ${fr ?? ''}`, fr: fr ?? `[en anglais] ${en ?? ''}` };
}

/** A title ends with the language rather than begins with it. */
export function titleInBoth({ en, fr }: WrittenText): Text {
  return { en: en ?? `${fr ?? ''} (in French)`, fr: fr ?? `${en ?? ''} (en anglais)` };
}
