import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { NextTable } from '../testing/index.ts';

const [S, W, K] = ['skull', 'whiteShield', 'blackShield'] as const;
const ROLL = { type: 'fimirRoll', figure: 'F' };
const END = { type: 'endTurn' };
const cast = (spell: string, target?: string) => ({
  type: 'fimirSpell',
  figure: 'F',
  spell,
  ...(target === undefined ? {} : { target }),
});

/** The fimir, two heroes and a goblin in one room, the wizard in the next behind a shut door. */
const ROOMS = `
  +-+-+-+-+-+-+
  |. . D . # .|
  + + + + + + +
  |F . . G # W|
  + + + + + + +
  |. B . . # .|
  +-+-+-+-+-+-+`.replaceAll(' # ', '|. ');

function rooms(roll: number | null = 6, more: object = {}): NextTable {
  return table(
    ROOMS,
    {
      B: { kind: 'barbarian' },
      D: { kind: 'dwarf' },
      W: { kind: 'wizard' },
      F: { kind: 'fimir' },
      G: { kind: 'goblin' },
    },
    {
      turn: 'F',
      next: {
        turn: { fimir: roll },
        figures: { B: { sheet: { gear: ['broadsword'], inHand: 'broadsword' } } },
        ...more,
      },
    },
  );
}

rule('NXT-FIM-01', 'besides its move the fimir rolls a D8, once a turn', () => {
  const t = rooms(null);
  t.refuses(cast('marshGas'), 'rollFirst', 'NXT-FIM-01');
  t.do({ type: 'step', figure: 'F', to: 'A1' });
  t.do(ROLL, [8]);
  assert.equal(t.event('fimirRolled').die, 8);
  t.refuses(ROLL, 'alreadyRolled', 'NXT-FIM-01');
  t.do({ type: 'step', figure: 'F', to: 'B1' });
  t.do(cast('marshGas'));
  t.refuses({ type: 'step', figure: 'F', to: 'A1' }, 'moveOver', 'CLS-TUR-06');
  t.refuses(ROLL, 'alreadyActed', 'CLS-TUR-10');
});

rule('NXT-FIM-01', '6 to 8 allow a spell or an attack, 1 to 5 an attack only', () => {
  const strike = { type: 'strike', figure: 'F', target: 'B' };
  for (const die of [1, 5]) {
    const t = rooms(null);
    t.do(ROLL, [die]);
    t.refuses(cast('marshGas'), 'attackOnly', 'NXT-FIM-01');
    assert.ok(t.offers(strike));
  }
  for (const die of [6, 8]) {
    const t = rooms(null);
    t.do(ROLL, [die]);
    assert.ok(t.offers(strike) && t.offers(cast('marshGas')));
  }
  assert.ok(rooms(null).offers(strike), 'an attack needs no roll');
});

rule('NXT-FIM-01', 'the spell is the act of the turn, any of the five, and no limit to how often', () => {
  const t = rooms();
  const offered = new Set(t.offered('fimirSpell', 'morcar').map((one) => (one as { spell: string }).spell));
  assert.deepEqual([...offered], ['marshLights', 'slime', 'marshGas', 'chokingMire', 'blackMist']);
  t.do(cast('marshGas'));
  t.refuses(cast('marshGas'), 'alreadyActed', 'CLS-TUR-10');
  t.refuses({ type: 'strike', figure: 'F', target: 'B' }, 'alreadyActed', 'CLS-TUR-10');
  const again = rooms(6, { state: { gases: [[0]] } });
  assert.ok(again.offers(cast('marshGas')));
  t.refuses({ ...ROLL, figure: 'G' }, 'fimirOnly', 'NXT-FIM-01');
  t.refuses({ ...cast('marshGas'), figure: 'G' }, 'fimirOnly', 'NXT-FIM-01');
  rooms().refuses(cast('fireball'), 'noSuchSpell', 'NXT-FIM-01');
});

rule('NXT-FIM-01', 'where a quest silences magic, the fimir has only its tail', () => {
  const t = table(
    '+-+-+-+\n|F . B|\n+-+-+-+',
    { F: { kind: 'fimir' }, B: { kind: 'barbarian' } },
    { turn: 'F', quest: { rules: { noSpells: true } }, next: { turn: { fimir: 8 } } },
  );
  t.refuses(cast('marshGas'), 'noSpellsHere', 'CLS-QBK-11');
});

rule('NXT-FIM-02', 'the fimir strikes with four dice, diagonally too', () => {
  const t = table(
    `
    +-+-+-+
    |F . .|
    + + + +
    |. B .|
    + + + +
    |. . D|
    +-+-+-+`,
    { F: { kind: 'fimir' }, B: { kind: 'barbarian' }, D: { kind: 'dwarf' } },
    { turn: 'F', next: { figures: { B: { facing: 'north', sheet: { gear: [], inHand: null } } } } },
  );
  t.refuses({ type: 'strike', figure: 'F', target: 'D' }, 'notAdjacent', 'NXT-ATK-04');
  t.do({ type: 'strike', figure: 'F', target: 'B' }, [S, W, W, W, 7, W, W]);
  assert.equal(t.event('strikeRolled').rolls[0]?.faces.length, 4);
});

