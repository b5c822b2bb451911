import { withComponents } from '../gear/create.ts';
import { rule } from '@oubliette/kernel/testing';
import assert from 'node:assert/strict';
import { SPELLS, spellNamed } from '../content/spells.ts';
import { HEROES, STARTING_SPELLS } from '../content/heroes.ts';
import type { Scene, SceneFigure } from '../scenario/arrange.ts';
import { battle, MONSTERS, table } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';
import { actOf } from '../turns/acts.ts';
import { HALL, WIZARD } from '../testing/wizard.ts';
import { castFrom, castRefusal } from './cast.ts';
import { COMPONENTS } from './types.ts';

const R = { monster: 'ratman' };

function fight(wizard: SceneFigure = {}, rest: Parameters<typeof battle>[2] = {}): AdvancedTable {
  return battle(HALL, { W: { ...WIZARD, ...wizard }, A: {}, R }, rest);
}

function explore(wizard: SceneFigure = {}, rest: Omit<Scene, 'map' | 'figures'> = {}): AdvancedTable {
  const map = HALL.replace('R', '.');
  return table(map, { W: { ...WIZARD, ...wizard }, A: {} }, rest);
}

const cast = (spell: string) => ({ type: 'cast', figure: 'W', spell });

rule('ADV-MAG-01', 'twelve spells of the Bright college', () => {
  const bright = Object.values(SPELLS).filter(({ college }) => college === 'bright');
  assert.equal(bright.length, 12);
});

rule('ADV-MAG-02', 'only what is in the book is cast', () => {
  const here = explore({ spells: ['courage'] });
  here.refuses(cast('openWindow'), 'notInBook', 'ADV-MAG-02');
  here.refuses(cast('abracadabra'), 'notInBook', 'ADV-MAG-02');
  assert.deepEqual(
    here.offered('cast', 'ann').map(({ spell }) => spell),
    ['courage'],
  );
});

rule('ADV-MAG-03', 'four spells from the start, eight to be learned', () => {
  const starting = Object.values(SPELLS).filter(({ starting: known }) => known);
  assert.deepEqual(
    starting.map(({ id }) => id),
    [...STARTING_SPELLS],
  );
  assert.deepEqual([...HEROES.magnus.spells], [...STARTING_SPELLS]);
  const toLearn = Object.values(SPELLS).filter(
    ({ college, starting: known }) => college === 'bright' && !known,
  );
  assert.equal(toLearn.length, 8);
});

rule('ADV-MAG-04', 'wizards ready to play wear nothing, and put nothing on', () => {
  for (const { armour } of [HEROES.magnus, HEROES.telor]) assert.deepEqual(armour, []);
  const goods = { gold: 0, items: [] };
  const pile = { id: 'pile-1', tag: 'pile', square: 0, goods, armour: ['shield'], weapons: [] } as const;
  const here = explore({}, { level: { things: [pile] } });
  const wear = { type: 'putOnArmour', pile: 'pile-1', armour: ['shield'] };
  here.refuses({ ...wear, figure: 'W' }, 'noArmour', 'ADV-CRE-14');
  assert.equal(here.offers({ ...wear, figure: 'A' }), true, 'a warrior may');
});

rule('ADV-MAG-05', 'a dagger is all a wizard strikes with, and a rune sword', () => {
  const near = HALL.replace('|W .', '|W R').replace('. R|', '. .|');
  const strikes = (weapons: string[]): string[] =>
    battle(near, { W: { ...WIZARD, weapons }, A: {}, R })
      .offered('attack', 'ann')
      .filter(({ figure }) => figure === 'W')
      .map(({ weapon }) => weapon);
  assert.deepEqual(strikes(['sword', 'dagger']), ['dagger']);
  assert.deepEqual(strikes(['runeSword']), ['runeSword']);
  assert.deepEqual(strikes(['sword']), ['fists']);
});

