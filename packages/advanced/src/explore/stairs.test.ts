/** Out of the dungeon and from level to level (ADV-STAIR, ADV-DOOR-06). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import type { Setup } from '../setup.ts';
import { battle, table, walk } from '../testing/index.ts';
import type { AdvancedTable, ExpeditionScene } from '../testing/index.ts';

/** Stairs of four squares behind an opening, and the room in front of them. */
const STAIRS = `
  +-+-+-+-+-+
  |A BoC . .|
  + + + + + +
  |H .|. . .|
  +-+-+-+-+-+
`;
const PARTY = { A: {}, B: { seat: 'ben' }, C: {}, H: { kind: 'henchman', serves: 'A' } } as const;
const TWO_LEVELS: Partial<Setup> = {
  dungeon: { ...PLAIN_PLAN, levels: [...PLAIN_PLAN.levels, ...PLAIN_PLAN.levels] },
};

function onStairs(
  leads: 'out' | 'down' | 'up',
  figures: ExpeditionScene['figures'] = PARTY,
  setup = TWO_LEVELS,
): AdvancedTable {
  return table(STAIRS, figures, { places: { A1: { kind: 'stairs', stairs: leads } }, setup });
}

const LEAVE = { type: 'leaveDungeon', figure: 'A' };
const TAKE = { type: 'takeStairs', figure: 'A' };

rule('ADV-STAIR-01', 'stairs lead out, or to another level', () => {
  const out = onStairs('out');
  assert.ok(out.offers(LEAVE));
  out.refuses(TAKE, 'notOnStairs', 'ADV-STAIR-05');
  const down = onStairs('down');
  assert.ok(down.offers(TAKE));
  down.refuses(LEAVE, 'notOnStairs', 'ADV-STAIR-02');
});

rule('ADV-STAIR-02', 'whoever steps on the stairs out may leave, and does not come back', () => {
  const t = onStairs('out', { ...PARTY, A: {}, C: {} });
  t.refuses({ ...LEAVE, figure: 'C' }, 'notOnStairs', 'ADV-STAIR-02');
  t.do(LEAVE, [3, 5]);
  assert.equal(t.find('A'), undefined);
  assert.equal(t.sheet('A').where, 'left');
  assert.equal(t.sheet('B').where, 'inside');
  t.do({ type: 'leaveDungeon', figure: 'H' });
  assert.equal(t.sheet('H').where, 'left', 'henchmen leave likewise');
});

rule('ADV-STAIR-02', 'even in a combat turn', () => {
  const t = table(STAIRS, PARTY, {
    places: { A1: { kind: 'stairs', stairs: 'out' } },
    turn: { mode: 'combat' },
  });
  t.do(LEAVE, [3, 5]);
  assert.equal(t.sheet('A').where, 'left');
});

rule('ADV-STAIR-02', 'whoever is carried goes out with the bearer', () => {
  const t = onStairs('out', { ...PARTY, B: { wounds: 0, seat: 'ben' } });
  t.do({ type: 'carry', figure: 'A', target: 'B' });
  t.do(LEAVE);
  assert.deepEqual(t.event('leftDungeon').with, ['B']);
  assert.equal(t.sheet('B').where, 'left');
  assert.equal(t.find('B'), undefined);
});

rule('ADV-STAIR-03', 'it is over when all heroes alive have left', () => {
  const t = onStairs('out', { A: {}, B: {}, H: { kind: 'henchman', serves: 'A' } });
  t.do(LEAVE);
  assert.equal(t.state.stage, 'play');
  t.do({ ...LEAVE, figure: 'B' });
  assert.deepEqual(t.state.ending, { winners: ['ann'], outcome: 'home' });
  assert.equal(t.sheet('H').where, 'lost', 'henchmen left inside are lost');
});

rule('ADV-STAIR-03', 'it goes on while somebody could still carry out a hero who is knocked out', () => {
  const t = onStairs('out', { A: {}, B: { wounds: 0 }, H: { kind: 'henchman', serves: 'A' } });
  t.do(LEAVE);
  assert.equal(t.state.stage, 'play');
  t.do({ ...LEAVE, figure: 'H' });
  assert.equal(t.state.stage, 'over');
  assert.equal(t.sheet('B').where, 'lost');
  assert.equal(t.state.ending?.outcome, 'home');
});

rule('ADV-STAIR-03', 'a sleeper will wake, and keeps it going', () => {
  const asleep = { effects: [{ tag: 'asleep', ends: 'turn' }] } as const;
  const t = onStairs('out', { A: {}, B: asleep });
  t.do(LEAVE, [7]);
  assert.equal(t.state.stage, 'play');
});

rule('ADV-STAIR-03', 'an aim that was not carried out is not reached', () => {
  const setup = { dungeon: { ...PLAIN_PLAN, aims: ['amulet'] } };
  const without = onStairs('out', { A: {} }, setup);
  without.do(LEAVE);
  assert.deepEqual(without.state.ending, { winners: [], outcome: 'returned' });
  const carried = onStairs('out', { A: { items: ['amulet'] } }, setup);
  carried.do(LEAVE);
  assert.deepEqual(carried.state.ending, { winners: ['ann'], outcome: 'won' });
});

