import { test } from 'node:test';
import { playAdvanced } from './share.ts';

test('all properties hold in random matches of Advanced (share 1 of 4)', () => playAdvanced(1));
