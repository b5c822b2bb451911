/** Which Chromium the browser tests drive. `npm test` installs one if there is none (tools/browser.ts). */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PLACES = [
  process.env['CHROMIUM'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Null if there is none. */
export function findChromium(): string | null {
  return [...PLACES, chromium.executablePath()].find((place) => place !== '' && existsSync(place)) ?? null;
}

export function chromiumPath(): string {
  const found = findChromium();
  if (found === null)
    throw new Error('There is no Chromium: `npm test` installs it, or set CHROMIUM to its program.');
  return found;
}
