/** Attacks at range (ADV-RNG). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { SceneFigure } from '../scenario/arrange.ts';
import { sightBetween } from '../sight.ts';
import { battle, MONSTERS } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { distance } from './ranged.ts';

const ARCHER: SceneFigure = { weapons: ['bow', 'sword'], arrows: 6 };
const SHOOT = { type: 'attack', figure: 'A', target: 'R', weapon: 'bow' };
const RATMAN: SceneFigure = { monster: 'ratman' };

/** A hall of one row with figures at these columns. */
function row(length: number, at: Readonly<Record<string, number>>): string {
  const squares = Array.from({ length }, (_, x) => Object.keys(at).find((mark) => at[mark] === x) ?? '.');
  const wall = `+${'-+'.repeat(length)}`;
  return [wall, `|${squares.join(' ')}|`, wall].join('\n');
}

function range(squares: number, hero: SceneFigure = ARCHER): AdvancedTable {
  return battle(row(squares + 1, { A: 0, R: squares }), { A: hero, R: RATMAN });
}

const bowSkill = (skill: number) => ({
  weaponSkill: 8,
  bowSkill: skill,
  strength: 6,
  toughness: 5,
  speed: 8,
  bravery: 9,
  intelligence: 8,
});

rule('ADV-RNG-01', 'a bow at an enemy out of reach: hit roll, then wound dice', () => {
  const table = range(5);
  table.do(SHOOT, [5, 7, 7, 1]);
  assert.deepEqual(
    table.types().filter((type) => ['shotRolled', 'damageRolled', 'wounded'].includes(type)),
    ['shotRolled', 'damageRolled', 'wounded'],
  );
  assert.equal(table.figure('R').wounds, 1);
});

rule('ADV-RNG-02', 'only with a weapon for it', () => {
  range(5, {}).refuses({ ...SHOOT, weapon: 'bow' }, 'noSuchWeapon', 'ADV-WPN-09');
  range(2, { weapons: ['dagger'] }).do({ ...SHOOT, weapon: 'thrownDagger' }, [2]);
  const monster = battle(row(6, { A: 0, R: 5 }), { A: {}, R: { monster: 'goblin' } }, { turn: MONSTERS });
  assert.equal(
    monster.offers({ type: 'attack', figure: 'R', target: 'A', weapon: 'shortBow' }),
    false,
    'a goblin of the sword',
  );
});

rule('ADV-RNG-03', 'not at the enemy beside; at one across the corner, at range 2', () => {
  const lying = battle(
    row(2, { A: 0, R: 1 }),
    { A: { wounds: 0 }, R: { monster: 'goblinArcher' } },
    { turn: MONSTERS },
  );
  lying.refuses({ type: 'attack', figure: 'R', target: 'A', weapon: 'shortBow' }, 'tooNear', 'ADV-RNG-03');
  const map = `
    +-+-+
    |A .|
    + + +
    |. R|
    +-+-+
  `;
  const corner = battle(map, { A: ARCHER, R: RATMAN });
  corner.do(SHOOT, [3]);
  assert.equal(corner.event('shotRolled').range, 2);
  const long = battle(map, { A: ARCHER, R: { monster: 'ratmanWarlord' } });
  long.refuses(SHOOT, 'inDeathZone', 'ADV-RNG-04');
});

rule('ADV-RNG-04', 'not from within an enemy’s death zone', () => {
  const map = `
    +-+-+-+-+
    |A . . R|
    + + + + +
    |. W . .|
    +-+-+-+-+
  `;
  const figures = { A: ARCHER, R: RATMAN, W: { monster: 'ratmanWarlord' } };
  battle(map, figures).refuses(SHOOT, 'inDeathZone', 'ADV-RNG-04');
  const elsewhere = battle(
    map.replace('|. W', '|B W'),
    { ...figures, B: {} },
    { fight: { fixed: { 'ratmanWarlord-1': 'B' } } },
  );
  assert.equal(elsewhere.offers(SHOOT), true, 'it is fixed on somebody else');
});

