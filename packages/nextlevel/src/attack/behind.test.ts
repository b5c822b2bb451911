import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { armed, B, PLAIN, S, W } from '../testing/blows.ts';
import { table } from '../testing/index.ts';

const HIT = { type: 'strike', figure: 'B', target: 'O' };

const ROOM = `
  +-+-+-+-+
  |. . . .|
  + + + + +
  |. O B .|
  + + + + +
  |. . . .|
  +-+-+-+-+`;

/** A barbarian to the east of an ogre that faces this way. */
function ogre(
  facing: string,
  { map = ROOM, foe = {}, sheet = {} }: { map?: string; foe?: object; sheet?: object } = {},
) {
  return table(map, { B: { kind: 'barbarian' }, O: { kind: 'ogre', ...foe } }, {
    next: {
      figures: {
        B: { facing: 'west', level: 4, sheet: { ...armed('twinBlades'), ...sheet } },
        O: { facing },
      },
    },
  } as object);
}

rule('NXT-BCK-01', 'from behind, a D20 first: 1 to 15 take one die of the defence', () => {
  for (const die of [1, 15]) {
    const t = ogre('west');
    t.do(HIT, [die, S, W, W, W, PLAIN, S, S]);
    assert.deepEqual([t.event('surpriseRolled').die, t.event('strikeParried').faces.length], [die, 2]);
  }
});

rule('NXT-BCK-01', '16 to 19 leave no defence at all', () => {
  for (const die of [16, 19]) {
    const t = ogre('west');
    t.do(HIT, [die, S, W, W, W, PLAIN]);
    assert.equal(t.happened('strikeParried'), false);
    assert.equal(t.figure('O').body, 2);
  }
});

rule('NXT-BCK-01', 'only from the three squares at the back', () => {
  const diagonal = `
    +-+-+-+-+
    |. . B .|
    + + + + +
    |. O . .|
    +-+-+-+-+`;
  for (const [facing, behind] of [
    ['west', true],
    ['south', true],
    ['north', false],
    ['east', false],
  ] as const) {
    const t = ogre(facing, { map: diagonal });
    t.do(HIT, [...(behind ? [3] : []), S, W, W, W, PLAIN, S, S, ...(behind ? [] : [S])]);
    assert.equal(t.happened('surpriseRolled'), behind, facing);
  }
  for (const facing of ['east', 'north', 'south']) {
    const t = ogre(facing);
    t.do(HIT, [S, W, W, W, PLAIN, S, S, S]);
    assert.equal(t.happened('surpriseRolled'), false, facing);
  }
});

rule('NXT-BCK-01', 'a distant shot is no attack from behind', () => {
  const far = `
    +-+-+-+-+
    |O . B .|
    +-+-+-+-+`;
  const t = ogre('west', { map: far, sheet: armed('shortBow') });
  t.do(HIT, [S, W, PLAIN, S, S, S]);
  assert.equal(t.happened('surpriseRolled'), false);
});

rule('NXT-BCK-01', 'the finishing blow counts the dice that are left', () => {
  const t = ogre('west', { foe: { body: 1 } });
  t.do(HIT, [5, S, S, W, W, PLAIN]);
  assert.ok(t.happened('finished'));
});

rule(
  'NXT-BCK-02',
  'on a 20 every die shows its best face: no attack dice, no critical D20, no defence',
  () => {
    const t = ogre('west', { foe: { body: 9 } });
    t.do(HIT, [20]);
    assert.deepEqual(t.event('strikeRolled').rolls[0]!.faces, [S, S, S, S]);
    assert.equal(t.event('strikeRolled').rolls[0]!.critical, null);
    assert.equal(t.figure('O').body, 5);
    const rage = ogre('west', {
      foe: { body: 12 },
      sheet: { rage: { dice: ['violet', 'orange'], kills: 0, towards: 'orange' } },
    });
    rage.do(HIT, [20]);
    assert.deepEqual(rage.event('strikeRolled').rolls[0]!.faces, ['skulls3', 'skulls2']);
    assert.equal(rage.figure('O').body, 12 - 5);
  },
);

