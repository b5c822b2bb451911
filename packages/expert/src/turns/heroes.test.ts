/** What a hero starts with, and what it may do in a turn. */
import assert from 'node:assert/strict';
import type { Face } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { ABILITIES_OF } from '../content/abilities.ts';
import { characterOf, CLASSES } from '../content/characters.ts';
import { diceOf } from '../figures.ts';
import { DEFAULT_OPTIONS, newHero } from '../setup.ts';
import { expert } from '../system.ts';
import { table } from '../testing/table.ts';

const HALL = `
  +-+-+-+-+-+
  |h o . . .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+`;
const CALM = HALL.replace('o', '.');
const FAR = HALL.replace('h o .', 'h . o');
const MISS = ['heroShield', 'heroShield'] as const;

const faces = (count: number, face: Face): Face[] => Array.from({ length: count }, () => face);

rule('EXP-HER-02', 'each class is there at most once', () => {
  const heroes = [newHero('elf', 'Ana', 'f'), newHero('elf', 'Bo', 'm')];
  const players = [{ seat: 'ann', heroes: ['elf'] as const }];
  const opened = expert.open({
    players,
    heroes,
    quest: 'beast',
    depth: 8,
    bestiary: ['goblin'],
    solo: false,
    remembered: null,
    options: DEFAULT_OPTIONS,
  });
  assert.ok(!opened.ok && opened.problems.some(({ message }) => message.includes('EXP-HER-02')));
});

rule('EXP-HER-06', 'a hero dies when no Body is left, not before', () => {
  for (const [body, isDead] of [
    [2, true],
    [3, false],
  ] as const) {
    const t = table(HALL, { h: { hero: 'wizard', body }, o: { monster: 'orc' } }, { turn: 'o' });
    t.do({ type: 'attack', target: 'h' }, ['skull', 'skull', 'skull', 'skull']);
    assert.equal(t.happened('died'), isDead);
  }
});

rule('EXP-HER-07', 'Attack is the number of dice of an attack', () => {
  for (const hero of CLASSES) {
    const t = table(HALL, { h: { hero }, o: { monster: 'orc' } }, { turn: 'h' });
    t.do({ type: 'attack', target: 'o' }, faces(characterOf(hero).attack, 'heroShield'));
  }
});

rule('EXP-HER-08', 'Defence is the number of dice of a defence', () => {
  for (const hero of CLASSES) {
    const t = table(HALL, { h: { hero }, o: { monster: 'orc' } }, { turn: 'o' });
    t.do({ type: 'attack', target: 'h' }, [
      'skull',
      'heroShield',
      ...faces(characterOf(hero).defence, 'heroShield'),
    ]);
  }
});

rule('EXP-HER-09', 'Speed is added to the roll of a move', () => {
  for (const hero of CLASSES) {
    const t = table(CALM, { h: { hero } }, { turn: 'h' });
    t.do({ type: 'move', mode: 'walk' }, [2]);
    assert.equal(t.left, 2 + characterOf(hero).speed);
  }
});

rule('EXP-EQP-01', 'what a hero starts with adds no dice, and is no card', () => {
  const t = table(HALL, { h: { hero: 'warrior' }, o: { monster: 'orc' } }, { turn: 'h' });
  assert.deepEqual([t.hero('h').cards, t.hero('h').weapon], [[], null]);
  t.do({ type: 'attack', target: 'o' }, faces(3, 'heroShield'));
});

rule('EXP-EQP-02', 'the Elf shoots from the first turn, and nobody else', () => {
  const t = table(FAR, { h: { hero: 'elf' }, o: { monster: 'orc' } }, { turn: 'h' });
  t.do({ type: 'attack', target: 'o' }, MISS);
  for (const hero of CLASSES.filter((id) => id !== 'elf')) {
    const other = table(FAR, { h: { hero }, o: { monster: 'orc' } }, { turn: 'h' });
    other.refuses({ type: 'attack', target: 'o' }, 'notBeside', 'EXP-CBT-03');
  }
});

rule('EXP-EQP-03', 'a new hero has no gold, no card, and the first of its class’s abilities', () => {
  const { gold, cards, abilities } = newHero('elf', 'Ana', 'f');
  assert.deepEqual([gold, cards], [0, []]);
  assert.deepEqual(abilities, ABILITIES_OF.elf.slice(0, 4));
});