rule('ADV-HTH-02', 'an enemy beside forbids it, even one whose zone is fixed elsewhere', () => {
  const map = `
    +-+-+-+-+
    |A . . R|
    + + + + +
    |Q B . .|
    +-+-+-+-+
  `;
  const figures = { A: ARCHER, B: {}, R: RATMAN, Q: RATMAN };
  const table = battle(map, figures, { fight: { fixed: { 'ratman-2': 'B' } } });
  table.refuses(SHOOT, 'enemyBeside', 'ADV-HTH-02');
  const corner = battle(map.replace('|Q B', '|. Q'), { A: ARCHER, R: RATMAN, Q: RATMAN });
  assert.equal(corner.offers(SHOOT), true, 'a diagonal neighbour without a long weapon does not');
});

rule('ADV-RNG-05', 'as far as the weapon carries, and no farther', () => {
  assert.equal(range(36).offers(SHOOT), true);
  range(37).refuses(SHOOT, 'outOfRange', 'ADV-RNG-05');
  const dagger = { weapons: ['dagger'] };
  assert.equal(range(3, dagger).offers({ ...SHOOT, weapon: 'thrownDagger' }), true);
  range(4, dagger).refuses({ ...SHOOT, weapon: 'thrownDagger' }, 'outOfRange', 'ADV-RNG-05');
});

rule('ADV-RNG-06', 'squares are counted without diagonals, the target’s own included', () => {
  const map = `
    +-+-+-+-+
    |A . . .|
    + + + + +
    |. . . .|
    + + + + +
    |. . . R|
    +-+-+-+-+
  `;
  const table = battle(map, { A: ARCHER, R: RATMAN });
  assert.equal(distance(table.world, table.state, table.figure('A'), table.figure('R')), 5);
});

rule('ADV-RNG-07', 'the target has to be seen', () => {
  const map = `
    +-+-+-+
    |A . R|
    + +-+ +
    |. . .|
    +-+-+-+
  `.replace('A . R', 'A .|R');
  battle(map, { A: ARCHER, R: RATMAN }).refuses(SHOOT, 'notSeen', 'ADV-RNG-07');
});

rule('ADV-RNG-08', 'what is thrown may be thrown by one who moves', () => {
  for (const [weapon, thrown] of [
    ['dagger', 'thrownDagger'],
    ['spear', 'thrownSpear'],
    ['axe', 'thrownAxe'],
  ] as const) {
    const table = battle(row(6, { A: 0, R: 4 }), { A: { weapons: [weapon] }, R: RATMAN });
    table.do({ type: 'step', figure: 'A', to: 'B1' });
    table.do({ ...SHOOT, weapon: thrown }, [2]);
    assert.equal(table.event('shotRolled').range, 3);
  }
});

rule('ADV-RNG-09', 'a bow or crossbow only by one who does not move in the phase, before or after', () => {
  for (const weapon of ['bow', 'crossbow']) {
    const hero = { weapons: [weapon, 'sword'], arrows: 6, bolts: 6 };
    const moved = range(5, hero);
    moved.do({ type: 'step', figure: 'A', to: 'B1' });
    moved.refuses({ ...SHOOT, weapon }, 'hasMoved', 'ADV-RNG-09');
    const shot = range(5, hero);
    shot.do({ ...SHOOT, weapon }, [2]);
    shot.refuses({ type: 'step', figure: 'A', to: 'B1' }, 'noSquaresLeft', 'ADV-CMB-29');
  }
});

const sight = (table: AdvancedTable, from: string, to: string) =>
  sightBetween(table.world, table.state, table.figure(from), table.figure(to));

/** Partial sight over this many squares: round the end of a wall. */
function behindWall(squares: number, hero: SceneFigure = ARCHER): AdvancedTable {
  const top = ['A', ...Array<string>(squares).fill('.')].join(' ');
  const bottom = [...Array<string>(squares - 1).fill('.'), 'R'].join(' ');
  const wall = `+${'-+'.repeat(squares + 1)}`;
  const map = [wall, `|${top}|`, `+${' +'.repeat(squares + 1)}`, `|${bottom.replace('. R', '.|R')} .|`, wall];
  return battle(map.join('\n'), { A: hero, R: RATMAN });
}

