/** Whatever is pointed at or pressed in vain: the sentence that says why, and its rule, in both languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RuleId } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';

/** What a player was told; without a rule it is no reason. */
export interface Reason {
  readonly text: string;
  readonly rule: RuleId | null;
}

export interface Refused extends Readonly<Record<Language, string>> {
  readonly rule: RuleId;
}

export function testReasons<S extends Refused>(
  situations: Readonly<Record<string, S>>,
  tried: (situation: S, language: Language) => Promise<readonly Reason[]>,
): void {
  for (const [name, situation] of Object.entries(situations))
    test(name, async () => {
      for (const language of ['en', 'fr'] as const) {
        const [told] = await tried(situation, language);
        assert.deepEqual(told, { text: situation[language], rule: situation.rule });
      }
    });
}