rule('ADV-MAG-06', 'no component, no spell', () => {
  const here = fight({ components: ['silverKey', 'dragonFang'] });
  here.refuses(cast('flamesOfDeath'), 'noComponent', 'ADV-MAG-06');
  here.refuses(cast('infernoOfDoom'), 'noComponent', 'ADV-MAG-06');
  assert.equal(here.refusal(cast('courage'))?.code, undefined);
});

rule('ADV-MAG-07', 'the component is gone, even when the test fails', () => {
  const here = explore({ components: ['silverKey', 'silverKey', 'ashes'] });
  here.do(cast('courage'));
  assert.deepEqual(here.sheet('W').components, ['silverKey', 'ashes']);
  const dwarf = explore({ race: 'dwarf', components: ['silverKey'] });
  dwarf.do(cast('courage'), [9]);
  assert.deepEqual(dwarf.sheet('W').components, []);
  assert.equal(dwarf.happened('effectBegan'), false);
});

rule('ADV-MAG-08', 'four components to begin with, four different ones where nobody chooses', () => {
  for (const { components } of [HEROES.magnus, HEROES.telor])
    assert.deepEqual([components.length, new Set(components).size], [4, 4]);
});

rule('ADV-MAG-08', 'in any mix the player likes, and no more and no fewer', () => {
  const alike = ['ashes', 'ashes', 'ashes', 'ashes'] as const;
  const mixed = ['silverKey', 'ashes', 'ashes', 'phoenixFeather'] as const;
  for (const components of [alike, mixed]) {
    const chosen = withComponents(HEROES.magnus, components);
    assert.deepEqual(chosen.ok && chosen.sheet, { ...HEROES.magnus, components });
  }
  for (const components of [alike.slice(1), [...alike, 'ashes'], ['marshGas', ...alike.slice(1)]] as const) {
    const chosen = withComponents(HEROES.magnus, components);
    assert.deepEqual(!chosen.ok && chosen.refusal, {
      code: 'wrongComponents',
      rule: 'ADV-MAG-08',
      with: { count: 4 },
    });
  }
  assert.equal(withComponents(HEROES.ladril, ['ashes', 'ashes']).ok, true, 'two for his two spells');
  assert.equal(withComponents(HEROES.heinrich, ['ashes']).ok, false);
});

rule('ADV-MAG-09', 'each spell takes the component of its line', () => {
  const taking = (component: string): string[] =>
    Object.values(SPELLS)
      .filter(({ components }) => components.some((one) => one === component))
      .map(({ id }) => id);
  assert.deepEqual(Object.fromEntries(COMPONENTS.map((one) => [one, taking(one)])), {
    redDragonAshes: ['dragonArmour', 'flamingHandOfDestruction', 'flight'],
    silverKey: ['openWindow', 'theBrightKey', 'courage'],
    ashes: ['flamesOfDeath', 'swiftWind', 'infernoOfDoom'],
    phoenixFeather: ['flamesOfThePhoenix', 'powerOfThePhoenix', 'stillAir'],
    dragonFang: ['powerOfThePhoenix', 'infernoOfDoom'],
  });
  // Ashes of one kind never replace the other.
  fight({ components: ['ashes'] }).refuses(cast('dragonArmour'), 'noComponent', 'ADV-MAG-06');
});

rule('ADV-MAG-10', 'one spell a turn, and the next turn another', () => {
  const here = explore();
  here.do(cast('courage'));
  here.do({ type: 'aimAtFigure', target: 'W' });
  here.refuses(cast('dragonArmour'), 'oneSpell', 'ADV-MAG-10');
  here.do({ type: 'done' }, [5]);
  assert.equal(here.state.turn.number, 2);
  assert.equal(here.offers(cast('dragonArmour')), true);
});

rule('ADV-MAG-11', 'in a fight a spell is the attack', () => {
  const here = fight({}, {});
  here.do(cast('courage'));
  here.do({ type: 'aimAtFigure', target: 'A' });
  assert.equal(actOf(here.state, 'W').did, 'spell');
  here.refuses(cast('dragonArmour'), 'oneSpell', 'ADV-MAG-10');
  here.refuses({ type: 'run', figure: 'W' }, 'alreadyActed', 'ADV-CMB-04');
});

