// What the long tests draw from.
import { randomBytes } from 'node:crypto';
import { finish } from './tool.ts';

/**
 * Every commit has its own seed: all runs of that commit play the same matches, and the next commit others.
 * `asked` is another seed, or `random`; outside a git checkout there is only one.
 */
export async function seedFor(root: string, asked: string | undefined): Promise<string> {
  if (asked === 'random') return randomBytes(6).toString('hex');
  if (asked !== undefined) return asked;
  const { code, stdout } = await finish(root, 'git', ['rev-parse', '--short=12', 'HEAD']);
  return code === 0 ? stdout.trim() : 'oubliette';
}
