import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { table } from '../testing/index.ts';
import type { NextTable, NextTableFigures, NextTableSetting } from '../testing/index.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const cast = (spell: string, target?: string) => ({
  type: 'castArcanum',
  figure: 'W',
  spell,
  ...(target === undefined ? {} : { target }),
});
const read = (scroll: string, more: object = {}) => ({ type: 'readScroll', figure: 'D', scroll, ...more });
const END = { type: 'endTurn' };

const ROOM = `
  +-+-+-+-+-+
  |W D . O|G|
  + + + + + +
  |. . . .|.|
  +-+-+-+-+-+`;
/** A Wizard of the highest level, the Dwarf and an orc in a room, a goblin in the next. */
function room(
  sheet: Record<string, unknown> = {},
  written: Partial<NextTableFigures[string]> = {},
  rest: NextTableSetting = {},
): NextTable {
  return table(
    ROOM,
    {
      W: { kind: 'wizard', ...written },
      D: { kind: 'dwarf', body: 2 },
      O: { kind: 'orc', body: 9 },
      G: { kind: 'goblin' },
    },
    {
      ...rest,
      next: {
        ...rest.next,
        figures: {
          W: { level: 6, facing: 'east', sheet },
          D: { facing: 'east', sheet: { inHand: 'warHammer' } },
          O: { facing: 'west' },
          ...rest.next?.figures,
        },
      },
    },
  );
}

rule('NXT-ENC-01', 'an arcanum is known from its level, and cast once a quest', () => {
  const third = table(
    ROOM,
    { W: { kind: 'wizard' }, D: { kind: 'dwarf' }, O: { kind: 'orc' }, G: { kind: 'goblin' } },
    { next: { figures: { W: { level: 3 } } } },
  );
  third.refuses(cast('greaterHealing', 'D'), 'spellNotHeld', 'NXT-ELF-02');
  const t = room();
  t.do(cast('greaterHealing', 'D'));
  assert.deepEqual([t.figure('D').body, t.sheet('W').mana], [7, 5]);
  assert.deepEqual(t.state.next.turn.actions, ['attack']);
  t.refuses(cast('lightning', 'O'), 'sameAction', 'NXT-ACT-04');
  for (const by of ['heroes', 'heroes', 'morcar']) t.do(END, [], by);
  t.refuses(cast('greaterHealing', 'D'), 'spellNotHeld', 'CLS-SPL-14');
});

rule('NXT-ENC-01', 'with the Wand of Recall two spells may be cast in a turn, and no third', () => {
  const t = room({}, { questTreasures: ['wandOfRecall'], spells: ['courage', 'rockSkin'] });
  t.do(cast('greaterHealing', 'D'));
  t.do({ type: 'castSpell', figure: 'W', spell: 'courage', target: 'D' });
  assert.deepEqual([t.state.next.turn.actions, t.state.turn.acted], [['attack'], false]);
  const third = { type: 'castSpell', figure: 'W', spell: 'rockSkin', target: 'D' };
  t.refuses(third, 'sameAction', 'NXT-ACT-04');
});

rule('NXT-ACT-06', 'the second spell of the Wand of Recall does not split a move either', () => {
  const t = room({}, { questTreasures: ['wandOfRecall'], spells: ['courage'] });
  t.do({ type: 'castSpell', figure: 'W', spell: 'courage', target: 'D' });
  t.do({ type: 'rollMovement', figure: 'W' }, [2, 2]);
  t.do({ type: 'step', figure: 'W', to: 'A2' });
  t.do(cast('greaterHealing', 'D'));
  t.refuses({ type: 'step', figure: 'W', to: 'B2' }, 'moveOver', 'CLS-TUR-06');
});

rule('NXT-ACT-05', 'nobody but the Elf and the Wizard casts an arcanum', () => {
  room({}, {}, { turn: 'D' }).refuses(
    { ...cast('lightning', 'O'), figure: 'D' },
    'castsNoSpells',
    'NXT-ACT-05',
  );
});

rule('NXT-ELF-02', 'Golem strikes those beside the caster with 8 dice, cornerwise too', () => {
  room().refuses(cast('golem', 'O'), 'notAdjacent', 'NXT-ATK-04');
  const t = table(
    `
    +-+-+
    |W .|
    + + +
    |. O|
    +-+-+`,
    { W: { kind: 'wizard' }, O: { kind: 'orc', body: 9 } },
    { next: { figures: { W: { level: 6 }, O: { facing: 'north' } } } },
  );
  t.do(cast('golem', 'O'), [S, S, S, S, W, W, W, W, 7, W, B]);
  assert.equal(t.figure('O').body, 6);
});

