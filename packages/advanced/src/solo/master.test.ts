/** The game master's actions, by the rules alone (ADV-GM-01 to ADV-GM-11). */
import assert from 'node:assert/strict';
import { SOUTH } from '@oubliette/dungeon';
import { rule } from '@oubliette/kernel/testing';
import { offer } from '../counters/moments.ts';
import { meet } from '../encounter/meet.ts';
import { levelOf } from '../figures.ts';
import { gameOn } from '../game.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { MASTER } from '../setup.ts';
import { battle } from '../testing/battle.ts';
import { dig, digging } from '../testing/digging.ts';
import { table } from '../testing/table.ts';
import { setGoing } from '../testing/underWay.ts';

const LAIR = {
  ...PLAIN_PLAN,
  matrices: { ...PLAIN_PLAN.matrices, lair: [{ upTo: 12, monsters: { ratman: 2 } }] },
};

rule('ADV-GM-01', 'how a section is laid, where there is a choice, the master says', () => {
  const dug = digging('passage');
  dig(dug, SOUTH, [6]);
  assert.deepEqual(dug.awaited(), [{ seat: MASTER, prompt: 'chooseLayout' }]);
  assert.equal(dug.offered('chooseLayout', 'ann').length, 0);
});

const FIGHT = '+-+-+-+\n|A . R|\n+-+-+-+';

rule('ADV-GM-03', 'all monsters are the master’s to play', () => {
  const here = battle(
    FIGHT,
    { A: {}, R: { monster: 'ratman' } },
    { turn: { phase: 'master', order: 'moveFirst' } },
  );
  here.refuses({ type: 'step', figure: 'R', to: 'B1' }, 'notYourPhase', 'ADV-TURN-05', 'ann');
  assert.ok(here.offers({ type: 'step', figure: 'R', to: 'B1' }, MASTER));
});

rule('ADV-GM-04', 'the master says when a trap is sprung', () => {
  const state = table(FIGHT.replace('R', '.'), { A: {} }).state;
  const here = table(
    FIGHT.replace('R', '.'),
    { A: {} },
    {
      untrodden: ['B1'],
      state: { master: { ...state.master, hand: ['trap'], watch: ['step'] } },
    },
  );
  here.do({ type: 'step', figure: 'A', to: 'B1' });
  assert.deepEqual(here.awaited(), [{ seat: MASTER, prompt: 'playCounter' }]);
  here.do({ type: 'playCounter', counter: 'trap' }, [1, 12], MASTER);
  assert.equal(here.event('trapRolled').trap, 'pit');
});

rule('ADV-GM-05', 'what the heroes roll is read by the tables, and told with its rule', () => {
  const dug = digging('passage', { setup: { dungeon: LAIR } });
  dig(dug, SOUTH, [9]);
  const { face, room, size, rules } = dug.event('roomRolled');
  assert.deepEqual([face, room, size, rules], [9, 'lair', 'large', ['ADV-GEN-22']]);
});

rule('ADV-GM-06', 'counters and the dice of the matrices are for the master’s eyes', () => {
  const dug = digging('passage', { setup: { dungeon: LAIR } });
  dig(dug, SOUTH, [9]);
  dug.do({ type: 'chooseLayout', option: 0 }, [1], MASTER);
  const game = gameOn(dug.world);
  const rolled = dug.event('matrixRolled');
  assert.equal(game.redact(rolled, 'ann'), null);
  assert.deepEqual(game.redact(rolled, MASTER), rolled);
  const held = { ...dug.state, master: { ...dug.state.master, hand: ['trap' as const] } };
  assert.equal(game.view(held, 'ann').master.screen, null);
  assert.deepEqual(game.view(held, MASTER).master.screen?.hand, ['trap']);
});

rule('ADV-GM-07', 'what a counter is for can be kept back: the heroes see how many there are', () => {
  const here = table(FIGHT.replace('R', '.'), { A: {} });
  const held = {
    ...here.state,
    master: { ...here.state.master, hand: ['ambush' as const, 'trap' as const] },
  };
  assert.equal(gameOn(here.world).view(held, 'ann').master.held, 2);
});

