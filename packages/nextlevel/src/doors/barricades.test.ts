import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { nextCard } from '../content/bestiary.ts';
import { table, walk } from '../testing/index.ts';
import type { NextTable } from '../testing/index.ts';

const B = { kind: 'barbarian' } as const;
const DOOR = 'B1-C1';
const map = (edge: string) => `
  +-+-+-+-+
  |. B${edge}. G|
  +-+-+-+-+`;
const shut = { type: 'barricade', figure: 'B', door: DOOR };
const ram = (figure: string) => ({ type: 'breakDoor', figure, door: DOOR });
const END = { type: 'endTurn' };
/** The barbarian strikes at a figure that leaves, and misses. */
const MISSES = ['skull', 'skull', 'skull'];

function behind(kind: string, edge = 'o', rest: Parameters<typeof table>[2] = {}): NextTable {
  return table(map(edge), { B, G: { kind } }, rest);
}

/** The door is barricaded, and a figure stands in front of it on the far side. */
function atTheDoor(kind: string, tries = 0, turn: object | string = 'morcar'): NextTable {
  const drawing = map('d').replace('. G', 'G .');
  const barricades = [{ door: DOOR, tries, last: null, broken: false }];
  return table(drawing, { B, G: { kind } }, { turn, next: { state: { barricades } } } as never);
}

rule('NXT-BAR-01', 'one action shuts and barricades an open door', () => {
  const t = behind('goblin');
  t.do(shut);
  assert.deepEqual(t.types(), ['faced', 'doorBarricaded']);
  assert.deepEqual(t.event('doorBarricaded').rules, ['NXT-BAR-01', 'NXT-BAR-04']);
  assert.equal(t.state.doors[0], 'closed');
  assert.deepEqual(t.state.next.barricades, [{ door: DOOR, tries: 0, last: null, broken: false }]);
  assert.deepEqual(t.state.next.turn.actions, ['barricade']);
  t.refuses(shut, 'sameAction', 'NXT-ACT-03');
  t.do(END);
  t.do({ type: 'step', figure: 'G', to: 'C1' });
  t.refuses({ type: 'step', figure: 'G', to: 'B1' }, 'wallInTheWay', 'CLS-DOR-01');
});

rule('NXT-BAR-01', 'not with an enemy on the square just beyond; a friend there is no matter', () => {
  const near = table(map('o').replace('. G', 'G .'), { B, G: { kind: 'goblin' } });
  near.refuses(shut, 'foeInTheDoorway', 'NXT-BAR-01');
  const friend = table(map('o').replace('. G', 'G .'), { B, G: { kind: 'dwarf' } });
  friend.do(shut);
});

rule('NXT-BAR-01', 'a closed door can be barricaded too, but nobody opens one that is', () => {
  const t = behind('goblin', 'd', { turn: { of: 'B', left: 3 } });
  t.do(shut);
  t.refuses({ type: 'openDoor', figure: 'B', door: DOOR }, 'barricaded', 'NXT-BAR-01');
  const m = table(
    map('d').replace('. G', 'G .'),
    { B, G: { kind: 'orc' } },
    {
      turn: 'morcar',
      quest: { rules: { monstersOpenDoors: true } },
      next: { state: { barricades: [{ door: DOOR, tries: 0, last: null, broken: false }] } },
    },
  );
  m.refuses({ type: 'openDoor', figure: 'G', door: DOOR }, 'barricaded', 'NXT-BAR-01');
});

rule('NXT-BAR-01', 'a barricade is no way round a lock of the quest’s own', () => {
  const quest = { doors: [{ at: DOOR, locked: true }] };
  const t = behind('goblin', '|', { quest });
  t.do(shut);
  assert.deepEqual(t.types(), ['doorLocked']);
  assert.deepEqual([t.state.next.barricades, t.state.next.turn.actions], [[], []]);
  t.refuses(shut, 'locked', 'CLS-QBK-11');
});

rule('NXT-BAR-01', 'monsters do not barricade', () => {
  const t = table(map('o').replace('. G', 'G .'), { B, G: { kind: 'orc' } }, { turn: 'morcar' });
  t.refuses({ ...shut, figure: 'G' }, 'notAHero', 'NXT-BAR-01');
});

