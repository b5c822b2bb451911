import assert from 'node:assert/strict';
import { hasSquare, withSquares } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { armed, B, S, W } from '../testing/blows.ts';
import { table } from '../testing/index.ts';
import type { NextTable } from '../testing/index.ts';

const [NORTH, EAST, WEST] = [0, 1, 3] as const;
const push = (figure = 'P', direction: number = EAST) => ({ type: 'push', figure, direction });
const HEROES = ['barbarian', 'dwarf', 'elf', 'wizard'];
const isHero = (kind: string) => HEROES.includes(kind);
const holding = (left = 8) => ({ tag: 'holding', what: 'move', left });

/** Letters from front to back. */
const PUSHERS = 'PQR';
const PUSHED = 'XYZ';

interface File {
  readonly free?: number;
  readonly left?: number;
  readonly figures?: object;
  readonly rest?: object;
}

/**
 * In line in a passage: the pushers to the west, P in front and about to push, the others holding back their
 * moves; then those to be pushed, X first; then free squares. Heroes hold a shortsword and wear nothing.
 */
function file(pushers: readonly string[], pushed: readonly string[], more: File = {}): NextTable {
  const { free = 5, left = 8, figures = {}, rest = {} } = more;
  const names = Array.from(PUSHERS.slice(0, pushers.length)).toReversed();
  const cells = [...names, ...PUSHED.slice(0, pushed.length), ...':'.repeat(free)];
  const wall = `+${'-+'.repeat(cells.length)}`;
  const kinds = [
    ...pushers.map((kind, i) => [PUSHERS[i]!, kind] as const),
    ...pushed.map((kind, i) => [PUSHED[i]!, kind] as const),
  ];
  const next = kinds.map(([letter, kind]): [string, object] => [
    letter,
    {
      facing: 'east',
      ...(isHero(kind) ? { sheet: armed('shortsword') } : {}),
      ...(letter === 'Q' || letter === 'R' ? { plights: [holding()] } : {}),
    },
  ]);
  return table(
    `${wall}\n|${cells.join(' ')}|\n${wall}`,
    { ...Object.fromEntries(kinds.map(([letter, kind]) => [letter, { kind }])), ...figures },
    { turn: { of: 'P', left }, ...rest, next: { figures: Object.fromEntries(next) } },
  );
}
const places = (t: NextTable, letters: string) => [...letters].map((letter) => t.at(letter)).join(' ');

rule('NXT-CRD-01', 'the group walks straight on, and those before it go the same way', () => {
  const t = file(['goblin', 'goblin', 'goblin'], ['barbarian', 'dwarf']);
  t.do(push(), [W, W]);
  assert.equal(places(t, 'RQPXY'), 'D1 E1 F1 G1 H1');
  assert.equal(t.all('pushed').length, 3);
  assert.deepEqual([t.plights('Q'), t.plights('R')], [[], []], 'their moves are used');
  assert.equal(t.state.turn.moveOver, true);
  t.refuses({ type: 'step', figure: 'P', to: 'E1' }, 'moveOver', 'CLS-TUR-06');
  assert.equal(t.facing('P'), EAST);
});

rule('NXT-CRD-01', 'a square costs every pusher one, and it ends with the first who has none left', () => {
  const leader = file(['orc', 'orc', 'orc'], ['barbarian'], { left: 2 });
  leader.do(push(), [W, W]);
  assert.equal(places(leader, 'RQPX'), 'C1 D1 E1 F1');
  const friend = file(['orc', 'orc', 'orc'], ['barbarian']);
  friend.state = {
    ...friend.state,
    next: {
      ...friend.state.next,
      plights: { ...friend.state.next.plights, [friend.id('R')]: [holding(1)] as never },
    },
  };
  friend.do(push(), [W, W]);
  assert.equal(places(friend, 'RQPX'), 'B1 C1 D1 E1');
});

const ABREAST = `
  +-+-+-+-+-+
  |P X . . .|
  + + + + + +
  |Q . . . .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+`;
const APART = `
  +-+-+-+-+-+
  |P X . . .|
  + + + + + +
  |. . . . .|
  + + + + + +
  |Q . . . .|
  +-+-+-+-+-+`;

