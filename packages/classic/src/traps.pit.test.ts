import assert from 'node:assert/strict';
import { withSquares } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import type { HeroKind } from './content/heroes.ts';
import type { Table } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;
const faces = (face: string, count: number) => Array<string>(count).fill(face);

const PATH = `
  +-+-+-+-+-+
  |E . . O .|
  +-+-+-+-+-+`;
const PIT = { traps: [{ kind: 'pit', at: 'B1' }] };
const ONWARD = { type: 'step', figure: 'E', to: 'B1' };

/** A hero about to step into a hidden pit, with an orc further on. */
function atTheEdge(kind: HeroKind = 'elf'): Table {
  return table(PATH, { E: { kind }, O: { kind: 'orc' } }, { turn: { of: 'E', left: 4 }, quest: PIT });
}
const pits = (t: Table) => t.described()['pits'];

rule('CLS-TRP-06', 'a fall costs exactly one point, whoever falls: no die, no defence', () => {
  for (const [kind, body] of [
    ['barbarian', 8],
    ['dwarf', 7],
    ['elf', 6],
    ['wizard', 4],
  ] as const) {
    const t = atTheEdge(kind);
    t.do(ONWARD);
    assert.deepEqual(t.types(), ['stepped', 'trapSprung', 'fellIntoPit', 'bodyLost']);
    assert.deepEqual([t.event('bodyLost').amount, t.event('bodyLost').rules], [1, ['CLS-TRP-06']]);
    assert.ok(t.event('fellIntoPit').rules.includes('CLS-TRP-06'));
    assert.equal(t.figure('E').body, body - 1);
    assert.equal(t.figure('O').body, 1);
  }
});

rule('CLS-TRP-06', 'the last point of Body is lost like any other', () => {
  const t = table(
    `
    +-+-+-+
    |E . D|
    +-+-+-+`,
    { E: { kind: 'elf', body: 1 }, D: { kind: 'dwarf' } },
    { turn: { of: 'E', left: 4 }, quest: PIT },
  );
  t.do(ONWARD);
  assert.equal(t.find('E'), undefined);
  assert.ok(t.event('heroDied').rules.includes('CLS-TRP-06'));
  assert.equal(t.state.turn.taker, 'dwarf');
});

rule('CLS-TRP-07', 'the tile is laid under whoever falls into a hidden pit, and nowhere else', () => {
  const t = atTheEdge();
  assert.deepEqual([pits(t), t.seen('heroes')['traps']], [[], []]);
  t.do(ONWARD);
  assert.ok(t.event('fellIntoPit').rules.includes('CLS-TRP-07'));
  assert.deepEqual([pits(t), t.at('E'), t.figure('E').conditions], [['B1'], 'B1', ['pit']]);
  assert.deepEqual(t.seen('heroes')['pits'], ['B1']);
});

rule('CLS-TRP-07', 'a pit of several squares is laid whole', () => {
  const t = table(
    PATH,
    { E: { kind: 'elf' }, O: { kind: 'orc' } },
    { turn: { of: 'E', left: 4 }, quest: { traps: [{ kind: 'pit', at: ['B1', 'C1'] }] } },
  );
  t.do(ONWARD);
  assert.deepEqual([pits(t), t.at('E'), t.figure('E').body], [['B1', 'C1'], 'B1', 5]);
  t.do({ type: 'endTurn' });
  t.refuses({ type: 'step', figure: 'O', to: 'C1' }, 'pitInTheWay', 'CLS-TRP-13');
});

rule('CLS-TRP-07', 'somebody who stands where the rest of a long pit opens is left on the edge', () => {
  const t = table(
    `
    +-+-+-+-+
    |E . O .|
    +-+-+-+-+`,
    { E: { kind: 'elf' }, O: { kind: 'orc' } },
    { turn: { of: 'E', left: 4 }, quest: { traps: [{ kind: 'pit', at: ['B1', 'C1'] }] } },
  );
  t.do(ONWARD);
  assert.deepEqual([t.at('O'), t.figure('O').body, t.figure('O').conditions], ['C1', 1, []]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'step', figure: 'O', to: 'D1' });
});

const DUEL = `
  +-+-+-+
  |E O .|
  +-+-+-+`;
const inPit = (kind: HeroKind, rest: object = {}) =>
  table(DUEL, { E: { kind, conditions: ['pit'], ...rest }, O: { kind: 'orc' } });
