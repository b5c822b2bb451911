import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { MONSTERS } from '@oubliette/classic/extend';
import { BESTIARY } from '../content/bestiary.ts';
import { table, walk } from '../testing/index.ts';

const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;

const ROW = `
  +-+-+-+-+-+-+
  |B . . . . .|
  +-+-+-+-+-+-+`;
const B = { kind: 'barbarian' } as const;
const G = { kind: 'goblin' } as const;
const roll = { type: 'rollMovement', figure: 'B' };
const step = (to: string, figure = 'B') => ({ type: 'step', figure, to });
const face = (facing: number, figure = 'B') => ({ type: 'face', figure, facing });

rule('NXT-MOV-01', 'heroes walk up to the total of two D6', () => {
  for (const kind of ['barbarian', 'dwarf', 'wizard']) {
    const t = table(ROW, { B: { kind } }, { next: { figures: { B: { facing: 'east' } } } });
    t.do(roll, [1, 2]);
    assert.deepEqual(t.event('movementRolled').rules, ['NXT-MOV-01', 'NXT-ACT-01']);
    walk(t, 'B', 'B1', 'C1', 'D1');
    t.refuses(step('E1'), 'noMovementLeft', 'CLS-MOV-01');
  }
});

rule('NXT-MOV-01', 'unless another rule says otherwise: plate, the quest, a swift wind', () => {
  const plate = table(ROW, { B }, { next: { figures: { B: { sheet: { gear: ['plateArmour'] } } } } });
  plate.do(roll, [4]);
  assert.equal(plate.state.turn.left, 4);
  const quest = table(ROW, { B }, { quest: { rules: { moveDice: 3 } } });
  quest.do(roll, [1, 1, 1]);
  assert.ok(quest.cites('CLS-QBK-11'));
  const wind = table(ROW, { B: { ...B, conditions: ['swiftWind'] } });
  wind.do(roll, [6, 6, 6, 6]);
  assert.deepEqual([wind.state.turn.left, wind.figure('B').conditions], [24, []]);
});

rule('NXT-MOV-01', 'a monster goes by its card and rolls nothing', () => {
  const map = '+-+-+-+-+\n|G . . B|\n+-+-+-+-+';
  const t = table(
    map,
    { G: { ...G, move: 1 }, B },
    { turn: 'morcar', next: { figures: { G: { facing: 'east' } } } },
  );
  t.refuses({ type: 'rollMovement', figure: 'G' }, 'movesWithoutDice', 'CLS-MOV-03');
  walk(t, 'G', 'B1');
  t.refuses(step('C1', 'G'), 'noMovementLeft', 'CLS-MOV-03');
  for (const card of Object.values(BESTIARY)) assert.ok(card.move > 0);
  assert.equal(BESTIARY['goblin']?.move, MONSTERS.goblin.move);
});

rule('NXT-MOV-02', 'heroes and monsters may go back over their own steps, through a door too', () => {
  const next = { figures: { B: { facing: 'east' }, G: { facing: 'east' } } } as const;
  const t = table(
    '+-+-+-+-+\n|Bo. . .|\n+-+-+-+-+',
    { B },
    {
      turn: { of: 'B', left: 6 },
      next: { figures: { B: next.figures.B } },
    },
  );
  walk(t, 'B', 'B1', 'A1', 'B1');
  assert.ok(t.cites('NXT-MOV-02'));
  assert.deepEqual([t.at('B'), t.state.turn.left], ['B1', 1]);
  const m = table(
    '+-+-+-+-+-+\n|Go. .|B|\n+-+-+-+-+-+',
    { B, G: { ...G, move: 5 } },
    { turn: 'morcar', next },
  );
  walk(m, 'G', 'B1', 'A1', 'B1');
  assert.deepEqual([m.at('G'), m.state.turn.left], ['B1', 0]);
});

