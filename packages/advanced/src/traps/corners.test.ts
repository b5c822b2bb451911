/** Edge cases of traps: gratings in doorways and passages, pits by the wall, and bonuses of a roll. */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { Written } from '@oubliette/kernel/testing';
import { levelOf, withFigure } from '../figures.ts';
import { battle } from '../testing/battle.ts';
import { sprung, trapped } from '../testing/trapped.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable, Scene } from '../testing/index.ts';
import { walk } from '../testing/walk.ts';
import type { TrapThing } from './types.ts';

const HOUSE = `
  +-+-+-+-+-+-+
  |A . .|: : :|
  + + + +-+-+-+
  |. B .oC . .|
  +-+-+-+-+-+-+
`;

function house(figures: Scene['figures'] = { A: {}, B: {}, C: {} }): AdvancedTable {
  const t = table(HOUSE, figures);
  sprung(t, 'portcullis', []);
  return t;
}

const lines = (t: AdvancedTable): string[] =>
  t.offered('dropPortcullis', 'master').map(({ at, side }) => `${t.squareName(at)}/${side}`);

rule('ADV-TRAP-12', 'across a room by columns and by rows, or in one of its doorways', () => {
  assert.deepEqual(lines(house()), ['A1/1', 'B1/1', 'A1/2', 'C2/1']);
});

rule('ADV-TRAP-12', 'in a passage from wall to wall, and not lengthways', () => {
  const long = table('+-+-+-+-+\n|A : : :|\n+ + + + +\n|: : : :|\n+-+-+-+-+', { A: {} });
  sprung(long, 'portcullis', []);
  assert.deepEqual(lines(long), ['A1/1', 'B1/1', 'C1/1']);
  const tall = table('+-+-+\n|A :|\n+ + +\n|: :|\n+ + +\n|: :|\n+-+-+', { A: {} });
  sprung(tall, 'portcullis', []);
  assert.deepEqual(lines(tall), ['A1/2', 'A2/2']);
  const square = table('+-+-+\n|A :|\n+ + +\n|: :|\n+-+-+', { A: {} });
  sprung(square, 'portcullis', []);
  assert.deepEqual(lines(square), ['A1/1', 'A1/2'], 'either way where it is as wide as long');
});

rule('ADV-TRAP-12', 'where there is only one line, nobody is asked', () => {
  const t = table('+-+-+\n|A :|\n+-+-+', { A: {} });
  sprung(t, 'portcullis', []);
  assert.deepEqual(t.event('portcullisFell').line, { tag: 'across', area: 'scene-1', axis: 'x', after: 0 });
});

rule('ADV-TRAP-12', 'in the doorway it parts the room from what is beyond', () => {
  const t = house();
  t.do({ type: 'dropPortcullis', at: 'C2', side: 1 });
  assert.deepEqual(t.event('portcullisFell').line, { tag: 'door', a: t.square('C2'), b: t.square('D2') });
  assert.ok(t.offers({ type: 'step', figure: 'B', to: 'C2' }), 'the room itself is free');
  t.do({ type: 'step', figure: 'B', to: 'C2' });
  assert.ok(!t.offers({ type: 'step', figure: 'B', to: 'D2' }));
  t.state = { ...t.state, turn: { ...t.state.turn, acts: {} } };
  t.do({ type: 'step', figure: 'C', to: 'E2' });
  assert.ok(t.offers({ type: 'step', figure: 'C', to: 'D2' }), 'so is the passage');
});

