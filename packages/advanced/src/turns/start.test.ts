/** The start of an expedition (ADV-SET). */
import assert from 'node:assert/strict';
import { hasSquare, xOf } from '@oubliette/dungeon';
import { tape } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { boardOf } from '../board.ts';
import { REFEREE } from '../book.ts';
import type { Command } from '../commands.ts';
import { HEROES, henchman } from '../content/heroes.ts';
import { SECTIONS } from '../content/sections.ts';
import type { AdvancedEvent } from '../events.ts';
import { nextName } from '../figures.ts';
import { gameOn } from '../game.ts';
import type { AdvancedGame } from '../game.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { DEFAULT_OPTIONS } from '../setup.ts';
import type { Setup, SheetSetup } from '../setup.ts';
import type { Level, State } from '../state.ts';
import { makeWorld } from '../world.ts';
import type { World } from '../world.ts';

const FOUR: readonly SheetSetup[] = [HEROES.heinrich, HEROES.sven, HEROES.torallion, HEROES.magnus];

function setupOf(seats: readonly string[], sheets: readonly SheetSetup[] = FOUR): Setup {
  return {
    players: seats.map((seat, i) => ({
      seat,
      sheets: sheets.filter((_, at) => at % seats.length === i).map(({ id }) => id),
    })),
    master: true,
    sheets,
    dungeon: PLAIN_PLAN,
    map: null,
    options: DEFAULT_OPTIONS,
  };
}

/** A match from the very start, every die scripted. */
class Start {
  readonly world: World;
  readonly game: AdvancedGame;
  state: State;
  events: readonly AdvancedEvent[];

  constructor(setup: Setup, ...faces: number[]) {
    this.world = makeWorld(REFEREE, setup, SECTIONS);
    this.game = gameOn(this.world);
    const dice = tape(faces);
    ({ state: this.state, events: this.events } = this.game.start(dice));
    assert.deepEqual(dice.left(), []);
  }

  do(seat: string, command: object, ...faces: number[]): void {
    const dice = tape(faces);
    const decided = this.game.decide(this.state, seat, command as Command, dice);
    if (!decided.ok) assert.fail(`${JSON.stringify(command)}: ${decided.refusal.code}`);
    assert.deepEqual(dice.left(), []);
    ({ state: this.state, events: this.events } = decided);
  }

  squares(): readonly number[] {
    return (this.state.stack.at(-1) as unknown as { squares: readonly number[] }).squares;
  }

  awaited(): string[] {
    return this.game
      .waiting(this.state)
      .filter(({ optional }) => optional !== true)
      .map(({ seat, prompt }) => `${seat}: ${prompt}`);
  }
}

rule('ADV-SET-28', 'stairs in the middle, two sections of passage, a T-junction', () => {
  const { state, world } = new Start(setupOf(['ann']), 1, 2, 3, 4, 1, 2, 3);
  const [level] = state.levels;
  assert.deepEqual(
    level!.layout.pieces.map(({ section }) => section),
    ['stairs', 'passage', 'passage', 'tJunction'],
  );
  const { areas } = boardOf(world, level!.layout);
  assert.deepEqual(
    areas.map(({ id }) => level!.places[id]!.kind),
    ['stairs', 'corridor', 'corridor', 'junction'],
  );
  assert.deepEqual(
    areas.map(({ squares }) => squares.length),
    [4, 10, 10, 4],
  );
  assert.equal(level!.places[areas[0]!.id]!.stairs, 'out');
  assert.deepEqual(
    areas.map(({ id }) => level!.places[id]!.entry),
    [null, 3, 3, 3],
    'from the stairs in the west',
  );
  assert.equal(level!.layout.exits.length, 2, 'the two arms of the junction');
});

rule('ADV-SET-29', 'every hero rolls for the lead before the first step', () => {
  const { state } = new Start(setupOf(['ann', 'ben']), 3, 9, 4, 1, 5, 2, 7);
  assert.equal(state.leader, 'sven');
  assert.equal(state.mapper, 'magnus');
});

