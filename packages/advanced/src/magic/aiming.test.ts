/** The targets of spells, allowed and not, and what they leave unchanged (ADV-MAG, ADV-SPELL, ADV-DARK). */
import assert from 'node:assert/strict';
import { hasSquare } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { levelOf, stat } from '../figures.ts';
import type { SceneFigure } from '../scenario/arrange.ts';
import { DEFAULT_OPTIONS } from '../setup.ts';
import { battle, MONSTERS, table } from '../testing/index.ts';
import { setGoing } from '../testing/underWay.ts';
import { actOf } from '../turns/acts.ts';
import { HALL, WIZARD, targets, fight } from '../testing/wizard.ts';
import { castFrom } from './cast.ts';
import { COMPONENTS } from './types.ts';

const R = { monster: 'ratman' };
const cast = (spell: string, figure = 'W') => ({ type: 'cast', figure, spell });
const at = (target: string) => ({ type: 'aimAtFigure', target });
const step = (figure: string, to: string) => ({ type: 'step', figure, to });
const SWORD = { type: 'attack', figure: 'R', target: 'W', weapon: 'sword' };

const BESIDE = HALL.replace('|W .', '|W R').replace('. R|', '. .|');
const EMPTY = HALL.replace('R', '.');

rule('ADV-TURN-09', 'whoever casts while exploring has begun, and others wait', () => {
  const here = table(EMPTY, { W: WIZARD, A: { seat: 'bob' } });
  here.do(cast('courage'));
  here.do(at('W'));
  here.refuses(step('A', 'B2'), 'anotherMoves', 'ADV-TURN-09', 'bob');
});

rule('ADV-CMB-20', 'a sorcerer that casts is known for what it is', () => {
  const map = HALL.replace('R', 'S');
  const sorcerer = { monster: 'warpweaver', disguise: 'ratman' };
  const here = battle(map, { W: WIZARD, A: {}, S: sorcerer }, { turn: MONSTERS });
  here.do({ ...cast('flamingSkullOfTerror'), figure: 'S' });
  assert.equal(here.figure('S').disguise, null);
  assert.equal(here.view('ann').figures.find(({ id }) => id === here.id('S'))?.of, 'warpweaver');
});

rule('ADV-SPELL-04', 'the wounds of others can still be undone; the healthy need no healing', () => {
  const turn = { suffered: { A: 3, R: 1 } };
  const here = fight({ A: { wounds: 1 } }, HALL, { turn });
  here.do(cast('flamesOfThePhoenix'));
  assert.deepEqual(targets(here), ['A'], 'not the wizard, who is whole');
  here.do(at('A'));
  assert.deepEqual(here.state.turn.suffered, { A: 0, R: 1 });
  fight().refuses(cast('flamesOfThePhoenix'), 'nothingToAim', 'ADV-SPELL-04');
});

rule('ADV-HTH-16', 'wounds kept behind the screen: the phoenix is offered for a monster, hurt or not', () => {
  const isOffered = (monsterWounds: 'open' | 'hidden', wounds: number): boolean => {
    const setup = { options: { ...DEFAULT_OPTIONS, monsterWounds } };
    // The ratman next to the wizard threatens another.
    const fixed = { fixed: { 'ratman-1': 'A' } };
    const here = fight({ R: { ...R, wounds } }, BESIDE.replace('|A .', '|. A'), { setup, fight: fixed });
    return here.offered('cast', 'ann').some(({ spell }) => spell === 'flamesOfThePhoenix');
  };
  assert.deepEqual([isOffered('open', 3), isOffered('open', 2)], [false, true]);
  assert.deepEqual([isOffered('hidden', 3), isOffered('hidden', 2)], [true, true]);
});

rule('ADV-SPELL-04', 'a monster is healed up to what its kind has', () => {
  const here = fight({ A: { weapons: [], wounds: 4 }, R: { ...R, wounds: 1 } }, HALL, { turn: MONSTERS });
  const heal = { figure: here.id('R'), spell: 'flamesOfThePhoenix', source: 'wand' } as const;
  setGoing(here, (play) => castFrom(play, heal));
  here.do(at('R'), [], 'master');
  assert.equal(here.figure('R').wounds, 3);
});

