/** The keys of this table: actions by letter and digit, answers by digit, Enter, Esc, Shift with an arrow. */
import { useMemo } from 'react';
import { MASTER } from '@oubliette/advanced';
import type { KeyAction } from '../../settings/keys.ts';
import { useGameKeys } from '../../play/useGameKeys.ts';
import type { GameKeys } from '../../play/useGameKeys.ts';
import { BARS, LOOKS } from './commands.ts';
import type { ActionId, Role } from './commands.ts';
import type { Desk } from './desk.ts';
import { maySetRight } from './master.ts';
import { answersOf } from './situation.ts';

export function useKeys(desk: Desk): void {
  useGameKeys(useMemo(() => keysOf(desk), [desk]));
}

export function keysOf(desk: Desk): GameKeys {
  return {
    cancel: () => desk.cancel(),
    confirm() {
      if (desk.hand.get().staged === null) return false;
      void desk.confirm();
      return true;
    },
    digit(digit) {
      if (desk.isBusy) return waits(desk, BARS[roleOf(desk)][digit - 1], () => void this.digit(digit));
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

/** Which bar somebody who cannot see it yet means. */
function roleOf({ scene: { eyes } }: Desk): Role {
  return eyes === MASTER ? 'master' : 'hero';
}

/** What is not known yet is looked up when the table is still. */
function waits(desk: Desk, meant: ActionId | undefined, deed: () => void): boolean {
  void desk.whenStill(deed, meant === 'done' || desk.hand.get().staged !== null);
  return true;
}

function obey(desk: Desk, action: KeyAction, back: boolean): boolean {
  const awaited = desk.isBusy ? BARS[roleOf(desk)].find((id) => LOOKS[id].key === action) : undefined;
  if (awaited !== undefined) return waits(desk, awaited, () => void desk.press(awaited));
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
