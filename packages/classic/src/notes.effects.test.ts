/** The effects of a quest's notes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Table, TableFigures, TableSetting } from './testing/table.ts';
import { table } from './testing/table.ts';

const [S, W] = ['skull', 'whiteShield'] as const;

const OUT = { when: { leave: 'anyone' }, then: [{ goal: 'goal' }] };
const ROOMS = `
  +-+-+-+-+-+-+
  |D E . .|. .|
  + + + + + + +
  |. . . .|. .|
  +-+-+-+-+-+-+`;
const PAIR: TableFigures = { E: { kind: 'elf' }, D: { kind: 'dwarf' } };
const NOTE_RULES = ['CLS-QBK-05', 'CLS-QBK-06'];
const WILM = { id: 'wilm', at: 'D2', name: { en: 'Wilm', fr: 'Wilm', gender: 'm' } };
const GRUB = { kind: 'orc', at: 'D1', id: 'grub', name: { en: 'Grub', fr: 'Grub', gender: 'm' } };

type Written = Omit<TableSetting, 'quest'> & {
  map?: string;
  figures?: TableFigures;
  quest?: { notes?: object[]; [key: string]: unknown };
};

/** The Elf, with five squares to move, is about to step on C1, where this happens. */
function before(then: object[], { map = ROOMS, figures = PAIR, quest = {}, ...rest }: Written = {}): Table {
  const notes = [{ when: { step: 'C1' }, then }, ...(quest.notes ?? []), OUT];
  return table(map, figures, { turn: { of: 'E', left: 5 }, ...rest, quest: { ...quest, notes } });
}
const STEP = { type: 'step', figure: 'E', to: 'C1' };
/** The same, after the step. */
function after(then: object[], written: Written = {}, dice: readonly string[] = []): Table {
  const t = before(then, written);
  t.do(STEP, dice);
  return t;
}
const standing = (t: Table) => t.state.figures.map(({ id, square }) => `${id} ${t.squareName(square)}`);

test('effects follow one another in the order written', () => {
  const text = { en: 'Now.', fr: 'Voici.' };
  const t = after([{ text }, { give: { gold: 3 } }, { flag: 'done' }, { text }], {
    quest: { notes: [{ when: { round: 99 }, if: { flag: 'done' }, then: [{ text }] }] },
  });
  assert.deepEqual(t.types(), ['stepped', 'noteFired', 'noteRead', 'goldGained', 'flagSet', 'noteRead']);
});

test('text: is read aloud in both languages', () => {
  const t = after([{ text: { en: 'Silence.', fr: 'Chut.' } }]);
  assert.deepEqual(
    [t.event('noteRead').text, t.event('noteRead').rules],
    [{ en: 'Silence.', fr: 'Chut.' }, NOTE_RULES],
  );
});

test('place: monsters appear at once, with what the quest gives them', () => {
  const t = after([
    {
      place: [
        { kind: 'skeleton', at: 'D1' },
        { ...GRUB, at: 'D2', attack: 5, body: 2 },
      ],
    },
  ]);
  assert.deepEqual(standing(t), ['elf C1', 'dwarf A1', 'skeleton-1 D1', 'grub D2']);
  const { attack, body, name, defence } = t.figure('grub');
  assert.deepEqual([attack, body, defence, name?.en.one], [5, 2, 2, 'Grub']);
  assert.deepEqual([t.state.pool.skeleton, t.state.pool.orc], [3, 7]);
});

test('place: where the square is taken, on the nearest free one', () => {
  const t = after([
    {
      place: [
        { kind: 'skeleton', at: 'A1' },
        { kind: 'zombie', at: 'C1' },
      ],
    },
  ]);
  const [, , skeleton, zombie] = standing(t);
  assert.ok(['skeleton-1 B1', 'skeleton-1 A2'].includes(skeleton!));
  assert.ok(['zombie-1 D1', 'zombie-1 C2', 'zombie-1 B1'].includes(zombie!));
});

test('place: with no figure of the kind left, the Morcar player is asked for another', () => {
  const t = after([{ place: [{ kind: 'skeleton', at: 'D1' }] }], { box: { skeleton: 0 } });
  assert.deepEqual(t.awaited(), [{ seat: 'morcar', prompt: 'chooseSubstitute' }]);
  t.do({ type: 'substitute', kind: 'mummy' });
  assert.deepEqual(standing(t).at(-1), 'mummy-1 D1');
});

const DOORED = `
  +-+-+-+-+-+
  |D E . .|.|
  +-+-+-+-+-+`;

