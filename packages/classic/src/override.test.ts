import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { cardsOf } from './cards.ts';
import type { Override } from './events.ts';
import { BOOK, openTable, randomMatch } from './text/testing/table.ts';

const game = openTable(BOOK[0]!);

function inPlay() {
  for (const { state } of randomMatch(game, 'override', 500))
    if (state.phase === 'play' && state.pending === null) return state;
  return assert.fail('never in play');
}

const corrected = (change: unknown, seat = 'cy') =>
  game.override(inPlay(), seat, change as Override, 'a slip of the hand');

const code = (change: unknown, seat?: string) => {
  const decision = corrected(change, seat);
  return decision.ok ? 'done' : decision.refusal.code;
};

rule('TBL-OVERRIDE', 'the master sets points right, and nobody else does', () => {
  const change = { tag: 'setBody', figure: 'dwarf', body: 2 };
  const decision = corrected(change);
  assert.ok(decision.ok);
  assert.equal(decision.state.figures.find(({ id }) => id === 'dwarf')?.body, 2);
  assert.equal(code(change, 'ann'), 'onlyTheMaster');
  assert.equal(code({ ...change, body: 99 }), 'outOfRange');
  assert.equal(code({ ...change, figure: 'nobody' }), 'notOnBoard');
});

rule('TBL-OVERRIDE', 'a correction has the fields of its kind, and no others', () => {
  const change = { tag: 'setBody', figure: 'dwarf', body: 2 };
  for (const wrong of [
    null,
    'setBody',
    { tag: 'toString' },
    { tag: 'setBody', figure: 'dwarf' },
    { ...change, figure: ['dwarf'] },
    { ...change, body: '2' },
    { ...change, note: 'x'.repeat(1000) },
    { tag: 'setSquare', figure: 'dwarf', square: 'A1' },
  ])
    assert.equal(code(wrong), 'unknownChange', JSON.stringify(wrong));
});

rule(
  'TBL-OVERRIDE',
  'cards go to a hero’s hand and from it; a door on the board opens; a monster goes',
  () => {
    const before = inPlay();
    const give = (state: typeof before, change: Override) => {
      const decision = game.override(state, 'cy', change, 'we did it differently');
      assert.ok(decision.ok, JSON.stringify(decision));
      return decision.state;
    };
    const cards = (state: typeof before) => cardsOf(state.heroes.find(({ id }) => id === 'dwarf')!);
    const richer = give(before, { tag: 'addCard', hero: 'dwarf', card: 'handAxe' });
    assert.ok(
      cards(richer).filter((id) => id === 'handAxe').length >
        cards(before).filter((id) => id === 'handAxe').length,
    );
    const poorer = give(richer, { tag: 'dropCard', hero: 'dwarf', card: 'handAxe' });
    assert.deepEqual(cards(poorer), cards(before));
    assert.equal(code({ tag: 'dropCard', hero: 'dwarf', card: 'plateArmour' }), 'noSuchCard');
    assert.equal(code({ tag: 'addCard', hero: 'dwarf', card: 'crown of nobody' }), 'noSuchCard');
    assert.equal(code({ tag: 'removeFigure', figure: 'dwarf' }), 'notOnBoard');
    assert.equal(code({ tag: 'openDoor', door: 'Z9-Z8' }), 'noSuchDoor');
    for (const { state } of randomMatch(game, 'override', 500)) {
      const door = state.seenDoors.find((each) => state.doors[each] === 'closed');
      const monster = state.figures.find(({ side }) => side === 'morcar');
      if (state.phase !== 'play' || state.pending !== null || door === undefined || monster === undefined)
        continue;
      const key = game.view(state, 'cy').doorKeys[state.seenDoors.indexOf(door)]!;
      const opened = give(state, { tag: 'openDoor', door: key });
      assert.equal(opened.doors[door], 'open');
      const gone = give(state, { tag: 'removeFigure', figure: monster.id });
      assert.ok(gone.figures.every(({ id }) => id !== monster.id));
      return;
    }
    assert.fail('never a closed door and a monster in sight');
  },
);
