/** Reads what it can of a partly unreadable quest, so that its author hears of all mistakes at once. */
import type { z } from 'zod';

type Source = Record<string, unknown>;

export interface Salvaged {
  readonly source: Source;
  /** Every id written anywhere in the file. */
  readonly ids: ReadonlySet<string>;
  /**
   * The path of a problem in the remainder, translated back to the file: entries before it may be missing.
   */
  readonly written: (path: string) => string;
}

const TEXT = { en: '?', fr: '?' };

/** Stand-ins for required parts. The board and the start have none: every place depends on them. */
const STAND_INS: Source = {
  format: 1,
  id: 'quest',
  title: TEXT,
  parchment: TEXT,
  wandering: 'orc',
  goals: [{ id: 'goal', text: TEXT }],
};

const NEEDED: readonly string[] = ['board', 'start'];

/** Null if nothing readable would make a quest. */
export function salvage(source: unknown, issues: readonly z.core.$ZodIssue[]): Salvaged | null {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return null;
  const left: Source = { ...source };
  const dropped = new Map<string, Set<number>>();
  for (const issue of issues) {
    const [key, index] = issue.path;
    if (key === undefined) {
      if (issue.code === 'unrecognized_keys') for (const unknown of issue.keys) delete left[unknown];
      continue;
    }
    const name = String(key);
    if (NEEDED.includes(name)) return null;
    if (typeof index === 'number' && Array.isArray(left[name])) {
      if (!dropped.has(name)) dropped.set(name, new Set());
      dropped.get(name)!.add(index);
    } else if (name in STAND_INS) left[name] = STAND_INS[name];
    else delete left[name];
  }
  for (const [name, indices] of dropped) {
    const kept = (left[name] as unknown[]).filter((_, i) => !indices.has(i));
    left[name] = kept.length === 0 && name in STAND_INS ? STAND_INS[name] : kept;
  }
  const keys = left['goals'] === STAND_INS['goals'] ? ['id', 'goal', 'noGoal'] : ['id'];
  return {
    source: left,
    ids: new Set(textsUnder(keys, source)),
    written: (path) => asWritten(path, dropped),
  };
}

function textsUnder(keys: readonly string[], value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((inner) => textsUnder(keys, inner));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    keys.includes(key) && typeof inner === 'string' ? [inner] : textsUnder(keys, inner),
  );
}

/** `quest.monsters[2].at` with monster 1 left out is `quest.monsters[3].at` in the file. */
function asWritten(path: string, dropped: ReadonlyMap<string, ReadonlySet<number>>): string {
  return path.replace(/^quest\.(\w+)\[(\d+)\]/, (_, name: string, number: string) => {
    let index = Number(number);
    for (const gone of [...(dropped.get(name) ?? [])].sort((a, b) => a - b)) if (gone <= index) index += 1;
    return `quest.${name}[${index}]`;
  });
}