rule('NXT-MOV-03', 'turning right round costs one square of movement', () => {
  const t = table(
    ROW.replace('B .', '. B'),
    { B },
    { turn: { of: 'B', left: 3 }, next: { figures: { B: { facing: 'east' } } } },
  );
  t.do(step('A1'));
  assert.deepEqual(t.types(), ['faced', 'stepped']);
  const { facing, cost, rules } = t.event('faced');
  assert.deepEqual({ facing, cost, rules }, { facing: WEST, cost: 1, rules: ['NXT-MOV-03', 'NXT-FAC-03'] });
  assert.equal(t.state.turn.left, 1);
  t.refuses(step('B1'), 'noMovementLeft', 'NXT-MOV-03');
  assert.equal(t.at('B'), 'A1');
});

rule('NXT-MOV-04', 'opening a door is part of the move: no action of its own, and no movement', () => {
  const map = '+-+-+-+\n|Bd. .|\n+-+-+-+';
  const open = { type: 'openDoor', figure: 'B', door: 'A1-B1' };
  const t = table(map, { B }, { next: { figures: { B: { facing: 'east' } } } });
  t.refuses(open, 'notMoving', 'NXT-MOV-04');
  t.do(roll, [1, 1]);
  t.do(open);
  assert.deepEqual(t.event('doorOpened').rules, ['NXT-MOV-04', 'CLS-DOR-03', 'CLS-DOR-10']);
  assert.deepEqual([t.state.turn.left, t.state.next.turn.actions], [2, ['move']]);
  walk(t, 'B', 'B1', 'C1');
});

rule('NXT-MOV-04', 'and once the move is over, no door is opened', () => {
  const map = '+-+-+-+\n|. Bd.|\n+-+-+-+';
  const t = table(map, { B }, { turn: { of: 'B', left: 3, moveOver: true } });
  t.refuses({ type: 'openDoor', figure: 'B', door: 'B1-C1' }, 'moveOver', 'NXT-MOV-04');
});

rule('NXT-MOV-06', 'seven squares, a door, an about-turn and two squares make ten', () => {
  const map = `
    +-+-+-+-+-+-+-+-+
    |W : : :d. . . .|
    +-+-+-+-+-+-+-+-+`;
  const W = { kind: 'wizard' };
  const t = table(map, { W }, { next: { figures: { W: { facing: 'east' } } } });
  t.do({ type: 'rollMovement', figure: 'W' }, [4, 6]);
  walk(t, 'W', 'B1', 'C1', 'D1');
  t.do({ type: 'openDoor', figure: 'W', door: 'D1-E1' });
  walk(t, 'W', 'E1', 'F1', 'G1', 'H1');
  assert.equal(t.state.turn.left, 3);
  t.do(face(WEST, 'W'));
  assert.equal(t.state.turn.left, 2);
  walk(t, 'W', 'G1', 'F1');
  assert.equal(t.state.turn.left, 0);
  t.refuses(step('E1', 'W'), 'noMovementLeft', 'CLS-MOV-01');
});

rule('NXT-ELF-04', 'the elf rolls a D6 and a D8', () => {
  const E = { kind: 'elf' };
  const t = table(ROW.replace('B', 'E'), { E });
  t.do({ type: 'rollMovement', figure: 'E' }, [6, 8]);
  const { dice, total, rules } = t.event('movementRolled');
  assert.deepEqual({ dice, total, rules }, { dice: [6, 8], total: 14, rules: ['NXT-ELF-04', 'NXT-ACT-01'] });
  const wind = table(ROW.replace('B', 'E'), { E: { kind: 'elf', conditions: ['swiftWind'] } });
  wind.do({ type: 'rollMovement', figure: 'E' }, [1, 8, 2, 7]);
  assert.equal(wind.state.turn.left, 18);
  const wrong = table(ROW.replace('B', 'E'), { E });
  assert.throws(() => wrong.do({ type: 'rollMovement', figure: 'E' }, [8, 6]), 'the D6 comes first');
});

const HALL = `
  +-+-+-+
  |. . .|
  + + + +
  |. E .|
  + + + +
  |. . .|
  +-+-+-+`;
const E = { kind: 'elf' } as const;

