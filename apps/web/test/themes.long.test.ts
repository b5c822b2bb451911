import { test } from 'node:test';
import { checkScreens } from './support/axe.ts';

for (const [theme, size] of [
  ['light', 'laptop'],
  ['light', 'phone'],
  ['contrast', 'laptop'],
  ['contrast', 'phone'],
] as const)
  test(`an accessibility checker finds nothing wrong with any screen by ${theme} on a ${size}`, (t) =>
    checkScreens(t, 'fr', size, undefined, { theme }));
