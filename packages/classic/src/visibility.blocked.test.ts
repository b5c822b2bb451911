import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { checkQuest } from './quest/check.ts';
import { example } from './quest/example.ts';
import { places, revealed, walk } from './testing/steps.ts';
import { table } from './testing/table.ts';

const B = { kind: 'barbarian' } as const;
const step = (figure: string, to: string) => ({ type: 'step', figure, to });
const rubble = (t: ReturnType<typeof table>, seat = 'heroes') => t.seen(seat)['rubble'];

const ELBOW = `
  +-+-+-+-+
  |B : : :|
  +-+-+-+ +
        |:|
        + +
        |:|
        +-+`;

rule('CLS-OBS-01', 'a blocked square is placed as soon as a hero sees it', () => {
  const t = table(ELBOW, { B }, { quest: { blocked: ['D2'] }, dark: true, turn: { of: 'B', left: 3 } });
  assert.deepEqual(rubble(t), []);
  walk(t, 'B', 'B1');
  assert.deepEqual(rubble(t), []);
  walk(t, 'B', 'C1');
  assert.deepEqual(rubble(t), ['D2']);
  const { rules, blocked } = t.event('revealed');
  assert.ok(rules.includes('CLS-OBS-01'));
  assert.deepEqual(blocked, [t.square('D2')]);
});

rule('CLS-OBS-01', 'those of a room are placed with it', () => {
  const map = `
    +-+-+-+-+
    |B .d. .|
    + + + + +
    |. .|. .|
    +-+-+-+-+`;
  const t = table(map, { B }, { quest: { blocked: ['D2'] }, dark: true, turn: { of: 'B', left: 1 } });
  walk(t, 'B', 'B1');
  assert.deepEqual(rubble(t), []);
  t.do({ type: 'openDoor', figure: 'B', door: 'B1-C1' });
  assert.deepEqual(rubble(t), ['D2']);
});

rule('CLS-OBS-02', 'nobody enters a blocked square', () => {
  const map = `
    +-+-+-+-+-+
    |B : : : G|
    +-+-+-+-+-+`;
  const figures = { B, G: { kind: 'goblin' } } as const;
  const quest = { blocked: ['C1'] };
  const t = table(map, figures, { quest, turn: { of: 'B', left: 9 } });
  walk(t, 'B', 'B1');
  t.refuses(step('B', 'C1'), 'squareBlocked', 'CLS-OBS-02');
  t.do({ type: 'endTurn' });
  walk(t, 'G', 'D1');
  t.refuses(step('G', 'C1'), 'squareBlocked', 'CLS-OBS-02');
  assert.deepEqual(places(t), { B: 'B1', G: 'D1' });
});

rule('CLS-OBS-02', 'not even a monster that comes upon it before the heroes do', () => {
  const t = table(
    ELBOW.replace('B :', 'B G'),
    { B, G: { kind: 'goblin' } },
    { quest: { blocked: ['D3'] }, dark: true, turn: 'morcar' },
  );
  walk(t, 'G', 'C1', 'D1', 'D2');
  t.refuses(step('G', 'D3'), 'squareBlocked', 'CLS-OBS-02');
  assert.deepEqual(rubble(t), [], 'which tells the heroes nothing');
});

rule('CLS-OBS-02', 'nor a hero who comes through the wall', () => {
  const map = `
    +-+-+-+
    |B|. .|
    +-+-+-+`;
  const ghost = { kind: 'barbarian', conditions: ['passThroughRock'] } as const;
  const t = table(map, { B: ghost }, { quest: { blocked: ['B1'] }, dark: true });
  t.do({ type: 'rollMovement', figure: 'B' }, [1, 1]);
  t.do(step('B', 'B1'));
  assert.deepEqual(t.event('figureMoved').rules, ['CLS-OBS-02']);
  assert.deepEqual([t.at('B'), rubble(t)], ['A1', ['B1']]);
  t.refuses(step('B', 'B1'), 'alreadyCrossed', 'CLS-MOV-05');
});

