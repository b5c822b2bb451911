import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import type { DrawnScene } from './scenario/scene.ts';
import { places, walk } from './testing/steps.ts';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

type Answer = 'always' | 'ask' | 'never';
const step = (figure: string, to: string) => ({ type: 'step', figure, to });
const END = { type: 'endTurn' };

/** Ann plays the barbarian, Bo the elf, and each seat has its standing answer. */
function seats(answers: { friends?: Answer; foes?: Answer } = {}): DrawnScene['seats'] {
  const passage = { friends: 'always', foes: 'never', ...answers };
  return [
    { id: 'morcar', plays: 'morcar', passage },
    { id: 'ann', plays: ['barbarian'], passage },
    { id: 'bo', plays: ['elf'], passage },
  ];
}

const LINE = `
  +-+-+-+-+-+
  |B E : : G|
  +-+-+-+-+-+`;
const FIGURES = { B: { kind: 'barbarian' }, E: { kind: 'elf' }, G: { kind: 'goblin' } } as const;
const inLine = (left: number, answers?: { friends?: Answer; foes?: Answer }) =>
  table(LINE, FIGURES, { seats: seats(answers), turn: { of: 'B', left } });

rule('CLS-MOV-06', 'nobody ends a move, nor anything else, on a square that holds another', () => {
  const t = inLine(3);
  walk(t, 'B', 'B1');
  t.refuses(END, 'squareHeld', 'CLS-MOV-06');
  t.refuses({ type: 'attack', figure: 'B', target: 'E' }, 'squareHeld', 'CLS-MOV-06');
  t.refuses({ type: 'searchSecrets', figure: 'B' }, 'squareHeld', 'CLS-MOV-06');
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'takeTurn' }]);
  walk(t, 'B', 'C1');
  t.do(END);
  assert.deepEqual(places(t), { B: 'C1', E: 'B1', G: 'E1' });
});

rule('CLS-MOV-06', 'nor drinks what gives a second attack', () => {
  const brewer = { kind: 'barbarian', potions: ['heroicBrew'] } as const;
  const t = table(LINE, { ...FIGURES, B: brewer }, { seats: seats(), turn: { of: 'B', left: 3 } });
  const drink = { type: 'usePotion', figure: 'B', potion: 'heroicBrew' };
  walk(t, 'B', 'B1');
  t.refuses(drink, 'squareHeld', 'CLS-MOV-06');
  walk(t, 'B', 'C1');
  t.do(drink);
});

rule('CLS-MOV-06', 'nor does anyone open a door or leave from there', () => {
  const map = `
    +-+-+-+
    |B E :|
    +-+d+-+
      |.|
      +-+`;
  const figures = { B: { kind: 'barbarian' }, E: { kind: 'elf' } } as const;
  const t = table(map, figures, { seats: seats(), turn: { of: 'B', left: 2 }, quest: { exit: ['B1'] } });
  walk(t, 'B', 'B1');
  t.refuses({ type: 'openDoor', figure: 'B', door: 'B1-B2' }, 'squareHeld', 'CLS-MOV-06');
  t.refuses({ type: 'leave', figure: 'B' }, 'squareHeld', 'CLS-MOV-06');
});

rule('CLS-MOV-06', 'a monster among others moves on before another one is played', () => {
  const map = `
    +-+-+-+-+-+
    |B : P Q :|
    +-+-+-+-+-+`;
  const figures = { B: { kind: 'barbarian' }, P: { kind: 'goblin' }, Q: { kind: 'goblin' } } as const;
  const t = table(map, figures, { turn: 'morcar' });
  walk(t, 'P', 'D1');
  t.refuses(step('Q', 'E1'), 'squareHeld', 'CLS-MOV-06');
  t.refuses(END, 'squareHeld', 'CLS-MOV-06');
  walk(t, 'P', 'E1');
  walk(t, 'Q', 'C1');
  t.do(END);
  assert.deepEqual(places(t), { B: 'A1', P: 'E1', Q: 'C1' });
});

/** Who passes whom: the mover, the turn, the figure in the way, and which answer applies. */
const MEETINGS = [
  {
    what: 'a hero through a friend',
    map: '|B E : :|',
    mover: 'B',
    through: 'E',
    turn: { of: 'B', left: 3 },
    owner: 'bo',
    kind: 'friends',
  },
  {
    what: 'a hero through a monster',
    map: '|B G : E|',
    mover: 'B',
    through: 'G',
    turn: { of: 'B', left: 3 },
    owner: 'morcar',
    kind: 'foes',
  },
  {
    what: 'a monster through a hero',
    map: '|G B : E|',
    mover: 'G',
    through: 'B',
    turn: 'morcar',
    owner: 'ann',
    kind: 'foes',
  },
] as const;

