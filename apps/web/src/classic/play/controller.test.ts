import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EAST } from '@oubliette/dungeon';
import { shownFor } from './lights.ts';
import { goalOf, squaresOfPath } from './stage.ts';
import { withStarts } from './starts.ts';
import { Sitting } from './testing/seat.ts';
import { table } from './testing/scene.ts';
import { typeCommand } from './typing.ts';
import type { TestTable } from './testing/scene.ts';
import { CLASSIC_PLAY } from '../classicPlay.ts';

const MAP = `
  +-+-+-+-+
  |E . . .|
  + + + + +
  |. O . .|
  +-+-+-+-+`;
const room = (turn: object | string = 'E', elf: object = {}): TestTable =>
  table(MAP, { E: { kind: 'elf', ...elf }, O: { kind: 'orc' } }, { turn: turn as 'E' });
const lit = (sitting: Sitting, t: TestTable): Record<string, string> => {
  const { lights } = shownFor(CLASSIC_PLAY, sitting.view, sitting.controller.situation, sitting.hand, 'en');
  return Object.fromEntries(
    lights.map(({ square, kind, label }) => [t.name(square), `${kind} ${label ?? ''}`.trim()]),
  );
};

test('to move: M stages the roll, M again rolls, and the reach is lit', async () => {
  const t = room();
  const s = new Sitting(t);
  await s.controller.press('move');
  assert.deepEqual(s.hand.staged, { is: 'command', command: { type: 'rollMovement', figure: 'elf' } });
  assert.equal(s.given.length, 0, 'nothing is rolled by one press');
  s.dice = [1, 1];
  await s.controller.press('move');
  assert.equal(s.given.length, 1);
  assert.equal(s.hand.mode, 'move');
  assert.deepEqual(lit(s, t), { B1: 'reach 1', C1: 'reach 2', A2: 'reach 1' });
});

test('a roll or a search that is called off leaves nothing in hand; a choice of foes stays', async () => {
  const s = new Sitting(table(MAP.replace('O', '.'), { E: { kind: 'elf' } }, { turn: 'E' }));
  for (const id of ['move', 'searchDoors']) {
    await s.controller.press(id);
    assert.ok(s.hand.staged !== null, id);
    s.controller.cancel();
    assert.equal(s.hand.mode, null, id);
  }
  const foes = { E: { kind: 'elf' }, O: { kind: 'orc' } } as const;
  const near = new Sitting(table(MAP.replace('E .', 'E O').replace('. O', '. .'), foes, { turn: 'E' }));
  await near.controller.press('attack');
  near.controller.cancel();
  assert.equal(near.hand.mode, 'attack');
});

test('the only foe is staged at once, and the board turns to where it stands', async () => {
  const t = table(
    MAP.replace('E .', 'E O').replace('. O', '. .'),
    { E: { kind: 'elf' }, O: { kind: 'orc' } },
    { turn: 'E' },
  );
  const s = new Sitting(t);
  await s.controller.press('attack');
  assert.equal(s.hand.staged?.is, 'command');
  const { camera } = s.hand;
  assert.deepEqual(camera.at === 'squares' && camera.squares, [t.square('B1')]);
});

test('a square stages a path, the same square again walks it', async () => {
  const t = room({ of: 'E', left: 5 });
  const s = new Sitting(t);
  await s.controller.tapSquare(t.square('C1'), 'tap');
  assert.ok(s.path());
  assert.equal(lit(s, t)['C1'], 'goal 2');
  assert.equal(s.given.length, 0);
  await s.controller.tapSquare(t.square('C1'), 'tap');
  assert.deepEqual(
    s.given.map((command) => command.type),
    ['step', 'step'],
  );
  assert.equal(s.staged(), null);
  assert.equal(s.hand.acting, false);
});

