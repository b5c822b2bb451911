/** Commands that were never offered, as a buggy or hostile client might send them. All are JSON. */
import type { Json } from '../contract.ts';
import type { Stream } from '../stream.ts';

/** Strings that trip code which looks them up in a plain object, or takes any string as a name. */
const TRAPS: readonly string[] = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'nobody',
  '0',
];
const NUMBERS: readonly number[] = [-1, 0, 0.5, 1, 7, 1000, 2 ** 31, -(2 ** 53)];
const STRANGERS: readonly Json[] = [null, true, -3, 'x', [], {}, [[]], { type: 'x' }];

/** The same command with one change. `words` are strings found in other commands. */
export function mutate(command: Json, words: readonly string[], stream: Stream): Json {
  return changeAt(command, stream.below(leaves(command)), (leaf) => otherLeaf(leaf, words, stream), stream);
}

/** The number of places that can change: each leaf, and each list or object itself. */
function leaves(value: Json): number {
  if (value === null || typeof value !== 'object') return 1;
  return Object.values(value).reduce((sum: number, item) => sum + leaves(item), 1);
}

function changeAt(value: Json, at: number, change: (leaf: Json) => Json, stream: Stream): Json {
  if (value === null || typeof value !== 'object') return change(value);
  if (at === 0) return otherShape(value, stream);
  let before = 1;
  const changed = Object.entries(value).map(([key, item]) => {
    const here = at - before;
    const size = leaves(item);
    before += size;
    return [key, here >= 0 && here < size ? changeAt(item, here, change, stream) : item] as const;
  });
  return Array.isArray(value) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
}

function otherLeaf(leaf: Json, words: readonly string[], stream: Stream): Json {
  if (stream.below(4) === 0) return pick(STRANGERS, stream);
  if (typeof leaf === 'number')
    return stream.below(2) === 0 ? leaf + (stream.below(2) === 0 ? 1 : -1) : pick(NUMBERS, stream);
  if (typeof leaf === 'string')
    return pick(stream.below(2) === 0 && words.length > 0 ? words : TRAPS, stream);
  if (typeof leaf === 'boolean') return !leaf;
  return pick(STRANGERS, stream);
}

function otherShape(value: Json & object, stream: Stream): Json {
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    const other: readonly Json[][] = [
      [],
      list.slice(1),
      list.slice(0, -1),
      [...list, ...list.slice(0, 1)],
      list.toReversed(),
    ];
    return pick(other, stream);
  }
  const { type, ...rest } = value as { readonly [key: string]: Json };
  const keys = Object.keys(rest);
  if (keys.length === 0) return { type: pick(TRAPS, stream) };
  const lost = pick(keys, stream);
  const kept = Object.entries(rest).filter(([key]) => key !== lost);
  return Object.fromEntries(type === undefined ? kept : [['type', type], ...kept]);
}

/** Every string in a value except keys. */
export function wordsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap((item) => wordsIn(item));
}

function pick<T>(list: readonly T[], stream: Stream): T {
  return list[stream.below(list.length)]!;
}
