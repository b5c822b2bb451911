/** What sets a quest's notes off, and under which conditions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table, TableFigures, TableSetting } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W, B] = ['skull', 'whiteShield', 'blackShield'] as const;

const say = (text: string) => ({ text: { en: text, fr: text } });
const OUT = { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] };

/** Two rooms with an open door, a passage behind a closed one. */
const ROOMS = `
  +-+-+-+-+-+-+
  |D E .o. .d:|
  +-+-+-+-+-+-+`;
const PAIR: TableFigures = { E: { kind: 'elf' }, D: { kind: 'dwarf' } };

type Written = TableSetting & { map?: string; figures?: TableFigures };

/** The Elf has six squares to move; the quest has these notes, and one by which it can be won. */
function withNotes(
  notes: object[],
  { map = ROOMS, figures = PAIR, quest = {}, ...rest }: Written = {},
): Table {
  return table(map, figures, {
    turn: { of: 'E', left: 6 },
    ...rest,
    quest: { ...quest, notes: [...notes, OUT] },
  });
}
const step = (to: string, figure = 'E') => ({ type: 'step', figure, to });
const walk = (t: Table, ...squares: string[]) => {
  for (const to of squares) t.do(step(to));
};
const pass = (t: Table, turns: number) => {
  for (let turn = 0; turn < turns; turn += 1) t.do({ type: 'endTurn' });
};
/** Texts the last command had read aloud. */
const heard = (t: Table) => t.events.flatMap((event) => (event.type === 'noteRead' ? [event.text.en] : []));

test('a note read aloud is heard by all, that it came is known behind the screen only', () => {
  const t = withNotes([{ when: { step: 'C1' }, then: [say('Click.')] }]);
  t.do(step('C1'));
  assert.deepEqual([t.event('noteRead').audience, t.event('noteRead').news], [undefined, true]);
  assert.deepEqual(t.event('noteFired').audience, ['morcar']);
  for (const event of [t.event('noteRead'), t.event('noteFired')])
    assert.deepEqual(event.rules, ['CLS-QBK-05', 'CLS-QBK-06']);
});

test('enter: when a hero comes into the room from another, once', () => {
  const t = withNotes([{ when: { enter: 'r2' }, then: [say('Cold.')] }]);
  t.do(step('C1'));
  assert.deepEqual(heard(t), []);
  t.do(step('D1'));
  assert.deepEqual(heard(t), ['Cold.']);
  t.do(step('E1'));
  assert.deepEqual(heard(t), []);
  pass(t, 3);
  t.do({ type: 'rollMovement', figure: 'E' }, [6, 6]);
  walk(t, 'D1', 'C1');
  pass(t, 3);
  t.do({ type: 'rollMovement', figure: 'E' }, [6, 6]);
  t.do(step('D1'));
  assert.deepEqual(heard(t), []);
});

test('enter: any of several rooms will do', () => {
  const t = withNotes([{ when: { enter: ['r2', 'p1'] }, then: [say('In.')] }]);
  walk(t, 'C1', 'D1');
  assert.deepEqual(heard(t), ['In.']);
});

test('enter: whoever falls in, missing a jump or fleeing from rocks, has come in too', () => {
  const notes = [
    { when: { enter: 'r2' }, then: [say('Cold.')] },
    { when: { step: 'B1' }, then: [say('Pit.')] },
  ];
  const map = `
    +-+-+-+-+
    |Eo. . D|
    +-+-+-+-+`;
  const jumper = withNotes(notes, { map, quest: { traps: [{ kind: 'pit', at: 'B1' }] }, turn: 'D' });
  jumper.do({ type: 'searchSecrets', figure: 'D' });
  pass(jumper, 2);
  jumper.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  jumper.do({ type: 'jump', figure: 'E', to: 'C1' }, [S]);
  assert.deepEqual([jumper.at('E'), heard(jumper)], ['B1', ['Cold.', 'Pit.']]);
  const rocks = withNotes([notes[0]!], { quest: { traps: [{ kind: 'rockfall', at: 'C1' }] } });
  rocks.do(step('C1'), [W, W, W]);
  rocks.do({ type: 'escape', figure: 'E', to: 'D1' });
  assert.deepEqual(heard(rocks), ['Cold.']);
});

