import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import { checkProperties, rule, RuleTable } from '@oubliette/kernel/testing';
import { wickBox } from './box.ts';
import { THIEF, WARDEN } from './kinds.ts';
import type { WickState } from './kinds.ts';
import { sensibleWick } from './players.ts';
import { arrangeWick } from './scenario.ts';
import { wick } from './system.ts';
import { wickSubject } from './subject.ts';

const { ending, redact } = arrangeWick({}).game;
const table = (scene: Partial<WickState>) => new RuleTable(arrangeWick(scene));

rule('WIK-SET-01', 'the warden hides the snare on squares three to six, and nobody else learns where', () => {
  const t = table({ turn: 'hiding', snare: null });
  t.refuses({ type: 'hide', at: 2 }, 'noPlace', 'WIK-SET-01');
  t.refuses({ type: 'hide', at: 7 }, 'noPlace', 'WIK-SET-01');
  t.do({ type: 'hide', at: 3 });
  assert.deepEqual([t.view(WARDEN).snare, t.view(THIEF).snare], [3, null]);
  assert.deepEqual(redact(t.event('hidden'), THIEF), { ...t.event('hidden'), at: null });
});

rule('WIK-TUR-01', 'the thief and the warden take turns, and the warden may wait', () => {
  const t = table({});
  t.refuses({ type: 'wait' }, 'notNow', 'WIK-TUR-01');
  t.do({ type: 'step' });
  t.refuses({ type: 'step' }, 'notNow', 'WIK-TUR-01');
  t.do({ type: 'wait' });
  assert.deepEqual(t.awaited(), [{ seat: THIEF, prompt: 'thief' }]);
});

rule('WIK-MOV-01', 'a step is one square and one measure of oil', () => {
  const t = table({ at: 1, oil: 9 });
  t.do({ type: 'step' });
  assert.deepEqual([t.state.at, t.state.oil], [2, 8]);
});

rule('WIK-PEE-01', 'a four shows a snare on the next square, a three does not, nor one further on', () => {
  for (const [at, face, seen] of [
    [4, 4, true],
    [4, 3, false],
    [3, 6, false],
  ] as const) {
    const t = table({ at, snare: 5 });
    t.do({ type: 'peer' }, [face]);
    assert.deepEqual([t.state.seen, t.state.oil, t.view(THIEF).snare], [seen, 9, seen ? 5 : null]);
  }
  table({ seen: true }).refuses({ type: 'peer' }, 'alreadySeen', 'WIK-PEE-01');
});

rule('WIK-SNA-01', 'the snare spills three measures, or what is left, and is gone', () => {
  const t = table({ at: 4, snare: 5, oil: 10 });
  t.do({ type: 'step' });
  assert.deepEqual([t.state.oil, t.state.snare, t.event('sprung').lost], [6, null, 3]);
  const last = table({ at: 4, snare: 5, oil: 3 });
  last.do({ type: 'step' });
  assert.deepEqual([last.state.oil, last.event('sprung').lost], [0, 2]);
});

rule('WIK-SHI-01', 'once, to a neighbouring square ahead of the thief, and unseen', () => {
  const t = table({ turn: 'warden', at: 3, snare: 4 });
  t.refuses({ type: 'shift', at: 6 }, 'notThere', 'WIK-SHI-01');
  t.refuses({ type: 'shift', at: 3 }, 'notThere', 'WIK-SHI-01');
  t.do({ type: 'shift', at: 5 });
  assert.deepEqual([t.view(WARDEN).shifted, t.view(THIEF).shifted, t.view(THIEF).snare], [true, false, null]);
  t.do({ type: 'step' });
  t.refuses({ type: 'shift', at: 6 }, 'noShift', 'WIK-SHI-01');
  table({ turn: 'warden', seen: true }).refuses({ type: 'shift', at: 6 }, 'noShift', 'WIK-SHI-01');
});

rule('WIK-END-01', 'at the vault the thief has won, even in the dark', () => {
  const t = table({ at: 6, oil: 1, snare: null });
  t.do({ type: 'step' });
  assert.deepEqual(ending(t.state), { winners: [THIEF], outcome: 'vault' });
});

rule('WIK-END-02', 'without oil the warden has won', () => {
  const t = table({ at: 2, oil: 1 });
  t.do({ type: 'peer' }, [1]);
  assert.deepEqual(ending(t.state), { winners: [WARDEN], outcome: 'dark' });
});

test('the seven properties hold in a hundred random matches: no secret is told, all is explained', () => {
  checkProperties(wickSubject, { seed: 'wick', matches: 100 });
});

test('computer players finish every match, and neither always wins', () => {
  const winners = new Set<unknown>();
  for (let seed = 0; seed < 20; seed += 1) {
    const setup = { oil: 8 + (seed % 7) };
    const opened = wick.open(setup);
    assert.ok(opened.ok);
    const players = new Map([THIEF, WARDEN].map((seat) => [seat, sensibleWick()]));
    const dice = streamFromSeed(`wick ${seed}`);
    const { state } = playOut(opened.game, opened.game.start(dice).state, players, dice, { most: 40 });
    winners.add(opened.game.ending(state)?.winners[0]);
  }
  assert.deepEqual(winners, new Set([WARDEN, THIEF]));
});

test('the box makes a setup the system opens, with a chair for every seat', async () => {
  const composed = await wickBox.compose({ oil: 12 });
  assert.ok(composed.ok);
  assert.deepEqual(
    wickBox.chairs(composed.setup).map(({ seat }) => seat),
    [THIEF, WARDEN],
  );
  assert.equal((await wickBox.compose({ oil: 99 })).ok, false);
});
