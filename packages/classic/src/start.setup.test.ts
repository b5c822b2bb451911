import assert from 'node:assert/strict';
import { makeSquare } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { bareQuest, setupFor, TestMatch } from './testing/match.ts';

const FURNISHED = bareQuest({
  monsters: [
    { kind: 'orc', at: 'E4' },
    { kind: 'fimir', at: 'F7' },
  ],
  furniture: [
    { kind: 'treasureChest', at: 'E2', id: 'chest' },
    { kind: 'table', at: 'C6' },
  ],
  traps: [
    { kind: 'pit', at: 'D4' },
    { kind: 'chest', chest: 'chest', harm: { lose: 1 } },
  ],
  doors: ['B4-B5', 'I2-J2', 'E3-F3'],
  secretDoors: ['D4-D5'],
});
const start = () => new TestMatch(setupFor(FURNISHED));
const played = () => start().toFirstTurn();
const spot = (match: TestMatch, square: number) =>
  makeSquare(match.game.view(match.state, 'gm').board, square);

rule('CLS-SET-01', 'each hero player gets the figure, the card and the sheet of the hero', () => {
  const match = played();
  for (const hero of ['barbarian', 'elf', 'dwarf', 'wizard'] as const) {
    const owner = hero === 'barbarian' || hero === 'elf' ? 'ann' : 'bo';
    assert.equal(match.state.control[hero], owner);
    assert.ok(match.state.figures.some(({ id }) => id === hero));
    assert.equal(match.state.heroes.filter(({ id }) => id === hero).length, 1);
  }
});

rule('CLS-SET-02', 'the Morcar player holds the quest book, the pools and the cards', () => {
  const { game, state } = played();
  const { screen } = game.view(state, 'gm');
  assert.equal(screen?.quest.monsters.length, 2);
  assert.equal(screen.pool.fimir, 3);
  assert.equal(screen.pool.orc, 7);
  assert.deepEqual(screen.doors, ['closed', 'closed', 'closed', 'hidden']);
});

rule('CLS-SET-03', 'what lies behind the screen is not shown to hero players', () => {
  const { game, state } = played();
  for (const seat of ['ann', 'bo', 'spectator']) {
    const view = game.view(state, seat);
    assert.equal(view.screen, null);
    const text = JSON.stringify(view);
    assert.ok(!text.includes('fimir'), 'a monster not met yet');
    assert.ok(!text.includes('treasureChest":') && !view.traps.some(({ kind }) => kind === 'pit'));
    assert.ok(!view.doorKeys.includes('D4-D5'), 'a secret door');
    assert.ok(!view.doorKeys.includes('I2-J2'), 'a door out of sight');
  }
});

rule('CLS-SET-04', 'the cards lie in five stocks of their own', () => {
  const match = start();
  const { state } = match;
  assert.deepEqual(match.events[0]?.type, 'questOpened');
  assert.ok(match.events[0].rules.includes('CLS-SET-04'));
  assert.equal(state.treasure.pile.length, 25);
  assert.deepEqual([...state.spellSets].sort(), ['air', 'earth', 'fire', 'water']);
  const strangers = state.treasure.pile.filter((card) =>
    /Bane|Armour|Blade|wandOf|Talisman|sword|helmet|genie/i.test(card),
  );
  assert.deepEqual(strangers, []);
});

rule(
  'CLS-SET-05',
  'the treasure pile lies face down: which cards are left everybody knows, which comes next nobody',
  () => {
    const match = played();
    const view = match.game.view(match.state, 'ann');
    const { pile, aside } = view.treasure;
    assert.deepEqual([pile.length, new Set(pile).size, aside], [25, 19, []]);
    assert.deepEqual(pile, pile.toSorted(), 'in an order that tells nothing');
  },
);

rule('CLS-SET-06', 'the figures of a monster are known once it is on the board, not before', () => {
  const { game, state } = played();
  const orc = game.view(state, 'ann').figures.find(({ kind }) => kind === 'orc');
  assert.deepEqual([orc?.move, orc?.attack, orc?.defence], [8, 3, 2]);
  assert.ok(!game.view(state, 'ann').figures.some(({ kind }) => kind === 'fimir'));
  assert.equal(game.view(state, 'gm').screen?.quest.monsters[1]?.kind, 'fimir');
});