function meeting({ map, turn, kind }: (typeof MEETINGS)[number], answer: Answer): Table {
  const row = `+-+-+-+-+\n${map}\n+-+-+-+-+`;
  const standing = map.includes('G') ? FIGURES : { B: FIGURES.B, E: FIGURES.E };
  // The other answer is the opposite, so that the two cannot be confused.
  const other = kind === 'friends' ? 'foes' : 'friends';
  return table(row, standing, {
    turn,
    seats: seats({ [kind]: answer, [other]: answer === 'never' ? 'always' : 'never' }),
  });
}

for (const it of MEETINGS) {
  const { what, mover, through, owner } = it;
  rule('CLS-MOV-07', `${what}: always means without a question, and the square costs one`, () => {
    const t = meeting(it, 'always');
    const before = t.state.turn.left ?? 10;
    walk(t, mover, 'B1');
    assert.deepEqual(t.event('stepped').rules, ['CLS-MOV-07', 'CLS-MOV-09']);
    assert.equal(t.state.turn.left, before - 1);
    assert.equal(t.at(through), 'B1', 'whoever was there stays there');
  });

  rule('CLS-MOV-07', `${what}: the one who is asked decides`, () => {
    const t = meeting(it, 'ask');
    t.do(step(mover, 'B1'));
    assert.deepEqual(t.event('passageAsked').rules, ['CLS-MOV-07']);
    assert.equal(t.at(mover), 'A1');
    assert.deepEqual(t.awaited(), [{ seat: owner, prompt: 'letPass' }]);
    for (const seat of ['ann', 'bo', 'morcar'].filter((id) => id !== owner))
      t.refuses({ type: 'answerPassage', allow: true }, 'notYourFigure', 'CLS-MOV-07', seat);
    t.refuses(END, 'waitingForAnother', 'CLS-TUR-13', mover === 'G' ? 'morcar' : 'ann');
    t.do({ type: 'answerPassage', allow: true });
    assert.deepEqual(t.types(), ['passageAnswered', 'stepped']);
    assert.equal(t.at(mover), 'B1');
  });

  rule('CLS-MOV-07', `${what}: never means no`, () => {
    const t = meeting(it, 'never');
    t.refuses(step(mover, 'B1'), 'passageRefused', 'CLS-MOV-07');
  });
}

rule(
  'CLS-MOV-07',
  'the figures of one player let each other pass, whatever the answer given in advance',
  () => {
    const never = { friends: 'never', foes: 'never' };
    const morcar = { id: 'morcar', plays: 'morcar', passage: never };
    const own = [morcar, { id: 'ann', plays: ['barbarian', 'elf'], passage: never }];
    const heroes = table(LINE, FIGURES, { seats: own, turn: { of: 'B', left: 3 } });
    walk(heroes, 'B', 'B1', 'C1');
    assert.deepEqual(places(heroes), { B: 'C1', E: 'B1', G: 'E1' });

    const row = `+-+-+-+-+\n|E P Q :|\n+-+-+-+-+`;
    const figures = { E: FIGURES.E, P: FIGURES.G, Q: FIGURES.G };
    const monsters = table(row, figures, { seats: [morcar, { id: 'ann', plays: ['elf'] }], turn: 'morcar' });
    walk(monsters, 'P', 'C1', 'D1');
    assert.deepEqual(places(monsters), { E: 'A1', P: 'D1', Q: 'C1' });
  },
);

rule('CLS-MOV-07', 'a captive nobody has freed is in nobody’s way', () => {
  const t = table(LINE, { ...FIGURES, E: { kind: 'captive' } }, { turn: { of: 'B', left: 3 } });
  walk(t, 'B', 'B1', 'C1');
  assert.equal(t.at('B'), 'C1');
});

rule('CLS-MOV-07', 'nobody answers a question that was not asked', () => {
  inLine(3).refuses({ type: 'answerPassage', allow: true }, 'nothingAsked', 'CLS-MOV-07', 'bo');
});

rule('CLS-MOV-08', 'a refusal costs no movement; there may be another way', () => {
  const map = `
    +-+-+-+
    |B E :|
    + + + +
    |: : :|
    +-+-+-+`;
  const figures = { B: FIGURES.B, E: FIGURES.E };
  const t = table(map, figures, { seats: seats({ friends: 'ask' }), turn: { of: 'B', left: 3 } });
  t.do(step('B', 'B1'));
  t.do({ type: 'answerPassage', allow: false });
  assert.deepEqual(t.event('passageAnswered').rules, ['CLS-MOV-07', 'CLS-MOV-08']);
  assert.deepEqual([t.at('B'), t.state.turn.left], ['A1', 3]);
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'takeTurn' }]);
  t.refuses(step('B', 'B1'), 'passageRefused', 'CLS-MOV-07');
  walk(t, 'B', 'A2', 'B2', 'C2');
  assert.deepEqual(places(t), { B: 'C2', E: 'B1' });
});