rule('NXT-CRD-01', 'side by side is a group too, but not whoever stands apart or holds back nothing', () => {
  const abreast = (map: string, plights: { tag: string }[]) =>
    table(
      map,
      { P: { kind: 'ogre' }, Q: { kind: 'orc' }, X: { kind: 'dwarf' } },
      { turn: { of: 'P', left: 6 }, next: { figures: { Q: { plights }, X: { sheet: armed(null) } } } },
    );
  const t = abreast(ABREAST, [holding()]);
  t.do(push(), [W, W, W]);
  assert.equal(places(t, 'PQX'), 'D1 D2 E1');
  abreast(ABREAST, []).refuses(push(), 'pushesAlone', 'NXT-CRD-03');
  abreast(APART, [holding()]).refuses(push(), 'pushesAlone', 'NXT-CRD-03');
});

rule('NXT-CRD-01', 'there must be an enemy straight ahead of somebody, and movement for it', () => {
  const t = file(['orc', 'orc'], ['barbarian']);
  t.refuses(push('P', WEST), 'wayBlocked', 'NXT-CRD-01');
  t.refuses(push('P', NORTH), 'wayBlocked', 'NXT-CRD-01');
  t.refuses(push('P', 4), 'noSuchSide', 'NXT-CRD-01');
  file(['orc', 'orc'], ['barbarian'], { left: 0 }).refuses(push(), 'noMovementLeft', 'NXT-CRD-01');
  const nobody = table(
    '+-+-+-+-+\n|Q P : X|\n+-+-+-+-+',
    { P: { kind: 'orc' }, Q: { kind: 'orc' }, X: { kind: 'dwarf' } },
    { turn: { of: 'P', left: 8 }, next: { figures: { Q: { plights: [holding()] } } } },
  );
  nobody.refuses(push(), 'nobodyToPush', 'NXT-CRD-01');
});

rule('NXT-CRD-01', 'heroes hold back what is left of their move until the turn of the last', () => {
  const t = table(
    '+-+-+-+-+-+-+\n|B D O : : :|\n+-+-+-+-+-+-+',
    { B: { kind: 'barbarian' }, D: { kind: 'dwarf' }, O: { kind: 'orc' } },
    {
      turn: 'B',
      next: {
        figures: { B: { facing: 'east', sheet: armed(null) }, D: { facing: 'east', sheet: armed(null) } },
      },
    },
  );
  t.refuses({ type: 'holdMove', figure: 'B' }, 'rollFirst', 'NXT-MOV-01');
  t.do({ type: 'rollMovement', figure: 'B' }, [1, 1]);
  t.do({ type: 'holdMove', figure: 'B' });
  assert.deepEqual(t.plights('B'), [holding(2)]);
  t.refuses({ type: 'holdMove', figure: 'B' }, 'moveOver', 'CLS-TUR-06');
  t.do({ type: 'endTurn' });
  t.refuses(push('D'), 'rollFirst', 'NXT-MOV-01');
  t.do({ type: 'rollMovement', figure: 'D' }, [4, 4]);
  t.do(push('D'), [W, W, W]);
  assert.equal(places(t, 'BDO'), 'C1 D1 E1', 'two squares were held back');
  assert.deepEqual(t.plights('B'), []);
  assert.deepEqual(t.state.next.turn.actions, ['move']);
});

rule('NXT-CRD-01', 'a move held back too long is lost', () => {
  const heroes = file(['barbarian', 'dwarf'], ['orc'], { rest: { turn: { of: 'Q', left: 3 } } });
  heroes.do({ type: 'endTurn' });
  assert.ok(heroes.happened('heldMoveLost'));
  assert.deepEqual(heroes.plights('Q'), []);
  const monsters = file(['orc', 'orc'], ['barbarian']);
  monsters.do({ type: 'holdMove', figure: 'P' });
  monsters.do({ type: 'endTurn' });
  assert.deepEqual([monsters.plights('P'), monsters.plights('Q')], [[], []]);
});

