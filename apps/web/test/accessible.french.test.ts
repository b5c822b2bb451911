import { test } from 'node:test';
import { checkScreens } from './support/axe.ts';

test('an accessibility checker finds nothing wrong with any screen in French', (t) =>
  checkScreens(t, 'fr', ['laptop', 'phone']));
