import { rule } from '@oubliette/kernel/testing';
import assert from 'node:assert/strict';
import { weaponNamed } from '../content/weapons.ts';
import { stat } from '../figures.ts';
import type { Scene } from '../scenario/arrange.ts';
import { battle, MONSTERS } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { toughnessAgainst } from './bare.ts';

const HALL = `
  +-+-+-+-+-+-+-+-+-+
  |G . . . . B . . .|
  + + + + + + + + + +
  |. . . . A R . . .|
  + + + + + + + + + +
  |. . . . . . . C .|
  +-+-+-+-+-+-+-+-+-+
`;
const FIGURES: Scene['figures'] = {
  A: {},
  B: {},
  C: {},
  G: { monster: 'globadier' },
  R: { monster: 'ratman' },
};
const GLOBE = { type: 'useDevice', figure: 'G', device: 'gasGlobes', target: 'A' };

/** The leader is dead: the other two roll. */
const ELECTION = [5, 4];
/** C stands at M1, twelve squares off. */
const GALLERY = `
  +-+-+-+-+-+-+-+-+-+-+-+-+-+-+
  |G . . . . . . . . . . . C .|
  + + + + + + + + + + + + + + +
  |. . . . . . . . . . . . . .|
  + + + + + + + + + + + + + + +
  |B . . . . . . . . . . . A R|
  +-+-+-+-+-+-+-+-+-+-+-+-+-+-+
`;
/** The gallery with C this many squares away. */
const gallery = (at: number): string => {
  const squares = Array<string>(14).fill('.');
  squares[0] = 'G';
  squares[at] = 'C';
  return GALLERY.replace('G . . . . . . . . . . . C .', squares.join(' '));
};

const lair = (figures: Scene['figures'] = {}, map = HALL): AdvancedTable =>
  battle(map, { ...FIGURES, ...figures }, { turn: MONSTERS });

rule('ADV-ABIL-36', 'a globe that hits gasses the square and the eight around it, friend and foe', () => {
  const table = lair();
  // Bow Skill 6 at 5 squares: 7. Intelligence 8 for heroes, 6 for the ratman.
  table.do(GLOBE, [7, 8, 9, 6, ...ELECTION], 'master');
  const { needed, range, result } = table.event('deviceRolled');
  assert.deepEqual([needed, range, result], [7, 5, 'hit']);
  assert.deepEqual(
    table.all('gasBreathed').map(({ figure, intelligence, passed }) => [figure, intelligence, passed]),
    [
      ['B', 8, true],
      ['A', 8, false],
      ['ratman-1', 6, true],
    ],
  );
  assert.equal(table.find('A'), undefined);
  assert.equal(table.sheet('A').where, 'dead');
  assert.ok(table.find('B') && table.find('R'));
});

rule(
  'ADV-ABIL-36',
  'a miss does nothing; on a 1 it breaks in the hand, and its mask saves the globadier',
  () => {
    const missed = lair();
    missed.do(GLOBE, [6], 'master');
    assert.equal(missed.happened('gasSpread'), false);
    const clumsy = lair({}, HALL.replace('|G .', '|G R').replace('A R', 'A .'));
    clumsy.do(GLOBE, [1, 7], 'master');
    assert.deepEqual(
      clumsy.all('gasBreathed').map(({ figure, passed }) => [figure, passed]),
      [['ratman-1', false]],
    );
    assert.equal(clumsy.find('R'), undefined);
    assert.ok(clumsy.find('G'));
  },
);

rule(
  'ADV-ABIL-36',
  'whoever is still in the gas at the next master’s phase rolls again, then it is gone',
  () => {
    const table = lair({}, HALL.replace('A R', 'A .').replace('. . C .|', '. . C R|'));
    table.do(GLOBE, [7, 1, 1], 'master');
    table.do({ type: 'done' }, [], 'master');
    table.do({ type: 'step', figure: 'B', to: 'G1' }, [], 'ann');
    table.do({ type: 'done' }, [9, ...ELECTION], 'ann');
    assert.deepEqual(
      table.all('gasBreathed').map(({ figure, passed }) => [figure, passed]),
      [['A', false]],
    );
    assert.equal(table.happened('gasCleared'), true);
    assert.deepEqual(
      table.state.levels[0]!.things.filter(({ tag }) => tag === 'feature'),
      [],
    );
  },
);

