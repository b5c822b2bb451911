import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { Table, TableFigures, TableSetting } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const ROW = `
  +-+-+-+-+-+
  |E . . . .|
  +-+-+-+-+-+`;
const ONWARD = { type: 'step', figure: 'E', to: 'B1' };
const ESCAPE = { type: 'escape', figure: 'E', to: 'A1' };

interface Written {
  map?: string;
  falls?: string;
  elf?: Partial<TableFigures[string]>;
  others?: TableFigures;
  traps?: object[];
  rest?: TableSetting;
}

/** The Elf about to step under loose rocks. */
function underRocks({
  map = ROW,
  falls = 'B1',
  elf = {},
  others = {},
  traps = [],
  rest = {},
}: Written = {}): Table {
  const quest = { ...rest.quest, traps: [{ kind: 'rockfall', at: 'B1', falls }, ...traps] };
  return table(
    map,
    { E: { kind: 'elf', ...elf }, ...others },
    { turn: { of: 'E', left: 4 }, ...rest, quest },
  );
}
const rubble = (t: Table) => t.described()['rubble'];

rule('CLS-TRP-21', 'a hero who comes under loose rocks brings them down, once', () => {
  const t = underRocks();
  t.do(ONWARD, [W, W, W]);
  assert.ok(t.event('trapSprung').rules.includes('CLS-TRP-21'));
  assert.deepEqual(t.types(), ['stepped', 'trapSprung', 'trapRolled', 'rocksFell', 'escapeAsked']);
  assert.deepEqual(t.state.traps, ['gone']);
  assert.deepEqual(t.seen('heroes')['traps'], []);
});

rule('CLS-TRP-21', 'going round it is safe', () => {
  const map = `
    +-+-+-+
    |E . .|
    + + + +
    |. . .|
    +-+-+-+`;
  const t = underRocks({ map });
  for (const to of ['A2', 'B2', 'C2', 'C1']) t.do({ ...ONWARD, to });
  assert.deepEqual([t.state.traps, rubble(t), t.figure('E').body], [['hidden'], [], 6]);
});

rule('CLS-TRP-22', 'the rocks land on the trapped square itself', () => {
  const t = underRocks();
  t.do(ONWARD, [W, W, W]);
  assert.deepEqual(rubble(t), ['B1']);
  assert.ok(t.event('rocksFell').rules.includes('CLS-TRP-22'));
});

rule('CLS-TRP-22', 'or on the square the map marks, and only there', () => {
  const t = underRocks({ falls: 'D1' });
  t.do(ONWARD);
  assert.deepEqual(rubble(t), ['D1']);
  assert.deepEqual(t.types(), ['stepped', 'trapSprung', 'rocksFell']);
  assert.deepEqual([t.at('E'), t.figure('E').body], ['B1', 6]);
});

rule('CLS-TRP-23', 'three dice under the rocks, a point for each skull, shields no help', () => {
  for (const [dice, lost] of [
    [[W, B, W], 0],
    [[S, W, B], 1],
    [[S, S, W], 2],
    [[S, S, S], 3],
  ] as const) {
    const t = underRocks();
    t.do(ONWARD, dice);
    const rolled = t.event('trapRolled');
    assert.deepEqual([rolled.figure, rolled.faces, rolled.skulls], ['elf', dice, lost]);
    assert.ok(rolled.rules.includes('CLS-TRP-23'));
    assert.equal(t.figure('E').body, 6 - lost);
    assert.ok(!t.happened('defenceRolled'));
  }
});

rule('CLS-TRP-23', 'whoever stands where they land is hurt, not whoever set them off', () => {
  const map = `
    +-+-+-+-+
    |E . D .|
    + + + + +
    |. . . O|
    +-+-+-+-+`;
  const others: TableFigures = { D: { kind: 'dwarf' }, O: { kind: 'orc', body: 3 } };
  const t = underRocks({ map, falls: 'C1', others });
  t.do(ONWARD, [S, S, W]);
  assert.deepEqual([t.figure('D').body, t.figure('E').body, t.figure('O').body], [5, 6, 3]);
  const orc = underRocks({ map, falls: 'D2', others });
  orc.do(ONWARD, [S, S, W]);
  assert.deepEqual([orc.figure('D').body, orc.figure('E').body, orc.figure('O').body], [7, 6, 1]);
});

rule('CLS-TRP-23', 'the rocks kill at the last point of Body, and still lie there', () => {
  const t = underRocks({
    elf: { body: 2 },
    map: ROW.replace('. . . .', '. . . D'),
    others: { D: { kind: 'dwarf' } },
  });
  t.do(ONWARD, [S, S, W]);
  assert.equal(t.find('E'), undefined);
  assert.ok(t.event('heroDied').rules.includes('CLS-TRP-23'));
  assert.deepEqual([rubble(t), t.state.pending, t.state.turn.taker], [['B1'], null, 'dwarf']);
});

