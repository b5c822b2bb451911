import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { HeroKind } from './content/heroes.ts';
import type { MonsterKind } from './content/monsters.ts';
import type { Table } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const SIDE_BY_SIDE = `
  +-+-+-+
  |E O .|
  +-+-+-+`;
const duel = () => table(SIDE_BY_SIDE, { E: { kind: 'elf' }, O: { kind: 'orc' } });
const STRIKE = { type: 'attack', figure: 'E', target: 'O' };

const HERO_CARDS: Record<HeroKind, { attack: number; defence: number }> = {
  barbarian: { attack: 3, defence: 2 },
  dwarf: { attack: 2, defence: 2 },
  elf: { attack: 2, defence: 2 },
  wizard: { attack: 1, defence: 2 },
};
const MONSTER_CARDS: Partial<Record<MonsterKind, { attack: number; defence: number }>> = {
  goblin: { attack: 2, defence: 1 },
  orc: { attack: 3, defence: 2 },
  fimir: { attack: 3, defence: 3 },
  skeleton: { attack: 2, defence: 2 },
  zombie: { attack: 2, defence: 3 },
  mummy: { attack: 3, defence: 4 },
  chaosWarrior: { attack: 3, defence: 4 },
  gargoyle: { attack: 4, defence: 4 },
};
const heroCards = Object.entries(HERO_CARDS) as [HeroKind, { attack: number; defence: number }][];
const monsterCards = Object.entries(MONSTER_CARDS) as [MonsterKind, { attack: number; defence: number }][];

const faces = (face: string, count: number) => Array<string>(count).fill(face);

rule('CLS-CBT-01', 'an attack is an attack roll, then a defence roll', () => {
  const t = duel();
  t.do(STRIKE, [S, W, B, S]);
  assert.deepEqual(t.types(), ['attackRolled', 'defenceRolled']);
  assert.deepEqual(t.event('attackRolled').faces, [S, W]);
  assert.deepEqual(t.event('defenceRolled').faces, [B, S]);
  assert.ok(t.event('attackRolled').rules.includes('CLS-CBT-01'));
  assert.equal(t.figure('O').body, 1);
  assert.equal(t.figure('E').body, 6);
});

const between = (edge: string) => `
  +-+-+-+
  |. E${edge}O|
  +-+-+-+`;
const facing = (map: string) => table(map, { E: { kind: 'elf' }, O: { kind: 'orc' } });

rule('CLS-CBT-02', 'hand to hand, attacker and target stand side by side', () => {
  facing(between(' ')).do(STRIKE, [B, B]);
  const apart = facing(`
    +-+-+-+
    |E . O|
    +-+-+-+`);
  apart.refuses(STRIKE, 'notAdjacent', 'CLS-CBT-02');
  assert.deepEqual(apart.offered('attack', 'heroes'), []);
  const orc = table(between(' '), { E: { kind: 'elf' }, O: { kind: 'orc' } }, { turn: 'morcar' });
  orc.do({ type: 'attack', figure: 'O', target: 'E' }, [B, B, B]);
});

rule(
  'CLS-CBT-02',
  'a wall, a closed or a hidden door between them stops the blow, an open door does not',
  () => {
    for (const edge of ['|', 'd', 's']) {
      const t = facing(between(edge));
      t.refuses(STRIKE, 'notAdjacent', 'CLS-CBT-02');
      const theirs = table(between(edge), { E: { kind: 'elf' }, O: { kind: 'orc' } }, { turn: 'morcar' });
      theirs.refuses({ type: 'attack', figure: 'O', target: 'E' }, 'notAdjacent', 'CLS-CBT-02');
    }
    const open = facing(between('o'));
    open.do(STRIKE, [S, B, W, W]);
    assert.equal(open.find('O'), undefined);
    const theirs = table(between('o'), { E: { kind: 'elf' }, O: { kind: 'orc' } }, { turn: 'morcar' });
    theirs.do({ type: 'attack', figure: 'O', target: 'E' }, [S, B, B, B, B]);
    assert.equal(theirs.figure('E').body, 5);
  },
);

