import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { armed, B, PLAIN, S, W } from '../testing/blows.ts';
import { table } from '../testing/index.ts';

/** An ogre in the open, the barbarian to its west and the dwarf to its north; it faces the north-west of the room. */
const ROOM = `
  +-+-+-+-+-+
  |. . D . .|
  + + + + + +
  |. B O . E|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+`;
const HEROES = {
  B: { kind: 'barbarian' },
  D: { kind: 'dwarf' },
  E: { kind: 'elf' },
  O: { kind: 'ogre' },
};

function heroes(foe: object = {}, rest: object = {}, map = ROOM) {
  return table(map, { ...HEROES, O: { kind: 'ogre', ...foe } }, {
    turn: 'B',
    next: {
      figures: {
        B: { facing: 'east', sheet: armed('broadsword') },
        D: { facing: 'south', sheet: armed('warHammer') },
        E: { facing: 'west', sheet: armed('longBow') },
        O: { facing: 'north' },
      },
    },
    ...rest,
  } as object);
}
const hold = (figure: string, more: object = {}) => ({ type: 'hold', figure, target: 'O', ...more });
const together = (figure: string, more: object = {}) => ({
  type: 'strike',
  figure,
  target: 'O',
  group: true,
  ...more,
});

rule('NXT-GRP-01', 'attacks held back are made as one: all dice together, a D20 each, one defence', () => {
  const t = heroes({ body: 9 });
  t.do(hold('B'));
  assert.deepEqual(t.state.next.turn.actions, ['attack']);
  t.do({ type: 'endTurn' });
  t.do(together('D'), [S, S, W, PLAIN, S, W, W, 19, W, S, S]);
  const { rolls, hits } = t.event('strikeRolled');
  assert.deepEqual(
    rolls.map(({ figure, hits: own }) => [figure, own]),
    [
      [t.id('D'), 2],
      [t.id('B'), 2],
    ],
  );
  assert.equal(hits, 4);
  assert.equal(t.figure('O').body, 6);
  assert.deepEqual(t.plights('B'), []);
});

rule('NXT-GRP-01', 'joining is a choice, and one who can no longer hit does not join', () => {
  const t = heroes({ body: 9 });
  t.refuses(together('B'), 'nobodyJoins', 'NXT-GRP-01');
  t.do(hold('B'));
  t.refuses(hold('B'), 'sameAction', 'NXT-ACT-04');
  t.do({ type: 'endTurn' });
  const alone = heroes({ body: 9 });
  alone.do(hold('B'));
  alone.do({ type: 'endTurn' });
  alone.do({ type: 'strike', figure: 'D', target: 'O' }, [S, W, W, PLAIN, S, S, S]);
  assert.equal(alone.event('strikeRolled').rolls.length, 1);
  assert.equal(alone.plights('B').length, 1, 'it still holds');
  t.state = {
    ...t.state,
    figures: t.state.figures.map((figure) =>
      figure.id === t.id('B') ? { ...figure, square: t.square('A3') } : figure,
    ),
  };
  t.refuses(together('D'), 'nobodyJoins', 'NXT-GRP-01');
});

rule('NXT-GRP-01', 'what heroes hold back is lost when Morcar’s turn begins', () => {
  const t = heroes();
  t.do(hold('B'));
  for (const _ of ['B', 'D', 'E']) t.do({ type: 'endTurn' });
  assert.deepEqual(t.event('heldLost').figure, t.id('B'));
  assert.deepEqual(t.plights('B'), []);
});