rule('ADV-DEATH-11', 'no wind carries a burden farther, or whoever limps', () => {
  const carried = table(EMPTY.replace('|W .', '|W B'), { W: WIZARD, A: { wounds: 0 }, B: {} });
  carried.do({ type: 'carry', figure: 'W', target: 'A' });
  carried.do(cast('swiftWind'), [2]);
  carried.do({ type: 'aimDone' });
  assert.equal(actOf(carried.state, 'W').left, 6);
  const limping = table(EMPTY, { W: { ...WIZARD, marks: ['lostLeg'] }, A: {} });
  limping.do(step('W', 'B1'));
  limping.do(cast('swiftWind'), [2]);
  limping.do({ type: 'aimDone' });
  assert.equal(actOf(limping.state, 'W').left, 7, 'of eight');
});

rule('ADV-SPELL-08', 'nobody twice, and nobody who lies there or has finished', () => {
  const map = HALL.replace('|. . .', '|B C D');
  const here = battle(map, { W: WIZARD, A: {}, B: { wounds: 0 }, C: {}, D: {}, R });
  here.do(step('C', 'B2'));
  here.do(cast('swiftWind'), [5]);
  assert.deepEqual(targets(here), ['A', 'D']);
  here.do(at('A'));
  assert.deepEqual(targets(here), ['D']);
  here.refuses(at('R'), 'notATarget', 'ADV-SPELL-08');
});

rule('ADV-SPELL-07', 'somebody in sight, awake and on their feet', () => {
  const lying = fight({ A: { wounds: 0 }, R: { ...R, effects: [{ tag: 'asleep', ends: 'never' }] } });
  lying.refuses(cast('flight'), 'nothingToAim', 'ADV-SPELL-07');
  const map = `
    +-+-+-+
    |W A|R|
    +-+-+-+
  `;
  const hidden = fight({}, map);
  hidden.do(cast('flight'));
  assert.deepEqual(targets(hidden), ['A']);
});

rule('ADV-SPELL-07', 'square by square along a way there is, and the zone that stops it is named', () => {
  const map = HALL.replace('|A .', '|. .').replace('|. . . . . . . R|', '|. A . . . R . .|');
  const here = fight({}, map, { untrodden: ['E3', 'D3'] });
  here.do(cast('flight'));
  here.do(at('R'), [2]);
  here.refuses({ type: 'drive', to: 'D3' }, 'noSuchStep', 'ADV-SPELL-07', 'ann');
  const ways = here.offered('drive', 'ann').map(({ to }) => (to === null ? null : here.squareName(to)));
  assert.deepEqual(ways, ['F2', 'G3', 'E3', null]);
  here.do({ type: 'drive', to: 'E3' });
  assert.ok(hasSquare(levelOf(here.state).trodden, here.square('E3')));
  assert.deepEqual([here.event('driven').left, here.event('driven').rules], [11, ['ADV-SPELL-07']]);
  assert.equal(actOf(here.state, here.id('R')).moved, 1);
  here.do({ type: 'drive', to: 'D3' });
  here.do({ type: 'drive', to: 'C3' });
  assert.deepEqual(here.event('driven').rules, ['ADV-SPELL-07', 'ADV-CMB-36']);
  assert.equal(here.happened('zoneFixed'), true);
  assert.deepEqual([here.happened('flightEnded'), here.state.stack], [true, []]);
});

rule('ADV-SPELL-07', 'what flies is driven over a pit as it would fly over it', () => {
  const pit = { id: 'trap-1', tag: 'trap', square: 6, trap: 'pit', state: 'sprung', chest: null } as const;
  const map = `
    +-+-+-+-+-+-+-+-+
    |W . . . . . . R|
    +-+-+-+-+-+-+-+-+
  `;
  const here = battle(map, { W: WIZARD, R: { monster: 'vampireBat' } }, { level: { things: [pit] } });
  here.do(cast('flight'));
  here.do(at('R'), [2]);
  here.do({ type: 'drive', to: 'F1' });
  assert.deepEqual([here.at('R'), here.event('driven').left], ['F1', 12]);
});

rule('ADV-SPELL-07', 'the run ends when it is used up', () => {
  const here = fight({ A: { start: { ...SPEED, speed: 1 } } });
  here.do(cast('flight'));
  here.do(at('A'), [1]);
  here.do({ type: 'drive', to: 'B2' });
  assert.deepEqual([here.at('A'), here.state.stack, actOf(here.state, 'A').over], ['B2', [], true]);
});
const SPEED = {
  weaponSkill: 8,
  bowSkill: 8,
  strength: 6,
  toughness: 5,
  speed: 8,
  bravery: 9,
  intelligence: 8,
};