const VECTORS: readonly [pushers: string[], pushed: string[], refusal: string | null][] = [
  [['goblin', 'goblin', 'goblin'], ['barbarian', 'dwarf'], null],
  [['orc', 'orc'], ['barbarian', 'dwarf'], 'tooWeak'],
  [['bugbear'], ['barbarian', 'dwarf'], null],
  [['bugbear'], ['barbarian', 'dwarf', 'elf'], 'tooWeak'],
  [['barbarian', 'dwarf', 'elf'], ['bugbear'], null],
  [['barbarian'], ['goblin'], 'pushesAlone'],
  [['barbarian', 'dwarf'], ['goblin'], null],
  [['barbarian', 'dwarf'], ['bugbear'], 'tooWeak'],
  [['goblin', 'orc'], ['barbarian'], null],
  [['orc'], ['barbarian'], 'pushesAlone'],
];

function tryAll(vectors: typeof VECTORS): void {
  for (const [pushers, pushed, refusal] of vectors) {
    const t = file(pushers, pushed);
    if (refusal === null) assert.ok(t.offers(push()), `${pushers.join()} push ${pushed.join()}`);
    else t.refuses(push(), refusal, 'NXT-CRD-03');
  }
}

rule('NXT-CRD-02', 'a major monster weighs three, a hero and every other monster one', () => {
  tryAll(VECTORS.filter(([pushers, pushed]) => [...pushers, ...pushed].includes('bugbear')));
  assert.ok(file(['gargoyle'], ['barbarian', 'dwarf']).offers(push()));
  file(['ogre'], ['barbarian']).refuses(push(), 'pushesAlone', 'NXT-CRD-03');
});

rule('NXT-CRD-03', 'the heavier side pushes, or the more numerous; only a major monster pushes alone', () => {
  tryAll(VECTORS);
});

rule(
  'NXT-CRD-04',
  'the pushed go to free squares or into each other’s; with none to go to there is no push',
  () => {
    const t = file(['goblin', 'goblin', 'goblin'], ['barbarian', 'dwarf'], { free: 1 });
    t.do(push(), [W, W]);
    assert.equal(places(t, 'PXY'), 'D1 E1 F1', 'one square, and then the wall');
    file(['goblin', 'goblin', 'goblin'], ['barbarian', 'dwarf'], { free: 0 }).refuses(
      push(),
      'nowhereToGo',
      'NXT-CRD-04',
    );
    const captive = table(
      '+-+-+-+-+-+\n|Q P X C :|\n+-+-+-+-+-+',
      { P: { kind: 'orc' }, Q: { kind: 'orc' }, X: { kind: 'dwarf' }, C: { kind: 'captive' } },
      { turn: { of: 'P', left: 8 }, next: { figures: { Q: { plights: [holding()] } } } },
    );
    captive.refuses(push(), 'nowhereToGo', 'NXT-CRD-04');
  },
);

rule('NXT-CRD-04', 'those who are met on the way are pushed as well, if the pushers can', () => {
  const t = table(
    '+-+-+-+-+-+-+-+\n|Q P X : Y : :|\n+-+-+-+-+-+-+-+',
    { P: { kind: 'orc' }, Q: { kind: 'orc' }, X: { kind: 'dwarf' }, Y: { kind: 'barbarian' } },
    {
      turn: { of: 'P', left: 8 },
      next: {
        figures: { Q: { plights: [holding()] }, X: { sheet: armed(null) }, Y: { sheet: armed(null) } },
      },
    },
  );
  t.do(push(), [W, W, W]);
  assert.equal(places(t, 'QPXY'), 'B1 C1 D1 E1', 'two do not push two');
});

rule('NXT-CRD-05', 'three squares at most, however far they could walk', () => {
  const t = file(['bugbear'], ['barbarian'], { free: 6, left: 8 });
  t.do(push(), [W, W]);
  assert.equal(places(t, 'PX'), 'D1 E1');
});

rule('NXT-CRD-06', 'the first to be pushed strikes at the leader, by black shields', () => {
  const t = file(['bugbear'], ['barbarian'], { figures: { P: { kind: 'bugbear', body: 2 } } });
  t.do(push(), [B, S, S]);
  const { by, on, hits, why } = t.event('counterRolled');
  assert.deepEqual([by, on, hits, why], [t.id('X'), t.id('P'), 1, 'push']);
  assert.equal(t.figure('P').body, 1);
  assert.equal(places(t, 'PX'), 'D1 E1');
  const dead = file(['orc', 'orc'], ['barbarian']);
  dead.do(push(), [B, W, S]);
  assert.equal(dead.find('P'), undefined);
  assert.equal(places(dead, 'QX'), 'B1 D1', 'with the leader gone it is over');
});

