import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { armed, B, S, W } from '../testing/blows.ts';
import { table } from '../testing/index.ts';

const topple = (figure: string, square = 'B1') => ({ type: 'topple', figure, square });

/** A bookcase on B1 to D1, against the north wall; the hero at its west end. */
const LIBRARY = `
  +-+-+-+-+-+
  |H . . . .|
  + + + + + +
  |. O . G .|
  + + + + + +
  |. . P . .|
  + + + + + +
  |. . Q . .|
  +-+-+-+-+-+`;
const FIGURES = {
  H: { kind: 'barbarian' },
  O: { kind: 'orc' },
  G: { kind: 'dwarf' },
  P: { kind: 'orc' },
  Q: { kind: 'orc' },
} as const;
const bookcase = (kind = 'bookcase', at = 'B1') => ({ furniture: [{ kind, at }] });

function library(rest: object = {}, map = LIBRARY, figures: object = {}) {
  return table(map, { ...FIGURES, ...figures }, { turn: 'H', quest: bookcase(), ...rest });
}

rule(
  'NXT-TOP-01',
  'whoever stands at its side topples a cupboard or bookcase, as the attack of the turn',
  () => {
    for (const kind of ['bookcase', 'cupboard']) {
      const t = library({ quest: bookcase(kind) });
      t.do(topple('H'), [W, W, W, W, W, W, W, W, W]);
      assert.deepEqual(t.state.next.turn.actions, ['attack']);
      assert.deepEqual(
        t.event('toppled').squares.map((square) => t.squareName(square)),
        ['B2', 'B3', 'C2', 'C3', 'D2', 'D3'],
      );
      assert.deepEqual([t.state.furniture, t.state.next.wrecked], [[], [0]], 'it is off the board');
      t.refuses(topple('H'), 'sameAction', 'NXT-ACT-04');
    }
    const spent = library({ next: { turn: { actions: ['attack'] } } });
    spent.refuses(topple('H'), 'sameAction', 'NXT-ACT-04');
  },
);

rule(
  'NXT-TOP-01',
  'neither from before it nor from elsewhere, nor any other piece, nor one against no wall',
  () => {
    const before = library(
      {},
      LIBRARY.replace('|H . . . .|', '|. . . . .|').replace('. O . G .', '. O H G .'),
    );
    before.refuses(topple('H'), 'notAtTheSide', 'NXT-TOP-01');
    const away = library({}, LIBRARY.replace('|H . . . .|', '|. . . . .|').replace('. O . G .', 'H O . G .'));
    away.refuses(topple('H'), 'notAtTheSide', 'NXT-TOP-01');
    library({ quest: bookcase('weaponRack') }).refuses(topple('H'), 'tooLow', 'NXT-TOP-01');
    library().refuses(topple('H', 'C1'), 'noSuchPiece', 'NXT-TOP-01');
    const free = table(
      `
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |H . . . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+`,
      { H: FIGURES.H },
      { quest: bookcase('bookcase', 'B2') },
    );
    free.refuses(topple('H', 'B2'), 'standsFree', 'NXT-TOP-01');
  },
);

rule('NXT-TOP-01', 'monsters topple too, as their act', () => {
  const t = library({ turn: 'morcar' }, LIBRARY.replace('|H . . . .|', '|H . . . M|'), {
    M: { kind: 'zombie' },
  });
  t.do(topple('M'), [W, W, W, W, W, W, W, W, W]);
  assert.equal(t.state.turn.acted, true);
  assert.equal(t.event('toppled').figure, t.id('M'));
});

rule(
  'NXT-TOP-02',
  'three unstoppable dice for every creature under it, friend or foe, and for nobody else',
  () => {
    const t = library({ next: { figures: { G: { sheet: armed(null, 'chainMail', 'shield') } } } });
    const dwarf = t.figure('G').body;
    t.do(topple('H'), [S, W, B, S, S, B, W, W, B]);
    assert.deepEqual(
      t.all('crushed').map(({ figure, faces, skulls }) => [figure, faces.length, skulls]),
      [
        [t.id('O'), 3, 1],
        [t.id('G'), 3, 2],
        [t.id('P'), 3, 0],
      ],
    );
    assert.equal(t.find('O'), undefined);
    assert.equal(t.event('monsterKilled').by, 'barbarian');
    assert.equal(t.figure('G').body, dwarf - 2);
    assert.deepEqual([t.figure('P').body, t.figure('Q').body, t.figure('H').body], [1, 1, 8]);
  },
);

rule('NXT-TOP-02', 'it reaches no further than the next wall', () => {
  const t = table(
    `
    +-+-+-+-+
    |H . . .|
    + + + + +
    |. . O .|
    +-+-+-+-+
    |. . P .|
    +-+-+-+-+`,
    { H: FIGURES.H, O: FIGURES.O, P: FIGURES.P },
    { quest: bookcase(), turn: 'H' },
  );
  t.do(topple('H'), [W, W, W]);
  assert.deepEqual(
    t.event('toppled').squares.map((square) => t.squareName(square)),
    ['B2', 'C2', 'D2'],
  );
});

/** Goblins: one on top of the bookcase, one at its west end. */
const GOBLINS = LIBRARY.replace('|H . . . .|', '|L . U . .|').replace('. O . G .', '. . . H .');
const CLIMBERS = {
  L: { kind: 'goblin' },
  U: { kind: 'goblin' },
  H: { kind: 'barbarian' },
  P: { kind: 'orc' },
  Q: { kind: 'orc' },
} as const;
const climbers = () => table(GOBLINS, CLIMBERS, { turn: 'morcar', quest: bookcase() });

rule('NXT-TOP-03', 'a goblin has to be on top of it', () => {
  const t = climbers();
  t.refuses(topple('L'), 'tooLight', 'NXT-TOP-03');
  t.do(topple('U'), [W, W, W, W, W, W, W]);
  assert.ok(t.event('toppled').rules.includes('NXT-TOP-03'));
});

rule('NXT-TOP-04', 'and takes one unstoppable die in the fall', () => {
  const t = climbers();
  t.do(topple('U'), [B, W, W, W, W, W, W]);
  const [fall] = t.all('crushed');
  assert.deepEqual([fall!.figure, fall!.faces, fall!.skulls], [t.id('U'), [B], 0]);
  assert.equal(t.at('U'), 'C1');
  const dead = climbers();
  dead.do(topple('U'), [S, W, W, W, W, W, W]);
  assert.equal(dead.find('U'), undefined);
});

rule('NXT-TOP-05', 'what was inside is gone: the piece can no longer be searched', () => {
  const empty = LIBRARY.replace('. O . G .', '. . . . .')
    .replace('. . P . .', '. . . . .')
    .replace('. . Q . .', '. . . . .');
  const search = { type: 'searchFurniture', figure: 'H', square: 'B1' };
  const t = table(empty, { H: FIGURES.H }, { turn: 'H', quest: bookcase() });
  assert.ok(t.offers(search));
  t.do(topple('H'));
  assert.ok(t.event('toppled').rules.includes('NXT-TOP-05'));
  t.refuses(search, 'noSuchPiece', 'NXT-SRC-04');
  const searched = table(
    empty,
    { H: FIGURES.H },
    { turn: 'H', quest: bookcase(), next: { state: { searchedPieces: [0] } } },
  );
  searched.do(topple('H'));
  assert.equal(searched.event('toppled').rules.includes('NXT-TOP-05'), false);
});