rule('EXP-EQP-04', 'what is found is added, and a smith’s work to it', () => {
  const smith = {
    h: { hero: 'dwarf', abilities: ['forge'], cards: ['leather'], worn: ['leather'] },
  } as const;
  const t = table(CALM, smith, { turn: 'h' });
  assert.equal(diceOf(t.state, t.figure('h'), 'defence'), 3 + 1);
  t.do({ type: 'useAbility', ability: 'forge', target: 'h', card: 'leather' });
  assert.equal(diceOf(t.state, t.figure('h'), 'defence'), 3 + 1 + 1);
  t.state = { ...t.state, combat: { number: 1, isFought: false } };
  const again = table(HALL, { ...smith, o: { monster: 'orc' } }, { turn: 'h' });
  again.refuses(
    { type: 'useAbility', ability: 'forge', target: 'h', card: 'leather' },
    'noTarget',
    'EXP-UAB-01',
  );
});

rule('EXP-ACT-04', 'a runner neither searches nor opens doors', () => {
  const door = CALM.replace('|h', 'dh');
  const runs = (mode: 'walk' | 'run') =>
    table(door, { h: { hero: 'elf' } }, { turn: 'h', act: { mode, left: 3 }, around: 10 });
  const t = runs('run');
  t.refuses({ type: 'searchTile' }, 'running', 'EXP-RUN-03');
  t.refuses({ type: 'openDoor', at: t.figure('h').square, side: 3 }, 'running', 'EXP-RUN-04');
  const walker = runs('walk');
  assert.ok(walker.offers({ type: 'searchTile' }));
  assert.ok(walker.offers({ type: 'openDoor', at: walker.figure('h').square, side: 3 }));
});

rule('EXP-ACT-05', 'an exploration action comes before, during or after the move', () => {
  for (const act of [{}, { mode: 'walk', left: 3, moved: 2 }, { mode: 'walk', left: 0, moved: 5 }] as const) {
    const t = table(CALM, { h: { hero: 'elf' } }, { turn: 'h', act });
    t.do({ type: 'searchTile' }, [3]);
  }
});

rule('EXP-ACT-06', 'and costs none of it', () => {
  const t = table(CALM, { h: { hero: 'elf' } }, { turn: 'h', act: { mode: 'walk', left: 3, moved: 2 } });
  t.do({ type: 'searchTile' }, [3]);
  assert.equal(t.left, 3);
  t.do({ type: 'step', to: 'B1' });
});

rule('EXP-RUN-01', 'a runner moves two dice and Speed, and chooses to before they are rolled', () => {
  const t = table(CALM, { h: { hero: 'elf' } }, { turn: 'h' });
  t.do({ type: 'move', mode: 'run' }, [1, 2]);
  assert.equal(t.left, 3 + 3);
  t.refuses({ type: 'move', mode: 'walk' }, 'rolled', 'EXP-RUN-01');
  const searched = table(CALM, { h: { hero: 'elf' } }, { turn: 'h' });
  searched.do({ type: 'searchTile' }, [3]);
  searched.refuses({ type: 'move', mode: 'run' }, 'actedAlready', 'EXP-RUN-01');
});

rule('EXP-RUN-07', 'a runner jumps and tumbles', () => {
  const rift = `
  +-+-+-+
  |h X .|
  +-+-+-+`;
  const t = table(rift, { h: { hero: 'elf' } }, { turn: 'h', act: { mode: 'run', left: 3 } });
  t.do({ type: 'jump', to: 'C1' }, [1]);
  const corner = `
  +-+-+
  |h o|
  + + +
  |T .|
  +-+-+`;
  const other = table(
    corner,
    { h: { hero: 'elf' }, o: { monster: 'orc' } },
    { turn: 'h', act: { mode: 'run', left: 3 } },
  );
  other.do({ type: 'tumble', to: 'B2' }, [1]);
});

rule('EXP-RUN-08', 'heavy armour does not keep it from running', () => {
  const clad = { hero: 'warrior', cards: ['plate'], worn: ['plate'] } as const;
  const t = table(CALM, { h: clad }, { turn: 'h' });
  t.do({ type: 'move', mode: 'run' }, [1, 2]);
  assert.equal(t.left, 3 + 1);
});
