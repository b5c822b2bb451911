import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseEvent } from './contract.ts';
import { D6, tape } from './dice.ts';
import { refuse, Resolution } from './resolution.ts';

interface Added extends BaseEvent {
  readonly amount: number;
}

const adding = (faces: readonly number[] = []) =>
  new Resolution<number, Added>(10, (state, event) => state + event.amount, tape(faces));
const added = (amount: number): Added => ({ type: 'added', amount, rules: ['R-1'] });

test('resolution: each event is in force before the next is decided', () => {
  const now = adding();
  now.emit(added(1));
  now.emit(added(now.state));
  assert.deepEqual(now.done(), { ok: true, state: 22, events: [added(1), added(11)] });
});

test('resolution: several dice are rolled one at a time, in order', () => {
  assert.deepEqual(adding([3, 1, 2]).rollAll(3, D6, 'ann', 'R-1'), [3, 1, 2]);
});

test('resolution: a refusal is the whole decision', () => {
  assert.deepEqual(adding().decided(refuse('tooFar', 'R-1', { steps: 3 })), {
    ok: false,
    refusal: { code: 'tooFar', rule: 'R-1', with: { steps: 3 } },
  });
  assert.deepEqual(adding().decided(null), { ok: true, state: 10, events: [] });
});

test('resolution: refusing after something has happened is a bug, and says so', () => {
  const now = adding();
  now.emit(added(1));
  assert.throws(
    () => now.decided(refuse('tooFar', 'R-1')),
    /refused tooFar after added: check before you emit/,
  );
});
