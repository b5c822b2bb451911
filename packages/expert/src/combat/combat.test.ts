import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { heldOf } from '../gear/taking.ts';
import { table } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+-+
  |b o . . . .|
  + + + + + + +
  |e . . . . .|
  +-+-+-+-+-+-+`;

const DUEL = { b: { hero: 'barbarian' }, e: { hero: 'elf' }, o: { monster: 'orc' } } as const;
const MISS = ['heroShield', 'heroShield', 'heroShield'] as const;

rule('EXP-DIC-02', 'every skull of an attack is a hit', () => {
  const t = table(HALL, DUEL, { turn: 'b' });
  t.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'heroShield', 'heroShield', 'heroShield']);
  assert.equal(t.event('attackRolled').hits, 2);
  assert.equal(t.event('bodyLost').body, 2);
});

rule('EXP-DIC-03', 'a hero shield blocks for heroes alone', () => {
  const t = table(HALL, DUEL, { turn: 'o' });
  t.do({ type: 'attack', target: 'b' }, ['skull', 'skull', 'heroShield', 'monsterShield']);
  assert.deepEqual([t.event('defenceRolled').blocked, t.figure('b').body], [1, 8]);
});

rule('EXP-DIC-04', 'a monster shield blocks for monsters alone', () => {
  const t = table(HALL, DUEL, { turn: 'b' });
  t.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'heroShield', 'monsterShield', 'heroShield']);
  assert.deepEqual([t.event('defenceRolled').blocked, t.figure('o').body], [1, 1]);
});

rule('EXP-DEF-01', 'without a hit nobody defends', () => {
  const t = table(HALL, DUEL, { turn: 'b' });
  t.do({ type: 'attack', target: 'o' }, MISS);
  assert.equal(t.happened('defenceRolled'), false);
});

rule('EXP-CBT-03', 'a blow needs its target beside', () => {
  const t = table(HALL.replace('b o .', 'b . o'), DUEL, { turn: 'b' });
  t.refuses({ type: 'attack', target: 'o' }, 'notBeside', 'EXP-CBT-03');
});

rule('EXP-CBT-04', 'also at a corner, but not past a wall', () => {
  const corner = HALL.replace('b o .', '. o .').replace('|e', '|b');
  const t = table(corner, { b: DUEL.b, o: DUEL.o }, { turn: 'b' });
  t.do({ type: 'attack', target: 'o' }, MISS);
  const walled = table(corner.replace('+ + + +', '+ +-+ +'), { b: DUEL.b, o: DUEL.o }, { turn: 'b' });
  walled.refuses({ type: 'attack', target: 'o' }, 'notBeside', 'EXP-CBT-03');
});

rule('EXP-CBT-05', 'a bow hits whatever is in sight, near or far', () => {
  const t = table(HALL.replace('b o . . .', 'b . . . o'), DUEL, { turn: 'e' });
  t.do({ type: 'attack', target: 'o' }, ['heroShield', 'heroShield']);
  assert.equal(t.event('attacked').shot, true);
  const near = table(HALL.replace('e .', 'e o').replace('b o', 'b .'), DUEL, { turn: 'e' });
  near.do({ type: 'attack', target: 'o' }, ['heroShield', 'heroShield']);
});

rule('EXP-CBT-06', 'however far', () => {
  const long = `
  +-+-+-+-+-+-+-+-+-+-+-+-+
  |e . . . . . . . . . . o|
  +-+-+-+-+-+-+-+-+-+-+-+-+`;
  const t = table(long, { e: DUEL.e, o: DUEL.o }, { turn: 'e' });
  t.do({ type: 'attack', target: 'o' }, ['heroShield', 'heroShield']);
});

rule('EXP-CBT-07', 'one attack a turn, for monsters as for heroes', () => {
  const t = table(HALL, DUEL, { turn: 'b' });
  t.do({ type: 'attack', target: 'o' }, MISS);
  t.refuses({ type: 'attack', target: 'o' }, 'acted', 'EXP-CBT-07');
  const orc = table(HALL, DUEL, { turn: 'o' });
  orc.do({ type: 'attack', target: 'b' }, ['heroShield', 'heroShield']);
  orc.refuses({ type: 'attack', target: 'b' }, 'acted', 'EXP-CBT-07');
});

const LANE = `
  +-+-+-+-+-+
  |e . . . o|
  +-+-+-+-+-+`;
const SHOT = { e: DUEL.e, o: DUEL.o, b: DUEL.b, g: { monster: 'goblin' } } as const;

rule('EXP-LOS-02', 'allies and opponents are in the way', () => {
  for (const other of ['b', 'g'] as const) {
    const map = LANE.replace('. . .', `. ${other} .`);
    const t = table(map, { e: SHOT.e, o: SHOT.o, [other]: SHOT[other] }, { turn: 'e' });
    t.refuses({ type: 'attack', target: 'o' }, 'noLine', 'EXP-LOS-01');
  }
});

rule('EXP-LOS-03', 'furniture is, a magic circle is not', () => {
  const t = table(LANE.replace('. . .', '. T .'), { e: SHOT.e, o: SHOT.o }, { turn: 'e' });
  t.refuses({ type: 'attack', target: 'o' }, 'noLine', 'EXP-LOS-01');
  const circle = table(LANE.replace('. . .', '. O .'), { e: SHOT.e, o: SHOT.o }, { turn: 'e' });
  circle.do({ type: 'attack', target: 'o' }, ['heroShield', 'heroShield']);
});

rule('EXP-LOS-04', 'walls and closed doors are, an open door is not', () => {
  const through = (edge: string) =>
    table(LANE.replace('. . .', `. .${edge}.`), { e: SHOT.e, o: SHOT.o }, { turn: 'e' });
  for (const edge of ['|', 'd'])
    through(edge).refuses({ type: 'attack', target: 'o' }, 'noLine', 'EXP-LOS-01');
  through('o').do({ type: 'attack', target: 'o' }, ['heroShield', 'heroShield']);
});

rule('EXP-ATK-02', 'what is worn and fought with adds its dice', () => {
  const armed = { ...DUEL, b: { hero: 'barbarian', cards: ['greatAxe'], weapon: 'greatAxe' } } as const;
  const t = table(HALL, armed, { turn: 'b' });
  t.do({ type: 'attack', target: 'o' }, [...MISS, 'heroShield', 'heroShield']);
});

rule('EXP-DEF-02', 'in defence too', () => {
  const armed = { ...DUEL, b: { hero: 'barbarian', cards: ['leather'], worn: ['leather'] } } as const;
  const t = table(HALL, armed, { turn: 'o' });
  t.do({ type: 'attack', target: 'b' }, ['skull', 'skull', 'heroShield', 'heroShield', 'skull']);
  assert.equal(t.figure('b').body, 9);
});

rule('EXP-ATK-03', 'a curse leaves one die, whatever else adds to it', () => {
  const cursed = { tag: 'cursed', combat: null } as const;
  const blessed = { tag: 'blessed', attack: 1, defence: 1, combat: null } as const;
  const t = table(HALL, { ...DUEL, b: { hero: 'barbarian', conditions: [cursed, blessed] } }, { turn: 'b' });
  t.do({ type: 'attack', target: 'o' }, ['heroShield']);
});

rule('EXP-DMG-02', 'two skulls, one monster shield: one point', () => {
  const t = table(HALL, DUEL, { turn: 'b' });
  t.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'heroShield', 'monsterShield', 'skull']);
  assert.deepEqual(
    [t.event('attackRolled').hits, t.event('defenceRolled').blocked, t.event('bodyLost').body],
    [2, 1, 1],
  );
});

rule('EXP-DMG-03', 'the last point is death, and the figure is gone', () => {
  const t = table(HALL, { ...DUEL, o: { monster: 'goblin' } }, { turn: 'b' });
  t.do({ type: 'attack', target: 'o' }, ['skull', 'heroShield', 'heroShield', 'skull']);
  assert.equal(t.find('o'), undefined);
});

rule(
  'EXP-CBT-08',
  'with the last monster the combat ends: effects first, then loot, then the turn goes on',
  () => {
    const rage = { tag: 'strengthened', attack: 2, combat: 1 } as const;
    const t = table(
      HALL,
      { ...DUEL, o: { monster: 'blackOrc', body: 1 }, b: { hero: 'barbarian', conditions: [rage] } },
      {
        turn: 'b',
        act: { mode: 'walk', left: 4 },
      },
    );
    t.do({ type: 'attack', target: 'o' }, [
      'skull',
      'skull',
      'skull',
      'skull',
      'skull',
      'skull',
      'skull',
      'skull',
      'mace',
    ]);
    const order = t
      .types()
      .filter((type) => ['died', 'combatEnded', 'treasureTurned', 'lootDrawn'].includes(type));
    assert.deepEqual(order, ['died', 'combatEnded', 'treasureTurned', 'lootDrawn']);
    assert.deepEqual(t.figure('b').conditions, []);
    t.do({ type: 'claimLoot', hero: 'e' });
    assert.deepEqual(t.hero('e').cards, [{ card: 'mace' }]);
    t.do({ type: 'step', to: 'B1' });
  },
);

rule(
  'EXP-LOT-04',
  'two who claim a card: the faster has it; what nobody claims lies where a creature fell',
  () => {
    const won = (seat: string, card = 'mace') => {
      const figures = { b: DUEL.b, e: { hero: 'elf', seat }, o: { monster: 'blackOrc', body: 1 } } as const;
      const t = table(HALL, figures, { turn: 'b' });
      t.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'skull', 'skull', 'skull', 'skull', card]);
      return t;
    };
    const t = won('bea');
    t.do({ type: 'claimLoot', hero: 'b' }, [], 'ann');
    t.do({ type: 'claimLoot', hero: 'e' }, [], 'bea');
    assert.deepEqual([t.hero('e').cards.length, t.hero('b').cards.length], [1, 0]);
    const left = won('ann');
    left.do({ type: 'passLoot' });
    assert.deepEqual(left.state.heaps, [{ square: left.square('B1'), cards: [{ card: 'mace' }], gold: 0 }]);
    const full = { card: 'barbedArrows', left: 3 };
    const quiver = won('ann', 'barbedArrows');
    quiver.do({ type: 'passLoot' });
    assert.deepEqual(quiver.state.heaps[0]?.cards, [full]);
    const taken = won('ann', 'barbedArrows');
    taken.do({ type: 'claimLoot', hero: 'b' });
    assert.deepEqual(taken.hero('b').cards, [full]);
  },
);

rule('EXP-LOT-04', 'ammunition of creatures has all its shots, taken or left lying', () => {
  const figures = { ...DUEL, o: { monster: 'blackOrc', body: 1 } } as const;
  const won = () => {
    const t = table(HALL, figures, { turn: 'b' });
    t.do({ type: 'attack', target: 'o' }, [
      'skull',
      'skull',
      'skull',
      'skull',
      'skull',
      'skull',
      'silverBolts',
    ]);
    return t;
  };
  const quiver = heldOf('silverBolts');
  assert.ok(quiver.left! > 0);
  const taken = won();
  taken.do({ type: 'claimLoot', hero: 'e' });
  assert.deepEqual(taken.hero('e').cards, [quiver]);
  const left = won();
  left.do({ type: 'passLoot' });
  assert.deepEqual(left.state.heaps[0]!.cards, [quiver]);
});

rule('EXP-LOT-05', 'some creatures pay several cards', () => {
  const t = table(HALL, { ...DUEL, o: { monster: 'lich', body: 1 } }, { turn: 'b' });
  const dice = ['skull', 'skull', 'skull', 'skull', 'skull', 'skull', 'mace', 'spear'];
  t.do({ type: 'attack', target: 'o' }, dice);
  assert.deepEqual(t.event('lootDrawn').cards, ['mace', 'spear']);
});

rule('EXP-DTH-02', 'a dead hero’s things are free when the combat is over', () => {
  const figures = { ...DUEL, b: { hero: 'barbarian', body: 1, gold: 30, cards: ['mace'] } } as const;
  const t = table(HALL, { ...figures, o: { monster: 'orc', body: 1 } }, { turn: 'o' });
  t.do({ type: 'attack', target: 'b' }, ['skull', 'skull', 'skull', 'skull']);
  assert.deepEqual(t.state.heaps, [
    { square: t.square('A1'), cards: [{ card: 'mace' }], gold: 30, of: 'barbarian' },
  ]);
  t.do({ type: 'endTurn' });
  t.do({ type: 'move', mode: 'walk' }, [1]);
  t.do({ type: 'step', to: 'A1' });
  t.refuses({ type: 'pickUpGold' }, 'noGold', 'EXP-DTH-02');
  t.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'skull', 'skull']);
  t.do({ type: 'pickUpGold' });
  t.do({ type: 'pickUp', card: 'mace' });
  assert.deepEqual([t.hero('e').gold, t.hero('e').cards], [30, [{ card: 'mace' }]]);
});

rule(
  'EXP-CBT-01',
  'a round without a blow, and nobody in sight, is a lull; a sighting begins the next combat',
  () => {
    const map = `
  +-+-+-+-+-+-+
  |b . .d. . o|
  +-+-+-+-+-+-+`;
    const t = table(map, { b: DUEL.b, o: DUEL.o }, { turn: 'o' });
    t.do({ type: 'endTurn' });
    assert.equal(t.event('combatEnded').why, 'lull');
    assert.equal(t.state.combat, null);
    const letter = table(map, { b: DUEL.b, o: DUEL.o }, { turn: 'o', options: { lull: false } });
    letter.do({ type: 'endTurn' });
    assert.equal(letter.happened('combatEnded'), false);
  },
);

rule('EXP-INV-04', 'before a combat whoever has a choice says what it fights with', () => {
  const map = `
  +-+-+-+-+-+-+
  |b . .d. . o|
  +-+-+-+-+-+-+`;
  const figures = { b: { hero: 'barbarian', cards: ['sword', 'greatAxe'] }, o: DUEL.o } as const;
  const t = table(map, figures, {
    turn: 'b',
    act: { mode: 'walk', left: 5 },
    state: { combat: null, lulled: true },
  });
  t.do({ type: 'step', to: 'B1' });
  t.do({ type: 'step', to: 'C1' });
  t.do({ type: 'openDoor', at: 'C1', side: 1 }, ['pit']);
  t.do({ type: 'keepEvent', keep: true });
  assert.ok(t.happened('combatBegan'));
  t.refuses({ type: 'chooseWeapon', weapon: 'mace' }, 'noSuchWeapon', 'EXP-INV-06');
  t.do({ type: 'chooseWeapon', weapon: 'greatAxe' });
  assert.equal(t.hero('b').weapon, 'greatAxe');
});

rule('EXP-INV-06', 'nothing heavier than its class can bear is of use to a hero', () => {
  const t = table(
    HALL,
    { ...DUEL, e: { hero: 'elf', cards: ['greatAxe', 'plate'] } },
    {
      turn: 'e',
      state: { combat: null },
    },
  );
  assert.equal(t.happened('worn'), false);
  assert.deepEqual(t.hero('e').worn, []);
});

const KNACKS = [
  ['packs', 'orc', 'a die more beside a friend', 3],
  ['alone', 'orc', 'not alone', 2],
] as const;

for (const [name, monster, what, dice] of KNACKS)
  rule('EXP-CRD-03', `${name}: ${what}`, () => {
    const map = name === 'packs' ? HALL.replace('e .', 'e p') : HALL;
    const friend = name === 'packs' ? { p: { monster } } : {};
    const t = table(map, { ...DUEL, ...friend }, { turn: 'o' });
    t.do(
      { type: 'attack', target: 'b' },
      Array.from({ length: dice }, () => 'heroShield'),
    );
  });

rule('EXP-CRD-03', 'a tough hide feels no single hit, a crushing blow is blocked once', () => {
  const t = table(HALL, { ...DUEL, o: { monster: 'mummy' } }, { turn: 'b' });
  t.do({ type: 'attack', target: 'o' }, ['skull', 'heroShield', 'heroShield', 'skull', 'skull', 'skull']);
  assert.equal(t.figure('o').body, 2);
  const ogre = table(HALL, { ...DUEL, o: { monster: 'ogre' } }, { turn: 'o' });
  ogre.do({ type: 'attack', target: 'b' }, ['skull', 'skull', 'skull', 'skull', 'heroShield', 'heroShield']);
  assert.equal(ogre.figure('b').body, 6);
});

rule('EXP-CRD-03', 'a minotaur strikes twice, a black orc shoves, a bandit steals, a zombie may rise', () => {
  const bull = table(HALL, { ...DUEL, o: { monster: 'minotaur' } }, { turn: 'o' });
  for (let blow = 0; blow < 2; blow += 1)
    bull.do(
      { type: 'attack', target: 'b' },
      Array.from({ length: 3 }, () => 'heroShield'),
    );
  bull.refuses({ type: 'attack', target: 'b' }, 'acted', 'EXP-CBT-07');
  const black = table(
    HALL.replace('b o . .', 'o b . .'),
    { ...DUEL, o: { monster: 'blackOrc' } },
    { turn: 'o' },
  );
  black.do({ type: 'attack', target: 'b' }, ['skull', 'skull', 'skull', 'skull', 'skull']);
  assert.equal(black.at('b'), 'C1');
  const bandit = table(
    HALL,
    { ...DUEL, b: { hero: 'barbarian', gold: 25 }, o: { monster: 'bandit' } },
    { turn: 'o' },
  );
  bandit.do({ type: 'attack', target: 'b' }, ['skull', 'heroShield', 'skull', 'skull']);
  assert.equal(bandit.hero('b').gold, 15);
  const zombie = table(HALL, { ...DUEL, o: { monster: 'zombie' } }, { turn: 'b' });
  zombie.do({ type: 'attack', target: 'o' }, ['skull', 'heroShield', 'heroShield', 'skull', 'skull', 6]);
  assert.equal(zombie.figure('o').body, 1);
});

rule(
  'EXP-CRD-03',
  'a troll heals as its turn begins, a spider’s bite works a turn later, a wolf’s shortens the next move',
  () => {
    const troll = table(HALL, { ...DUEL, o: { monster: 'troll', body: 2 } }, { acted: ['b'], turn: 'e' });
    troll.do({ type: 'endTurn' });
    troll.do({ type: 'activate', monster: 'o' });
    assert.equal(troll.figure('o').body, 3);
    const bitten = (monster: 'spider' | 'wolf') => {
      const t = table(HALL, { b: DUEL.b, e: DUEL.e, o: { monster } }, { turn: 'o' });
      const dice = ['skull', 'heroShield', ...(monster === 'spider' ? ['heroShield'] : []), 'skull', 'skull'];
      t.do({ type: 'attack', target: 'b' }, dice);
      t.do({ type: 'endTurn' });
      t.do({ type: 'takeTurn', hero: 'b' });
      return t;
    };
    const spider = bitten('spider');
    assert.equal(spider.figure('b').body, 8);
    spider.do({ type: 'endTurn' });
    assert.deepEqual([spider.figure('b').body, spider.figure('b').conditions], [7, []]);
    const wolf = bitten('wolf');
    wolf.do({ type: 'move', mode: 'walk' }, [3]);
    assert.deepEqual([wolf.left, wolf.figure('b').conditions], [4, []]);
  },
);

rule('EXP-CRD-03', 'a drow has the better of two dice to move', () => {
  const t = table(HALL, { ...DUEL, o: { monster: 'drow' } }, { turn: 'o' });
  t.do({ type: 'move', mode: 'walk' }, [2, 5]);
  assert.equal(t.left, 7);
});
