import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Figure, Sheet, View } from '@oubliette/advanced';
import { begun } from '../board/testing/level.ts';
import { gatheringOf } from './gathering.ts';

const view = await begun();
const heroes = view.sheets.filter(({ kind }) => kind === 'hero').map(({ id }) => id);
const [first, second, third] = heroes as [string, string, string];

/** These have gone to wait on the stairs. */
function waiting(...gone: readonly string[]): View {
  return {
    ...view,
    leader: first,
    sheets: view.sheets.map((sheet): Sheet =>
      gone.includes(sheet.id) ? { ...sheet, where: 'below' } : sheet,
    ),
    figures: view.figures.filter(({ id }) => !gone.includes(id)),
  };
}

function told(seen: View): unknown {
  const gathered = gatheringOf(seen);
  const ids = (sheets: readonly Sheet[]): readonly string[] => sheets.map(({ id }) => id).toSorted();
  return gathered && [ids(gathered.missing), gathered.leader?.id];
}

function changed(seen: View, figure: string, change: Partial<Figure>): View {
  return { ...seen, figures: seen.figures.map((one) => (one.id === figure ? { ...one, ...change } : one)) };
}

test('ADV-STAIR-05: once somebody is on the stairs, the heroes who are still missing are told', () => {
  assert.equal(told(view), null);
  const others = heroes.filter((id) => id !== second).toSorted();
  assert.deepEqual(told(waiting(second)), [others, first]);
  assert.deepEqual(told(waiting(...heroes)), [[], first]);
});

test('ADV-STAIR-05: whoever is knocked out or asleep keeps nobody waiting, nor does a henchman', () => {
  const gone = heroes.filter((id) => id !== third);
  const last = waiting(...gone);
  assert.deepEqual(told(last), [[third], first]);
  assert.deepEqual(told(changed(last, third, { wounds: 0 })), [[], first]);
  const asleep = changed(last, third, { effects: [{ tag: 'asleep', ends: 'never' }] });
  assert.deepEqual(told(asleep), [[], first]);
  assert.deepEqual(told(changed(last, third, { kind: 'henchman' })), [[], first]);
});
