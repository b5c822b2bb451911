import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Defect } from './defects.ts';
import { killOften } from './kills.ts';
import { planted, seeded, size } from './seed.ts';

const KILLS = size('OUBLIETTE_KILLS', 20);
const MATCHES = 20;

describe('R1: kills', () => {
  test(`${KILLS} kills under load lose nothing and do nothing twice`, (t) =>
    seeded('kills', async (chance) => {
      const { cut, acks } = await killOften(t, chance, { kills: KILLS, matches: MATCHES });
      assert.ok(
        acks > 5 * KILLS && cut > KILLS,
        `too little was played to tell: ${acks} acks, ${cut} cut off`,
      );
    }));

  const noticed: [Defect, RegExp][] = [
    ['ackBeforeCommit', /is lost|asked again/],
    ['forgetsRequests', /asked again/],
  ];
  for (const [defect, how] of noticed)
    test(`the planted defect ${defect} is noticed`, (t) =>
      assert.rejects(killOften(t, planted(defect), { kills: 4, matches: 4, defect }), how));
});
