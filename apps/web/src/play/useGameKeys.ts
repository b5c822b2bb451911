/** The keys of a game's board and actions: Enter and Esc, digits, letters that may be rebound or turned off. */
import { useEffect } from 'react';
import { EAST, NORTH, SOUTH, WEST } from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import { keyAction } from '../settings/keys.ts';
import type { KeyAction } from '../settings/keys.ts';
import { getSettings } from '../settings/store.ts';

/** With Shift they lead a path square by square. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: NORTH,
  ArrowRight: EAST,
  ArrowDown: SOUTH,
  ArrowLeft: WEST,
};

/** Each returns whether the key did something. */
export interface GameKeys {
  cancel(): boolean;
  /** Carries out what is staged. */
  confirm(): boolean;
  /** 1 to 9. */
  digit(digit: number): boolean;
  action(action: KeyAction, back: boolean): boolean;
  /** Extends a path by a square. */
  extend?(direction: Direction): boolean;
}

export function useGameKeys(keys: GameKeys): void {
  useEffect(() => {
    let clicked: EventTarget | null = null;
    const pointed = ({ target }: PointerEvent): void => {
      clicked = target instanceof Element ? target.closest('button, a') : null;
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') clicked = null;
      if (event.defaultPrevented || isElsewhere(event.target) || !obey(keys, event, clicked)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('pointerdown', pointed, { capture: true });
    window.addEventListener('keydown', pressed);
    return () => {
      window.removeEventListener('pointerdown', pointed, { capture: true });
      window.removeEventListener('keydown', pressed);
    };
  }, [keys]);
}

/** Whether the player is typing, or a dialog covers the table. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** `clicked` kept the focus after a mouse press; Enter after a staging key is then not meant for it. */
function obey(keys: GameKeys, event: KeyboardEvent, clicked: EventTarget | null): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'Escape') return keys.cancel();
  if (key === 'Enter') return (event.target === clicked || !isButton(event.target)) && keys.confirm();
  const direction = event.shiftKey ? ARROWS[key] : undefined;
  if (direction !== undefined) return keys.extend?.(direction) ?? false;
  const settings = getSettings();
  if (settings.letterKeys && /^[1-9]$/.test(key)) return keys.digit(Number(key));
  const action = keyAction(event, settings);
  return action === null ? false : keys.action(action, event.shiftKey);
}

/** A focused button keeps its Enter key, except an action, which passes it to what is staged. */
function isButton(target: EventTarget | null): boolean {
  const is = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  return is && target.closest('.action-bar') === null;
}