rule('ADV-SET-34', 'heroes and henchmen on the stairs, one to a square, the rest nearest to them', () => {
  const man = henchman('manAtArms', { id: 'otto', name: 'Otto', serves: 'heinrich' });
  const t = new Start(setupOf(['ann'], [...FOUR, man]), 4, 3, 2, 1, 3, 2, 1);
  const squares = t.squares();
  const { areas } = boardOf(t.world, t.state.levels[0]!.layout);
  assert.deepEqual(squares.slice(0, 4), areas[0]!.squares);
  assert.equal(squares.length, 5);
  assert.ok(areas[1]!.squares.includes(squares[4]!));
  for (const [i, { id }] of [...FOUR, man].entries())
    t.do('ann', { type: 'takePlace', figure: id, at: squares[i] });
  assert.equal(t.state.stage, 'play');
  assert.deepEqual(
    t.state.figures.map(({ square }) => square),
    squares,
  );
  assert.deepEqual(
    t.state.figures.map(({ wounds }) => wounds),
    [...FOUR, man].map(({ startWounds }) => startWounds),
  );
});

rule('ADV-SET-34', 'who finds no room on the stairs begins in the passage, row by row away from them', () => {
  const men = ['otto', 'karl', 'fritz'].map((id) =>
    henchman('manAtArms', { id, name: id, serves: 'heinrich' }),
  );
  const t = new Start(setupOf(['ann'], [...FOUR, ...men]), 4, 3, 2, 1, 3, 2, 1);
  const { layout } = t.state.levels[0]!;
  const columns = t.squares().map((square) => xOf(layout, square) - xOf(layout, t.squares()[0]!));
  assert.deepEqual(columns, [0, 1, 0, 1, 2, 2, 3]);
});

rule('ADV-SET-34', 'whoever does not care where they stand has all their others placed in order', () => {
  const t = new Start(setupOf(['ann', 'ben']), 3, 9, 4, 1, 5, 2, 7);
  const [first, second, third, last] = t.squares();
  t.do('ben', { type: 'placeRest' });
  assert.deepEqual(t.awaited(), ['ann: takePlace']);
  t.do('ann', { type: 'takePlace', figure: 'torallion', at: last });
  assert.deepEqual(
    t.game.moves(t.state, 'ann').filter(({ type }) => type === 'placeRest'),
    [],
    'one is left: there is nothing to save',
  );
  t.do('ann', { type: 'takePlace', figure: 'heinrich', at: third });
  assert.deepEqual(
    t.state.figures.map(({ id, square }) => [id, square]),
    [
      ['sven', first],
      ['magnus', second],
      ['torallion', last],
      ['heinrich', third],
    ],
  );
});

rule('ADV-SET-35', 'where players want the same squares, the leader’s player comes first', () => {
  const t = new Start(setupOf(['ann', 'ben']), 3, 9, 4, 1, 5, 2, 7);
  assert.deepEqual(t.awaited(), ['ben: takePlace']);
  const [first, second, third] = t.squares();
  t.do('ben', { type: 'takePlace', figure: 'magnus', at: third });
  t.do('ben', { type: 'takePlace', figure: 'sven', at: first });
  assert.deepEqual(t.awaited(), ['ann: takePlace']);
  t.do('ann', { type: 'takePlace', figure: 'torallion', at: second });
  const decided = t.game.decide(
    t.state,
    'ann',
    { type: 'takePlace', figure: 'heinrich', at: first! },
    tape([]),
  );
  assert.equal(decided.ok, false);
});

rule('ADV-SET-36', 'the first turn explores', () => {
  const t = new Start(setupOf(['ann'], [HEROES.heinrich]));
  t.do('ann', { type: 'takePlace', figure: 'heinrich', at: t.squares()[0] });
  const { number, mode, phase } = t.state.turn;
  assert.deepEqual({ number, mode, phase }, { number: 1, mode: 'exploration', phase: 'heroes' });
  assert.deepEqual(t.events.at(-1)?.rules, ['ADV-SET-36']);
});

