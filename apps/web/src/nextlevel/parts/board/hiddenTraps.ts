/** Undiscovered traps, for the game master: NextLevel's kinds, not those printed on the map. */
import type { KnownNextTrap, NextView } from '@oubliette/nextlevel';

export function hiddenTraps({ screen, next }: NextView): KnownNextTrap[] {
  if (screen === null || next.screen === null) return [];
  const { trapKinds } = next.screen;
  return screen.quest.traps.flatMap(({ squares }, index) =>
    screen.traps[index] === 'hidden' ? [{ kind: trapKinds[index]!, squares }] : [],
  );
}
