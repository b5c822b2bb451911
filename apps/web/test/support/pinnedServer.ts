/** Loaded before the server of a test: what it draws is pinned, so that the same dice fall in every run. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { threadId } from 'node:worker_threads';
import { pinChance } from './chance.ts';

// Each thread draws for itself: two that drew alike would give out the same links.
pinChance(Number(process.env['LUCK']) + 100 * threadId);
crypto.randomBytes = (size: number) => globalThis.crypto.getRandomValues(Buffer.alloc(size));
syncBuiltinESMExports();
