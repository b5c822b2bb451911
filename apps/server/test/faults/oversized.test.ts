import { test } from 'node:test';
import { withstandFloods } from './oversized.ts';

test('S2: what is too large or never ends is cut off, and a table plays on', (t) => withstandFloods(t));
