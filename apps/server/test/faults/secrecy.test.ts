import { test } from 'node:test';
import { tellNoneApart } from './secrecy.ts';
import { seeded } from './seed.ts';

test('S6: nobody can tell 150 pairs of worlds apart by what they are sent', () =>
  seeded('secrecy', (chance) => tellNoneApart(chance, 150)));