test('a path can be bent, extended and put down', async () => {
  const t = room({ of: 'E', left: 5 });
  const s = new Sitting(t);
  await s.controller.tapSquare(t.square('D1'), 'tap');
  s.controller.toggleBending();
  await s.controller.tapSquare(t.square('C2'), 'tap');
  assert.ok(squaresOfPath(s.path()).includes(t.square('C2')));
  assert.equal(s.hand.bending, false);
  assert.equal(s.controller.cancel(), true);
  assert.equal(s.staged(), null);
  assert.equal(s.controller.extend(EAST), true);
  assert.ok(s.path());
  s.controller.cancel();
  s.controller.cancel();
  assert.equal(s.controller.cancel(), false, 'empty hands');
});

test('a bend too far for the goal ends the path there, and says so', async () => {
  const t = room({ of: 'E', left: 3 });
  const s = new Sitting(t);
  await s.controller.tapSquare(t.square('C1'), 'tap');
  s.controller.toggleBending();
  await s.controller.tapSquare(t.square('A2'), 'tap');
  assert.equal(t.name(goalOf(s.path())), 'A2');
  assert.deepEqual(s.told, ['C1 is too far by way of A2: the path ends there.']);
});

test('a foe beside one is struck after its odds have been seen', async () => {
  const t = table(
    `
    +-+-+
    |E O|
    +-+-+`,
    { E: { kind: 'elf', equipment: ['broadsword'] }, O: { kind: 'orc' } },
    { turn: 'E' },
  );
  const s = new Sitting(t);
  await s.controller.tapSquare(t.square('B1'), 'tap');
  assert.deepEqual(s.hand.staged, {
    is: 'command',
    command: { type: 'attack', figure: 'elf', target: t.id('O'), weapon: 'broadsword' },
  });
  assert.match(lit(s, t)['B1'] ?? '', /^goal \d+%$/u);
  s.controller.pick('own');
  assert.deepEqual(s.command(), { type: 'attack', figure: 'elf', target: t.id('O') }, 'another weapon');
  s.dice = ['skull', 'blackShield', 'blackShield', 'whiteShield'];
  await s.controller.confirm();
  assert.equal(s.given[0]?.type, 'attack');
});

test('what is grey says why, and nothing is given', async () => {
  const t = room();
  const s = new Sitting(t);
  await s.controller.press('searchTreasure');
  assert.deepEqual(s.told, ['monsterAbout']);
  await s.controller.press('cast');
  assert.equal(s.told[1], 'noSpellLeft');
  assert.deepEqual(s.given, []);
});

test('a spell is picked first, then its target', async () => {
  const t = room('E', { spells: ['ballOfFlame', 'courage', 'fireOfWrath'] });
  const s = new Sitting(t);
  await s.controller.press('cast');
  assert.equal(s.staged(), null);
  s.controller.pick('courage');
  assert.equal(s.command().type, 'castSpell', 'only the Elf can be chosen');
  s.controller.pick('ballOfFlame');
  s.controller.next(false);
  const cast = s.command();
  assert.equal(cast.type === 'castSpell' && cast.spell, 'ballOfFlame');
});

test('ending the turn warns once of what is left, unless told not to', async () => {
  const t = room({ of: 'E', left: 3 });
  const s = new Sitting(t);
  s.answer = false;
  await s.controller.press('endTurn');
  assert.deepEqual(s.told, ['The Elf could still move 3 squares. End the turn?']);
  assert.deepEqual(s.given, []);
  s.answer = true;
  await s.controller.press('endTurn');
  assert.deepEqual(s.given, [{ type: 'endTurn' }]);
  const quiet = new Sitting(room({ of: 'E', left: 3 }), 'heroes', 'en', false);
  await quiet.controller.press('endTurn');
  assert.deepEqual([quiet.told, quiet.given.length], [[], 1]);
});

test('treason is asked about', async () => {
  const t = table(
    `
    +-+-+
    |E D|
    +-+-+`,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
    { turn: 'E' },
  );
  const s = new Sitting(t);
  s.answer = false;
  await s.controller.give({ type: 'attack', figure: 'elf', target: 'dwarf' });
  assert.equal(s.told.length, 1);
  assert.deepEqual(s.given, []);
});

test('an answer that is pressed twice is given once', async () => {
  const s = new Sitting(room());
  s.dice = [3, 4];
  const roll = s.controller.situation.moves.find(({ type }) => type === 'rollMovement')!;
  const first = s.controller.give(roll);
  await s.controller.give(roll);
  await first;
  assert.deepEqual([s.given, s.told], [[roll], []]);
});