rule('ADV-TRAP-12', 'nobody passes it over companions or a pit, though they come from another room', () => {
  const map = HOUSE.replace('. B .oC . .', '. B AoC . .').replace('|A . .', '|. . .');
  const step: Written = { type: 'step', figure: 'A', to: 'E2' };
  const jump: Written = { type: 'jump', figure: 'A', to: 'E2' };
  const laid = (figures: Scene['figures'], ...traps: readonly Partial<TrapThing>[]): AdvancedTable => {
    const t = table(figures['C'] === undefined ? map.replace('oC', 'o.') : map, figures);
    const line = { tag: 'across', area: t.areaAt('D2'), axis: 'x', after: 3 } as const;
    const things = traps.map((trap, index) => ({
      id: `trap-${index}`,
      tag: 'trap' as const,
      state: 'sprung' as const,
      chest: null,
      square: t.square('D2'),
      ...(trap.trap === 'portcullis' ? { line } : {}),
      ...trap,
    })) as TrapThing[];
    const [level] = t.state.levels;
    t.state = { ...t.state, levels: [{ ...level!, things }] };
    return t;
  };
  const [pit, portcullis] = [{ trap: 'pit', state: 'noticed' }, { trap: 'portcullis' }] as const;
  const three = { A: {}, B: {}, C: {} };
  assert.ok(laid(three).offers(step), 'over C, where nothing is in the way');
  assert.ok(!laid(three, portcullis).offers(step));
  const two = { A: {}, B: {} };
  assert.ok(laid(two, pit).offers(jump), 'over the pit, where nothing is in the way');
  assert.ok(!laid(two, pit, portcullis).offers(jump));
});

rule('ADV-TRAP-13', 'it is lifted from either side of a doorway, not from both', () => {
  const t = house({ A: {}, B: {}, C: {} });
  t.do({ type: 'dropPortcullis', at: 'C2', side: 1 });
  t.state = {
    ...t.state,
    figures: t.state.figures.map((one) => (one.id === 'B' ? { ...one, square: t.square('C2') } : one)),
  };
  const lift = (figure: string) => ({ type: 'liftPortcullis', figure, trap: 'trap-2' });
  t.refuses(lift('A'), 'notAtPortcullis', 'ADV-TRAP-13');
  assert.ok(t.offers(lift('B')) && t.offers(lift('C')));
  t.do(lift('B'));
  t.refuses(lift('C'), 'otherSide', 'ADV-TRAP-13');
  t.refuses({ type: 'searchRoom', figure: 'B' }, 'alreadyActed', 'ADV-EXPL-01');
});

rule('ADV-TRAP-14', 'from both sides of a line across the room one rolls under, straight ahead', () => {
  const strong = {
    start: { weaponSkill: 8, bowSkill: 8, strength: 12, toughness: 5, speed: 8, bravery: 9, intelligence: 8 },
  };
  const t = table('+-+-+-+\n|A . C|\n+ + + +\n|B . .|\n+ + + +\n|. D .|\n+-+-+-+', {
    A: {},
    B: strong,
    C: {},
    D: {},
  });
  sprung(t, 'portcullis', []);
  // Between the second row and the third.
  t.do({ type: 'dropPortcullis', at: 'A2', side: 2 });
  t.do({ type: 'liftPortcullis', figure: 'B', trap: 'trap-2' });
  t.do({ type: 'done' }, [8]);
  // A and C do not stand at it.
  assert.deepEqual(
    t.offered('rollUnder', 'ann').map(({ to }) => (to === null ? null : t.squareName(to))),
    ['B2', null],
  );
  t.do({ type: 'rollUnder', to: 'B2' }, [5]);
  assert.equal(t.at('D'), 'B2');
});

const pitAt = (square: number, id = 'trap-1'): TrapThing => ({
  id,
  tag: 'trap',
  square,
  trap: 'pit',
  state: 'noticed',
  chest: null,
});

rule('ADV-TRAP-11', 'over the one square of the pit, straight, onto a free square of the same ground', () => {
  const map = '+-+-+-+-+\n|A . B .|\n+ + + + +\n|. . .|.|\n+-+-+-+-+';
  const t = table(map, { A: {}, B: {} }, { level: { things: [pitAt(1), pitAt(4, 'trap-2')] } });
  assert.deepEqual(t.offered('jump', 'ann'), [], 'B is in the way, and below the pit there is a wall');
  const wall = table(map, { A: {}, B: {} }, { level: { things: [pitAt(6)] } });
  assert.deepEqual(wall.offered('jump', 'ann'), [], 'nor through a wall');
  const free = table(map.replace('B', '.'), { A: {} }, { level: { things: [pitAt(1)] } });
  free.do({ type: 'jump', figure: 'A', to: 'C1' }, [8]);
  assert.deepEqual(
    [free.at('A'), free.state.turn.acts['A']!.moved, free.state.turn.acts['A']!.left],
    ['C1', 2, 10],
  );
});

