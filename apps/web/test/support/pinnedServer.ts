/** Loaded before a test's server: pins its randomness, so that every run has the same dice. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { threadId } from 'node:worker_threads';
import { pinChance } from './chance.ts';

// Each thread draws for itself: two with the same draws would give out the same links.
pinChance(Number(process.env['LUCK']) + 100 * threadId);
crypto.randomBytes = (size: number) => globalThis.crypto.getRandomValues(Buffer.alloc(size));
syncBuiltinESMExports();