test('at the start heroes stand on good squares, are moved by a tap, and are put there all at once', async () => {
  const t = table(MAP.replace('E', '.').replace('O', '.'), {}, { fromTheStart: true, stairs: 'A1' });
  const s = new Sitting(t);
  const { question } = s.controller.situation;
  assert.ok(question?.ask === 'place');
  const free = question.commands.map(({ square }) => square);
  const standing = (): number[] => {
    const staged = s.staged();
    return staged?.is === 'starts' ? staged.at.map(({ square }) => square) : [];
  };
  const count = standing().length;
  assert.deepEqual(standing(), free.slice(0, count));
  assert.equal(lit(s, t)[t.name(free[0]!)], 'goal');
  assert.equal(lit(s, t)['A1'], 'barred', 'the stairs themselves');
  await s.controller.tapSquare(t.square('A1'), 'tap');
  assert.deepEqual(s.told, ['notAStartingSquare']);
  if (count > 1) {
    await s.controller.tapSquare(free[1]!, 'tap');
    await s.controller.tapSquare(free[0]!, 'tap');
    assert.deepEqual(standing().slice(0, 2), [free[1], free[0]], 'they change places');
  }
  s.controller.cancel();
  s.look();
  assert.equal(standing().length, count, 'they still stand there');
  const wanted = standing();
  const staged = s.staged();
  assert.ok(staged?.is === 'starts');
  const { view } = s;
  const first = withStarts(view, staged.at).figures.find(({ side }) => side === 'heroes');
  const placed = { ...view, figures: [...view.figures, { ...first!, square: free.at(-1)! }] };
  assert.deepEqual(
    withStarts(placed, staged.at).figures.filter(({ id }) => id === first!.id),
    [placed.figures.at(-1)],
    'whoever stands there already is not shown twice',
  );
  await s.controller.confirm();
  assert.deepEqual(
    s.given.map((command) => command.type === 'placeHero' && command.square),
    wanted,
  );
});

test('when nothing is left that would be lost, the end of the turn is offered, until it is declined', async () => {
  const t = pair();
  const s = new Sitting(t);
  assert.equal(s.staged(), null, 'the move is still to come');
  s.dice = [1, 1];
  await s.controller.press('move');
  await s.controller.confirm();
  assert.equal(s.staged(), null);
  await s.controller.tapSquare(t.square('A2'), 'tap');
  await s.controller.confirm();
  assert.deepEqual(s.command(), { type: 'endTurn' });
  s.controller.cancel();
  s.look();
  assert.equal(s.staged(), null);
  await s.controller.press('endTurn');
  assert.equal(s.given.at(-1)?.type, 'endTurn', 'without a question');
});

test('what waits for dice that people roll is not offered again meanwhile', async () => {
  const t = pair();
  const s = new Sitting(t);
  s.dice = [1, 1];
  await s.controller.press('move');
  await s.controller.confirm();
  await s.controller.tapSquare(t.square('A2'), 'tap');
  await s.controller.confirm();
  assert.deepEqual(s.command(), { type: 'endTurn' });
  s.rollsFrom = s.given.length;
  await s.controller.confirm();
  assert.equal(s.staged(), null);
  s.rolling = false;
  s.look();
  assert.deepEqual(s.command(), { type: 'endTurn' }, 'the roll was left');
});

test('Morcar turns from monster to monster, and their reach is lit without a roll', async () => {
  const map = `
    +-+-+-+-+
    |E . G .|
    + + + + +
    |. O . .|
    +-+-+-+-+`;
  const t = table(map, { E: { kind: 'elf' }, O: { kind: 'orc' }, G: { kind: 'goblin' } }, { turn: 'morcar' });
  const s = new Sitting(t, 'morcar');
  s.controller.next(false);
  const first = s.hand.focus;
  assert.equal(s.hand.mode, 'move');
  s.controller.next(false);
  assert.notEqual(s.hand.focus, first);
  s.controller.next(true);
  assert.equal(s.hand.focus, first);
  await s.controller.tapSquare(t.square('D2'), 'tap');
  assert.equal(s.path().figure, first);
});

