import { test } from 'node:test';
import { checkScreens } from './support/axe.ts';

for (const size of ['laptop', 'phone'] as const)
  test(`an accessibility checker finds nothing wrong with any screen in English on a ${size}`, (t) =>
    checkScreens(t, 'en', size));