rule('CLS-CBT-02', 'nobody attacks themselves, nor what is not on the board', () => {
  const t = duel();
  t.refuses({ type: 'attack', figure: 'E', target: 'E' }, 'notOneself', 'CLS-CBT-02');
  t.refuses({ type: 'attack', figure: 'E', target: 'orc-2' }, 'notOnBoard', 'CLS-CBT-02');
});

rule('CLS-CBT-03', 'squares that touch at a corner are out of reach, for heroes and monsters', () => {
  const corner = `
    +-+-+
    |E .|
    + + +
    |. O|
    +-+-+`;
  const figures = { E: { kind: 'elf' }, O: { kind: 'orc' } } as const;
  table(corner, figures).refuses(STRIKE, 'notDiagonally', 'CLS-CBT-03');
  const theirs = table(corner, figures, { turn: 'morcar' });
  theirs.refuses({ type: 'attack', figure: 'O', target: 'E' }, 'notDiagonally', 'CLS-CBT-03');
  const armed = table(corner, {
    E: { kind: 'elf', equipment: ['broadsword', 'battleAxe'] },
    O: { kind: 'orc' },
  });
  armed.refuses({ ...STRIKE, weapon: 'broadsword' }, 'notDiagonally', 'CLS-CBT-03');
  armed.refuses({ ...STRIKE, weapon: 'battleAxe' }, 'notDiagonally', 'CLS-CBT-03');
});

/** A room of three by three, an orc in the middle and the Elf somewhere round it. */
function aroundTheOrc(column: number, row: number): Table {
  const cells = [0, 1, 2].map((y) =>
    [0, 1, 2].map((x) => (x === column && y === row ? 'E' : x === 1 && y === 1 ? 'O' : '.')),
  );
  const map = [
    '+-+-+-+',
    ...cells.flatMap((line, y) => [`|${line.join(' ')}|`, y < 2 ? '+ + + +' : '+-+-+-+']),
  ];
  return table(map.join('\n'), { E: { kind: 'elf' }, O: { kind: 'orc' } });
}

rule('CLS-CBT-04', 'the Elf strikes from north, east, south and west, not from the corners', () => {
  for (const [x, y] of [
    [1, 0],
    [2, 1],
    [1, 2],
    [0, 1],
  ] as const) {
    const t = aroundTheOrc(x, y);
    assert.deepEqual(t.offered('attack', 'heroes'), [STRIKE]);
    t.do(STRIKE, [S, B, W, S]);
    assert.equal(t.find('O'), undefined, `from ${x},${y}`);
  }
  for (const [x, y] of [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ] as const) {
    const t = aroundTheOrc(x, y);
    assert.deepEqual(t.offered('attack', 'heroes'), []);
    t.refuses(STRIKE, 'notDiagonally', 'CLS-CBT-03');
  }
});

rule('CLS-CBT-05', 'a hero rolls the Attack dice of the hero card', () => {
  for (const [kind, { attack }] of heroCards) {
    const t = table(SIDE_BY_SIDE, { E: { kind }, O: { kind: 'orc' } });
    t.do(STRIKE, faces(W, attack));
    assert.equal(t.event('attackRolled').faces.length, attack, kind);
    assert.equal(t.event('attackRolled').attack.dice, attack, kind);
    assert.ok(t.cites('CLS-CBT-05'));
  }
});

rule('CLS-CBT-05', 'a monster rolls the Attack dice of its card, or those its quest gives it', () => {
  for (const [kind, { attack }] of monsterCards) {
    const t = table(SIDE_BY_SIDE, { E: { kind: 'elf' }, O: { kind } }, { turn: 'morcar' });
    t.do({ type: 'attack', figure: 'O', target: 'E' }, faces(W, attack));
    assert.equal(t.event('attackRolled').faces.length, attack, kind);
  }
  const strong = table(
    SIDE_BY_SIDE,
    { E: { kind: 'elf' }, O: { kind: 'orc', attack: 6 } },
    { turn: 'morcar' },
  );
  strong.do({ type: 'attack', figure: 'O', target: 'E' }, faces(B, 6));
  const unarmed = table(
    SIDE_BY_SIDE,
    { E: { kind: 'elf' }, O: { kind: 'orc', attack: 0 } },
    { turn: 'morcar' },
  );
  unarmed.refuses({ type: 'attack', figure: 'O', target: 'E' }, 'noDiceLeft', 'CLS-CBT-05');
});