rule('NXT-ELF-05', 'the elf alone steps diagonally, for one square of movement', () => {
  const next = { figures: { E: { facing: 'north' } } } as const;
  const t = table(HALL, { E }, { turn: { of: 'E', left: 2 }, next });
  assert.equal(t.offered('step', 'heroes').length, 8);
  t.do(step('C1', 'E'));
  assert.deepEqual([t.at('E'), t.state.turn.left], ['C1', 1]);
  assert.ok(t.event('stepped').rules.includes('NXT-ELF-05'));
  for (const kind of ['barbarian', 'dwarf', 'wizard']) {
    const other = table(HALL, { E: { kind } }, { turn: { of: 'E', left: 2 }, next });
    other.refuses(step('C1', 'E'), 'notNextTo', 'CLS-MOV-04');
  }
});

rule('NXT-ELF-06', 'not past a wall, a shut door, furniture or rubble on either side of the step', () => {
  const map = (south: string, east: string) => `
    +-+-+
    |E${east}.|
    +${south}+ +
    |. .|
    +-+-+`;
  const at = (drawing: string, quest: object = {}) =>
    table(drawing, { E }, { turn: { of: 'E', left: 2 }, quest });
  assert.equal(at(map(' ', ' ')).refusal(step('B2', 'E')), null);
  for (const [south, east] of [
    ['-', ' '],
    [' ', '|'],
  ] as const)
    at(map(south, east)).refuses(step('B2', 'E'), 'cornerInTheWay', 'NXT-ELF-06');
  const door = '+-+-+\n|Ed.|\n+ +-+\n|.d.|\n+-+-+';
  at(door).refuses(step('B2', 'E'), 'cornerInTheWay', 'NXT-ELF-06');
  at(map(' ', ' '), { blocked: ['B1'] }).refuses(step('B2', 'E'), 'cornerInTheWay', 'NXT-ELF-06');
  const chest = { furniture: [{ kind: 'treasureChest', at: 'A2' }] };
  at(map(' ', ' '), chest).refuses(step('B2', 'E'), 'cornerInTheWay', 'NXT-ELF-06');
});

rule('NXT-ELF-06', 'nor onto furniture or rubble', () => {
  const map = `
    +-+-+-+-+
    |E . . .|
    + + + + +
    |. . . .|
    + + + + +
    |. . . .|
    +-+-+-+-+`;
  const at = (quest: object) => table(map, { E }, { turn: { of: 'E', left: 2 }, quest });
  at({ furniture: [{ kind: 'table', at: 'B2' }] }).refuses(step('B2', 'E'), 'squareBlocked', 'CLS-MOV-10');
  at({ blocked: ['B2'] }).refuses(step('B2', 'E'), 'squareBlocked', 'CLS-MOV-10');
  assert.equal(at({}).refusal(step('B2', 'E')), null);
});

rule('NXT-ELF-06', 'figures beside the step do not matter', () => {
  const map = '+-+-+\n|E O|\n+ + +\n|G .|\n+-+-+';
  const figures = { E, O: { kind: 'orc', attack: 0 }, G: { kind: 'goblin', attack: 0 } };
  const t = table(map, figures, { turn: { of: 'E', left: 2 } });
  t.do(step('B2', 'E'));
  assert.equal(t.at('E'), 'B2');
});

rule('NXT-FAC-01', 'every figure faces a side, and everybody sees which', () => {
  const t = table(HALL, { E }, { next: { figures: { E: { facing: 'west' } } } });
  for (const seat of ['heroes', 'morcar', 'nobody']) assert.equal(t.view(seat).next.facing['elf'], WEST);
});

rule('NXT-FAC-01', 'who comes onto the board faces a foe, and is turned freely before the first move', () => {
  const map = '+-+-+-+-+\n|Bd. . .|\n+-+-+-+-+';
  const quest = { monsters: [{ kind: 'orc', at: 'D1' }] };
  const t = table(map, { B }, { dark: true, turn: { of: 'B', left: 1 }, quest });
  t.do({ type: 'openDoor', figure: 'B', door: 'A1-B1' });
  const turned = () => t.state.next.facing['orc-1'];
  assert.equal(turned(), WEST);
  t.do({ type: 'endTurn' });
  t.do(face(EAST, 'orc-1'), [], 'morcar');
  assert.deepEqual([turned(), t.event('faced').rules, t.event('faced').cost], [EAST, ['NXT-FAC-01'], 0]);
  assert.equal(t.state.turn.actor, null, 'turning it is not playing it');
  t.do(face(WEST, 'orc-1'), [], 'morcar');
  t.do({ type: 'step', figure: 'orc-1', to: 'C1' }, [], 'morcar');
  assert.equal(t.state.turn.left, 7, 'it stood so when it set out');
  t.do(face(EAST, 'orc-1'), [], 'morcar');
  assert.equal(t.state.turn.left, 6, 'it has moved: now turning costs');
});