rule('ADV-TRAP-11', 'with one square left nobody jumps, with two they do', () => {
  const map = '+-+-+-+\n|A . .|\n+-+-+-+';
  const jump = (left: number) => {
    const acts = { A: { moved: 12 - left, left, did: null, first: 'move' as const, over: false } };
    return table(map, { A: {} }, { level: { things: [pitAt(1)] }, turn: { acts } });
  };
  jump(1).refuses({ type: 'jump', figure: 'A', to: 'C1' }, 'noSquaresLeft', 'ADV-TRAP-11');
  const two = jump(2);
  two.do({ type: 'jump', figure: 'A', to: 'C1' }, [3]);
  assert.equal(two.at('A'), 'C1');
});

rule('ADV-TRAP-10', 'out of a pit onto any free square beside it, none of which is a pit itself', () => {
  const map = '+-+-+-+\n|. . B|\n+ + + +\n|. A .|\n+-+-+-+';
  const inPit = { effects: [{ tag: 'inPit', ends: 'never' }] } as const;
  const things: TrapThing[] = [{ ...pitAt(4), state: 'sprung' }, pitAt(3, 'trap-2')];
  const t = table(map, { A: inPit, B: {} }, { level: { things } });
  t.do({ type: 'climbOut', figure: 'A' }, [8]);
  assert.deepEqual(
    t.offered('comeOut', 'ann').map(({ to }) => t.squareName(to)),
    ['B1', 'C2'],
  );
  t.do({ type: 'comeOut', to: 'C2' });
  assert.deepEqual([t.at('A'), t.figure('A').effects, t.state.stack], ['C2', [], []]);
  t.refuses({ type: 'climbOut', figure: 'A' }, 'notInPit', 'ADV-TRAP-10');
});

rule('ADV-TRAP-10', 'down there no wall is searched, no door opened, no stairs taken', () => {
  const inPit = { effects: [{ tag: 'inPit', ends: 'never' }] } as const;
  const things: TrapThing[] = [{ ...pitAt(0), state: 'sprung' }];
  const t = table(
    '+-+-+\n|A .|\n+d+-+',
    { A: inPit },
    { level: { things }, places: { A: { stairs: 'out' } } },
  );
  t.refuses({ type: 'openDoor', figure: 'A', at: 'A1', side: 2 }, 'downThere', 'ADV-TRAP-10');
  t.refuses({ type: 'searchWall', figure: 'A', side: 0 }, 'downThere', 'ADV-TRAP-10');
  t.refuses({ type: 'leaveDungeon', figure: 'A' }, 'downThere', 'ADV-TRAP-10');
});

rule('ADV-TRAP-10', 'with a single way out nobody is asked, with none nobody climbs', () => {
  const inPit = { effects: [{ tag: 'inPit', ends: 'never' }] } as const;
  const pit: TrapThing = { ...pitAt(0), state: 'sprung' };
  const one = table('+-+-+\n|A .|\n+-+-+', { A: inPit }, { level: { things: [pit] } });
  one.do({ type: 'climbOut', figure: 'A' }, [8]);
  assert.equal(one.at('A'), 'B1');
  const none = table('+-+-+\n|A B|\n+-+-+', { A: inPit, B: {} }, { level: { things: [pit] } });
  none.refuses({ type: 'climbOut', figure: 'A' }, 'noRoom', 'ADV-TRAP-10');
});

