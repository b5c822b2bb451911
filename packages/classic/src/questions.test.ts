/** Quest features beyond the box: questions, counters, repeating notes, moving furniture, other ways in and out. */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { hasSquare } from '@oubliette/dungeon';
import { bareQuest, setupFor, TestMatch } from './testing/match.ts';
import { namesFrom } from './text/names.ts';
import { narrateAll } from './text/narrate.ts';
import { table } from './testing/table.ts';
import type { Table } from './testing/table.ts';

const words = (text: string) => ({ en: text, fr: `${text} (fr)` });
const OUT = { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] };
const ROOMS = `
  +-+-+-+-+-+-+
  |D E . .|. .|
  + + + + + + +
  |. . . .|. .|
  +-+-+-+-+-+-+`;
const SEATS = [
  { id: 'gm', plays: 'morcar' },
  { id: 'ann', plays: ['elf'] },
  { id: 'bo', plays: ['dwarf'] },
];
const LEVER = {
  ask: words('Pull the lever?'),
  choices: [
    { text: words('Pull it'), then: [{ give: { gold: 10 } }, { open: 'gate' }] },
    { text: words('Leave it') },
  ],
};
const GATE = { doors: [{ at: 'D1-E1', id: 'gate', locked: true }] };

/** The Elf, with five squares to move, is about to step on C1, where this happens. */
function before(notes: object[], quest: object = {}, rest: object = {}): Table {
  return table(
    ROOMS,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
    { turn: { of: 'E', left: 5 }, seats: SEATS, ...rest, quest: { ...quest, notes: [...notes, OUT] } },
  );
}
const STEP = { type: 'step', figure: 'E', to: 'C1' };
const at = (then: object[], more: object = {}) => ({ when: { step: 'C1' }, then, ...more });
const asked = (t: Table) => t.awaited().map(({ seat }) => seat);
const told = (t: Table, language: 'en' | 'fr' = 'en') =>
  narrateAll(t.events, language, namesFrom(t.view('gm'))).lines.map(({ text }) => text);

rule('CLS-QBK-06', 'a question waits for its hero’s answer, and only that follows', () => {
  const t = before([at([LEVER])], GATE);
  t.do(STEP);
  assert.deepEqual(t.types(), ['stepped', 'noteFired', 'questionPut', 'questionAsked']);
  assert.deepEqual(asked(t), ['ann']);
  assert.deepEqual(
    t.offered('answerQuestion', 'ann').map((move) => (move as { choice: number }).choice),
    [0, 1],
  );
  assert.deepEqual(t.offered('endTurn', 'ann'), []);
  t.refuses({ type: 'answerQuestion', choice: 0 }, 'notYourFigure', 'CLS-QBK-06', 'bo');
  t.refuses({ type: 'answerQuestion', choice: 2 }, 'noSuchChoice', 'CLS-QBK-06', 'ann');
  t.refuses({ type: 'answerQuestion', choice: -1 }, 'noSuchChoice', 'CLS-QBK-06', 'ann');
  t.do({ type: 'answerQuestion', choice: 0 }, [], 'ann');
  assert.equal(t.state.pending, null);
  assert.equal(t.hero('E').gold, 10);
  assert.equal(t.state.doors[0], 'open');
  assert.deepEqual(asked(t), ['ann']);
  t.refuses({ type: 'answerQuestion', choice: 0 }, 'nothingAsked', 'CLS-QBK-06', 'ann');
});

rule('CLS-QBK-06', 'the other answer has its own consequences, here none', () => {
  const t = before([at([LEVER])], GATE);
  t.do(STEP);
  t.do({ type: 'answerQuestion', choice: 1 }, [], 'ann');
  assert.deepEqual(t.types(), ['questionAnswered']);
  assert.equal(t.state.doors[0], 'closed');
});

rule('CLS-QBK-06', 'what heroes are asked tells them nothing of what would follow', () => {
  const t = before([at([LEVER])], GATE);
  t.do(STEP);
  const seen = JSON.stringify([t.view('ann'), t.view('bo')]);
  assert.match(seen, /Pull the lever\?/u);
  assert.doesNotMatch(seen, /"open"|gate|giveGold|"question":/u);
});

