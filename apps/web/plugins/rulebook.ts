/** `virtual:rulebook`: the classic rulebook in both languages; `virtual:rulebook/nextlevel`: NextLevel's. */
import { readRulebook } from '@oubliette/classic/node';
import { readNextRulebook } from '@oubliette/nextlevel/node';
import type { Plugin } from 'vite';
import { virtual } from './virtual.ts';

export function rulebook(): Plugin {
  return virtual('rulebook', (book) => {
    const rules = book === 'nextlevel' ? readNextRulebook() : readRulebook();
    return `export const RULES = ${JSON.stringify(rules)};`;
  });
}
