/** Whether two commands are equal. */
import type { BaseCommand } from '@oubliette/kernel';

export function sameCommand(a: BaseCommand, b: BaseCommand): boolean {
  if (a.type !== b.type) return false;
  const left = a as unknown as Readonly<Record<string, unknown>>;
  const right = b as unknown as Readonly<Record<string, unknown>>;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => left[key] === right[key]);
}