rule('ADV-SPOT-02', 'while exploring, whoever runs from a spell may run into a trap', () => {
  const here = table(EMPTY, { W: WIZARD, A: {} }, { untrodden: ['B2'] });
  here.state = { ...here.state, master: { ...here.state.master, hand: ['trap'], watch: ['step'] } };
  here.do(cast('flight'));
  here.do(at('A'), [5]);
  here.do({ type: 'drive', to: 'B2' });
  assert.deepEqual(here.awaited(), [{ seat: 'master', prompt: 'playCounter' }]);
  assert.equal(hasSquare(levelOf(here.state).trodden, here.square('B2')), false, 'not yet');
  here.do({ type: 'holdCounters' }, [], 'master');
  assert.equal(hasSquare(levelOf(here.state).trodden, here.square('B2')), true);
  assert.deepEqual(here.awaited(), [{ seat: 'ann', prompt: 'drive' }]);
  here.do({ type: 'drive', to: 'C2' });
  assert.deepEqual(here.awaited(), [{ seat: 'ann', prompt: 'drive' }], 'C2 had been trodden before');
});

rule('ADV-SPELL-06', 'a free attack in the turn of casting does not burn yet, one in the next does', () => {
  const here = fight({ R: { ...R, wounds: 12 } }, BESIDE);
  here.do(cast('flamingHandOfDestruction'));
  here.do({ type: 'done' });
  here.do({ type: 'chooseOrder', order: 'moveFirst', pursuit: false }, [], 'master');
  here.do(SWORD, [1, 11, 1, 1]);
  assert.deepEqual([here.happened('damageRolled'), here.happened('handBurned')], [true, false]);
  here.do({ type: 'done' }, [], 'master');
  here.do({ type: 'done' });
  here.do({ type: 'chooseOrder', order: 'moveFirst', pursuit: false }, [], 'master');
  here.do(SWORD, [1, 11, 5]);
  assert.deepEqual([here.event('handBurned').wounds, here.figure('R').wounds], [5, 7]);
});

rule('ADV-SPELL-06', 'a dagger that is thrown does not burn', () => {
  const burning: SceneFigure = {
    ...WIZARD,
    effects: [{ tag: 'flamingHand', ends: 'exploration', of: '0' }],
  };
  const here = fight({ W: burning }, HALL.replace('|W . .', '|W . R').replace('. R|', '. .|'));
  here.do({ type: 'attack', figure: 'W', target: 'R', weapon: 'thrownDagger' }, [9, 1, 1]);
  assert.deepEqual([here.happened('damageRolled'), here.happened('handBurned')], [true, false]);
});

rule('ADV-ABIL-12', 'spells too hurt the invulnerable only with a 12 among the dice', () => {
  for (const [dice, wounds] of [
    [[11, 11, 11, 11, 11], 0],
    [[11, 12, 1, 1, 1, 1], 2],
  ] as const) {
    const here = fight({ R: { monster: 'wight', wounds: 9 } });
    here.do(cast('flamesOfDeath'));
    here.do({ type: 'aimAtSquare', at: 'H3' }, dice);
    assert.equal(here.event('spellBurned').wounds, wounds);
  }
});

rule('ADV-FATE-08', 'nobody is asked about flames that did no harm', () => {
  const here = fight({ A: { fate: 1 } });
  here.do(cast('flamesOfDeath'));
  here.do({ type: 'aimAtSquare', at: 'A3' }, [1, 1, 1, 1, 1]);
  assert.deepEqual([here.event('spellBurned').wounds, here.state.stack], [0, []]);
});

rule('ADV-SPELL-10', 'the zones of the stilled let go, and a section out of sight cannot be named', () => {
  const map = `
    +-+-+-+-+-+-+
    |W R . .|: :|
    + + + + +-+-+
    |. . . .d: :|
    +-+-+-+-+-+-+
  `;
  const turn = { still: ['elsewhere'] };
  const here = battle(map, { W: WIZARD, R }, { turn, fight: { fixed: { 'ratman-1': 'W' } } });
  here.do(cast('stillAir'));
  here.refuses({ type: 'aimAtSection', area: here.areaAt('E1') }, 'noAimThere', 'ADV-SPELL-10');
  here.refuses(at('R'), 'notATarget', 'ADV-SPELL-10');
  here.refuses({ type: 'aimDone' }, 'notATarget', 'ADV-SPELL-10');
  here.do({ type: 'aimAtSection', area: here.areaAt('A1') });
  assert.deepEqual(here.state.turn.still, ['elsewhere', here.areaAt('A1')]);
  assert.equal(here.event('zoneFreed').figure, 'ratman-1');
  assert.deepEqual(here.figure('W').effects, [], 'heroes stir as they like');
});