rule('NXT-FAC-01', 'a hero is placed facing into the dungeon and may be turned until the first move', () => {
  const map = '+-+-+-+-+\n|B . . .|\n+-+-+-+-+';
  const t = table(map, { B }, { fromTheStart: true });
  t.do({ type: 'placeHero', hero: 'barbarian', square: 'A1' }, [], 'heroes');
  assert.equal(t.state.next.facing['barbarian'], EAST);
  t.do({ type: 'face', figure: 'barbarian', facing: WEST }, [], 'heroes');
  t.do({ type: 'face', figure: 'barbarian', facing: EAST }, [], 'heroes');
  t.do({ type: 'rollMovement', figure: 'barbarian' }, [1, 1], 'heroes');
  t.do({ type: 'face', figure: 'barbarian', facing: WEST }, [], 'heroes');
  assert.equal(t.event('faced').cost, 1);
  t.refuses({ type: 'face', figure: 'barbarian', facing: 7 }, 'noSuchSide', 'NXT-FAC-01', 'heroes');
});

rule('NXT-FAC-03', 'a figure faces the way of its last step, and a quarter turn is free', () => {
  const t = table(HALL, { E: { kind: 'dwarf' } }, { turn: { of: 'E', left: 3 } });
  walk(t, 'E', 'C2');
  assert.equal(t.facing('E'), EAST);
  walk(t, 'E', 'C1');
  assert.deepEqual([t.facing('E'), t.state.turn.left], [NORTH, 1]);
  t.do(face(WEST, 'E'));
  assert.deepEqual([t.facing('E'), t.state.turn.left, t.event('faced').cost], [WEST, 1, 0]);
  t.refuses(face(WEST, 'E'), 'facesThere', 'NXT-FAC-03');
});

rule('NXT-FAC-03', 'two quarter turns are no way round the price', () => {
  const next = { figures: { E: { facing: 'east' } } } as const;
  const t = table(HALL, { E: { kind: 'dwarf' } }, { turn: { of: 'E', left: 1 }, next });
  t.do(face(NORTH, 'E'));
  t.refuses(step('A2', 'E'), 'noMovementLeft', 'NXT-MOV-03');
  t.do(face(WEST, 'E'));
  assert.deepEqual([t.event('faced').cost, t.state.turn.left], [1, 0]);
  const paid = table(HALL, { E: { kind: 'dwarf' } }, { turn: { of: 'E', left: 2 }, next });
  paid.do(face(NORTH, 'E'));
  paid.do(face(WEST, 'E'));
  paid.do(step('A2', 'E'));
  assert.deepEqual([paid.at('E'), paid.state.turn.left], ['A2', 0], 'paid for once, and only once');
});

rule('NXT-FAC-03', 'how a figure stands when its turn begins is how it came to its square', () => {
  const map = `
    +-+-+-+-+
    |D|. B .|
    +-+-+-+-+`;
  const figures = { D: { kind: 'dwarf' }, B };
  const t = table(map, figures, { turn: 'D', next: { figures: { B: { facing: 'east' } } } });
  t.do({ type: 'endTurn' });
  t.do(roll, [1, 1]);
  t.do(face(NORTH));
  t.do(step('B1'));
  assert.deepEqual([t.event('faced').cost, t.state.turn.left], [1, 0]);
});

