import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { wieldedBy } from '../arms.ts';
import { armed, B, S, W } from '../testing/blows.ts';
import { table, walk } from '../testing/index.ts';

const EAST = 1;
const step = (figure: string, to: string) => ({ type: 'step', figure, to });

/** The eight squares round C3, each with one leading away from it. */
const ROUND = {
  sides: { C2: 'C1', D3: 'E3', C4: 'C5', B3: 'A3' },
  corners: { B2: 'A2', D2: 'E2', D4: 'E4', B4: 'A4' },
};

/** A hero on C3 of an open room, facing north, with an orc elsewhere in it, in Morcar's turn. */
function room(kind: string, weapon: string | null, orc: string, rest: object = {}) {
  const row = (y: number) =>
    `|${['A', 'B', 'C', 'D', 'E'].map((x) => (x + y === 'C3' ? 'H' : x + y === orc ? 'O' : '.')).join(' ')}|`;
  const wall = '+-+-+-+-+-+';
  const map = [wall, ...[1, 2, 3, 4, 5].flatMap((y) => [row(y), y < 5 ? '+ + + + + +' : wall])].join('\n');
  return table(
    map,
    { H: { kind }, O: { kind: 'orc' } },
    { turn: 'morcar', next: { figures: { H: { facing: 'north', sheet: armed(weapon) } }, ...rest } },
  );
}

/** Which of these squares the orc cannot leave without a blow of this many dice. */
function struck(kind: string, weapon: string | null, dice: number, ways: Readonly<Record<string, string>>) {
  for (const [from, to] of Object.entries(ways)) {
    const t = room(kind, weapon, from);
    t.do(step('O', to), Array<string>(dice).fill(W));
    assert.equal(t.happened('counterRolled'), dice > 0, `${from} to ${to}`);
    assert.equal(t.at('O'), to);
  }
}

rule('NXT-OPP-01', 'the Barbarian’s outfit gives eight squares of control, the Dwarf’s four', () => {
  for (let level = 2; level <= 6; level += 1)
    for (const [kind, reach] of [
      ['barbarian', 'diagonal'],
      ['dwarf', 'side'],
    ] as const) {
      const t = table('+-+\n|B|\n+-+', { B: { kind } }, { next: { figures: { B: { level } } } });
      assert.equal(wieldedBy(t.state, t.figure('B')).reach, reach, `${kind} of level ${level}`);
    }
});

rule(
  'NXT-OPP-01',
  'a figure controls the squares it can attack: four or eight, whichever way it looks',
  () => {
    struck('dwarf', 'warHammer', 3, ROUND.sides);
    struck('dwarf', 'warHammer', 0, ROUND.corners);
    struck('barbarian', 'claymore', 4, ROUND.sides);
    struck('barbarian', 'claymore', 4, ROUND.corners);
    struck('barbarian', null, 3, ROUND.sides);
    struck('barbarian', null, 0, ROUND.corners);
  },
);

rule('NXT-OPP-02', 'never with a ranged weapon; a staff is a weapon for close combat', () => {
  struck('elf', 'longBow', 0, ROUND.sides);
  struck('elf', 'shortsword', 2, ROUND.sides);
  struck('wizard', 'staff', 2, ROUND.sides);
});

const ROW = `
  +-+-+-+-+-+-+
  |. B . . . .|
  + + + + + + +
  |. . O . . .|
  +-+-+-+-+-+-+`;
const PAIR = { B: { kind: 'barbarian' }, O: { kind: 'orc' } } as const;
/** The barbarian, in mail, with an orc to the south-east of him. */
function pair(rest: object = {}, orc: object = {}) {
  return table(
    ROW,
    { ...PAIR, O: { ...PAIR.O, ...orc } },
    {
      turn: { of: 'B', left: 8 },
      next: { figures: { B: { facing: 'east', sheet: armed('broadsword', 'chainMail') } }, ...rest },
    },
  );
}