test('typed words stage what they say, and an empty line confirms', async () => {
  const t = room({ of: 'E', left: 5 });
  const s = new Sitting(t);
  assert.match(await typeCommand(s.controller, 'move C1'), /^Walk to C1: 2 steps, 3 left\./u);
  assert.equal(await typeCommand(s.controller, ''), 'Done.');
  assert.equal(s.given.length, 2);
  assert.match(await typeCommand(s.controller, 'dance'), /^Not understood/u);
  assert.match(await typeCommand(s.controller, 'end'), /^End the turn/u);
  assert.equal(await typeCommand(s.controller, 'cancel'), 'Taken back.');
  assert.equal(s.staged(), null);
});

test('what may not be done is understood all the same, and answered with the rule', async () => {
  const t = table(
    `
    +-+-+-+-+
    |E . . O|
    + + + + +
    |. . . P|
    +-+-+-+-+`,
    { E: { kind: 'elf' }, O: { kind: 'orc' }, P: { kind: 'orc' } },
    { turn: { of: 'E', left: 0 } },
  );
  const english = new Sitting(t).controller;
  const far = 'The target is not on an adjacent square. (CLS-CBT-02)';
  for (const text of ['attack orc 2', 'attaquer orc', 'hit the orc 1'])
    assert.equal(await typeCommand(english, text), far, text);
  assert.match(await typeCommand(english, 'attack'), /^No foe is in reach: the nearest is Orc 1, on D1\./u);
  assert.match(await typeCommand(english, 'search treasure'), /\(CLS-SRC-\d\d\)$/u);
  assert.match(await typeCommand(english, 'attack dragon'), /^Not understood/u);
  const french = new Sitting(t, 'heroes', 'fr').controller;
  assert.equal(
    await typeCommand(french, 'attack orc 2'),
    'La cible n’est pas sur une case adjacente. (CLS-CBT-02)',
  );
});

test('those who watch only look', async () => {
  const t = room();
  const s = new Sitting(t);
  s.controller.show({ ...s.controller.scene, still: true });
  await s.controller.press('endTurn');
  await s.controller.tapSquare(t.square('B2'), 'tap');
  assert.deepEqual(s.given, []);
  assert.deepEqual(s.hand.inspected, { figure: t.id('O') });
});

test('a press on a picture shows its card; on the same again, puts it away', () => {
  const t = room();
  const s = new Sitting(t);
  for (const who of ['O', 'E'] as const) {
    s.controller.toggleInspected(t.id(who));
    assert.deepEqual(s.hand.inspected, { figure: t.id(who) });
  }
  s.controller.toggleInspected(t.id('E'));
  assert.equal(s.hand.inspected, null);
});

test('what is staged is put down, visibly, when the table changes under it', async () => {
  const t = room({ of: 'E', left: 5 });
  const s = new Sitting(t);
  await s.controller.tapSquare(t.square('D1'), 'tap');
  assert.ok(s.path());
  t.do('heroes', { type: 'step', figure: 'elf', to: t.square('A2') });
  s.look();
  assert.equal(s.staged(), null);
  assert.deepEqual(s.told, ['The table has changed: choose again.']);
});

test('a finger on one square and then on another draws an arrow between them', () => {
  const t = table('+-+-+-+\n|B . .|\n+-+-+-+', { B: { kind: 'barbarian' } }, { turn: 'B' });
  const ann = new Sitting(t);
  for (const name of ['A1', 'C1', 'B1', 'B1']) ann.controller.point(t.square(name));
  assert.deepEqual(
    ann.pointed.map((squares) => squares.map((square) => t.name(square)).join('-')),
    ['A1', 'A1-C1', 'B1', 'B1'],
  );
});

const TEXT = { title: 'A parchment', text: 'Listen.' };
const PAIR = MAP.replace('. . .', '. . D').replace('O', '.');
const pair = (): TestTable => table(PAIR, { E: { kind: 'elf' }, D: { kind: 'dwarf' } }, { turn: 'E' });

