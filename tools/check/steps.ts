import { checkImports } from './imports.ts';
import { checkTypes } from './types.ts';
import type { Step } from './step.ts';
import { runTests } from './tests.ts';
import { tool } from './tool.ts';

export const steps = [
  { name: 'types', run: checkTypes },
  { name: 'format', run: tool('oxfmt', '--check') },
  { name: 'lint', run: tool('oxlint') },
  { name: 'dead', run: tool('knip', '--no-progress', '--no-config-hints') },
  { name: 'imports', run: checkImports },
  { name: 'tests', run: runTests },
] as const satisfies readonly Step[];
