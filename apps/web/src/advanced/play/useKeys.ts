/** The keys of this table: actions by letter and digit, answers by digit, Enter, Esc, Shift with an arrow. */
import { useMemo } from 'react';
import type { KeyAction } from '../../settings/keys.ts';
import { useGameKeys } from '../../table/useGameKeys.ts';
import type { GameKeys } from '../../table/useGameKeys.ts';
import { LOOKS } from './commands.ts';
import type { Desk } from './desk.ts';
import { maySetRight } from './master.ts';
import { answersOf } from './situation.ts';

export function useKeys(desk: Desk): void {
  useGameKeys(useMemo(() => keysOf(desk), [desk]));
}

function keysOf(desk: Desk): GameKeys {
  return {
    cancel: () => desk.cancel(),
    confirm() {
      if (desk.get().staged === null) return false;
      void desk.confirm();
      return true;
    },
    digit(digit) {
      const { question, menu } = desk.situation;
      if (question !== null) {
        const answer = answersOf(question)[digit - 1];
        if (answer !== undefined) void desk.choose(answer);
        return answer !== undefined;
      }
      const item = menu?.items.find((each) => each.digit === digit);
      if (item !== undefined) void desk.press(item.id);
      return item !== undefined;
    },
    extend: (direction) => desk.extend(direction),
    action: (action, back) => obey(desk, action, back),
  };
}

function obey(desk: Desk, action: KeyAction, back: boolean): boolean {
  const item = desk.situation.menu?.items.find(({ id }) => LOOKS[id].key === action);
  if (item !== undefined) {
    void desk.press(item.id);
    return true;
  }
  switch (action) {
    case 'next':
      desk.next(back);
      return true;
    case 'wholeMap':
      desk.wholeMap();
      return true;
    case 'override':
      if (!maySetRight(desk.scene)) return false;
      desk.change({ dialog: 'override' });
      return true;
    default:
      return false;
  }
}