rule('NXT-CRD-06', 'heroes take the same risk; a shooter draws the dagger; a sleeper does nothing', () => {
  const heroes = file(['barbarian', 'dwarf'], ['orc']);
  heroes.do(push(), [B, B, B, W, S]);
  assert.equal(heroes.figure('P').body, heroes.figure('P').maxBody - 2);
  const elf = file(['orc', 'orc'], ['elf']);
  elf.state = {
    ...elf.state,
    next: {
      ...elf.state.next,
      sheets: { ...elf.state.next.sheets, elf: { ...elf.sheet('X'), ...(armed('longBow') as object) } },
    },
  };
  elf.do(push(), [W]);
  assert.equal(elf.event('counterRolled').faces.length, 1);
  const sleeper = file(['orc', 'orc'], ['elf'], { figures: { X: { kind: 'elf', conditions: ['asleep'] } } });
  sleeper.do(push());
  assert.equal(sleeper.happened('counterRolled'), false);
});

rule('NXT-CRD-07', 'a pit takes whoever is pushed into it, and the push ends there', () => {
  const t = file(['orc', 'orc'], ['barbarian'], { rest: { quest: { traps: [{ kind: 'pit', at: 'E1' }] } } });
  t.do(push(), [W, W]);
  assert.equal(places(t, 'QPX'), 'C1 D1 E1');
  assert.deepEqual(t.figure('X').conditions, ['pit']);
  assert.equal(t.figure('X').body, t.figure('X').maxBody - 1);
  t.do({ type: 'endTurn' });
  const monster = file(['barbarian', 'dwarf'], ['orc'], {
    figures: { X: { kind: 'orc', body: 2 } },
    rest: { quest: { traps: [{ kind: 'pit', at: 'E1' }] } },
  });
  monster.do(push(), [W, W, W]);
  assert.deepEqual(
    [monster.at('X'), monster.figure('X').conditions, monster.figure('X').body],
    ['E1', ['pit'], 1],
  );
  assert.deepEqual([monster.state.turn.taker, monster.state.next.turn.over], [monster.id('P'), false]);
});

rule('NXT-CRD-07', 'a trap works on whoever is pushed onto it, monsters too, who goes no further', () => {
  const traps = [{ kind: 'spear', at: 'D1' }];
  const walked = file(['barbarian', 'dwarf'], ['orc'], { rest: { quest: { traps }, turn: 'morcar' } });
  walked.do({ type: 'step', figure: 'X', to: 'D1' }, [W, W]);
  assert.equal(walked.happened('trapWentOff'), false, 'they know where to walk');
  const t = file(['barbarian', 'dwarf'], ['orc'], {
    figures: { X: { kind: 'orc', body: 2 } },
    rest: { quest: { traps } },
  });
  t.do(push(), [W, W, W, S]);
  assert.ok(t.happened('trapWentOff'));
  assert.equal(t.figure('X').body, 1);
  assert.equal(places(t, 'QPX'), 'B1 C1 D1');
  const hero = file(['orc', 'orc'], ['barbarian'], { rest: { quest: { traps } } });
  hero.do(push(), [W, W, S]);
  assert.equal(hero.figure('X').body, hero.figure('X').maxBody - 1);
  assert.equal(places(hero, 'QPX'), 'B1 C1 D1');
});

rule('NXT-MON-16', 'monsters that push step onto traps known to all, and set them off', () => {
  const t = file(['bugbear'], ['barbarian'], {
    figures: { P: { kind: 'bugbear', body: 3 } },
    rest: { quest: { traps: [{ kind: 'spear', at: 'B1' }] } },
  });
  t.state = { ...t.state, traps: ['found'] };
  t.do(push(), [W, W, S]);
  assert.deepEqual([t.figure('P').body, t.figure('X').body, t.state.traps], [2, 8, ['gone']]);
});

