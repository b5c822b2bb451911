import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { armed, PLAIN, S, W } from '../testing/blows.ts';
import { table, walk } from '../testing/index.ts';

/** A corridor with a door to a dark room, and a further room behind that one. */
const DUNGEON = `
  +-+-+-+-+-+-+
  |B O : : : :|
  +-+-+d+-+-+-+
  |. . . . .|.|
  + + + + + + +
  |. . . . .d.|
  +-+-+-+-+-+-+`;
const ROOM = 1;
const FURTHER = 2;
const MONSTERS = [
  { kind: 'goblin', at: 'E3', move: 2 },
  { kind: 'orc', at: 'F2' },
];
const DOOR = 'C1-C2';
const strike = { type: 'strike', figure: 'B', target: 'O' };
const KILL = [S, S, S, PLAIN];
const prepare = (to: string, monster = 0) => ({ type: 'prepareAmbush', monster, to });

function dungeon(rest: object = {}, map = DUNGEON) {
  return table(
    map,
    { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
    {
      turn: 'B',
      dark: true,
      quest: { monsters: MONSTERS },
      ...rest,
      next: {
        figures: { B: { facing: 'east', sheet: armed('broadsword') }, O: { facing: 'west' } },
        ...(rest as { next?: object }).next,
      },
    },
  );
}

rule('NXT-AMB-06', 'a fight in a corridor alerts the rooms that have a door on it, and no others', () => {
  const t = dungeon();
  t.do(strike, KILL);
  const { monsters, audience } = t.event('alerted');
  assert.deepEqual([monsters, audience], [[0], ['morcar']]);
  assert.deepEqual(t.state.next.alerted, [{ monster: 0, square: t.square('E3'), round: null }]);
  const secret = dungeon({}, DUNGEON.replace('+-+-+d', '+-+-+s'));
  secret.do(strike, KILL);
  assert.equal(secret.happened('alerted'), false, 'a door nobody has found is a wall');
  const quiet = dungeon(
    {},
    DUNGEON.replace('|B O : : : :|', '|. . : : : :|')
      .replace('|. . . . .|.|', '|B O . . .|.|')
      .replace('|. . :', '|: : :'),
  );
  quiet.do(strike, KILL);
  assert.equal(quiet.happened('alerted'), false, 'a fight in a room');
});

rule('NXT-AMB-06', 'a fight is heard to the end of a corridor, and not round its corner', () => {
  const t = table(
    `
    +-+-+-+-+-+-+-+-+-+-+
    |B O : : : : : : : :|
    +-+-+-+-+-+-+-+d+-+ +
              |. . .|.d:|
              +-+-+-+-+-+`,
    { B: { kind: 'barbarian' }, O: { kind: 'orc' } },
    {
      turn: 'B',
      dark: true,
      quest: {
        monsters: [
          { kind: 'goblin', at: 'F2' },
          { kind: 'orc', at: 'I2' },
        ],
      },
      next: { figures: { B: { facing: 'east', sheet: armed('broadsword') }, O: { facing: 'west' } } },
    },
  );
  t.do(strike, KILL);
  assert.deepEqual(t.event('alerted').monsters, [0]);
});

rule('NXT-AMB-06', 'monsters are alerted once, and Morcar may widen the circle', () => {
  const t = dungeon();
  t.do(strike, [W, W, W, PLAIN, W, W, W]);
  t.refuses({ type: 'alert', area: FURTHER }, 'notYourTurn', 'CLS-TUR-02', 'morcar');
  t.do({ type: 'endTurn' });
  t.do({ type: 'strike', figure: 'O', target: 'B' }, [W, W, W, PLAIN, W, W, W]);
  assert.equal(t.happened('alerted'), false, 'they know already');
  t.refuses({ type: 'alert', area: ROOM }, 'nobodyToAlert', 'NXT-AMB-06');
  t.refuses({ type: 'alert', area: FURTHER }, 'notYourFigure', 'CLS-GEN-02', 'heroes');
  t.do({ type: 'alert', area: FURTHER });
  assert.deepEqual(
    t.state.next.alerted.map(({ monster }) => monster),
    [0, 1],
  );
  t.refuses({ type: 'alert', area: FURTHER }, 'nobodyToAlert', 'NXT-AMB-06');
});

/** The orc is dead, the goblin behind the door has heard it, and it is Morcar's turn. */
function heard() {
  const t = dungeon();
  t.do(strike, KILL);
  t.do({ type: 'endTurn' });
  return t;
}

rule('NXT-AMB-05', 'alerted monsters walk unseen, as far as they can, within their own room', () => {
  const t = heard();
  const seen = t.view('heroes');
  t.refuses(prepare('F3', 1), 'notAlerted', 'NXT-AMB-05');
  t.refuses(prepare('B3'), 'outOfReach', 'NXT-AMB-05');
  t.refuses(prepare('F3'), 'outOfReach', 'NXT-AMB-05');
  assert.deepEqual(
    new Set(t.offered('prepareAmbush', 'morcar').map((one) => (one as { to: string }).to)),
    new Set(['E3', 'E2', 'D3', 'D2', 'C3']),
  );
  t.refuses(prepare('D2'), 'notYourFigure', 'CLS-GEN-02', 'heroes');
  t.do(prepare('D2'));
  assert.deepEqual(t.event('lurked').audience, ['morcar']);
  assert.deepEqual(t.view('heroes'), seen, 'the heroes know nothing of it');
  assert.deepEqual(t.view('morcar').next.screen?.alerted[0]?.square, t.square('D2'));
  t.refuses(prepare('D3'), 'alreadyPlayed', 'CLS-TUR-11');
});

rule('NXT-AMB-05', 'two do not lie on one square', () => {
  const t = dungeon({ quest: { monsters: [MONSTERS[0], { kind: 'orc', at: 'D3' }] } });
  t.do(strike, KILL);
  t.do({ type: 'endTurn' });
  t.refuses(prepare('D3'), 'outOfReach', 'NXT-AMB-05');
  t.do(prepare('C3', 1));
  t.do(prepare('D3'));
});

rule(
  'NXT-AMB-05',
  'they stand where they have gone when the door opens, and strike the first who enters',
  () => {
    const t = heard();
    t.do(prepare('D2'));
    t.do({ type: 'endTurn' });
    t.do({ type: 'rollMovement', figure: 'B' }, [3, 3]);
    walk(t, 'B', 'B1', 'C1');
    t.do({ type: 'openDoor', figure: 'B', door: DOOR });
    const goblin = t.event('monsterPlaced').figure;
    assert.equal(t.squareName(goblin.square), 'D2');
    assert.equal(t.view('heroes').next.plights[goblin.id], undefined);
    t.do({ type: 'step', figure: 'B', to: 'C2' }, [S, W, PLAIN, W, W]);
    assert.deepEqual(
      [t.event('ambushSprung').figure, t.event('strikeDeclared').strike.by],
      [goblin.id, 'ambush'],
    );
    assert.deepEqual(t.state.next.alerted, []);
  },
);

rule('NXT-AMB-05', 'an ambush that is not renewed is none', () => {
  const t = heard();
  t.do(prepare('D2'));
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'rollMovement', figure: 'B' }, [3, 3]);
  walk(t, 'B', 'B1', 'C1');
  t.do({ type: 'openDoor', figure: 'B', door: DOOR });
  assert.equal(t.squareName(t.event('monsterPlaced').figure.square), 'D2');
  t.do({ type: 'step', figure: 'B', to: 'C2' });
  assert.equal(t.happened('ambushSprung'), false);
});
