import { rule } from '@oubliette/kernel/testing';
import assert from 'node:assert/strict';
import { battle } from '../testing/index.ts';
import { monsterSpells, withCast } from './casters.ts';

const ROOM = `
  +-+-+-+
  |A . S|
  +-+-+-+
`;

rule('ADV-ABIL-08', 'a monster has the spells of its table, each as often as it stands there', () => {
  const table = battle(ROOM, { A: {}, S: { monster: 'whiteSorcerer' } });
  assert.deepEqual(monsterSpells(table.figure('S')), [
    'choke',
    'flamingSkullOfTerror',
    'fireball',
    'fireball',
  ]);
  assert.deepEqual(monsterSpells(table.figure('A')), []);
  const weaver = battle(ROOM, { A: {}, S: { monster: 'warpweaver' } });
  assert.deepEqual(monsterSpells(weaver.figure('S')), ['fireball', 'flamingSkullOfTerror']);
});

rule('ADV-ABIL-09', 'each casting uses up its components', () => {
  const table = battle(ROOM, { A: {}, S: { monster: 'whiteSorcerer' } });
  const { id } = table.figure('S');
  table.state = withCast(table.state, id, 'fireball');
  assert.deepEqual(monsterSpells(table.figure('S')), ['choke', 'flamingSkullOfTerror', 'fireball']);
  table.state = withCast(withCast(table.state, id, 'fireball'), id, 'choke');
  assert.deepEqual(monsterSpells(table.figure('S')), ['flamingSkullOfTerror']);
});