rule('NXT-OPP-03', 'a step from a controlled square draws the blow, one onto it does not', () => {
  const t = pair();
  t.do(step('B', 'C1'));
  assert.deepEqual(t.types(), ['stepped']);
  t.do(step('B', 'D1'), [W, W, W]);
  const { by, on, why, rules } = t.event('counterRolled');
  assert.deepEqual([by, on, why], [t.id('O'), t.id('B'), 'opportunity']);
  assert.ok(rules.includes('NXT-OPP-03'));
  assert.ok(t.types().indexOf('counterRolled') < t.types().indexOf('stepped'));
});

rule('NXT-OPP-03', 'each controller strikes once a move, and again in the next', () => {
  const t = pair();
  walk(t, 'B', 'C1');
  t.do(step('B', 'D1'), [W, W, W]);
  walk(t, 'B', 'D2');
  t.do(step('B', 'E2'));
  assert.equal(t.happened('counterRolled'), false);
  const two = table(
    ROW.replace('. . O . . .', '. . O P . .').replace('. B . .', '. . B .'),
    { ...PAIR, P: { kind: 'fimir' } },
    { turn: { of: 'B', left: 8 }, next: { figures: { B: { facing: 'east' } } } },
  );
  two.do(step('B', 'D1'), [W, W, W, W, W, W, W]);
  assert.deepEqual(
    two.all('counterRolled').map(({ by }) => by),
    [two.id('O'), two.id('P')],
  );
  const again = pair();
  walk(again, 'B', 'C1');
  again.do(step('B', 'D1'), [W, W, W]);
  again.do(step('B', 'D2'));
  again.do({ type: 'endTurn' });
  again.do({ type: 'endTurn' });
  again.do({ type: 'rollMovement', figure: 'B' }, [1, 1]);
  again.do(step('B', 'E2'), [W, W, W]);
});

rule('NXT-OPP-03', 'a jump is a step, a teleport is none, and friends do not strike', () => {
  const PITS = { traps: [{ kind: 'pit', at: 'D1' }] };
  const jumper = table(ROW.replace('. B . .', '. . B .'), PAIR, {
    turn: { of: 'B', left: 8 },
    quest: PITS,
    next: { figures: { B: { facing: 'east' } } },
  });
  jumper.state = { ...jumper.state, pits: withPit(jumper.state.pits, jumper.square('D1')) };
  jumper.do({ type: 'jump', figure: 'B', to: 'E1' }, [W, W, W, W]);
  assert.equal(jumper.at('B'), 'E1');
  const wizard = table(
    ROW.replace('. B . .', '. . B .'),
    { B: { kind: 'wizard' }, O: { kind: 'orc' } },
    {
      turn: { of: 'B', left: 8 },
    },
  );
  wizard.do({ type: 'teleport', figure: 'B', to: 'F1', facing: EAST });
  assert.equal(wizard.at('B'), 'F1');
  const friends = table(
    ROW.replace('. B . .', '. . B .'),
    { B: { kind: 'barbarian' }, O: { kind: 'dwarf' } },
    {
      turn: { of: 'B', left: 8 },
      next: { figures: { B: { facing: 'east' } } },
    },
  );
  friends.do(step('B', 'D1'));
});

function withPit(pits: readonly number[], square: number): number[] {
  return pits.map((word, index) => (index === square >>> 5 ? word | (1 << (square & 31)) : word));
}

rule('NXT-OPP-04', 'black shields hit, and are parried with as many dice, within the defence', () => {
  const t = pair();
  walk(t, 'B', 'C1');
  t.do(step('B', 'D1'), [B, S, S, W]);
  assert.equal(t.event('counterRolled').hits, 1);
  assert.equal(t.event('counterParried').faces.length, 1);
  assert.equal(t.figure('B').body, t.figure('B').maxBody);
  const hurt = table(
    ROW.replace('. B . .', '. . B .'),
    { ...PAIR, B: { kind: 'barbarian', defence: 2 } },
    { turn: { of: 'B', left: 8 }, next: { figures: { B: { facing: 'east', sheet: armed(null) } } } },
  );
  const before = hurt.figure('B').body;
  hurt.do(step('B', 'D1'), [B, B, B, W, S]);
  assert.equal(hurt.figure('B').body, before - 2);
});