test('open: a door, locked or not, and what lies behind it is seen', () => {
  for (const locked of [true, false]) {
    const quest = { doors: [{ at: 'D1-E1', id: 'cell', locked }] };
    const t = after([{ open: 'cell' }], { map: DOORED, quest, dark: true });
    assert.deepEqual(
      [t.described()['doors'], t.event('doorOpened').rules],
      [{ 'D1-E1': 'open' }, NOTE_RULES],
    );
    assert.ok((t.seen('heroes')['revealed'] as string[]).includes('E1'));
  }
});

test('open: a secret door too, which everyone then sees; one already open stays as it is', () => {
  const secret = after([{ open: 'cell' }], {
    map: DOORED,
    quest: { secretDoors: [{ at: 'D1-E1', id: 'cell' }] },
  });
  assert.deepEqual(secret.seen('heroes')['doors'], { 'D1-E1': 'open' });
  const twice = after([{ open: 'cell' }, { open: 'cell' }], {
    map: DOORED,
    quest: { doors: [{ at: 'D1-E1', id: 'cell' }] },
  });
  assert.equal(twice.events.filter(({ type }) => type === 'doorOpened').length, 1);
});

test('block: for good, but not a square on which somebody stands', () => {
  const t = after([{ block: ['A1', 'C1', 'D1', 'D2'] }]);
  assert.deepEqual(t.described()['rubble'], ['D1', 'D2']);
  assert.ok(t.event('squaresBlocked').rules.includes('CLS-OBS-02'));
  t.refuses({ type: 'step', figure: 'E', to: 'D1' }, 'squareBlocked', 'CLS-OBS-02');
});

test('block: with nothing to block nothing happens', () => {
  const t = after([{ block: 'A1' }]);
  assert.ok(!t.happened('squaresBlocked'));
});

test('reveal: a room is shown with what stands in it', () => {
  const quest = {
    doors: [{ at: 'D1-E1' }],
    monsters: [{ ...GRUB, at: 'F1' }],
    furniture: [{ kind: 'treasureChest', at: 'F2' }],
  };
  const hidden = before([{ reveal: 'r2' }], { quest, dark: true });
  assert.equal(hidden.find('grub'), undefined);
  hidden.do(STEP);
  assert.deepEqual(
    [hidden.at('grub'), hidden.state.furniture.length, hidden.described()['doors']],
    ['F1', 1, { 'D1-E1': 'closed' }],
  );
});

test('give: gold, equipment, a potion or a quest treasure, to the actor alone', () => {
  const t = after([
    { give: { gold: 50 } },
    { give: { equipment: 'shield' } },
    { give: { potion: 'potionOfSpeed' } },
    { give: { questTreasure: 'spiritBlade' } },
  ]);
  const { gold, equipment, potions, treasures } = t.hero('E');
  assert.deepEqual(
    [gold, equipment, potions, treasures],
    [50, ['shield'], ['potionOfSpeed'], ['spiritBlade']],
  );
  assert.deepEqual(
    t.events.slice(2).map(({ type, rules }) => [type, rules[0]]),
    ['goldGained', 'equipmentGained', 'potionKept', 'questTreasureGained'].map((type) => [
      type,
      'CLS-TRE-01',
    ]),
  );
  const dwarf = t.hero('D');
  assert.deepEqual([dwarf.gold, dwarf.equipment, dwarf.potions, dwarf.treasures], [0, [], [], []]);
});

test('give: nothing to an actor whom the note has just killed', () => {
  const t = after([{ harm: { lose: 6 }, to: 'actor' }, { give: { gold: 50 } }]);
  assert.equal(t.find('E'), undefined);
  assert.ok(!t.happened('goldGained'));
});

test('move: the actor, a figure, or everyone', () => {
  const actor = after([{ move: 'actor', to: 'F2' }]);
  assert.deepEqual([standing(actor), actor.event('figureMoved').rules], [['elf F2', 'dwarf A1'], NOTE_RULES]);
  const grub = after([{ move: 'grub', to: 'E1' }], { quest: { monsters: [GRUB] } });
  assert.deepEqual(standing(grub), ['elf C1', 'dwarf A1', 'grub E1']);
  const all = after([{ move: 'everyone', to: ['E1', 'F1'] }]);
  assert.deepEqual(standing(all), ['elf E1', 'dwarf F1']);
});

test('move: to a square that is taken, to the nearest free one; to where one stands, nowhere', () => {
  const t = after([{ move: 'actor', to: 'A1' }]);
  assert.ok(['A2', 'B1'].includes(t.at('E')));
  const still = after([{ move: 'actor', to: 'C1' }]);
  assert.deepEqual([still.at('E'), still.happened('figureMoved')], ['C1', false]);
});

