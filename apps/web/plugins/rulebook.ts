/** `virtual:rulebook`: the classic rulebook in both languages. */
import { readRulebook } from '@oubliette/classic/node';
import type { Plugin } from 'vite';
import { virtual } from './virtual.ts';

export function rulebook(): Plugin {
  return virtual('rulebook', () => `export const RULES = ${JSON.stringify(readRulebook())};`);
}