rule('ADV-HAZ-18', 'a dwarf with a thief along: two more and one less', () => {
  const thief = { kind: 'henchman', serves: 'A', marks: ['thief'] } as const;
  const t = trapped({ A: { race: 'dwarf', marks: ['disarm+1', 'disarm+1'] }, B: thief }, { untrodden: [] });
  t.state = {
    ...t.state,
    levels: [{ ...levelOf(t.state), things: [{ ...pitAt(1), trap: 'spike' }] }],
  };
  t.do({ type: 'disarm', figure: 'A', trap: 'trap-1' }, [12]);
  assert.equal(t.event('disarmRolled').bonus, 3);
  assert.deepEqual(t.event('disarmRolled').rules, ['ADV-SPOT-09', 'ADV-TRAP-08', 'ADV-SPOT-11']);
  const spotting = trapped({ A: { race: 'dwarf' }, B: thief });
  spotting.do({ type: 'step', figure: 'A', to: 'B1' });
  spotting.do({ type: 'playCounter', counter: 'trap' }, [2, 7]);
  assert.deepEqual([spotting.event('spotRolled').bonus, spotting.event('spotRolled').passed], [1, true]);
});

rule('ADV-SPOT-12', 'only on a natural 1 is there a wound more', () => {
  const fumble = (face: number): AdvancedTable => {
    const t = trapped({ A: { startWounds: 9 } }, { untrodden: [] });
    t.state = {
      ...t.state,
      levels: [{ ...levelOf(t.state), things: [{ ...pitAt(1), trap: 'spike' }] }],
    };
    // The spike: three dice that do not wound, and no poison.
    t.do({ type: 'disarm', figure: 'A', trap: 'trap-1' }, [face, 1, 1, 1, 1]);
    return t;
  };
  assert.equal(fumble(1).figure('A').wounds, 8);
  assert.equal(fumble(2).figure('A').wounds, 9);
  assert.deepEqual(fumble(2).event('trapWentOff').rules, ['ADV-SPOT-10', 'ADV-TRAP-19']);
});

const HALLWAY = `
  +-+-+-+-+-+-+-+-+-+-+-+-+
  |A . . . . . . . . . . .|
  + + + + + + + + + + + + +
  |. . . . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+-+-+
`;

rule('ADV-TRAP-17', 'a fireball rolls up to eight squares, and not through walls', () => {
  const ball: TrapThing = {
    id: 'trap-1',
    tag: 'trap',
    square: 0,
    trap: 'fireball',
    state: 'sprung',
    chest: null,
    left: 3,
    rests: false,
  };
  const t = table(
    HALLWAY.replace('A', '.').replace(
      '. .|\n  +-+-+-+-+-+-+-+-+-+-+-+-+\n',
      '. A|\n  +-+-+-+-+-+-+-+-+-+-+-+-+\n',
    ),
    { A: {} },
    {
      level: { things: [ball] },
    },
  );
  t.do({ type: 'done' }, [5]);
  assert.deepEqual(t.awaited(), [{ seat: 'master', prompt: 'moveFireball' }]);
  t.refuses({ type: 'moveFireball', to: 'J1' }, 'tooFar', 'ADV-TRAP-17');
  t.refuses({ type: 'moveFireball', to: 'I2' }, 'tooFar', 'ADV-TRAP-17');
  t.do({ type: 'moveFireball', to: 'I1' });
  const [moved] = levelOf(t.state).things;
  assert.ok(moved?.tag === 'trap');
  assert.deepEqual([t.squareName(moved.square), moved.left], ['I1', 2]);
  const split = HALLWAY.replaceAll('. . . . .|', '.|. . . .|');
  const walled = table(
    split.replace('. . .|\n  + +', '. . A|\n  + +').replace('|A', '|.'),
    { A: {} },
    {
      level: { things: [{ ...ball, square: 5 }] },
    },
  );
  walled.do({ type: 'done' }, [5]);
  assert.equal(
    walled.offered('moveFireball', 'master').some(({ to }) => walled.squareName(to) === 'I1'),
    false,
  );
});

const BLOCKS: TrapThing = {
  id: 'trap-1',
  tag: 'trap',
  square: 11,
  trap: 'blocks',
  state: 'noticed',
  chest: null,
};

