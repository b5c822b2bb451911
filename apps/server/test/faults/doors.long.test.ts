import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Limits } from '../../src/limits.ts';
import type { Defect } from './defects.ts';
import { alike, hashed, strangers, throttled, withDoors } from './doors.ts';
import type { DoorCheck } from './doors.ts';
import { UNHURRIED } from './harness.ts';

describe('S4 and S12: planted defects', () => {
  const noticed: [Defect, RegExp, Partial<Limits>, DoorCheck][] = [
    ['looksLikeUs', /a page from .* was let in/, UNHURRIED, strangers],
    ['trustsNull', /a page from .* was let in/, UNHURRIED, strangers],
    ['knowsTheTable', /noEntry/, UNHURRIED, alike],
    ['guessesForFree', /of 120 guesses were tried/, {}, throttled],
    ['keepsSecrets', /a link lies in the data folder/, UNHURRIED, hashed],
  ];
  for (const [defect, how, limits, check] of noticed)
    test(`the planted defect ${defect} is noticed`, (t) =>
      assert.rejects(withDoors(t, limits, check, defect), how));
});