/** The whole party waits on the stairs to go down. */
function gathered(): AdvancedTable {
  const t = onStairs('down', { A: {}, B: {}, H: { kind: 'henchman', serves: 'A' } });
  t.do(TAKE);
  t.do({ ...TAKE, figure: 'H' });
  return t;
}

rule('ADV-STAIR-05', 'figures wait off the board, and may come back while a square is free', () => {
  const t = gathered();
  assert.equal(t.find('A'), undefined);
  assert.equal(t.sheet('A').where, 'below');
  const back = { type: 'comeBack', figure: 'A', at: 'A2' };
  t.refuses(back, 'alreadyActed', 'ADV-EXPL-01');
  t.do({ type: 'done' }, [5]);
  t.refuses({ ...back, at: 'B1' }, 'notFree', 'ADV-STAIR-05');
  t.refuses({ ...back, at: 'C1' }, 'notFree', 'ADV-STAIR-05');
  t.do(back);
  assert.equal(t.at('A'), 'A2');
  assert.equal(t.sheet('A').where, 'inside');
  assert.equal(t.state.turn.acts['A']?.left, 11);
});

rule('ADV-STAIR-05', 'whoever comes back without the burden takes the stairs again without it', () => {
  const t = onStairs('down', { A: {}, B: { wounds: 0 }, C: {} });
  t.do({ type: 'carry', figure: 'A', target: 'B' });
  t.do(TAKE);
  assert.deepEqual(t.event('tookStairs').with, ['B']);
  t.do({ type: 'done' }, [5]);
  t.do({ type: 'comeBack', figure: 'A', at: 'A2' });
  t.do({ type: 'step', figure: 'A', to: 'A1' });
  t.do(TAKE);
  assert.deepEqual(t.event('tookStairs').with, []);
});

rule('ADV-STAIR-05', 'the level changes when every hero able to move waits, and the leader says so', () => {
  const t = gathered();
  t.refuses({ type: 'changeLevel' }, 'notAllWait', 'ADV-STAIR-05');
  t.do({ ...TAKE, figure: 'B' });
  const two = onStairs('down', { A: {}, B: { seat: 'ben' } });
  two.do(TAKE);
  two.do({ type: 'done' }, [], 'ann');
  two.do({ ...TAKE, figure: 'B' });
  two.refuses({ type: 'changeLevel' }, 'leaderDecides', 'ADV-STAIR-05', 'ben');
  two.refuses({ type: 'changeLevel' }, 'alreadyDone', 'ADV-TURN-09', 'ann');
  assert.deepEqual(two.offered('changeLevel', 'ann'), []);
  two.do({ type: 'done' }, [5], 'ben');
  two.do({ type: 'changeLevel' }, [], 'ann');
  assert.equal(two.state.level, 1);
  t.do({ type: 'changeLevel' });
  assert.equal(t.state.level, 1);
  const [first, second] = t.state.levels;
  assert.deepEqual(
    second!.layout.pieces.map(({ section }) => section),
    ['stairs', 'passage', 'passage', 'tJunction'],
  );
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'takePlace' }]);
  assert.equal(first!.left.length, 3, 'until they have taken their places');
});

rule('ADV-STAIR-04', 'stairs down lead to the level below, where the stairs lead back up', () => {
  const t = gathered();
  t.do({ ...TAKE, figure: 'B' });
  t.do({ type: 'changeLevel' });
  const up = Object.values(t.state.levels[1]!.places).filter(({ stairs }) => stairs !== null);
  assert.deepEqual(
    up.map(({ kind, stairs }) => [kind, stairs]),
    [['stairs', 'up']],
  );
  for (const figure of ['A', 'B', 'H']) placeNext(t, figure);
  assert.deepEqual(t.state.levels[0]!.left, []);
  assert.deepEqual(t.state.figures.map(({ id }) => id).sort(), ['A', 'B', 'H']);
  t.do({ type: 'done' }, [5]);
  assert.ok(t.offers({ type: 'takeStairs', figure: 'A' }));
});

/** The next free square of the stairs for a figure. */
function placeNext(t: AdvancedTable, figure: string): void {
  const frame = t.state.stack.at(-1) as unknown as { squares: number[] };
  t.do({ type: 'takePlace', figure, at: frame.squares[0] });
}

rule('ADV-STAIR-05', 'whoever cannot come stays where they lie until the party returns', () => {
  const t = onStairs('down', { A: {}, B: {}, C: { wounds: 0 } });
  t.do(TAKE);
  t.do({ ...TAKE, figure: 'B' });
  t.do({ type: 'changeLevel' });
  assert.deepEqual(t.state.levels[0]!.left.map(({ id }) => id).sort(), ['A', 'B', 'C']);
  assert.deepEqual(t.state.figures, [], 'nobody is on the board yet');
  placeNext(t, 'A');
  placeNext(t, 'B');
  assert.deepEqual(
    t.state.levels[0]!.left.map(({ id, wounds }) => [id, wounds]),
    [['C', 0]],
  );
  assert.equal(t.state.stage, 'play');
});