rule('CLS-QBK-06', 'the party is asked through whoever’s turn it is, or the first in order', () => {
  const everyone = { ...LEVER, of: 'everyone' };
  const onTurn = before([at([everyone])], GATE);
  onTurn.do(STEP);
  assert.deepEqual(asked(onTurn), ['ann']);
  const round = before(
    [
      {
        when: { round: 3 },
        then: [{ ...everyone, choices: [{ text: words('Yes') }, { text: words('No') }] }],
      },
    ],
    {},
    { turn: 'morcar' },
  );
  round.do({ type: 'endTurn' });
  assert.equal(round.state.pending?.tag, 'question');
  assert.deepEqual(asked(round), [round.state.control[round.state.order[0]!]]);
});

rule('CLS-QBK-06', 'two questions at once are asked one after the other', () => {
  const t = before([at([LEVER]), at([{ ...LEVER, ask: words('Sing?') }])], GATE);
  t.do(STEP);
  const question = () => (t.state.pending?.tag === 'question' ? t.state.pending.text.en : null);
  assert.equal(question(), 'Pull the lever?');
  t.do({ type: 'answerQuestion', choice: 1 }, [], 'ann');
  assert.equal(question(), 'Sing?');
  t.do({ type: 'answerQuestion', choice: 1 }, [], 'ann');
  assert.equal(question(), null);
});

rule('CLS-QBK-06', 'a note that repeats happens whenever it can, once in a turn', () => {
  const again = before([{ when: { step: ['C1', 'D1'] }, repeat: true, then: [{ give: { gold: 5 } }] }]);
  again.do(STEP);
  again.do({ type: 'step', figure: 'E', to: 'D1' });
  assert.equal(again.hero('E').gold, 5, 'once in a turn');
  again.do({ type: 'endTurn' });
  while (again.state.turn.taker !== again.id('E')) again.do({ type: 'endTurn' });
  again.do({ type: 'rollMovement', figure: 'E' }, [3, 3]);
  again.do({ type: 'step', figure: 'E', to: 'C1' });
  assert.equal(again.hero('E').gold, 10, 'again in the next');
  assert.deepEqual(again.state.fired, [0], 'it is kept once');
});

rule('CLS-QBK-06', 'a counter is counted for everybody to see, and what waits for it happens', () => {
  const counters = [{ id: 'lamps', text: words('Lamps lit'), of: 2 }];
  const lit = { when: { counter: 'lamps', reaches: 2 }, then: [{ flag: 'bright' }] };
  const dark = { when: { step: 'C2' }, if: { lessThan: { lamps: 2 } }, then: [{ give: { gold: 1 } }] };
  const bright = { when: { step: 'C2' }, if: { atLeast: { lamps: 2 } }, then: [{ give: { gold: 7 } }] };
  const t = before(
    [at([{ count: 'lamps' }]), { when: { step: 'D1' }, then: [{ count: 'lamps' }] }, lit, dark, bright],
    { counters },
  );
  t.do(STEP);
  assert.deepEqual(told(t).at(-1), 'Lamps lit: 1 of 2.');
  assert.deepEqual(t.view('bo').quest.counters, [{ id: 'lamps', text: words('Lamps lit'), value: 1, of: 2 }]);
  assert.deepEqual(t.state.flags, []);
  t.do({ type: 'step', figure: 'E', to: 'D1' });
  assert.deepEqual(t.state.flags, ['bright']);
  t.do({ type: 'step', figure: 'E', to: 'D2' });
  t.do({ type: 'step', figure: 'E', to: 'C2' });
  assert.equal(t.hero('E').gold, 7);
});

rule('CLS-QBK-12', 'a counter without a text, and what is written for Morcar, are his alone', () => {
  const t = before([at([{ count: 'sins' }], { master: words('Laugh now.') })], {
    counters: [{ id: 'sins', start: 3 }],
    master: words('Play it grim.'),
  });
  t.do(STEP);
  for (const seat of ['ann', 'bo', '']) {
    assert.doesNotMatch(JSON.stringify(t.view(seat)), /sins|Laugh now|grim/u);
    const heard = t.events.filter(({ audience }) => audience === undefined || audience.includes(seat));
    assert.doesNotMatch(JSON.stringify(heard), /sins|Laugh now|grim/u);
  }
  assert.equal(t.view('gm').screen?.counters?.['sins'], 4);
  assert.match(JSON.stringify(t.view('gm')), /Laugh now.*Play it grim|Play it grim.*Laugh now/su);
});

