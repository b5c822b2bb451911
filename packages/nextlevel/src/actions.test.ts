import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table, walk } from './testing/index.ts';
import type { NextTable } from './testing/index.ts';

const [S, W] = ['skull', 'whiteShield'] as const;
const B = { kind: 'barbarian' } as const;
const G = { kind: 'goblin', body: 3 } as const;
const ROW = `
  +-+-+-+-+
  |.dB G .|
  +-+-+-+-+`;
const FACING = { B: { facing: 'east' }, G: { facing: 'west' } } as const;
const DOOR = 'A1-B1';
const roll = { type: 'rollMovement', figure: 'B' };
const strike = { type: 'strike', figure: 'B', target: 'G' };
const barricade = { type: 'barricade', figure: 'B', door: DOOR };
const listen = { type: 'listen', figure: 'B', door: DOOR };
const step = (figure: string, to: string) => ({ type: 'step', figure, to });
/** A hit, no parry, no critical hit. */
const HIT = [S, W, W, 1, S];

function fight(rest: Parameters<typeof table>[2] = {}): NextTable {
  return table(ROW, { B, G }, { next: { figures: FACING }, ...rest });
}

rule('NXT-ACT-01', 'a hero has two actions, of which moving is one', () => {
  const t = fight();
  t.do(strike, HIT);
  assert.equal(t.state.turn.acted, false);
  t.do(roll, [1, 1]);
  assert.deepEqual([t.state.next.turn.actions, t.state.turn.acted], [['attack', 'move'], true]);
  t.refuses(barricade, 'noActionLeft', 'NXT-ACT-01');
  const still = fight();
  still.do(strike, HIT);
  still.do(barricade);
  still.refuses(roll, 'noActionLeft', 'NXT-ACT-01');
});

rule('NXT-ACT-01', 'both come back with the next turn', () => {
  const t = fight({ next: { figures: FACING, turn: { actions: ['attack', 'barricade'] } } });
  t.refuses(roll, 'noActionLeft', 'NXT-ACT-01');
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.state.next.turn.actions, []);
  t.do(roll, [1, 1]);
});

rule('NXT-ACT-01', 'monsters keep a move and an attack, in either order', () => {
  const back = { type: 'strike', figure: 'G', target: 'B' };
  const t = table(ROW.replace('G .', '. G'), { B, G }, { turn: 'morcar', next: { figures: FACING } });
  walk(t, 'G', 'C1');
  t.do(back, [S, W, 1, W, W, W, W]);
  t.refuses(back, 'alreadyActed', 'CLS-TUR-10');
  t.refuses(step('G', 'D1'), 'moveOver', 'CLS-TUR-06');
  const first = fight({ turn: 'morcar' });
  first.do(back, [S, W, 1, W, W, W, W]);
  assert.equal(first.offers(step('G', 'D1')), true);
});

const SHELF = `
  +-+-+-+
  |.dH X|
  + + + +
  |. . .|
  +-+-+-+`;

/** The types of command offered to a hero in a quiet room, beside a friend, a door and a found trap. */
function offered(kind: string, monster = false): string[] {
  const friend = kind === 'dwarf' ? 'barbarian' : 'dwarf';
  const t = table(
    monster ? SHELF.replace('|. . .|\n  +-+-+-+', '|. . O|\n  +-+-+-+') : SHELF,
    {
      H: { kind, spells: ['genie', 'healBody', 'rockSkin'] },
      X: { kind: friend },
      ...(monster ? { O: { kind: 'orc' } } : {}),
    },
    {
      turn: 'H',
      quest: { traps: [{ kind: 'spear', at: 'B2' }] },
      next: { figures: { H: { facing: 'east', level: 4 } } },
    },
  );
  t.state = { ...t.state, traps: ['found'] };
  const types = ['rollMovement', 'strike', 'castSpell', 'barricade', 'searchTreasure', 'searchTraps'];
  return [...types, 'searchPassages', 'disarm'].filter((type) => t.offered(type, 'heroes').length > 0);
}

const ALL = ['rollMovement', 'strike', 'barricade', 'searchTreasure', 'searchTraps', 'searchPassages'];

rule(
  'NXT-ACT-02',
  'moving, attacking, barricading and searching are for all; only the dwarf disarms traps',
  () => {
    assert.deepEqual(offered('barbarian'), ALL);
    assert.deepEqual(offered('dwarf'), [...ALL, 'disarm']);
    for (const kind of ['elf', 'wizard']) assert.deepEqual(offered(kind), ALL.toSpliced(2, 0, 'castSpell'));
  },
);

rule('NXT-ACT-02', 'the searches, and only they, need a place without monsters', () => {
  const left = ['rollMovement', 'strike', 'barricade'];
  assert.deepEqual(offered('barbarian', true), left);
  assert.deepEqual(offered('dwarf', true), [...left, 'disarm']);
});