test('enter: whoever dies on the threshold has not', () => {
  const notes = [
    { when: { enter: 'r2' }, then: [say('Cold.')] },
    { when: { step: 'D1' }, then: [say('Ouch.')] },
  ];
  const figures: TableFigures = { E: { kind: 'elf', body: 1 }, D: { kind: 'dwarf' } };
  const t = withNotes(notes, { figures, quest: { traps: [{ kind: 'pit', at: 'D1' }] } });
  walk(t, 'C1', 'D1');
  assert.deepEqual([t.find('E'), heard(t)], [undefined, []]);
});

test('see: when a room is first put on the board', () => {
  const t = withNotes([{ when: { see: 'r2' }, then: [say('A hall.')] }], {
    map: `
    +-+-+-+-+
    |D Ed. .|
    +-+-+-+-+`,
    dark: true,
  });
  assert.deepEqual(heard(t), []);
  t.do({ type: 'openDoor', figure: 'E', door: 'B1-C1' });
  assert.deepEqual(heard(t), ['A hall.']);
  t.do(step('C1'));
  assert.deepEqual(heard(t), []);
});

const GRUB = { kind: 'orc', at: 'D1', id: 'grub', name: { en: 'Grub', fr: 'Grub', gender: 'm' } };

test('see: when that figure is first put on the board, not with another before it', () => {
  const t = withNotes([{ when: { see: 'grub' }, then: [say('Grub!')] }], {
    map: `
    +-+-+-+-+-+
    |D Ed. .d.|
    +-+-+-+-+-+`,
    dark: true,
    quest: {
      monsters: [
        { ...GRUB, at: 'E1' },
        { ...GRUB, id: 'snag', at: 'D1' },
      ],
    },
  });
  t.do({ type: 'openDoor', figure: 'E', door: 'B1-C1' });
  assert.deepEqual([t.at('snag'), heard(t)], ['D1', []]);
  t.do(step('C1'));
  t.do({ type: 'attack', figure: 'E', target: 'snag' }, [S, S, W, W]);
  pass(t, 3);
  t.do({ type: 'rollMovement', figure: 'E' }, [1, 1]);
  t.do(step('D1'));
  t.do({ type: 'openDoor', figure: 'E', door: 'D1-E1' });
  assert.deepEqual(heard(t), ['Grub!']);
});

test('open: when this door is opened, by hand or by a note, and no other', () => {
  const map = `
    +-+-+-+-+-+
    |D E|. .|.|
    +-+-+-+-+-+`;
  const doors = [
    { at: 'B1-C1', id: 'near' },
    { at: 'D1-E1', id: 'far' },
  ];
  const notes = [
    { when: { open: 'far' }, then: [say('Far.')] },
    { when: { step: 'C1' }, then: [{ open: 'far' }] },
  ];
  const t = withNotes(notes, { map, quest: { doors } });
  t.do({ type: 'openDoor', figure: 'E', door: 'B1-C1' });
  assert.deepEqual(heard(t), []);
  t.do(step('C1'));
  assert.deepEqual(heard(t), ['Far.']);
  const hand = withNotes([notes[0]!], { map: map.replace('E|.', 'E .'), quest: { doors: [doors[1]] } });
  walk(hand, 'C1', 'D1');
  hand.do({ type: 'openDoor', figure: 'E', door: 'D1-E1' });
  assert.deepEqual(heard(hand), ['Far.']);
});