const CHANCES = [
  ['goblin', 0, 5, 6],
  ['goblin', 1, 5, 6],
  ['ogre', 0, 5, 6],
  ['chaosSorcerer', 1, 4, 5],
  ['gargoyle', 0, 4, 5],
  ['bugbear', 1, 'blank', 'star'],
] as const;

rule('NXT-BAR-02', 'each status has its chances, at the first attempt and at the second', () => {
  for (const [kind, tries, fails, succeeds] of CHANCES) {
    const holds = atTheDoor(kind, tries);
    holds.do(ram('G'), [fails]);
    assert.deepEqual([holds.state.doors[0], holds.event('doorRammed').broken], ['closed', false], kind);
    assert.equal(holds.state.next.barricades[0]?.tries, tries + 1);
    const gives = atTheDoor(kind, tries);
    gives.do(ram('G'), [succeeds]);
    assert.deepEqual([gives.state.doors[0], gives.event('doorRammed').broken], ['open', true], kind);
  }
});

rule('NXT-BAR-02', 'the third attempt needs no die', () => {
  for (const kind of ['goblin', 'ogre', 'gargoyle']) {
    const t = atTheDoor(kind, 2);
    t.do(ram('G'));
    assert.deepEqual([t.state.doors[0], t.event('doorRammed').die], ['open', null]);
  }
});

rule(
  'NXT-BAR-02',
  'attempts are counted by door: one a side and round, and a round without one changes nothing',
  () => {
    const drawing = `
    +-+-+-+-+
    |B Ad. .|
    +-+-+ + +
    |. .|G O|
    +-+-+-+-+`;
    const figures = { B, A: { kind: 'dwarf' }, G: { kind: 'goblin' }, O: { kind: 'goblin' } };
    const barricades = [{ door: DOOR, tries: 0, last: null, broken: false }];
    const next = {
      figures: { G: { facing: 'north' }, O: { facing: 'north' } },
      state: { barricades },
    } as const;
    const t = table(drawing, figures, { turn: 'morcar', next });
    walk(t, 'G', 'C1');
    t.do(ram('G'), [5]);
    t.refuses(ram('G'), 'moveOver', 'NXT-BAR-05');
    t.state = { ...t.state, turn: { ...t.state.turn, moveOver: false } };
    t.refuses(ram('G'), 'triedThisRound', 'NXT-BAR-02');
    for (let turn = 0; turn < 6; turn += 1) t.do(END);
    assert.equal(t.state.next.barricades[0]?.tries, 1, 'two rounds went by');
    t.do(ram('G'), [5]);
    t.do(END);
    t.do(END);
    t.do({ type: 'rollMovement', figure: 'A' }, [1, 1]);
    t.do(ram('A'));
    assert.equal(t.state.doors[0], 'open', 'the dwarf makes the third attempt on this door');
  },
);

rule('NXT-BAR-03', 'every hero is of medium status, the dwarf included', () => {
  for (const kind of ['barbarian', 'dwarf', 'elf', 'wizard']) {
    for (const [tries, die, state] of [
      [0, 5, 'closed'],
      [0, 6, 'open'],
      [1, 4, 'closed'],
      [1, 5, 'open'],
    ] as const) {
      const barricades = [{ door: DOOR, tries, last: null, broken: false }];
      const t = table(
        map('d').replace('G', '.'),
        { B: { kind } },
        {
          turn: { of: 'B', left: 2 },
          next: { state: { barricades } },
        },
      );
      t.do(ram('B'), [die]);
      assert.equal(t.state.doors[0], state, `${kind} ${tries} ${die}`);
      assert.ok(t.event('doorRammed').rules.includes('NXT-BAR-03'));
    }
  }
});

rule(
  'NXT-BAR-04',
  'whoever barricades stands at the door, is turned to it and moves no more this turn',
  () => {
    const t = behind('goblin');
    t.do(shut);
    assert.equal(t.facing('B'), 1);
    t.refuses({ type: 'rollMovement', figure: 'B' }, 'holdsTheDoor', 'NXT-BAR-04');
    const moving = behind('goblin', 'o', { turn: { of: 'B', left: 4 } });
    moving.do(shut);
    moving.refuses({ type: 'step', figure: 'B', to: 'A1' }, 'holdsTheDoor', 'NXT-BAR-04');
    const away = table('+-+-+-+\n|B .o.|\n+-+-+-+', { B });
    away.refuses({ type: 'barricade', figure: 'B', door: 'B1-C1' }, 'notAtTheDoor', 'NXT-BAR-04');
  },
);