rule('ADV-SET-33', 'a lone hero leads and draws the map without a die', () => {
  const { state } = new Start(setupOf(['ann'], [HEROES.heinrich]));
  assert.deepEqual([state.leader, state.mapper], ['heinrich', 'heinrich']);
});

rule('ADV-SET-27', 'the counters lie in the bowl, and none in the master’s hand', () => {
  const { state } = new Start(setupOf(['ann'], [HEROES.heinrich]));
  assert.ok(state.master.bowl.length > 0);
  assert.deepEqual(state.master.hand, []);
});

rule('ADV-SET-07', 'a later expedition finds the dungeon as it was left', () => {
  const before = new Start(setupOf(['ann'], [HEROES.heinrich])).state.levels;
  const [level] = before;
  const area = Object.keys(level!.places)[1]!;
  const searched = {
    ...level!,
    places: { ...level!.places, [area]: { ...level!.places[area]!, searched: true } },
  };
  const { state } = new Start({ ...setupOf(['ann'], [HEROES.heinrich]), map: [searched] });
  assert.equal(state.levels[0]!.places[area]!.searched, true);
});

rule('ADV-SET-07', 'what is on the map keeps its name: nothing new is called like it', () => {
  const before = new Start(setupOf(['ann'], [HEROES.heinrich]));
  before.do('ann', { type: 'takePlace', figure: 'heinrich', at: before.squares()[0]! });
  const [level] = before.state.levels;
  const [hero] = before.state.figures;
  const [place] = Object.values(level!.places);
  const next = (prefix: string, found: Partial<Level>) => {
    const map = [{ ...level!, ...found }];
    return nextName(new Start({ ...setupOf(['ann'], [HEROES.heinrich]), map }).state, prefix);
  };
  const chest = { id: 'chest-3', tag: 'chest', square: 0, state: 'closed', found: null, holds: [] } as const;
  assert.equal(next('chest', { things: [chest] }), 'chest-4');
  assert.equal(next('pile', { things: [chest] }), 'pile-1');
  const left = [hero!, { ...hero!, id: 'ratman-7', group: 3 }];
  assert.deepEqual([next('ratman', { left }), next('group', { left })], ['ratman-8', 'group-4']);
  const group = { id: 4, area: place!.area, monsters: { ratman: 2 }, characters: [], gold: 0 };
  assert.equal(next('group', { groups: [group] }), 'group-5');
  const places = { ...level!.places, [place!.area]: { ...place!, group: 5 } };
  assert.equal(next('group', { places }), 'group-6');
});

const open = (seats: readonly string[]): Setup => ({
  ...setupOf(seats),
  players: seats.map((seat) => ({ seat, sheets: [] })),
});

rule('ADV-SET-09', 'the highest roll takes a hero first, then down to the lowest; ties roll again', () => {
  const t = new Start(open(['ann', 'ben', 'cat']), 5, 8, 5, 2, 9);
  assert.deepEqual(
    t.events.flatMap((event) => (event.type === 'choiceRolled' ? event.order : [])),
    ['ben', 'cat', 'ann'],
  );
  assert.deepEqual(t.awaited(), ['ben: takeHero']);
  t.do('ben', { type: 'takeHero', hero: 'magnus' });
  const decided = t.game.decide(t.state, 'cat', { type: 'takeHero', hero: 'magnus' }, tape([]));
  assert.equal(decided.ok, false);
});

rule('ADV-SET-10', 'with three players one of the four stays at home', () => {
  const t = new Start(open(['ann', 'ben', 'cat']), 9, 8, 7);
  t.do('ann', { type: 'takeHero', hero: 'sven' });
  t.do('ben', { type: 'takeHero', hero: 'magnus' });
  t.do('cat', { type: 'takeHero', hero: 'torallion' }, 1, 2, 3, 4, 5);
  assert.deepEqual(
    t.state.sheets.map(({ id, seat }) => [id, seat]),
    [
      ['sven', 'ann'],
      ['torallion', 'cat'],
      ['magnus', 'ben'],
    ],
  );
});

