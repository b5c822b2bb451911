import assert from 'node:assert/strict';
import { EAST, makeSquare, SOUTH, squareAt, WEST } from '@oubliette/dungeon';
import { attempt, tape } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { FIELD } from '../content/sections.ts';
import { levelOf, withFigure } from '../figures.ts';
import { gameOn } from '../game.ts';
import type { DungeonPlan, PreparedPiece } from '../plan.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { MASTER } from '../setup.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';
import { explore } from './lay.ts';
import { openPrepared, plannedChestAt, plannedSecretDoors, plannedTrapAt } from './prepared.ts';

const text = (words: string) => ({ en: words, fr: words });

/** Stairs at (2,2), two sections of passage east, a T-junction; a room south of the first section, a vault behind it. */
const PIECES: readonly PreparedPiece[] = [
  { id: 'in', section: 'stairs', at: [2, 2], turns: 0, stairs: 'out' },
  {
    id: 'hall',
    section: 'passage',
    at: [4, 2],
    turns: 0,
    doors: [{ at: [6, 3], side: 'south' }],
  },
  { id: 'hall2', section: 'passage', at: [9, 2], turns: 0, note: text('It is cold here.') },
  { id: 'fork', section: 'tJunction', at: [14, 2], turns: 0 },
  { id: 'south', section: 'passage', at: [14, 4], turns: 1 },
  { id: 'end', section: 'deadEnd', at: [14, 9], turns: 1, monsters: { ratman: 2 } },
  {
    id: 'guardroom',
    section: 'smallRoom',
    at: [5, 4],
    turns: 0,
    room: 'location',
    monsters: { ratman: 1 },
    chests: [{ at: [9, 8], gold: 50, items: ['potion'], holds: ['amulet'], trap: 'pit' }],
    traps: [{ at: [5, 4], trap: 'pit' }],
    note: text('A guardroom.'),
    doors: [{ at: [9, 6], side: 'east', secret: true }],
  },
  {
    id: 'vault',
    section: 'smallRoom',
    at: [10, 4],
    turns: 0,
    room: 'location',
    doors: [{ at: [10, 8], side: 'west' }],
  },
];

function location(pieces = PIECES): AdvancedTable {
  const plan = { tag: 'prepared', pieces } as const;
  const dungeon: DungeonPlan = { ...PLAIN_PLAN, levels: [plan] };
  const here = table('+-+\n|E|\n+-+', { E: {} }, { setup: { dungeon } });
  const level = openPrepared(here.world, plan, 0);
  const figures = here.state.figures.map((figure) => ({ ...figure, square: squareAt(FIELD, 2, 2) }));
  here.state = { ...here.state, levels: [level], figures };
  return here;
}

const laid = (here: AdvancedTable): string[] => levelOf(here.state).layout.pieces.map(({ id }) => id);

function open(here: AdvancedTable, direction: number, dice: readonly number[] = []): void {
  const exit = levelOf(here.state).layout.exits.find((one) => one.direction === direction)!;
  setGoing(here, (play) => explore(play, exit), dice);
}

rule('ADV-GM-02', 'of a prepared map one sees the stairs and the passage before one, no more', () => {
  const here = location();
  assert.deepEqual(laid(here), ['stairs-1', 'passage-2']);
  const { places, layout } = levelOf(here.state);
  assert.deepEqual(
    Object.values(places).map(({ kind, stairs }) => [kind, stairs]),
    [
      ['stairs', 'out'],
      ['corridor', null],
    ],
  );
  assert.deepEqual(
    layout.exits.map(({ door, direction, squares }) => [door, direction, makeSquare(FIELD, squares[0]!)]),
    [
      [null, EAST, 'I3'],
      ['closed', SOUTH, 'G4'],
    ],
  );
});

rule(
  'ADV-TRAP-03',
  'the die for a trap of the map tells that there is one: the step cannot be taken back',
  () => {
    const [first, hall, ...others] = PIECES;
    const traps = [{ at: [4, 2], trap: 'pit' }] as const;
    const stepped = (pieces: readonly PreparedPiece[]) => {
      const here = location(pieces);
      here.state = withFigure(here.state, 'E', { square: squareAt(FIELD, 3, 2) });
      const step = { type: 'step', figure: 'E', to: squareAt(FIELD, 4, 2) } as const;
      const tried = attempt(gameOn(here.world), here.state, 'ann', step, tape([]));
      return tried.status === 'dice' ? [tried.wanted.rule, tried.isNews] : tried.status;
    };
    assert.deepEqual(stepped([first!, { ...hall!, traps }, ...others]), ['ADV-SPOT-05', true]);
    assert.equal(stepped(PIECES), 'done');
  },
);

