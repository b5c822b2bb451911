/** Remembers facts computed about a level, until anything changes there but the ground trodden. */
import type { Level } from '../state.ts';

export function remembering<T>(): (level: Level, key: string, find: () => T) => T {
  const levels = new WeakMap<Level, Map<string, T>>();
  let last: Level | undefined;
  const factsOf = (level: Level): Map<string, T> => {
    const own = levels.get(level);
    const facts =
      own ?? (last !== undefined && isSame(last, level) ? levels.get(last)! : new Map<string, T>());
    if (own === undefined) levels.set(level, facts);
    last = level;
    return facts;
  };
  return (level, key, find) => {
    const facts = factsOf(level);
    const before = facts.get(key);
    if (before !== undefined) return before;
    const found = find();
    facts.set(key, found);
    return found;
  };
}

type Kept = Exclude<keyof Level, 'trodden'>;

const KEPT = Object.keys({
  layout: true,
  doors: true,
  opened: true,
  falseDoors: true,
  brightDoors: true,
  places: true,
  rubble: true,
  furniture: true,
  things: true,
  left: true,
  groups: true,
} satisfies Record<Kept, true>) as readonly Kept[];

function isSame(one: Level, other: Level): boolean {
  for (const field of KEPT) if (one[field] !== other[field]) return false;
  return true;
}
