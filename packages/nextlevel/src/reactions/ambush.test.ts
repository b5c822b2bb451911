import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { armed, PLAIN, S, W } from '../testing/blows.ts';
import { table, walk } from '../testing/index.ts';

const NORTH = 0;
const ambush = (figure: string) => ({ type: 'ambush', figure });
const step = (figure: string, to: string) => ({ type: 'step', figure, to });

/** A room above a corridor that turns a corner, with an open door between them. */
const HOUSE = `
  +-+-+-+-+-+
  |. . . . .|
  + + + + + +
  |E . . . .|
  +-+-+o+-+-+
  |: : A : :|
  +-+-+-+-+ +
  |# # # #|G|
  +-+-+-+-+-+`;
const FIGURES = { E: { kind: 'elf' }, A: { kind: 'bugbear' }, G: { kind: 'bugbear' } } as const;
const BOW = { E: { facing: 'east', sheet: armed('longBow') } } as const;

function house(rest: object = {}, figures: object = {}, map = HOUSE) {
  return table(
    map,
    { ...FIGURES, ...figures },
    {
      turn: 'E',
      ...rest,
      next: { figures: BOW, ...(rest as { next?: object }).next },
    },
  );
}

rule(
  'NXT-AMB-09',
  'two can play at that: the first bugbear walks into the elf, the elf into the second',
  () => {
    const t = house({}, { A: { kind: 'bugbear', body: 1 } });
    t.do(ambush('E'));
    t.do({ type: 'endTurn' });
    t.do(step('A', 'C2'), [S, S, S, PLAIN]);
    assert.equal(t.find('A'), undefined);
    assert.equal(t.state.turn.taker, null, 'still the monsters’ turn');
    t.do({ type: 'face', figure: 'G', facing: NORTH });
    t.do(ambush('G'));
    t.do({ type: 'endTurn' });
    t.do({ type: 'rollMovement', figure: 'E' }, [4, 4]);
    walk(t, 'E', 'B2', 'C2', 'C3', 'D3');
    t.do(step('E', 'E3'), [S, S, W, W, PLAIN, W, W, 1, 5]);
    const { strike } = t.event('strikeDeclared');
    assert.deepEqual([strike.by, strike.attackers[0]!.figure, strike.target], ['ambush', t.id('G'), 'elf']);
    assert.equal(t.state.turn.taker, 'elf');
    assert.equal(t.at('E'), 'E3');
  },
);

rule('NXT-AMB-01', 'an ambush takes the attack, and nobody may see where it is set', () => {
  const t = house();
  t.do(ambush('E'));
  assert.deepEqual([t.state.next.turn.actions, t.plights('E')], [['attack'], [{ tag: 'ambush' }]]);
  t.refuses(ambush('E'), 'sameAction', 'NXT-ACT-04');
  const seen = house({}, {}, HOUSE.replace('E . . . .', '. . E . .'));
  seen.refuses(ambush('E'), 'inSight', 'NXT-AMB-01');
  const shut = house({}, {}, HOUSE.replace('E . . . .', '. . E . .').replace('o', 'd'));
  shut.do(ambush('E'));
  const alone = table(HOUSE.replaceAll(/[AG]/g, ':'), { E: FIGURES.E }, { turn: 'E' });
  alone.refuses(ambush('E'), 'nobodySeen', 'NXT-AMB-01');
});

rule('NXT-AMB-01', 'it ends when the figure moves or attacks, and with its next turn', () => {
  const moved = house({ turn: { of: 'E', left: 3 } });
  moved.do(ambush('E'));
  assert.equal(moved.plights('E').length, 1);
  moved.do(step('E', 'B2'));
  assert.deepEqual(moved.plights('E'), []);
  const later = house();
  later.do(ambush('E'));
  later.do({ type: 'endTurn' });
  assert.equal(later.plights('E').length, 1, 'it lasts through the monsters’ turn');
  later.do({ type: 'endTurn' });
  assert.deepEqual(later.plights('E'), []);
  later.do(ambush('E'));
  const struck = house({
    turn: 'morcar',
    next: { figures: { ...BOW, A: { facing: 'west', plights: [{ tag: 'ambush' }] } } },
  });
  walk(struck, 'G', 'E3', 'D3');
  assert.equal(struck.happened('ambushSprung'), false, 'at its back');
  assert.equal(struck.plights('A').length, 1);
  struck.do({ type: 'endTurn' });
  struck.do({ type: 'endTurn' });
  assert.deepEqual(struck.plights('A'), [], 'monsters’ ambushes end as their turn begins');
});