rule('ADV-ABIL-36', 'a fate point holds a hero’s breath', () => {
  const table = lair({ A: { fate: 1 } });
  table.do(GLOBE, [7, 1, 12], 'master');
  table.do({ type: 'faceRoll', fate: true }, [1], 'ann');
  assert.equal(table.sheet('A').fate, 0);
  assert.ok(table.find('A'));
});

rule('ADV-ABIL-36', 'six globes, within 6 squares and in sight, out of death zones', () => {
  const table = lair();
  lair({}, gallery(7)).refuses({ ...GLOBE, target: 'C' }, 'outOfRange', 'ADV-ABIL-36', 'master');
  lair({}, gallery(6)).do({ ...GLOBE, target: 'C' }, [2], 'master');
  table.refuses({ ...GLOBE, target: 'R' }, 'noEnemy', 'ADV-ABIL-36', 'master');
  table.refuses({ ...GLOBE, device: 'warpfire' }, 'noSuchDevice', 'ADV-ABIL-37', 'master');
  const used = (left: number): AdvancedTable =>
    lair({ G: { monster: 'globadier', effects: [{ tag: 'used:gasGlobes', ends: 'never', left }] } });
  used(6).refuses(GLOBE, 'usedUp', 'ADV-ABIL-36', 'master');
  used(5).do(GLOBE, [2], 'master');
  const close = lair({}, HALL.replace('C .|', '. .|').replace('|. . . . A R', '|C . . . A R'));
  close.refuses(GLOBE, 'enemyBeside', 'ADV-HTH-02', 'master');
  const across = HALL.replace('C .|', '. .|').replace('|. . . . A R', '|. C . . A R');
  lair({ C: { weapons: ['spear'] } }, across).refuses(GLOBE, 'inDeathZone', 'ADV-RNG-04', 'master');
  const coward = { monster: 'globadier', effects: [{ tag: 'cowering', ends: 'turn' }] } as const;
  lair({ G: coward }).refuses(GLOBE, 'cowering', 'ADV-ABIL-25', 'master');
});

rule('ADV-ABIL-36', 'moved or not: a step before it keeps nobody from throwing', () => {
  const table = lair();
  table.do({ type: 'step', figure: 'G', to: 'B1' }, [], 'master');
  table.do(GLOBE, [2], 'master');
  table.refuses(GLOBE, 'alreadyActed', 'ADV-CMB-04', 'master');
});

const FIRE = { ...GLOBE, device: 'warpfire' };
const TEAM: Scene['figures'] = { G: { monster: 'warpfireTeam' } };

rule('ADV-ABIL-37', 'fire burns everybody on the square and around it, five dice each', () => {
  const table = lair(TEAM);
  table.do(FIRE, [7, 5, 5, 1, 1, 1, 4, 4, 4, 4, 4, 7, 7, 7, 1, 1], 'master');
  assert.deepEqual(
    table.all('scorched').map(({ target, toughness, wounds }) => [target, toughness, wounds]),
    [
      ['B', 5, 2],
      ['A', 5, 0],
      ['ratman-1', 7, 3],
    ],
  );
  assert.equal(table.figure('B').wounds, 2);
  assert.equal(table.find('R'), undefined);
});

rule('ADV-ABIL-37', 'not after a move, and up to 12 squares', () => {
  const table = lair(TEAM);
  table.do({ type: 'step', figure: 'G', to: 'B1' }, [], 'master');
  table.refuses(FIRE, 'hasMoved', 'ADV-ABIL-37', 'master');
  const far = lair(TEAM, gallery(12));
  far.do({ ...FIRE, target: 'C' }, [2], 'master');
  assert.deepEqual([far.event('deviceRolled').range, far.event('deviceRolled').needed], [12, 7]);
  lair(TEAM, gallery(13)).refuses({ ...FIRE, target: 'C' }, 'outOfRange', 'ADV-ABIL-37', 'master');
});

