/** Loaded before the server of a test: what it draws is pinned, so that the same dice fall in every run. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { pinChance } from './chance.ts';

pinChance(Number(process.env['LUCK']));
crypto.randomBytes = (size: number) => globalThis.crypto.getRandomValues(Buffer.alloc(size));
syncBuiltinESMExports();
