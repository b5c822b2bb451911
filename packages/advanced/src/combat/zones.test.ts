/** Death zones (ADV-CMB-35 to ADV-CMB-44). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { battle, MONSTERS } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { deathZone, fixedOn, isInEnemyZone, stopsAt } from './zones.ts';

const HALL = `
  +-+-+-+-+-+-+
  |. . . . . .|
  + + + + + + +
  |. . . . . .|
  + + + + + + +
  |. . T . R .|
  + + + + + + +
  |. . . . . .|
  + + + + + + +
  |. . . . Q .|
  +-+-+-+-+-+-+
`;

const RATMEN = { R: { monster: 'ratman' }, Q: { monster: 'ratman' } };

function zone(table: AdvancedTable, letter: string): string[] {
  return deathZone(table.world, table.state, table.figure(letter)).map((square) => table.squareName(square));
}

rule('ADV-CMB-35', 'the squares a figure can strike, in no particular direction', () => {
  const table = battle(HALL, { T: {}, ...RATMEN });
  assert.deepEqual(zone(table, 'T').toSorted(), ['B3', 'C2', 'C4', 'D3']);
});

rule('ADV-CMB-35', 'not across walls or closed doors, and not round a corner closed on both sides', () => {
  const walled = `
    +-+-+-+
    |. . .|
    + +-+ +
    |.|T d.|
    + + +-+
    |. . .|
    +-+-+-+
  `.replace('T d.', 'Td.');
  const short = battle(walled, { T: {} });
  assert.deepEqual(zone(short, 'T'), ['B3']);
  const long = battle(walled, { T: { weapons: ['spear'] } });
  assert.deepEqual(zone(long, 'T').toSorted(), ['A3', 'B3', 'C3'], 'A3 and C3 are open by way of B3');
});

rule('ADV-CMB-35', 'an open door lets it through', () => {
  const open = battle(
    `
    +-+-+
    |ToR|
    +-+-+
  `,
    { T: {}, R: { monster: 'ratman' } },
  );
  assert.deepEqual(zone(open, 'T'), ['B1']);
  assert.equal(isInEnemyZone(open.world, open.state, open.figure('R')), true);
});

rule('ADV-CMB-38', 'a long weapon threatens the diagonals as well', () => {
  for (const weapon of ['spear', 'halberd', 'twoHandedSword']) {
    const table = battle(HALL, { T: { weapons: [weapon] }, ...RATMEN });
    assert.equal(zone(table, 'T').length, 8, weapon);
  }
  for (const weapon of ['twoHandedAxe', 'sword', 'dagger'])
    assert.equal(zone(battle(HALL, { T: { weapons: [weapon] }, ...RATMEN }), 'T').length, 4, weapon);
});

rule('ADV-CMB-36', 'a figure stops where it enters an enemy’s zone', () => {
  const table = battle(HALL, { T: {}, ...RATMEN }, { turn: MONSTERS });
  table.do({ type: 'step', figure: 'R', to: 'D3' });
  assert.equal(table.event('stepped').left, 0);
  assert.ok(table.cites('ADV-CMB-36'));
  table.refuses({ type: 'step', figure: 'R', to: 'D2' }, 'noSquaresLeft', 'ADV-CMB-29');
});

rule('ADV-CMB-36', 'one diagonally past goes on', () => {
  const table = battle(HALL, { T: {}, ...RATMEN }, { turn: MONSTERS });
  table.do({ type: 'step', figure: 'R', to: 'E2' });
  table.do({ type: 'step', figure: 'R', to: 'D2' });
  assert.equal(table.event('stepped').left, 8, 'of a Speed of 10');
});

rule('ADV-CMB-36', 'nor does anybody slip round a long weapon from square to square', () => {
  const map = HALL.replace('T . R', 'T R .');
  const table = battle(
    map,
    { T: { weapons: ['spear'] }, ...RATMEN },
    { turn: MONSTERS, fight: { fixed: { T: 'ratman-1', 'ratman-1': 'T' } } },
  );
  table.do({ type: 'step', figure: 'R', to: 'D2' });
  assert.equal(table.event('stepped').left, 0, 'the corner is in the zone too');
});

rule('ADV-CMB-37', 'a figure may leave the zone it begins in, and stops in the next one', () => {
  const table = battle(
    `
    +-+-+-+-+
    |. . . .|
    + + + + +
    |. T R .|
    + + + + +
    |. . . .|
    +-+-+-+-+
  `,
    { T: {}, R: { monster: 'ratman' } },
    { turn: MONSTERS },
  );
  table.do({ type: 'step', figure: 'R', to: 'C1' });
  assert.equal(table.event('stepped').left, 9);
  table.do({ type: 'step', figure: 'R', to: 'B1' });
  assert.equal(table.event('stepped').left, 0, 'another square of the same zone');
});

rule('ADV-CMB-39', 'the zone is fixed on whoever enters it; others cross the rest', () => {
  const table = battle(HALL, { T: {}, ...RATMEN }, { turn: MONSTERS });
  table.do({ type: 'step', figure: 'R', to: 'D3' });
  assert.deepEqual(
    table.all('zoneFixed').map(({ figure, target }) => [figure, target]),
    [
      ['T', 'ratman-1'],
      ['ratman-1', 'T'],
    ],
  );
  assert.deepEqual(zone(table, 'T'), ['D3']);
  for (const to of ['D5', 'C5', 'C4', 'B4', 'B3', 'B2']) table.do({ type: 'step', figure: 'Q', to });
  assert.equal(table.event('stepped').left, 4, 'across C4 and B3 without stopping');
});

rule('ADV-CMB-39', 'set free by a death with one enemy left, the zone is fixed on that one', () => {
  const table = battle(
    `
    +-+-+-+
    |R T Q|
    + + + +
    |. . .|
    +-+-+-+
  `,
    { T: {}, ...RATMEN },
    { fight: { fixed: { T: 'ratman-1' } } },
  );
  table.do({ type: 'attack', figure: 'T', target: 'R', weapon: 'sword' }, [5, 7, 7, 7, 1]);
  assert.equal(table.happened('died'), true);
  assert.equal(fixedOn(table.world, table.state, table.figure('T')), 'ratman-2');
});

rule('ADV-CMB-39', 'with several left its owner chooses', () => {
  const table = battle(
    `
    +-+-+-+
    |R T Q|
    + + + +
    |. P .|
    +-+-+-+
  `,
    { T: {}, ...RATMEN, P: { monster: 'ratman' } },
    { fight: { fixed: { T: 'ratman-1' } } },
  );
  table.do({ type: 'attack', figure: 'T', target: 'R', weapon: 'sword' }, [5, 7, 7, 7, 1]);
  assert.deepEqual(table.awaited(), [{ seat: 'ann', prompt: 'fixZone' }]);
  table.refuses({ type: 'fixZone', target: 'T' }, 'notInReach', 'ADV-CMB-39');
  table.do({ type: 'fixZone', target: 'P' });
  assert.equal(fixedOn(table.world, table.state, table.figure('T')), 'ratman-3');
});

rule('ADV-CMB-39', 'the zone is whole again when the enemy leaves it', () => {
  const table = battle(HALL, { T: {}, ...RATMEN }, { turn: MONSTERS });
  table.do({ type: 'step', figure: 'R', to: 'D3' });
  const next = battle(
    HALL.replace('T . R', 'T R .'),
    { T: {}, ...RATMEN },
    { turn: MONSTERS, fight: { fixed: { T: 'ratman-1', 'ratman-1': 'T' } } },
  );
  next.do({ type: 'step', figure: 'R', to: 'E3' });
  assert.deepEqual(
    next.all('zoneFreed').map(({ figure }) => figure),
    ['T', 'ratman-1'],
  );
  assert.deepEqual([zone(next, 'T').length, next.state.fight?.fixed], [4, {}]);
});

rule('ADV-CMB-39', 'monsters put down beside a hero fix his zone in the order they were placed', () => {
  const table = battle(
    `
    +-+-+-+-+
    |R T Q .|
    +-+-+-+-+
  `,
    { T: {}, ...RATMEN },
    { turn: MONSTERS },
  );
  table.do({ type: 'step', figure: 'Q', to: 'D1' });
  assert.equal(fixedOn(table.world, table.state, table.figure('T')), 'ratman-1');
  const both = battle(
    `
    +-+-+-+-+-+
    |R T Q . P|
    +-+-+-+-+-+
  `,
    { T: {}, ...RATMEN, P: { monster: 'ratman' } },
    { turn: MONSTERS },
  );
  both.do({ type: 'step', figure: 'P', to: 'D1' });
  assert.equal(fixedOn(both.world, both.state, both.figure('T')), 'ratman-1');
  assert.deepEqual(both.awaited(), [{ seat: 'master', prompt: 'monstersAct' }], 'and nobody is asked');
});

rule('ADV-CMB-39', 'nobody is held by one who lies there', () => {
  const table = battle(
    `
    +-+-+-+-+
    |B R . T|
    +-+-+-+-+
  `,
    { B: { wounds: 0 }, T: {}, R: { monster: 'ratman' } },
  );
  table.do({ type: 'step', figure: 'T', to: 'C1' });
  assert.equal(fixedOn(table.world, table.state, table.figure('R')), 'T');
});

rule('ADV-CMB-40', 'a fixed zone obliges nobody: any enemy beside may be attacked', () => {
  const table = battle(
    `
    +-+-+-+
    |R T Q|
    +-+-+-+
  `,
    { T: {}, ...RATMEN },
    { fight: { fixed: { T: 'ratman-1' } } },
  );
  assert.equal(table.offers({ type: 'attack', figure: 'T', target: 'R', weapon: 'sword' }), true);
  table.do({ type: 'attack', figure: 'T', target: 'Q', weapon: 'sword' }, [2]);
  assert.equal(table.event('attackRolled').target, 'ratman-2');
});

rule(
  'ADV-CMB-41',
  'no doors in an enemy’s zone; beside an enemy whose zone is fixed elsewhere it may',
  () => {
    const map = `
    +-+-+-+
    |. . .|
    +d+-+-+
    |T R U|
    +-+-+-+
  `;
    const figures = { T: {}, U: {}, R: { monster: 'ratman' } };
    const held = battle(map, figures, { fight: { fixed: { 'ratman-1': 'T' } } });
    held.refuses({ type: 'openDoor', figure: 'T', at: 'A2', side: 0 }, 'inDeathZone', 'ADV-CMB-41');
    const free = battle(map, figures, { fight: { fixed: { 'ratman-1': 'U' } } });
    free.do({ type: 'openDoor', figure: 'T', at: 'A2', side: 0 });
    assert.equal(free.happened('doorOpened'), true);
  },
);

rule('ADV-CMB-42', 'no chest is opened in a fight, least of all in a zone', () => {
  const chest = { id: 'chest-1', tag: 'chest', state: 'closed', found: null, holds: [] } as const;
  const empty = battle(HALL, { T: {}, ...RATMEN });
  const things = [{ ...chest, square: empty.square('C4') }];
  const table = battle(HALL, { T: {}, ...RATMEN }, { level: { things } });
  const offered = table.world.referee.moves(table.world, table.state, 'ann').map(({ type }) => type);
  assert.ok(offered.includes('step'));
  assert.deepEqual(
    offered.filter((type) => /chest/iu.test(type)),
    [],
  );
});

rule('ADV-CMB-43', 'in an enemy’s zone no Flames of the Phoenix, though other spells are cast', () => {
  const wizard = {
    calling: 'wizard',
    weapons: ['dagger'],
    wounds: 1,
    spells: ['flamesOfThePhoenix', 'courage'],
    components: ['phoenixFeather', 'silverKey'],
  } as const;
  const heal = { type: 'cast', figure: 'T', spell: 'flamesOfThePhoenix' };
  const near = battle(HALL.replace('T . R', 'T R .'), { T: wizard, ...RATMEN });
  near.refuses(heal, 'inDeathZone', 'ADV-SPELL-04');
  assert.ok(near.offers({ ...heal, spell: 'courage' }));
  assert.ok(battle(HALL, { T: wizard, ...RATMEN }).offers(heal));
});

rule('ADV-CMB-44', 'round Torallion: A, then B, and others go by', () => {
  const first = battle(HALL, { T: {}, ...RATMEN }, { turn: MONSTERS });
  assert.equal(zone(first, 'T').length, 4);
  first.do({ type: 'step', figure: 'R', to: 'D3' });
  assert.deepEqual(zone(first, 'T'), ['D3']);
  assert.equal(stopsAt(first.world, first.state, first.figure('Q'), first.square('C4')), false);
  const next = battle(
    HALL.replace('T . R', 'T R .'),
    { T: {}, ...RATMEN },
    { turn: MONSTERS, fight: { fixed: { T: 'ratman-1', 'ratman-1': 'T' } } },
  );
  next.do({ type: 'step', figure: 'R', to: 'D4' });
  next.do({ type: 'step', figure: 'R', to: 'C4' });
  assert.equal(next.event('stepped').left, 0, 'it must stop at B');
  assert.deepEqual(zone(next, 'T'), ['C4'], 'and B is where the zone is fixed now');
  const long = battle(HALL, { T: { weapons: ['twoHandedSword'] }, ...RATMEN });
  assert.equal(zone(long, 'T').length, 8);
});

rule('ADV-DEATH-06', 'a knocked-out hero has no zone', () => {
  const table = battle(HALL, { T: { wounds: 0 }, ...RATMEN }, { turn: MONSTERS });
  assert.deepEqual(zone(table, 'T'), []);
  table.do({ type: 'step', figure: 'R', to: 'D3' });
  assert.equal(table.event('stepped').left, 9);
  assert.equal(table.happened('zoneFixed'), false, 'nor is one fixed on him');
});

rule(
  'ADV-ABIL-33',
  'a large monster threatens the eight squares beside it, twelve with a long weapon',
  () => {
    const map = `
    +-+-+-+-+
    |. . . .|
    + + + + +
    |. G . .|
    + + + + +
    |. . . .|
    + + + + +
    |. . . .|
    +-+-+-+-+
  `;
    const club = battle(map, { G: { monster: 'ratman', size: 2 } });
    assert.deepEqual(zone(club, 'G').toSorted(), ['A2', 'A3', 'B1', 'B4', 'C1', 'C4', 'D2', 'D3']);
    const long = battle(map, { G: { monster: 'ratmanWarlord', size: 2 } });
    assert.equal(zone(long, 'G').length, 12);
  },
);
