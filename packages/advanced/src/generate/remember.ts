/** Remembers facts computed about a level: a changed level is another object. */
import type { Level } from '../state.ts';

export function remembering<T>(): (level: Level, key: string, find: () => T) => T {
  const levels = new WeakMap<Level, Map<string, T>>();
  return (level, key, find) => {
    let known = levels.get(level);
    if (known === undefined) levels.set(level, (known = new Map<string, T>()));
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find();
    known.set(key, found);
    return found;
  };
}
