import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from './failure.ts';
import { serveCommand } from './serve.ts';

test('serve says what it does not understand, and starts nothing', async () => {
  await assert.rejects(serveCommand(['classic']), UsageError);
  await assert.rejects(serveCommand(['--prot', '3000']), UsageError);
});