rule('NXT-FIM-03', 'every hero in its place rolls a D6, and on 1 to 4 loses the next turn', () => {
  const t = rooms();
  t.do(cast('marshLights'), [4, 5]);
  const rolls = t.all('lightsRolled').map(({ figure, dazzled }) => [figure, dazzled]);
  assert.deepEqual(rolls, [
    ['barbarian', true],
    ['dwarf', false],
  ]);
  assert.deepEqual([t.plights('B'), t.plights('D'), t.plights('W')], [[{ tag: 'dazzled' }], [], []]);
  t.do(END);
  assert.equal(t.state.turn.taker, 'dwarf', 'the barbarian sits it out');
  assert.deepEqual([t.event('turnLost').figure, t.plights('B')], ['barbarian', []]);
});

rule('NXT-FIM-03', 'it takes a hero to be dazzled', () => {
  const t = table(
    '+-+-+-+\n|. F|B|\n+-+-+-+',
    { F: { kind: 'fimir' }, B: { kind: 'barbarian' } },
    { turn: 'F', next: { turn: { fimir: 7 } } },
  );
  t.refuses(cast('marshLights'), 'nobodyThere', 'NXT-FIM-03');
  rooms().refuses(cast('marshLights', 'B'), 'noTarget', 'NXT-FIM-03');
});

rule('NXT-FIM-04', 'slime holds a hero the fimir sees until a 6, and leaves attack and defence alone', () => {
  const t = rooms();
  t.refuses(cast('slime', 'W'), 'targetUnseen', 'NXT-FIM-04');
  t.refuses(cast('slime', 'G'), 'targetMissing', 'NXT-FIM-04');
  t.refuses(cast('slime'), 'targetMissing', 'NXT-FIM-04');
  t.do(cast('slime', 'B'));
  assert.deepEqual(t.plights('B'), [{ tag: 'held', by: 'slime' }]);
  assert.deepEqual([t.state.next.mists, t.state.next.gases], [[], []]);
  t.do(END, [5]);
  t.refuses({ type: 'rollMovement', figure: 'B' }, 'held', 'NXT-FIM-04');
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do(ROLL, [6]);
  t.refuses(cast('slime', 'B'), 'alreadyHeld', 'NXT-FIM-04');
  t.do({ type: 'endTurn' }, [6]);
  assert.deepEqual(t.plights('B'), []);
  t.do({ type: 'rollMovement', figure: 'B' }, [1, 1]);
});

rule('NXT-FIM-05', 'marsh gas burns in Morcar’s next turn: three unstoppable dice for all but fimirs', () => {
  const t = rooms();
  t.do(cast('marshGas'));
  assert.equal(t.state.next.gases[0]?.length, 12, 'the room, not the next');
  t.do(END);
  t.do(END);
  t.do(END);
  t.do(END, [S, S, W, W, W, K, S, W, W]);
  assert.deepEqual(
    t.all('unstoppableRolled').map(({ figure, skulls }) => [figure, skulls]),
    [
      ['barbarian', 2],
      ['dwarf', 0],
      [t.id('G'), 1],
    ],
  );
  assert.deepEqual([t.figure('B').body, t.figure('W').body, t.figure('F').body], [6, 4, 1]);
  assert.equal(t.find('G'), undefined);
  assert.deepEqual(t.state.next.gases, []);
});

rule('NXT-FIM-05', 'it goes off without the fimir, on those who are there then, in a passage as well', () => {
  const t = table(
    `
    +-+-+-+-+-+-+-+-+-+
    |F : : : : : : : B|
    +-+-+-+-+-+-+-+-+-+`,
    { F: { kind: 'fimir' }, B: { kind: 'barbarian' } },
    { turn: 'F', next: { turn: { fimir: 6 } } },
  );
  t.do(cast('marshGas'));
  assert.equal(t.state.next.gases[0]!.length, 9, 'all of it');
  t.do(END);
  t.state = { ...t.state, figures: [{ ...t.figure('B'), square: t.square('I1') }] };
  t.do(END, [S, W, W]);
  assert.equal(t.figure('B').body, 7);
});

/** The fimir where two passages meet, one of them out of the heroes' sight. */
function corner(quest: object = {}): NextTable {
  return table(
    `
    +-+-+-+-+
    |B : : F|
    +-+-+-+ +
          |:|
          + +
          |:|
          +-+`,
    { F: { kind: 'fimir' }, B: { kind: 'barbarian' } },
    { turn: 'F', dark: true, quest, next: { turn: { fimir: 6 } } },
  );
}

const ALL = ['A1', 'B1', 'C1', 'D1', 'D2', 'D3'];