rule('ADV-GM-02', 'the names the author gave to the pieces of a map are behind the screen', () => {
  const here = location();
  open(here, EAST);
  const heard = (seat: string) =>
    [...here.all('sectionLaid'), ...here.all('noteRead')].map(
      (event) => (here.world.referee.redact(event, seat) as typeof event).piece,
    );
  assert.deepEqual(heard(MASTER), ['hall2', 'fork', 'hall2']);
  assert.deepEqual(heard('ann'), [null, null, null]);
});

rule(
  'ADV-GEN-48',
  'what the map has is laid as it is seen, without a die; a passage as far as one sees',
  () => {
    const here = location();
    open(here, EAST);
    assert.deepEqual(laid(here), ['stairs-1', 'passage-2', 'passage-3', 'tJunction-4']);
    assert.equal(here.event('noteRead').note.en, 'It is cold here.');
    assert.deepEqual(
      levelOf(here.state).layout.exits.map(({ direction }) => direction),
      [SOUTH, SOUTH],
      'the north of the junction has nothing behind it: it is wall',
    );
  },
);

rule('ADV-GEN-48', 'its monsters are there, and are met', () => {
  const here = location();
  open(here, EAST);
  const { layout } = levelOf(here.state);
  const exit = layout.exits.find(({ door }) => door === null)!;
  setGoing(here, (play) => explore(play, exit), [6, 6]);
  assert.deepEqual(laid(here).slice(4), ['passage-5', 'deadEnd-6']);
  assert.deepEqual(here.event('monstersFound').monsters, { ratman: 2 });
  assert.equal(here.event('monstersFound').area, 'deadEnd-6');
});

rule('ADV-GEN-49', 'the quest’s treasure lies where the map has it', () => {
  const here = location();
  open(here, SOUTH, [3, 9]);
  assert.equal(laid(here).at(-1), 'smallRoom-3');
  assert.equal(levelOf(here.state).places['smallRoom-3']!.room, 'location');
  const [chest] = levelOf(here.state).things;
  assert.ok(chest?.tag === 'chest');
  assert.deepEqual([makeSquare(FIELD, chest.square), chest.holds], ['J9', ['amulet']]);
  assert.equal(plannedChestAt(here.world, here.state, chest.square)!.gold, 50);
  assert.deepEqual(here.awaited(), [{ seat: MASTER, prompt: 'placeMonster' }]);
});

rule('ADV-GEN-48', 'whoever searches finds the secret door where it is drawn, and no other', () => {
  const search = (side: number): AdvancedTable => {
    const [guardroom, vault] = PIECES.slice(6) as [PreparedPiece, PreparedPiece];
    const quiet = { ...guardroom, monsters: {}, chests: [], traps: [] };
    const here = location([...PIECES.slice(0, 6), quiet, { ...vault, doors: [] }]);
    open(here, SOUTH);
    here.state = withFigure(here.state, 'E', { square: squareAt(FIELD, 7, 6) });
    here.do({ type: 'searchWall', figure: 'E', side }, [12]);
    return here;
  };
  const found = search(EAST);
  assert.equal(found.event('wallSearched').found, true);
  assert.deepEqual(found.event('doorPlaced').exit.squares, [squareAt(FIELD, 9, 6)]);
  const wrong = search(WEST);
  assert.deepEqual([wrong.event('wallSearched').found, wrong.happened('doorPlaced')], [false, false]);
});

rule('ADV-GEN-48', 'traps and secret doors stay on the master’s map until they are found', () => {
  const here = location();
  open(here, SOUTH, [3, 9]);
  assert.equal(plannedTrapAt(here.world, here.state, squareAt(FIELD, 5, 4)), 'pit');
  assert.equal(plannedTrapAt(here.world, here.state, squareAt(FIELD, 6, 4)), null);
  const [secret] = plannedSecretDoors(here.world, here.state, 'smallRoom-3', EAST);
  assert.deepEqual(secret, { squares: [squareAt(FIELD, 9, 6)], direction: EAST, door: 'closed' });
  assert.equal(JSON.stringify(here.view('ann').levels).includes('hidden'), false);
  assert.deepEqual(
    levelOf(here.state).layout.exits.map(({ squares, door }) => [makeSquare(FIELD, squares[0]!), door]),
    [
      ['I3', null],
      ['J9', 'closed'],
    ],
    'the vault’s other door is told from the far side, and can be seen',
  );
});
