/** Armour on and off (ADV-EXPL-15 to ADV-EXPL-17). */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { stat } from '../figures.ts';
import { table } from '../testing/index.ts';

const ROOMS = `
  +-+-+-+
  |A B .|
  +-+o+-+
  |: C :|
  +-+-+-+
`;

const OFF = { type: 'takeOffArmour', figure: 'A' };

rule('ADV-EXPL-15', 'a whole phase takes off as many pieces as one likes', () => {
  const t = table(ROOMS, { A: { armour: ['chainMail', 'shield'] }, B: {}, C: {} });
  assert.equal(stat(t.state, t.figure('A'), 'toughness'), 8);
  t.refuses({ ...OFF, armour: [] }, 'notWorn', 'ADV-EXPL-15');
  t.refuses({ ...OFF, armour: ['helmet'] }, 'notWorn', 'ADV-EXPL-15');
  t.do({ ...OFF, armour: ['chainMail', 'shield'] });
  assert.deepEqual(t.sheet('A').armour, []);
  assert.equal(stat(t.state, t.figure('A'), 'toughness'), 5);
  t.refuses({ type: 'step', figure: 'A', to: 'A1' }, 'alreadyActed', 'ADV-EXPL-01');
});

rule('ADV-EXPL-15', 'or some of them only', () => {
  const t = table(ROOMS, { A: { armour: ['chainMail', 'shield'] }, B: {}, C: {} });
  t.do({ ...OFF, armour: ['shield'] });
  assert.deepEqual(t.sheet('A').armour, ['chainMail']);
});

rule('ADV-EXPL-16', 'one armour for another takes two turns: what is worn comes off first', () => {
  const t = table(ROOMS, { A: { armour: ['chainMail'] }, B: { armour: ['leatherArmour'] }, C: {} });
  t.do({ ...OFF, armour: ['chainMail'] });
  const { pile } = t.event('armourTakenOff');
  const on = { type: 'putOnArmour', figure: 'B', pile, armour: ['chainMail'] };
  t.refuses(on, 'wornAlready', 'ADV-EXPL-16');
  t.do({ type: 'takeOffArmour', figure: 'B', armour: ['leatherArmour'] });
  t.refuses(on, 'alreadyActed', 'ADV-EXPL-01');
  t.do({ type: 'done' }, [5]);
  t.do(on);
  assert.deepEqual(t.sheet('B').armour, ['chainMail']);
});

rule('ADV-EXPL-17', 'it lies in that section until somebody there puts it on', () => {
  const t = table(ROOMS, { A: { armour: ['chainMail', 'shield'] }, B: {}, C: {} });
  t.do({ ...OFF, armour: ['chainMail', 'shield'] });
  const { pile } = t.event('armourTakenOff');
  const [lying] = t.state.levels[0]!.things;
  assert.deepEqual(lying, {
    id: pile,
    tag: 'pile',
    square: t.square('A1'),
    goods: { gold: 0, items: [] },
    armour: ['chainMail', 'shield'],
    weapons: [],
  });
  t.refuses({ type: 'putOnArmour', figure: 'C', pile, armour: ['shield'] }, 'notLyingHere', 'ADV-EXPL-17');
  t.do({ type: 'putOnArmour', figure: 'B', pile, armour: ['shield'] });
  assert.deepEqual(t.sheet('B').armour, ['shield']);
  t.do({ type: 'done' }, [5]);
  t.do({ type: 'putOnArmour', figure: 'A', pile, armour: ['chainMail'] });
  assert.deepEqual(t.state.levels[0]!.things, []);
});

rule('ADV-EXPL-17', 'of two alike, and of all else in the heap, the rest stays', () => {
  const heap = {
    id: 'pile-1',
    tag: 'pile',
    square: 1,
    goods: { gold: 3, items: ['rope'] },
    armour: ['shield', 'shield', 'chainMail'],
    weapons: ['axe'],
  } as const;
  const t = table(ROOMS, { A: {}, B: {}, C: {} }, { level: { things: [heap] } });
  const on = { type: 'putOnArmour', figure: 'A', pile: 'pile-1', armour: ['shield', 'chainMail'] };
  assert.ok(t.offers(on));
  t.do(on);
  assert.deepEqual(t.sheet('A').armour, ['shield', 'chainMail']);
  assert.deepEqual(t.state.levels[0]!.things, [{ ...heap, armour: ['shield'] }]);
  t.refuses({ type: 'step', figure: 'A', to: 'A1' }, 'alreadyActed', 'ADV-EXPL-01');
  t.do({ type: 'putOnArmour', figure: 'B', pile: 'pile-1', armour: ['shield'] });
  assert.deepEqual(t.state.levels[0]!.things, [{ ...heap, armour: [] }], 'an axe and a rope still lie there');
});

rule('ADV-EXPL-15', 'nobody changes armour after a step or a spell; a henchman never does', () => {
  const act = { moved: 0, left: null, did: null, first: null, over: false } as const;
  const cast = table(
    ROOMS,
    { A: { armour: ['shield'] }, B: {}, C: {} },
    { turn: { acts: { A: { ...act, cast: true } } } },
  );
  cast.refuses({ ...OFF, armour: ['shield'] }, 'hasCast', 'ADV-MAG-11');
  const moved = table(ROOMS, { A: { armour: ['shield'] }, B: {}, C: {} });
  moved.do({ type: 'step', figure: 'B', to: 'C1' });
  moved.do({ type: 'step', figure: 'A', to: 'B1' });
  moved.refuses({ ...OFF, armour: ['shield'] }, 'hasMoved', 'ADV-EXPL-15');
  const man = table(ROOMS, { A: { armour: ['shield'], kind: 'henchman', serves: 'B' }, B: {}, C: {} });
  man.refuses({ ...OFF, armour: ['shield'] }, 'henchmenOnlyMove', 'ADV-EXPL-02');
});
