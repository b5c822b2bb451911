import { rule } from '@oubliette/kernel/testing';
import assert from 'node:assert/strict';
import { HEROES } from '../content/heroes.ts';
import { meet } from '../encounter/meet.ts';
import { table } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';
import { disarmingBonus, spellPrice, spottingBonus, testsToCast } from './race.ts';

const DWARF = { race: 'dwarf', calling: 'wizard', marks: [] } as const;
/** The room beyond the door of the map below. */
const ROOM = 'scene-1.r1';
const ELF = { race: 'elf', calling: 'wizard', marks: [] } as const;

rule('ADV-CRE-06', 'dwarfs add 2 to spot a trap', () => {
  assert.deepEqual([HEROES.sven, HEROES.heinrich, HEROES.torallion].map(spottingBonus), [2, 0, 0]);
});

rule('ADV-CRE-07', 'and 2 to disarm one', () => {
  assert.deepEqual([HEROES.durgin, HEROES.rogar, HEROES.ladril].map(disarmingBonus), [2, 0, 0]);
});

rule('ADV-CRE-16', 'a dwarf wizard tests for every spell', () => {
  assert.deepEqual(testsToCast(DWARF, false), { tests: 1, all: true });
  assert.deepEqual(testsToCast(ELF, false), { tests: 0, all: false });
  assert.deepEqual(testsToCast(HEROES.ladril, false), { tests: 1, all: true });
});

rule('ADV-CRE-17', 'and twice where the spell asks for a test, to pass both', () => {
  assert.deepEqual(testsToCast(DWARF, true), { tests: 2, all: true });
  assert.deepEqual(testsToCast(ELF, true), { tests: 1, all: false });
  assert.deepEqual(testsToCast(HEROES.magnus, true), { tests: 1, all: false });
});

rule('ADV-CRE-18', 'a dwarf pays double for a spell', () => {
  assert.deepEqual([spellPrice(DWARF, 175), spellPrice(ELF, 175)], [350, 175]);
});

rule('ADV-CRE-08', 'an elf who sees the monsters gives the leader’s roll 1 more, whoever leads', () => {
  const map = `
    +-+-+-+-+
    |: :|. .|
    + + + + +
    |H Eo. .|
    +-+-+-+-+
  `;
  for (const [race, total] of [
    ['elf', 6],
    ['human', 5],
    ['dwarf', 5],
  ] as const) {
    const here = table(map, { H: {}, E: { race } });
    setGoing(here, (play) => meet(play, { monsters: { ratman: 1 }, area: ROOM, how: 'surprise' }), [5, 7]);
    assert.equal(here.event('surpriseTested').leader, total, race);
  }
});
