import type { Outcome } from './step.ts';
import { tool } from './tool.ts';

/** The web app is a project of its own: it has the DOM, and the rest must do without. */
const PROJECTS = ['.', 'apps/web'];

export async function checkTypes(root: string): Promise<Outcome> {
  const outcomes = await Promise.all(PROJECTS.map((project) => tool('tsc', '--project', project)(root)));
  return {
    ok: outcomes.every(({ ok }) => ok),
    output: outcomes.map(({ output }) => output).join(''),
  };
}