rule('NXT-FAC-03', 'after the last step a quarter turn is left, a half turn only for movement left', () => {
  const next = { figures: { E: { facing: 'east' } } } as const;
  const t = table(HALL, { E: { kind: 'dwarf' } }, { turn: { of: 'E', left: 1 }, next });
  walk(t, 'E', 'C2');
  t.refuses(face(WEST, 'E'), 'noMovementLeft', 'NXT-MOV-03');
  t.do(face(SOUTH, 'E'));
  assert.equal(t.facing('E'), SOUTH);
});

rule('NXT-FAC-03', 'without a move action nobody turns on the spot, nor when the move is over', () => {
  const t = table(HALL, { E });
  t.refuses(face(NORTH, 'E'), 'notMoving', 'NXT-FAC-03');
  const over = table(HALL, { E }, { turn: { of: 'E', left: 3, moveOver: true } });
  over.refuses(face(NORTH, 'E'), 'moveOver', 'NXT-FAC-03');
});

rule('NXT-FAC-03', 'after a diagonal step the elf faces one of its two sides, and never pays for it', () => {
  const next = { figures: { E: { facing: 'south' } } } as const;
  const t = table(HALL, { E }, { turn: { of: 'E', left: 1 }, next });
  t.do(step('C1', 'E'));
  assert.deepEqual([t.facing('E'), t.state.turn.left], [EAST, 0]);
  t.do(face(NORTH, 'E'));
  const straight = table(HALL, { E }, { turn: { of: 'E', left: 1 }, next });
  straight.refuses(step('B1', 'E'), 'noMovementLeft', 'NXT-MOV-03');
});

rule('NXT-VIS-01', 'along a passage a hero discovers five squares, and rooms whole', () => {
  const map = `
    +-+-+-+-+-+-+-+-+-+
    |B : : : : : : : :|
    +-+-+-+-+-+-+-+-+-+`;
  const next = { figures: { B: { facing: 'east' } } } as const;
  const quest = {
    monsters: [
      { kind: 'goblin', at: 'F1' },
      { kind: 'orc', at: 'G1' },
    ],
  };
  const t = table(map, { B }, { dark: true, turn: { of: 'B', left: 2 }, quest, next });
  const seen = () => t.state.figures.map(({ id }) => id);
  assert.deepEqual(seen(), ['barbarian', 'goblin-1']);
  walk(t, 'B', 'B1');
  assert.deepEqual(seen(), ['barbarian', 'goblin-1', 'orc-1']);
  const room = table(map.replaceAll(':', '.'), { B }, { dark: true, quest });
  assert.equal(room.state.figures.length, 3);
});

rule('NXT-MOV-01', 'speed doubles the dice like a swift wind; a veil is a boon and doubles nothing', () => {
  const speed = table(ROW, { B: { ...B, conditions: ['speed'] } });
  speed.do(roll, [1, 1, 1, 1]);
  assert.deepEqual(speed.event('movementRolled').boons, []);
  for (const boon of ['veilOfMist', 'passThroughRock'] as const) {
    const t = table(ROW, { B: { ...B, conditions: [boon] } });
    t.do(roll, [1, 1]);
    assert.deepEqual([t.event('movementRolled').boons, t.event('movementRolled').used], [[boon], [boon]]);
  }
});

rule('NXT-FAC-03', 'nobody turns another’s figure, nor one that cannot move', () => {
  const map = ROW.replace('. .|', '. G|');
  const held = [{ tag: 'held', by: 'jaw' }];
  const t = table(
    map,
    { B, G },
    { turn: { of: 'B', left: 3 }, next: { figures: { B: { facing: 'east', plights: held } } } },
  );
  t.refuses(face(SOUTH), 'held', 'NXT-TRP-20');
  t.refuses(face(SOUTH, 'G'), 'notYourTurn', 'CLS-TUR-02');
});

rule('NXT-FAC-03', 'turning on the spot cites the cost where there is one, and chooses the monster', () => {
  const t = table(ROW, { B }, { turn: { of: 'B', left: 3 }, next: { figures: { B: { facing: 'east' } } } });
  t.do(face(SOUTH));
  assert.deepEqual([t.event('faced').rules, t.event('faced').cost], [['NXT-FAC-03'], 0]);
  t.do(face(WEST));
  assert.deepEqual([t.event('faced').rules, t.event('faced').cost], [['NXT-FAC-03', 'NXT-MOV-03'], 1]);
  const monster = table(
    ROW.replace('. .|', '. G|'),
    { B, G },
    { turn: 'morcar', next: { figures: { G: { facing: 'west' } } } },
  );
  monster.do(face(NORTH, 'G'));
  assert.equal(monster.state.turn.actor, monster.id('G'));
});