rule('ADV-MAG-11', 'while exploring one may still go on and open a door, but not search', () => {
  const map = `
    +-+-+-+-+
    |W . . .d
    +-+-+-+-+
  `;
  const here = table(map, { W: WIZARD });
  here.do(cast('courage'));
  here.do({ type: 'aimAtFigure', target: 'W' });
  here.refuses({ type: 'searchRoom', figure: 'W' }, 'hasCast', 'ADV-MAG-11');
  for (const to of ['B1', 'C1', 'D1']) here.do({ type: 'step', figure: 'W', to });
  assert.equal(here.offers({ type: 'openDoor', figure: 'W', at: 'D1', side: 1 }), true);
});

rule('ADV-MAG-12', 'one component: before the spell or after it, a move', () => {
  const after = fight();
  after.do(cast('courage'));
  after.do({ type: 'aimAtFigure', target: 'W' });
  after.do({ type: 'step', figure: 'W', to: 'B1' });
  assert.equal(after.at('W'), 'B1');
  const before = fight();
  before.do({ type: 'step', figure: 'W', to: 'B1' });
  before.do(cast('courage'));
  before.do({ type: 'aimAtFigure', target: 'W' });
  before.refuses({ type: 'step', figure: 'W', to: 'C1' }, 'alreadyActed', 'ADV-CMB-04');
  const running = fight();
  running.do({ type: 'run', figure: 'W' }, [4]);
  running.refuses(cast('courage'), 'alreadyActed', 'ADV-CMB-04');
});

rule('ADV-MAG-13', 'two components, and no step in that turn', () => {
  const moved = fight();
  moved.do({ type: 'step', figure: 'W', to: 'B1' });
  moved.refuses(cast('infernoOfDoom'), 'hasMoved', 'ADV-MAG-13');
  const still = fight();
  still.do(cast('infernoOfDoom'), [8]);
  still.do({ type: 'aimAtSquare', at: 'G1' });
  still.refuses({ type: 'step', figure: 'W', to: 'B1' }, 'noSquaresLeft', 'ADV-CMB-29');
  const exploring = explore();
  exploring.do(cast('infernoOfDoom'), [8]);
  exploring.do({ type: 'aimAtSquare', at: 'G1' });
  exploring.refuses({ type: 'step', figure: 'W', to: 'B1' }, 'noSquaresLeft', 'ADV-EXPL-03');
});

rule('ADV-MAG-14', 'Intelligence or less passes, and most spells need no test', () => {
  for (const [face, passed] of [
    [8, true],
    [9, false],
  ] as const) {
    const here = fight();
    here.do(cast('infernoOfDoom'), [face]);
    const { intelligence, passed: was } = here.event('intelligenceTested');
    assert.deepEqual([intelligence, was], [8, passed]);
  }
  const testing = Object.values(SPELLS).filter(({ test }) => test);
  assert.deepEqual(
    testing.map(({ id }) => id),
    ['powerOfThePhoenix', 'infernoOfDoom'],
  );
});

rule('ADV-MAG-15', 'a point of fate passes a failed test', () => {
  const here = fight({ fate: 1 });
  here.do(cast('infernoOfDoom'), [9]);
  here.do({ type: 'faceRoll', fate: true });
  here.do({ type: 'aimAtSquare', at: 'H2' }, [1, 1, 1, 1, 1, 1, 1]);
  assert.equal(here.event('spellBurned').faces.length, 7);
  assert.equal(here.sheet('W').fate, 0);
});

