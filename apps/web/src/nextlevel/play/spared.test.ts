import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NextCommand, NextPending, NextView } from '@oubliette/nextlevel';
import { nextSpared } from './spared.ts';
import { table, viewOf } from './testing/scene.ts';

const MAP = `
  +-+-+-+-+
  |D O G W|
  +-+-+-+-+`;

const t = table(MAP, {
  D: { kind: 'dwarf' },
  O: { kind: 'orc' },
  G: { kind: 'goblin' },
  W: { kind: 'chaosWarrior', body: 4 },
});
const view = viewOf(t, 'morcar');
const [D, O, G, W] = ['D', 'O', 'G', 'W'].map((letter) => t.id(letter)) as [string, string, string, string];

function asked(pending: unknown): NextView {
  return { ...view, next: { ...view.next, asked: pending as NextPending } };
}

const striker = (dice: number) => ({ figure: D, dice: Array.from({ length: dice }), extra: 0 });
const strike = (target: string, dice: number, damage = 0) => ({ attackers: [striker(dice)], target, damage });

test('a stance matters where every skull together would kill; else no die is moved', () => {
  const moves: NextCommand[] = [0, 1, 2].map((dice) => ({ type: 'chooseStance', dice }));
  const at = (dice: number) => nextSpared(asked({ tag: 'stance', strike: strike(W, dice) }), moves);
  assert.deepEqual([at(3)?.goOn, at(3)?.matters, at(4)?.matters], [moves[0], false, true]);
});

test('a living shield matters where the blow would kill', () => {
  const moves: NextCommand[] = [null, G].map((figure) => ({ type: 'chooseShield', figure }));
  const at = (damage: number) =>
    nextSpared(asked({ tag: 'livingShield', strike: strike(W, 4, damage), among: [G] }), moves);
  assert.deepEqual([at(3)?.goOn, at(3)?.matters, at(4)?.matters], [moves[0], false, true]);
});

test('a counter-attack goes to the frailest; it matters where those to choose from differ', () => {
  const choose = (figure: string): NextCommand => ({ type: 'chooseCounter', figure });
  const at = (...among: string[]) =>
    nextSpared(asked({ tag: 'counter', strike: strike(D, 2), among }), among.map(choose));
  assert.deepEqual(at(W, G)?.goOn, choose(G));
  assert.deepEqual([at(W, G)?.matters, at(O)?.matters], [true, false]);
});

test('against whom to defend is always the player’s to say, unless there is only one', () => {
  const ward = (figure: string): NextCommand => ({ type: 'chooseWard', figure });
  const at = (...among: string[]) =>
    nextSpared(asked({ tag: 'ward', strike: strike(D, 2), among }), among.map(ward));
  assert.equal(at(O, G), null);
  assert.deepEqual(at(O)?.goOn, ward(O));
});

test('classic’s questions are reckoned as classic does', () => {
  assert.equal(nextSpared(asked(null), [{ type: 'endTurn' }]), null);
});
