/** The keys of the table itself; those of the board and of the actions belong to the game. */
import { useEffect, useRef } from 'react';
import { keyAction } from '../settings/keys.ts';
import type { KeyAction } from '../settings/keys.ts';
import { changeSettings, getSettings } from '../settings/store.ts';
import { toast } from '../ui/notices.ts';
import { wordsIn } from '../words/useWords.ts';
import { TABLE } from './words.ts';

interface KeyDeeds extends Partial<Record<KeyAction, () => void>> {
  readonly undo: () => void;
  readonly showKeys: () => void;
  readonly showRule: (id: string) => void;
}

export function useTableKeys(deeds: KeyDeeds): void {
  const latest = useRef(deeds);
  latest.current = deeds;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]') !== null)
        return;
      if (act(event, latest.current)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    // Runs before the board's handler: Shift+M is no move.
    window.addEventListener('keydown', pressed, { capture: true });
    return () => window.removeEventListener('keydown', pressed, { capture: true });
  }, []);
}

/** True when the key was the table's. */
function act(event: KeyboardEvent, deeds: KeyDeeds): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const settings = getSettings();
  const letter = key.toLowerCase();
  if ((ctrlKey || metaKey) && !altKey && letter === 'z') {
    deeds.undo();
    return true;
  }
  if (ctrlKey || metaKey || altKey) return false;
  if (shiftKey && letter === 'm') {
    changeSettings({ muted: !settings.muted });
    toast(wordsIn(TABLE, settings.language)(settings.muted ? 'soundOn' : 'soundOff'));
    return true;
  }
  if (key === '?') {
    const rule = document.activeElement?.closest<HTMLElement>('[data-rule]')?.dataset['rule'];
    if (rule === undefined) deeds.showKeys();
    else deeds.showRule(rule);
    return true;
  }
  const bound = keyAction(event, settings);
  if (settings.letterKeys && letter === 'u' && bound === null) {
    deeds.undo();
    return true;
  }
  // Space stays with a focused button.
  if (key === ' ' && event.target instanceof HTMLButtonElement) return false;
  const deed = bound === null ? undefined : deeds[bound];
  deed?.();
  return deed !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}