const SHELVES = `
  +-+-+-+-+-+-+
  |D E . .|. .|
  + + + + + + +
  |. . . .|. .|
  + + + + + + +
  |. . . .|. .|
  +-+-+-+-+-+-+`;
const BOOKCASE = { kind: 'bookcase', at: 'D1', turned: true, id: 'books' };
const HIDDEN = { furniture: [BOOKCASE], secretDoors: [{ at: 'D2-E2', id: 'niche' }] };
const SHIFT = { shift: 'books', to: 'B3' };

function library(then: object[], left = 9): Table {
  return table(
    SHELVES,
    { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
    { turn: { of: 'E', left }, seats: SEATS, quest: { ...HIDDEN, notes: [at(then), OUT] } },
  );
}

rule('CLS-SEC-01', 'a secret door behind furniture is not found before a note has moved the piece', () => {
  const t = library([SHIFT]);
  t.do({ type: 'searchSecrets', figure: 'E' });
  assert.ok(t.types().includes('nothingFound'));
  const after = library([SHIFT]);
  after.do(STEP);
  assert.deepEqual(told(after).at(-1), 'The bookcase moves: it now stands on B3, C3 and D3.');
  after.do({ type: 'searchSecrets', figure: 'E' });
  assert.equal(after.event('secretDoorFound').door, 'D2-E2');
});

rule(
  'CLS-QBK-06',
  'a piece that is moved leaves its squares free, and whoever is in its way makes room',
  () => {
    const t = table(
      SHELVES.replace('|. . . .|. .|\n  +-', '|. D . .|. .|\n  +-').replace('|D E', '|. E'),
      { E: { kind: 'elf' }, D: { kind: 'dwarf' } },
      { turn: { of: 'E', left: 9 }, seats: SEATS, quest: { ...HIDDEN, notes: [at([SHIFT]), OUT] } },
    );
    t.refuses({ type: 'step', figure: 'E', to: 'D1' }, 'notNextTo', 'CLS-MOV-04');
    t.do(STEP);
    assert.notEqual(t.at('D'), 'B3');
    t.do({ type: 'step', figure: 'E', to: 'D1' });
    assert.deepEqual(
      t.view('bo').furniture.map(({ squares }) => squares.map((square) => t.squareName(square))),
      [['B3', 'C3', 'D3']],
    );
    t.do({ type: 'step', figure: 'E', to: 'D2' });
    t.refuses({ type: 'step', figure: 'E', to: 'D3' }, 'squareBlocked', 'CLS-MOV-10');
  },
);

rule('CLS-QBK-05', 'dice of a note are told by its title, or as dice, never as a trap’s', () => {
  const flood = at([{ harm: { dice: 2 }, to: 'actor' }], {
    title: { en: 'The vault floods', fr: 'Le caveau se remplit d’eau' },
  });
  const t = before([flood]);
  t.do(STEP, ['skull', 'whiteShield']);
  assert.deepEqual(told(t).slice(-3), [
    'The vault floods.',
    'The vault floods. Against the Elf: skull, white shield. 1 skull.',
    'The Elf loses 1 Body point.',
  ]);
  assert.match(
    told(t, 'fr').at(-2)!,
    /^Le caveau se remplit d’eau\. Contre l’Elfe\s: crâne, bouclier blanc\. 1 crâne\.$/u,
  );
  const plain = before([at([{ harm: { dice: 1 }, to: 'actor' }])]);
  plain.do(STEP, ['whiteShield']);
  assert.equal(told(plain).at(-1), 'Dice are rolled against the Elf: white shield. No skull.');
});

rule('CLS-QBK-05', 'a door that a note opens is not opened by whoever set the note off', () => {
  const t = before([at([{ open: 'gate' }])], GATE, { dark: true });
  t.do(STEP);
  assert.equal(t.event('doorOpened').by, null);
  assert.deepEqual(
    told(t).filter((line) => /door|Room|room/u.test(line)),
    ['The door D1-E1 opens.', 'Room r2 comes into view.'],
  );
});

rule('CLS-QBK-05', 'what a note shows is shown in the name of whoever set it off, all the same', () => {
  const t = before([at([{ open: 'gate' }]), { when: { see: 'r2' }, then: [{ give: { gold: 4 } }] }], GATE, {
    dark: true,
  });
  t.do(STEP);
  assert.equal(t.hero('E').gold, 4);
});

rule('CLS-STA-02', 'heroes who come in by a door of the outer wall start before it, and leave there', () => {
  const t = new TestMatch(setupFor(bareQuest({ start: { door: 'A9-west' } })));
  while (t.state.phase === 'spells') t.do(t.awaited()[0]!, t.moves(t.awaited()[0]!)[0]!);
  const squares = () =>
    t.moves(t.awaited()[0]!).map((move) => (move.type === 'placeHero' ? move.square : -1));
  assert.deepEqual(squares(), [8 * 26], 'A9 first');
  t.do(t.awaited()[0]!, t.moves(t.awaited()[0]!)[0]!);
  assert.deepEqual(
    squares().toSorted((a, b) => a - b),
    [7 * 26, 9 * 26],
    'then A8 and A10',
  );
  t.toFirstTurn();
  const view = t.game.view(t.state, 'ann');
  assert.deepEqual(view.outerDoors, [{ square: 8 * 26, direction: 3 }]);
  assert.deepEqual(view.exit, [8 * 26]);
});

rule('CLS-STA-01', 'a second stairway is known once it is seen, closed to monsters, and leads out', () => {
  const quest = bareQuest({ stairs: ['F2'], doors: ['E3-F3'] });
  const t = new TestMatch(setupFor(quest)).toFirstTurn();
  const stairs = (seat: string) => t.game.view(t.state, seat).stairs.length;
  assert.equal(stairs('ann'), 4);
  assert.equal(t.game.view(t.state, 'ann').exit.length, 4);
  const open = setupFor(quest, { overrides: true });
  const u = new TestMatch(open).toFirstTurn();
  const moved = u.game.override(
    u.state,
    'gm',
    { tag: 'setSquare', figure: u.state.turn.taker!, square: 2 * 26 + 7 },
    'a look round',
  );
  assert.ok(moved.ok);
  const view = u.game.view(moved.state, 'ann');
  assert.equal(view.stairs.length, 8);
  assert.equal(view.exit.length, 8);
});

rule('CLS-DOR-01', 'a door may stand across a passage: shut, nobody passes or sees through it', () => {
  const quest = bareQuest({
    start: { squares: ['A9', 'A10', 'A11', 'A12'] },
    exit: ['A9'],
    doors: ['A14-A15'],
  });
  const t = new TestMatch(setupFor(quest)).toFirstTurn();
  const view = t.game.view(t.state, 'ann');
  const square = (row: number) => (row - 1) * 26;
  assert.ok(hasSquare(view.revealed, square(14)) && !hasSquare(view.revealed, square(15)));
  assert.deepEqual(view.doorKeys, ['A14-A15']);
  const last = t.state.figures.find((figure) => figure.square === square(12))!;
  while (t.state.turn.taker !== last.id) t.do(t.awaited()[0]!, { type: 'endTurn' });
  const seat = t.awaited()[0]!;
  t.do(seat, { type: 'rollMovement', figure: last.id }, [6, 6]);
  for (const row of [13, 14]) t.do(seat, { type: 'step', figure: last.id, to: square(row) });
  t.refuses(seat, { type: 'step', figure: last.id, to: square(15) }, 'wallInTheWay', 'CLS-DOR-01');
  t.do(seat, { type: 'openDoor', figure: last.id, door: 'A14-A15' });
  t.do(seat, { type: 'step', figure: last.id, to: square(15) });
});

rule('CLS-MON-06', 'a quest may bring more figures than the box holds', () => {
  const orcs = ['F2', 'F3', 'F4', 'G2', 'G4', 'H2', 'H3', 'H4', 'I2'].map((place) => ({
    kind: 'orc' as const,
    at: place,
  }));
  const box = new TestMatch(setupFor(bareQuest({ monsters: orcs })));
  const more = new TestMatch(setupFor(bareQuest({ monsters: orcs, figures: { orc: 12 } })));
  const enough = new TestMatch(setupFor(bareQuest({ monsters: orcs, figures: 'enough' })));
  assert.deepEqual(
    [box, more, enough].map(({ state }) => state.pool['orc']),
    [8, 12, 9],
  );
  assert.equal(enough.state.pool['goblin'], 6, 'of other kinds, as many as the box holds');
});

rule('CLS-QBK-01', 'a draft is drawn and printed, not played', () => {
  const opened = setupFor(bareQuest({ draft: true }));
  assert.throws(() => new TestMatch(opened), /this quest is a draft/u);
});
