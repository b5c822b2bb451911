/** One message without a catalogue around it. */
import { say } from '../src/index.ts';
import type { Language, Value } from '../src/index.ts';

export function one(language: Language, message: string, args: Readonly<Record<string, Value>> = {}): string {
  return say({ en: { message }, fr: { message } }, language, 'message', args);
}