rule('CLS-SET-07', 'hero players see the parchment of the quest, its map and notes they do not', () => {
  const quest = bareQuest({
    notes: [
      { when: { leave: 'anyone' }, then: [{ goal: 'out' }] },
      { when: { enter: 'C' }, then: [{ text: { en: 'A secret note.', fr: 'Une note secrète.' } }] },
    ],
  });
  const { game, state } = new TestMatch(setupFor(quest)).toFirstTurn();
  const seen = JSON.stringify(game.view(state, 'ann'));
  assert.ok(seen.includes('Slay the orc; 100 gold pieces each.'));
  assert.ok(!seen.includes('A secret note.'));
  assert.ok(JSON.stringify(game.view(state, 'gm')).includes('A secret note.'));
});

rule('CLS-SET-08', 'the sheets are filled in from the hero cards before play', () => {
  const match = start();
  const filled = match.events.flatMap((event) => (event.type === 'sheetFilled' ? [event.hero.id] : []));
  assert.deepEqual(filled, ['barbarian', 'elf', 'dwarf', 'wizard']);
  assert.equal(match.state.phase, 'spells');
  assert.deepEqual(
    match.state.heroes.map(({ name, gold }) => [name, gold]),
    [
      ['Sigmar', 0],
      ['Ladril', 0],
      ['Grugni', 0],
      ['Zoltan', 0],
    ],
  );
});

rule('CLS-STA-01', 'the stairs cover four squares of the room the map shows, and lead in and out', () => {
  const match = played();
  const view = match.game.view(match.state, 'ann');
  assert.deepEqual(
    view.stairs.map((square) => spot(match, square)),
    ['B2', 'C2', 'B3', 'C3'],
  );
  match.do('ann', { type: 'rollMovement', figure: 'barbarian' }, [6, 6]);
  match.do('ann', { type: 'step', figure: 'barbarian', to: view.stairs[1]! });
  match.do('ann', { type: 'leave', figure: 'barbarian' });
  assert.equal(match.state.heroes.find(({ id }) => id === 'barbarian')?.fate, 'out');
});

rule(
  'CLS-STA-02',
  'heroes start beside the stairs, corners included, in turn order, elsewhere only when that is full',
  () => {
    const match = start();
    while (match.state.phase === 'spells') {
      const [seat] = match.awaited();
      match.do(seat!, match.moves(seat!)[0]!);
    }
    assert.deepEqual(match.awaited(), ['ann']);
    const squares = () =>
      match.moves('ann').flatMap((move) => (move.type === 'placeHero' ? [spot(match, move.square)] : []));
    assert.deepEqual(squares(), ['D2', 'D3', 'B4', 'C4', 'D4']);
    const at = (name: string) =>
      match
        .moves('ann')
        .flatMap((move) => (move.type === 'placeHero' ? [move.square] : []))
        .find((square) => spot(match, square) === name)!;
    match.refuses('ann', { type: 'placeHero', hero: 'elf', square: at('D2') }, 'notYourChoice', 'CLS-STA-02');
    match.refuses(
      'ann',
      { type: 'placeHero', hero: 'barbarian', square: at('D2') + 1 },
      'notAStartingSquare',
      'CLS-STA-02',
    );
    match.do('ann', { type: 'placeHero', hero: 'barbarian', square: at('D2') });
    assert.deepEqual(squares(), ['D3', 'B4', 'C4', 'D4']);

    const crowded = new TestMatch(
      setupFor(
        bareQuest({
          monsters: ['D2', 'D3', 'B4', 'C4'].map((at_) => ({ kind: 'goblin' as const, at: at_ })),
        }),
      ),
    );
    while (crowded.state.phase === 'spells') {
      const [seat] = crowded.awaited();
      crowded.do(seat!, crowded.moves(seat!)[0]!);
    }
    const rest = () => crowded.moves('ann').flatMap((move) => (move.type === 'placeHero' ? [move] : []));
    assert.deepEqual(
      rest().map(({ square }) => spot(crowded, square)),
      ['D4'],
    );
    crowded.do('ann', rest()[0]!);
    assert.deepEqual(
      rest().map(({ square }) => spot(crowded, square)),
      ['E2', 'E3', 'E4'],
    );
  },
);

rule('CLS-STA-02', 'where the room has too few squares, the others start on the stairs themselves', () => {
  const full = ['D2', 'D3', 'B4', 'C4', 'D4', 'E2'];
  const quest = bareQuest({ monsters: full.map((at) => ({ kind: 'goblin' as const, at })) });
  const match = new TestMatch(setupFor(quest));
  while (match.state.phase === 'spells') {
    const [seat] = match.awaited();
    match.do(seat!, match.moves(seat!)[0]!);
  }
  const offered = () => {
    const [seat] = match.awaited();
    return match.moves(seat!).flatMap((move) => (move.type === 'placeHero' ? [{ seat: seat!, move }] : []));
  };
  const names = () => offered().map(({ move }) => spot(match, move.square));
  const place = (name: string) => {
    const { seat, move } = offered().find((one) => spot(match, one.move.square) === name)!;
    match.do(seat, move);
  };
  assert.deepEqual(names(), ['E3', 'E4']);
  place('E3');
  assert.deepEqual(names(), ['E4']);
  place('E4');
  assert.deepEqual(names(), ['B2', 'C2', 'B3', 'C3']);
  place('B3');
  assert.deepEqual(names(), ['B2', 'C2', 'C3']);
  place('C2');
  assert.equal(match.state.phase, 'play');
  assert.equal(match.state.figures.filter(({ side }) => side === 'heroes').length, 4);
  assert.equal(match.state.figures.filter(({ side }) => side === 'morcar').length, 6);
});

