import { test } from 'node:test';
import { checkScreens } from './support/axe.ts';

test('an accessibility checker finds nothing wrong with any screen in English', (t) =>
  checkScreens(t, 'en', ['laptop', 'phone']));