rule('CLS-CBT-05', 'what the attacker drinks before the roll still counts', () => {
  const t = table(
    `
    +-+-+
    |B E|
    +-+-+`,
    {
      B: { kind: 'barbarian', potions: ['potionOfStrength'] },
      E: { kind: 'elf', potions: ['potionOfResilience'] },
    },
  );
  t.do({ type: 'attack', figure: 'B', target: 'E' });
  assert.deepEqual(t.types(), ['attackDeclared']);
  t.do({ type: 'usePotion', figure: 'B', potion: 'potionOfStrength' });
  t.do({ type: 'standFast', figure: 'E' }, faces(B, 5));
  assert.deepEqual(t.event('attackRolled').used, ['strength']);
  assert.deepEqual(t.figure('B').conditions, []);
});

rule('CLS-CBT-06', 'one skull is enough to make the target defend', () => {
  for (const [first, second] of [
    [S, B],
    [W, S],
    [S, S],
  ] as const) {
    const t = duel();
    t.do(STRIKE, [first, second, W, W]);
    assert.ok(t.happened('defenceRolled'));
    assert.ok(t.event('attackRolled').rules.includes('CLS-CBT-06'));
    assert.ok(!t.cites('CLS-CBT-07'));
  }
  const theirs = table(SIDE_BY_SIDE, { E: { kind: 'elf' }, O: { kind: 'orc' } }, { turn: 'morcar' });
  theirs.do({ type: 'attack', figure: 'O', target: 'E' }, [B, S, B, B, B]);
  assert.deepEqual(theirs.types(), ['monsterChosen', 'attackRolled', 'defenceRolled', 'bodyLost']);
});

rule('CLS-CBT-07', 'without a skull the attack fails and nobody defends', () => {
  const t = duel();
  const orc = t.figure('O');
  t.do(STRIKE, [B, W]);
  assert.deepEqual(t.types(), ['attackRolled']);
  assert.equal(t.event('attackRolled').skulls, 0);
  assert.ok(t.event('attackRolled').rules.includes('CLS-CBT-07'));
  assert.ok(!t.cites('CLS-CBT-06'));
  assert.deepEqual(t.figure('O'), orc);
  t.refuses(STRIKE, 'alreadyActed', 'CLS-TUR-04');
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
});

rule('CLS-CBT-08', 'a hero rolls the Defence dice of the hero card', () => {
  for (const [kind, { defence }] of heroCards) {
    const t = table(SIDE_BY_SIDE, { E: { kind }, O: { kind: 'orc' } }, { turn: 'morcar' });
    t.do({ type: 'attack', figure: 'O', target: 'E' }, [S, W, W, ...faces(W, defence)]);
    assert.equal(t.event('defenceRolled').faces.length, defence, kind);
    assert.ok(t.event('defenceRolled').rules.includes('CLS-CBT-08'));
  }
});

rule('CLS-CBT-08', 'a monster rolls the Defence dice of its card, or those its quest gives it', () => {
  for (const [kind, { defence }] of monsterCards) {
    const t = table(SIDE_BY_SIDE, { E: { kind: 'elf' }, O: { kind } });
    t.do(STRIKE, [S, W, ...faces(B, defence)]);
    assert.equal(t.event('defenceRolled').faces.length, defence, kind);
  }
  const bare = table(SIDE_BY_SIDE, { E: { kind: 'elf' }, O: { kind: 'orc', defence: 0 } });
  bare.do(STRIKE, [S, W]);
  assert.deepEqual(bare.types(), ['attackRolled', 'bodyLost', 'monsterKilled']);
});
