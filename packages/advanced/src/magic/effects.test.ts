/** Effects that end by themselves cite the rule of their duration, spell or not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SceneFigure } from '../scenario/arrange.ts';
import { table } from '../testing/table.ts';

const ROOM = '+-+-+-+\n|A . B|\n+-+-+-+';

function endings(effects: NonNullable<SceneFigure['effects']>): Record<string, readonly string[]> {
  const here = table(ROOM, { A: { effects }, B: {} });
  here.do({ type: 'done' }, [5]);
  return Object.fromEntries(
    here.events.flatMap((event) => (event.type === 'effectEnded' ? [[event.tag, event.rules]] : [])),
  );
}

test('with the turn', () => {
  const told = endings([
    { tag: 'swift', ends: 'turn' },
    { tag: 'cowering', ends: 'turn' },
    { tag: 'carries', ends: 'turn', of: 'B' },
    { tag: 'lifts', ends: 'turn' },
    { tag: 'berserk', ends: 'fight' },
  ]);
  assert.deepEqual(told, {
    swift: ['ADV-SPELL-08'],
    cowering: ['ADV-ABIL-23'],
    carries: ['ADV-DEATH-11'],
    lifts: ['ADV-TRAP-13'],
  });
});

test('as the next exploration turn begins', () => {
  const told = endings([
    { tag: 'courage', ends: 'exploration' },
    { tag: 'fleet', ends: 'exploration' },
    { tag: 'unloaded', ends: 'exploration' },
  ]);
  assert.deepEqual(told, { courage: ['ADV-SPELL-12'], fleet: ['ADV-HAZ-58'], unloaded: ['ADV-WPN-31'] });
});
