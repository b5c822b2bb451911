import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Defect } from './defects.ts';
import { UNHURRIED } from './harness.ts';
import { withstandFrames } from './malformed.ts';
import { planted, seeded, size } from './seed.ts';

const FRAMES = size('OUBLIETTE_FRAMES', 50_000);
/** With limits on, a part of them is enough: most are turned away unread. */
const FRAMES_LIMITED = Math.ceil(FRAMES / 20);
const FRAMES_PER_DEFECT = 8000;

describe('S1: malformed frames', () => {
  test(`${FRAMES} frames and connections that nobody should send`, (t) =>
    seeded('malformed', (chance) =>
      withstandFrames(t, chance, { frames: FRAMES, sound: 70, limits: UNHURRIED, links: true }),
    ));

  test(`${FRAMES_LIMITED} of them with all limits on`, (t) =>
    seeded('malformed, limited', (chance) =>
      withstandFrames(t, chance, { frames: FRAMES_LIMITED, sound: 80, limits: {}, links: false }),
    ));

  const noticed: [Defect, RegExp][] = [
    ['parsesOutsideTry', /SyntaxError/],
    ['tellsStack', /stack trace/],
    ['echoes', /repeats what was sent/],
    ['echoesInRefusals', /repeats what was sent/],
    ['pollutes', /inherits has changed/],
    ['keepsFrames', /heap has grown/],
  ];
  for (const [defect, how] of noticed)
    test(`the planted defect ${defect} is noticed`, (t) =>
      assert.rejects(
        withstandFrames(t, planted(`malformed ${defect}`), {
          frames: FRAMES_PER_DEFECT,
          sound: 100,
          limits: UNHURRIED,
          links: true,
          defect,
        }),
        how,
      ));
});
