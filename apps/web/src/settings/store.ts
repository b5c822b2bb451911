/** The settings of this browser: stored, shared with every tab, applied to the page. */
import { useSyncExternalStore } from 'react';
import { defaultSettings, detectLanguage, parseSettings, themeOf } from './settings.ts';
import type { DeviceWishes, Settings, Theme } from './settings.ts';
import { readStored, store } from './stored.ts';

const STORED_AS = 'oubliette.settings';
/** From this text size on, in percent, names wrap instead of being cut short. */
const LARGE = 150;

let settings: Settings | null = null;
const listeners = new Set<() => void>();

export function getSettings(): Settings {
  settings ??= read();
  return settings;
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...getSettings(), ...change };
  store(STORED_AS, settings);
  tell();
}

function subscribeToSettings(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribeToSettings, getSettings);
}

/** True if motion is to be reduced, by choice or by the device. */
export function useReducedMotion(): boolean {
  const { reducedMotion } = useSettings();
  const device = useSyncExternalStore(subscribeToDevice, () => says('motion'));
  return reducedMotion === 'system' ? device : reducedMotion === 'on';
}

/** Colours of the device's own leave the board to us: black and white. */
function currentTheme(): Theme {
  return says('forced') ? 'contrast' : themeOf(getSettings().theme, wishes());
}

export function useTheme(): Theme {
  useSettings();
  return useSyncExternalStore(subscribeToDevice, currentTheme);
}

/** Once, before the first screen: applies language, text size, motion and theme, and follows changes in other tabs. */
export function startSettings(): void {
  apply();
  subscribeToSettings(apply);
  subscribeToDevice(apply);
  addEventListener('storage', ({ key }) => {
    if (key !== STORED_AS) return;
    settings = read();
    tell();
  });
}

function apply(): void {
  const { language, textSize, reducedMotion } = getSettings();
  const page = document.documentElement;
  page.lang = language;
  page.style.setProperty('--text-scale', String(textSize / 100));
  page.toggleAttribute('data-large', textSize >= LARGE);
  const still = reducedMotion === 'system' ? says('motion') : reducedMotion === 'on';
  page.dataset['motion'] = still ? 'still' : 'full';
  page.dataset['theme'] = currentTheme();
  const ground = getComputedStyle(page).getPropertyValue('--ground');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function read(): Settings {
  const defaults = defaultSettings(detectLanguage(navigator.languages), wishes());
  return parseSettings(readStored(STORED_AS), defaults);
}

const DEVICE = {
  motion: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
  light: '(prefers-color-scheme: light)',
  forced: '(forced-colors: active)',
} as const;

const queries = new Map<string, MediaQueryList>();

function queryOf(wish: keyof typeof DEVICE): MediaQueryList {
  const query = queries.get(wish) ?? matchMedia(DEVICE[wish]);
  queries.set(wish, query);
  return query;
}

function says(wish: keyof typeof DEVICE): boolean {
  return queryOf(wish).matches;
}

function wishes(): DeviceWishes {
  return { contrast: says('contrast'), light: says('light') };
}

function subscribeToDevice(changed: () => void): () => void {
  const wished = (['motion', 'contrast', 'light', 'forced'] as const).map(queryOf);
  for (const query of wished) query.addEventListener('change', changed);
  return () => {
    for (const query of wished) query.removeEventListener('change', changed);
  };
}