rule('ADV-ABIL-37', 'on a 1 it blows up: five dice to all around, and the team is dead', () => {
  const table = lair(TEAM, HALL.replace('|G .', '|G R').replace('A R', 'A .'));
  table.do(FIRE, [1, 7, 1, 1, 1, 1], 'master');
  assert.deepEqual(
    table.all('scorched').map(({ target, wounds }) => [target, wounds]),
    [['ratman-1', 1]],
  );
  assert.equal(table.find('G'), undefined);
});

rule('ADV-ABIL-38', 'a jezzail’s six dice are thrown against Toughness without armour', () => {
  const armoured = {
    armour: ['plateArmour', 'shield'],
    items: ['ringOfProtection1'],
    startWounds: 9,
    wounds: 9,
  };
  const table = lair({ G: { monster: 'jezzailTeam' }, B: armoured });
  const shot = { type: 'attack', figure: 'G', target: 'B', weapon: 'jezzail' };
  table.do(shot, [7, 6, 6, 5, 5, 5, 5], 'master');
  const { toughness, wounds } = table.event('damageRolled');
  assert.deepEqual([toughness, wounds], [6, 2]);
  assert.deepEqual([weaponNamed('jezzail').range, weaponNamed('jezzail').kind], [48, 'crossbow']);
});

rule('ADV-ABIL-38', 'it is loaded again like a crossbow, and not shot after a move', () => {
  const shot = { type: 'attack', figure: 'G', target: 'B', weapon: 'jezzail' };
  const unloaded = { tag: 'unloaded', ends: 'never' } as const;
  const empty = lair({ G: { monster: 'jezzailTeam', effects: [unloaded] } });
  empty.refuses(shot, 'unloaded', 'ADV-WPN-31', 'master');
  empty.do({ type: 'reload', figure: 'G' }, [], 'master');
  const moved = lair({ G: { monster: 'jezzailTeam' } });
  moved.do({ type: 'step', figure: 'G', to: 'B1' }, [], 'master');
  moved.refuses(shot, 'hasMoved', 'ADV-RNG-09', 'master');
});

const CENSER = { type: 'useDevice', figure: 'G', device: 'plagueCenser', target: null };

rule('ADV-ABIL-39', 'the censer wounds all around, and may make heroes ill, but not the plague monk', () => {
  const map = HALL.replace('|G . . .', '|. R . .').replace('|. . . . A R', '|G A . . . M');
  const table = lair({ G: { monster: 'censerBearer' }, M: { monster: 'plagueMonk' }, A: {} }, map);
  table.do(CENSER, [6, 7, 1, 5, 1, 1, 6], 'master');
  assert.deepEqual(
    table.all('scorched').map(({ target, wounds }) => [target, wounds]),
    [
      ['ratman-1', 1],
      ['A', 1],
    ],
  );
  assert.deepEqual(table.sheet('A').marks, ['diseased']);
  const unhurt = lair(
    { G: { monster: 'censerBearer' } },
    HALL.replace('|G . . .', '|G B . .').replace('. B . .', '. . . .'),
  );
  unhurt.do(CENSER, [1, 1, 1], 'master');
  assert.deepEqual(
    unhurt.all('scorched').map(({ target, wounds }) => [target, wounds]),
    [['B', 0]],
  );
  assert.equal(unhurt.happened('diseaseTested'), false, 'smoke that does no harm makes nobody ill');
  const monk = HALL.replace('|G . . .', '|G M . .');
  const spared = lair({ G: { monster: 'censerBearer' }, M: { monster: 'plagueMonk' } }, monk);
  spared.do(CENSER, [], 'master');
  assert.equal(spared.happened('scorched'), false);
});