rule(
  'ADV-RNG-16',
  'a target partly hidden counts as four squares farther, for the roll and for the reach',
  () => {
    const table = behindWall(3);
    assert.equal(sight(table, 'A', 'R'), 'partial');
    table.do(SHOOT, [4]);
    const { range: squares, sight: seen, needed } = table.event('shotRolled');
    assert.deepEqual([squares, seen, needed], [7, 'partial', 5], 'the band of 4 to 12, not that of 1 to 3');
    behindWall(3, { weapons: ['spear'] }).refuses(
      { ...SHOOT, weapon: 'thrownSpear' },
      'outOfRange',
      'ADV-RNG-16',
    );
  },
);

rule('ADV-RNG-21', 'the archer’s row for the range: equal is enough', () => {
  // Squares, and the roll a Bow Skill of 8 needs.
  const rows = [
    [2, 4],
    [3, 4],
    [4, 5],
    [12, 5],
    [13, 6],
    [24, 6],
    [25, 7],
    [36, 7],
  ] as const;
  for (const [squares, needed] of rows) {
    const hit = range(squares);
    hit.do(SHOOT, [needed, 1, 1, 1]);
    assert.deepEqual([hit.event('shotRolled').needed, hit.event('shotRolled').result], [needed, 'hit']);
    const miss = range(squares);
    miss.do(SHOOT, [needed - 1]);
    assert.equal(miss.event('shotRolled').result, 'miss');
  }
  const far = range(37, { ...ARCHER, weapons: ['longBow'] });
  far.do({ ...SHOOT, weapon: 'longBow' }, [8, 1, 1, 1, 1]);
  assert.equal(far.event('shotRolled').needed, 8);
});

rule('ADV-WPN-05', 'a shot that cannot hit is not shot at all', () => {
  range(12, { ...ARCHER, start: bowSkill(1) }).do(SHOOT, [11]);
  range(13, { ...ARCHER, start: bowSkill(1) }).refuses(SHOOT, 'cannotHit', 'ADV-WPN-05');
});

rule('ADV-RNG-22', 'the target’s Weapon Skill does not matter', () => {
  const needed = ['ratman', 'ratmanWarlord', 'goblin'].map((monster) => {
    const table = battle(row(6, { A: 0, R: 5 }), { A: ARCHER, R: { monster } });
    table.do(SHOOT, [2]);
    return table.event('shotRolled').needed;
  });
  assert.deepEqual(needed, [5, 5, 5]);
});

rule('ADV-RNG-23', 'damage as hand to hand: dice against toughness, 12s again', () => {
  const table = battle(row(6, { A: 0, R: 5 }), { A: ARCHER, R: { monster: 'ratman', wounds: 9 } });
  table.do(SHOOT, [5, 12, 7, 6, 7]);
  assert.deepEqual(
    [table.event('damageRolled').faces, table.event('damageRolled').wounds],
    [[[12, 7, 6, 7]], 3],
  );
});

rule('ADV-RNG-24', 'a thrown weapon is gone until it is found again', () => {
  for (const [weapon, thrown] of [
    ['dagger', 'thrownDagger'],
    ['axe', 'thrownAxe'],
    ['spear', 'thrownSpear'],
  ] as const) {
    const table = range(2, { weapons: [weapon, 'sword'] });
    table.do({ ...SHOOT, weapon: thrown }, [2]);
    assert.deepEqual(table.sheet('A').weapons, ['sword']);
    assert.deepEqual(table.state.fight?.missiles, { A: [weapon] });
  }
});

rule('ADV-RNG-25', 'each shot takes an arrow or a bolt; monsters never run out', () => {
  const table = range(5);
  table.do(SHOOT, [2]);
  assert.deepEqual([table.sheet('A').arrows, table.state.fight?.missiles], [5, { A: ['arrow'] }]);
  range(5, { ...ARCHER, arrows: 0 }).refuses(SHOOT, 'noSuchWeapon', 'ADV-WPN-09');
  const crossbow = range(5, { weapons: ['crossbow'], bolts: 1 });
  crossbow.do({ ...SHOOT, weapon: 'crossbow' }, [2]);
  assert.equal(crossbow.sheet('A').bolts, 0);
  const monster = battle(
    row(6, { A: 0, R: 5 }),
    { A: {}, R: { monster: 'goblinArcher' } },
    { turn: MONSTERS },
  );
  monster.do({ type: 'attack', figure: 'R', target: 'A', weapon: 'shortBow' }, [2]);
  assert.deepEqual(monster.state.fight?.missiles, {});
});