rule('NXT-GRP-01', 'monsters combine within Morcar’s turn', () => {
  const t = table(
    `
    +-+-+-+
    |O B G|
    + + + +
    |. . .|
    +-+-+-+`,
    { B: { kind: 'barbarian' }, O: { kind: 'orc' }, G: { kind: 'goblin' } },
    { turn: 'morcar', next: { figures: { B: { facing: 'north', sheet: armed('broadsword') } } } },
  );
  t.do({ type: 'hold', figure: 'O', target: 'B' });
  t.refuses({ type: 'strike', figure: 'O', target: 'B' }, 'alreadyActed', 'CLS-TUR-10');
  t.do({ type: 'strike', figure: 'G', target: 'B', group: true }, [S, W, PLAIN, S, S, W, PLAIN, W, S]);
  assert.equal(t.figure('B').body, 6);
  const lost = table(
    `
    +-+-+-+
    |O B .|
    +-+-+-+`,
    { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
    { turn: 'morcar' },
  );
  lost.do({ type: 'hold', figure: 'O', target: 'B' });
  lost.do({ type: 'endTurn' });
  assert.deepEqual(lost.plights('O'), []);
});

rule('NXT-GRP-01', 'a group that misses: the defender chooses whom to strike back', () => {
  const t = heroes();
  t.do(hold('B'));
  t.do({ type: 'endTurn' });
  t.do(together('D'), [W, W, W, PLAIN, W, W, W, PLAIN]);
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'chooseCounter' }]);
  t.refuses({ type: 'chooseCounter', figure: 'E' }, 'notThatOne', 'NXT-GRP-01', 'morcar');
  t.do({ type: 'chooseCounter', figure: 'B' }, [B, W, W, W, S], 'morcar');
  assert.deepEqual([t.event('counterRolled').on, t.event('counterRolled').why], [t.id('B'), 'miss']);
  assert.equal(t.figure('B').body, 7);
  const parried = heroes();
  parried.do(hold('B'));
  parried.do({ type: 'endTurn' });
  parried.do(together('D'), [S, W, W, PLAIN, W, W, W, PLAIN, W, B, B]);
  parried.do({ type: 'chooseCounter', figure: 'D' }, [W, W], 'morcar');
  assert.equal(parried.event('counterRolled').hits, 2);
});

rule('NXT-GRP-02', 'a shot may be part of it, and a distant shooter is out of the counter-attack', () => {
  const t = heroes();
  t.do(hold('B'));
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do(together('E'), [W, W, W, PLAIN, W, W, W, PLAIN, W, W, W, W]);
  assert.deepEqual(
    t.event('strikeRolled').rolls.map(({ figure }) => figure),
    [t.id('E'), t.id('B')],
  );
  assert.equal(t.event('counterRolled').on, t.id('B'), 'the only one within reach');
});

const experience = (option: string) =>
  heroes(
    { body: 2 },
    {
      next: {
        figures: {
          B: { facing: 'east', sheet: { ...armed('broadsword'), won: 0 } },
          D: { facing: 'south', sheet: { ...armed('warHammer'), won: 0 } },
          O: { facing: 'north' },
        },
        options: { experience: option },
      },
    },
  );

rule('NXT-GRP-03', 'experience is shared equally, or by the hits of each', () => {
  for (const [option, dwarf, barbarian] of [
    ['equal', 15, 15],
    ['byDamage', 10, 20],
  ] as const) {
    const t = experience(option);
    t.do(hold('B'));
    t.do({ type: 'endTurn' });
    t.do(together('D'), [S, W, W, PLAIN, S, S, W, PLAIN, S, S, S]);
    assert.equal(t.find('O'), undefined);
    const all = t.sheet('D').won + t.sheet('B').won;
    assert.deepEqual([t.sheet('D').won / all, t.sheet('B').won / all], [dwarf / 30, barbarian / 30], option);
  }
});

/** The book's three heroes round one goblin. */
function tea(elf: object = {}) {
  return table(
    `
    +-+-+-+-+-+
    |. . M . .|
    + + + + + +
    |. D O . E|
    +-+-+-+-+-+`,
    { D: { kind: 'dwarf' }, E: { kind: 'elf' }, M: { kind: 'wizard' }, O: { kind: 'goblin' } },
    {
      turn: 'D',
      next: {
        figures: {
          D: {
            level: 5,
            sheet: armed('axe'),
            plights: [{ tag: 'enchanted', dice: ['violet', 'violet'] }],
          },
          M: {
            level: 6,
            sheet: { ...armed('sceptre'), mana: 8, gifts: ['increasedIntensity'] },
          },
          E: {
            level: 5,
            sheet: { ...armed('sylvanBow'), gifts: ['heroicShot'] },
            plights: [{ tag: 'heroic', plus: 1 }],
            ...elf,
          },
          O: { facing: 'north' },
        },
      },
    },
  );
}
const EIGHT = Array.from({ length: 8 }, () => S);
/** Five of the axe, two violet ones of the enchantment; each attacker has a D20. */
const AXE = [S, S, S, S, S, 'skulls3', 'skulls3', PLAIN];
const HEROIC = [PLAIN];
const golem = (more: object = {}) => ({
  type: 'castArcanum',
  figure: 'M',
  spell: 'golem',
  target: 'O',
  ...more,
});

