import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from './failure.ts';
import { serveCommand } from './serve.ts';

test('serve says what it does not understand, and starts nothing', async () => {
  await assert.rejects(serveCommand(['classic']), UsageError);
  await assert.rejects(serveCommand(['--prot', '3000']), UsageError);
  for (const port of ['eighty', '-1', '65536', '3000.5', ''])
    await assert.rejects(serveCommand([`--port=${port}`]), /--port is a number from 0 to 65535/u, port);
});
