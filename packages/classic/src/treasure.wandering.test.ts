import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { MonsterKind } from './content/monsters.ts';
import type { Table, TableFigures, TableSetting } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const ROOM = `
  +-+-+-+
  |. . .|
  + + + +
  |. E .|
  + + + +
  |. . .|
  +-+-+-+`;
const CARD = ['wanderingMonster'];
const SEARCH = { type: 'searchTreasure', figure: 'E' };
const place = (square: string, kind: MonsterKind = 'orc') => ({ type: 'placeWandering', kind, square });

/** The Elf has drawn a wandering monster. */
function drawn(map = ROOM, others: TableFigures = {}, rest: TableSetting = {}): Table {
  const t = table(
    map,
    { E: { kind: 'elf' }, ...others },
    { treasure: ['wanderingMonster'], turn: 'E', ...rest },
  );
  t.do(SEARCH, CARD);
  return t;
}
/** Where the wandering monster may be put, and as which kind. */
const offered = (t: Table) => t.offered('placeWandering', 'morcar');
const squares = (t: Table) => (offered(t) as { square: string }[]).map(({ square }) => square).sort();

rule(
  'CLS-TRE-10',
  'the Morcar player puts the monster of the quest on a free square beside the finder',
  () => {
    const t = drawn();
    assert.deepEqual(t.event('wanderingAsked').rules, ['CLS-QBK-10', 'CLS-TRE-10']);
    assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'placeWandering' }]);
    assert.deepEqual(squares(t), ['A2', 'B1', 'B3', 'C2']);
    for (const corner of ['A1', 'C3', 'B2']) t.refuses(place(corner), 'notThere', 'CLS-TRE-10');
    t.refuses(place('A2'), 'notYourFigure', 'CLS-TRE-10', 'heroes');
    t.refuses({ type: 'endTurn' }, 'waitingForAnother', 'CLS-TUR-13', 'heroes');
    t.do(place('A2'), [W, W, W]);
    assert.deepEqual([t.at('orc-1'), t.figure('orc-1').kind], ['A2', 'orc']);
    t.refuses(place('B1'), 'nothingAsked', 'CLS-TRE-10', 'morcar');
  },
);

rule('CLS-TRE-10', 'it is the kind the quest names, and no other while one is left', () => {
  const t = drawn(ROOM, {}, { quest: { wandering: 'mummy' } });
  t.refuses(place('A2', 'orc'), 'wrongKind', 'CLS-TRE-13');
  t.do(place('A2', 'mummy'), [W, W, W]);
  assert.equal(t.figure('mummy-1').kind, 'mummy');
});

rule('CLS-TRE-10', 'beside means a side in common with no wall or closed door, and room to stand', () => {
  const map = `
    +-+-+-+-+
    |. . . .|
    +-+d+-+-+
    |. E|. .|
    + + + + +
    |. D . .|
    +-+-+-+-+`;
  const t = drawn(map, { D: { kind: 'dwarf' } });
  assert.deepEqual(squares(t), ['A2']);
  const furnished = drawn(
    ROOM,
    {},
    { quest: { furniture: [{ kind: 'treasureChest', at: 'B1' }], blocked: ['C2'] } },
  );
  assert.deepEqual(squares(furnished), ['A2', 'B3']);
});

