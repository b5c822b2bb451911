/** The part that needs a file system: the rulebook. */
import { readRules } from '@oubliette/kernel/node';
import type { RuleEntry } from '@oubliette/kernel/node';
import { fileURLToPath } from 'node:url';

const RULEBOOK_FOLDER = fileURLToPath(new URL('../../rulebook/', import.meta.url));

export function readExpertRulebook(): RuleEntry[] {
  return readRules(RULEBOOK_FOLDER);
}
