import { test } from 'node:test';
import { playClassic } from './share.ts';

test('all properties hold in random matches of classic (share 4 of 4)', () => playClassic(4));
