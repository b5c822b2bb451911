import { test } from 'node:test';
import { playNextLevel } from './share.ts';

test('all properties hold in random matches of NextLevel (share 1 of 4)', () => playNextLevel(1));