/** The wizard beside an orc that faces this way. */
function beside(orc: object, facing: string, rest: NextTableSetting = {}): NextTable {
  return table('+-+-+-+\n|W O .|\n+-+-+-+', { W: { kind: 'wizard' }, O: { kind: 'orc', ...orc } }, {
    ...rest,
    next: { figures: { W: { level: 6, facing: 'east' }, O: { facing } } },
  } as NextTableSetting);
}

rule('NXT-GRP-04', 'the golem’s fists are a blow: D20, finishing blow, back attack, counter-attack', () => {
  const finished = beside({}, 'west');
  finished.do(cast('golem', 'O'), [S, S, W, W, W, W, W, W, 7]);
  assert.ok(finished.happened('finished'));
  const critical = beside({ body: 9 }, 'west');
  critical.do(cast('golem', 'O'), [S, W, W, W, W, W, W, W, 20, W, W]);
  assert.equal(critical.event('strikeRolled').hits, 3);
  const behind = beside({ body: 9 }, 'east');
  behind.do(cast('golem', 'O'), [15, S, W, W, W, W, W, W, W, 7, S]);
  assert.equal(behind.event('surpriseRolled').die, 15);
  const missed = beside({ body: 9 }, 'west');
  missed.do(cast('golem', 'O'), [W, W, W, W, W, W, W, W, 7, W, W, W]);
  assert.equal(missed.event('counterRolled').why, 'miss');
  const bolt = beside({ body: 9 }, 'east');
  bolt.do(cast('lightning', 'O'), [W, W, W]);
  assert.equal(bolt.happened('counterRolled'), false, 'lightning is none');
});

rule('NXT-ASS-01', 'who rushes in as a golem meets those beside the target', () => {
  const t = table(
    '+-+-+-+\n|. P .|\n+ + + +\n|. W O|\n+-+-+-+',
    { W: { kind: 'wizard' }, O: { kind: 'orc', body: 9 }, P: { kind: 'orc' } },
    {
      turn: { of: 'W', left: 3, path: ['A2'] },
      next: { figures: { W: { level: 6, facing: 'east' }, O: { facing: 'west' }, P: { facing: 'south' } } },
    },
  );
  t.do(cast('golem', 'O'), [S, S, W, W, W, W, W, W, 7, S, S, W, W, W]);
  assert.equal(t.event('counterRolled').why, 'assistance');
});

rule('NXT-COR-01', 'a corner adds nothing to lightning, and a skull to the golem’s fists', () => {
  const corner = () =>
    table(
      '+-+-+\n|O W|\n+ + +\n|D .|\n+-+-+',
      { W: { kind: 'wizard' }, D: { kind: 'dwarf' }, O: { kind: 'orc', body: 9 } },
      { turn: 'W', next: { figures: { W: { level: 6, facing: 'west' }, O: { facing: 'east' } } } },
    );
  const bolt = corner();
  bolt.do(cast('lightning', 'O'), [S, W, W, S, S]);
  assert.deepEqual(bolt.event('strikeRolled').rolls[0]!.hits, 1);
  const golem = corner();
  golem.do(cast('golem', 'O'), [S, W, W, W, W, W, W, W, 7, S, S]);
  assert.deepEqual(golem.event('strikeRolled').rolls[0]!.hits, 2);
});

rule('NXT-ARM-06', 'whoever reads a spell in the middle of a melee is not struck for it', () => {
  const t = reader(['lightning'], { next: { state: { engaged: [['dwarf', 'goblin-1']] } } });
  t.state = {
    ...t.state,
    figures: t.state.figures.map((figure) =>
      figure.id === 'goblin-1' ? { ...figure, square: t.square('B2') } : figure,
    ),
  };
  t.do(read('lightning', { target: 'O' }), [S, W, W, S, S]);
  assert.equal(t.happened('counterRolled'), false);
});