rule('CLS-TRP-24', 'a survivor picks a free square beside the rocks: the squares of this move too', () => {
  const t = underRocks();
  t.do(ONWARD, [W, W, W]);
  assert.deepEqual(t.awaited(), [{ seat: 'heroes', prompt: 'escapeRocks' }]);
  assert.deepEqual(t.event('escapeAsked').rules, ['CLS-TRP-24']);
  assert.deepEqual(t.offered('escape', 'heroes'), [{ ...ESCAPE, to: 'C1' }, ESCAPE]);
  t.refuses({ ...ESCAPE, to: 'D1' }, 'noEscapeThere', 'CLS-TRP-24');
  t.refuses({ ...ESCAPE, to: 'B1' }, 'noEscapeThere', 'CLS-TRP-24');
  t.refuses({ type: 'step', figure: 'E', to: 'A1' }, 'waitingForAnother', 'CLS-TUR-13');
  t.refuses({ type: 'endTurn' }, 'waitingForAnother', 'CLS-TUR-13', 'heroes');
  t.do(ESCAPE);
  assert.deepEqual(
    [t.at('E'), t.state.pending, t.event('escaped').rules.includes('CLS-TRP-24')],
    ['A1', null, true],
  );
  t.refuses(ESCAPE, 'nothingAsked', 'CLS-TRP-24');
});

const CROSSING = `
  +-+-+-+-+
  |E . D .|
  + +d+ + +
  |. . . .|
  + + + + +
  |. . . .|
  +-+-+-+-+`;

rule('CLS-TRP-24', 'free means no figure, no furniture, no blocked square, no wall between', () => {
  const t = underRocks({ map: CROSSING, others: { D: { kind: 'dwarf' } } });
  t.do(ONWARD, [W, W, W]);
  assert.deepEqual(t.offered('escape', 'heroes'), [ESCAPE]);
  for (const to of ['C1', 'B2']) t.refuses({ ...ESCAPE, to }, 'noEscapeThere', 'CLS-TRP-24');
  const cluttered = underRocks({
    map: CROSSING.replace('d', ' '),
    others: { D: { kind: 'dwarf' } },
    rest: { quest: { furniture: [{ kind: 'treasureChest', at: 'B2' }] } },
  });
  cluttered.do(ONWARD, [W, W, W]);
  assert.deepEqual(cluttered.offered('escape', 'heroes'), [ESCAPE]);
  const blocked = underRocks({
    map: CROSSING.replace('d', ' '),
    others: { D: { kind: 'dwarf' } },
    rest: { quest: { blocked: ['B2'] } },
  });
  blocked.do(ONWARD, [W, W, W]);
  assert.deepEqual(blocked.offered('escape', 'heroes'), [ESCAPE]);
});

rule('CLS-TRP-24', 'the player of the victim picks, whoever set off the rocks; Morcar for a monster', () => {
  const map = `
    +-+-+-+-+
    |E . D .|
    +-+-+-+-+`;
  const seats = [
    { id: 'gm', plays: 'morcar' },
    { id: 'ann', plays: ['elf'] },
    { id: 'bo', plays: ['dwarf'] },
  ];
  const t = underRocks({ map, falls: 'C1', others: { D: { kind: 'dwarf' } }, rest: { seats } });
  t.do(ONWARD, [W, W, W]);
  assert.deepEqual(t.awaited(), [{ seat: 'bo', prompt: 'escapeRocks' }]);
  t.refuses({ type: 'escape', figure: 'D', to: 'D1' }, 'notYourFigure', 'CLS-TRP-24', 'ann');
  t.do({ type: 'escape', figure: 'D', to: 'D1' });
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'takeTurn' }]);
  const orc = underRocks({
    map: map.replace('D', 'O'),
    falls: 'C1',
    others: { O: { kind: 'orc', body: 2 } },
  });
  orc.do(ONWARD, [S, W, W]);
  assert.deepEqual(orc.awaited(), [{ seat: 'morcar', prompt: 'escapeRocks' }]);
  orc.do({ type: 'escape', figure: 'O', to: 'D1' });
  assert.deepEqual([orc.at('O'), orc.state.turn.taker], ['D1', 'elf']);
});

rule('CLS-TRP-24', 'a monster is not driven onto the stairs', () => {
  const map = `
    +-+-+-+-+
    |. . O .|
    + + + + +
    |. . . E|
    +-+-+-+-+`;
  const t = table(
    map,
    { E: { kind: 'elf' }, O: { kind: 'orc', body: 2 } },
    {
      stairs: 'A1',
      turn: { of: 'E', left: 4 },
      quest: { traps: [{ kind: 'rockfall', at: 'C2', falls: 'C1' }] },
    },
  );
  t.do({ ...ONWARD, to: 'C2' }, [S, W, W]);
  assert.deepEqual(t.offered('escape', 'morcar'), [{ type: 'escape', figure: 'O', to: 'D1' }]);
});