rule('NXT-FAC-01', 'the freedom of a newcomer ends with its turn, or with the first move', () => {
  const fresh = { state: { newcomers: ['barbarian', 'goblin-1'] } };
  const t = table(ROW.replace('. .|', '. G|'), { B, G }, { turn: 'B', next: fresh });
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.state.next.newcomers, ['goblin-1']);
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.state.next.newcomers, []);
  const moved = table(ROW, { B }, { turn: 'B', next: { state: { newcomers: ['barbarian'] } } });
  moved.do(roll, [1, 1]);
  assert.deepEqual(moved.state.next.newcomers, []);
});

rule('NXT-MOV-01', 'a hero’s first step onto ground that may be trapped is news, no other step is', () => {
  const east = { figures: { B: { facing: 'east' } } } as const;
  const isNews = (t: ReturnType<typeof table>, to: string, figure = 'B') => {
    t.do(step(to, figure));
    return t.event('stepped').news === true;
  };
  const hero = table(ROW, { B }, { turn: { of: 'B', left: 5 }, next: east });
  assert.deepEqual([isNews(hero, 'B1'), isNews(hero, 'C1'), isNews(hero, 'B1')], [true, true, false]);
  const past = table(
    ROW.replace('B .', 'B D'),
    { B, D: { kind: 'dwarf' } },
    { turn: { of: 'B', left: 5 }, next: east },
  );
  assert.deepEqual([isNews(past, 'B1'), isNews(past, 'C1')], [true, true]);
  const goblin = table(ROW.replace('. .|', 'G .|'), { B, G }, { turn: 'morcar' });
  assert.equal(isNews(goblin, 'D1', 'G'), false);
});

rule('NXT-MOV-02', 'a step cites the rules it is made by, and no others', () => {
  const rules = (t: ReturnType<typeof table>, to: string, figure = 'B') => {
    t.do(step(to, figure));
    return t.event('stepped').rules;
  };
  const east = { figures: { B: { facing: 'east' } } } as const;
  const t = table(
    ROW.replace('. . .|', 'D . .|'),
    { B, D: { kind: 'dwarf' } },
    { turn: { of: 'B', left: 9 }, next: east },
  );
  assert.deepEqual(rules(t, 'B1'), ['NXT-MOV-01', 'CLS-MOV-04']);
  assert.deepEqual(rules(t, 'A1'), ['NXT-MOV-01', 'CLS-MOV-04', 'NXT-MOV-02']);
  walk(t, 'B', 'B1', 'C1');
  assert.deepEqual(rules(t, 'D1'), ['NXT-MOV-01', 'CLS-MOV-04', 'CLS-MOV-07', 'CLS-MOV-09']);
  const goblin = table(ROW.replace('. .|', 'G .|'), { B, G }, { turn: 'morcar' });
  assert.deepEqual(rules(goblin, 'D1', 'G'), ['CLS-MOV-03', 'CLS-MOV-04']);
});

rule('NXT-FAC-01', 'a monster that appears faces the nearest of its foes, and no captive', () => {
  const map = `
    +-+-+-+-+
    |. . D .|
    +-+-+-+-+
    |. . C .|
    +-+-+-+-+
    |. Bd. .|
    +-+-+-+-+`;
  const t = table(
    map,
    { D: { kind: 'dwarf' }, C: { kind: 'captive' }, B },
    { turn: { of: 'B', left: 3 }, dark: true, quest: { monsters: [{ kind: 'orc', at: 'C3' }] } },
  );
  t.do({ type: 'openDoor', figure: 'B', door: 'B3-C3' });
  const { figure } = t.event('monsterPlaced');
  assert.equal(t.state.next.facing[figure.id], WEST);
});