rule('NXT-ACT-03', 'no normal action is taken twice in a turn', () => {
  const t = fight();
  t.do(roll, [1, 1]);
  t.refuses(roll, 'sameAction', 'NXT-ACT-03');
  const two = table('+-+-+-+\n|.dBd.|\n+-+-+-+', { B });
  two.do({ type: 'barricade', figure: 'B', door: 'A1-B1' });
  two.refuses({ type: 'barricade', figure: 'B', door: 'B1-C1' }, 'sameAction', 'NXT-ACT-03');
});

const WIZARD = { kind: 'wizard', spells: ['ballOfFlame', 'healBody'] } as const;
const cast = { type: 'castSpell', figure: 'B', spell: 'healBody', target: 'B' };

rule('NXT-ACT-04', 'a blow and a spell are one action: after one, the other is refused', () => {
  const spell = table(ROW, { B: WIZARD, G }, { next: { figures: FACING } });
  spell.do(cast);
  assert.deepEqual(spell.state.next.turn.actions, ['attack']);
  spell.refuses(strike, 'sameAction', 'NXT-ACT-04');
  const blow = table(ROW, { B: WIZARD, G }, { next: { figures: FACING } });
  blow.do(strike, [S, W, 1, S]);
  blow.refuses(cast, 'sameAction', 'NXT-ACT-04');
});

rule('NXT-ACT-05', 'barbarian and dwarf cast no spells, whatever they hold', () => {
  for (const kind of ['barbarian', 'dwarf'] as const) {
    const t = table(ROW, { B: { ...WIZARD, kind }, G });
    t.refuses(cast, 'castsNoSpells', 'CLS-SPL-04');
  }
  for (const kind of ['elf', 'wizard'] as const)
    assert.equal(table(ROW, { B: { ...WIZARD, kind }, G }).offers(cast), true);
});

rule('NXT-ACT-06', 'attack then move, or move then attack', () => {
  const first = fight();
  first.do(strike, HIT);
  first.do(roll, [1, 1]);
  const after = table(ROW.replace('G .', '. G'), { B, G }, { next: { figures: FACING } });
  after.do(roll, [1, 1]);
  walk(after, 'B', 'C1');
  after.do(strike, HIT);
  assert.deepEqual(after.state.next.turn.actions, ['move', 'attack']);
});

rule('NXT-ACT-06', 'no normal action splits a move, while doors and free actions do not end it', () => {
  const map = `
    +-+-+-+-+
    |.dB . G|
    +-+-+-+-+`;
  const t = table(map, { B, G: { ...G, attack: 0 } }, { next: { figures: FACING } });
  t.do(roll, [4, 4]);
  walk(t, 'B', 'C1', 'B1');
  t.do(listen);
  t.do({ type: 'openDoor', figure: 'B', door: DOOR });
  walk(t, 'B', 'C1');
  t.do(strike, HIT);
  t.refuses(step('B', 'B1'), 'moveOver', 'CLS-TUR-06');
});

/** The barbarian between a door and a goblin, with a move rolled. */
function atTheDoor(kind = 'barbarian'): ReturnType<typeof table> {
  const t = table(
    '+-+-+-+-+\n|.dB G .|\n+-+-+-+-+',
    { B: { kind }, G: { ...G, body: 9, attack: 0 } },
    {
      next: { figures: { B: { facing: 'east' }, G: { facing: 'west' } } },
    },
  );
  t.do(roll, [2, 2]);
  return t;
}
const OPEN = { type: 'openDoor', figure: 'B', door: DOOR };
const WEAK = [S, W, W, 1, W];

rule(
  'NXT-ACT-06',
  'a door opened or a turn on the spot begins the move: after an attack it does not go on',
  () => {
    const rolled = atTheDoor();
    rolled.do(strike, WEAK);
    rolled.do(OPEN);
    rolled.do(step('B', 'A1'));
    const opened = atTheDoor();
    opened.do(OPEN);
    opened.do(strike, WEAK);
    opened.refuses(step('B', 'A1'), 'moveOver', 'CLS-TUR-06');
    opened.refuses({ type: 'face', figure: 'B', facing: 0 }, 'moveOver', 'NXT-FAC-03');
    for (const facing of [0, 3]) {
      const turned = atTheDoor();
      turned.do({ type: 'face', figure: 'B', facing });
      turned.do(strike, WEAK);
      turned.refuses(OPEN, 'moveOver', 'NXT-MOV-04');
      turned.refuses(step('B', 'A1'), 'moveOver', 'CLS-TUR-06');
    }
  },
);

