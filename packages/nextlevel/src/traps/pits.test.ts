import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { NextTable } from '../testing/index.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const ROOM = `
  +-+-+-+-+-+
  |E . . . D|
  +-+-+-+-+-+`;
const INTO_PIT = { type: 'step', figure: 'E', to: 'B1' };
const PIT = { traps: [{ kind: 'pit', at: 'B1' }] };

function beforePit(kind: 'pit' | 'deepPit' = 'pit', gear: readonly string[] = []): NextTable {
  return table(
    ROOM,
    { E: { kind: 'barbarian', body: 8 }, D: { kind: 'wizard', body: 4 } },
    {
      turn: { of: 'E', left: 6 },
      quest: PIT,
      next: {
        traps: [kind],
        figures: { E: { facing: 'east', sheet: { gear, inHand: null } } },
        turn: { actions: ['move'] },
      },
    },
  );
}

rule('NXT-TRP-02', 'whoever steps onto a hidden pit falls, without a die, and loses one Body', () => {
  const t = beforePit();
  t.do(INTO_PIT);
  assert.ok(t.event('fellIntoPit').rules.includes('NXT-TRP-02'));
  assert.deepEqual(t.event('bodyLost').rules, ['NXT-TRP-02']);
  assert.deepEqual([t.figure('E').body, t.at('E'), t.figure('E').conditions], [7, 'B1', ['pit']]);
});

rule('NXT-TRP-02', 'the fall can kill', () => {
  const t = table(
    ROOM,
    { E: { kind: 'barbarian', body: 1 }, D: { kind: 'wizard' } },
    { turn: { of: 'E', left: 6 }, quest: PIT, next: { figures: { E: { facing: 'east' } } } },
  );
  t.do(INTO_PIT);
  assert.deepEqual([t.find('E'), t.state.turn.taker], [undefined, 'wizard']);
});

rule('NXT-TRP-03', 'the turn is over at once, whatever was left of it', () => {
  const t = beforePit();
  t.do(INTO_PIT);
  assert.deepEqual([t.state.turn.taker, t.happened('turnEnded')], ['wizard', true]);
  assert.ok(t.event('fellIntoPit').rules.includes('NXT-TRP-03'));
});

rule('NXT-TRP-03', 'in the pit one cannot search', () => {
  const t = table(
    ROOM,
    { E: { kind: 'barbarian', conditions: ['pit'] }, D: { kind: 'wizard' } },
    { turn: 'E', quest: PIT },
  );
  for (const type of ['searchTreasure', 'searchTraps', 'searchPassages'])
    t.refuses({ type, figure: 'E' }, 'inAPit', 'NXT-TRP-03');
});

rule('NXT-TRP-03', 'in the pit one has a die fewer, in attack and in defence', () => {
  const scene = (conditions: readonly 'pit'[]) =>
    table(
      `
      +-+-+
      |E O|
      +-+-+`,
      { E: { kind: 'barbarian', conditions }, O: { kind: 'orc', body: 5 } },
      {
        turn: 'E',
        next: { figures: { E: { facing: 'east', sheet: { gear: ['broadsword'], inHand: 'broadsword' } } } },
      },
    );
  const dice = (t: NextTable) => {
    t.do(
      { type: 'strike', figure: 'E', target: 'O' },
      t.figure('E').conditions.length > 0 ? [S, W, 5, W, W] : [S, W, W, 5, W, W],
    );
    return t.event('strikeRolled').rolls[0]?.faces.length;
  };
  assert.deepEqual([dice(scene([])), dice(scene(['pit']))], [3, 2]);
});

rule('NXT-TRP-04', 'on the next turn one climbs out for nothing but the step, and goes on', () => {
  const t = beforePit();
  t.do(INTO_PIT);
  t.do({ type: 'endTurn' }, [], 'heroes');
  t.do({ type: 'endTurn' }, [], 'morcar');
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do({ type: 'step', figure: 'E', to: 'C1' });
  assert.deepEqual([t.figure('E').conditions, t.state.turn.left], [[], 1]);
  assert.ok(t.cites('NXT-TRP-04'));
  t.do({ type: 'step', figure: 'E', to: 'D1' });
});

rule(
  'NXT-TRP-05',
  'a pit somebody has fallen into is on the board for all to see, and nobody walks into it',
  () => {
    const t = beforePit();
    assert.deepEqual(t.view('heroes').next.traps, []);
    t.do(INTO_PIT);
    for (const seat of ['heroes', 'morcar', 'spectator']) {
      assert.deepEqual(t.view(seat).next.traps, [{ kind: 'pit', squares: [t.square('B1')], open: true }]);
    }
    assert.deepEqual([t.state.traps, t.event('trapWentOff').trap], [['open'], 'pit']);
    t.do({ type: 'rollMovement', figure: 'D' }, [2, 2]);
    t.do({ type: 'step', figure: 'D', to: 'D1' });
    t.do({ type: 'step', figure: 'D', to: 'C1' });
    t.refuses({ type: 'step', figure: 'D', to: 'B1' }, 'pitInTheWay', 'CLS-TRP-13');
  },
);

/** The Wizard has fallen into the pit; the Barbarian plays the turn after next. */
function pitHeld(): NextTable {
  const t = table(
    ROOM.replace('. . . D', '. D . .'),
    { E: { kind: 'barbarian', body: 8 }, D: { kind: 'wizard', body: 4 } },
    {
      turn: { of: 'D', left: 6 },
      quest: PIT,
      next: {
        traps: ['pit'],
        figures: { E: { facing: 'east' }, D: { facing: 'west' } },
        turn: { actions: ['move'] },
      },
    },
  );
  t.do({ type: 'step', figure: 'D', to: 'B1' });
  t.do({ type: 'endTurn' });
  return t;
}

rule('CLS-TRP-13', 'a hero may climb down into an open pit: a fall, which ends the turn (NXT-TRP-03)', () => {
  const t = pitHeld();
  t.do({ type: 'rollMovement', figure: 'E' }, [2, 2]);
  t.refuses(INTO_PIT, 'pitInTheWay', 'CLS-TRP-13');
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'D' }, [2, 2]);
  t.do({ type: 'step', figure: 'D', to: 'C1' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'E' }, [2, 2]);
  t.do(INTO_PIT);
  assert.deepEqual(t.event('fellIntoPit').rules, ['CLS-TRP-13', 'NXT-TRP-03']);
  assert.deepEqual(
    [t.figure('E').body, t.figure('E').conditions, t.state.turn.taker],
    [7, ['pit'], 'wizard'],
  );
});

rule(
  'CLS-TRP-13',
  'the Dwarf who means to go down is not asked to avoid it, and a deep pit is no shallower',
  () => {
    const t = table(
      ROOM,
      { E: { kind: 'dwarf' }, D: { kind: 'wizard' } },
      {
        turn: 'E',
        quest: PIT,
        next: {
          traps: ['deepPit'],
          figures: { E: { facing: 'east', sheet: { gear: ['chainMail'], inHand: null } } },
        },
      },
    );
    t.do({ type: 'searchTraps', figure: 'E' });
    assert.deepEqual(t.state.traps, ['found']);
    const before = t.figure('E').body;
    t.do({ type: 'rollMovement', figure: 'E' }, [2, 2]);
    t.do(INTO_PIT, [S]);
    assert.ok(!t.happened('trapDieRolled'));
    assert.deepEqual([before - t.figure('E').body, t.state.traps], [2, ['open']]);
  },
);

rule('NXT-TRP-09', 'a deep pit costs one Body, and a die more in mail, two in plate', () => {
  for (const [gear, faces, lost] of [
    [[], [], 1],
    [['tunic'], [], 1],
    [['mithrilMail', 'shield', 'helmet'], [], 1],
    [['chainMail'], [S], 2],
    [['chainMail'], [W], 1],
    [['plateArmour'], [S, S], 3],
    [['plateArmour', 'chainMail'], [S, B], 2],
  ] as const) {
    const t = beforePit('deepPit', gear);
    t.do(INTO_PIT, faces);
    assert.deepEqual([gear, t.figure('E').body], [gear, 8 - lost]);
    assert.deepEqual(t.event('bodyLost').rules, ['NXT-TRP-09']);
  }
});

rule('NXT-TRP-09', 'in all else it is a pit', () => {
  const t = beforePit('deepPit', ['chainMail']);
  t.do(INTO_PIT, [W]);
  assert.deepEqual(
    [t.state.turn.taker, t.state.traps, t.figure('E').conditions],
    ['wizard', ['open'], ['pit']],
  );
});
