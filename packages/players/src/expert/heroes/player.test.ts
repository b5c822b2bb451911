import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Command } from '@oubliette/expert';
import { gmWith, table } from '@oubliette/expert/testing';
import type { ExpertTable } from '@oubliette/expert/testing';
import { sensibleExpertHeroes } from './player.ts';

const ANN = 'ann';

function next(t: ExpertTable, player = sensibleExpertHeroes()): Command {
  return player.choose({ view: t.view(ANN), moves: t.moves(ANN) });
}

/** What these bring is not asked here. */
const ROLLED: readonly Command['type'][] = [
  'openDoor',
  'attack',
  'useAbility',
  'readScroll',
  'searchFurniture',
];

/** What the player does in the turn under way, each die showing a three. */
function turn(t: ExpertTable, player = sensibleExpertHeroes()): Command[] {
  const given: Command[] = [];
  const { figure } = t.state.turn.act!;
  while (t.state.turn.act?.figure === figure && given.length < 40) {
    const command = next(t, player);
    given.push(command);
    if (ROLLED.includes(command.type)) break;
    const events = t.do(
      { ...command },
      command.type === 'move' ? (command.mode === 'run' ? [3, 3] : [3]) : [],
    );
    for (const event of events) player.hear?.(event);
  }
  return given;
}

const ROOM = `
  +-+-+-+-+-+-+
  |b e . . . .d
  + + + + + + +
  |. . . . C .|
  +-+-+-+-+-+-+`;
const PAIR = { b: { hero: 'barbarian' }, e: { hero: 'elf' } } as const;
/** Nothing left to search on this tile but what a test is about. */
const SEARCHED = (t: ExpertTable, furniture: boolean): ExpertTable => {
  const tiles = t.state.tiles.map((tile) => ({
    ...tile,
    searched: true,
    furniture: tile.furniture.map((piece) => ({ ...piece, searched: furniture })),
  }));
  t.state = { ...t.state, tiles };
  return t;
};

suite('quiet rounds', () => {
  test('a chest is walked to and searched', () => {
    const t = SEARCHED(table(ROOM, PAIR, { turn: 'b' }), false);
    const given = turn(t);
    assert.equal(given.at(-1)?.type, 'searchFurniture');
  });

  test('the opener stands at the door and opens it first in the round, not last', () => {
    const at = ROOM.replace('b e . . . .d', '. . . . e bd');
    const first = SEARCHED(table(at, PAIR, { turn: 'b' }), true);
    assert.equal(turn(first).at(-1)?.type, 'openDoor');
    const last = SEARCHED(table(at, PAIR, { turn: 'b', acted: ['e'] }), true);
    assert.equal(turn(last).at(-1)?.type, 'endTurn');
  });

  test('the door waits for a friend who is far away, but not for ever', () => {
    const long = `
      +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
      |e . . . . . . . . . . . . . . . . bd
      +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+`;
    const t = SEARCHED(table(long, PAIR, { turn: 'b' }), true);
    assert.equal(turn(t).at(-1)?.type, 'endTurn');
    const patient = sensibleExpertHeroes();
    for (let round = 2; round < 9; round += 1)
      patient.hear?.({ type: 'roundBegan', round, rules: [] } as never);
    const later = SEARCHED(table(long, PAIR, { turn: 'b' }), true);
    assert.equal(turn(later, patient).at(-1)?.type, 'openDoor');
  });

  test('a potion is drunk at half, not before', () => {
    const drinks = (body: number) =>
      next(table(ROOM, { ...PAIR, b: { hero: 'barbarian', body, cards: ['healingPotion'] } }, { turn: 'b' }));
    assert.equal(drinks(4).type, 'drink');
    assert.notEqual(drinks(5).type, 'drink');
  });

  test('a scroll of mending is read for a friend at half, not before', () => {
    const reads = (body: number) =>
      next(
        table(
          ROOM,
          { b: { hero: 'barbarian', cards: ['healScroll'] }, e: { hero: 'elf', body } },
          { turn: 'b' },
        ),
      );
    assert.deepEqual(reads(3), { type: 'readScroll', card: 'healScroll', target: 'elf' });
    assert.notEqual(reads(5).type, 'readScroll');
  });

  test('arrows are given to whoever shoots', () => {
    const gives = next(
      table(ROOM, { ...PAIR, b: { hero: 'barbarian', cards: ['barbedArrows'] } }, { turn: 'b' }),
    );
    assert.deepEqual(gives, { type: 'giveCard', card: 'barbedArrows', to: 'elf' });
    const keeps = next(table(ROOM, { ...PAIR, e: { hero: 'elf', cards: ['barbedArrows'] } }, { turn: 'e' }));
    assert.notEqual(keeps.type, 'giveCard');
  });

  test('open pits are walked round', () => {
    const way = `
      +-+-+-+-+
      |b . . .d
      + + + + +
      |. . . .|
      +-+-+-+-+`;
    const t = SEARCHED(table(way, { b: { hero: 'barbarian' } }, { turn: 'b' }), true);
    t.state = { ...t.state, pits: [t.square('B1'), t.square('C1')] };
    const steps = turn(t).flatMap((one) => (one.type === 'step' ? [one.to] : []));
    assert.deepEqual(
      steps,
      ['A2', 'B2', 'C2', 'D2', 'D1'].map((name) => t.square(name)),
    );
  });

  test('whoever cannot win any more goes up the stairs', () => {
    const stairs = ROOM.replace('|. . . . C .|', '|< . . . C .|');
    const t = SEARCHED(table(stairs, { b: { hero: 'barbarian', body: 1 } }, { turn: 'b' }), false);
    const given = turn(t);
    assert.deepEqual([given.at(-1)?.type, t.state.stage], ['leave', 'over']);
  });
});

