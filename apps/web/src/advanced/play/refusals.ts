/** Why something cannot be done, in words. */
import { telling } from '@oubliette/advanced';
import type { View } from '@oubliette/advanced';
import type { Refusal } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { explainWhy } from './why.ts';

export function explain(refusal: Refusal, language: Language, view: View): string {
  return explainWhy(refusal, language, telling.namesIn(view));
}