rule(
  'NXT-ENC-09',
  'a deadly design adds its die to a spell that attacks, once a turn and never for the last point',
  () => {
    const t = beside({ body: 9 }, 'west');
    const mind = t.figure('W').mind;
    t.do({ ...cast('lightning', 'O'), design: true }, [W, W, W, S]);
    assert.deepEqual([t.figure('O').body, t.figure('W').mind], [8, mind - 1]);
    const spent = beside({ body: 9 }, 'west');
    spent.state = {
      ...spent.state,
      next: { ...spent.state.next, turn: { ...spent.state.next.turn, mindSpent: true } },
    };
    spent.refuses({ ...cast('lightning', 'O'), design: true }, 'noMindToSpend', 'NXT-ENC-06');
    const scroll = reader(['lightning', 'courage']);
    scroll.refuses({ ...read('lightning', { target: 'O' }), design: true }, 'noDesign', 'NXT-ENC-09');
    scroll.refuses({ ...read('courage', { target: 'D' }), group: true }, 'notAnAttack', 'NXT-GRP-01');
    scroll.refuses({ ...read('courage', { target: 'D' }), design: true }, 'notAnAttack', 'NXT-ENC-09');
    scroll.refuses({ ...read('lightning', { target: 'O' }), group: true }, 'nobodyJoins', 'NXT-GRP-01');
  },
);

rule('NXT-ELF-02', 'Weapon Enchantment adds two violet dice to the next attack with a weapon, once', () => {
  const t = room({}, {}, { next: { figures: { O: { facing: 'south' } } } });
  t.do(cast('weaponEnchantment', 'D'));
  t.do(END);
  t.do({ type: 'rollMovement', figure: 'D' }, [1, 1]);
  t.do({ type: 'step', figure: 'D', to: 'C1' });
  t.do({ type: 'strike', figure: 'D', target: 'O' }, [W, W, W, 'skulls3', S, 1, W, B]);
  const dice = ['combat', 'combat', 'combat', 'violet', 'violet'];
  assert.deepEqual(t.event('strikeDeclared').strike.attackers[0]!.dice, dice);
  assert.deepEqual(t.event('aidsSpent').aids, ['enchantment']);
  assert.equal(t.sheet('D').poison, 0, 'and no poison with it');
  assert.deepEqual([t.figure('O').body, t.plights('D')], [6, []]);
});

rule('NXT-ELF-02', 'a Warding Circle helps every hero of the place, and nobody beyond it', () => {
  const t = table(
    ROOM,
    { W: { kind: 'wizard' }, D: { kind: 'dwarf' }, O: { kind: 'orc' }, G: { kind: 'elf' } },
    { next: { figures: { W: { level: 4 } } } },
  );
  t.do(cast('wardingCircle'));
  const warded = ['W', 'D', 'O', 'G'].filter((letter) => t.figure(letter).conditions.includes('rockSkin'));
  assert.deepEqual(warded, ['W', 'D']);
});

rule('NXT-ELF-02', 'Thunderclap: on 1 to 4 a monster of the place loses its next turn', () => {
  const t = room();
  t.do(cast('thunderclap'), [4]);
  assert.deepEqual([t.event('thunderRolled').figure, t.figure('O').conditions], [t.id('O'), ['stunned']]);
  const deaf = room();
  deaf.do(cast('thunderclap'), [5]);
  assert.deepEqual(deaf.figure('O').conditions, []);
});

rule('NXT-FRF-08', 'Rain of Fire falls on everybody else of the place, friends too', () => {
  const t = room();
  t.do(cast('rainOfFire'), [S, W, B, S, S, W]);
  assert.deepEqual([t.figure('D').body, t.figure('O').body, t.figure('W').body], [1, 7, 6]);
  assert.equal(t.figure('G').body, 1);
});

rule('NXT-ELF-02', 'Revealing Light shows the secret doors and the traps that can be found', () => {
  const quest = {
    secretDoors: ['D2-E2'],
    traps: [
      { kind: 'spear', at: 'B2' },
      { kind: 'rockfall', at: 'C2', falls: 'C2' },
    ],
  };
  const t = room({}, {}, { quest });
  t.do(cast('revealingLight'));
  assert.deepEqual(
    t.all('trapSpotted').map(({ trap }) => trap),
    ['spear'],
  );
  assert.equal(t.event('secretDoorFound').door, 'D2-E2');
});

rule('NXT-HRO-01', 'Increased Intensity: magic that hits hits once more', () => {
  const gifts = ['increasedIntensity'];
  const bolt = room({ gifts });
  bolt.do(cast('lightning', 'O'), [S, W, W, B, B]);
  assert.equal(bolt.figure('O').body, 7);
  const missed = room({ gifts });
  missed.do(cast('lightning', 'O'), [W, W, W]);
  assert.equal(missed.figure('O').body, 9);
  const flame = (sheet: Record<string, unknown>, saves: string[]) => {
    const t = room(sheet, { spells: ['ballOfFlame'] });
    t.state = { ...t.state, figures: t.state.figures.filter(({ id }) => id !== 'dwarf') };
    t.do({ type: 'castSpell', figure: 'W', spell: 'ballOfFlame', target: 'O' }, saves);
    return t.figure('O').body;
  };
  assert.equal(flame({}, [B, B]), 7);
  assert.equal(flame({ gifts }, [B, B]), 6);
  assert.equal(flame({ gifts }, [W, B]), 7);
  assert.equal(flame({ gifts }, [W, W]), 9);
});

