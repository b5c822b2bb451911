/** One thing that is odd about a quest, and what could be done about it. */
import type { Problem } from '@oubliette/kernel';

export function warning(path: string, message: string, remedy: string): Problem {
  return { path: `quest.${path}`, message, remedy };
}
