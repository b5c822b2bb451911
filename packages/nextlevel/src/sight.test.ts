/** What lies undiscovered in a passage neither shows nor hinders: figures on the board are seen across it. */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from './testing/index.ts';
import type { NextTable } from './testing/index.ts';

/** An elf discovers A1 to F1; an orc stands on the board further along, in the dark. */
const PASSAGE = `
  +-+-+-+-+-+-+-+-+-+-+
  |E : : : : : : : O :|
  +-+-+-+-+-+-+-+-+-+-+`;
const WALL = PASSAGE.replace(': O', ':|O');
const SHUT = PASSAGE.replace(': O', ':dO');
const OPENED = PASSAGE.replace(': O', ':oO');
const ROCK = { quest: { blocked: ['H1'] } };

function passage(map = PASSAGE, setting: object = {}, dark = true): NextTable {
  const sheet = { gear: ['shortBow', 'dagger'], inHand: 'shortBow', spellPoints: 9 } as const;
  return table(
    map,
    { E: { kind: 'elf', spells: ['tempest'] }, O: { kind: 'orc', body: 2, defence: 0 } },
    { dark, next: { figures: { E: { facing: 'east', sheet }, O: { facing: 'west' } } }, ...setting },
  );
}

function known(t: NextTable): unknown {
  return [t.view('heroes'), t.moves('heroes')];
}

const SHIELD = 'blackShield';
const SHOT = { type: 'strike', figure: 'E', target: 'O' };
const SPELL = { type: 'castSpell', figure: 'E', spell: 'tempest', target: 'O' };
const CHANGE = { type: 'changeWeapon', figure: 'E', weapon: 'dagger' };
const SEARCH = { type: 'searchTraps', figure: 'E' };

rule('NXT-VIS-01', 'rocks and doors nobody has discovered do not show by what a hero may do', () => {
  const across = { quest: { doors: ['H1-I1'] } };
  for (const hidden of [ROCK, across]) assert.deepEqual(known(passage(PASSAGE, hidden)), known(passage()));
  passage(PASSAGE, across, false).refuses(SHOT, 'notVisible', 'NXT-FRF-01');
  const wall = known(passage(WALL));
  for (const door of [SHUT, OPENED]) assert.deepEqual(known(passage(door)), wall);
});

rule('NXT-FIM-07', 'mist hides across rocks that nobody has discovered', () => {
  for (const setting of [{}, ROCK]) {
    const t = passage(PASSAGE, setting);
    t.state = { ...t.state, next: { ...t.state.next, mists: [[t.square('C1')]] } };
    t.refuses(SHOT, 'blackMist', 'NXT-FIM-07');
  }
});

rule('NXT-FRF-03', 'nor does a shot end at them: it may strike a friend far behind', () => {
  const long = `
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
    |E : O : : : : : : : : : : : B|
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+`;
  for (const dark of [true, false]) {
    const sheet = { gear: ['shortBow'], inHand: 'shortBow' };
    const t = table(
      long,
      { E: { kind: 'elf' }, O: { kind: 'orc' }, B: { kind: 'barbarian' } },
      { dark, quest: { blocked: ['H1'] }, next: { figures: { E: { facing: 'east', sheet } } } },
    );
    t.do(SHOT, [SHIELD, SHIELD, 7]);
    assert.equal(t.figure('B').body, dark ? 6 : 8);
  }
});

rule('NXT-VIS-01', 'an orc on the board is shot at across rocks not yet discovered, and is about', () => {
  const t = passage(PASSAGE, ROCK);
  assert.ok(t.offers(SHOT) && t.offers(SPELL));
  t.refuses(SEARCH, 'monsterAbout', 'NXT-ACT-07');
  t.do(CHANGE);
  assert.equal(t.event('weaponChanged').free, false);
});

rule('NXT-VIS-01', 'discovered rocks block the line, and an open door that is discovered does not', () => {
  for (const t of [passage(PASSAGE, ROCK, false), passage(OPENED)]) {
    t.refuses(SHOT, 'notVisible', 'NXT-FRF-01');
    t.refuses(SPELL, 'targetUnseen', 'CLS-SPL-10');
    assert.ok(t.offers(SEARCH));
    t.do(CHANGE);
    assert.equal(t.event('weaponChanged').free, true);
  }
  assert.ok(passage(OPENED, {}, false).offers(SHOT));
});
