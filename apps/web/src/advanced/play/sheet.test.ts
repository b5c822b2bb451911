import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { boxed } from './testing/match.ts';
import { testOdds } from './odds.ts';
import { itemRule, numbersOf } from './sheet.ts';

const box = advancedShelf().get('advanced')!;

describe('a sheet of the expedition', () => {
  test('every characteristic is the sum of what it is said to be made of', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const view = match.view('heinrich');
    for (const sheet of view.sheets)
      for (const { id, now, start, shares } of numbersOf(view, sheet, 'en')) {
        assert.equal(Number(shares[0]?.value), start, `${sheet.id} ${id}`);
        const sum = shares
          .slice(1)
          .reduce((all, { value }) => all + Number(value.replace('−', '-')), Number(start));
        assert.equal(sum, now, `${sheet.id} ${id}`);
        for (const { rule } of shares) assert.match(rule, /^ADV-/u);
      }
  });

  test('armour is named where it makes somebody tougher', async () => {
    const match = await boxed(box);
    match.playWhile((prompt) => prompt === 'takePlace');
    const view = match.view('heinrich');
    const sheet = view.sheets.find(({ armour }) => armour.length > 0)!;
    const toughness = numbersOf(view, sheet, 'fr').find(({ id }) => id === 'toughness')!;
    assert.ok(toughness.shares.length > 1);
    assert.ok(toughness.shares.every(({ label }) => label !== ''));
  });

  test('magic things lead to the rule that tells what they do', () => {
    assert.equal(itemRule('wand:fireball:7'), 'ADV-MGT-45');
    assert.equal(itemRule('ringOfProtection2'), 'ADV-MGT-17');
    assert.equal(itemRule('rope'), null);
  });
});

test('a test is as likely to be passed as the characteristic has faces of the die', async () => {
  const match = await boxed(box);
  match.playWhile((prompt) => prompt === 'takePlace');
  const view = match.view('heinrich');
  const number = (hero: string, id: string): number =>
    Number(
      numbersOf(
        view,
        view.sheets.find((sheet) => sheet.id === hero)!,
        'en',
      ).find((each) => each.id === id)!.now,
    );
  assert.deepEqual(testOdds({ type: 'climbOut', figure: 'heinrich' }, view), {
    of: 'speed',
    chance: number('heinrich', 'speed') / 12,
  });
  assert.deepEqual(testOdds({ type: 'cast', figure: 'magnus', spell: 'infernoOfDoom' }, view), {
    of: 'intelligence',
    chance: number('magnus', 'intelligence') / 12,
  });
  assert.equal(testOdds({ type: 'cast', figure: 'magnus', spell: 'flamesOfDeath' }, view), null);
  assert.equal(testOdds({ type: 'done' }, view), null);
});
