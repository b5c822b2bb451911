/** The keys of a game's table: actions by letter and digit, answers by digit, targets, Enter and Esc, Shift with an arrow. */
import { useMemo } from 'react';
import type { BaseCommand } from '@oubliette/kernel';
import type { KeyAction } from '../settings/keys.ts';
import type { PlayDesk } from './desk.ts';
import type { DeskHand } from './hand.ts';
import { useGameKeys } from './useGameKeys.ts';
import type { GameKeys } from './useGameKeys.ts';

type AnyDesk = PlayDesk<unknown, BaseCommand, DeskHand>;

export function useDeskKeys<View, Command extends BaseCommand, Hand extends DeskHand>(
  desk: PlayDesk<View, Command, Hand>,
): void {
  useGameKeys(useMemo(() => keysOf(desk), [desk]));
}

export function keysOf<View, Command extends BaseCommand, Hand extends DeskHand>(
  desk: PlayDesk<View, Command, Hand>,
): GameKeys {
  return keysOfAny(desk as unknown as AnyDesk);
}

function keysOfAny(desk: AnyDesk): GameKeys {
  return {
    cancel: () => desk.cancel(),
    confirm() {
      if (desk.hand.get().staged === null) return false;
      void desk.confirm();
      return true;
    },
    digit: (digit) => pressDigit(desk, digit),
    extend: (direction) => desk.extend(direction),
    action: (action, back) => obey(desk, action, back),
  };
}

/** What is asked comes before the actions; until the table is still it is not known which is meant. */
function pressDigit(desk: AnyDesk, digit: number): boolean {
  const item = desk.bar[digit - 1];
  if (desk.isBusy) {
    const commits = item?.id === desk.ends || desk.hand.get().staged !== null;
    void desk.whenStill(() => void pressDigit(desk, digit), commits);
    return true;
  }
  const { answers } = desk;
  if (answers !== null) {
    const answer = answers[digit - 1];
    if (answer !== undefined) void desk.choose(answer);
    return answer !== undefined;
  }
  if (item !== undefined) void desk.press(item.id);
  return item !== undefined;
}

function obey(desk: AnyDesk, action: KeyAction, back: boolean): boolean {
  const item = desk.bar.find(({ key }) => key === action);
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
    case 'place':
      if (desk.hovered === null) return false;
      desk.point(desk.hovered);
      return true;
    case 'override':
      if (!desk.mayOverride) return false;
      desk.openDialog('override');
      return true;
    default:
      return desk.obeys(action);
  }
}