rule(
  'NXT-BAR-05',
  'breaking in is part of the move and takes none of it: the monster goes on and attacks',
  () => {
    const t = atTheDoor('orc');
    const left = t.figure('G').move;
    t.do(ram('G'), [6]);
    assert.deepEqual([t.state.turn.left, t.state.turn.moveOver, t.state.turn.acted], [left, false, false]);
    assert.ok(t.offers({ type: 'strike', figure: 'G', target: 'B' }));
    t.do({ type: 'step', figure: 'G', to: 'D1' }, MISSES);
    const held = atTheDoor('orc');
    held.do(ram('G'), [1]);
    held.refuses({ type: 'step', figure: 'G', to: 'D1' }, 'moveOver', 'CLS-TUR-06');
    assert.equal(held.state.turn.acted, false, 'it may still act');
  },
);

rule('NXT-BAR-05', 'a hero needs the move action for it', () => {
  const barricades = [{ door: DOOR, tries: 0, last: null, broken: false }];
  const t = table(map('d').replace('G', '.'), { B }, { next: { state: { barricades } } });
  t.refuses(ram('B'), 'notMoving', 'NXT-BAR-05');
});

rule('NXT-BAR-06', 'the status is the Bestiary’s', () => {
  assert.deepEqual(
    ['goblin', 'orc', 'gargoyle'].map((kind) => nextCard(kind).status),
    ['minor', 'medium', 'major'],
  );
  const t = atTheDoor('orc', 1);
  t.do(ram('G'), [5]);
  assert.ok(t.event('doorRammed').rules.includes('NXT-BAR-06'));
  assert.equal(t.state.doors[0], 'open', 'a goblin would have needed a 6');
});

rule('NXT-BAR-07', 'monsters in the room are no hindrance', () => {
  const t = table('+-+-+-+\n|O Bo.|\n+-+-+-+', { B, O: { kind: 'orc' } });
  t.do({ type: 'barricade', figure: 'B', door: 'B1-C1' });
  assert.equal(t.state.doors[0], 'closed');
});

rule('NXT-BAR-08', 'a door broken in is open to all and cannot be barricaded again', () => {
  const t = atTheDoor('ogre', 2);
  t.do(ram('G'));
  assert.deepEqual(t.event('doorOpened').rules, ['NXT-BAR-08']);
  t.do({ type: 'step', figure: 'G', to: 'D1' }, MISSES);
  t.refuses(ram('G'), 'notAtTheDoor', 'CLS-DOR-03');
  t.do(END);
  t.refuses(shut, 'doorBroken', 'NXT-BAR-08');
  t.do({ type: 'rollMovement', figure: 'B' }, [1, 1]);
  t.refuses(ram('B'), 'notBarricaded', 'NXT-BAR-02');
  walk(t, 'B', 'C1');
});

rule('NXT-BAR-08', 'nor one that magic has thrown open', () => {
  const barricades = [{ door: DOOR, tries: 0, last: null, broken: false }];
  const t = table(
    map('d').replace('G', '.'),
    { B: { kind: 'wizard', spells: ['genie'] } },
    { next: { state: { barricades } } },
  );
  t.do({ type: 'castSpell', figure: 'B', spell: 'genie', door: DOOR });
  assert.equal(t.state.doors[0], 'open');
  t.refuses(shut, 'doorBroken', 'NXT-BAR-08');
});

rule('NXT-BAR-01', 'from either side of the door', () => {
  const house = `
    +-+-+-+-+
    |. GoB .|
    +-+-+-+-+`;
  const foe = table(house, { B, G: { kind: 'goblin' } });
  foe.refuses(shut, 'foeInTheDoorway', 'NXT-BAR-01');
  const t = table(house.replace('. G', 'G .'), { B, G: { kind: 'goblin' } });
  t.do(shut);
  assert.deepEqual([t.facing('B'), t.state.doors[0]], [3, 'closed']);
});

rule('NXT-BAR-01', 'who stands behind a closed door is no hindrance', () => {
  const t = table(map('d').replace('. G', 'G .'), { B, G: { kind: 'goblin' } });
  t.do(shut);
  assert.ok(t.happened('doorBarricaded'));
});