rule(
  'NXT-GRP-04',
  'dwarf 11, the wizard as a golem 10 and elf 5 on one goblin, which rolls its die and dies',
  () => {
    const t = tea();
    t.do(hold('D'));
    t.do({ type: 'endTurn' });
    t.do(hold('E'), [], 'heroes');
    t.do({ type: 'endTurn' });
    const mind = t.figure('M').mind;
    assert.ok(t.offers(golem({ group: true, design: true })));
    t.do(golem({ group: true, design: true }), [...EIGHT, S, PLAIN, ...AXE, ...HEROIC, B]);
    assert.deepEqual([t.figure('M').mind, t.state.next.turn.mindSpent], [mind - 1, true]);
    assert.deepEqual([t.sheet('M').cast, t.sheet('M').mana], [['golem'], 8]);
    assert.deepEqual(t.state.next.turn.actions, ['attack'], 'the spell is the attack, paid once');
    assert.deepEqual([t.plights('D'), t.plights('E')], [[], []]);
    const { rolls, hits, unstoppable } = t.event('strikeRolled');
    assert.deepEqual(
      rolls.map((roll) => [roll.figure, roll.hits + roll.unstoppable]),
      [
        [t.id('M'), 10],
        [t.id('D'), 11],
        [t.id('E'), 5],
      ],
    );
    assert.equal(hits + unstoppable, 26);
    assert.deepEqual(t.event('strikeParried').faces, [B]);
    assert.equal(t.find('O'), undefined);
    assert.equal(t.happened('finished'), false);
  },
);

rule('NXT-GRP-04', 'the golem may hold its blow for others, a deadly design in it', () => {
  const t = tea({ plights: [] });
  t.state = {
    ...t.state,
    turn: { ...t.state.turn, taker: 'wizard', actor: 'wizard' },
    order: ['wizard', 'dwarf', 'elf'],
  };
  const held = { type: 'hold', figure: 'M', target: 'O', spell: 'golem', design: true };
  assert.ok(t.offers(held));
  t.refuses({ ...held, mana: 1, with: 'magic' }, 'noSuchArm', 'NXT-ATK-04');
  t.refuses({ ...held, spell: 'thunderclap' }, 'targetMissing', 'CLS-SPL-08');
  t.refuses({ ...held, spell: 'weaponEnchantment', target: 'D' }, 'notAnAttack', 'NXT-ENC-09');
  const { design: _, ...plain } = held;
  t.refuses({ ...plain, spell: 'weaponEnchantment', target: 'D' }, 'notAnAttack', 'NXT-GRP-01');
  const mind = t.figure('M').mind;
  t.do(held);
  assert.deepEqual([t.state.next.turn.actions, t.sheet('M').cast], [['attack'], ['golem']]);
  assert.equal(t.figure('M').mind, mind - 1);
  t.refuses(golem(), 'spellNotHeld', 'CLS-SPL-14');
  t.do({ type: 'endTurn' });
  t.do(together('D'), [...AXE, ...EIGHT, W, PLAIN, W]);
  assert.deepEqual(
    t.event('strikeRolled').rolls.map((roll) => [roll.figure, roll.hits, roll.unstoppable]),
    [
      [t.id('D'), 11, 0],
      [t.id('M'), 9, 0],
    ],
  );
});

rule('NXT-GRP-04', 'a golem that no longer reaches the target does not join', () => {
  const t = tea({ plights: [] });
  t.state = {
    ...t.state,
    turn: { ...t.state.turn, taker: 'wizard', actor: 'wizard' },
    order: ['wizard', 'dwarf', 'elf'],
  };
  t.do({ type: 'hold', figure: 'M', target: 'O', spell: 'golem' });
  t.do({ type: 'endTurn' });
  t.state = {
    ...t.state,
    figures: t.state.figures.map((figure) =>
      figure.id === 'wizard' ? { ...figure, square: t.square('E1') } : figure,
    ),
  };
  t.refuses(together('D'), 'nobodyJoins', 'NXT-GRP-01');
});