rule('NXT-OPP-05', 'it costs the striker nothing, in the turn of the one who moves', () => {
  const t = table(
    `
    +-+-+-+
    |B O .|
    + + + +
    |. . .|
    +-+-+-+`,
    { ...PAIR, O: { kind: 'orc', body: 3 } },
    { turn: 'morcar', next: { figures: { B: { facing: 'east', sheet: armed('shortsword') } } } },
  );
  t.do(step('O', 'B2'), [B, S, S]);
  assert.equal(t.figure('O').body, 2);
  assert.equal(t.state.turn.actor, t.id('O'));
  t.do({ type: 'endTurn' });
  t.do({ type: 'strike', figure: 'B', target: 'O' }, [5, W, W, 7]);
  assert.deepEqual(t.state.next.turn.actions, ['attack']);
});

const MELEE = `
  +-+-+-+-+-+
  |. . B . .|
  + + + + + +
  |. D O . .|
  +-+-+-+-+-+`;

rule('NXT-OPP-06', 'a figure that fights somebody else has no eyes for the one who walks away', () => {
  const figures = { B: { kind: 'barbarian' }, D: { kind: 'dwarf' }, O: { kind: 'orc' } } as const;
  const melee = (engaged: [string, string][]) =>
    table(MELEE, figures, {
      turn: { of: 'B', left: 4 },
      next: { figures: { B: { facing: 'east' } }, engaged },
    });
  const busy = melee([['D', 'O']]);
  busy.do(step('B', 'D1'));
  assert.deepEqual(busy.types(), ['stepped']);
  for (const engaged of [[], [['B', 'O']]] satisfies [string, string][][]) {
    const free = melee(engaged);
    free.do(step('B', 'D1'), [W, W, W]);
    assert.ok(free.happened('counterRolled'));
  }
  const both = melee([
    ['B', 'O'],
    ['D', 'O'],
  ]);
  both.do(step('B', 'D1'));
});

rule('NXT-OPP-06', 'nor has one that sleeps, or has no die to roll', () => {
  const asleep = pair({}, { conditions: ['asleep'] });
  walk(asleep, 'B', 'C1', 'D1');
  const helpless = pair({}, { attack: 0 });
  walk(helpless, 'B', 'C1', 'D1');
});

rule('NXT-OPP-07', 'the zone bars nobody: the step is offered and made, unless the blow kills', () => {
  const t = pair();
  walk(t, 'B', 'C1');
  assert.ok(t.offers(step('B', 'D1')));
  t.do(step('B', 'D1'), [B, B, B, S, S, S]);
  assert.equal(t.at('B'), 'D1');
  assert.equal(t.state.turn.left, 6);
  const dying = table(
    ROW.replace('. B . .', 'E . B .'),
    { ...PAIR, E: { kind: 'elf' }, B: { kind: 'barbarian', body: 1 } },
    { turn: { of: 'B', left: 8 }, next: { figures: { B: { facing: 'east', sheet: armed(null) } } } },
  );
  dying.do(step('B', 'D1'), [B, W, W, S]);
  assert.equal(dying.find('B'), undefined);
  assert.equal(dying.happened('stepped'), false);
  assert.equal(dying.state.turn.taker, 'elf');
});

rule('NXT-OPP-08', 'the dwarf leaves by a door in the zone of a fimir and takes one blow', () => {
  const t = table(
    `
    +-+-+-+
    |D . :|
    + + +-+
    |. F|.|
    +-+-+-+`.replace('|D . :|', '|D .o:|'),
    { D: { kind: 'dwarf' }, F: { kind: 'fimir' } },
    { turn: { of: 'D', left: 6 }, next: { figures: { D: { facing: 'north', sheet: armed('axe') } } } },
  );
  t.do(step('D', 'B1'), [W, W, W, B, S]);
  assert.equal(t.event('counterRolled').by, t.id('F'));
  t.do(step('D', 'C1'));
  assert.equal(t.happened('counterRolled'), false, 'once a move');
  assert.equal(t.at('D'), 'C1');
  assert.equal(t.figure('D').body, t.figure('D').maxBody - 1);
});