rule('NXT-BCK-02', 'a gift for it adds to the D20, up to 20', () => {
  const t = ogre('west', { foe: { body: 9 }, sheet: { gifts: ['shadowStep'] } });
  t.do(HIT, [17]);
  assert.deepEqual([t.event('surpriseRolled').die, t.event('surpriseRolled').bonus], [17, 3]);
  assert.equal(t.figure('O').body, 5);
});

rule('NXT-BCK-03', 'nobody strikes back at an attack from behind', () => {
  const miss = ogre('west');
  miss.do(HIT, [3, W, W, W, W, PLAIN]);
  assert.equal(miss.happened('counterRolled'), false);
  const parried = ogre('west');
  parried.do(HIT, [3, S, W, W, W, PLAIN, W, B]);
  assert.equal(parried.happened('counterRolled'), false);
  const front = ogre('east');
  front.do(HIT, [W, W, W, W, PLAIN, W, W, W, W]);
  assert.ok(front.happened('counterRolled'));
});

/** The dwarf is fighting an ogre that faces him; the barbarian attacks from another side. */
function pincer(map: string, engaged: [string, string][] = [['D', 'O']]) {
  return table(
    map,
    { B: { kind: 'barbarian' }, D: { kind: 'dwarf' }, O: { kind: 'ogre' } },
    {
      turn: 'B',
      next: {
        figures: {
          B: { level: 4, sheet: armed('twinBlades') },
          D: { sheet: armed('warHammer') },
          O: { facing: 'north' },
        },
        engaged,
      },
    },
  );
}

const ACROSS = `
  +-+-+-+-+
  |. . . .|
  + + + + +
  |D O B .|
  + + + + +
  |. . . .|
  +-+-+-+-+`;

rule(
  'NXT-PIN-01',
  'across from a friend who is fighting the target: the roll of an attack from behind',
  () => {
    const t = pincer(ACROSS);
    t.do(HIT, [12, S, W, W, W, PLAIN, W, B]);
    assert.ok(t.event('surpriseRolled').rules.includes('NXT-PIN-01'));
    assert.equal(t.event('strikeParried').faces.length, 2);
    assert.equal(t.happened('counterRolled'), false, 'nor does anybody strike back');
  },
);

rule(
  'NXT-PIN-01',
  'one place off the opposite square counts, two do not; nor a friend who only stands there',
  () => {
    const off = pincer(`
    +-+-+-+-+
    |. . B .|
    + + + + +
    |D O . .|
    +-+-+-+-+`);
    off.do(HIT, [12, S, W, W, W, PLAIN, S, S]);
    assert.ok(off.happened('surpriseRolled'));
    const beside = pincer(`
    +-+-+-+-+
    |. B . .|
    + + + + +
    |D O . .|
    +-+-+-+-+`);
    beside.do(HIT, [S, W, W, W, PLAIN, S, S, S]);
    assert.equal(beside.happened('surpriseRolled'), false);
    const idle = pincer(ACROSS, []);
    idle.do(HIT, [S, W, W, W, PLAIN, S, S, S]);
    assert.equal(idle.happened('surpriseRolled'), false);
    const own = pincer(ACROSS, [['B', 'O']]);
    own.do(HIT, [S, W, W, W, PLAIN, S, S, S]);
    assert.equal(own.happened('surpriseRolled'), false, 'one does not take a pincer alone');
  },
);

rule('NXT-PIN-01', 'monsters too', () => {
  const t = table(
    `
    +-+-+-+-+
    |. . . .|
    + + + + +
    |G D O .|
    +-+-+-+-+`,
    { D: { kind: 'dwarf' }, O: { kind: 'orc' }, G: { kind: 'goblin' } },
    {
      turn: 'morcar',
      next: { figures: { D: { facing: 'north', sheet: armed('warHammer') } }, engaged: [['G', 'D']] },
    },
  );
  t.do({ type: 'strike', figure: 'O', target: 'D' }, [9, S, W, W, PLAIN, S]);
  assert.equal(t.event('strikeParried').faces.length, 1);
});
