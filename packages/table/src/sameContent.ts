/** Whether two values are the same as JSON, in any order of keys. */

/** States share what has not changed, so most comparisons end at the first line. */
export function sameContent(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameItems(a, b);
  return sameMembers(a as Members, b as Members);
}

type Members = Readonly<Record<string, unknown>>;

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => sameContent(item, b[index]));
}

/** An undefined member is not written. */
function sameMembers(a: Members, b: Members): boolean {
  for (const name of Object.keys(a)) if (!sameContent(a[name], b[name])) return false;
  for (const name of Object.keys(b)) if (a[name] === undefined && b[name] !== undefined) return false;
  return true;
}