rule('ADV-MAG-16', 'a template hits friend and foe under it, without a roll', () => {
  const map = HALL.replace('|. . . . . . . R|', '|. . . . . . B R|').replace(
    '|A . . . . . . .|',
    '|A . . . . . . C|',
  );
  const here = battle(map, { W: WIZARD, A: {}, B: { wounds: 9 }, C: { wounds: 9 }, R });
  here.do(cast('flamesOfDeath'));
  // Toughness 5 for men, 7 for a ratman; three by three round G2.
  here.do({ type: 'aimAtSquare', at: 'G2' }, [5, 4, 4, 4, 4, 5, 5, 4, 4, 4, 1, 1, 1, 1, 1]);
  assert.deepEqual(
    here.all('spellBurned').map(({ target, wounds }) => [target, wounds]),
    [
      ['C', 1],
      ['B', 2],
      ['ratman-1', 0],
    ],
  );
  assert.equal(here.event('templatePlaced').squares.length, 9);
  assert.equal(here.happened('attackRolled') || here.happened('shotRolled'), false);
});

rule('ADV-MAG-16', 'not from an enemy’s death zone, nor beside one', () => {
  const map = HALL.replace('|A .', '|R .').replace('. R|', '. .|');
  const here = battle(map, { W: WIZARD, R });
  here.refuses(cast('flamesOfDeath'), 'enemyBeside', 'ADV-HTH-02');
  // A halberd strikes diagonally.
  const across = battle(HALL.replace('|A .', '|A H').replace('. R|', '. .|'), {
    W: WIZARD,
    A: {},
    H: { monster: 'globadier' },
  });
  across.refuses(cast('flamesOfDeath'), 'inDeathZone', 'ADV-MAG-16');
  assert.equal(battle(map, { W: WIZARD, R }).offers(cast('courage')), true);
});

rule('ADV-MAG-17', 'the four squares beside, whoever the zone is fixed on', () => {
  const map = HALL.replace('|W .', '|W R').replace('. R|', '. .|');
  const here = battle(map, { W: WIZARD, A: {}, R }, { fight: { fixed: { W: 'ratman-1' } } });
  here.do(cast('dragonArmour'));
  assert.deepEqual(
    here.offered('aimAtFigure', 'ann').map(({ target }) => target),
    ['ratman-1', 'A'],
  );
  // Diagonal is not beside.
  const corner = battle(HALL.replace('|A .', '|. A'), { W: WIZARD, A: {}, R });
  corner.refuses(cast('dragonArmour'), 'nothingToAim', 'ADV-SPELL-01');
});

rule('ADV-CRE-16', 'a dwarf tests for a spell that asks for none', () => {
  const here = explore({ race: 'dwarf' });
  here.do(cast('courage'), [8]);
  here.do({ type: 'aimAtFigure', target: 'W' });
  assert.equal(here.happened('effectBegan'), true);
  const failing = explore({ race: 'dwarf' });
  failing.do(cast('courage'), [9]);
  assert.deepEqual(failing.event('spellFailed').rules, ['ADV-CRE-17']);
  assert.deepEqual(failing.state.stack, []);
});

rule('ADV-CRE-17', 'and two where it asks for one: one failure, and there is no spell', () => {
  const both = fight({ race: 'dwarf' });
  both.do(cast('infernoOfDoom'), [8, 8]);
  both.do({ type: 'aimAtSquare', at: 'H2' }, [1, 1, 1, 1, 1, 1, 1]);
  assert.equal(both.event('spellBurned').faces.length, 7);
  for (const dice of [[9], [8, 9]]) {
    const here = fight({ race: 'dwarf' });
    here.do(cast('infernoOfDoom'), dice);
    assert.equal(here.happened('spellFailed'), true);
    assert.deepEqual(here.state.stack, []);
  }
});

rule('ADV-MGT-14', 'from a wand: no components, and no ban on moving', () => {
  const here = fight({ components: [], spells: [] });
  here.do({ type: 'step', figure: 'W', to: 'B1' });
  const wanted = { figure: 'W', spell: 'infernoOfDoom', source: 'wand' } as const;
  assert.equal(castRefusal(here.world, here.state, 'ann', wanted), null);
  setGoing(here, (play) => castFrom(play, wanted), [9]);
  here.do({ type: 'aimAtSquare', at: 'H2' }, [1, 1, 1, 1, 1]);
  assert.equal(here.event('spellBurned').faces.length, 5);
  assert.equal(castRefusal(here.world, here.state, 'ann', wanted)?.code, 'oneSpell');
});

