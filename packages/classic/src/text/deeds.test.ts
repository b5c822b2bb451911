/** A fight by hand, and what its tale makes of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { luckOf, taleOf } from '@oubliette/words';
import type { ClassicEvent } from '../events.ts';
import { table } from '../testing/table.ts';
import { deedsOf } from './deeds.ts';

const tale = (...events: readonly (readonly ClassicEvent[])[]) => taleOf(events.flat().flatMap(deedsOf));

test('a blow that kills is told with its wounds, and the dice of both sides with what they were worth', () => {
  const t = table(
    `
    +-+-+
    |E O|
    +-+-+`,
    { E: { kind: 'elf' }, O: { kind: 'orc' } },
  );
  const foe = t.id('O');
  const struck = t.do({ type: 'attack', figure: 'E', target: 'O' }, [
    'skull',
    'skull',
    'whiteShield',
    'skull',
  ]);
  const { doings, best } = tale(struck);
  const elf = doings.get(t.id('E'))!;
  const orc = doings.get(foe)!;
  assert.deepEqual([elf.blows, elf.hits, elf.wounds, elf.slain], [1, 1, orc.suffered, 1]);
  assert.equal(best?.slew, true);
  assert.equal(elf.fortune.worth, 2);
  assert.equal(luckOf({ ...elf.fortune, worth: elf.fortune.mean }), 'usual');
  assert.ok(orc.fortune.mean > 0 && orc.fortune.worth === 0, 'skulls guard nobody');
});