const UNDONE: SceneFigure = { effects: [{ tag: 'unloaded', ends: 'exploration' }] };

rule('ADV-WPN-31', 'a crossbow wants a whole turn of loading after each shot', () => {
  const hero = { weapons: ['crossbow'], bolts: 6 };
  const table = range(5, hero);
  table.do({ ...SHOOT, weapon: 'crossbow' }, [2]);
  const next = range(5, { ...hero, ...UNDONE });
  next.refuses({ ...SHOOT, weapon: 'crossbow' }, 'unloaded', 'ADV-WPN-31');
  next.do({ type: 'reload', figure: 'A' });
  next.refuses({ type: 'step', figure: 'A', to: 'B1' }, 'noSquaresLeft', 'ADV-CMB-29');
  assert.deepEqual(next.figure('A').effects, []);
  const moved = range(5, { ...hero, ...UNDONE });
  moved.do({ type: 'step', figure: 'A', to: 'B1' });
  moved.refuses({ type: 'reload', figure: 'A' }, 'hasMoved', 'ADV-WPN-31');
});

function soughtBy(missiles: readonly string[], dice: readonly number[]): AdvancedTable {
  const table = battle(
    row(4, { A: 0 }),
    { A: { weapons: ['sword'], arrows: 2 } },
    { turn: { phase: 'master', done: [] }, fight: { missiles: { A: missiles } } },
  );
  table.do({ type: 'done' }, dice, 'master');
  return table;
}

rule('ADV-RNG-26', 'missiles are looked for when all monsters are dead, not after an escape', () => {
  const won = soughtBy(['arrow'], [10]);
  assert.equal(won.all('missileSought').length, 1);
  const fled = battle(
    row(5, { A: 0, R: 4 }).replace('. . R', '.|. R'),
    { A: ARCHER, R: RATMAN },
    { turn: MONSTERS, fight: { missiles: { A: ['arrow'] } } },
  );
  fled.do({ type: 'done' }, [], 'master');
  assert.equal(fled.event('fightEnded').how, 'escaped');
  assert.equal(fled.happened('missileSought'), false);
  assert.equal(fled.sheet('A').arrows, 6);
});

rule('ADV-RNG-27', 'arrows and bolts are found on 10 to 12, other weapons on 7 to 12', () => {
  const rows = [
    ['arrow', 9, false],
    ['arrow', 10, true],
    ['bolt', 9, false],
    ['bolt', 12, true],
    ['dagger', 6, false],
    ['dagger', 7, true],
    ['axe', 6, false],
    ['axe', 12, true],
    ['spear', 7, true],
  ] as const;
  for (const [missile, face, found] of rows) {
    const table = soughtBy([missile], [face]);
    assert.deepEqual(
      [table.event('missileSought').found, table.event('missileSought').face],
      [found, face],
      `${missile} ${face}`,
    );
    const { arrows, bolts, weapons } = table.sheet('A');
    assert.equal(arrows, missile === 'arrow' && found ? 3 : 2);
    assert.equal(bolts, missile === 'bolt' && found ? 1 : 0);
    assert.equal(weapons.includes(missile), found && !['arrow', 'bolt'].includes(missile));
  }
});

rule('ADV-RNG-28', 'a 12 is critical, a 1 a fumble; where 11 or 12 is needed a 12 is a plain hit', () => {
  const critical = range(5);
  critical.do(SHOOT, [12, 1, 1, 1]);
  assert.equal(critical.event('shotRolled').result, 'critical');
  const fumble = range(5);
  fumble.do(SHOOT, [1]);
  assert.equal(fumble.event('shotRolled').result, 'fumble');
  const hard = range(5, { ...ARCHER, start: bowSkill(2) });
  hard.do(SHOOT, [12, 1, 1, 1]);
  assert.deepEqual([hard.event('shotRolled').needed, hard.event('shotRolled').result], [11, 'hit']);
});