rule('ADV-GM-08', 'the master plays by the rules: nothing is brought that is not at hand', () => {
  const { master } = table(FIGHT.replace('R', '.'), { A: {} }).state;
  const here = table(
    FIGHT.replace('R', '.'),
    { A: {} },
    { state: { master: { ...master, watch: ['exploration'] } } },
  );
  setGoing(here, (play) => offer(play, 'exploration'));
  here.refuses({ type: 'playCounter', counter: 'wandering' }, 'noSuchCounter', 'ADV-TOK-05', MASTER);
  assert.ok(here.offers({ type: 'holdCounters' }, MASTER));
});

rule('ADV-GM-09', 'sections first, then monsters, a chest, doors; then the map shows it all', () => {
  const dug = digging('passage', { setup: { dungeon: LAIR } });
  dig(dug, SOUTH, [9]);
  const order: string[] = [];
  const note = () => order.push(...dug.events.map(({ type }) => type));
  dug.do({ type: 'chooseLayout', option: 0 }, [1], MASTER);
  note();
  dug.do(dug.offered('furnish', MASTER)[0]!, [8], MASTER);
  note();
  dug.do(dug.offered('chooseWall', 'ann')[0]!, [], 'ann');
  note();
  dug.do(dug.offered('placeDoor', MASTER)[0]!, [9, 3], MASTER);
  note();
  const told = [
    'sectionLaid',
    'matrixRolled',
    'chestPlaced',
    'roomDoorsRolled',
    'wallChosen',
    'doorPlaced',
    'monstersFound',
  ];
  assert.deepEqual(
    order.filter((type) => told.includes(type)),
    told,
  );
  assert.equal(Object.values(levelOf(dug.state).places).at(-1)!.room, 'lair');
});

rule(
  'ADV-GM-10',
  'the side the test names places, the other shifts; then all move and attack in one order',
  () => {
    const here = table('+-+-+-+-+\n|A . . .|\n+-+-+-+-+', { A: {} });
    setGoing(
      here,
      (play) => meet(play, { monsters: { ratman: 1 }, area: 'scene-1.r1', how: 'surprise' }),
      [3, 4],
    );
    here.do({ type: 'placeMonster', kind: 'ratman', at: 'C1' }, [], MASTER);
    assert.deepEqual(here.awaited(), [{ seat: 'ann', prompt: 'shiftMonsters' }]);
    here.do({ type: 'monstersStand' }, [], 'ann');
    here.refuses({ type: 'step', figure: 'ratman-1', to: 'B1' }, 'orderFirst', 'ADV-CMB-12', MASTER);
    here.do({ type: 'chooseOrder', order: 'moveFirst', pursuit: false }, [], MASTER);
    here.do({ type: 'step', figure: 'ratman-1', to: 'B1' }, [], MASTER);
    here.do({ type: 'attack', figure: 'ratman-1', target: 'A', weapon: 'sword' }, [2], MASTER);
  },
);

rule('ADV-GM-11', 'the level below is laid as it always begins, or as it was left', () => {
  const dungeon = { ...PLAIN_PLAN, levels: [...PLAIN_PLAN.levels, ...PLAIN_PLAN.levels] };
  const places = { A: { kind: 'stairs', stairs: 'down' } } as const;
  const atStairs = () =>
    table('+-+-+\n|A .|\n+ + +\n|. .|\n+-+-+', { A: {} }, { setup: { dungeon }, places });
  const here = atStairs();
  here.do({ type: 'takeStairs', figure: 'A' });
  here.do({ type: 'changeLevel' });
  assert.deepEqual(
    levelOf(here.state).layout.pieces.map(({ section }) => section),
    ['stairs', 'passage', 'passage', 'tJunction'],
  );
  assert.equal(here.event('levelLaid').level, 1);
  const below = levelOf(here.state);
  const [area] = Object.keys(below.places) as [string];
  const left = { ...below, places: { ...below.places, [area]: { ...below.places[area]!, searched: true } } };
  const back = atStairs();
  back.state = { ...back.state, levels: [back.state.levels[0]!, left] };
  back.do({ type: 'takeStairs', figure: 'A' });
  back.do({ type: 'changeLevel' });
  assert.deepEqual([back.happened('levelLaid'), levelOf(back.state)], [false, left]);
});