for (const [id, spell, field] of [
  ['NXT-FIM-05', 'marshGas', 'gases'],
  ['NXT-FIM-07', 'blackMist', 'mists'],
] as const)
  rule(id, `${spell} fills the unseen part of a passage too, before all eyes`, () => {
    const t = corner();
    const names = (squares: readonly number[]) => squares.map((square) => t.squareName(square)).toSorted();
    t.do(cast(spell));
    assert.deepEqual(names(t.event('fimirCast').squares), ALL);
    for (const seat of ['heroes', 'morcar'])
      assert.deepEqual(t.view(seat).next[field], t.state.next[field], seat);
    assert.deepEqual(names(t.state.next[field][0]!), ALL);
  });

rule('NXT-FIM-07', 'what has not been discovered stops no mist: how far it reaches would tell of it', () => {
  const [open, blocked] = [corner(), corner({ blocked: ['D2'] })];
  for (const t of [open, blocked]) t.do(cast('blackMist'));
  assert.deepEqual(blocked.view('heroes'), open.view('heroes'));
});

rule('NXT-FIM-05', 'the fire burns the whole passage', () => {
  const t = corner();
  t.do(cast('marshGas'));
  t.do(END);
  t.do(END, [W, W, W]);
  assert.equal(t.event('gasBurned').squares.length, ALL.length);
  assert.deepEqual(t.state.next.gases, []);
});

/** The fimir at one end of a passage longer than one discovers, a hero at the other and one in a room beside it. */
const LONG = `
  +-+-+-+-+-+-+-+-+-+
  |F : : : : : : : B|
  +-+-+-+-+-+-+-+-+d+
                |D .|
                +-+-+`;

function long(): NextTable {
  return table(
    LONG,
    { F: { kind: 'fimir' }, B: { kind: 'barbarian' }, D: { kind: 'dwarf' } },
    { turn: 'F', next: { turn: { fimir: 6 } } },
  );
}

rule('NXT-FIM-03', 'the lights dazzle to the far end of a passage, and no further', () => {
  const t = long();
  t.do(cast('marshLights'), [1]);
  assert.deepEqual(
    t.all('lightsRolled').map(({ figure }) => figure),
    ['barbarian'],
  );
});

rule('NXT-FIM-07', 'the mist fills a passage to its end', () => {
  const t = long();
  t.do(cast('blackMist'));
  assert.equal(t.state.next.mists[0]!.length, 9);
});

rule('NXT-FIM-06', 'a black shield on two dice saves from the mire', () => {
  const t = rooms();
  t.refuses(cast('chokingMire', 'W'), 'targetUnseen', 'NXT-FIM-06');
  t.refuses(cast('chokingMire'), 'targetMissing', 'NXT-FIM-06');
  t.do(cast('chokingMire', 'B'), [W, K]);
  assert.deepEqual([t.event('mireRolled').clear, t.figure('B').body], [true, 8]);
});

rule('NXT-FIM-06', 'without one it is five unstoppable dice, and no time lost', () => {
  const t = rooms();
  t.do(cast('chokingMire', 'B'), [W, S, S, S, S, W, K]);
  assert.deepEqual([t.event('mireRolled').clear, t.figure('B').body], [false, 5]);
  t.do(END);
  t.do({ type: 'rollMovement', figure: 'B' }, [1, 1]);
});

rule('NXT-FIM-07', 'black mist fills the fimir’s place, once', () => {
  const t = rooms();
  t.do(cast('blackMist'));
  assert.equal(t.state.next.mists[0]?.length, 12);
  const misty = rooms(6, { state: { mists: t.state.next.mists } });
  misty.refuses(cast('blackMist'), 'mistThere', 'NXT-FIM-08');
  assert.deepEqual(t.view('heroes').next.mists, t.state.next.mists);
});

rule('NXT-FIM-01', 'each fimir needs a roll of its own', () => {
  const t = table(
    ROOMS.replace('G', 'H'),
    {
      B: { kind: 'barbarian' },
      D: { kind: 'dwarf' },
      W: { kind: 'wizard' },
      F: { kind: 'fimir' },
      H: { kind: 'fimir' },
    },
    { turn: 'F', next: { turn: { fimir: 6 } } },
  );
  assert.ok(t.offers(cast('marshGas')));
  t.refuses({ ...cast('marshGas'), figure: 'H' }, 'rollFirst', 'NXT-FIM-01');
});

rule('NXT-FIM-06', 'the mire takes those who are held as well, and gas fills a place of mist', () => {
  const held = rooms(6, { figures: { B: { plights: [{ tag: 'held', by: 'jaw' }] } } });
  assert.ok(held.offers(cast('chokingMire', 'B')));
  const misty = rooms(6);
  misty.state = { ...misty.state, next: { ...misty.state.next, mists: [[misty.figure('F').square]] } };
  misty.refuses(cast('blackMist'), 'mistThere', 'NXT-FIM-08');
  assert.ok(misty.offers(cast('marshGas')));
});