const STRIKE = { type: 'attack', figure: 'E', target: 'O' };

rule('CLS-TRP-08', 'a figure in a pit attacks with one die fewer than its card', () => {
  for (const [kind, attack] of [
    ['barbarian', 3],
    ['dwarf', 2],
    ['elf', 2],
  ] as const) {
    const t = inPit(kind);
    t.do(STRIKE, faces(W, attack - 1));
    assert.equal(t.event('attackRolled').faces.length, attack - 1, kind);
    assert.ok(t.event('attackRolled').rules.includes('CLS-TRP-08'));
    const standing = table(DUEL, { E: { kind }, O: { kind: 'orc' } });
    standing.do(STRIKE, faces(W, attack));
    assert.ok(!standing.cites('CLS-TRP-08'));
  }
});

rule('CLS-TRP-08', 'one fewer than its weapon or its potion would give', () => {
  const armed = inPit('elf', { equipment: ['broadsword'] });
  armed.do({ ...STRIKE, weapon: 'broadsword' }, [W, W]);
  const strong = inPit('elf', { conditions: ['pit', 'strength'] });
  strong.do(STRIKE, [W, W, W]);
});

rule('CLS-TRP-08', 'a monster in a pit too', () => {
  const t = table(
    DUEL,
    { E: { kind: 'elf' }, O: { kind: 'orc', body: 2, conditions: ['pit'] } },
    { turn: 'morcar' },
  );
  t.do({ type: 'attack', figure: 'O', target: 'E' }, [W, W]);
  assert.ok(t.cites('CLS-TRP-08'));
});

rule('CLS-TRP-08', 'with no die left there is no attack', () => {
  const t = inPit('wizard');
  t.refuses(STRIKE, 'noDiceLeft', 'CLS-TRP-08');
  const armed = inPit('wizard', { equipment: ['staff'] });
  armed.do({ ...STRIKE, weapon: 'staff' }, [W]);
  const strong = inPit('wizard', { conditions: ['pit', 'strength'] });
  strong.do(STRIKE, [W, W]);
});

const DEFEND = { type: 'attack', figure: 'O', target: 'E' };