test('step: when a hero steps on one of these squares, whoever it is, but no monster', () => {
  const notes = [{ when: { step: ['C1', 'E1'] }, then: [say('Click.')] }];
  const t = withNotes(notes);
  t.do(step('C1'));
  assert.deepEqual(heard(t), ['Click.']);
  t.do(step('D1'));
  t.do(step('E1'));
  assert.deepEqual(heard(t), []);
  const orc = withNotes(notes, {
    figures: { E: { kind: 'elf' }, D: { kind: 'orc' } },
    turn: 'morcar',
    map: ROOMS.replace('D E .', 'E D .'),
  });
  orc.do(step('C1', 'D'));
  assert.deepEqual(heard(orc), []);
});

test('search: this room, for this, and nothing else', () => {
  const notes = [
    { when: { search: 'r1', for: 'secrets' }, then: [say('Scratches.')] },
    { when: { search: 'r1', for: 'treasure' }, then: [say('Dust.')] },
  ];
  const secrets = withNotes(notes);
  secrets.do({ type: 'searchSecrets', figure: 'E' });
  assert.deepEqual(heard(secrets), ['Scratches.']);
  const treasure = withNotes(notes, { treasure: ['gem'] });
  treasure.do({ type: 'searchTreasure', figure: 'E' }, ['gem']);
  assert.deepEqual(heard(treasure), ['Dust.']);
  assert.ok(treasure.types().indexOf('noteRead') < treasure.types().indexOf('cardDrawn'));
  const elsewhere = withNotes(notes);
  walk(elsewhere, 'C1', 'D1');
  elsewhere.do({ type: 'searchSecrets', figure: 'E' });
  assert.deepEqual(heard(elsewhere), []);
});

test('search: a search that finds what the quest hid is a search as well', () => {
  const t = withNotes([{ when: { search: 'r1', for: 'treasure' }, then: [say('Dust.')] }], {
    quest: { treasures: [{ in: 'r1', then: [say('Gold.')] }] },
  });
  t.do({ type: 'searchTreasure', figure: 'E' });
  assert.deepEqual(heard(t), ['Gold.', 'Dust.']);
});

const ARENA = `
  +-+-+-+
  |. E .|
  + + + +
  |D . .|
  +-+-+-+`;
const strike = (target: string) => ({ type: 'attack', figure: 'E', target });

test('kill: when the last of these figures dies', () => {
  const monsters = [
    { ...GRUB, at: 'A1' },
    { ...GRUB, id: 'snag', at: 'C1' },
  ];
  const t = withNotes([{ when: { kill: ['grub', 'snag'] }, then: [say('Both.')] }], {
    map: ARENA,
    quest: { monsters },
  });
  t.do(strike('grub'), [S, S, W, W]);
  assert.deepEqual([t.state.slain, heard(t)], [['grub'], []]);
  pass(t, 3);
  t.do(strike('snag'), [S, S, W, W]);
  assert.deepEqual(heard(t), ['Both.']);
});

test("kill: another death does not set it off, a captive's does", () => {
  const captives = [{ id: 'wilm', at: 'B2', name: { en: 'Wilm', fr: 'Wilm', gender: 'm' } }];
  const notes = [
    { when: { kill: 'wilm' }, then: [say('Alas.')] },
    { when: { step: 'A1' }, then: [{ join: 'wilm' }] },
  ];
  const t = withNotes(notes, {
    map: ARENA.replace('. .|\n  +-', '. O|\n  +-'),
    figures: { ...PAIR, O: { kind: 'orc' } },
    quest: { captives },
  });
  t.do(step('A1'));
  pass(t, 3);
  t.do({ type: 'attack', figure: 'O', target: 'wilm' }, [S, W, W, B, B]);
  assert.deepEqual(heard(t), ['Alas.']);
  const other = withNotes([notes[0]!, notes[1]!], {
    map: ARENA.replace('E .', 'E O'),
    figures: { ...PAIR, O: { kind: 'orc' } },
    quest: { captives },
  });
  other.do(strike('O'), [S, S, W, W]);
  assert.deepEqual(heard(other), []);
});