rule('NXT-GRP-01', 'a spell that is no attack takes neither a group nor a deadly design', () => {
  const t = tea();
  t.do(hold('D'));
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  const enchant = { type: 'castArcanum', figure: 'M', spell: 'weaponEnchantment', target: 'D' };
  t.refuses({ ...enchant, group: true }, 'notAnAttack', 'NXT-GRP-01');
  t.refuses({ ...enchant, design: true }, 'notAnAttack', 'NXT-ENC-09');
  const alone = tea();
  alone.do({ type: 'endTurn' });
  alone.do({ type: 'endTurn' });
  alone.refuses(golem({ group: true }), 'nobodyJoins', 'NXT-GRP-01');
});

rule('NXT-GRP-04', 'a spell from afar joins without a D20, and the others keep theirs', () => {
  const t = tea();
  t.do(hold('D'));
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  const bolt = { type: 'castArcanum', figure: 'M', spell: 'lightning', target: 'O', group: true };
  t.do(bolt, [S, W, W, ...AXE, W]);
  assert.deepEqual(
    t.event('strikeRolled').rolls.map((roll) => [roll.hits, roll.critical]),
    [
      [2, null],
      [11, PLAIN],
    ],
  );
});

const SURROUNDED = `
  +-+-+-+-+-+
  |. . A . .|
  + + + + + +
  |. C B E .|
  + + + + + +
  |. . D . .|
  +-+-+-+-+-+`;
const strikeB = (figure: string, more: object = {}) => ({ type: 'strike', figure, target: 'B', ...more });

/** A barbarian who faces north with goblins all round. */
function surrounded(map = SURROUNDED, hero: object = {}) {
  const goblin = { kind: 'goblin' };
  return table(
    map,
    { B: { kind: 'barbarian', ...hero }, A: goblin, C: goblin, D: goblin, E: goblin },
    { turn: 'morcar', next: { figures: { B: { facing: 'north', sheet: armed('broadsword') } } } },
  );
}
const holdB = (figure: string) => ({ type: 'hold', figure, target: 'B' });

rule('NXT-OVW-01', 'enemies on all four sides overwhelm; three, or a wall, do not', () => {
  const all = surrounded();
  all.do(holdB('A'));
  all.do(strikeB('C', { group: true }));
  assert.deepEqual(all.awaited(), [{ seat: 'heroes', prompt: 'chooseWard' }]);
  const three = surrounded(`
    +-+-+-+-+-+
    |. . A . .|
    + + + + + +
    |. C B . E|
    + + + + + +
    |. . D . .|
    +-+-+-+-+-+`);
  three.do(holdB('A'));
  three.do(strikeB('C', { group: true }), [S, W, PLAIN, S, W, PLAIN, W, W]);
  assert.equal(three.happened('nextAsked'), false);
});

rule('NXT-OVW-02', 'those who join strike as one; one alone makes an ordinary attack', () => {
  const t = surrounded();
  t.do(holdB('A'));
  t.do(holdB('E'));
  t.do(strikeB('C', { group: true }));
  t.do({ type: 'chooseWard', figure: 'C' }, [S, S, PLAIN, S, W, PLAIN, S, W, PLAIN, W, S], 'heroes');
  assert.equal(t.event('strikeRolled').rolls.length, 3);
  assert.equal(t.figure('B').body, 8 - 3);
  const alone = surrounded();
  alone.do(strikeB('C'), [S, S, PLAIN, W, W]);
  assert.equal(alone.figure('B').body, 8);
});

rule('NXT-OVW-03', 'only the skulls of one enemy, named before the dice, can be parried', () => {
  const t = surrounded();
  t.do(holdB('A'));
  t.do(strikeB('C', { group: true }));
  t.refuses({ type: 'chooseWard', figure: 'C' }, 'notYourFigure', 'NXT-OVW-03', 'morcar');
  t.refuses({ type: 'endTurn' }, 'waitingForAnother', 'NXT-ATK-12', 'morcar');
  t.do({ type: 'chooseWard', figure: 'A' }, [S, S, PLAIN, S, W, PLAIN, W, W], 'heroes');
  assert.deepEqual([t.event('strikeRolled').hits, t.event('strikeRolled').unstoppable], [1, 2]);
  assert.equal(t.figure('B').body, 6);
});

