/** Runs an accessibility checker on every screen in one language, on a laptop and on a phone. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { openProduct } from './product.ts';
import type { PersonOptions, Size } from './product.ts';
import { screensOf } from './screens.ts';
import type { Language } from './screens.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Screens of every game checked after every change; the long tests check the others. */
export const FIRST_SCREENS = [
  'lobby',
  'new table',
  'gathering',
  'hero’s table',
  'sheet',
  'explorer’s table',
  'rule',
  'settings',
];

/** Opens the tables and checks these screens, or all: the faults found, by screen. */
export async function checkScreens(
  t: TestContext,
  language: Language,
  size: Size,
  only?: readonly string[],
  settings: PersonOptions['settings'] = {},
): Promise<void> {
  const product = await openProduct(t);
  const { page, complaints } = await product.person({ language, size, name: 'Ada', settings });
  const all = screensOf(t, product.url, language, size);
  const found: string[] = [];
  for (const screen of only ?? Object.keys(all)) {
    await all[screen]!(page);
    found.push(...(await faults(page)).map((fault) => `${screen} (${size}, ${language}): ${fault}`));
  }
  assert.deepEqual(found, []);
  assert.deepEqual(complaints, []);
}

/** One line per fault: the broken rule and where. Passed checks are not collected: that takes longest. */
async function faults(page: Page): Promise<string[]> {
  const checker = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS);
  const { violations } = await checker.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? help}`),
  );
}
