import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { killOften } from './kills.ts';
import { seeded } from './seed.ts';

describe('R1: kills', () => {
  test('four kills under load lose nothing and do nothing twice', (t) =>
    seeded('kills', async (chance) => {
      const { cut, acks } = await killOften(t, chance, { kills: 4, matches: 8 });
      assert.ok(acks > 20 && cut > 4, `too little was played to tell: ${acks} acks, ${cut} cut off`);
    }));
});