rule(
  'ADV-TRAP-24',
  'in a fight half of one’s Speed, rounded up, is slow enough; monsters do not care',
  () => {
    const slow = {
      start: {
        weaponSkill: 8,
        bowSkill: 8,
        strength: 6,
        toughness: 5,
        speed: 7,
        bravery: 9,
        intelligence: 8,
      },
    };
    const t = battle(HALLWAY, { A: slow }, { level: { things: [BLOCKS] } });
    walk(t, 'A', 'B1', 'C1', 'D1', 'E1');
    assert.equal(t.happened('trapWentOff'), false);
    // The fifth: a dodge, and splinters that do no harm.
    t.do({ type: 'step', figure: 'A', to: 'F1' }, [3, 1, 1, 1]);
    assert.deepEqual(t.event('trapWentOff').trap, 'blocks');
    const theirs = battle(
      HALLWAY.replace('|. .', '|R .'),
      { A: {}, R: { monster: 'ratman' } },
      { level: { things: [BLOCKS] }, turn: { phase: 'master', order: 'moveFirst' } },
    );
    theirs.state = withFigure(theirs.state, 'A', { square: theirs.square('L1') });
    for (const to of ['B2', 'C2', 'D2', 'E2', 'F2', 'G2']) theirs.do({ type: 'step', figure: 'R', to });
    assert.equal(theirs.happened('trapWentOff'), false);
  },
);

rule('ADV-TRAP-39', 'on one leg, eight squares and no more', () => {
  const t = table(HALLWAY, { A: { marks: ['lostLeg'] } });
  walk(t, 'A', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1', 'I1');
  t.refuses({ type: 'step', figure: 'A', to: 'J1' }, 'noSquaresLeft', 'ADV-EXPL-03');
});

rule('ADV-MGT-31', 'a potion helps from beside the victim, and not from across the room', () => {
  const potion = { items: ['healingPotion'] };
  const far = trapped({ A: {}, B: potion }, { untrodden: [] });
  far.state = withFigure(far.state, 'B', { square: far.square('E4') });
  sprung(far, 'gas', [12, 12]);
  assert.equal(far.find('A'), undefined, 'nobody is asked');
  const near = trapped({ A: {}, B: potion }, { untrodden: [] });
  sprung(near, 'gas', [12, 1, 12]);
  assert.deepEqual(near.offered('takeAntidote', 'ann'), [{ type: 'takeAntidote', of: 'B' }]);
  near.do({ type: 'takeAntidote', of: 'B' });
  assert.ok(near.find('A'));
  assert.deepEqual(near.sheet('B').items, []);
  const proud = trapped({ A: potion }, { untrodden: [] });
  sprung(proud, 'gas', [12, 12]);
  proud.refuses({ type: 'facePoison', fate: true }, 'noFate', 'ADV-FATE-06');
  proud.do({ type: 'facePoison', fate: false });
  assert.equal(proud.find('A'), undefined);
});

rule('ADV-TRAP-34', 'nobody who lies there holds anybody, and no enemy does', () => {
  const weak = {
    start: { weaponSkill: 8, bowSkill: 8, strength: 2, toughness: 5, speed: 8, bravery: 9, intelligence: 8 },
  };
  const holders = (figures: Scene['figures']): boolean => {
    const t = trapped(figures, { untrodden: [] });
    sprung(t, 'mindstealer', []);
    t.do({ type: 'done' }, [5]);
    return t.happened('held');
  };
  assert.equal(holders({ A: weak, B: {} }), true);
  assert.equal(holders({ A: weak, B: { wounds: 0 } }), false);
});

rule('ADV-TRAP-13', 'jammed, it counts as lifted', () => {
  const t = table('+-+-+\n|A :|\n+-+-+', { A: {} });
  sprung(t, 'portcullis', []);
  t.do({ type: 'liftPortcullis', figure: 'A', trap: 'trap-2' });
  t.do({ type: 'done' }, [12, 5]);
  const { passed, jammed, strength } = t.event('portcullisLifted');
  assert.deepEqual([passed, jammed, strength], [true, true, 6]);
});