rule('CLS-MOV-08', 'or one stops there; and the refusal is forgotten when the turn is over', () => {
  const t = inLine(3, { friends: 'ask' });
  t.do(step('B', 'B1'));
  t.do({ type: 'answerPassage', allow: false });
  t.do(END);
  assert.equal(t.at('B'), 'A1');
  t.do(END);
  t.do(END);
  t.do({ type: 'rollMovement', figure: 'B' }, [1, 1]);
  t.do(step('B', 'B1'));
  assert.ok(t.happened('passageAsked'));
});

rule('CLS-MOV-08', 'whoever is refused between two figures goes back to where there was room', () => {
  const map = `
    +-+-+-+-+-+
    |: B D E :|
    +-+-+-+-+-+`;
  const figures = { B: FIGURES.B, D: { kind: 'dwarf' }, E: FIGURES.E } as const;
  const asked = { id: 'bo', plays: ['elf'], passage: { friends: 'ask' } };
  const three = [{ id: 'morcar', plays: 'morcar' }, { id: 'ann', plays: ['barbarian', 'dwarf'] }, asked];
  const t = table(map, figures, { seats: three, turn: { of: 'B', left: 5 } });
  walk(t, 'B', 'C1');
  t.do(step('B', 'D1'));
  t.do({ type: 'answerPassage', allow: false });
  assert.deepEqual(t.types(), ['passageAnswered', 'figureMoved']);
  assert.deepEqual(t.event('figureMoved').rules, ['CLS-MOV-08', 'CLS-BRD-04']);
  assert.deepEqual(places(t), { B: 'B1', D: 'C1', E: 'D1' });
  assert.equal(t.state.turn.left, 4);
  walk(t, 'B', 'A1');
  t.do(END);
});

rule('CLS-MOV-09', 'passing needs the movement to come out on the other side', () => {
  inLine(1).refuses(step('B', 'B1'), 'noFreeSquareBeyond', 'CLS-MOV-09');
  const enough = inLine(2);
  walk(enough, 'B', 'B1', 'C1');
  assert.equal(enough.state.turn.left, 0);
});

rule('CLS-MOV-09', 'two figures in a row need one square more', () => {
  const map = `
    +-+-+-+-+
    |B E D :|
    +-+-+-+-+`;
  const figures = { B: FIGURES.B, E: FIGURES.E, D: { kind: 'dwarf' } } as const;
  const row = (left: number) => table(map, figures, { turn: { of: 'B', left } });
  row(2).refuses(step('B', 'B1'), 'noFreeSquareBeyond', 'CLS-MOV-09');
  const t = row(3);
  walk(t, 'B', 'B1', 'C1', 'D1');
  assert.deepEqual(places(t), { B: 'D1', E: 'B1', D: 'C1' });
});

rule('CLS-MOV-09', 'there must be a free square beyond at all, which the figure may enter', () => {
  const shut = (row: string, rest: Partial<DrawnScene> = {}) =>
    table(`+-+-+-+\n${row}\n+-+-+-+`, FIGURES, { turn: { of: 'B', left: 9 }, ...rest });
  shut('|B E G|').refuses(step('B', 'B1'), 'noFreeSquareBeyond', 'CLS-MOV-09');
  const throne = { furniture: [{ kind: 'throne', at: 'C1' }] };
  const two = { B: FIGURES.B, E: FIGURES.E };
  const furnished = table('+-+-+-+\n|B E :|\n+-+-+-+', two, { turn: { of: 'B', left: 9 }, quest: throne });
  furnished.refuses(step('B', 'B1'), 'noFreeSquareBeyond', 'CLS-MOV-09');
  const crossed = table('+-+-+-+\n|: E B|\n+-+-+-+', two, { turn: { of: 'B', left: 9, path: ['A1'] } });
  crossed.refuses(step('B', 'B1'), 'noFreeSquareBeyond', 'CLS-MOV-09');
});

rule('CLS-MOV-09', 'it holds for monsters', () => {
  const map = `
    +-+-+-+-+
    |G E B :|
    +-+-+-+-+`;
  const open = { seats: seats({ foes: 'always' }), turn: 'morcar' };
  const slow = table(map, { ...FIGURES, G: { kind: 'goblin', move: 2 } }, open);
  slow.refuses(step('G', 'B1'), 'noFreeSquareBeyond', 'CLS-MOV-09');
  const fast = table(map, { ...FIGURES, G: { kind: 'goblin', move: 3 } }, open);
  walk(fast, 'G', 'B1', 'C1', 'D1');
  assert.deepEqual(places(fast), { G: 'D1', E: 'B1', B: 'C1' });
});

rule('CLS-MOV-07', 'everybody knows what each player answers beforehand', () => {
  const answers = { friends: 'ask', foes: 'never' };
  const t = inLine(3, { friends: 'ask' });
  for (const seat of ['ann', 'morcar', 'spectator'])
    assert.deepEqual(t.view(seat).passage, { morcar: answers, ann: answers, bo: answers });
});