rule('ADV-RNG-29', 'a critical halves the toughness, rounded up, and gives no free attack', () => {
  const table = range(5);
  table.do(SHOOT, [12, 4, 3, 3]);
  assert.deepEqual([table.event('damageRolled').toughness, table.event('damageRolled').wounds], [4, 1]);
  assert.equal(table.all('shotRolled').length, 1);
});

rule('ADV-RNG-30', 'a fumble hits a friend within two squares of the target', () => {
  const near = battle(row(8, { A: 0, B: 7, R: 5 }), { A: ARCHER, B: {}, R: RATMAN });
  near.do(SHOOT, [1, 5, 5, 1]);
  assert.deepEqual(near.event('strayed').victim, 'B');
  assert.deepEqual([near.figure('B').wounds, near.figure('R').wounds], [2, 3]);
  const far = battle(row(9, { A: 0, B: 8, R: 5 }), { A: ARCHER, B: {}, R: RATMAN });
  far.do(SHOOT, [1]);
  assert.equal(far.happened('strayed'), false);
  const misses = battle(row(8, { A: 0, B: 7, R: 5 }), { A: ARCHER, B: {}, R: RATMAN });
  misses.do(SHOOT, [2]);
  assert.equal(misses.happened('struck'), false, 'a plain miss harms nobody');
});

rule('ADV-RNG-30', 'a stray shot passes an open door, but neither a wall nor a closed one', () => {
  for (const [between, strays] of [
    ['o', true],
    ['d', false],
    ['|', false],
  ] as const) {
    const map = row(8, { A: 0, B: 7, R: 5 }).replace('R . B', `R .${between}B`);
    const table = battle(map, { A: ARCHER, B: {}, R: RATMAN });
    table.do(SHOOT, strays ? [1, 5, 5, 1] : [1]);
    assert.equal(table.happened('strayed'), strays, between);
  }
});

rule('ADV-RNG-30', 'the archer is never the friend', () => {
  const table = battle(row(5, { A: 0, R: 2 }), { A: ARCHER, R: RATMAN });
  table.do(SHOOT, [1]);
  assert.equal(table.happened('struck'), false);
});

rule('ADV-RNG-31', 'of several friends the target’s player chooses', () => {
  const table = battle(row(8, { A: 0, B: 7, C: 6, R: 5 }), { A: ARCHER, B: {}, C: {}, R: RATMAN });
  table.do(SHOOT, [1]);
  assert.deepEqual(table.awaited(), [{ seat: 'master', prompt: 'chooseVictim' }]);
  table.refuses({ type: 'chooseVictim', target: 'A' }, 'notInDanger', 'ADV-RNG-31');
  table.do({ type: 'chooseVictim', target: 'C' }, [5, 1, 1]);
  assert.deepEqual([table.figure('B').wounds, table.figure('C').wounds], [4, 3]);
});

rule('ADV-RNG-31', 'where a monster shoots at a hero, that hero’s player chooses among the monsters', () => {
  const figures = { A: {}, B: { seat: 'bob' }, R: { monster: 'goblinArcher' }, P: RATMAN, Q: RATMAN };
  const map = `
    +-+-+-+-+-+-+-+
    |A P . B . . R|
    + + + + + + + +
    |. . . Q . . .|
    +-+-+-+-+-+-+-+
  `;
  const table = battle(map, figures, { turn: MONSTERS });
  table.do({ type: 'attack', figure: 'R', target: 'B', weapon: 'shortBow' }, [1]);
  assert.deepEqual(table.awaited(), [{ seat: 'bob', prompt: 'chooseVictim' }]);
  table.do({ type: 'chooseVictim', target: 'Q' }, [7, 1, 1]);
  assert.deepEqual([table.figure('P').wounds, table.figure('Q').wounds], [3, 2]);
});

