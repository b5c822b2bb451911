/** Why something cannot be done, in words. */
import { explainRefusal, namesFrom } from '@oubliette/advanced';
import type { View } from '@oubliette/advanced';
import type { Refusal } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';

export function explain(refusal: Refusal, language: Language, view: View): string {
  return explainRefusal(refusal, namesFrom(view), language);
}
