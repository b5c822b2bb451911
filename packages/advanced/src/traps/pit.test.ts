/** Pits and portcullises (ADV-TRAP-09 to ADV-TRAP-14). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { sightTo } from '../sight.ts';
import { battle } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { sprung, trapped } from '../testing/trapped.ts';
import type { TrapThing } from './types.ts';

/** A pit on B1, noticed: A beside it. */
function atPit(figures: Parameters<typeof trapped>[0] = { A: {} }): AdvancedTable {
  const t = trapped(figures, { untrodden: [] });
  return withThings(t, [
    { id: 'trap-1', tag: 'trap', square: t.square('B1'), trap: 'pit', state: 'noticed', chest: null },
  ]);
}

function withThings(t: AdvancedTable, things: readonly TrapThing[]): AdvancedTable {
  const [level] = t.state.levels;
  t.state = { ...t.state, levels: [{ ...level!, things }] };
  return t;
}

const JUMP = { type: 'jump', figure: 'A', to: 'C1' };

for (const [face, wounds] of [
  [8, 4],
  [9, 3],
] as const)
  rule('ADV-TRAP-09', `a ${face} on the way down leaves ${wounds} wounds, armour or not`, () => {
    const t = trapped({ A: { armour: ['plateArmour'] } });
    sprung(t, 'pit', [face]);
    assert.deepEqual(
      [t.figure('A').wounds, t.figure('A').effects.map(({ tag }) => tag)],
      [wounds, ['inPit']],
    );
    assert.deepEqual(
      t.state.levels[0]!.things.map((thing) => (thing.tag === 'trap' ? [thing.trap, thing.state] : [])),
      [['pit', 'sprung']],
    );
  });

rule('ADV-TRAP-09', 'a pit that was noticed is not fallen into, nor disarmed; one may walk around it', () => {
  const t = trapped();
  t.do({ type: 'step', figure: 'A', to: 'B1' });
  t.do({ type: 'playCounter', counter: 'trap' }, [1, 5]);
  assert.equal(t.at('A'), 'A1');
  t.refuses({ type: 'disarm', figure: 'A', trap: 'trap-1' }, 'cannotDisarm', 'ADV-TRAP-09');
  t.refuses({ type: 'step', figure: 'A', to: 'B1' }, 'noSuchStep', 'ADV-EXPL-04');
  for (const to of ['A2', 'B2']) t.do({ type: 'step', figure: 'A', to });
});

/** A sits in a pit on A1. */
function inPit(): AdvancedTable {
  const t = trapped({ A: {} }, { untrodden: [] });
  sprung(t, 'pit', [1]);
  t.do({ type: 'done' }, [5]);
  return t;
}

rule(
  'ADV-TRAP-10',
  'Speed or less climbs out, onto a free square of one’s choice; once a turn, in place of a move',
  () => {
    const t = inPit();
    t.refuses({ type: 'step', figure: 'A', to: 'B1' }, 'downThere', 'ADV-TRAP-10');
    t.do({ type: 'climbOut', figure: 'A' }, [9]);
    t.refuses({ type: 'climbOut', figure: 'A' }, 'noSquaresLeft', 'ADV-EXPL-03');
    t.do({ type: 'done' }, [5]);
    t.do({ type: 'climbOut', figure: 'A' }, [8]);
    assert.deepEqual(t.awaited()[0], { seat: 'ann', prompt: 'comeOut' });
    t.refuses({ type: 'comeOut', to: 'C1' }, 'notAtPit', 'ADV-TRAP-10');
    t.do({ type: 'comeOut', to: 'A2' });
    assert.deepEqual([t.at('A'), t.figure('A').effects], ['A2', []]);
  },
);

rule('ADV-TRAP-10', 'whoever is beside a pit and whoever is in it strike each other as anywhere', () => {
  const map = `
    +-+-+
    |A R|
    +-+-+
  `;
  const figures = { A: { effects: [{ tag: 'inPit', ends: 'never' }] }, R: { monster: 'ratman' } } as const;
  const ours = battle(map, figures);
  ours.do({ type: 'attack', figure: 'A', target: 'R', weapon: 'sword' }, [2]);
  assert.ok(ours.happened('attackRolled'));
  battle(map, figures).refuses({ type: 'run', figure: 'A' }, 'downThere', 'ADV-TRAP-10');
  const theirs = battle(map, figures, { turn: { phase: 'master', order: 'moveFirst' } });
  theirs.do({ type: 'attack', figure: 'R', target: 'A', weapon: 'sword' }, [2], 'master');
  assert.ok(theirs.happened('attackRolled'));
});

for (const [face, at] of [
  [8, 'C1'],
  [9, 'B1'],
] as const)
  rule('ADV-TRAP-11', `a jump with a ${face} ends on ${at}, and counts as two squares`, () => {
    const t = atPit();
    t.do(JUMP, face === 8 ? [face] : [face, 1]);
    assert.deepEqual([t.at('A'), t.state.turn.acts['A']!.moved], [at, 2]);
    assert.equal(t.happened('fellIn'), face === 9);
  });

rule('ADV-TRAP-11', 'henchmen jump too; straight over, and onto a free square', () => {
  const t = atPit({ A: {}, B: { kind: 'henchman', serves: 'A' } });
  t.refuses({ ...JUMP, to: 'B2' }, 'noSuchJump', 'ADV-TRAP-11');
  t.do({ type: 'step', figure: 'B', to: 'B2' });
  t.refuses({ ...JUMP, figure: 'B', to: 'B1' }, 'noSuchJump', 'ADV-TRAP-11');
  const two = trapped({ A: {}, B: {} }, { untrodden: [] });
  withThings(two, [
    { id: 'trap-1', tag: 'trap', square: two.square('A2'), trap: 'pit', state: 'sprung', chest: null },
  ]);
  two.refuses({ ...JUMP, to: 'A3' }, 'noSuchJump', 'ADV-TRAP-11');
});