test('move: heroes may be put on the stairs, a monster only beside them', () => {
  const map = `
    +-+-+-+-+-+
    |. . . . E|
    + + + + + +
    |. . . . D|
    +-+-+-+-+-+`;
  const t = before(
    [
      { move: 'everyone', to: ['A1', 'B1'] },
      { move: 'grub', to: 'B2' },
    ],
    {
      map,
      stairs: 'A1',
      quest: { monsters: [{ ...GRUB, at: 'D2' }] },
    },
  );
  t.do({ type: 'step', figure: 'E', to: 'D1' });
  t.do(STEP);
  assert.deepEqual(standing(t), ['elf A1', 'dwarf B1', 'grub C2']);
});

test('move: whoever is moved sees what is there, sets off what lies there, and the notes hear of it', () => {
  const quest = {
    traps: [{ kind: 'spear', at: 'F2' }],
    monsters: [{ ...GRUB, at: 'E1' }],
    notes: [
      { when: { enter: 'r2' }, then: [{ give: { gold: 1 } }] },
      { when: { step: 'F2' }, then: [{ give: { gold: 2 } }] },
    ],
  };
  const t = after([{ move: 'actor', to: 'F2' }], { quest, dark: true }, [S]);
  assert.deepEqual([t.figure('E').body, t.hero('E').gold, t.at('grub')], [5, 3, 'E1']);
});

test('move: frees from a pit, and from the rocks one was to flee', () => {
  const quest = { traps: [{ kind: 'rockfall', at: 'C1' }] };
  const t = after([{ move: 'actor', to: 'F2' }], { quest }, [W, W, W]);
  assert.deepEqual(
    [t.at('E'), t.state.pending, t.awaited()],
    ['F2', null, [{ seat: 'heroes', prompt: 'takeTurn' }]],
  );
  const pit = after([{ move: 'actor', to: 'F2' }], { quest: { traps: [{ kind: 'pit', at: 'C1' }] } });
  assert.deepEqual([pit.at('E'), pit.figure('E').conditions], ['F2', []]);
});

test('harm: so many points, or one a skull, to the actor or to everyone', () => {
  const bodies = (t: Table) => t.state.figures.map(({ body }) => body);
  assert.deepEqual(bodies(after([{ harm: { lose: 2 }, to: 'actor' }])), [4, 7]);
  assert.deepEqual(bodies(after([{ harm: { lose: 2 }, to: 'everyone' }])), [4, 5]);
  const rolled = after([{ harm: { dice: 2 }, to: 'everyone' }], {}, [S, S, W, S]);
  assert.deepEqual(bodies(rolled), [4, 6]);
  assert.ok(
    rolled.events
      .filter(({ type }) => type === 'trapRolled')
      .every(({ rules }) => rules.includes('CLS-QBK-06')),
  );
});

test('harm: monsters are not everyone, the freed are', () => {
  const figures: TableFigures = { ...PAIR, O: { kind: 'orc' }, C: { kind: 'captive', freed: true, body: 3 } };
  const map = ROOMS.replace('|. . . .|', '|O C . .|');
  const t = after([{ harm: { lose: 1 }, to: 'everyone' }], { figures, map });
  assert.deepEqual([t.figure('O').body, t.figure('C').body, t.figure('D').body], [1, 2, 6]);
});

test('heal: lost Body comes back, never more than was lost', () => {
  const figures: TableFigures = { E: { kind: 'elf', body: 3 }, D: { kind: 'dwarf', body: 6 } };
  const all = after([{ heal: 2, to: 'everyone' }], { figures });
  assert.deepEqual([all.figure('E').body, all.figure('D').body], [5, 7]);
  const one = after([{ heal: 9, to: 'actor' }], { figures });
  assert.deepEqual([one.figure('E').body, one.figure('D').body], [6, 6]);
});

test('mind: is taken and given back, never more than was lost; at 0 it kills', () => {
  const all = after([
    { mind: -1, to: 'everyone' },
    { mind: 3, to: 'actor' },
  ]);
  assert.deepEqual([all.figure('E').mind, all.figure('D').mind], [4, 2]);
  const lost = after([{ mind: -3, to: 'everyone' }]);
  assert.deepEqual([lost.figure('E').mind, lost.find('D'), lost.hero('D').fate], [1, undefined, 'dead']);
});

test('goal: is reached once, and told to all', () => {
  const t = after([{ goal: 'goal' }, { goal: 'goal' }]);
  assert.deepEqual([t.state.goals, t.event('goalReached').audience], [['goal'], undefined]);
});