rule('CLS-TRP-24', 'a trap on the new square works as usual', () => {
  const t = underRocks({ traps: [{ kind: 'spear', at: 'C1' }] });
  t.do(ONWARD, [W, W, W]);
  t.do({ ...ESCAPE, to: 'C1' }, [S]);
  assert.deepEqual(t.types(), ['escaped', 'trapSprung', 'trapRolled', 'bodyLost']);
  assert.equal(t.figure('E').body, 5);
  const more = underRocks({ traps: [{ kind: 'rockfall', at: 'C1' }] });
  more.do(ONWARD, [W, W, W]);
  more.do({ ...ESCAPE, to: 'C1' }, [S, W, W]);
  assert.deepEqual(more.offered('escape', 'heroes'), [{ ...ESCAPE, to: 'D1' }]);
  assert.deepEqual(rubble(more), ['B1', 'C1']);
});

/** Under the rocks beside a pit that another hero has opened. */
function besidePit(): Table {
  const map = `
    +-+-+-+-+
    |E . . D|
    +-+-+-+-+`;
  const t = table(
    map,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
    {
      turn: { of: 'D', left: 3 },
      quest: {
        traps: [
          { kind: 'rockfall', at: 'B1' },
          { kind: 'pit', at: 'C1' },
        ],
      },
    },
  );
  t.do({ type: 'step', figure: 'D', to: 'C1' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.do({ type: 'step', figure: 'D', to: 'D1' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do(ONWARD, [W, W, W]);
  return t;
}

rule('CLS-TRP-24', 'a pit on the board may be chosen, and is a fall', () => {
  const t = besidePit();
  assert.deepEqual(t.offered('escape', 'heroes'), [{ ...ESCAPE, to: 'C1' }, ESCAPE]);
  t.do({ ...ESCAPE, to: 'C1' });
  assert.deepEqual(t.types(), ['escaped', 'fellIntoPit', 'bodyLost']);
  assert.deepEqual(t.event('fellIntoPit').rules, ['CLS-TRP-24', 'CLS-TRP-06']);
  assert.deepEqual([t.at('E'), t.figure('E').body, t.figure('E').conditions], ['C1', 5, ['pit']]);
});

rule('CLS-TRP-24', 'whoever was in a pit under the rocks is out of it', () => {
  const map = `
    +-+-+-+-+
    |E . D .|
    +-+-+-+-+`;
  const t = underRocks({ map, falls: 'C1', others: { D: { kind: 'dwarf', conditions: ['pit'] } } });
  t.do(ONWARD, [W, W, W]);
  t.do({ type: 'escape', figure: 'D', to: 'D1' });
  assert.deepEqual([t.at('D'), t.figure('D').conditions], ['D1', []]);
});

rule(
  'CLS-TRP-24',
  'a hero looks round from the new square; a monster shows the heroes nothing by going there',
  () => {
    const map = `
    +-+-+-+-+
    |: E O :|
    + +-+-+ +
    |:|#|#|:|
    + +-+-+ +
    |: : :|:|
    +-+-+-+-+`;
    const seen = (t: Table) => (t.seen('heroes')['revealed'] as string[]).toSorted();
    const dark = (at: string, falls: string): TableSetting => ({
      dark: true,
      quest: { traps: [{ kind: 'rockfall', at, falls }] },
    });
    const figures: TableFigures = { E: { kind: 'elf' }, O: { kind: 'orc', body: 2 } };
    const turn = { of: 'E', left: 4 };
    const orc = table(map, figures, { ...dark('A1', 'C1'), turn });
    orc.do({ ...ONWARD, to: 'A1' }, [W, W, W]);
    const before = seen(orc);
    orc.do({ type: 'escape', figure: 'O', to: 'D1' });
    assert.deepEqual([orc.types(), seen(orc)], [['escaped'], before]);
    const elf = table(map, figures, { ...dark('A1', 'A1'), turn });
    elf.do({ ...ONWARD, to: 'A1' }, [W, W, W]);
    elf.do({ ...ESCAPE, to: 'A2' });
    assert.ok(seen(elf).includes('B3'));
    assert.ok(elf.happened('revealed'));
  },
);

const goal = { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] };

rule('CLS-TRP-24', 'what the quest puts beside the rocks meanwhile is no longer free', () => {
  const notes = [{ when: { step: 'B1' }, then: [{ place: [{ kind: 'goblin', at: 'C1' }] }] }, goal];
  const t = underRocks({ rest: { quest: { notes } } });
  t.do(ONWARD, [W, W, W]);
  assert.deepEqual(t.offered('escape', 'heroes'), [ESCAPE]);
  t.refuses({ ...ESCAPE, to: 'C1' }, 'noEscapeThere', 'CLS-TRP-24');
});
