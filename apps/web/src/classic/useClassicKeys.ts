/** The keys of the table: actions, targets, Enter and Esc. The letters may be rebound or turned off; digits go with them. */
import { useEffect } from 'react';
import { EAST, NORTH, SOUTH, WEST } from '@oubliette/dungeon';
import type { Direction } from '@oubliette/dungeon';
import { keyAction } from '../settings/keys.ts';
import type { KeyAction } from '../settings/keys.ts';
import { getSettings } from '../settings/store.ts';
import type { Controller } from './play/controller.ts';

/** With Shift they lead a path square by square. */
export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: NORTH,
  ArrowRight: EAST,
  ArrowDown: SOUTH,
  ArrowLeft: WEST,
};

export function useClassicKeys(controller: Controller): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      if (!obey(controller, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [controller]);
}

/** Somebody is typing, or something lies over the table. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** True when the key meant something here. */
function obey(controller: Controller, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  if (key === 'Escape') return controller.cancel();
  if (key === 'Enter') return confirm(controller, event.target);
  const direction = event.shiftKey ? ARROWS[key] : undefined;
  if (direction !== undefined) return controller.extend(direction);
  const settings = getSettings();
  if (settings.letterKeys && /^[1-9]$/.test(key)) return pressDigit(controller, Number(key));
  const action = keyAction(event, settings);
  return action === null ? false : obeyAction(controller, action, event.shiftKey);
}

/** A focused button does what it says: Enter is not taken from it. The actions lend it to what they have staged. */
function confirm(controller: Controller, target: EventTarget | null): boolean {
  if (controller.hand.get().staged === null) return false;
  const isButton = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  if (isButton && target.closest('.action-bar') === null) return false;
  void controller.confirm();
  return true;
}

function pressDigit(controller: Controller, digit: number): boolean {
  const item = controller.situation.menu?.items.find((each) => each.digit === digit);
  if (item === undefined) return false;
  void controller.press(item.id);
  return true;
}

function obeyAction(controller: Controller, action: KeyAction, back: boolean): boolean {
  const item = controller.situation.menu?.items.find((each) => each.action.key === action);
  if (item !== undefined) {
    void controller.press(item.id);
    return true;
  }
  switch (action) {
    case 'next':
      controller.next(back);
      return true;
    case 'wholeMap':
      controller.wholeMap();
      return true;
    case 'place':
      if (controller.hovered === null) return false;
      controller.point(controller.hovered);
      return true;
    case 'heroesView':
      controller.toggleHeroesView();
      return controller.scene.view.screen !== null;
    case 'override':
      if (controller.scene.view.screen === null) return false;
      controller.openDialog('override');
      return true;
    default:
      return false;
  }
}
