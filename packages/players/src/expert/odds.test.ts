import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from '@oubliette/expert/testing';
import { blow, menace } from './odds.ts';
import { see } from './seen.ts';

const HALL = `
  +-+-+-+-+
  |b o . .|
  + + + + +
  |w . . .|
  +-+-+-+-+`;

/** The barbarian and the wizard before one creature. */
function before(monster: 'rat' | 'orc' | 'mummy' | 'minotaur', body?: number) {
  const t = table(HALL, {
    b: { hero: 'barbarian' },
    w: { hero: 'wizard' },
    o: { monster, ...(body === undefined ? {} : { body }) },
  });
  return { seen: see(t.view('ann')), figure: (letter: string) => t.figure(letter) };
}

test('three dice against one, monsters block on one face', () => {
  const { seen, figure } = before('rat');
  const { loss, kill } = blow(seen, figure('b'), figure('o'));
  // No skull: 1/8; one skull and the shield: 3/8 of 1/6.
  assert.ok(Math.abs(kill - (1 - 1 / 8 - 3 / 8 / 6)) < 1e-9);
  assert.equal(loss, kill);
});

test('a single hit does nothing to a tough hide', () => {
  const one = before('mummy', 1);
  assert.ok(
    blow(one.seen, one.figure('b'), one.figure('o'), { dice: 1 }).kill === 0,
    'one die cannot hurt it',
  );
  assert.ok(blow(one.seen, one.figure('b'), one.figure('o'), { dice: 3 }).kill > 0.2);
});

test('heroes block on two faces, the armoured better; two blows cost twice as much', () => {
  const orc = before('orc');
  const hurts = (who: string) => menace(orc.seen, orc.figure('o'), orc.figure(who));
  assert.ok(hurts('b') > 0.4 && hurts('b') < 0.8);
  const bull = before('minotaur');
  const once = blow(bull.seen, bull.figure('o'), bull.figure('b')).loss;
  assert.equal(menace(bull.seen, bull.figure('o'), bull.figure('b')), 2 * once);
});

test('arrows that are better than others count', () => {
  const kill = (cards: readonly 'barbedArrows'[]) => {
    const t = table(HALL.replace('b o', 'e o').replace('|w', '|.'), {
      e: { hero: 'elf', cards },
      o: { monster: 'orc' },
    });
    return blow(see(t.view('ann')), t.figure('e'), t.figure('o')).kill;
  };
  assert.ok(kill(['barbedArrows']) > kill([]) + 0.1);
});