rule('NXT-OVW-04', 'never the one behind', () => {
  const t = surrounded();
  t.do(holdB('A'));
  t.do(holdB('C'));
  t.do(strikeB('D', { group: true }));
  t.refuses({ type: 'chooseWard', figure: 'D' }, 'notThatOne', 'NXT-OVW-04', 'heroes');
  t.do({ type: 'chooseWard', figure: 'A' }, [4, S, W, PLAIN, S, W, PLAIN, S, W, PLAIN, W], 'heroes');
  assert.equal(t.figure('B').body, 6);
  const two = surrounded();
  two.do(holdB('D'));
  two.do(strikeB('A', { group: true }), [4, S, W, PLAIN, S, W, PLAIN, W]);
  assert.equal(two.happened('nextAsked'), false, 'one only is left to name');
  assert.equal(two.figure('B').body, 7);
});

rule('NXT-OVW-05', 'the overwhelmed do not strike back', () => {
  const miss = surrounded();
  miss.do(strikeB('C'), [W, W, PLAIN]);
  assert.equal(miss.happened('counterRolled'), false);
  const group = surrounded();
  group.do(holdB('A'));
  group.do(strikeB('C', { group: true }));
  group.do({ type: 'chooseWard', figure: 'A' }, [W, W, PLAIN, W, W, PLAIN], 'heroes');
  assert.equal(group.happened('counterRolled'), false);
});

const CORNER = `
  +-+-+-+
  |B O .|
  + + + +
  |G . .|
  +-+-+-+`;
const cornered = (map: string, ...chests: string[]) =>
  table(
    map,
    { B: { kind: 'barbarian' }, O: { kind: 'orc' }, G: { kind: 'goblin' } },
    {
      turn: 'morcar',
      quest: { furniture: chests.map((at) => ({ kind: 'throne', at })) },
      next: { figures: { B: { facing: 'east', sheet: armed('broadsword') } } },
    },
  );
const ORC = { type: 'strike', figure: 'O', target: 'B' };

rule('NXT-COR-01', 'nowhere to go and two who can strike: each adds a skull, even to a miss', () => {
  const t = cornered(CORNER);
  t.do(ORC, [W, W, W, PLAIN, S, S]);
  assert.deepEqual([t.event('strikeRolled').hits, t.event('strikeRolled').rolls[0]!.cornered], [1, true]);
  assert.equal(t.figure('B').body, 7);
  assert.equal(t.happened('counterRolled'), false);
  t.do({ type: 'strike', figure: 'G', target: 'B' }, [S, W, PLAIN, S, S]);
  assert.equal(t.figure('B').body, 5);
});

rule('NXT-COR-01', 'not with a way out, nor with a single enemy who can strike', () => {
  const out = cornered(`
    +-+-+-+
    |B O .|
    + + + +
    |. G .|
    +-+-+-+`);
  out.do(ORC, [W, W, S, PLAIN, S, S]);
  assert.equal(out.event('strikeRolled').hits, 1);
  const single = cornered(
    `
    +-+-+-+-+
    |B O . G|
    + + + + +
    |. . . .|
    +-+-+-+-+`,
    'A2',
  );
  single.do(ORC, [W, W, S, PLAIN, S, S]);
  assert.equal(single.event('strikeRolled').hits, 1);
});

rule('NXT-COR-01', 'furniture leaves no way out; four enemies overwhelm instead', () => {
  const furniture = cornered(
    `
    +-+-+-+-+
    |. . . .|
    + + + + +
    |G B O .|
    + + + + +
    |. . . .|
    +-+-+-+-+`,
    'B1',
    'B3',
  );
  furniture.do(ORC, [W, W, S, PLAIN, S, S]);
  assert.equal(furniture.event('strikeRolled').hits, 2);
  const four = surrounded();
  four.do(strikeB('C'), [S, W, PLAIN, S, S]);
  assert.equal(four.event('strikeRolled').hits, 1);
});
