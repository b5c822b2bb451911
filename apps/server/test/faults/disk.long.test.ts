import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Defect } from './defects.ts';
import { fillTheDisk } from './disk.ts';
import { canHaveDisks } from './harness.ts';

const skip = canHaveDisks() ? false : 'this machine lets nobody have a disk of their own';

describe('R6: a full disk', { skip }, () => {
  test('nothing unwritten is acknowledged, /readyz tells of it, and play goes on when there is room', (t) =>
    fillTheDisk(t, 3));

  const noticed: [Defect, RegExp][] = [
    ['acksUnsaved', /a full disk is told as done|what is shown is not what was acknowledged/],
    ['blindToFullDisk', /a full disk is not told of/],
  ];
  for (const [defect, how] of noticed)
    test(`the planted defect ${defect} is noticed`, (t) => assert.rejects(fillTheDisk(t, 1, defect), how));
});
