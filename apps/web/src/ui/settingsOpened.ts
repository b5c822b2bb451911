/** Whether the settings are open, over any screen. */
import { useSyncExternalStore } from 'react';

let opened = false;
const listeners = new Set<() => void>();

export function openSettings(open: boolean): void {
  opened = open;
  for (const listener of listeners) listener();
}

export function useSettingsOpened(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    () => opened,
  );
}