rule('NXT-ACT-06', 'a door that turns out to be locked begins it as well', () => {
  const t = table('+-+-+-+-+\n|.|B G .|\n+-+-+-+-+', { B, G: { ...G, body: 9, attack: 0 } }, {
    quest: { doors: [{ at: DOOR, locked: true }] },
    next: { figures: { B: { facing: 'east' }, G: { facing: 'west' } } },
  } as object);
  t.do(roll, [2, 2]);
  t.do(OPEN);
  assert.ok(t.happened('doorLocked'));
  t.do(strike, WEAK);
  t.refuses({ type: 'face', figure: 'B', facing: 0 }, 'moveOver', 'NXT-FAC-03');
});

rule('NXT-ACT-06', 'nor does a second attack or spell that the turn allows split a move', () => {
  const brew = table(
    '+-+-+-+-+\n|. B G H|\n+-+-+-+-+',
    { B: { kind: 'barbarian', conditions: ['brew'] }, G: { ...G, attack: 0 }, H: { ...G, attack: 0 } },
    {
      next: { figures: { B: { facing: 'east' }, G: { facing: 'west' }, H: { facing: 'west' } } },
    },
  );
  brew.do(strike, [S, S, S, 1, 'blackShield']);
  brew.do(roll, [2, 2]);
  brew.do(step('B', 'C1'));
  brew.do({ type: 'strike', figure: 'B', target: 'H' }, [S, S, S, 1, 'blackShield']);
  brew.refuses(step('B', 'B1'), 'moveOver', 'CLS-TUR-06');
});

rule('NXT-ACT-06', 'a door broken in begins the move as well', () => {
  const t = table(
    '+-+-+-+-+\n|.dB G .|\n+-+-+-+-+',
    { B, G: { ...G, body: 9, attack: 0 } },
    {
      next: {
        figures: FACING,
        state: { barricades: [{ door: DOOR, tries: 0, last: null, broken: false }] },
      },
    },
  );
  t.do(roll, [2, 2]);
  t.do({ type: 'breakDoor', figure: 'B', door: DOOR }, [6]);
  t.do(strike, WEAK);
  t.refuses(step('B', 'A1'), 'moveOver', 'CLS-TUR-06');
});

rule('NXT-ACT-06', 'a monster that has turned on the spot and struck goes no further', () => {
  const t = table(
    '+-+-+-+-+\n|. B G .|\n+-+-+-+-+',
    { B: { kind: 'barbarian', body: 9 }, G },
    {
      turn: 'morcar',
      next: { figures: { B: { facing: 'east', sheet: { gear: [], inHand: null } }, G: { facing: 'west' } } },
    },
  );
  t.do({ type: 'face', figure: 'G', facing: 0 });
  t.do({ type: 'strike', figure: 'G', target: 'B' }, [S, W, 1, W, W]);
  t.refuses(step('G', 'D1'), 'moveOver', 'CLS-TUR-06');
});

const search = { type: 'searchTreasure', figure: 'B' };

rule('NXT-ACT-07', 'no search with a monster in the room, or in sight along the passage', () => {
  const room = table('+-+-+-+\n|B . G|\n+-+-+-+', { B, G });
  const passage = table('+-+-+-+\n|B : G|\n+-+-+-+', { B, G });
  for (const type of ['searchTreasure', 'searchTraps', 'searchPassages']) {
    room.refuses({ type, figure: 'B' }, 'monsterAbout', 'NXT-ACT-07');
    if (type !== 'searchTreasure') passage.refuses({ type, figure: 'B' }, 'monsterAbout', 'NXT-ACT-07');
  }
  const wall = table('+-+-+-+\n|B .|G|\n+-+-+-+', { B, G });
  assert.equal(wall.offers(search), true);
});

rule(
  'NXT-ACT-07',
  'in a passage a monster in sight hinders however far off it is, not one round the corner',
  () => {
    const far = table('+-+-+-+-+-+-+-+-+-+\n|B : : : : : : : G|\n+-+-+-+-+-+-+-+-+-+', { B, G });
    far.refuses({ type: 'searchTraps', figure: 'B' }, 'monsterAbout', 'NXT-ACT-07');
    const corner = table('+-+-+-+\n|B : :|\n+-+-+ +\n|G : :|\n+-+-+-+', { B, G });
    assert.equal(corner.offers({ type: 'searchTraps', figure: 'B' }), true);
  },
);

rule(
  'NXT-ACT-07',
  'nor with one next to the searcher through a doorway; one out in a passage is no hindrance',
  () => {
    const beside = table('+-+-+-+\n|. BoG|\n+-+-+-+', { B, G });
    beside.refuses({ type: 'searchTraps', figure: 'B' }, 'monsterAbout', 'NXT-ACT-07');
    const seen = table('+-+-+-+-+\n|. Bo: G|\n+-+-+-+-+', { B, G });
    assert.equal(seen.offers({ type: 'searchTraps', figure: 'B' }), true);
  },
);