rule('ADV-SPELL-02', 'any way on that is known, but no door nobody has found', () => {
  const map = `
    +-+-+-+-+x+
    |W : : : :|
    + + + + + +
    |A : : : :d
    +-+-+d+-+-+
  `;
  const here = table(map, { W: WIZARD, A: {} }, { field: { width: 40, height: 40, x: 10, y: 10 } });
  const { layout } = levelOf(here.state);
  const exits = layout.exits.map((exit) =>
    exit.direction === 2 ? { ...exit, door: 'hidden' as const } : exit,
  );
  here.state = {
    ...here.state,
    levels: [{ ...here.state.levels[0]!, layout: { ...layout, exits } }],
  };
  here.do(cast('openWindow'));
  const ways = here
    .offered('aimAtWall', 'ann')
    .map(({ at: square, side }) => `${here.squareName(square)} ${side}`);
  assert.deepEqual(ways.toSorted(), ['O11 0', 'O12 1']);
  here.refuses({ type: 'aimAtWall', at: 'M12', side: 2 }, 'noAimThere', 'ADV-SPELL-02');
  here.refuses({ type: 'aimAtWall', at: 'O12', side: 2 }, 'noAimThere', 'ADV-SPELL-02');
  here.refuses({ type: 'aimAtSquare', at: 'O12' }, 'noAimThere', 'ADV-SPELL-02');
  here.refuses({ type: 'aimAtSection', area: here.areaAt('O12') }, 'noAimThere', 'ADV-SPELL-02');
});

rule('ADV-MGT-15', 'a bolt of lightning goes as far as twelve squares, and not round a corner', () => {
  const long = (away: number): string => {
    const squares = Array.from({ length: 14 }, (_, x) => (x === 0 ? 'W' : x === away ? 'R' : '.'));
    const wall = `+${'-+'.repeat(14)}`;
    return [wall, `|${squares.join(' ')}|`, wall].join('\n');
  };
  const bolt = { figure: 'W', spell: 'lightningBolt', source: 'scroll' } as const;
  const near = battle(long(12), { W: WIZARD, R });
  setGoing(near, (play) => castFrom(play, bolt));
  assert.deepEqual(targets(near), ['ratman-1']);
  const far = battle(long(13), { W: WIZARD, R });
  setGoing(far, (play) => castFrom(play, bolt));
  assert.deepEqual([far.event('spellFailed').spell, far.state.stack], ['lightningBolt', []]);
});

const GRIP = { tag: 'choked', ends: 'never', left: 3 } as const;
const COURAGE = { tag: 'courage', ends: 'never' } as const;

rule('ADV-DARK-02', 'each is let go by the death of its own caster only, and keeps all else', () => {
  const here = battle(HALL.replace('|A .', '|A R').replace('|. . .', '|B . .').replace('. R|', '. Q|'), {
    W: { effects: [COURAGE, { ...GRIP, of: 'ratman-1' }] },
    B: { effects: [{ ...GRIP, of: 'ratman-2' }] },
    A: {},
    R: { ...R, wounds: 1 },
    Q: R,
  });
  here.do({ type: 'attack', figure: 'A', target: 'R', weapon: 'sword' }, [11, 12, 1, 1, 1]);
  assert.deepEqual(here.figure('W').effects, [COURAGE]);
  assert.deepEqual(here.figure('B').effects, [{ ...GRIP, of: 'ratman-2' }]);
  assert.deepEqual(
    here.all('effectEnded').map(({ figure }) => figure),
    ['W'],
  );
});

rule('ADV-DARK-02', 'turn by turn it tightens, and touches nothing else', () => {
  const here = fight({ A: { effects: [COURAGE, { ...GRIP, of: 'ratman-1' }] } });
  here.do({ type: 'done' });
  here.do({ type: 'done' }, [], 'master');
  assert.deepEqual(here.event('chokeTightened').left, 2);
  assert.deepEqual(here.figure('A').effects, [COURAGE, { ...GRIP, left: 2, of: 'ratman-1' }]);
});