rule('ADV-SET-11', 'two players have a free henchman each', () => {
  const t = new Start(open(['ann', 'ben']), 9, 8);
  t.do('ann', { type: 'takeHero', hero: 'sven' });
  t.do('ben', { type: 'takeHero', hero: 'magnus' }, 6, 4);
  assert.deepEqual(
    t.state.sheets.map(({ id, kind, serves, seat }) => [id, kind, serves, seat]),
    [
      ['sven', 'hero', null, 'ann'],
      ['magnus', 'hero', null, 'ben'],
      ['svenMan1', 'henchman', 'sven', 'ann'],
      ['magnusMan1', 'henchman', 'magnus', 'ben'],
    ],
  );
});

rule('ADV-SET-12', 'one player alone has two', () => {
  const t = new Start(open(['ann']));
  t.do('ann', { type: 'takeHero', hero: 'heinrich' });
  assert.deepEqual(
    t.state.sheets.map(({ id }) => id),
    ['heinrich', 'heinrichMan1', 'heinrichMan2'],
  );
});

rule('ADV-SET-13', 'the free henchmen are ordinary men-at-arms', () => {
  const t = new Start(open(['ann']));
  t.do('ann', { type: 'takeHero', hero: 'heinrich' });
  const { id, name, serves, seat: _seat, where: _where, ...sheet } = t.state.sheets[1]!;
  const { id: _id, name: _name, serves: _serves, ...man } = henchman('manAtArms', { id, name, serves });
  assert.deepEqual(sheet, man);
  assert.equal(sheet.calling, 'manAtArms');
});

rule('ADV-SET-34', 'each takes a place of their own, with their own figures, and has set foot on it', () => {
  const t = new Start(setupOf(['ann', 'ben']), 3, 9, 4, 1, 5, 2, 7);
  const [first, second] = t.squares();
  const refusal = (seat: string, figure: string, at: number): string | null => {
    const decided = t.game.decide(t.state, seat, { type: 'takePlace', figure, at }, tape([]));
    return decided.ok ? null : decided.refusal.code;
  };
  assert.equal(refusal('ben', 'heinrich', first!), 'notYourFigure');
  assert.deepEqual(
    t.game.moves(t.state, 'ben').flatMap((move) => (move.type === 'takePlace' ? [move.figure] : [])),
    ['sven', 'sven', 'sven', 'sven', 'magnus', 'magnus', 'magnus', 'magnus'],
  );
  t.do('ben', { type: 'takePlace', figure: 'sven', at: first });
  assert.equal(refusal('ben', 'sven', second!), 'alreadyPlaced');
  assert.equal(refusal('ben', 'magnus', first!), 'notAStart');
  assert.ok(hasSquare(t.state.levels[0]!.trodden, first!));
  assert.equal(hasSquare(t.state.levels[0]!.trodden, second!), false);
});

rule('ADV-SET-11', 'a henchman of one’s own is nobody’s to choose: he goes with his hero', () => {
  const man = henchman('manAtArms', { id: 'otto', name: 'Otto', serves: 'sven' });
  const sheets = [...FOUR, man];
  const t = new Start({ ...open(['ann', 'ben', 'cat']), sheets }, 9, 8, 7);
  assert.deepEqual(
    t.game.moves(t.state, 'ann').flatMap((move) => (move.type === 'takeHero' ? [move.hero] : [])),
    FOUR.map(({ id }) => id),
  );
  t.do('ann', { type: 'takeHero', hero: 'sven' });
  assert.deepEqual(
    t.events.find(({ type }) => type === 'heroTaken'),
    { type: 'heroTaken', hero: 'sven', seat: 'ann', rules: ['ADV-SET-09'] },
  );
  t.do('ben', { type: 'takeHero', hero: 'magnus' });
  t.do('cat', { type: 'takeHero', hero: 'torallion' }, 1, 2, 3, 4, 5);
  assert.deepEqual(
    t.state.sheets.map(({ id, seat, where }) => [id, seat, where]),
    [
      ['sven', 'ann', 'inside'],
      ['torallion', 'cat', 'inside'],
      ['magnus', 'ben', 'inside'],
      ['otto', 'ann', 'inside'],
    ],
  );
});
