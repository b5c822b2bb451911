import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Face } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { ABILITIES_OF, ABILITY_IDS, abilityCard } from '../content/abilities.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { AbilityAnswer } from '../content/abilityKinds.ts';
import { CLASSES } from '../content/characters.ts';
import type { ClassId } from '../content/characters.ts';
import { diceOf } from '../figures.ts';
import { table } from '../testing/table.ts';
import type { ExpertTable, Scene } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+
  |h o . . .|
  + + + + + +
  |a . . . .|
  +-+-+-+-+-+`;

function heroOf(ability: AbilityId): ClassId {
  return CLASSES.find((id) => ABILITIES_OF[id].includes(ability))!;
}

/** A hero who knows the ability, another beside it, and an orc beside both. */
function scene(ability: AbilityId, rest: Partial<Scene> = {}): ExpertTable {
  const hero = heroOf(ability);
  const ally = hero === 'dwarf' ? 'warrior' : 'dwarf';
  return table(
    HALL,
    { h: { hero, abilities: [ability] }, a: { hero: ally }, o: { monster: 'orc' } },
    { turn: 'o', ...rest },
  );
}

const skulls = (count: number): Face[] => Array.from({ length: count }, () => 'skull');
const shields = (count: number): Face[] => Array.from({ length: count }, () => 'heroShield');
const reply = (id: AbilityId) => ({ type: 'answer', hero: 'h', by: 'ability', id });

const SHOWN: {
  readonly [T in AbilityAnswer['tag']]: (
    id: AbilityId,
    answer: Extract<AbilityAnswer, { tag: T }>,
  ) => ExpertTable;
} = {
  guard(id, { dice, range }) {
    const t = scene(id);
    const target = range === 'self' ? 'h' : 'a';
    t.do({ type: 'attack', target });
    t.do(reply(id), [...skulls(2), ...shields(diceOf(t.state, t.figure(target), 'defence') + dice)]);
    return t;
  },
  cover(id) {
    const t = scene(id);
    t.do({ type: 'attack', target: 'a' });
    t.do(reply(id), [...skulls(2), ...shields(diceOf(t.state, t.figure('h'), 'defence'))]);
    assert.equal(t.event('defenceRolled').target, t.id('h'));
    return t;
  },
  dodge(id, { from }) {
    const attacked = (face: number, ...dice: Face[]) => {
      const t = scene(id);
      t.do({ type: 'attack', target: 'h' });
      t.do(reply(id), [face, ...dice]);
      return t;
    };
    assert.equal(attacked(from).happened('attackRolled'), false);
    const missed = attacked(from - 1, 'heroShield', 'heroShield');
    assert.equal(missed.happened('attackRolled'), true);
    return missed;
  },
  daunt(id, { dice }) {
    const t = scene(id);
    t.do({ type: 'attack', target: 'a' });
    t.do(reply(id), shields(2 - dice));
    return t;
  },
  again(id, { of, range }) {
    if (of === 'attack') {
      const t = scene(id, { turn: 'h' });
      const count = diceOf(t.state, t.figure('h'), 'attack');
      t.do({ type: 'attack', target: 'o' }, ['skull', ...shields(count - 1)]);
      t.do(reply(id), [...skulls(count - 1), 'skull', 'skull']);
      assert.equal(t.find('o'), undefined);
      return t;
    }
    const t = scene(id);
    const target = range === 'self' ? 'h' : 'a';
    const count = diceOf(t.state, t.figure(target), 'defence');
    t.do({ type: 'attack', target }, [...skulls(2), ...skulls(count)]);
    t.do(reply(id), shields(count));
    assert.equal(t.happened('bodyLost'), false);
    return t;
  },
  turnDie(id) {
    const t = scene(id);
    t.do({ type: 'attack', target: 'h' }, [
      'skull',
      'heroShield',
      ...skulls(diceOf(t.state, t.figure('h'), 'defence')),
    ]);
    t.do(reply(id));
    assert.equal(t.happened('bodyLost'), false);
    return t;
  },
  cancel(id, { kinds }) {
    const card = kinds.includes('trap') ? 'dart' : 'frenzy';
    const t = shown(id, card);
    t.do(reply(id));
    assert.equal(t.event('eventCancelled').card, card);
    assert.equal(t.happened('bodyLost') || t.happened('conditionGained'), false);
    return t;
  },
};

/** A card has been shown: played on the hero as it enters a cell, or on the orc as it attacks. */
function shown(id: AbilityId, card: 'dart' | 'frenzy'): ExpertTable {
  const t = scene(id, card === 'dart' ? { turn: 'h', act: { mode: 'walk', left: 3, moved: 1 } } : {});
  const figure = t.id(card === 'dart' ? 'h' : 'o');
  const at = t.figure('h').square;
  const target = card === 'dart' ? { figure, at, side: null } : { figure, at: null, side: null };
  const moment =
    card === 'dart'
      ? ({ is: 'entered', figure, square: at } as const)
      : ({ is: 'activation', figure } as const);
  const stack = [
    { tag: 'playing', card, target, moment, stage: 'effect', cancelled: false },
    { tag: 'answering', to: 'event', asked: [heroOf(id)] },
  ] as const;
  t.state = { ...t.state, stack };
  return t;
}

for (const id of ABILITY_IDS) {
  const card = abilityCard(id);
  if (card.kind !== 'reaction') continue;
  test(`${id} does what its card says`, () => {
    const t = (SHOWN[card.effect.tag] as (id: AbilityId, answer: AbilityAnswer) => ExpertTable)(
      id,
      card.effect,
    );
    assert.equal(t.event('abilityUsed').answers, true);
    assert.equal(t.hero('h').feats.ready, false);
  });
}

rule(
  'EXP-UAB-03',
  'only cards that say so are used outside a hero’s own turn, and no such card in it',
  () => {
    const t = scene('parry', { turn: 'h' });
    t.refuses({ type: 'useAbility', ability: 'parry' }, 'onlyAnAnswer', 'EXP-UAB-03');
    const other = scene('formation');
    other.do({ type: 'attack', target: 'h' }, ['heroShield', 'heroShield']);
    assert.equal(other.happened('attackRolled'), true);
  },
);

rule('EXP-UAB-07', 'a hero answers once between its turn and its next one', () => {
  const t = scene('parry');
  t.do({ type: 'attack', target: 'h' });
  t.do(reply('parry'), ['skull', 'heroShield', 'heroShield', 'skull', 'skull', 'skull']);
  assert.equal(t.figure('h').body, 8);
  t.state = { ...t.state, turn: { ...t.state.turn, act: { ...t.state.turn.act!, did: null, blows: 0 } } };
  // The second attack opens no question.
  t.do({ type: 'attack', target: 'h' }, ['heroShield', 'heroShield']);
  t.do({ type: 'endTurn' });
  t.do({ type: 'takeTurn', hero: 'h' });
  assert.equal(t.hero('h').feats.ready, true);
});

rule('EXP-UAB-07', 'an ability used on its own turn leaves none for a roll', () => {
  const both = {
    h: { hero: 'barbarian', abilities: ['mightyBlow', 'again'] },
    o: { monster: 'orc' },
  } as const;
  const t = table(HALL.replace('|a', '|.'), both, { turn: 'h' });
  t.do({ type: 'useAbility', ability: 'mightyBlow', target: 'o' }, shields(5));
  assert.deepEqual(t.hero('h').feats, {
    ready: false,
    spent: [{ ability: 'mightyBlow', combat: 1 }],
    lasting: null,
  });
});

rule(
  'EXP-UAB-07',
  'the hero attacked is asked first, then the others; one who passes is not asked again',
  () => {
    const two = {
      h: { hero: 'priest', abilities: ['sanctuary'], seat: 'ann' },
      a: { hero: 'warrior', abilities: ['parry'], seat: 'ben' },
      o: { monster: 'orc' },
    } as const;
    const t = table(HALL, two, { turn: 'o' });
    t.do({ type: 'attack', target: 'a' });
    assert.equal(t.asks, 'ben');
    t.do({ type: 'passAnswer' });
    assert.equal(t.asks, 'ann');
    t.do(reply('sanctuary'), ['skull', 'heroShield', ...shields(5)]);
    assert.equal(t.hero('a').feats.ready, true);
  },
);

rule('EXP-UAB-10', 'what different heroes put in adds up', () => {
  const two = {
    h: { hero: 'priest', abilities: ['sanctuary'], seat: 'ann' },
    a: { hero: 'warrior', abilities: ['parry'], seat: 'ben' },
    o: { monster: 'orc' },
  } as const;
  const t = table(HALL, two, { turn: 'o' });
  t.do({ type: 'attack', target: 'a' });
  t.do({ type: 'answer', hero: 'a', by: 'ability', id: 'parry' });
  t.do(reply('sanctuary'), ['skull', 'heroShield', ...shields(3 + 1 + 2)]);
  assert.equal(t.event('defenceRolled').faces.length, 6);
});

rule('EXP-UAB-09', 'nor is there an answer while one lasts', () => {
  const both = { h: { hero: 'warrior', abilities: ['formation', 'parry'] }, o: { monster: 'orc' } } as const;
  const t = table(HALL.replace('|a', '|.'), both, { turn: 'h' });
  t.do({ type: 'useAbility', ability: 'formation' });
  t.do({ type: 'endTurn' });
  t.do({ type: 'activate', monster: 'o' });
  t.do({ type: 'attack', target: 'h' }, ['heroShield', 'heroShield']);
});

rule('EXP-EVT-05', 'a card that is cancelled has no effect, and others are not asked any more', () => {
  const t = shown('nimbleFingers', 'dart');
  assert.equal(t.asks, 'ann');
  t.do({ type: 'passAnswer' });
  assert.equal(t.happened('eventCancelled'), false);
  const cancelled = shown('nimbleFingers', 'dart');
  cancelled.do(reply('nimbleFingers'));
  assert.equal(cancelled.happened('bodyLost'), false);
});

rule('EXP-SRF-14', 'whoever is paralysed does not answer', () => {
  const held = { hero: 'warrior', abilities: ['parry'], conditions: [{ tag: 'paralysed' }] } as const;
  const t = table(HALL.replace('|a', '|.'), { h: held, o: { monster: 'orc' } }, { turn: 'o' });
  t.do({ type: 'attack', target: 'h' }, ['heroShield', 'heroShield']);
});
