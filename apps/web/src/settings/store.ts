/** The settings of this browser: stored, shared with every tab, applied to the page. */
import { useSyncExternalStore } from 'react';
import { defaultSettings, detectLanguage, parseSettings } from './settings.ts';
import type { Settings } from './settings.ts';
import { readStored, store } from './stored.ts';

const STORED_AS = 'oubliette.settings';

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
  const device = useSyncExternalStore(subscribeToDevice, () => deviceQuery().matches);
  return reducedMotion === 'system' ? device : reducedMotion === 'on';
}

/** Once, before the first screen: applies language, text size and motion, and follows changes in other tabs. */
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
  const still = reducedMotion === 'system' ? deviceQuery().matches : reducedMotion === 'on';
  page.dataset['motion'] = still ? 'still' : 'full';
}

function tell(): void {
  for (const listener of listeners) listener();
}

function read(): Settings {
  const defaults = defaultSettings(detectLanguage(navigator.languages));
  return parseSettings(readStored(STORED_AS), defaults);
}

function deviceQuery(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)');
}

function subscribeToDevice(changed: () => void): () => void {
  const query = deviceQuery();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
