/** The traps nobody has found, for whoever sits behind the screen: as NextLevel has them, not as the map prints them. */
import type { KnownNextTrap, NextView } from '@oubliette/nextlevel';

export function hiddenTraps({ screen, next }: NextView): KnownNextTrap[] {
  if (screen === null || next.screen === null) return [];
  const { trapKinds } = next.screen;
  return screen.quest.traps.flatMap(({ squares }, index) =>
    screen.traps[index] === 'hidden' ? [{ kind: trapKinds[index]!, squares }] : [],
  );
}
