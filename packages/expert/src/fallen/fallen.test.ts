import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Face } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { CLASSES, characterOf } from '../content/characters.ts';
import { abilitiesOfFallen } from '../content/fallen.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { ClassId } from '../content/characters.ts';
import { table } from '../testing/table.ts';
import type { ExpertTable, Scene } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+
  |h f . . .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+`;

const skulls = (count: number): Face[] => Array.from({ length: count }, () => 'skull');
const monsterShields = (count: number): Face[] => Array.from({ length: count }, () => 'monsterShield');

/** A fallen hero with these abilities stands beside one who has none. */
function facing(of: ClassId, abilities: readonly AbilityId[], rest: Partial<Scene> = {}): ExpertTable {
  const foe = `fallen${of[0]!.toUpperCase()}${of.slice(1)}` as 'fallenElf';
  const t = table(
    HALL,
    { h: { hero: 'barbarian', abilities: [] }, f: { monster: foe } },
    { quest: 'fallen', turn: 'f', ...rest },
  );
  const fallen = t.state.fallen.map((one) => (one.id === of ? { ...one, abilities } : one));
  t.state = { ...t.state, fallen };
  return t;
}

test('every class has abilities enough that serve a creature', () => {
  for (const id of CLASSES) assert.ok(abilitiesOfFallen(id).length >= characterOf(id).abilities, id);
});

rule('EXP-QGN-10', 'as many abilities as their class takes, in the place of the attack', () => {
  const t = facing('warrior', ['preciseBlow', 'knockDown', 'parry']);
  for (const { id, abilities } of t.state.fallen) assert.equal(abilities.length, characterOf(id).abilities);
  t.refuses({ type: 'useAbility', ability: 'cleave', target: 'h' }, 'notItsAbility', 'EXP-UAB-01');
  t.do({ type: 'useAbility', ability: 'preciseBlow', target: 'h' }, skulls(3));
  assert.equal(t.figure('h').body, characterOf('barbarian').body - 3);
  t.refuses({ type: 'attack', target: 'h' }, 'acted', 'EXP-CBT-07');
  t.refuses({ type: 'useAbility', ability: 'knockDown', target: 'h' }, 'abilityUsed', 'EXP-UAB-02');
});

rule('EXP-QGN-10', 'their opponents are the heroes, their friends the creatures', () => {
  const t = facing('wizard', ['fireBall', 'hold']);
  t.do({ type: 'useAbility', ability: 'hold', target: 'h' });
  assert.deepEqual(
    t.figure('h').conditions.map(({ tag }) => tag),
    ['stunned'],
  );
  const priest = facing('priest', ['healingHand']);
  assert.equal(priest.offers({ type: 'useAbility', ability: 'healingHand', target: 'h' }), false);
});

rule('EXP-QGN-10', 'secret until it is used, then known to all', () => {
  const t = facing('warrior', ['preciseBlow', 'knockDown', 'parry']);
  const known = (seat: string) => t.view(seat).fallen.find(({ id }) => id === 'warrior')!;
  assert.equal(known('ann').abilities, undefined);
  assert.deepEqual(known('gm').abilities, ['preciseBlow', 'knockDown', 'parry']);
  t.do({ type: 'useAbility', ability: 'knockDown', target: 'h' });
  assert.deepEqual(known('ann').shown, ['knockDown']);
  assert.equal(known('ann').abilities, undefined);
});

rule('EXP-QGN-10', 'an answer comes by itself, and is their ability of the round', () => {
  const t = facing('warrior', ['parry'], { turn: 'h' });
  // The card's dice in defence, and one more.
  t.do({ type: 'attack', target: 'f' }, [
    ...skulls(3),
    ...monsterShields(characterOf('warrior').defence + 1),
  ]);
  assert.equal(t.event('answered').id, 'parry');
  assert.equal(t.state.fallen.find(({ id }) => id === 'warrior')!.feats.ready, false);
  const none = facing('warrior', ['knockDown'], { turn: 'h' });
  none.do({ type: 'attack', target: 'f' }, [...skulls(3), ...monsterShields(characterOf('warrior').defence)]);
  assert.equal(none.happened('answered'), false);
});

rule('EXP-QGN-10', 'the game master has other abilities of the class before play', () => {
  const t = table(HALL, { h: { hero: 'barbarian' } }, { quest: 'fallen' });
  t.state = { ...t.state, stage: 'setup', stack: [{ tag: 'preparing', tile: null, doors: null }] };
  const own = () => t.state.fallen.find(({ id }) => id === 'warrior')!.abilities;
  const [from] = own();
  const to = abilitiesOfFallen('warrior').find((id) => !own().includes(id))!;
  t.do({ type: 'swapFallen', hero: 'warrior', from: from!, to });
  assert.equal(own().includes(to), true);
  assert.equal(own().includes(from!), false);
  t.refuses(
    { type: 'swapFallen', hero: 'warrior', from: to, to: 'carefulSearch' },
    'notForFallen',
    'EXP-QGN-10',
  );
  t.refuses({ type: 'swapFallen', hero: 'barbarian', from: 'rage', to: 'cleave' }, 'noFallen', 'EXP-QGN-10');
});

rule('EXP-QGN-10', 'in another quest nobody has fallen', () => {
  assert.deepEqual(table(HALL, { h: { hero: 'barbarian' } }).state.fallen, []);
});
