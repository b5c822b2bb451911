import { test } from 'node:test';
import { checkScreens, FIRST_SCREENS } from './support/axe.ts';

test('an accessibility checker finds nothing wrong with the first screens, in French on a phone', (t) =>
  checkScreens(t, 'fr', 'phone', FIRST_SCREENS));