rule('ADV-STAIR-06', 'a level known already is as it was left, its people with it', () => {
  const t = onStairs('down', { A: {}, B: {}, C: { wounds: 0 } });
  const { layout } = t.state.levels[0]!;
  t.do(TAKE);
  t.do({ ...TAKE, figure: 'B' });
  t.do({ type: 'changeLevel' });
  placeNext(t, 'A');
  placeNext(t, 'B');
  t.do({ type: 'done' }, [5]);
  t.do(TAKE);
  t.do({ ...TAKE, figure: 'B' });
  t.do({ type: 'changeLevel' });
  assert.equal(t.state.level, 0);
  assert.deepEqual(t.state.levels[0]!.layout, layout);
  assert.equal(t.at('C'), 'C1');
  assert.deepEqual([t.state.figures.length, t.state.levels[0]!.left], [1, []]);
  placeNext(t, 'A');
  assert.ok(['A1', 'B1', 'A2', 'B2'].includes(t.at('A')));
});

rule('ADV-DOOR-06', 'a level the party has left has all its doors closed', () => {
  const t = onStairs('down', { A: {}, B: {} });
  assert.equal(t.state.levels[0]!.doors[0], 'open');
  t.do(TAKE);
  t.do({ ...TAKE, figure: 'B' });
  assert.equal(t.state.levels[0]!.doors[0], 'open');
  t.do({ type: 'changeLevel' });
  assert.equal(t.state.levels[0]!.doors[0], 'closed');
  assert.ok(t.cites('ADV-DOOR-06'));
});

rule('ADV-STAIR-05', 'only as far down as the dungeon goes', () => {
  const t = onStairs('down', { A: {} }, { dungeon: PLAIN_PLAN });
  t.refuses(TAKE, 'notOnStairs', 'ADV-STAIR-05');
  walk(t, 'A', 'B1');
});

rule(
  'ADV-STAIR-05',
  'on the other level the party stands where its stairs lead back, with nothing left to look into',
  () => {
    const t = onStairs('down', { A: {} });
    const [exit] = table('+x+\n|A|\n+-+', { A: {} }).state.levels[0]!.layout.exits;
    t.state = { ...t.state, frontier: [exit!] };
    t.do(TAKE);
    assert.equal(t.sheet('A').where, 'below');
    t.do({ type: 'changeLevel' });
    assert.deepEqual([t.state.frontier, t.state.gathering, t.state.level], [[], null, 1]);
    assert.deepEqual(t.event('levelChanged').rules, ['ADV-STAIR-04', 'ADV-STAIR-06', 'ADV-DOOR-06']);
    assert.deepEqual(t.awaited()[0]!.seat, 'ann');
  },
);

rule('ADV-STAIR-05', 'whoever came back has taken a step, and others go on waiting', () => {
  const t = onStairs('down', { A: {}, B: {} });
  t.do(TAKE);
  t.do({ ...TAKE, figure: 'B' });
  t.state = { ...t.state, turn: { ...t.state.turn, acts: {}, active: null } };
  t.refuses({ type: 'comeBack', figure: 'A', at: 'C1' }, 'notFree', 'ADV-STAIR-05');
  t.do({ type: 'comeBack', figure: 'A', at: 'A2' });
  assert.deepEqual([t.at('A'), t.sheet('A').where, t.sheet('B').where], ['A2', 'inside', 'below']);
  assert.ok(t.state.gathering !== null, 'B still waits');
  assert.deepEqual([t.state.turn.acts['A']!.moved, t.state.turn.acts['A']!.left], [1, 11]);
  t.refuses({ type: 'comeBack', figure: 'A', at: 'B2' }, 'notWaiting', 'ADV-STAIR-05');
  t.refuses({ type: 'changeLevel' }, 'notAllWait', 'ADV-STAIR-05');
  t.do({ type: 'comeBack', figure: 'B', at: 'B2' });
  assert.equal(t.state.gathering, null);
});

rule('ADV-STAIR-02', 'whoever leaves a fight frees the enemy who was on them', () => {
  const map = '+-+-+-+\n|A R .|\n+-+-+-+';
  for (const stairs of ['out', 'down'] as const) {
    const t = battle(
      map,
      { A: {}, R: { monster: 'ratman' } },
      {
        places: { A: { kind: 'stairs', stairs } },
        setup: TWO_LEVELS,
        fight: { fixed: { 'ratman-1': 'A', A: 'ratman-1' } },
      },
    );
    const [hero] = t.state.figures;
    t.state = {
      ...t.state,
      sheets: [...t.state.sheets, { ...t.state.sheets[0]!, id: 'Z' }],
      figures: [...t.state.figures, { ...hero!, id: 'Z', of: 'Z', square: t.square('C1') }],
    };
    t.do(stairs === 'out' ? LEAVE : TAKE);
    assert.notEqual(t.state.fight?.fixed['ratman-1'], 'A');
  }
});
