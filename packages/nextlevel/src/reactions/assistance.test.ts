import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { armed, B, PLAIN, S, W } from '../testing/blows.ts';
import { table, walk } from '../testing/index.ts';

/** The dwarf has come from the west into the middle of three monsters. */
const RING = `
  +-+-+-+
  |. P .|
  + + + +
  |. D O|
  + + + +
  |. G .|
  +-+-+-+`;
const FIGURES = {
  D: { kind: 'dwarf' },
  O: { kind: 'orc' },
  P: { kind: 'orc' },
  G: { kind: 'goblin' },
} as const;
const MOVED = { of: 'D', left: 3, path: ['A2'] };
const strike = { type: 'strike', figure: 'D', target: 'O' };
const KILL = [S, S, S, PLAIN];

function ring(rest: object = {}, figures: object = {}, turn: object = MOVED) {
  return table(
    RING,
    { ...FIGURES, ...figures },
    {
      turn: turn as typeof MOVED,
      next: {
        figures: {
          D: { facing: 'east', sheet: armed('warHammer') },
          O: { facing: 'west' },
          P: { facing: 'south' },
          G: { facing: 'north' },
        },
        ...rest,
      },
    },
  );
}
const assistants = (t: ReturnType<typeof ring>) =>
  t.all('counterRolled').flatMap(({ by, why }) => (why === 'assistance' ? [by] : []));

rule(
  'NXT-ASS-05',
  'one against three: a finishing blow, five dice of two comrades, three points to parry',
  () => {
    const t = ring();
    const before = t.figure('D').body;
    t.do(strike, [...KILL, S, S, W, W, B, W, W]);
    assert.ok(t.happened('finished'));
    assert.equal(t.find('O'), undefined);
    assert.deepEqual(assistants(t), [t.id('P'), t.id('G')]);
    const hits = t.all('counterRolled').reduce((sum, roll) => sum + roll.hits, 0);
    assert.equal(hits, 3);
    assert.deepEqual(t.event('strikeParried').figure, t.id('D'));
    assert.equal(t.figure('D').body, before - 1);
    assert.equal(t.happened('counterParried'), false, 'no counter-attack');
  },
);

rule('NXT-ASS-01', 'only in the turn in which the figure came next to them and attacked', () => {
  const stood = ring({}, {}, { of: 'D', left: 3 });
  stood.do(strike, KILL);
  assert.deepEqual(assistants(stood), []);
  // West of the goblin it was already a neighbour.
  const near = ring({}, {}, { of: 'D', left: 3, path: ['A3', 'A2'] });
  near.do(strike, [...KILL, W, W, W]);
  assert.deepEqual(assistants(near), [near.id('P')]);
});

rule('NXT-ASS-01', 'each strikes once a move, even at one who attacks twice', () => {
  const t = ring({}, { D: { kind: 'dwarf', conditions: ['brew'] }, O: { kind: 'orc', body: 9 } });
  t.do(strike, [S, W, W, PLAIN, W, S, W, W, W, W, W]);
  assert.equal(assistants(t).length, 2);
  t.do(strike, [S, W, W, PLAIN, W, S]);
  assert.deepEqual(assistants(t), []);
});

rule('NXT-ASS-01', 'whoever is busy with somebody else, asleep or out of reach takes no part', () => {
  const busy = table(
    RING.replace('. P .', '. P B'),
    { ...FIGURES, B: { kind: 'barbarian' } },
    {
      turn: MOVED,
      next: {
        figures: { D: { facing: 'east', sheet: armed('warHammer') }, O: { facing: 'west' } },
        engaged: [['B', 'P']],
      },
    },
  );
  busy.do(strike, [...KILL, W, W]);
  assert.deepEqual(assistants(busy), [busy.id('G')]);
  const asleep = ring(
    {},
    { P: { kind: 'orc', conditions: ['asleep'] }, G: { kind: 'goblin', conditions: ['asleep'] } },
  );
  asleep.do(strike, KILL);
  const away = table(RING.replace('. P .', 'P . .').replace('. G .', 'G . .'), FIGURES, {
    turn: MOVED,
    next: { figures: { D: { facing: 'east', sheet: armed('warHammer') }, O: { facing: 'west' } } },
  });
  away.do(strike, KILL);
  assert.deepEqual(assistants(away), []);
});

/** A monster that has come between two heroes. */
function amongHeroes(monster: { kind: string; body?: number; attack?: number }) {
  const t = table(
    `
    +-+-+-+
    |. B .|
    + + + +
    |O . D|
    +-+-+-+`,
    { B: { kind: 'barbarian' }, D: { kind: 'dwarf' }, O: monster },
    {
      turn: 'morcar',
      next: {
        figures: {
          B: { facing: 'south', sheet: armed('broadsword') },
          D: { facing: 'west', sheet: armed('warHammer') },
        },
      },
    },
  );
  walk(t, 'O', 'B2');
  return t;
}

