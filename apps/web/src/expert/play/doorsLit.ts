/** Doors that stand for a command now, or that may be gone to and opened. */
import type { Command } from '@oubliette/expert';
import type { Hand } from './desk.ts';
import { doorKey, doorsOf } from './level.ts';
import type { Situation } from './situation.ts';

export function litDoors(situation: Situation, { mode }: Pick<Hand, 'mode'>): readonly string[] {
  const { view, lit, question, moves, menu, road } = situation;
  const doors = doorsOf(view);
  const named = (commands: readonly Command[]): readonly string[] =>
    commands.flatMap((command) => ('side' in command ? (doorKey(doors, command) ?? []) : []));
  const chosen = [...new Set(named([...lit.values()].flat()))];
  const isFree = question === null && menu?.role === 'hero' && (mode === null || mode === 'move');
  if (!isFree) return chosen;
  const isShut = ({ state }: { readonly state: string }): boolean => state === 'closed' || state === 'locked';
  const afar = road.ways.size === 0 ? [] : doors.filter(isShut).map(({ key }) => key);
  return [...new Set([...named(moves), ...afar])];
}