/** A passage with a dark room beyond its door. */
const HALL = `
  +-+-+-+-+
  |H : GdX|
  +-+-+-+-+`;

rule('NXT-ACT-08', 'each hero has the free actions of the list, and no others', () => {
  const map = `
    +-+-+-+
    |G Hd.|
    +-+-+-+`;
  const types = ['listen', 'scan', 'detect', 'mindToBody', 'usePotion', 'disarmFoe', 'changeWeapon'];
  const everyone = ['listen', 'usePotion', 'disarmFoe', 'changeWeapon'];
  for (const [kind, own] of [
    ['barbarian', []],
    ['dwarf', []],
    ['elf', ['scan']],
    ['wizard', ['detect', 'mindToBody']],
  ] as const) {
    const t = table(
      map,
      { G: { kind: 'orc' }, H: { kind, body: 1, potions: ['potionOfHealing'] } },
      { dark: true, turn: 'H', next: { figures: { H: { facing: 'west' }, G: { facing: 'east' } } } },
    );
    const open = types.filter((type) => t.offered(type, 'heroes').length > 0);
    assert.deepEqual(open.toSorted(), [...everyone, ...own].toSorted(), kind);
  }
});

rule('NXT-ACT-09', 'free actions that differ cost nothing, however many', () => {
  const t = table(
    ROW,
    { B: { ...B, body: 1, potions: ['potionOfHealing'] }, G },
    { next: { figures: FACING } },
  );
  t.do(listen);
  t.do({ type: 'usePotion', figure: 'B', potion: 'potionOfHealing' });
  t.do({ type: 'disarmFoe', figure: 'B', target: 'G' }, [6, 6, 6, 1, 1]);
  assert.deepEqual([t.state.next.turn.actions, t.state.next.turn.free.length], [[], 3]);
});

rule('NXT-ACT-10', 'the same one again costs an action, and there is no third time', () => {
  const t = fight();
  t.do(listen);
  t.do(listen);
  assert.deepEqual(t.state.next.turn.actions, ['again']);
  t.refuses(listen, 'onceMoreOnly', 'NXT-ACT-10');
  const busy = fight({ next: { figures: FACING, turn: { actions: ['attack', 'move'] } } });
  busy.do(listen);
  busy.refuses(listen, 'noActionLeft', 'NXT-ACT-10');
});

rule(
  'NXT-ACT-11',
  'a wizard turns Mind into Body, senses, drinks and disarms, and has both actions left',
  () => {
    const t = table(
      HALL.replace('H : G', '. H G').replaceAll(':', '.').replace('X', '.'),
      { H: { kind: 'wizard', body: 1, potions: ['potionOfHealing'] }, G: { kind: 'orc' } },
      { dark: true, turn: 'H', next: { figures: { H: { facing: 'east' }, G: { facing: 'west' } } } },
    );
    const act = (type: string, more: object = {}, dice: number[] = []) =>
      t.do({ type, figure: 'H', ...more }, dice);
    act('mindToBody');
    act('detect', { area: 1 });
    act('usePotion', { potion: 'potionOfHealing' });
    act('disarmFoe', { target: 'G' }, [6, 6, 1, 1, 1]);
    const { free, actions } = t.state.next.turn;
    assert.deepEqual(free, ['mindToBody', 'detect', 'potion', 'disarmFoe']);
    assert.deepEqual(actions, []);
  },
);

rule('NXT-ACT-12', 'a wizard who has cast a spell asks to attack, and is refused', () => {
  const foe = { kind: 'fimir', body: 3 };
  const t = table(ROW, { B: WIZARD, G: foe }, { next: { figures: FACING } });
  t.do({ type: 'castSpell', figure: 'B', spell: 'ballOfFlame', target: 'G' }, [W, W]);
  t.refuses(strike, 'sameAction', 'NXT-ACT-04');
});

rule('NXT-MOV-05', 'a teleport is the move action of the turn', () => {
  const t = table('+-+-+-+-+\n|B . . .|\n+-+-+-+-+', { B: { kind: 'wizard' } });
  t.do(roll, [1, 1]);
  t.do({ type: 'teleport', figure: 'B', to: 'C1', facing: 3 });
  assert.deepEqual([t.at('B'), t.facing('B'), t.state.next.turn.actions], ['C1', 3, ['move']]);
  t.refuses(roll, 'moveOver', 'CLS-TUR-06');
  t.refuses(step('B', 'B1'), 'moveOver', 'CLS-TUR-06');
});

rule('NXT-ACT-01', 'with both actions spent there is no search either', () => {
  const t = table('+-+-+\n|B .|\n+-+-+', { B }, { next: { turn: { actions: ['attack', 'move'] } } });
  for (const type of ['searchTreasure', 'searchTraps', 'searchPassages'])
    t.refuses({ type, figure: 'B' }, 'noActionLeft', 'NXT-ACT-01');
});