rule('NXT-CRD-08', 'orcs drive the heroes back up to three squares; three goblins could have done it', () => {
  for (const kind of ['orc', 'goblin']) {
    const t = file([kind, kind, kind], ['barbarian', 'dwarf'], { free: 6 });
    t.do(push(), [B, W, W]);
    assert.equal(t.event('counterRolled').by, 'barbarian');
    assert.equal(places(t, 'PXY'), 'F1 G1 H1');
  }
});

rule('NXT-OPP-03', 'being pushed draws no blow; pushing past somebody who is not pushed does', () => {
  const t = table(
    `
    +-+-+-+-+-+
    |P X . . .|
    + + + + + +
    |D . . . .|
    +-+-+-+-+-+`,
    { P: { kind: 'bugbear', body: 3 }, X: { kind: 'barbarian' }, D: { kind: 'dwarf' } },
    {
      turn: { of: 'P', left: 6 },
      next: {
        figures: {
          X: { facing: 'west', sheet: armed('shortsword') },
          D: { facing: 'north', sheet: armed('warHammer') },
        },
      },
    },
  );
  t.do(push(), [W, W, W, W, W]);
  assert.deepEqual(
    t.all('counterRolled').map(({ by, why }) => [by, why]),
    [
      ['dwarf', 'opportunity'],
      ['barbarian', 'push'],
    ],
  );
});

rule('NXT-CRD-01', 'whoever has a wall before it stays behind, and the others push without it', () => {
  const t = table(
    `
    +-+-+-+-+-+-+
    |R|. . . . .|
    + + + + + + +
    |Q P X . . .|
    +-+-+-+-+-+-+`,
    { P: { kind: 'orc' }, Q: { kind: 'orc' }, R: { kind: 'orc' }, X: { kind: 'dwarf' } },
    {
      turn: { of: 'P', left: 6 },
      next: {
        figures: { Q: { plights: [holding()] }, R: { plights: [holding()] }, X: { sheet: armed(null) } },
      },
    },
  );
  t.do(push(), [W, W, W]);
  assert.equal(places(t, 'RQPX'), 'A1 D2 E2 F2');
  assert.deepEqual(t.plights('R'), [holding()], 'it may still join another push');
});

rule('NXT-CRD-01', 'the push is over when a pusher falls or dies on the way', () => {
  const t = file(['barbarian', 'dwarf'], ['orc'], {
    figures: { X: { kind: 'orc', defence: 0, attack: 0 } },
    rest: { quest: { traps: [{ kind: 'spear', at: 'B1' }] } },
  });
  t.do(push(), ['safe']);
  assert.equal(t.all('pushed').length, 3, 'a trap that hurts nobody stops nobody');
  const dying = file(['orc', 'orc'], ['barbarian'], { free: 5 });
  dying.do(push(), [B, B, S, S]);
  assert.equal(dying.all('pushed').length, 1);
  assert.equal(dying.state.turn.moveOver, true);
});

rule('NXT-AMB-01', 'whoever is pushed lies in wait no longer', () => {
  const t = file(['bugbear'], ['barbarian'], { free: 3 });
  const plights = { ...t.state.next.plights, barbarian: [{ tag: 'ambush' as const }] };
  t.state = { ...t.state, next: { ...t.state.next, plights } };
  t.do(push(), [W, W]);
  assert.deepEqual(t.plights('X'), []);
});

rule('NXT-CRD-01', 'no help from those who sleep, lie in a pit or are held, nor from the other side', () => {
  for (const conditions of [['asleep'], ['pit']]) {
    const t = file(['orc', 'orc'], ['barbarian'], { figures: { Q: { kind: 'orc', conditions } } });
    t.refuses(push(), 'pushesAlone', 'NXT-CRD-03');
  }
  const held = file(['orc', 'orc'], ['barbarian']);
  const plights = {
    ...held.state.next.plights,
    [held.id('Q')]: [holding(), { tag: 'held', by: 'jaw' }] as never,
  };
  held.state = { ...held.state, next: { ...held.state.next, plights } };
  held.refuses(push(), 'pushesAlone', 'NXT-CRD-03');
});