const HALL = `
  +-+-+-+-+-+-+-+-+
  |b . . o . . . .|
  + + + + + + + + +
  |. . . . . . p .|
  +-+-+-+-+-+-+-+-+`;

suite('fights', () => {
  test('they run, and strike the one who is nearly dead rather than the fresh one', () => {
    const figures = {
      b: { hero: 'barbarian' },
      o: { monster: 'troll' },
      p: { monster: 'troll', body: 1 },
    } as const;
    const t = table(HALL, figures, { turn: 'b', act: { mode: 'run', left: 9 } });
    t.do({ type: 'step', to: 'A2' });
    const given = turn(t);
    assert.deepEqual(given.at(-1), { type: 'attack', target: 'troll-2' });
    const fresh = table(HALL, figures, { turn: 'b' });
    assert.deepEqual(next(fresh), { type: 'move', mode: 'run' });
  });

  test('an archer shoots from where the foe cannot come', () => {
    const t = table(
      HALL.replace('b', 'e'),
      { e: { hero: 'elf' }, o: { monster: 'ogre' }, p: { monster: 'rat' } },
      { turn: 'e', act: { mode: 'run', left: 8 } },
    );
    const given = turn(t);
    assert.equal(given.at(-1)?.type, 'attack');
    assert.ok(!['C1', 'C2', 'D2', 'E1', 'E2'].includes(t.at('e')), t.at('e'));
  });

  test('a scroll of lightning is kept from a rat, and read at a troll', () => {
    const given = (monster: 'rat' | 'troll') => {
      const figures = {
        b: { hero: 'wizard', cards: ['strikeScroll'] },
        o: { monster },
      } as const;
      return turn(table(HALL.replace('p', '.'), figures, { turn: 'b', act: { mode: 'run', left: 9 } })).at(
        -1,
      );
    };
    assert.notEqual(given('rat')?.type, 'readScroll');
    assert.deepEqual(given('troll'), { type: 'readScroll', card: 'strikeScroll', target: 'troll-1' });
  });

  test('a foe is burnt with others beside it rather than alone', () => {
    const crowd = HALL.replace('o . . . .', 'o q . . .');
    const t = table(
      crowd.replace('b', 'w'),
      {
        w: { hero: 'wizard', abilities: ['fireBall', 'spark'] },
        o: { monster: 'goblin' },
        q: { monster: 'goblin' },
        p: { monster: 'goblin' },
      },
      { turn: 'w', act: { mode: 'run', left: 4 } },
    );
    const deed = turn(t).at(-1);
    assert.ok(deed?.type === 'useAbility' && deed.ability === 'fireBall' && deed.target !== 'goblin-3');
  });

  test('whoever is attacked parries, and keeps what can be used but once for a worse blow', () => {
    const figures = (ability: 'parry' | 'thickSkin', hero: 'warrior' | 'barbarian', monster: 'rat' | 'orc') =>
      ({ b: { hero, abilities: [ability] }, o: { monster } }) as const;
    const answer = (given: Parameters<typeof figures>) => {
      const t = table(HALL.replace('b . . o', '. . b o').replace('p', '.'), figures(...given), { turn: 'o' });
      t.do({ type: 'attack', target: 'b' });
      return next(t).type;
    };
    assert.equal(answer(['parry', 'warrior', 'rat']), 'answer');
    assert.equal(answer(['thickSkin', 'barbarian', 'orc']), 'answer');
    assert.equal(answer(['thickSkin', 'barbarian', 'rat']), 'passAnswer');
  });

  test('a moment of the game master’s in between hides no roll from whoever could mend it', () => {
    const t = table(
      HALL.replace('b . . o', '. . b o').replace('p', '.'),
      { b: { hero: 'dwarf', abilities: ['steadfast'] }, o: { monster: 'orc' } },
      { turn: 'o', state: { gm: gmWith(['evilEye']) } },
    );
    t.do({ type: 'attack', target: 'b' }, ['skull', 'skull', 'skull', 'skull', 'skull']);
    assert.equal(next(t).type, 'answer');
  });
});