test('round: at the start of that round, once; with every, again each so many', () => {
  const t = withNotes([
    { when: { round: 4 }, then: [say('Four.')] },
    { when: { round: 3, every: 2 }, then: [say('Tick.')] },
  ]);
  const rounds: Record<number, string[]> = {};
  for (let round = 3; round <= 7; round += 1) {
    pass(t, 3);
    assert.equal(t.state.round, round);
    rounds[round] = heard(t);
  }
  assert.deepEqual(rounds, { 3: ['Tick.'], 4: ['Four.'], 5: ['Tick.'], 6: [], 7: ['Tick.'] });
});

test('timer: at the start of the round so many rounds after it was started', () => {
  const t = withNotes([
    { when: { step: 'C1' }, then: [{ timer: 'horn', rounds: 2 }] },
    { when: { timer: 'horn' }, then: [say('A horn.')] },
  ]);
  t.do(step('C1'));
  assert.deepEqual([t.event('timerStarted').round, t.event('timerStarted').audience], [4, ['morcar']]);
  pass(t, 3);
  assert.deepEqual(heard(t), []);
  pass(t, 3);
  assert.deepEqual([t.state.round, heard(t)], [4, ['A horn.']]);
  pass(t, 3);
  assert.deepEqual(heard(t), []);
});

test('timer: started again, it runs from then', () => {
  const notes = [
    { when: { step: 'C1' }, then: [{ timer: 'horn', rounds: 1 }] },
    { when: { step: 'D1' }, then: [{ timer: 'horn', rounds: 3 }] },
    { when: { timer: 'horn' }, then: [say('A horn.')] },
  ];
  const t = withNotes(notes);
  walk(t, 'C1', 'D1');
  const heardIn = [3, 4, 5].filter(() => {
    pass(t, 3);
    return heard(t).length > 0;
  });
  assert.deepEqual(heardIn, [5]);
});

test('leave: when anybody leaves, or this captive, who is then still the actor', () => {
  const captives = [{ id: 'wilm', at: 'B1', name: { en: 'Wilm', fr: 'Wilm', gender: 'm' } }];
  const notes = [
    { when: { leave: 'anyone' }, then: [say('Somebody.'), { give: { gold: 5 } }] },
    { when: { leave: 'wilm' }, then: [say('Wilm.')] },
    { when: { step: 'A1' }, then: [{ join: 'wilm' }] },
  ];
  const map = `
    +-+-+-+
    |. . E|
    + + + +
    |. . .|
    +-+-+-+`;
  const t = withNotes(notes, {
    map,
    figures: { E: { kind: 'elf' } },
    quest: { captives, exit: ['A1', 'A2', 'B1'] },
  });
  walk(t, 'C2', 'B2', 'A2', 'A1');
  pass(t, 1);
  t.do({ type: 'leave', figure: 'wilm' });
  assert.deepEqual(heard(t), ['Somebody.', 'Wilm.']);
  const hero = withNotes([notes[0]!], { map, figures: { E: { kind: 'elf' } }, quest: { exit: ['C1'] } });
  hero.do({ type: 'leave', figure: 'E' });
  assert.deepEqual([heard(hero), hero.hero('E').gold, hero.hero('E').fate], [['Somebody.'], 5, 'out']);
});

test('goal: when that goal has been reached', () => {
  const goals = [
    { id: 'goal', text: { en: 'One.', fr: 'Un.' } },
    { id: 'two', text: { en: 'Two.', fr: 'Deux.' } },
  ];
  const t = withNotes(
    [
      { when: { step: 'C1' }, then: [{ goal: 'two' }] },
      { when: { goal: 'two' }, then: [say('Done.')] },
      { when: { goal: 'goal' }, then: [say('Out.')] },
    ],
    { quest: { goals } },
  );
  t.do(step('C1'));
  assert.deepEqual([heard(t), t.state.goals], [['Done.'], ['two']]);
});
