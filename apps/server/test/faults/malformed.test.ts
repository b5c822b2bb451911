import { describe, test } from 'node:test';
import { UNHURRIED } from './harness.ts';
import { withstandFrames } from './malformed.ts';
import { seeded } from './seed.ts';

describe('S1: malformed frames', () => {
  test('4,000 frames and connections that nobody should send', (t) =>
    seeded('malformed', (chance) =>
      withstandFrames(t, chance, { frames: 4000, sound: 70, limits: UNHURRIED, links: true }),
    ));
});
