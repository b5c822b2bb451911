/** Nothing on the main screens is dead: whatever is pressed does something, or says why not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewTable } from '@oubliette/table';
import { deadControls } from './support/presses.ts';
import { openProduct } from './support/product.ts';
import { addressOf, HEROES, openTable, sitDown } from './support/puppet.ts';
import type { Puppet } from './support/puppet.ts';

type Far = Parameters<Puppet['playOn']>[0];

const secondRound: Far = ({ present }) => ((present.view as { round?: number } | null)?.round ?? 0) >= 2;
const setOut: Far = ({ present }) => (present.view as { stage?: string } | null)?.stage === 'play';
const heroes = (level: number) => HEROES.map((kind) => ({ kind, gender: 'm', level }));

const SCREENS: readonly (readonly [string, Partial<NewTable>, Far])[] = [
  ['a hero of classic', { seats: [...HEROES] }, secondRound],
  ['Morcar', { seats: ['morcar'] }, secondRound],
  [
    'a hero of NextLevel',
    { game: 'nextlevel', choice: { quest: 'the-trial', heroes: heroes(4) }, seats: [...HEROES] },
    secondRound,
  ],
  [
    'Morcar in NextLevel',
    { game: 'nextlevel', choice: { quest: 'crowmill', heroes: heroes(1) }, seats: ['morcar'] },
    secondRound,
  ],
  ['explorers', { game: 'advanced', choice: { dungeon: 'tobaro' }, seats: ['heinrich'] }, setOut],
  [
    'the master of an expedition',
    { game: 'advanced', choice: { dungeon: 'bells2' }, seats: ['master'] },
    setOut,
  ],
];

test('whatever can be pressed does something, or says why not', async (t) => {
  const product = await openProduct(t);
  const { page, complaints } = await product.person();
  const dead: string[] = [];
  for (const [who, wanted, far] of SCREENS) {
    const admission = await openTable(product.url, wanted);
    const puppet = await sitDown(t, product.url, admission);
    await puppet.playOn(far);
    const address = addressOf(admission);
    await page.goto(address);
    const found = await deadControls(page, { address, most: 50 });
    dead.push(...found.map((control) => `${control}, pressed by ${who}`));
  }
  assert.deepEqual(dead, []);
  assert.deepEqual(complaints, []);
});