rule('ADV-RNG-30', 'two squares are counted as for range: across one corner, and no farther', () => {
  const map = `
    +-+-+-+-+-+-+-+-+
    |A . . . . R . .|
    + + + + + + + + +
    |. . . . . . B .|
    +-+-+-+-+-+-+-+-+
  `;
  const near = battle(map, { A: ARCHER, B: {}, R: RATMAN });
  near.do(SHOOT, [1, 1, 1, 1]);
  assert.equal(near.event('strayed').victim, 'B');
  const far = battle(map.replace('B .', '. B'), { A: ARCHER, B: {}, R: RATMAN });
  far.do(SHOOT, [1]);
  assert.equal(far.happened('strayed'), false);
});

rule('ADV-RNG-32', 'with no friend near it is just a miss, and the target strikes nobody', () => {
  const table = range(5);
  table.do(SHOOT, [1]);
  assert.deepEqual(table.state.stack, []);
  assert.equal(table.happened('attackRolled'), false);
});

rule('ADV-HTH-02', 'a fallen enemy beside keeps nobody from shooting at another', () => {
  const figures = { A: { wounds: 0 }, B: {}, R: { monster: 'goblinArcher' } };
  const table = battle(row(6, { A: 0, R: 1, B: 5 }), figures, { turn: MONSTERS });
  assert.equal(table.offers({ type: 'attack', figure: 'R', target: 'B', weapon: 'shortBow' }), true);
  const up = battle(row(6, { A: 0, R: 1, B: 5 }), { ...figures, A: {} }, { turn: MONSTERS });
  up.refuses({ type: 'attack', figure: 'R', target: 'B', weapon: 'shortBow' }, 'enemyBeside', 'ADV-HTH-02');
});

rule('ADV-RNG-06', 'to the nearest square of a large one', () => {
  const map = `
    +-+-+-+-+-+-+
    |A . . R . .|
    + + + + + + +
    |. . . . . .|
    +-+-+-+-+-+-+
  `;
  const table = battle(map, { A: ARCHER, R: { ...RATMAN, size: 2 } });
  assert.equal(distance(table.world, table.state, table.figure('A'), table.figure('R')), 3);
  assert.equal(distance(table.world, table.state, table.figure('R'), table.figure('A')), 3);
});

rule('ADV-RNG-28', 'a critical and a fumble are told with their rule, a hit and a miss without', () => {
  for (const [face, rules] of [
    [12, ['ADV-RNG-21', 'ADV-RNG-28']],
    [1, ['ADV-RNG-21', 'ADV-RNG-28']],
    [8, ['ADV-RNG-21']],
    [2, ['ADV-RNG-21']],
  ] as const) {
    const table = range(3);
    table.do(SHOOT, face >= 8 ? [face, 1, 1, 1] : [face]);
    assert.deepEqual(table.event('shotRolled').rules, rules);
    assert.equal(table.happened('struck'), face >= 8);
  }
});

rule('ADV-RNG-30', 'the friend is hit as a friend is: no weak spot', () => {
  const table = battle(row(7, { A: 0, R: 4, B: 6 }), { A: ARCHER, B: {}, R: RATMAN });
  table.do(SHOOT, [1, 4, 4, 4]);
  assert.deepEqual([table.event('strayed').victim, table.event('damageRolled').toughness], ['B', 5]);
  assert.equal(table.event('damageRolled').wounds, 0);
});

rule(
  'ADV-WPN-31',
  'loading is the whole of a phase: not after an attack, and not by one who lies there',
  () => {
    const unloaded: SceneFigure = {
      weapons: ['sword', 'crossbow'],
      bolts: 2,
      effects: [{ tag: 'unloaded', ends: 'exploration' }],
    };
    const table = battle(row(3, { A: 0, R: 1 }), { A: unloaded, R: RATMAN });
    table.do({ ...SHOOT, weapon: 'sword' }, [2]);
    table.refuses({ type: 'reload', figure: 'A' }, 'alreadyActed', 'ADV-CMB-04');
    const down = battle(row(3, { A: 0, R: 2 }), { A: { ...unloaded, wounds: 0 }, R: RATMAN });
    down.refuses({ type: 'reload', figure: 'A' }, 'knockedOut', 'ADV-DEATH-06');
  },
);