rule('ADV-MGT-15', 'a lightning bolt: one in sight within 12 squares, six dice', () => {
  const { dice, range, components } = spellNamed('lightningBolt');
  assert.deepEqual([dice, range, components], [6, 12, []]);
  const here = fight();
  here.refuses(cast('lightningBolt'), 'notInBook', 'ADV-MAG-02');
  setGoing(here, (play) => castFrom(play, { figure: 'W', spell: 'lightningBolt', source: 'scroll' }));
  here.do({ type: 'aimAtFigure', target: 'R' }, [7, 6, 6, 6, 6, 6]);
  assert.equal(here.event('wounded').wounds, 1);
  assert.equal(here.event('wounded').cause, 'lightningBolt');
});

rule('ADV-ABIL-25', 'whoever cowers casts nothing at enemies', () => {
  const here = fight({ effects: [{ tag: 'cowering', ends: 'turn' }] });
  here.refuses(cast('flamesOfDeath'), 'cowering', 'ADV-ABIL-25');
  assert.equal(here.offers(cast('courage')), true);
});

rule('ADV-ABIL-09', 'a monster casts each spell as often as it has it, in its phase', () => {
  const map = HALL.replace('R', 'S');
  const here = battle(map, { W: WIZARD, A: {}, S: { monster: 'warpweaver' } }, { turn: MONSTERS });
  assert.deepEqual(
    here.offered('cast', 'master').map(({ spell }) => spell),
    ['fireball', 'flamingSkullOfTerror'],
  );
  here.do({ type: 'cast', figure: 'S', spell: 'flamingSkullOfTerror' });
  here.do({ type: 'done' }, [], 'master');
  here.do({ type: 'done' }, [], 'ann');
  here.do({ type: 'chooseOrder', order: 'moveFirst', pursuit: false }, [], 'master');
  here.refuses({ type: 'cast', figure: 'S', spell: 'flamingSkullOfTerror' }, 'notInBook', 'ADV-ABIL-08');
});

rule('ADV-ABIL-10', 'a monster takes a spell’s Intelligence test too, by its own Intelligence', () => {
  const map = HALL.replace('R', 'S');
  for (const [face, passed, dice] of [
    [9, true, 7],
    [10, false, 5],
  ] as const) {
    const here = battle(map, { W: WIZARD, A: {}, S: { monster: 'warpweaver' } }, { turn: MONSTERS });
    const wanted = { figure: here.id('S'), spell: 'infernoOfDoom', source: 'wand' } as const;
    setGoing(here, (play) => castFrom(play, wanted), [face]);
    const { intelligence, passed: was } = here.event('intelligenceTested');
    assert.deepEqual([intelligence, was], [9, passed]);
    here.do({ type: 'aimAtSquare', at: 'B2' }, Array<number>(2 * dice).fill(1), 'master');
    assert.deepEqual(
      here.all('spellBurned').map(({ faces }) => faces.length),
      [dice, dice],
    );
  }
});

rule(
  'ADV-HAZ-72',
  'with the power of the circle the next spell takes no components, and only the next',
  () => {
    const power = { tag: 'freeSpell', ends: 'never' } as const;
    const here = explore({ components: [], effects: [power] });
    here.do(cast('courage'));
    assert.deepEqual(here.event('spellCast').components, []);
    here.do({ type: 'aimAtFigure', target: 'A' });
    here.do({ type: 'done' }, [5]);
    here.refuses(cast('dragonArmour'), 'noComponent', 'ADV-MAG-06');
  },
);

rule('ADV-TRAP-38', 'one hand is enough for one component, not for two', () => {
  const here = fight({ marks: ['lostHand'] });
  here.refuses(cast('infernoOfDoom'), 'oneHanded', 'ADV-TRAP-38');
  assert.equal(here.offers(cast('flamesOfDeath')), true);
});
