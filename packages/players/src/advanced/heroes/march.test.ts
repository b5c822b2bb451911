import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { table } from '@oubliette/advanced/testing';
import type { AdvancedTable, ExpeditionScene } from '@oubliette/advanced/testing';
import { newPlayer, next, seenAt } from '../../../test/advancedTable.ts';
import { leadOf } from './calm.ts';
import { wallWorth } from './goals.ts';

/** Plays until the seat is done with its turn. */
function playTurn(t: AdvancedTable): void {
  const player = newPlayer(t, 'ann');
  for (let i = 0; i < 40; i += 1) {
    const command = next(t, 'ann', player);
    if (command.type !== 'step') return;
    t.do(command, [], 'ann');
  }
}

suite('on the march', () => {
  test('a hero goes ahead where all heroes are hurt, and not a henchman alone: he sees nothing of the way on', () => {
    const passage = `
      +-+-+-+-+-+-+-+-+-+
      |A B : : : :o. . Hx
      +-+-+-+-+-+-+-+-+-+
    `;
    const figures: ExpeditionScene['figures'] = {
      A: { wounds: 1, startWounds: 4 },
      B: { wounds: 1, startWounds: 4 },
      H: { kind: 'henchman', calling: 'manAtArms', serves: 'A' },
    };
    const t = table(passage, figures);
    playTurn(t);
    assert.ok(
      ['G1', 'H1'].some((square) => [t.at('A'), t.at('B')].includes(square)),
      `${t.at('A')} ${t.at('B')}`,
    );
  });

  test('whoever does not drink leaves the fountain to those who do', () => {
    const room = `
      +-+-+-+-+-+-+
      |A . . . . C|
      + + + + + + +
      |. . . . . B|
      +-+-+-+-+-+-+
    `;
    const squares = [4] as const;
    const fountain = { id: 'fountain-1', tag: 'feature', feature: 'fountain', square: 4, squares } as const;
    const hale = { wounds: 4, startWounds: 4 } as const;
    const thirsty = { wounds: 1, startWounds: 4, fate: 2 } as const;
    const t = table(
      room.replace('. C|', 'C .|').replace('. B|', 'B .|').replace('. . . C', '. C . .'),
      { A: thirsty, B: { ...hale, fate: 2, startFate: 2 }, C: { ...hale, fate: 2, startFate: 2 } },
      { level: { things: [fountain] }, places: { A: { searched: true } } },
    );
    playTurn(t);
    const beside = ['D1', 'F1', 'E2'];
    assert.ok(beside.includes(t.at('A')), t.at('A'));
    assert.ok(!beside.includes(t.at('B')) && !beside.includes(t.at('C')), `${t.at('B')} ${t.at('C')}`);
  });

  test('one searches the walls of a room full of mould, and the others stay out', () => {
    const map = `
      +-+-+-+-+-+-+
      |A B :o. . .|
      +-+-+-+-+-+-+
    `;
    const hazard = { hazard: 'mould', stage: 'there', facts: {} } as const;
    const t = table(map, { A: {}, B: {} }, { places: { F1: { room: 'hazard', hazard } } });
    const squares = ['D1', 'E1', 'F1'].map((name) => t.square(name));
    assert.ok(leadOf(seenAt(t), { kind: 'wall', key: 'wall', squares }) !== undefined);
    const clean = table(map, { A: {}, B: {} });
    assert.equal(leadOf(seenAt(clean), { kind: 'wall', key: 'wall', squares }), undefined);
  });

  test('a wall with a false door hides no other', () => {
    const map = `
      + + + + +
       # # # # 
      + +-+-+ +
       #|A :|# 
      + +-+-+ +
       # # # # 
      + + + + +
    `;
    const t = table(map, { A: {} });
    const squares = ['B2', 'C2'].map((name) => t.square(name));
    assert.ok(wallWorth(seenAt(t), squares, 0) >= 0);
    const [level] = t.state.levels;
    const exit = { squares: [t.square('B2')], direction: 0, door: 'closed' } as const;
    t.state = { ...t.state, levels: [{ ...level!, falseDoors: [exit] }] };
    assert.equal(wallWorth(seenAt(t), squares, 0), -1);
    assert.ok(wallWorth(seenAt(t), squares, 2) >= 0);
  });
});
