/** The rulebook of the classic game. */
import { readRules } from '@oubliette/kernel/node';
import type { RuleEntry } from '@oubliette/kernel/node';
import { fileURLToPath } from 'node:url';

export const RULEBOOK_FOLDER = fileURLToPath(new URL('../../rulebook/', import.meta.url));

export function readRulebook(): RuleEntry[] {
  return readRules(RULEBOOK_FOLDER);
}