rule('NXT-BAR-02', 'each side has its attempt in a round', () => {
  for (const [side, refused] of [
    ['heroes', false],
    ['morcar', true],
  ] as const) {
    const t = atTheDoor('goblin');
    const last = { round: t.state.round, side };
    const barricades = t.state.next.barricades.map((one) => ({ ...one, last }));
    t.state = { ...t.state, next: { ...t.state.next, barricades } };
    if (refused) t.refuses(ram('G'), 'triedThisRound', 'NXT-BAR-02');
    else t.do(ram('G'), [1]);
    assert.deepEqual(t.state.next.barricades[0]?.last, { round: t.state.round, side: 'morcar' });
  }
  const hero = table(
    map('d').replace('G', '.'),
    { B },
    {
      turn: { of: 'B', left: 2 },
      next: { state: { barricades: [{ door: DOOR, tries: 0, last: null, broken: false }] } },
    },
  );
  hero.do(ram('B'), [1]);
  assert.equal(hero.state.next.barricades[0]?.last?.side, 'heroes');
});

rule('NXT-BAR-03', 'an ally of the heroes is as strong as they are', () => {
  const barricades = [{ door: DOOR, tries: 1, last: null, broken: false }];
  const t = table(
    map('d').replace('. B', 'B G').replace('. G|', '. .|'),
    { B, G: { kind: 'goblin', freed: true } },
    { turn: 'G', next: { state: { barricades } } },
  );
  t.do(ram('G'), [5]);
  assert.equal(t.state.doors[0], 'open');
});

rule(
  'NXT-MOV-04',
  'a locked door stays shut, and the figure that opened another is the one being played',
  () => {
    const quest = { doors: [{ at: DOOR, locked: true }] };
    const t = behind('goblin', '|', { quest, turn: { of: 'B', left: 3 } });
    t.do({ type: 'openDoor', figure: 'B', door: DOOR });
    assert.deepEqual([t.types(), t.state.doors[0]], [['doorLocked'], 'closed']);
    const orc = table(
      map('d').replace('. G', 'G .'),
      { B, G: { kind: 'orc' } },
      { turn: 'morcar', quest: { rules: { monstersOpenDoors: true } } },
    );
    orc.do({ type: 'openDoor', figure: 'G', door: DOOR });
    assert.deepEqual([orc.state.turn.actor, orc.event('doorOpened').rules[1]], [orc.id('G'), 'CLS-QBK-11']);
  },
);

const SCROLL = { type: 'readScroll', figure: 'B', scroll: 'genie', door: DOOR };
const LOCKED = { doors: [{ at: DOOR, id: 'gate', locked: true }] };

rule('CLS-QBK-11', 'no spell and no scroll opens a door the quest has locked', () => {
  const figures = { B: { sheet: { scrolls: ['genie'] } } };
  const t = behind('goblin', '|', { quest: LOCKED, next: { figures } });
  t.do(SCROLL);
  assert.deepEqual(t.types(), ['scrollRead', 'doorLocked']);
  assert.deepEqual([t.state.doors[0], t.state.lockedDoors, t.sheet('B').scrolls], ['closed', [0], []]);
  const elf = table(
    map('|').replace('B', 'E'),
    { E: { kind: 'elf', spells: ['genie'] }, G: { kind: 'goblin' } },
    { quest: LOCKED },
  );
  elf.do({ type: 'castSpell', figure: 'E', spell: 'genie', door: DOOR });
  assert.deepEqual([elf.happened('doorLocked'), elf.state.doors[0]], [true, 'closed']);
});

rule(
  'CLS-QBK-11',
  'a door its note has opened is no longer locked: barricaded, it gives way to a spell',
  () => {
    const notes = [{ when: { step: 'A1' }, then: [{ open: 'gate' }, { goal: 'goal' }] }];
    const figures = { B: { sheet: { scrolls: ['genie'] } } };
    const rest = { quest: { ...LOCKED, notes }, turn: { of: 'B', left: 4 }, next: { figures } };
    const t = behind('goblin', '|', rest);
    t.do({ type: 'openDoor', figure: 'B', door: DOOR });
    walk(t, 'B', 'A1', 'B1');
    assert.deepEqual([t.state.doors[0], t.state.lockedDoors], ['open', []]);
    t.do(shut);
    t.do(SCROLL);
    assert.deepEqual([t.state.doors[0], t.happened('doorLocked')], ['open', false]);
  },
);