rule('CLS-TRE-10', 'nor does it appear on the stairs or in an open pit', () => {
  const map = `
    +-+-+-+-+
    |. . E .|
    + + + + +
    |. . . D|
    +-+-+-+-+`;
  const t = table(
    map,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
    {
      stairs: 'A1',
      turn: 'D',
      treasure: ['wanderingMonster'],
      quest: { traps: [{ kind: 'pit', at: 'C2' }] },
    },
  );
  t.do({ type: 'searchSecrets', figure: 'D' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do(SEARCH, CARD);
  assert.deepEqual(squares(t), ['D1']);
});

/** Friends on every side of the finder. */
const CROWDED = `
  +-+-+-+-+
  |E D . .|
  + + + + +
  |B . . .|
  +-+-+d+-+
  |. . . .|
  +-+-+-+-+`;
const FRIENDS: TableFigures = { D: { kind: 'dwarf' }, B: { kind: 'barbarian' } };

rule('CLS-TRE-11', 'with every square beside the finder taken, any free square of the room will do', () => {
  const t = drawn(CROWDED, FRIENDS);
  assert.ok(t.event('wanderingAsked').rules.includes('CLS-TRE-11'));
  assert.deepEqual(squares(t), ['B2', 'C1', 'C2', 'D1', 'D2']);
  for (const square of ['A3', 'C3', 'A2', 'A1']) t.refuses(place(square), 'notThere', 'CLS-TRE-11');
  t.do(place('D2'));
  assert.equal(t.at('orc-1'), 'D2');
});

const FORGO = { type: 'forgoWandering' };

rule('CLS-QBK-10', 'once it wanders all see whether it is the kind the quest names', () => {
  const own = drawn();
  const other = drawn(ROOM, {}, { box: { orc: 0 } });
  for (const [t, instead] of [
    [own, undefined],
    [other, true],
  ] as const)
    for (const seat of ['heroes', 'morcar']) {
      const { pending } = t.view(seat);
      assert.deepEqual(pending?.tag === 'wandering' && [pending.instead, pending.adjacent], [instead, true]);
    }
  other.do(FORGO);
  assert.deepEqual(other.event('wanderingAbsent').rules, ['CLS-TRE-13']);
});

rule('CLS-TRE-11', 'where nothing could stand nobody learns whether the box has a figure', () => {
  const map = '+-+-+\n|E D|\n+-+-+';
  for (const box of [{}, { orc: 0, goblin: 0, fimir: 0 }]) {
    const t = drawn(map, { D: { kind: 'dwarf' } }, { box });
    assert.deepEqual(t.event('wanderingAbsent').rules, ['CLS-TRE-11']);
  }
});

rule('CLS-TRE-11', 'Morcar may do without a monster that has no room beside the finder', () => {
  const t = drawn(CROWDED, FRIENDS);
  t.do(FORGO);
  assert.deepEqual([t.types(), t.event('wanderingAbsent').rules], [['wanderingAbsent'], ['CLS-TRE-11']]);
  assert.deepEqual([t.state.pending, t.state.pool.orc], [null, 8]);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
  const roomy = drawn(ROOM, {});
  roomy.refuses(FORGO, 'mustAppear', 'CLS-TRE-10');
});

rule('CLS-TRE-11', 'one free square beside the finder, and it must be there', () => {
  const t = drawn(CROWDED.replace('B', '.'), { D: { kind: 'dwarf' } });
  assert.deepEqual(squares(t), ['A2']);
  t.refuses(place('C1'), 'notThere', 'CLS-TRE-10');
});

rule('CLS-TRE-11', 'in a passage, any free square the finder sees', () => {
  const map = `
    +-+-+-+-+
    |E D : :|
    +-+-+-+ +
    |: : : :|
    +-+-+-+-+`;
  const t = drawn(map, { D: { kind: 'dwarf' } });
  assert.deepEqual(squares(t), ['C1', 'D1']);
});

rule('CLS-TRE-11', 'with no room at all none appears, and the turn goes on', () => {
  const map = `
    +-+-+-+
    |E D|.|
    +-+-+-+`;
  const t = drawn(map, { D: { kind: 'dwarf' } });
  assert.deepEqual([t.event('wanderingAbsent').rules, t.state.pending], [['CLS-TRE-11'], null]);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
  assert.equal(t.state.pool.orc, 8);
});

rule(
  'CLS-TRE-12',
  'a monster put further off attacks nobody on arrival, not even whom it stands beside',
  () => {
    const t = drawn(CROWDED, FRIENDS);
    t.do(place('C1'));
    assert.deepEqual(t.types(), ['monsterPlaced']);
    assert.deepEqual([t.figure('E').body, t.figure('D').body, t.figure('B').body], [6, 7, 8]);
    assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
    t.refuses({ type: 'attack', figure: 'orc-1', target: 'D' }, 'notYourTurn', 'CLS-TUR-02');
  },
);

rule('CLS-TRE-12', 'from the next Morcar turn it fights whom it likes', () => {
  const t = drawn(CROWDED, FRIENDS);
  t.do(place('C1'));
  for (let turn = 0; turn < 3; turn += 1) t.do({ type: 'endTurn' });
  t.do({ type: 'attack', figure: 'orc-1', target: 'D' }, [S, W, W, B, B]);
  assert.equal(t.figure('D').body, 6);
});

rule('CLS-TRE-12', 'nor does one beside the finder strike anybody else', () => {
  const map = `
    +-+-+-+
    |E . D|
    +-+-+-+`;
  const t = drawn(map, { D: { kind: 'dwarf' } });
  t.do(place('B1'), [S, S, W, B, B]);
  assert.deepEqual(
    [t.event('attackRolled').attack.target, t.figure('E').body, t.figure('D').body],
    ['elf', 4, 7],
  );
});

rule(
  'CLS-TRE-12',
  'it strikes the one who drew the card, whoever else stands beside it and comes first',
  () => {
    const map = `
    +-+-+-+
    |B . W|
    +-+ +-+
    |#|E|#|
    +-+-+-+`;
    const others = { B: { kind: 'barbarian' }, W: { kind: 'wizard' } } as const;
    for (const [drawer, body] of [
      ['E', 6],
      ['W', 4],
      ['B', 8],
    ] as const) {
      const t = table(
        map,
        { ...others, E: { kind: 'elf' } },
        { turn: drawer, treasure: ['wanderingMonster'] },
      );
      t.do({ type: 'searchTreasure', figure: drawer }, CARD);
      t.do(place('B1'), [S, W, W, B, B]);
      assert.deepEqual(
        [t.event('attackRolled').attack.target, t.figure(drawer).body],
        [t.id(drawer), body - 1],
      );
      assert.equal(t.all('bodyLost').length, 1);
    }
  },
);

/** The kinds of each colour, in the order of the box; the sorcerer has no card to stand in with. */
const COLOURS: readonly (readonly MonsterKind[])[] = [
  ['orc', 'goblin', 'fimir'],
  ['skeleton', 'zombie', 'mummy'],
  ['chaosWarrior', 'gargoyle'],
];

rule('CLS-TRE-13', 'with every figure of the kind on the board, another of the same colour is chosen', () => {
  for (const colour of COLOURS)
    for (const wandering of colour) {
      const t = drawn(ROOM, {}, { quest: { wandering }, box: { [wandering]: 0 } });
      const kinds = new Set((offered(t) as { kind: string }[]).map(({ kind }) => kind));
      assert.deepEqual(
        [...kinds],
        colour.filter((kind) => kind !== wandering),
        wandering,
      );
      assert.ok(t.event('wanderingAsked').rules.includes('CLS-TRE-13'));
      t.refuses(place('A2', wandering), 'wrongKind', 'CLS-TRE-13');
    }
});

rule('CLS-TRE-13', 'Morcar may do without another kind, but not without the right one', () => {
  const other = drawn(ROOM, {}, { box: { orc: 0 } });
  other.do(FORGO);
  assert.deepEqual([other.event('wanderingAbsent').rules, other.state.pending], [['CLS-TRE-13'], null]);
  drawn(ROOM, {}, { box: { orc: 1 } }).refuses(FORGO, 'mustAppear', 'CLS-TRE-10');
});

rule('CLS-TRE-13', 'one figure left is enough to keep to the kind', () => {
  const t = drawn(ROOM, {}, { box: { orc: 1 } });
  t.refuses(place('A2', 'goblin'), 'wrongKind', 'CLS-TRE-13');
  t.do(place('A2'), [W, W, W]);
  assert.equal(t.state.pool.orc, 0);
});

rule('CLS-TRE-13', 'the one chosen fights with its own card', () => {
  const t = drawn(ROOM, {}, { box: { orc: 0 } });
  t.do(place('A2', 'goblin'), [W, W]);
  assert.deepEqual([t.figure('goblin-1').attack, t.state.pool.goblin], [2, 5]);
});

rule('CLS-TRE-13', 'with none of the colour left none appears', () => {
  const t = drawn(ROOM, {}, { box: { orc: 0, goblin: 0, fimir: 0 } });
  assert.deepEqual([t.event('wanderingAbsent').rules, t.state.pending], [['CLS-TRE-13'], null]);
});

const ATTACK: Partial<Record<MonsterKind, number>> = {
  orc: 3,
  goblin: 2,
  fimir: 3,
  skeleton: 2,
  zombie: 2,
  mummy: 3,
  chaosWarrior: 3,
  gargoyle: 4,
};

rule(
  'CLS-TRE-15',
  'put beside the finder it attacks at once with the dice of its card, and is defended against',
  () => {
    for (const [wandering, dice] of Object.entries(ATTACK) as [MonsterKind, number][]) {
      const t = drawn(ROOM, {}, { quest: { wandering } });
      t.do(place('A2', wandering), [S, S, ...Array<string>(dice - 2).fill(W), W, B]);
      assert.deepEqual(t.types(), ['monsterPlaced', 'attackRolled', 'defenceRolled', 'bodyLost']);
      assert.equal(t.event('attackRolled').faces.length, dice, wandering);
      assert.ok(t.event('attackRolled').rules.includes('CLS-TRE-15'));
      assert.equal(t.figure('E').body, 6 - 1);
    }
  },
);

rule('CLS-TRE-15', "then the finder's turn goes on: moving yes, acting again no", () => {
  const t = drawn();
  t.do(place('A2'), [W, W, W]);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'takeTurn' }]);
  t.refuses({ type: 'attack', figure: 'E', target: 'orc-1' }, 'alreadyActed', 'CLS-TUR-04');
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ type: 'step', figure: 'E', to: 'B1' });
});