/** The Dwarf's turn, with scrolls. */
function reader(scrolls: string[], rest: NextTableSetting = {}): NextTable {
  const figures = { D: { facing: 'east', sheet: { scrolls } } } as const;
  return room({}, {}, { turn: 'D', ...rest, next: { ...rest.next, figures } });
}

rule('NXT-SRC-07', 'anyone reads a scroll, once, as the attack of the turn', () => {
  const t = reader(['healBody', 'lightning']);
  t.do(read('healBody', { target: 'D' }));
  assert.deepEqual([t.figure('D').body, t.sheet('D').scrolls], [6, ['lightning']]);
  assert.deepEqual(t.state.next.turn.actions, ['attack']);
  t.refuses(read('lightning', { target: 'O' }), 'sameAction', 'NXT-ACT-04');
  t.refuses(read('healBody', { target: 'D' }), 'scrollNotHeld', 'NXT-SRC-07');
});

rule('NXT-SRC-07', 'the spell does what it does for a caster, and needs the same target', () => {
  const t = reader(['lightning', 'genie', 'wardingCircle'], { quest: { doors: ['D2-E2'] } });
  t.refuses(read('lightning', { target: 'G' }), 'notVisible', 'NXT-FRF-01');
  t.refuses(read('lightning'), 'targetMissing', 'CLS-SPL-08');
  t.refuses(read('wardingCircle', { target: 'D' }), 'targetMissing', 'CLS-SPL-08');
  assert.ok(t.offers(read('wardingCircle')));
  assert.ok(t.offers(read('genie', { target: 'G' })));
  t.do(read('genie', { door: 'D2-E2' }));
  assert.equal(t.event('doorOpened').door, 'D2-E2');
  const bolt = reader(['lightning']);
  bolt.do(read('lightning', { target: 'O' }), [S, S, W, B, B]);
  assert.equal(bolt.figure('O').body, 7);
});

rule('NXT-SRC-07', 'where a quest silences magic, scrolls are silent too', () => {
  const t = reader(['healBody'], { quest: { rules: { noSpells: true } } });
  t.refuses(read('healBody', { target: 'D' }), 'noSpellsHere', 'CLS-QBK-11');
});

rule('NXT-FIM-07', 'no spell crosses Black Mist, cast or read, but for the next square', () => {
  const far = table(
    `
    +-+-+-+
    |W D E|
    +-+-+-+`,
    {
      W: { kind: 'wizard', spells: ['fireOfWrath'] },
      D: { kind: 'dwarf', body: 1 },
      E: { kind: 'elf', body: 1 },
    },
    { next: { figures: { W: { level: 6, sheet: { scrolls: ['fireOfWrath'] } } }, state: { mists: [[2]] } } },
  );
  const wrath = { figure: 'W', target: 'E' };
  far.refuses({ type: 'castSpell', spell: 'fireOfWrath', ...wrath }, 'blackMist', 'NXT-FIM-07');
  far.refuses({ type: 'readScroll', scroll: 'fireOfWrath', ...wrath }, 'blackMist', 'NXT-FIM-07');
  far.refuses(cast('lightning', 'E'), 'blackMist', 'NXT-FIM-07');
  far.do(cast('greaterHealing', 'D'));
});

rule(
  'NXT-ENC-01',
  'an arcanum for heroes is for oneself, too, and for those in sight; monsters it helps not',
  () => {
    const t = room({}, { body: 1 });
    assert.ok(t.offers(cast('greaterHealing', 'W')));
    t.refuses(cast('greaterHealing', 'O'), 'onlyHeroes', 'CLS-SPL-07');
    t.refuses(cast('greaterHealing'), 'targetMissing', 'CLS-SPL-08');
    const apart = table(
      ROOM.replace('W D . O|G|', 'W . O .|D|'),
      { W: { kind: 'wizard' }, D: { kind: 'dwarf' }, O: { kind: 'orc' } },
      { turn: 'W', next: { figures: { W: { level: 6 } } } },
    );
    apart.refuses(cast('greaterHealing', 'D'), 'targetUnseen', 'CLS-SPL-10');
  },
);
