import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byGame, byHero, heroNamed, isVictory, withPlayed } from './history.ts';
import type { PlayedMatch } from './history.ts';

function match(table: string, at: number, more: Partial<PlayedMatch> = {}): PlayedMatch {
  const elf = { id: 'elf', name: 'Elf', dead: false, slain: 2, wounds: 3, suffered: 1 };
  return {
    table,
    where: 'here',
    game: 'classic',
    title: { en: 'The Trial', fr: 'L’Épreuve' },
    at,
    won: true,
    rounds: 20,
    heroes: [elf],
    ...more,
  };
}

test('a match is kept once, the newest first, the oldest let go', () => {
  const all = Array.from({ length: 205 }, (_, at) => match(`t${at}`, at)).reduce(withPlayed, []);
  assert.deepEqual([all.length, all[0]?.table, all.at(-1)?.table], [200, 't204', 't5']);
  const again = withPlayed(all, match('t204', 204, { won: false }));
  assert.deepEqual([again.length, again[0]?.won], [200, false]);
});

test('games and heroes are added up, a hero by name within a game', () => {
  const dead = { id: 'elf', name: 'Elf', dead: true, slain: 1, wounds: 1, suffered: 6 };
  const matches = [
    match('a', 1),
    match('b', 2, { won: false, rounds: 5, heroes: [dead] }),
    match('c', 3, { game: 'advanced', rounds: 9 }),
  ];
  assert.deepEqual(byGame(matches), [
    { game: 'classic', matches: 2, won: 1, best: 20 },
    { game: 'advanced', matches: 1, won: 1, best: 9 },
  ]);
  assert.deepEqual(byHero(matches), [
    { name: 'Elf', game: 'classic', matches: 2, won: 1, slain: 3, deaths: 1 },
    { name: 'Elf', game: 'advanced', matches: 1, won: 1, slain: 2, deaths: 0 },
  ]);
});

test('who played behind the screen has lost what the heroes have won', () => {
  const matches = [
    match('a', 1, { behind: false }),
    match('b', 2, { won: false, behind: true }),
    match('c', 3),
  ];
  assert.deepEqual(matches.map(isVictory), [false, true, true]);
  assert.deepEqual(byGame(matches)[0], { game: 'classic', matches: 3, won: 2, best: 20 });
});

test('a hero has one record, whatever the language the match was played in', () => {
  const elf = { id: 'elf', name: { en: 'Elf', fr: 'Elfe' }, dead: false, slain: 2, wounds: 3, suffered: 1 };
  const [record, ...others] = byHero([match('a', 1), match('b', 2, { heroes: [elf] })]);
  assert.deepEqual([record?.matches, record?.slain, others], [2, 4, []]);
  assert.equal(heroNamed(elf.name, 'fr'), 'Elfe');
});