const GALLERY = `
  +-+-+-+-+-+
  |B : : : :|
  +-+-+-+-+-+`;

rule('CLS-OBS-03', 'it hides what is behind it, from the first glance', () => {
  const quest = { blocked: ['C1'], monsters: [{ kind: 'goblin', at: 'E1' }] };
  const t = table(GALLERY, { B }, { quest, dark: true, turn: { of: 'B', left: 1 } });
  assert.deepEqual([revealed(t), places(t)], [['A1', 'B1', 'C1'], { B: 'A1' }]);
  walk(t, 'B', 'B1');
  assert.deepEqual([revealed(t), places(t)], [['A1', 'B1', 'C1'], { B: 'B1' }]);
});

rule('CLS-OBS-03', 'nobody shoots or casts through it, in a room or in a passage', () => {
  for (const floor of [':', '.']) {
    const map = GALLERY.replaceAll(':', floor).replace(`${floor}|`, 'G|');
    const figures = {
      B: { kind: 'elf', equipment: ['crossbow'], spells: ['ballOfFlame'] },
      G: { kind: 'goblin' },
    } as const;
    const shot = { type: 'attack', figure: 'B', target: 'G', weapon: 'crossbow' };
    const spell = { type: 'castSpell', figure: 'B', spell: 'ballOfFlame', target: 'G' };
    const t = table(map, figures, { quest: { blocked: ['C1'] } });
    t.refuses(shot, 'notVisible', 'CLS-RNG-06');
    t.refuses(spell, 'targetUnseen', 'CLS-SPL-10');
    const clear = table(map, figures);
    assert.ok(clear.offers(shot) && clear.offers(spell));
  }
});

rule('CLS-OBS-03', 'at a corner it counts as the wall it stands for', () => {
  const map = `
    +-+-+-+
    |B : :|
    + + + +
    |: : :|
    +-+-+-+`;
  const seen = (blocked: string[]) => revealed(table(map, { B }, { quest: { blocked }, dark: true }));
  assert.ok(seen(['B1']).includes('B2'), 'one way round is left');
  assert.equal(seen(['B1', 'A2']).includes('B2'), false);
});

const HALL = `
  +-+-+-+
  |. . .|
  + + + +
  |. B .|
  + + + +
  |. . .|
  +-+-+-+`;

rule('CLS-OBS-04', 'a single tile blocks one square, a double one two', () => {
  const steps = (blocked: (string | string[])[]) => {
    const t = table(HALL, { B }, { quest: { blocked }, turn: { of: 'B', left: 4 } });
    return (t.offered('step', 'heroes') as { to: string }[]).map(({ to }) => to).sort();
  };
  assert.deepEqual(steps([]), ['A2', 'B1', 'B3', 'C2']);
  assert.deepEqual(steps(['C2']), ['A2', 'B1', 'B3']);
  assert.deepEqual(steps([['B3', 'C3']]), ['A2', 'B1', 'C2']);
  assert.deepEqual(steps([['C1', 'C2']]), ['A2', 'B1', 'B3']);
  const both = table(HALL, { B }, { quest: { blocked: [['A1', 'B1'], 'C2'], exit: ['C3'] } });
  assert.deepEqual(rubble(both), ['A1', 'B1', 'C2']);
});

rule('CLS-OBS-04', 'there is no tile for three squares, nor for two that lie apart', () => {
  const problems = (tile: string[]) => {
    const checked = checkQuest(example({ blocked: [tile] }));
    return checked.ok ? [] : checked.problems.map(({ path, message }) => `${path}: ${message.en}`);
  };
  const wrong = ['quest.blocked[0]: a tile blocks one square, or two side by side'];
  assert.deepEqual(problems(['A12']), []);
  assert.deepEqual(problems(['A12', 'A13']), []);
  assert.deepEqual(problems(['A12', 'A14']), wrong);
  assert.deepEqual(problems(['J1', 'A12']), wrong);
  assert.deepEqual(problems(['A12', 'A13', 'A14']), wrong);
});