rule('NXT-GAR-01', 'a gargoyle resists those who assist its victim, too', () => {
  const t = amongHeroes({ kind: 'gargoyle', body: 3, attack: 1 });
  t.do({ type: 'strike', figure: 'O', target: 'D' }, [S, PLAIN, W, S, S, B, S, B, W, S, S]);
  assert.deepEqual([t.event('resisted').spared, t.figure('O').body], [2, 3]);
  const hurt = amongHeroes({ kind: 'gargoyle', body: 3, attack: 1 });
  hurt.do({ type: 'strike', figure: 'O', target: 'D' }, [S, PLAIN, W, S, S, B, S, W, W, S, S]);
  assert.equal(hurt.figure('O').body, 2);
});

rule('NXT-ASS-01', 'a monster that throws itself among heroes is treated alike', () => {
  const t = amongHeroes({ kind: 'orc' });
  t.do({ type: 'strike', figure: 'O', target: 'D' }, [S, W, W, PLAIN, W, S, B, S, W, S, S]);
  assert.deepEqual(assistants(t), [t.id('B')]);
  assert.equal(t.find('O'), undefined);
});

rule('NXT-ASS-01', 'a shot throws nobody into a group', () => {
  const t = ring({
    figures: { D: { facing: 'east', sheet: armed('blackPowderPistol') }, O: { facing: 'west' } },
  });
  t.do(strike, KILL);
  assert.deepEqual(assistants(t), []);
});

rule(
  'NXT-ASS-02',
  'first the attack and its counter-attack, then all assistants, then one full defence',
  () => {
    const t = ring();
    t.do(strike, [W, W, W, PLAIN, B, W, W, W, S, S, S, S, S, W, S]);
    const order = t.events.flatMap((event) =>
      event.type === 'strikeRolled'
        ? ['attack']
        : event.type === 'counterRolled'
          ? [event.why]
          : event.type === 'counterParried' || event.type === 'strikeParried'
            ? [event.type]
            : [],
    );
    assert.deepEqual(order, [
      'attack',
      'miss',
      'counterParried',
      'assistance',
      'assistance',
      'strikeParried',
    ]);
    assert.equal(t.event('strikeParried').faces.length, 2, 'all of the dice, and once');
    assert.equal(t.figure('D').body, t.figure('D').maxBody - 4);
  },
);

rule('NXT-ASS-02', 'nobody strikes at an aggressor the counter-attack has killed', () => {
  const t = ring({}, { D: { kind: 'dwarf', body: 1 } });
  t.do(strike, [W, W, W, PLAIN, B, W, W, S]);
  assert.equal(t.find('D'), undefined);
  assert.deepEqual(assistants(t), []);
});

rule(
  'NXT-ASS-03',
  'skulls and black shields count, white shields do not; nothing to parry needs no roll',
  () => {
    const t = ring();
    t.do(strike, [...KILL, S, B, W, W, W, S, S]);
    assert.deepEqual(
      t.all('counterRolled').map(({ hits }) => hits),
      [2, 0],
    );
    assert.equal(t.figure('D').body, t.figure('D').maxBody - 2);
    const none = ring();
    none.do(strike, [...KILL, W, W, W, W, W]);
    assert.equal(none.happened('strikeParried'), false);
  },
);

rule('NXT-ASS-04', 'black shields of that defence strike nobody', () => {
  const t = ring();
  t.do(strike, [...KILL, S, W, W, W, W, W, B]);
  assert.deepEqual([t.figure('P').body, t.figure('G').body], [1, 1]);
  assert.equal(t.all('counterRolled').length, 2);
  assert.ok(t.event('strikeParried').rules.includes('NXT-ASS-04'));
});

rule('NXT-ASS-01', 'nobody comes to the help of a hero whom a hero attacks', () => {
  const t = table(
    RING,
    { ...FIGURES, O: { kind: 'barbarian' } },
    {
      turn: MOVED,
      next: {
        figures: {
          D: { facing: 'east', sheet: armed('warHammer') },
          O: { facing: 'west', sheet: armed(null) },
        },
      },
    },
  );
  t.do(strike, [S, W, W, PLAIN, W, S]);
  assert.deepEqual(assistants(t), []);
});

rule('NXT-ASS-02', 'that defence uses up what helps defending, and nothing else', () => {
  const t = ring({}, { D: { kind: 'dwarf', conditions: ['rockSkin', 'swiftWind'] } });
  t.do(strike, [...KILL, S, W, W, W, W, W, W, W, W]);
  assert.equal(t.event('strikeParried').faces.length, 4);
  assert.deepEqual(t.figure('D').conditions, ['swiftWind']);
});

rule('NXT-DOD-04', 'an elf who throws herself among them dodges, too', () => {
  const t = ring(
    { figures: { D: { level: 3, facing: 'east', sheet: armed('shortsword') }, O: { facing: 'west' } } },
    { D: { kind: 'elf' } },
  );
  t.do(strike, [S, S, PLAIN, S, W, W, W, W, W, B, 20, 2]);
  const { shields, blackShields, dodge } = t.event('strikeParried');
  assert.deepEqual([shields, blackShields, dodge], [1, 3, [20, 2]]);
});
