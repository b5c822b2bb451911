import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { Setup } from './setup.ts';
import { bareQuest, opened, setupFor, TestMatch } from './testing/match.ts';

const problems = (changes: Partial<Setup>): string[] => {
  const result = opened(setupFor(bareQuest(), changes));
  return result.ok ? [] : result.problems.map(({ path, message }) => `${path}: ${message}`);
};

const HEROES = [{ kind: 'barbarian' }, { kind: 'dwarf' }, { kind: 'elf' }, { kind: 'wizard' }] as const;
const rolled = (players: number, heroes: number): Setup =>
  setupFor(bareQuest(), {
    seats: Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}` })),
    heroes: HEROES.slice(0, heroes),
  });

rule('CLS-GEN-01', 'two to five players: one Morcar player and one to four hero players', () => {
  const gm = { id: 'gm', plays: 'morcar' } as const;
  assert.deepEqual(
    problems({ seats: [gm, { id: 'a', plays: ['barbarian'] }], heroes: [{ kind: 'barbarian' }] }),
    [],
  );
  const four = HEROES.map(({ kind }) => ({ id: kind, plays: [kind] }));
  assert.deepEqual(problems({ seats: [gm, ...four], heroes: [...HEROES] }), []);
  assert.match(problems({ seats: [gm, ...four, { id: 'sixth', plays: ['elf'] }] })[0]!, /^seats/);
  assert.match(problems({ seats: [gm] })[0]!, /^seats/);
  assert.match(
    problems({ seats: [gm, { id: 'gm2', plays: 'morcar' }] })[0]!,
    /exactly one seat plays Morcar/,
  );
  assert.match(problems({ seats: four })[0]!, /exactly one seat plays Morcar/);
  assert.match(problems({ heroes: [] })[0]!, /^heroes/);
});

rule('CLS-GEN-03', 'there is one of each hero, held by one player', () => {
  assert.match(problems({ heroes: [{ kind: 'elf' }, { kind: 'elf' }] })[0]!, /there is one of each hero/);
  const twice = {
    seats: [
      { id: 'gm', plays: 'morcar' as const },
      { id: 'a', plays: ['elf' as const] },
      { id: 'b', plays: ['elf' as const] },
    ],
  };
  assert.match(
    problems({ ...twice, heroes: [{ kind: 'elf' }] })[0]!,
    /the heroes held and the heroes in play differ/,
  );
  const match = new TestMatch(rolled(3, 2), [6, 4, 2]);
  match.do('p1', { type: 'takeRole', role: 'barbarian' });
  match.refuses('p2', { type: 'takeRole', role: 'barbarian' }, 'roleTaken', 'CLS-GEN-03');
  assert.deepEqual(
    match.moves('p2').map((move) => 'role' in move && move.role),
    ['morcar', 'dwarf'],
  );
});

rule(
  'CLS-GEN-04',
  'every player rolls a die, the highest chooses first, ties roll again among themselves',
  () => {
    const match = new TestMatch(rolled(4, 3), [3, 5, 5, 1, 2, 6]);
    assert.deepEqual(match.events.find(({ type }) => type === 'rolesRolled')?.rules, [
      'CLS-GEN-04',
      'CLS-CMP-06',
    ]);
    assert.deepEqual(match.awaited(), ['p3']);
    match.refuses('p1', { type: 'takeRole', role: 'elf' }, 'notYourChoice', 'CLS-GEN-04');
    match.do('p3', { type: 'takeRole', role: 'elf' });
    assert.deepEqual(match.awaited(), ['p2']);
    match.do('p2', { type: 'takeRole', role: 'morcar' });
    assert.deepEqual(match.awaited(), ['p1']);
    match.do('p1', { type: 'takeRole', role: 'dwarf' });
    assert.deepEqual(match.awaited(), ['p4']);
  },
);

rule('CLS-GEN-05', 'the last to choose must be Morcar when nobody is', () => {
  const match = new TestMatch(rolled(3, 3), [6, 5, 1]);
  match.do('p1', { type: 'takeRole', role: 'elf' });
  match.do('p2', { type: 'takeRole', role: 'dwarf' });
  assert.deepEqual(match.moves('p3'), [{ type: 'takeRole', role: 'morcar' }]);
  match.refuses('p3', { type: 'takeRole', role: 'barbarian' }, 'roleTaken', 'CLS-GEN-05');
  match.do('p3', { type: 'takeRole', role: 'morcar' });
  assert.equal(match.state.morcar, 'p3');

  const early = new TestMatch(rolled(3, 2), [6, 5, 1]);
  early.do('p1', { type: 'takeRole', role: 'morcar' });
  early.do('p2', { type: 'takeRole', role: 'dwarf' });
  assert.deepEqual(early.moves('p3'), [{ type: 'takeRole', role: 'barbarian' }]);
});

rule('CLS-GEN-02', 'the Morcar player controls every monster, and no hero player any', () => {
  const quest = bareQuest({ monsters: [{ kind: 'orc', at: 'E2' }] });
  const match = new TestMatch(setupFor(quest)).toFirstTurn();
  assert.ok(match.state.figures.some(({ id }) => id === 'orc-1'));
  for (const seat of ['ann', 'ann', 'bo', 'bo']) {
    assert.ok(!match.moves(seat).some((move) => 'figure' in move && move.figure === 'orc-1'));
    match.refuses(seat, { type: 'step', figure: 'orc-1', to: 31 }, 'notYourFigure', 'CLS-GEN-02');
    match.do(seat, { type: 'endTurn' });
  }
  assert.deepEqual(match.awaited(), ['gm']);
  assert.ok(match.moves('gm').some((move) => 'figure' in move && move.figure === 'orc-1'));
  match.refuses('ann', { type: 'step', figure: 'orc-1', to: 31 }, 'notYourFigure', 'CLS-GEN-02');
});

rule(
  'CLS-GEN-06',
  'one player may hold several heroes: each has a turn of its own, one after the other',
  () => {
    const match = new TestMatch(setupFor(bareQuest())).toFirstTurn();
    const turns: string[] = [];
    while (match.state.turn.taker !== null) {
      const { taker } = match.state.turn;
      const [seat] = match.awaited();
      turns.push(`${seat}: ${taker}`);
      match.do(seat!, { type: 'rollMovement', figure: taker }, [1, 1]);
      assert.equal(match.state.turn.left, 2);
      match.do(seat!, { type: 'searchSecrets', figure: taker });
      match.do(seat!, { type: 'endTurn' });
    }
    assert.deepEqual(turns, ['ann: barbarian', 'ann: elf', 'bo: dwarf', 'bo: wizard']);
  },
);

rule('CLS-GEN-07', 'a party may be of one, two or three heroes', () => {
  for (const count of [1, 2, 3]) {
    const kinds = HEROES.slice(0, count).map(({ kind }) => kind);
    const seats = [
      { id: 'gm', plays: 'morcar' as const },
      { id: 'ann', plays: kinds },
    ];
    const match = new TestMatch(
      setupFor(bareQuest(), { seats, heroes: HEROES.slice(0, count) }),
    ).toFirstTurn();
    assert.deepEqual(
      match.state.figures.map(({ id }) => id),
      kinds,
    );
  }
});

rule('CLS-GEN-08', 'fewer heroes face the same monsters and traps', () => {
  const quest = bareQuest({
    monsters: [
      { kind: 'orc', at: 'E2' },
      { kind: 'goblin', at: 'E3' },
      { kind: 'mummy', at: 'F7' },
    ],
    traps: [{ kind: 'pit', at: 'A10' }],
  });
  const alone = {
    seats: [
      { id: 'gm', plays: 'morcar' as const },
      { id: 'ann', plays: ['elf' as const] },
    ],
    heroes: [{ kind: 'elf' as const }],
  };
  const [one, four] = [setupFor(quest, alone), setupFor(quest)].map((setup) =>
    new TestMatch(setup).toFirstTurn(),
  );
  const threats = ({ state }: TestMatch) => ({
    placed: state.figures
      .filter(({ side }) => side === 'morcar')
      .map(({ id, body, square }) => ({ id, body, square })),
    waiting: state.unplaced,
    traps: state.traps,
    treasure: state.treasure,
  });
  assert.deepEqual(threats(one!), threats(four!));
  assert.equal(threats(one!).placed.length, 2);
});
