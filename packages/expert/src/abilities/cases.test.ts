/** Cases in which several rules meet. */
import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { diceOf } from '../figures.ts';
import { table } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+
  |h o . . .|
  + + + + + +
  |a . . . b|
  +-+-+-+-+-+`;

const miss = (count: number) => Array.from({ length: count }, () => 'heroShield' as const);
const skulls = (count: number) => Array.from({ length: count }, () => 'skull' as const);

rule('EXP-UAB-02', 'dice rolled again are the ability of the round: no lasting one can be begun', () => {
  const figures = {
    h: { hero: 'barbarian', abilities: ['again', 'rage'] },
    a: { hero: 'priest' },
    b: { hero: 'elf' },
    o: { monster: 'orc' },
  } as const;
  const t = table(HALL, figures, { turn: 'h' });
  t.do({ type: 'attack', target: 'o' }, ['skull', ...miss(2)]);
  assert.equal(t.asks, 'ann');
  t.do({ type: 'answer', hero: 'h', by: 'ability', id: 'again' }, [
    'skull',
    'heroShield',
    ...skulls(1),
    'monsterShield',
  ]);
  assert.equal(t.figure('o').body, 1);
  t.refuses({ type: 'useAbility', ability: 'rage' }, 'abilityUsed', 'EXP-UAB-02');
});

rule(
  'EXP-UAB-08',
  'fury ends with the last monster, whoever kills it; the others act, and no game master',
  () => {
    const figures = {
      h: { hero: 'barbarian', abilities: ['rage'] },
      a: { hero: 'priest' },
      b: { hero: 'elf' },
      o: { monster: 'orc' },
    } as const;
    const t = table(HALL, figures, { turn: 'h' });
    t.do({ type: 'useAbility', ability: 'rage' });
    t.do({ type: 'attack', target: 'o' }, miss(4));
    t.do({ type: 'endTurn' });
    t.do({ type: 'takeTurn', hero: 'a' });
    t.do({ type: 'attack', target: 'o' }, [...skulls(2), ...miss(2)]);
    assert.ok(t.happened('combatEnded'));
    assert.equal(t.event('abilityEnded').ability, 'rage');
    assert.equal(diceOf(t.state, t.figure('h'), 'attack'), 3);
    t.do({ type: 'endTurn' });
    assert.equal(t.state.turn.act?.figure, 'elf');
    t.do({ type: 'endTurn' });
    assert.deepEqual([t.state.turn.phase, t.state.turn.round], ['heroes', 2]);
  },
);

rule('EXP-SRF-32', 'who is cursed attacks and defends with one die, blessed or not', () => {
  const conditions = [
    { tag: 'blessed', attack: 1, defence: 1, combat: null },
    { tag: 'cursed', combat: null },
  ] as const;
  const figures = {
    h: { hero: 'priest', conditions, abilities: ['smite'] },
    a: { hero: 'elf' },
    o: { monster: 'orc' },
  } as const;
  const t = table(HALL.replace('. b', '. .'), figures, { turn: 'h' });
  t.do({ type: 'useAbility', ability: 'smite', target: 'o' }, miss(1));
  t.do({ type: 'endTurn' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'activate', monster: 'o' });
  t.do({ type: 'attack', target: 'h' }, [...skulls(2), 'heroShield']);
  assert.equal(t.figure('h').body, 6);
});