rule('CLS-TRP-09', 'a hero in a pit defends with one die fewer', () => {
  const t = table(DUEL, { E: { kind: 'elf', conditions: ['pit'] }, O: { kind: 'orc' } }, { turn: 'morcar' });
  t.do(DEFEND, [S, S, W, W]);
  assert.deepEqual(t.event('defenceRolled').faces, [W]);
  assert.equal(t.figure('E').body, 5);
  const armoured = table(
    DUEL,
    { E: { kind: 'elf', conditions: ['pit'], equipment: ['helmet', 'shield'] }, O: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  armoured.do(DEFEND, [S, W, W, W, W, W]);
  assert.equal(armoured.event('defenceRolled').faces.length, 2 + 1 + 1 - 1);
});

rule('CLS-TRP-09', 'with no die left nothing is rolled and every skull counts', () => {
  const t = table(
    DUEL,
    { E: { kind: 'elf', conditions: ['pit'], defence: 1 }, O: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  t.do(DEFEND, [S, S, W]);
  assert.ok(!t.happened('defenceRolled'));
  assert.equal(t.figure('E').body, 4);
});

rule('CLS-TRP-09', 'a monster in a pit too', () => {
  const t = table(DUEL, { E: { kind: 'elf' }, O: { kind: 'orc', body: 2, conditions: ['pit'] } });
  t.do(STRIKE, [S, S, B]);
  assert.deepEqual([t.event('defenceRolled').faces, t.figure('O').body], [[B], 1]);
});

rule('CLS-TRP-10', 'a hero in a pit searches for nothing; out of it again, for both', () => {
  const quiet = `
    +-+-+-+
    |E . .|
    +-+-+-+`;
  const t = table(
    quiet,
    { E: { kind: 'elf', conditions: ['pit'] } },
    { turn: { of: 'E', left: 3 }, treasure: ['gem'] },
  );
  for (const type of ['searchSecrets', 'searchTreasure'])
    t.refuses({ type, figure: 'E' }, 'inAPit', 'CLS-TRP-10');
  t.do(ONWARD);
  assert.ok(t.offers({ type: 'searchSecrets', figure: 'E' }));
  assert.ok(t.offers({ type: 'searchTreasure', figure: 'E' }));
});

rule('CLS-TRP-11', 'the fall ends the move, however much of it is left', () => {
  const t = atTheEdge();
  t.do(ONWARD);
  assert.ok(t.event('fellIntoPit').rules.includes('CLS-TRP-11'));
  assert.equal(t.state.turn.left, 3);
  for (const to of ['A1', 'C1']) t.refuses({ ...ONWARD, to }, 'moveOver', 'CLS-TUR-06');
  assert.deepEqual(t.offered('step', 'heroes'), []);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
  assert.equal(t.state.turn.taker, 'elf');
});

rule('CLS-TRP-12', 'next turn the victim walks out on either side, a square for a square', () => {
  for (const to of ['A1', 'C1']) {
    const t = atTheEdge();
    t.do(ONWARD);
    t.do({ type: 'endTurn' });
    t.do({ type: 'endTurn' });
    assert.deepEqual(t.figure('E').conditions, ['pit']);
    t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
    t.do({ ...ONWARD, to });
    assert.deepEqual(
      [t.at('E'), t.state.turn.left, t.figure('E').conditions, t.figure('E').body],
      [to, 1, [], 5],
    );
  }
});

rule('CLS-TRP-12', 'a roll of one square would do', () => {
  const t = table(
    DUEL,
    { E: { kind: 'elf' }, O: { kind: 'orc', body: 2, conditions: ['pit'], move: 1 } },
    { turn: 'morcar' },
  );
  t.do({ type: 'step', figure: 'O', to: 'C1' });
  assert.deepEqual([t.at('O'), t.figure('O').conditions, t.figure('O').body], ['C1', [], 2]);
});

/** The Elf beside a pit that lies open, in a passage one square wide or in a room with a way round. */
function beside(map: string): Table {
  const t = table(map, { E: { kind: 'elf' } }, { quest: PIT });
  t.do({ type: 'searchSecrets', figure: 'E' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [2, 2]);
  return t;
}

const LANE = `
  +-+-+-+
  |E . .|
  +-+-+-+`;

rule('CLS-TRP-13', 'a hero may climb down into a pit on the board: a fall like any other', () => {
  const t = beside(LANE);
  assert.deepEqual(t.offered('step', 'heroes'), [ONWARD]);
  t.do(ONWARD);
  assert.deepEqual(t.types(), ['fellIntoPit', 'bodyLost']);
  assert.deepEqual(t.event('fellIntoPit').rules, ['CLS-TRP-13', 'CLS-TRP-06', 'CLS-TRP-11']);
  assert.deepEqual([t.at('E'), t.figure('E').body, t.figure('E').conditions], ['B1', 5, ['pit']]);
  assert.deepEqual([t.state.turn.left, t.state.turn.moveOver], [3, true]);
  t.refuses({ type: 'searchTreasure', figure: 'E' }, 'inAPit', 'CLS-TRP-10');
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ ...ONWARD, to: 'C1' });
  assert.deepEqual([t.at('E'), t.figure('E').body, t.figure('E').conditions], ['C1', 5, []]);
});

rule('CLS-TRP-13', 'the last square of movement is enough, the last point of Body too much', () => {
  const t = table(
    '+-+-+-+-+\n|. E . .|\n+-+-+-+-+',
    { E: { kind: 'elf', body: 1 } },
    { quest: { traps: [{ kind: 'pit', at: 'D1' }] } },
  );
  t.do({ type: 'searchSecrets', figure: 'E' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ ...ONWARD, to: 'C1' });
  assert.equal(t.state.turn.left, 1);
  t.do({ ...ONWARD, to: 'D1' });
  assert.equal(t.find('E'), undefined);
  assert.ok(t.event('heroDied').rules.includes('CLS-TRP-06'));
});

rule('CLS-TRP-13', 'a door behind a pit is opened from its bottom', () => {
  const t = beside(`
    +-+-+-+
    |E .d.|
    +-+-+-+`);
  t.do(ONWARD);
  t.do({ type: 'openDoor', figure: 'E', door: 'B1-C1' });
  assert.ok(t.happened('doorOpened'));
});

rule('CLS-TRP-13', 'the notes hear of whoever comes to the bottom', () => {
  const quest = { ...PIT, notes: [{ when: { step: 'B1' }, then: [{ goal: 'goal' }] }] };
  const t = table(LANE, { E: { kind: 'elf' } }, { quest });
  t.do({ type: 'searchSecrets', figure: 'E' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do(ONWARD);
  assert.deepEqual(t.state.goals, ['goal']);
});

/** A known, open pit, with other figures about. */
function known(map: string, figures: Parameters<typeof table>[1], squares: string[] = ['B1']): Table {
  const t = table(map, figures, { turn: 'E', quest: { traps: [{ kind: 'pit', at: squares }] } });
  t.do({ type: 'searchSecrets', figure: 'E' });
  return t;
}

rule('CLS-TRP-13', 'a companion who was freed climbs down as a hero does; a monster never', () => {
  const t = known('+-+-+-+-+\n|E . A .|\n+-+-+-+-+', {
    E: { kind: 'elf' },
    A: { kind: 'captive', freed: true, body: 2 },
  });
  t.do({ type: 'endTurn' });
  t.do({ type: 'step', figure: 'A', to: 'B1' });
  assert.deepEqual([t.figure('A').body, t.figure('A').conditions], [1, ['pit']]);
  const fallen = table(
    `
    +-+-+-+-+
    |E . O D|
    +-+-+-+-+`,
    { E: { kind: 'elf' }, O: { kind: 'orc', body: 3 }, D: { kind: 'dwarf' } },
    { turn: { of: 'E', left: 4 }, quest: { traps: [{ kind: 'pit', at: ['A1', 'B1'] }] } },
  );
  fallen.do(ONWARD);
  fallen.do({ type: 'endTurn' });
  fallen.do({ type: 'endTurn' });
  fallen.refuses({ type: 'step', figure: 'O', to: 'B1' }, 'pitInTheWay', 'CLS-TRP-13');
});

rule('CLS-TRP-13', 'nobody climbs down onto somebody, nor passes through a pit that is held', () => {
  const t = table(
    `
    +-+-+-+-+
    |E D . .|
    +-+-+-+-+`,
    { E: { kind: 'elf' }, D: { kind: 'dwarf', conditions: ['pit'] } },
    { turn: { of: 'E', left: 4 }, quest: PIT },
  );
  t.refuses(ONWARD, 'pitInTheWay', 'CLS-TRP-13');
  assert.deepEqual(t.offered('step', 'heroes'), []);
});

rule('CLS-MOV-09', 'a pit is no free square to come out on', () => {
  const quest = { traps: [{ kind: 'pit', at: 'C1' }] };
  const t = table('+-+-+-+\n|E D .|\n+-+-+-+', { E: { kind: 'elf' }, D: { kind: 'dwarf' } }, { quest });
  t.do({ type: 'searchSecrets', figure: 'E' });
  for (let turns = 0; turns < 3; turns += 1) t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [6, 6]);
  t.refuses(ONWARD, 'noFreeSquareBeyond', 'CLS-MOV-09');
});

rule(
  'CLS-TRP-12',
  'from one half of a long pit one steps into the other, still at its bottom, and out beyond',
  () => {
    const t = table(
      PATH,
      { E: { kind: 'elf' }, O: { kind: 'orc' } },
      { turn: { of: 'E', left: 4 }, quest: { traps: [{ kind: 'pit', at: ['B1', 'C1'] }] } },
    );
    t.do(ONWARD);
    t.refuses({ ...ONWARD, to: 'C1' }, 'moveOver', 'CLS-TUR-06');
    t.do({ type: 'endTurn' });
    t.do({ type: 'step', figure: 'O', to: 'E1' });
    t.do({ type: 'endTurn' });
    t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
    t.refuses({ type: 'jump', figure: 'E', to: 'D1' }, 'noPitToJump', 'CLS-TRP-12');
    t.do({ ...ONWARD, to: 'C1' });
    assert.deepEqual(t.types(), ['stepped']);
    assert.deepEqual([t.figure('E').body, t.figure('E').conditions, t.state.turn.left], [5, ['pit'], 1]);
    t.refuses({ type: 'searchSecrets', figure: 'E' }, 'inAPit', 'CLS-TRP-10');
    t.do({ ...ONWARD, to: 'D1' });
    assert.deepEqual([t.at('E'), t.figure('E').conditions, t.state.turn.left], ['D1', [], 0]);
  },
);

rule('CLS-TRP-12', 'a monster in a long pit walks along it too', () => {
  const t = table(
    '+-+-+-+-+\n|. O . E|\n+-+-+-+-+',
    { E: { kind: 'elf' }, O: { kind: 'orc', body: 3, conditions: ['pit'] } },
    { turn: 'morcar', quest: { traps: [{ kind: 'pit', at: ['B1', 'C1'] }] } },
  );
  t.do({ type: 'step', figure: 'O', to: 'C1' });
  assert.deepEqual([t.figure('O').body, t.figure('O').conditions], [3, ['pit']]);
});

rule('CLS-TRP-12', 'into another pit beside it one falls anew; so does one who stood on the edge', () => {
  const two = table(
    '+-+-+-+\n|. E .|\n+-+-+-+',
    { E: { kind: 'elf', conditions: ['pit'] } },
    {
      turn: { of: 'E', left: 4 },
      quest: {
        traps: [
          { kind: 'pit', at: 'B1' },
          { kind: 'pit', at: 'C1' },
        ],
      },
    },
  );
  two.state = {
    ...two.state,
    pits: withSquares(two.state.pits, [two.square('C1')]),
    traps: ['open', 'open'],
  };
  two.do({ ...ONWARD, to: 'C1' });
  assert.deepEqual(two.types(), ['fellIntoPit', 'bodyLost']);
  assert.deepEqual([two.figure('E').body, two.state.turn.moveOver], [5, true]);
  const edge = known('+-+-+-+\n|. E .|\n+-+-+-+', { E: { kind: 'elf' } }, ['B1', 'C1']);
  edge.do({ type: 'endTurn' });
  edge.do({ type: 'endTurn' });
  edge.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  assert.deepEqual(edge.figure('E').conditions, []);
  edge.do({ ...ONWARD, to: 'C1' });
  assert.deepEqual([edge.figure('E').body, edge.figure('E').conditions], [5, ['pit']]);
});

rule('CLS-TRP-13', 'one goes round it, or jumps it; there is nothing else to jump', () => {
  const t = beside(`
    +-+-+-+
    |E . .|
    + + + +
    |. . .|
    +-+-+-+`);
  assert.deepEqual(t.offered('jump', 'heroes'), [{ type: 'jump', figure: 'E', to: 'C1' }]);
  t.refuses({ type: 'jump', figure: 'E', to: 'A2' }, 'noPitToJump', 'CLS-TRP-13');
  for (const to of ['A2', 'B2', 'C2', 'C1']) t.do({ ...ONWARD, to });
  assert.equal(t.figure('E').body, 6);
});

rule('CLS-TRP-13', 'a pit nobody knows of is no pit to jump', () => {
  const t = atTheEdge();
  t.refuses({ type: 'jump', figure: 'E', to: 'C1' }, 'noPitToJump', 'CLS-TRP-13');
  assert.deepEqual(t.offered('jump', 'heroes'), []);
});

rule('CLS-TRP-36', 'whoever falls before acting may still attack, one die fewer', () => {
  const t = table(
    `
    +-+-+-+
    |E . O|
    +-+-+-+`,
    { E: { kind: 'barbarian' }, O: { kind: 'orc' } },
    { turn: { of: 'E', left: 4 }, quest: PIT },
  );
  t.do(ONWARD);
  t.do(STRIKE, [S, W, W, W]);
  assert.equal(t.find('O'), undefined);
});

rule('CLS-TRP-36', 'or cast a spell, but not search', () => {
  const t = table(
    `
    +-+-+-+
    |E . .|
    +-+-+-+`,
    { E: { kind: 'wizard', spells: ['healBody'] } },
    { turn: { of: 'E', left: 4 }, quest: PIT },
  );
  t.do(ONWARD);
  t.refuses({ type: 'searchTreasure', figure: 'E' }, 'inAPit', 'CLS-TRP-10');
  t.refuses({ type: 'searchSecrets', figure: 'E' }, 'inAPit', 'CLS-TRP-10');
  t.do({ type: 'castSpell', figure: 'E', spell: 'healBody', target: 'E' });
  assert.equal(t.figure('E').body, 4);
});

rule('CLS-TRP-36', 'an action already taken is not had again', () => {
  const t = table(
    `
    +-+-+-+
    |E . O|
    +-+-+-+`,
    { E: { kind: 'barbarian' }, O: { kind: 'orc' } },
    { turn: { of: 'E', left: 4, acted: true }, quest: PIT },
  );
  t.do(ONWARD);
  t.refuses(STRIKE, 'alreadyActed', 'CLS-TUR-04');
});