rule('NXT-AMB-01', 'an attack gives the ambush up', () => {
  const t = house(
    {
      turn: 'morcar',
      next: { figures: { ...BOW, A: { facing: 'north', plights: [{ tag: 'ambush' }] } } },
    },
    {},
    HOUSE.replace('E . . . .', '. . E . .'),
  );
  t.do({ type: 'strike', figure: 'A', target: 'E' }, [S, W, W, W, PLAIN, W, W, 1, 2]);
  assert.deepEqual(t.plights('A'), []);
});

/** The dwarf in the middle of a corridor crossing, facing north, with a figure coming past. */
const CROSSING = `
  +-+-+-+-+-+
  |: : : : :|
  + + + + + +
  |: : D : :|
  + + + + + +
  |: : : : X|
  +-+-+-+-+-+`;
function crossing(passer: string, weapon: string, turn: string, at = 'E3') {
  const rows = CROSSING.replace('X', ':').split('\n');
  const [x, y] = [at.charCodeAt(0) - 65, Number(at[1])];
  const row = rows[2 * y]!;
  const column = row.indexOf('|') + 1 + 2 * x;
  rows[2 * y] = row.slice(0, column) + 'X' + row.slice(column + 1);
  return table(
    rows.join('\n'),
    { D: { kind: 'dwarf' }, X: { kind: passer } },
    {
      turn: turn === 'X' ? { of: 'X', left: 8 } : turn,
      next: {
        figures: {
          D: { facing: 'north', sheet: armed(weapon), plights: [{ tag: 'ambush' }] },
          X: { facing: 'north', ...(passer === 'barbarian' ? { sheet: armed(null) } : {}) },
        },
      },
    },
  );
}

rule('NXT-AMB-02', 'the first figure to come before the ambusher is struck, friend or foe', () => {
  const foe = crossing('orc', 'warHammer', 'morcar', 'E2');
  foe.do(step('X', 'D2'), [S, W, W, PLAIN, W, W]);
  assert.ok(foe.event('ambushSprung').rules.includes('NXT-AMB-02'));
  const friend = crossing('barbarian', 'warHammer', 'X', 'E2');
  friend.do(step('X', 'D2'), [S, S, W, PLAIN, S, S]);
  assert.equal(friend.figure('X').body, friend.figure('X').maxBody - 2);
});

rule(
  'NXT-AMB-02',
  'hand to hand only in the five squares before it, and only where the weapon reaches',
  () => {
    const behind = crossing('orc', 'warHammer', 'morcar', 'D3');
    behind.do(step('X', 'C3'));
    assert.equal(behind.happened('ambushSprung'), false);
    const corner = crossing('orc', 'warHammer', 'morcar', 'E1');
    corner.do(step('X', 'D1'));
    assert.equal(corner.happened('ambushSprung'), false, 'the hammer strikes straight');
    const spear = crossing('orc', 'spear', 'morcar', 'E1');
    spear.do(step('X', 'D1'), [S, W, PLAIN, W, W]);
    assert.ok(spear.happened('ambushSprung'));
  },
);

rule(
  'NXT-AMB-02',
  'a shooter strikes whoever comes into view, at any distance, and must reload as ever',
  () => {
    const t = crossing('orc', 'crossbow', 'morcar', 'E3');
    t.do(step('X', 'E2'), [S, W, W, PLAIN, W, W]);
    assert.ok(t.happened('ambushSprung'));
    assert.deepEqual(t.sheet('D').reloading, [{ gear: 'crossbow', round: 2 }]);
  },
);

rule('NXT-AMB-02', 'an ambush is sprung once: the second to pass goes free', () => {
  const t = crossing('orc', 'warHammer', 'morcar', 'E2');
  t.do(step('X', 'D2'), [S, W, W, PLAIN, W, W]);
  assert.deepEqual(t.plights('D'), []);
  t.do(step('X', 'D1'), [W, W, W]);
  assert.equal(t.happened('strikeDeclared'), false);
});

rule('NXT-AMB-03', 'the blow falls in the other’s turn, as soon as it has come there', () => {
  const t = crossing('orc', 'warHammer', 'morcar', 'E2');
  t.do(step('X', 'D2'), [S, S, S, PLAIN]);
  assert.deepEqual(t.types().slice(0, 4), ['monsterChosen', 'stepped', 'ambushSprung', 'faced']);
  assert.equal(t.state.turn.taker, null);
  assert.equal(t.find('X'), undefined);
  assert.deepEqual(t.state.next.turn.actions, [], 'it costs no action: that was paid when it was set');
});