rule('ADV-ABIL-40', 'the warp scroll never misses, six dice, once', () => {
  const scroll = { type: 'useDevice', figure: 'G', device: 'warpScroll', target: 'C' };
  const table = lair({ G: { monster: 'plagueMonk' } }, gallery(13));
  table.do(scroll, [5, 5, 1, 1, 1, 1], 'master');
  assert.equal(table.figure('C').wounds, 2);
  const read = { tag: 'used:warpScroll', ends: 'never', left: 1 } as const;
  const again = lair({ G: { monster: 'plagueMonk', effects: [read] } }, gallery(13));
  again.refuses(scroll, 'usedUp', 'ADV-ABIL-40', 'master');
  const warded = lair({ G: { monster: 'plagueMonk' }, C: { items: ['amuletOfIron'] } }, gallery(13));
  warded.do(scroll, [5, 1, 1, 1, 1, 1], 'master');
  assert.deepEqual([warded.happened('wardRolled'), warded.figure('C').wounds], [false, 3], 'it is no spell');
});

rule(
  'ADV-ABIL-36',
  'the seventh globe is not there; whoever is partly hidden counts as four squares farther',
  () => {
    const used = (left: number) => ({
      monster: 'globadier',
      effects: [{ tag: 'used:gasGlobes', ends: 'never', left }] as const,
    });
    const last = lair({ G: used(5) });
    last.do(GLOBE, [6], 'master');
    assert.deepEqual(last.figure('G').effects, [{ tag: 'used:gasGlobes', ends: 'never', left: 6 }]);
    lair({ G: used(6) }).refuses(GLOBE, 'usedUp', 'ADV-ABIL-36', 'master');
    const hidden = `
    +-+-+-+-+
    |G . . .|
    + + + + +
    |. . .|A|
    +-+-+-+-+
  `;
    const crowd = battle(hidden, { A: {}, G: { monster: 'warpfireTeam' } }, { turn: MONSTERS });
    const fire = { type: 'useDevice', figure: 'G', device: 'warpfire', target: 'A' };
    crowd.do(fire, [2], 'master');
    const clear = battle(
      hidden.replace('.|A', '. A'),
      { A: {}, G: { monster: 'warpfireTeam' } },
      { turn: MONSTERS },
    );
    clear.do(fire, [2], 'master');
    assert.equal(crowd.event('deviceRolled').range, clear.event('deviceRolled').range + 4);
  },
);

rule('ADV-ABIL-36', 'gas stays on its side of a wall', () => {
  const walls = `
    +-+-+-+-+-+-+
    |G . . A|B .|
    + + + + +-+-+
    |. . . . C .|
    +-+-+-+-+-+-+
  `;
  const table = battle(walls, { A: {}, B: {}, C: {}, G: { monster: 'globadier' } }, { turn: MONSTERS });
  table.do(GLOBE, [9, 1, 1], 'master');
  assert.deepEqual(
    table.all('gasBreathed').map(({ figure }) => figure),
    ['A', 'C'],
  );
  const squares = table.event('gasSpread').squares.map((square) => table.squareName(square));
  assert.deepEqual(squares.toSorted(), ['C1', 'C2', 'D1', 'D2', 'E2']);
});

rule('ADV-ABIL-38', 'a shield on the back is no part of the Toughness a jezzail’s ball takes away', () => {
  const table = lair({ A: { weapons: ['halberd'], armour: ['chainMail', 'shield'] } });
  assert.equal(stat(table.state, table.figure('A'), 'toughness'), 7);
  assert.equal(toughnessAgainst(table.state, table.figure('A'), 'jezzail'), 5);
  assert.equal(toughnessAgainst(table.state, table.figure('A'), 'sword'), 7);
  const carried = lair({ A: { weapons: ['sword'], armour: ['chainMail', 'shield'] } });
  assert.equal(toughnessAgainst(carried.state, carried.figure('A'), 'jezzail'), 5);
});
