import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { EventId } from '../content/events.ts';
import type { Watch } from '../moments/watching.ts';
import { gmWith, table } from '../testing/table.ts';
import type { Scene } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+-+
  |b o . . p .|
  + + + + + + +
  |e . . . . .|
  +-+-+-+-+-+-+`;
const FIGHT = {
  b: { hero: 'barbarian' },
  e: { hero: 'elf' },
  o: { monster: 'orc' },
  p: { monster: 'orc' },
} as const;

const holding = (hand: readonly EventId[], ...watch: readonly Watch[]): Partial<Scene> => ({
  state: { gm: gmWith(hand, { watch }) },
});
const play = (card: EventId, figure: string | null = null, at: string | null = null) => ({
  type: 'playEvent',
  card,
  figure,
  at,
  side: null,
});

rule('EXP-EVT-01', 'darkness: heroes attack only what is beside them, until a door is opened', () => {
  const t = table(HALL, FIGHT, { turn: 'b', ...holding(['darkness'], 'turnEnd') });
  t.do({ type: 'endTurn' });
  t.do(play('darkness'));
  t.do({ type: 'passEvents' });
  t.refuses({ type: 'attack', target: 'p' }, 'noLine', 'EXP-LOS-01');
  t.do({ type: 'attack', target: 'o' }, ['heroShield', 'heroShield']);
  const door = HALL.replace('p .|', '. bd').replace('b o', '. .');
  const pair = { b: FIGHT.b, e: FIGHT.e } as const;
  const conditions = [{ tag: 'darkened', until: 'door' }] as const;
  const dark = table(
    door,
    { b: { ...pair.b, conditions }, e: { ...pair.e, conditions } },
    { turn: 'b', around: 12 },
  );
  dark.do({ type: 'openDoor', at: dark.at('b'), side: 1 }, ['pit']);
  assert.deepEqual([dark.figure('b').conditions, dark.figure('e').conditions], [[], []]);
});

const ROOMS = `
  +-+-+-+-+
  |b . o .|
  + + + + +
  |e . | .|
  +-+-+-+-+`.replace('. o .', '.o. .');

rule('EXP-EVT-01', 'slippery floor: two cells fewer for all on the tile, until they leave it', () => {
  const map = ROOMS.replace('e . | .', 'e .|. .');
  const pair = { b: FIGHT.b, e: FIGHT.e } as const;
  const t = table(map, pair, { turn: 'b', ...holding(['slime'], 'turnEnd') });
  t.do({ type: 'endTurn' });
  t.do(play('slime', 'b', 'A1'));
  t.do({ type: 'passEvents' });
  t.do({ type: 'move', mode: 'walk' }, [3]);
  assert.equal(t.left, 4);
  for (const to of ['B2', 'B1', 'C1']) t.do({ type: 'step', to });
  assert.deepEqual([t.figure('e').conditions, t.figure('b').conditions.length], [[], 1]);
});

rule('EXP-EVT-01', 'dread: a die fewer in attack and defence, until the combat ends', () => {
  const t = table(HALL, FIGHT, { turn: 'e', ...holding(['dread', 'dread'], 'turnEnd') });
  t.do({ type: 'endTurn' });
  t.do(play('dread', 'b'));
  t.refuses(play('dread', 'b'), 'notOnThat', 'EXP-EVT-02');
  t.do({ type: 'passEvents' });
  t.do({ type: 'attack', target: 'o' }, ['heroShield', 'heroShield']);
  const [dread] = t.figure('b').conditions;
  assert.deepEqual([dread?.combat, dread?.defence], [1, -1]);
});

rule('EXP-UAB-08', 'what lasts until the end of a combat needs one', () => {
  const quiet = HALL.replace('b o', 'b .').replace('p', '.');
  const t = table(quiet, { b: FIGHT.b, e: FIGHT.e }, { turn: 'e', ...holding(['dread'], 'turnEnd') });
  t.do({ type: 'endTurn' });
  t.refuses(play('dread', 'b'), 'notNow', 'EXP-EVT-02');
});

rule('EXP-EVT-01', 'cramp: three cells fewer in the next move, and then no more', () => {
  const quiet = HALL.replace('b o', 'b .').replace('p', '.');
  const t = table(quiet, { b: FIGHT.b, e: FIGHT.e }, { turn: 'e', ...holding(['cramp'], 'turnEnd') });
  t.do({ type: 'endTurn' });
  t.do(play('cramp', 'b'));
  t.do({ type: 'passEvents' });
  t.do({ type: 'move', mode: 'walk' }, [1]);
  assert.deepEqual([t.left, t.figure('b').conditions], [0, []]);
});

const DOORS = `
  +-+-+-+-+-+-+-+-+
  d. . b . . . . .d
  +-+-+-+-+-+-+-+-+`;

rule('EXP-EVT-01', 'a patrol comes at the nearest closed door, beside no hero, and brings no leader', () => {
  const t = table(DOORS, { b: FIGHT.b }, { turn: 'b', around: 12, ...holding(['patrol'], 'turnEnd') });
  t.do({ type: 'endTurn' });
  t.do(play('patrol'), ['lich', 'rat', 2]);
  assert.deepEqual(
    t.all('monsterDrawn').map(({ card, back }) => [card, back]),
    [
      ['lich', true],
      ['rat', false],
    ],
  );
  // The first cell by the door is free, the second stands beside the hero: the other goes the far way.
  const [, ...rest] = t.state.figures.map(({ square }) => square - t.square(t.at('b')));
  assert.ok(
    rest.every((far) => Math.abs(far) >= 2),
    rest.join(),
  );
  assert.ok(rest.includes(-2));
  assert.equal(t.happened('doorOpened'), false);
});

rule('EXP-EVT-01', 'hunters may be led', () => {
  const t = table(DOORS, { b: FIGHT.b }, { turn: 'b', around: 12, ...holding(['hunters'], 'turnEnd') });
  t.do({ type: 'endTurn' });
  t.do(play('hunters'), ['orcCaptain', 'rat', 1]);
  assert.ok(t.state.figures.some(({ of }) => of === 'orcCaptain'));
});

rule('EXP-MON-16', 'a patrol of nobody is over', () => {
  const { decks } = table(DOORS, { b: FIGHT.b }, {}).state;
  const state = {
    gm: gmWith(['patrol'], { watch: ['turnEnd'] }),
    decks: { ...decks, monster: { ...decks.monster, pile: [] } },
  } as const;
  const t = table(DOORS, { b: FIGHT.b }, { turn: 'b', around: 12, state });
  t.do({ type: 'endTurn' });
  t.do(play('patrol'));
  assert.ok(t.happened('nobodyCame'));
});

rule('EXP-EVT-01', 'frenzy: two dice more until the creature’s turn ends', () => {
  const t = table(HALL, FIGHT, { turn: 'o', ...holding(['frenzy'], 'attack') });
  t.do({ type: 'attack', target: 'b' });
  t.refuses(play('frenzy', 'p'), 'notOnThat', 'EXP-EVT-02');
  t.do(play('frenzy', 'o'));
  t.do({ type: 'passEvents' }, ['heroShield', 'heroShield', 'heroShield', 'heroShield']);
  assert.equal(t.figure('o').conditions.length, 1);
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.figure('o').conditions, []);
});

rule('EXP-EVT-01', 'shield of Chaos: a defence die more for a whole group, until the combat ends', () => {
  const t = table(HALL, FIGHT, { turn: 'b', ...holding(['shieldOfChaos'], 'attack') });
  t.do({ type: 'attack', target: 'o' });
  t.do(play('shieldOfChaos', 'o'));
  t.do({ type: 'passEvents' }, [
    'skull',
    'heroShield',
    'heroShield',
    'heroShield',
    'heroShield',
    'monsterShield',
  ]);
  assert.equal(t.figure('o').body, 2);
  // Another card’s creatures, though of the same kind.
  assert.deepEqual(t.figure('p').conditions, []);
});

rule('EXP-EVT-01', 'second wind: a wounded creature regains three points, and no more than it had', () => {
  const hurt = { ...FIGHT, o: { monster: 'troll', body: 1 }, p: { monster: 'troll', body: 3 } } as const;
  for (const [who, body] of [
    ['o', 4],
    ['p', 4],
  ] as const) {
    const t = table(HALL, hurt, { turn: 'b', acted: ['e'], ...holding(['secondWind'], 'gmTurnStart') });
    t.do({ type: 'endTurn' });
    t.do(play('secondWind', who));
    assert.equal(t.figure(who).body, body);
  }
  const well = table(HALL, FIGHT, { turn: 'b', acted: ['e'], ...holding(['secondWind'], 'gmTurnStart') });
  well.do({ type: 'endTurn' });
  well.refuses(play('secondWind', 'o'), 'notNow', 'EXP-EVT-02');
});

rule('EXP-EVT-01', 'evil eye: one skull of a hero’s attack is gone, or one of its shields', () => {
  const attack = table(HALL, FIGHT, { turn: 'b', ...holding(['evilEye'], 'rolled') });
  attack.do({ type: 'attack', target: 'o' }, ['skull', 'heroShield', 'heroShield']);
  attack.do(play('evilEye', 'b'));
  attack.do({ type: 'passEvents' });
  assert.equal(attack.happened('defenceRolled'), false);
  const defence = table(HALL, FIGHT, { turn: 'o', ...holding(['evilEye'], 'rolled') });
  defence.do({ type: 'attack', target: 'b' }, ['skull', 'heroShield']);
  defence.refuses(play('evilEye', 'o'), 'notNow', 'EXP-EVT-02');
  defence.do({ type: 'passEvents' }, ['heroShield', 'skull']);
  defence.do(play('evilEye', 'b'));
  defence.do({ type: 'passEvents' });
  assert.equal(defence.event('bodyLost').body, 1);
  const clear = table(HALL, FIGHT, { turn: 'b', ...holding(['evilEye'], 'rolled') });
  clear.do({ type: 'attack', target: 'o' }, ['heroShield', 'heroShield', 'heroShield']);
  clear.refuses(play('evilEye', 'b'), 'notNow', 'EXP-EVT-02');
});

rule('EXP-EVT-02', 'a blow whose target has gone before the dice is lost', () => {
  const t = table(
    HALL,
    { ...FIGHT, b: { hero: 'barbarian', body: 1 } },
    { turn: 'o', ...holding([], 'attack') },
  );
  t.do({ type: 'attack', target: 'b' });
  const gone = { ...t.state, figures: t.state.figures.filter(({ id }) => id !== 'barbarian') };
  const after = table(HALL, FIGHT, { turn: 'o', state: gone });
  after.do({ type: 'passEvents' });
  assert.deepEqual([after.happened('blowLost'), after.happened('attackRolled')], [true, false]);
});

rule('EXP-EVT-02', 'a shield of Chaos needs a combat, and an attack if something has been declared', () => {
  const lulled = {
    gm: gmWith(['shieldOfChaos'], { watch: ['turnEnd'] }),
    combat: null,
    lulled: true,
  } as const;
  const apart = `
  +-+-+-+-+
  |b .|. o|
  +-+-+-+-+`;
  const t = table(apart, { b: FIGHT.b, o: FIGHT.o }, { turn: 'b', state: lulled });
  t.do({ type: 'endTurn' });
  t.refuses(play('shieldOfChaos', 'o'), 'notNow', 'EXP-EVT-02');
  const scene = { turn: 'b', ...holding(['shieldOfChaos'], 'search') };
  const search = table(apart, { b: FIGHT.b, o: FIGHT.o }, scene);
  search.do({ type: 'searchTile' });
  search.refuses(play('shieldOfChaos', 'o'), 'notNow', 'EXP-EVT-02');
});