rule(
  'NXT-CRD-04',
  'one who is held or lies in a pit is not pushed, and monsters are not pushed onto the stairs',
  () => {
    const held = file(['orc', 'orc'], ['barbarian']);
    const plights = { ...held.state.next.plights, barbarian: [{ tag: 'held', by: 'slime' }] as never };
    held.state = { ...held.state, next: { ...held.state.next, plights } };
    held.refuses(push(), 'nowhereToGo', 'NXT-CRD-04');
    const fallen = file(['orc', 'orc'], ['barbarian'], {
      figures: { X: { kind: 'barbarian', conditions: ['pit'] } },
    });
    fallen.refuses(push(), 'nowhereToGo', 'NXT-CRD-04');
    const stairs = (pushers: string, pushed: string) =>
      table(
        `
      +-+-+-+-+-+
      |Q P X . .|
      + + + + + +
      |. . . . .|
      +-+-+-+-+-+`,
        { P: { kind: pushers }, Q: { kind: pushers === 'orc' ? 'orc' : 'dwarf' }, X: { kind: pushed } },
        { turn: { of: 'P', left: 8 }, stairs: 'D1', next: { figures: { Q: { plights: [holding()] } } } },
      );
    stairs('barbarian', 'orc').refuses(push(), 'nowhereToGo', 'NXT-CRD-04');
    assert.ok(stairs('orc', 'barbarian').offers(push()), 'heroes are');
  },
);

rule('NXT-CRD-01', 'nobody walks into an open pit behind the one pushed', () => {
  const t = file(['orc', 'orc'], ['barbarian'], { rest: { quest: { traps: [{ kind: 'pit', at: 'B1' }] } } });
  t.state = { ...t.state, pits: withSquares(t.state.pits, [t.square('C1')]) };
  t.refuses(push(), 'wayBlocked', 'NXT-CRD-01');
});

rule('NXT-CRD-07', 'into an open pit, and onto a trap of the Dwarf’s', () => {
  const open = file(['orc', 'orc'], ['barbarian'], {
    rest: { quest: { traps: [{ kind: 'pit', at: 'D1' }] } },
  });
  open.state = { ...open.state, traps: ['open'], pits: withSquares(open.state.pits, [open.square('D1')]) };
  open.do(push(), [W, W]);
  assert.deepEqual([places(open, 'QPX'), open.figure('X').conditions], ['B1 C1 D1', ['pit']]);
  const dwarf = file(['barbarian', 'dwarf'], ['orc'], { figures: { X: { kind: 'orc', body: 3 } } });
  dwarf.state = { ...dwarf.state, next: { ...dwarf.state.next, dwarfTraps: [dwarf.square('D1')] } };
  dwarf.do(push(), [W, W, W, S, W]);
  assert.deepEqual([places(dwarf, 'QPX'), dwarf.figure('X').body], ['B1 C1 D1', 2]);
  const known = file(['orc', 'orc'], ['barbarian']);
  known.state = { ...known.state, next: { ...known.state.next, dwarfTraps: [known.square('D1')] } };
  known.do(push(), [W, W, W, W]);
  assert.equal(places(known, 'QPX'), 'D1 E1 F1', 'heroes know it; the monster behind does not');
  assert.deepEqual(known.event('dwarfTrapSprung').figure, known.id('P'));
});

rule('NXT-CRD-01', 'heroes make the ground safe by it, and who was pushed is no newcomer', () => {
  const t = file(['barbarian', 'dwarf'], ['orc'], { free: 2, rest: { turn: { of: 'P', left: 1 } } });
  t.state = { ...t.state, next: { ...t.state.next, newcomers: [t.id('X'), 'elf'] } };
  t.do(push(), [W, W, W]);
  assert.deepEqual(
    ['C1', 'B1'].map((name) => hasSquare(t.state.safe, t.square(name))),
    [true, true],
  );
  assert.equal(hasSquare(t.state.safe, t.square('D1')), false, 'where the orc went, nobody knows');
  assert.deepEqual(t.state.next.newcomers, ['elf']);
});

rule('NXT-CRD-06', 'one without dice strikes nobody', () => {
  const t = file(['barbarian', 'dwarf'], ['orc'], { figures: { X: { kind: 'orc', attack: 0 } } });
  t.do(push());
  assert.equal(t.happened('counterRolled'), false);
});