rule('NXT-AMB-04', 'a victim that survives goes on as if nothing had happened', () => {
  const t = crossing('orc', 'warHammer', 'morcar', 'E2');
  t.do(step('X', 'D2'), [S, W, W, PLAIN, W, W]);
  assert.deepEqual([t.state.turn.left, t.state.turn.moveOver, t.state.turn.acted], [7, false, false]);
  t.do({ type: 'strike', figure: 'X', target: 'D' }, [W, W, W, PLAIN, W, W, W]);
});

rule('NXT-AMB-07', 'a hero’s ambush is announced to all; a monster’s is Morcar’s secret', () => {
  const t = house();
  t.do(ambush('E'));
  const told = t.event('ambushSet');
  assert.deepEqual([told.audience, told.rules], [undefined, ['NXT-AMB-01', 'NXT-AMB-07']]);
  assert.deepEqual(t.view('morcar').next.plights['elf'], [{ tag: 'ambush' }]);
  const master = house({ turn: 'morcar' });
  master.do(ambush('G'));
  assert.deepEqual(master.event('ambushSet').audience, ['morcar']);
  assert.equal(master.view('heroes').next.plights[master.id('G')], undefined);
  assert.deepEqual(master.view('morcar').next.plights[master.id('G')], [{ tag: 'ambush' }]);
});

rule('NXT-AMB-08', 'nothing the monsters may do depends on the ambush', () => {
  const offers = (plights: object[]) => {
    const t = house({ turn: 'morcar', next: { figures: { E: { ...BOW.E, plights } } } });
    return ['step', 'strike', 'face', 'ambush'].map((type) => t.offered(type, 'morcar'));
  };
  assert.deepEqual(offers([{ tag: 'ambush' }]), offers([]));
});

rule('NXT-AMB-01', 'a sleeper sees nobody, and springs nothing', () => {
  const seen = HOUSE.replace('E . . . .', '. . E . .');
  const sleeper = { kind: 'bugbear', conditions: ['asleep'] };
  house({}, { A: sleeper, G: sleeper }, seen).do(ambush('E'));
  const t = crossing('orc', 'warHammer', 'morcar', 'E2');
  const figures = t.state.figures.map((figure) =>
    figure.id === t.id('D') ? { ...figure, conditions: ['asleep' as const] } : figure,
  );
  t.state = { ...t.state, figures };
  t.do(step('X', 'D2'));
  assert.equal(t.happened('ambushSprung'), false);
});

rule('NXT-AMB-02', 'a shooter need not look that way', () => {
  const t = crossing('orc', 'crossbow', 'morcar', 'E3');
  t.do(step('X', 'D3'), [S, W, W, PLAIN, W, W]);
  assert.ok(t.happened('ambushSprung'), 'at the back');
});

rule('NXT-AMB-07', 'that a monster gives its ambush up is Morcar’s secret as well', () => {
  const master = house({ turn: 'morcar' });
  master.do(ambush('G'));
  assert.equal(master.state.turn.actor, master.id('G'));
  master.do({ type: 'endTurn' });
  master.do({ type: 'endTurn' });
  assert.deepEqual(master.event('ambushEnded').audience, ['morcar']);
  const hero = house();
  hero.do(ambush('E'));
  hero.do({ type: 'endTurn' });
  hero.do({ type: 'endTurn' });
  assert.equal(hero.event('ambushEnded').audience, undefined);
});

rule('NXT-AMB-07', 'that a monster sets an ambush nobody sees, whether it had begun to move or not', () => {
  const watchers = ['heroes', 'spectator'];
  const moved = house({ turn: 'morcar' });
  moved.do(step('A', 'B3'));
  const seen = watchers.map((seat) => moved.view(seat));
  moved.do(ambush('A'));
  assert.deepEqual(
    watchers.map((seat) => moved.view(seat)),
    seen,
  );
  moved.refuses(ambush('A'), 'alreadyActed', 'CLS-TUR-10');
  const still = house({ turn: 'morcar' });
  still.do(ambush('A'));
  for (const seat of watchers) {
    const { acted, moveOver } = still.view(seat).turn;
    assert.deepEqual([acted, moveOver], [false, false]);
  }
  assert.equal(still.view('morcar').turn.acted, true);
});

rule(
  'NXT-AMB-07',
  'nor does it show later, by the order in which marks are shown, that a monster lay in wait',
  () => {
    const marked = (waits: boolean) => {
      const t = house({ turn: 'morcar' });
      if (waits) t.do(ambush('A'));
      t.do({ type: 'holdMove', figure: 'G' });
      return Object.keys(t.view('heroes').next.plights);
    };
    assert.deepEqual(marked(true), marked(false));
  },
);