rule(
  'CLS-TRE-15',
  'one attack only, then nothing before the Morcar turn, when it acts with the others',
  () => {
    const t = drawn();
    t.do(place('A2'), [W, W, W]);
    t.refuses({ type: 'attack', figure: 'orc-1', target: 'E' }, 'notYourTurn', 'CLS-TUR-02');
    t.do({ type: 'endTurn' });
    t.do({ type: 'attack', figure: 'orc-1', target: 'E' }, [S, W, W, W, B]);
  },
);

rule('CLS-TRE-15', 'the finder may drink before it strikes', () => {
  const t = table(
    ROOM,
    { E: { kind: 'elf', potions: ['potionOfResilience'] } },
    { treasure: ['wanderingMonster'] },
  );
  t.do(SEARCH, CARD);
  t.do(place('A2'));
  assert.deepEqual(t.types(), ['monsterPlaced', 'attackDeclared']);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'drinkFirst' }]);
  t.do({ type: 'usePotion', figure: 'E', potion: 'potionOfResilience' });
  t.do({ type: 'standFast', figure: 'E' }, [S, S, S, W, W, W, B]);
  assert.equal(t.figure('E').body, 6);
});

rule('CLS-TRE-15', 'it can kill the finder, and the turn passes', () => {
  const map = `
    +-+-+-+
    |E . D|
    +-+-+-+`;
  const t = table(
    map,
    { E: { kind: 'elf', body: 1 }, D: { kind: 'dwarf' } },
    { treasure: ['wanderingMonster'] },
  );
  t.do(SEARCH, CARD);
  t.do(place('B1'), [S, W, W, B, B]);
  assert.deepEqual([t.find('E'), t.state.turn.taker], [undefined, 'dwarf']);
});

const goal = { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] };

rule(
  'CLS-TRE-10',
  'what the quest does when the room is searched comes first: the wanderer finds the room as it then is',
  () => {
    const notes = [
      { when: { search: 'r1', for: 'treasure' }, then: [{ place: [{ kind: 'goblin', at: 'A2' }] }] },
      goal,
    ];
    const t = drawn(ROOM, {}, { quest: { notes } });
    assert.deepEqual(squares(t), ['B1', 'B3', 'C2']);
    t.do(place('B1'), [W, W, W]);
    assert.deepEqual(
      t.state.figures.map(({ id }) => id),
      ['elf', 'goblin-1', 'orc-1'],
    );
  },
);

rule('CLS-TRE-02', 'no card is drawn by a hero whom the search itself has killed', () => {
  const notes = [
    { when: { search: 'r1', for: 'treasure' }, then: [{ harm: { lose: 9 }, to: 'actor' }] },
    goal,
  ];
  const t = table(
    CROWDED,
    { E: { kind: 'elf' }, ...FRIENDS },
    { treasure: ['wanderingMonster'], quest: { notes } },
  );
  t.do(SEARCH);
  assert.ok(t.happened('heroDied'));
  assert.ok(!t.happened('cardDrawn'));
});
