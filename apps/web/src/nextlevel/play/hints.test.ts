import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { EMPTY_HANDS } from '../../classic/play/session.ts';
import { CLASSIC_HINTS, hintFor, taught } from '../../classic/play/hints.ts';
import { situationOf } from '../../classic/play/situation.ts';
import type { TestTable } from '../../classic/play/testing/scene.ts';
import { NEXT_HINTS } from './hints.ts';
import { KIT, table, viewOf } from './testing/scene.ts';
import type { NextTableSetting } from '@oubliette/nextlevel/testing';

const EMPTY = `
  +-+-+-+-+
  |H . . .|
  +-+-+-+-+`;
const BESIDE = EMPTY.replace('H . .', '. H O');

function at(kind: string, map: string, rest: NextTableSetting = {}): TestTable {
  const figures = map.includes('O') ? { H: { kind }, O: { kind: 'orc' } } : { H: { kind } };
  return table(map, figures, { training: true, ...rest });
}

/** All the hints of this moment, for a player who closes one after the other. */
function hints(t: TestTable, seat = 'heroes'): string[] {
  const moves = { [seat]: t.moves(seat) };
  const facts = { view: t.view(seat), seats: [seat], eyes: seat, moves, still: false };
  const situation = situationOf(KIT, facts, EMPTY_HANDS);
  const read: string[] = [];
  for (;;) {
    const hint = hintFor(KIT.hints, t.view(seat), situation, EMPTY_HANDS, read);
    if (hint === null) return read;
    assert.ok(taught(KIT.hints, t.view(seat), situation).includes(hint.id), hint.id);
    read.push(hint.id);
  }
}

describe('a first game of NextLevel', () => {
  test('begins with the two actions of a turn', () => {
    assert.deepEqual(hints(at('dwarf', EMPTY)).slice(0, 2), ['hintActions', 'hintRoll']);
    const spent = at('dwarf', EMPTY, { turn: { of: 'H', left: 3 }, next: { turn: { actions: ['move'] } } });
    assert.equal(hints(spent).includes('hintActions'), false);
  });

  test('explains facing once there is a foe to face, and zones where one is left', () => {
    const moving: NextTableSetting = { turn: { of: 'H', left: 3 } };
    assert.equal(hints(at('dwarf', EMPTY, moving)).includes('hintFacing'), false);
    const apart = hints(at('dwarf', EMPTY.replace('. .|', '. O|'), moving));
    assert.deepEqual(apart.slice(0, 2), ['hintFacing', 'hintNear']);
    assert.equal(apart.includes('hintZone'), false);
    const beside = hints(at('dwarf', BESIDE, moving));
    assert.deepEqual(beside.slice(0, 2), ['hintAttack', 'hintCounter'], 'the blow comes first');
    assert.ok(beside.includes('hintZone'));
  });

  test('warns of counter-attacks where there is somebody to attack', () => {
    assert.ok(hints(at('dwarf', BESIDE)).includes('hintCounter'));
    assert.equal(hints(at('dwarf', EMPTY)).includes('hintCounter'), false);
  });

  test('shows a gauge to whom it belongs, when it first counts for something', () => {
    assert.ok(hints(at('wizard', BESIDE)).includes('hintMana'));
    assert.equal(hints(at('dwarf', BESIDE)).includes('hintMana'), false);
    const rage = { dice: ['yellow', 'combat'], kills: 0, towards: 'orange' } as const;
    const raging: NextTableSetting = { next: { figures: { H: { sheet: { rage } } } } };
    assert.ok(hints(at('barbarian', EMPTY, raging)).includes('hintRage'));
    assert.equal(hints(at('barbarian', EMPTY)).includes('hintRage'), false);
  });

  test('reads the dice after a blow, and only then', () => {
    const struck: NextTableSetting = { next: { turn: { actions: ['attack'] } } };
    assert.ok(hints(at('dwarf', BESIDE, struck)).includes('hintDice'));
    assert.equal(hints(at('dwarf', BESIDE)).includes('hintDice'), false);
  });

  test('speaks of quiet only where no foe is in sight', () => {
    const full: NextTableSetting = { training: false };
    const apart = hints(at('elf', EMPTY.replace('. .|', '.|O|'), full));
    assert.ok(hints(at('elf', EMPTY, full)).includes('hintSearch'));
    assert.equal(apart.includes('hintSearch'), false);
  });

  test('leaves searches and spells to later games', () => {
    assert.equal(hints(at('elf', EMPTY)).includes('hintSearch'), false);
    assert.ok(hints(at('elf', EMPTY, { training: false })).includes('hintSearch'));
  });

  test('says it all in both languages, with the names of its own buttons', () => {
    const view = viewOf(at('elf', EMPTY, { training: false }));
    for (const id of (['hero', 'morcar'] as const).flatMap((role) => NEXT_HINTS.ids(view, role)))
      for (const language of ['en', 'fr'] as const)
        assert.match(NEXT_HINTS.text(id, language, { key: '', other: '' }), /^\p{Lu}.*[.!?]$/u);
    const told = (of: typeof CLASSIC_HINTS) => of.text('hintEnd', 'fr', { key: ' (E)', other: '' });
    assert.match(told(NEXT_HINTS), /Finir \(E\)/);
    assert.match(told(CLASSIC_HINTS), /Finir \(E\)/);
  });
});