/** A portcullis down between the columns A and B. */
function barred(figures: Parameters<typeof trapped>[0]): AdvancedTable {
  const t = trapped(figures, { untrodden: [] });
  sprung(t, 'portcullis', []);
  t.do({ type: 'dropPortcullis', at: 'A1', side: 1 });
  return t;
}

const LIFT = { type: 'liftPortcullis', figure: 'A', trap: 'trap-2' };

rule('ADV-TRAP-12', 'the master lays it anywhere across the room, never slantwise', () => {
  const t = trapped({ A: {} }, { untrodden: [] });
  sprung(t, 'portcullis', []);
  assert.deepEqual(t.awaited()[0], { seat: 'master', prompt: 'dropPortcullis' });
  // Four lines in one direction, three in the other.
  assert.equal(t.offered('dropPortcullis', 'master').length, 7);
  t.refuses({ type: 'dropPortcullis', at: 'E1', side: 1 }, 'notALine', 'ADV-TRAP-12');
});

rule('ADV-TRAP-12', 'it stops movement, and hurts nobody', () => {
  const t = barred({ A: {} });
  t.refuses({ type: 'step', figure: 'A', to: 'B1' }, 'noSuchStep', 'ADV-EXPL-04');
  assert.ok(t.offers({ type: 'step', figure: 'A', to: 'A2' }));
  assert.equal(t.figure('A').wounds, 4);
});

rule('ADV-TRAP-12', 'one sees through it', () => {
  const t = barred({ A: {} });
  assert.equal(sightTo(t.world, t.state, t.figure('A'), t.square('E1')), 'full');
});

for (const [face, passed] of [
  [7, false],
  [8, true],
] as const)
  rule('ADV-TRAP-13', `a ${face} and twice Strength 6 ${passed ? 'lift it' : 'do not'}`, () => {
    const t = barred({ A: {}, B: {} });
    t.do(LIFT);
    t.do({ ...LIFT, figure: 'B' });
    t.do({ type: 'done' }, [face, 5]);
    assert.deepEqual(
      [t.event('portcullisLifted').strength, t.event('portcullisLifted').passed],
      [12, passed],
    );
    assert.deepEqual(t.figure('A').effects, [], 'the next turn their hands are free');
  });

rule('ADV-TRAP-13', 'heroes only, who have not moved, at the grating', () => {
  const t = barred({ A: {}, B: { kind: 'henchman', serves: 'A' } });
  t.refuses({ ...LIFT, figure: 'B' }, 'henchmenOnlyMove', 'ADV-TRAP-13');
  t.refuses({ ...LIFT, trap: 'trap-9' }, 'noPortcullis', 'ADV-TRAP-13');
  t.do({ type: 'step', figure: 'B', to: 'A3' });
  t.do({ type: 'step', figure: 'A', to: 'A2' });
  t.refuses(LIFT, 'hasMoved', 'ADV-TRAP-13');
});

rule('ADV-TRAP-14', 'those who do not lift may roll under; the lifters stay', () => {
  const strong = {
    start: { weaponSkill: 8, bowSkill: 8, strength: 12, toughness: 5, speed: 8, bravery: 9, intelligence: 8 },
  };
  const t = barred({ A: strong, B: {} });
  t.do(LIFT);
  t.do({ type: 'done' }, [8]);
  assert.deepEqual(t.awaited()[0], { seat: 'ann', prompt: 'rollUnder' });
  t.do({ type: 'rollUnder', to: 'B2' }, [5]);
  assert.deepEqual([t.at('A'), t.at('B')], ['A1', 'B2']);
  t.refuses({ type: 'step', figure: 'A', to: 'B1' }, 'noSuchStep', 'ADV-EXPL-04');
});

rule('ADV-TRAP-13', 'a natural 12 jams it, and it stays up for good', () => {
  const t = barred({ A: {} });
  t.do(LIFT);
  t.do({ type: 'done' }, [12, 5]);
  assert.deepEqual([t.event('portcullisLifted').jammed, t.state.levels[0]!.things], [true, []]);
  assert.ok(t.offers({ type: 'step', figure: 'A', to: 'B1' }));
});

rule('ADV-TRAP-12', 'monsters know how to raise it', () => {
  const map = `
    +-+-+-+
    |A . R|
    +-+-+-+
  `;
  const line = { tag: 'across', area: 'scene-1', axis: 'x', after: 0 } as const;
  const grating: TrapThing = {
    id: 'trap-1',
    tag: 'trap',
    square: 0,
    trap: 'portcullis',
    state: 'sprung',
    chest: null,
    line,
  };
  const figures = { A: {}, R: { monster: 'ratman' } };
  const level = { things: [{ ...grating, line: { ...line, after: 1 } }] };
  const theirs = battle(map, figures, { level, turn: { phase: 'master', order: 'moveFirst' } });
  assert.ok(theirs.offers({ type: 'step', figure: 'R', to: 'B1' }, 'master'));
  const ours = battle(map, figures, { level: { things: [grating] } });
  assert.equal(ours.offers({ type: 'step', figure: 'A', to: 'B1' }), false);
});