rule('CLS-STA-03', 'a quest may set another starting place', () => {
  const elsewhere = bareQuest({
    start: { squares: ['L9', 'M9', 'N9', 'O9'] },
    exit: ['Z19'],
    doors: ['L12-L13'],
  });
  const match = new TestMatch(setupFor(elsewhere)).toFirstTurn();
  const stand = match.state.figures.map(({ square }) => spot(match, square));
  assert.deepEqual(stand, ['L9', 'M9', 'N9', 'O9']);
  assert.ok(match.game.view(match.state, 'ann').stairs.length === 0);
});

rule('CLS-STA-04', 'the contents of the starting room are on the board before the first turn', () => {
  const match = played();
  assert.deepEqual(
    match.state.figures
      .filter(({ side }) => side === 'morcar')
      .map(({ id, square }) => [id, spot(match, square)]),
    [['orc-1', 'E4']],
  );
  assert.deepEqual(
    match.state.furniture.map(({ kind }) => kind),
    ['treasureChest'],
  );
  assert.equal(match.state.round, 1);
  assert.equal(match.state.turn.taker, 'barbarian');
});

rule('CLS-STA-05', 'traps and secret doors of the starting room stay hidden', () => {
  const { game, state } = played();
  assert.deepEqual(state.traps, ['hidden', 'hidden']);
  assert.deepEqual(game.view(state, 'ann').traps, []);
  assert.deepEqual([...game.view(state, 'ann').doorKeys].sort(), ['B4-B5', 'E3-F3']);
});

rule('CLS-STA-06', 'all doors are closed at the start', () => {
  const { game, state } = played();
  assert.deepEqual(state.doors, ['closed', 'closed', 'closed', 'hidden']);
  assert.deepEqual(game.view(state, 'ann').doors, ['closed', 'closed']);
});

rule('CLS-STA-07', 'nothing of another room or passage is on the board', () => {
  const match = played();
  assert.deepEqual(match.state.unplaced, [1]);
  assert.ok(!match.state.furniture.some(({ kind }) => kind === 'table'));
  const { revealed } = match.state;
  const shown = [...Array(26 * 19).keys()].filter((square) => (revealed[square >> 5]! >>> (square & 31)) & 1);
  assert.deepEqual(
    new Set(shown.map((square) => match.game.view(match.state, 'gm').board.areaOf[square])).size,
    1,
  );
  assert.equal(shown.length, 12);
});

rule('CLS-STA-08', 'no monster is put on the stairs, nor walks onto them', () => {
  const onStairs = setupFor(bareQuest({ monsters: [{ kind: 'orc', at: 'C3' }] }));
  assert.throws(() => new TestMatch(onStairs), /stands on the stairs/);
  const match = new TestMatch(setupFor(bareQuest({ monsters: [{ kind: 'orc', at: 'D3' }] }))).toFirstTurn();
  for (let turn = 0; turn < 4; turn += 1) match.do(match.awaited()[0]!, { type: 'endTurn' });
  const c3 = match.game.view(match.state, 'ann').stairs[3]!;
  match.refuses('gm', { type: 'step', figure: 'orc-1', to: c3 }, 'stairsClosed', 'CLS-STA-08');
});

rule('CLS-STA-09', 'every quest begins alike: stairs, heroes, starting room, closed doors', () => {
  for (const stairs of ['B2', 'W2', 'L8']) {
    const match = new TestMatch(
      setupFor(bareQuest({ start: { stairs }, doors: ['B4-B5', 'V3-U3', 'L12-L13'] })),
    ).toFirstTurn();
    assert.equal(match.state.figures.length, 4);
    const { stairs: tile, board } = match.game.view(match.state, 'ann');
    assert.equal(tile.length, 4);
    const room = board.areaOf[tile[0]!];
    assert.ok(match.state.figures.every(({ square }) => board.areaOf[square] === room));
    assert.ok(match.state.doors.every((door) => door === 'closed'));
  }
});