test("flag: is the quest's own memory, which only the Morcar player sees", () => {
  const quest = { notes: [{ when: { step: 'D1' }, if: { flag: 'warned' }, then: [{ give: { gold: 7 } }] }] };
  const t = after([{ flag: 'warned' }, { flag: 'warned' }], { quest });
  assert.deepEqual([t.state.flags, t.event('flagSet').audience], [['warned'], ['morcar']]);
  t.do({ type: 'step', figure: 'E', to: 'D1' });
  assert.equal(t.hero('E').gold, 7);
  assert.deepEqual([t.view('morcar').screen?.flags, t.view('heroes').screen], [['warned'], null]);
});

test('join: a captive comes along, in the hands of the player who freed them, after the hero who did', () => {
  const seats = [
    { id: 'gm', plays: 'morcar' },
    { id: 'ann', plays: ['elf'] },
    { id: 'bo', plays: ['dwarf'] },
  ];
  const t = after([{ join: 'wilm' }], { quest: { captives: [WILM] }, seats });
  assert.deepEqual(
    [t.figure('wilm').side, t.state.control['wilm'], t.state.order],
    ['heroes', 'ann', ['elf', 'wilm', 'dwarf']],
  );
  assert.ok(t.event('captiveJoined').rules.includes('CLS-QBK-11'));
  t.do({ type: 'endTurn' });
  assert.deepEqual(t.awaited(), [{ seat: 'ann', prompt: 'takeTurn' }]);
  t.do({ type: 'step', figure: 'wilm', to: 'D1' });
});

test('join: once; nobody joins twice', () => {
  const t = after([{ join: 'wilm' }, { join: 'wilm' }], { quest: { captives: [WILM] } });
  assert.deepEqual(t.state.order, ['elf', 'wilm', 'dwarf']);
});

test('remove: a figure is gone, not dead, and its figure is back in the box', () => {
  const quest = { monsters: [GRUB], notes: [{ when: { kill: 'grub' }, then: [{ give: { gold: 9 } }] }] };
  const t = after([{ remove: 'grub' }], { quest });
  assert.deepEqual(
    [t.find('grub'), t.state.slain, t.state.pool.orc, t.hero('E').gold],
    [undefined, [], 8, 0],
  );
});

test('win: the quest is won at once, by those still inside', () => {
  const t = after([{ win: true }, { give: { gold: 9 } }], { quest: { reward: { gold: 40, share: 'each' } } });
  assert.deepEqual([t.state.phase, t.state.ending], ['over', { winners: ['heroes'], outcome: 'won' }]);
  assert.deepEqual([t.state.goals, t.hero('E').gold, t.hero('D').gold], [['goal'], 40, 40]);
  assert.deepEqual([t.hero('E').fate, t.hero('D').succeeded, t.awaited()], ['out', true, []]);
});

test('lose: the quest is lost at once, and nothing more happens', () => {
  const t = after([{ lose: true }, { give: { gold: 9 } }], {
    quest: { reward: { gold: 40, share: 'each' }, notes: [{ when: { step: 'C1' }, then: [{ win: true }] }] },
  });
  assert.deepEqual([t.state.phase, t.state.ending], ['over', { winners: ['morcar'], outcome: 'failed' }]);
  assert.deepEqual([t.hero('E').gold, t.hero('E').succeeded, t.awaited()], [0, false, []]);
});

test('a note may kill the one who was to flee from rocks: nobody is asked any more', () => {
  const quest = { traps: [{ kind: 'rockfall', at: 'C1' }] };
  const t = after([{ harm: { lose: 6 }, to: 'actor' }], { quest }, [W, W, W]);
  assert.deepEqual([t.find('E'), t.state.pending, t.state.turn.taker], [undefined, null, 'dwarf']);
});

test('whoever a note kills keeps the turn until what is still asked has been answered', () => {
  const rocks = after(
    [{ harm: { lose: 6 }, to: 'actor' }],
    { quest: { traps: [{ kind: 'rockfall', at: 'C1', falls: 'A1' }] } },
    [W, W, W],
  );
  assert.deepEqual([rocks.find('E'), rocks.state.turn.taker], [undefined, 'elf']);
  assert.deepEqual(rocks.awaited(), [{ seat: 'heroes', prompt: 'escapeRocks' }]);
  rocks.do({ type: 'escape', figure: 'D', to: 'A2' });
  assert.equal(rocks.state.turn.taker, 'dwarf');
  const short = after([{ place: [{ kind: 'skeleton', at: 'D1' }] }, { harm: { lose: 6 }, to: 'actor' }], {
    box: { skeleton: 0 },
  });
  assert.deepEqual(
    [short.state.turn.taker, short.awaited()],
    ['elf', [{ seat: 'morcar', prompt: 'chooseSubstitute' }]],
  );
  short.do({ type: 'substitute', kind: null });
  assert.equal(short.state.turn.taker, 'dwarf');
});
