/** The keys of the classic table: actions, targets, Enter and Esc. */
import { useMemo } from 'react';
import type { KeyAction } from '../settings/keys.ts';
import { useGameKeys } from '../play/useGameKeys.ts';
import type { GameKeys } from '../play/useGameKeys.ts';
import type { Controller } from './play/controller.ts';

export function useClassicKeys(controller: Controller): void {
  useGameKeys(useMemo(() => keysOf(controller), [controller]));
}

function keysOf(controller: Controller): GameKeys {
  return {
    cancel: () => controller.cancel(),
    confirm() {
      if (controller.hand.get().staged === null) return false;
      void controller.confirm();
      return true;
    },
    digit(digit) {
      const item = controller.situation.menu?.items.find((each) => each.digit === digit);
      if (item === undefined) return false;
      void controller.press(item.id);
      return true;
    },
    extend: (direction) => controller.extend(direction),
    action: (action, back) => obeyAction(controller, action, back),
  };
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