rule('ADV-DARK-02', 'one who chokes already, or lies there, is no target', () => {
  const map = HALL.replace('|. . .', '|B . .').replace('R', 'S');
  const choked = { effects: [{ ...GRIP, of: 'whiteSorcerer-1' }] };
  const figures = { W: WIZARD, A: choked, B: { wounds: 0 }, S: { monster: 'whiteSorcerer' } };
  const here = battle(map, figures, { turn: MONSTERS });
  here.do({ ...cast('choke'), figure: 'S' }, [], 'master');
  assert.deepEqual(targets(here, 'master'), ['W']);
});

rule('ADV-SPELL-12', 'what a spell asks for besides, it asks for in the dwarf’s own rule', () => {
  const dwarf = table(EMPTY, { W: { ...WIZARD, race: 'dwarf' }, A: {} });
  dwarf.do(cast('courage'), [8]);
  assert.deepEqual(dwarf.event('intelligenceTested').rules, ['ADV-MAG-14', 'ADV-CRE-16']);
  assert.equal(stat(dwarf.state, dwarf.figure('A'), 'bravery'), 9);
  const human = fight();
  human.do(cast('infernoOfDoom'), [8]);
  assert.deepEqual(human.event('intelligenceTested').rules, ['ADV-MAG-14']);
});

rule('ADV-HAZ-72', 'a free spell is for the book: a wand leaves it for later', () => {
  const free = { tag: 'freeSpell', ends: 'never' } as const;
  const wand = fight({ W: { ...WIZARD, effects: [free] } });
  setGoing(wand, (play) => castFrom(play, { figure: 'W', spell: 'courage', source: 'wand' }));
  assert.deepEqual([wand.figure('W').effects, wand.sheet('W').components], [[free], [...COMPONENTS]]);
  const book = fight({ W: { ...WIZARD, effects: [free] } });
  book.do(cast('courage'));
  assert.deepEqual([book.figure('W').effects, book.sheet('W').components], [[], [...COMPONENTS]]);
  const plain = fight();
  plain.do(cast('courage'));
  assert.equal(plain.happened('effectEnded'), false);
});

rule('ADV-MAG-16', 'an enemy who lies beside keeps nobody from a template', () => {
  const map = HALL.replace('|A .', '|R .').replace('. R|', '. .|');
  const asleep = { ...R, wounds: 0 };
  const here = battle(map, { W: WIZARD, R: asleep });
  assert.equal(here.offers(cast('flamesOfDeath')), true);
});

rule('ADV-SPELL-05', 'each door of a bright key is remembered, until it has been tried', () => {
  const map = `
    +-+-+-+-+-+
    |W . . . .|
    + + + + + +
    |A . . . .|
    +-+-+-+-+-+
  `;
  const field = { width: 40, height: 40, x: 10, y: 10 };
  const here = table(map, { W: WIZARD, A: WIZARD }, { field });
  here.do(cast('theBrightKey'));
  here.do({ type: 'aimAtWall', at: 'K11', side: 0 });
  here.do(cast('theBrightKey', 'A'));
  here.do({ type: 'aimAtWall', at: 'M12', side: 2 });
  const bright = levelOf(here.state).brightDoors ?? [];
  assert.deepEqual(
    bright.map(({ squares, direction }) => [here.squareName(squares[0]!), direction]),
    [
      ['K11', 0],
      ['M12', 2],
    ],
  );
  const inner = table(map.replace('|W . .', '|W .|.').replace('|A . .', '|A .|.'), { W: WIZARD, A: {} });
  inner.do(cast('theBrightKey'));
  inner.do({ type: 'aimAtWall', at: 'B1', side: 1 });
  assert.equal(levelOf(inner.state).brightDoors, undefined);
});

rule('ADV-SPELL-02', 'it is told which way the wizard looks', () => {
  const map = `
    +-+-+-+-+-+
    |W : : : :|
    + + + + + +
    |A : : : :d
    +-+-+-+-+-+
  `;
  const here = table(map, { W: WIZARD, A: {} }, { field: { width: 40, height: 40, x: 10, y: 10 } });
  here.do(cast('openWindow'));
  here.do({ type: 'aimAtWall', at: 'O12', side: 1 }, [3]);
  const { figure, exit } = here.event('windowOpened');
  assert.deepEqual([figure, here.squareName(exit.squares[0]!), exit.direction], ['W', 'O12', 1]);
});
