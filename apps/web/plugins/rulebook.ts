/** `virtual:rulebook`: the classic rulebook in both languages; `virtual:rulebook/nextlevel` and `/advanced`: the others. */
import { readAdvancedRulebook } from '@oubliette/advanced/node';
import { readRulebook } from '@oubliette/classic/node';
import { readNextRulebook } from '@oubliette/nextlevel/node';
import type { Plugin } from 'vite';
import { virtual } from './virtual.ts';

const READERS: Readonly<Record<string, () => unknown>> = {
  nextlevel: readNextRulebook,
  advanced: readAdvancedRulebook,
};

export function rulebook(): Plugin {
  return virtual('rulebook', (book) => {
    const read = READERS[book] ?? readRulebook;
    return `export const RULES = ${JSON.stringify(read())};`;
  });
}
