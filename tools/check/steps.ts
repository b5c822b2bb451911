import { checkImports } from './imports.ts';
import { checkTypes } from './types.ts';
import type { Step } from './step.ts';
import { runTests } from './tests.ts';
import { tool } from './tool.ts';

/** The steps of `npm test`. */
export const steps = [
  { name: 'types', run: checkTypes },
  { name: 'format', run: tool('oxfmt', '--check') },
  { name: 'lint', run: tool('oxlint') },
  { name: 'dead', run: tool('knip', '--no-progress', '--no-config-hints') },
  { name: 'imports', run: checkImports },
  { name: 'tests', run: (root) => runTests(root, 'quick') },
] as const satisfies readonly Step[];

/** The steps of `npm run test:long`. */
export const longSteps = [
  { name: 'long', run: (root) => runTests(root, 'long') },
] as const satisfies readonly Step[];