test('a press passes over what is still being shown, and counts as the table stands by then', async () => {
  const t = pair();
  const s = new Sitting(t);
  s.watch(() => t.do('heroes', { type: 'endTurn' }));
  await s.controller.press('move');
  assert.equal(s.hurried, 1);
  assert.equal(s.command().type, 'rollMovement');
  s.controller.cancel();
  s.watch(() => undefined);
  await s.controller.tapSquare(t.square('A2'), 'tap');
  assert.equal(s.staged()?.is, 'path', 'a tap, too');
});

test('behind a text that is to be read a press waits; the last one counts, and Esc forgets it', async () => {
  const t = room();
  const s = new Sitting(t);
  s.watch(() => undefined, TEXT);
  await s.controller.press('searchTreasure');
  await s.controller.press('move');
  assert.deepEqual([s.hurried, s.staged(), s.told], [0, null, []]);
  s.goOn();
  assert.equal(s.command().type, 'rollMovement');
  assert.deepEqual(s.told, [], 'nothing came of the press before');
  s.controller.cancel();
  s.controller.cancel();
  s.watch(() => undefined, TEXT);
  await s.controller.press('move');
  assert.equal(s.controller.cancel(), true);
  s.goOn();
  assert.equal(s.staged(), null);
});

test('a press that waits is dropped when the turn has passed meanwhile', async () => {
  const t = pair();
  const s = new Sitting(t);
  s.watch(() => undefined, TEXT);
  await s.controller.press('move');
  t.do('heroes', { type: 'endTurn' });
  s.goOn();
  assert.deepEqual([s.staged(), s.told], [null, []]);
});

test('no turn is ended that was not in sight yet, nor one in which something has come to light', async () => {
  const t = pair();
  const s = new Sitting(t, 'heroes', 'en', false);
  s.watch(() => t.do('heroes', { type: 'endTurn' }));
  await s.controller.press('endTurn');
  assert.deepEqual([s.hurried, s.given], [1, []], 'it was still the turn before that was seen');
  s.watch(() => undefined);
  await s.controller.press('endTurn');
  assert.deepEqual(s.given, [{ type: 'endTurn' }]);

  const hall = table('+-+-+-+\n|Ed. O|\n+-+-+-+', { E: { kind: 'elf' }, O: { kind: 'orc' } }, { turn: 'E' });
  const elf = new Sitting(hall, 'heroes', 'en', false);
  const door = hall.moves().find(({ type }) => type === 'openDoor')!;
  elf.watch(() => hall.do('heroes', door));
  await elf.controller.press('endTurn');
  assert.deepEqual(elf.given, [], 'somebody stands behind the door');
});

test('what is pressed while a path is walked is done at its end', async () => {
  const t = room({ of: 'E', left: 5 });
  const s = new Sitting(t, 'heroes', 'en', false);
  await s.controller.tapSquare(t.square('C1'), 'tap');
  const walked = s.controller.confirm();
  await s.controller.press('endTurn');
  assert.equal(s.given.length, 1, 'one step so far');
  await walked;
  assert.deepEqual(
    s.given.map(({ type }) => type),
    ['step', 'step', 'endTurn'],
  );
});

test('a step that waits for dice people roll ends the walk: nothing stays staged that could not be confirmed', async () => {
  const t = room({ of: 'E', left: 5 });
  const s = new Sitting(t);
  await s.controller.tapSquare(t.square('D1'), 'tap');
  s.rollsFrom = 1;
  await s.controller.confirm();
  assert.deepEqual([s.given.length, s.staged(), s.told], [1, null, []]);
});

test('whoever only looks need not wait for it', async () => {
  const t = room();
  const s = new Sitting(t);
  s.watch(() => undefined);
  await s.controller.tapSquare(t.square('B2'), 'long');
  assert.deepEqual([s.hurried, s.hand.inspected], [0, { figure: t.id('O') }]);
  s.controller.cancel();
  s.controller.show({ ...s.controller.scene, still: true });
  await s.controller.tapSquare(t.square('B2'), 'tap');
  assert.deepEqual([s.hurried, s.hand.inspected], [0, { figure: t.id('O') }]);
});
