import assert from 'node:assert/strict';
import { test } from 'node:test';
import { telling } from '@oubliette/classic';
import type { Language } from '@oubliette/words';
import { menuOf } from './menu.ts';
import type { ActionId } from './actions.ts';
import { table } from './testing/scene.ts';
import type { TestTable } from './testing/scene.ts';
import { explainWhy, putForAction } from './why.ts';
import { CLASSIC_PLAY } from '../classicPlay.ts';

/** The answer to pressing a grey action. */
function why(t: TestTable, id: ActionId, seat = 'heroes', language: Language = 'en'): string {
  const view = t.view(seat);
  const { commands, prototype } = menuOf(CLASSIC_PLAY, view, seat, t.moves(seat), null).items.find(
    (each) => each.id === id,
  )!;
  assert.deepEqual(commands, [], `${id} is grey`);
  const refusal = t.try(seat, prototype);
  assert.ok(refusal !== null, `${id}: the rules have no objection`);
  return explainWhy(putForAction(id, prototype, view)(refusal), language, telling.namesIn(view));
}

const ALONE = `
  +-+-+-+
  |E . .|
  +-+-+-+`;
const alone = (turn: object | string = { of: 'E', left: 3 }, spells: readonly string[] = []): TestTable =>
  table(ALONE, { E: { kind: 'elf', spells: spells as never } }, { turn: turn as 'E' });

test('without a foe, a door, a spell, a potion, a trap or a pit, that is what is said', () => {
  const t = alone();
  assert.equal(why(t, 'attack'), 'No foe is in reach: none is in view.');
  assert.equal(why(t, 'open'), 'No closed door is in view.');
  assert.equal(why(t, 'cast'), 'The Elf has no spell left.');
  assert.match(why(t, 'item'), /no potion is carried/u);
  assert.match(why(t, 'disarm'), /cannot disarm/u);
  assert.equal(why(t, 'jump'), 'There is no open pit to jump beside the Elf.');
  assert.match(why(t, 'attack', 'heroes', 'fr'), /^Aucun ennemi à portée/u);
  assert.match(why(t, 'jump', 'heroes', 'fr'), /à côté de l’Elfe\.$/u);
});

test('a foe that is too far off is named, with its square', () => {
  const t = table(ALONE.replace('. .', '. O'), { E: { kind: 'elf' }, O: { kind: 'orc' } }, { turn: 'E' });
  assert.equal(why(t, 'attack'), 'No foe is in reach: the nearest is the orc, on C1.');
  assert.match(why(t, 'searchTreasure'), /The orc is too near/u);
});

test('a spell that harms is asked about at a foe, never at its caster', () => {
  const t = alone({ of: 'E', left: 3 }, ['ballOfFlame']);
  assert.equal(why(t, 'cast'), 'There is nobody in sight to cast a spell at.');
});

test('an action that is spent, a turn that is another’s, a move that is over come first', () => {
  const spent = alone({ of: 'E', left: 0, acted: true });
  for (const id of ['attack', 'searchTreasure', 'searchDoors', 'disarm'] as const)
    assert.match(why(spent, id), /has already acted/u, id);
  assert.match(why(spent, 'move'), /movement/u);
  const others = alone('morcar');
  for (const id of ['move', 'attack', 'open', 'searchTreasure', 'cast', 'jump', 'endTurn'] as const)
    assert.match(why(others, id), /turn/u, id);
});

test('a dead end says so, and does not speak of one wall', () => {
  const shut = table('+-+\n|E|\n+-+', { E: { kind: 'elf' } }, { turn: { of: 'E', left: 4 } as never });
  const refused = shut.moves().every(({ type }) => type !== 'step');
  assert.ok(refused);
  assert.match(why(shut, 'move'), /no square to go on to|next to/u);
});

test('who could only turn back is told that no square is crossed twice', () => {
  const t = table('+-+-+\n|E .|\n+-+-+', { E: { kind: 'elf' } }, { turn: { of: 'E', left: 4 } as never });
  t.do('heroes', { type: 'step', figure: t.id('E'), to: t.square('B1') });
  const view = t.view('heroes');
  const { prototype } = menuOf(CLASSIC_PLAY, view, 'heroes', t.moves(), null).items.find(
    ({ id }) => id === 'move',
  )!;
  assert.equal(t.try('heroes', prototype)?.rule, 'CLS-MOV-05');
  assert.match(why(t, 'move'), /squares crossed already/u);
});

test('monsters without powers say so; whoever is not on the board is named as such', () => {
  const t = table(
    ALONE.replace('. .', '. O'),
    { E: { kind: 'elf' }, O: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  assert.match(why(t, 'power', 'morcar'), /^The orc has no power/u);
  assert.match(why(t, 'open', 'morcar'), /does not open doors/u);
});
