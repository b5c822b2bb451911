import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { withstandFloods } from './oversized.ts';

describe('S2: oversized', { concurrency: true }, () => {
  for (const defect of ['defaultSocketLimits', 'waitsForHello'] as const)
    test(`the planted defect ${defect} is noticed`, (t) =>
      assert.rejects(withstandFloods(t, defect), /not cut off/));
});
