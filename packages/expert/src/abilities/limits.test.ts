/** Whom abilities cannot be used on, and what ends them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@oubliette/kernel/testing';
import { withAct } from '../figures.ts';
import { table } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+
  |h o . . .|
  + + + + + +
  |. . . . a|
  +-+-+-+-+-+`;

const use = (ability: string, target?: string) => ({
  type: 'useAbility',
  ability,
  ...(target === undefined ? {} : { target }),
});

test('a blow with a need is refused where that is not met', () => {
  const barbarian = { hero: 'barbarian', abilities: ['bullRush'] } as const;
  const still = table(HALL, { h: barbarian, o: { monster: 'orc' }, a: { hero: 'elf' } }, { turn: 'h' });
  still.refuses(use('bullRush', 'o'), 'noTarget', 'EXP-UAB-01');
  const dwarf = { hero: 'dwarf', abilities: ['grudge'] } as const;
  const rat = table(HALL, { h: dwarf, o: { monster: 'rat' }, a: { hero: 'elf' } }, { turn: 'h' });
  rat.refuses(use('grudge', 'o'), 'noTarget', 'EXP-UAB-01');
  const halfling = { hero: 'halfling', abilities: ['backstab'] } as const;
  const alone = table(HALL, { h: halfling, o: { monster: 'orc' }, a: { hero: 'elf' } }, { turn: 'h' });
  alone.refuses(use('backstab', 'o'), 'noTarget', 'EXP-UAB-01');
});

test('what works beside does not work far off, and no leader is held', () => {
  const priest = { hero: 'priest', abilities: ['healingHand'], body: 3 } as const;
  const t = table(HALL, { h: priest, o: { monster: 'orc' }, a: { hero: 'elf', body: 2 } }, { turn: 'h' });
  t.refuses(use('healingHand', 'a'), 'noTarget', 'EXP-UAB-01');
  assert.ok(t.offers(use('healingHand', 'h')));
  const elf = { hero: 'elf', abilities: ['hold'] } as const;
  const captain = table(HALL, { h: elf, o: { monster: 'orcCaptain' }, a: { hero: 'dwarf' } }, { turn: 'h' });
  captain.refuses(use('hold', 'o'), 'noTarget', 'EXP-UAB-01');
});

test('what helps is not taken away with what burdens', () => {
  const blessed = [
    { tag: 'blessed', attack: 1, defence: 1, combat: 1 },
    { tag: 'lamed', cells: 1 },
  ] as const;
  const warrior = { hero: 'warrior', abilities: ['rally'], conditions: blessed } as const;
  const t = table(HALL, { h: warrior, o: { monster: 'orc' }, a: { hero: 'elf' } }, { turn: 'h' });
  t.do(use('rally', 'h'));
  assert.deepEqual(
    t.figure('h').conditions.map(({ tag }) => tag),
    ['blessed'],
  );
});

test('a hero guards itself only, or those in sight; what cannot reach a hero is not turned on it', () => {
  const miss = ['heroShield', 'heroShield'] as const;
  const parry = { hero: 'warrior', abilities: ['parry'] } as const;
  const near = HALL.replace('o .', 'o a').replace('. a|', '. .|');
  const t = table(near, { h: parry, o: { monster: 'orc' }, a: { hero: 'elf' } }, { turn: 'o' });
  t.do({ type: 'attack', target: 'a' }, miss);
  const row = HALL.replace('h o . . .', 'h a o . .').replace('. a|', '. .|');
  const cover = { hero: 'warrior', abilities: ['cover'] } as const;
  const behind = table(row, { h: cover, o: { monster: 'orc' }, a: { hero: 'elf' } }, { turn: 'o' });
  behind.do({ type: 'attack', target: 'a' }, miss);
});

test('a hero goes through monsters while it is underfoot, and no other does', () => {
  const row = `
  +-+-+-+
  |h o .|
  +-+-+-+`;
  const halfling = { hero: 'halfling', abilities: ['underfoot'] } as const;
  const t = table(row, { h: halfling, o: { monster: 'orc' } }, { turn: 'h', act: { mode: 'walk', left: 4 } });
  t.refuses({ type: 'step', to: 'B1' }, 'opponent', 'EXP-MOV-05');
  t.do(use('underfoot'));
  t.do({ type: 'step', to: 'B1' });
  t.do({ type: 'step', to: 'C1' });
});

rule('EXP-UAB-08', 'a challenge ends with whom it was given to', () => {
  const warrior = { hero: 'warrior', abilities: ['challenge'] } as const;
  const two = HALL.replace('o . . .', 'o . . g');
  const figures = {
    h: warrior,
    o: { monster: 'orc' },
    g: { monster: 'goblin' },
    a: { hero: 'elf' },
  } as const;
  const t = table(two, figures, { turn: 'h' });
  t.do(use('challenge', 'o'));
  t.state = withAct(t.state, { did: null });
  t.do({ type: 'attack', target: 'o' }, ['skull', 'skull', 'skull', 'skull', 'skull']);
  assert.equal(t.event('abilityEnded').ability, 'challenge');
});

test('a Chaos spell brings none of what a blow does', () => {
  const row = `
  +-+-+-+
  |h . s|
  +-+-+-+`;
  const t = table(row, { h: { hero: 'warrior' }, s: { monster: 'drowMistress' } }, { turn: 's' });
  t.state = { ...t.state, chaos: [{ id: 1, group: t.figure('s').group!, card: 'blackBolt' }] };
  t.do({ type: 'useChaos', card: 'blackBolt', target: 'h' }, [
    'skull',
    'skull',
    'skull',
    'skull',
    'skull',
    'skull',
  ]);
  assert.deepEqual(t.figure('h').conditions, []);
});
