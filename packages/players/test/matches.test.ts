import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HeroKind } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { streamFromSeed } from '@oubliette/kernel';
import { DIFFICULTIES, randomPlayer, sensibleHeroes, sensibleMorcar, sensiblePlayer } from '../src/index.ts';
import { open, playMatch, setupFor } from './match.ts';

const PARTIES: readonly (readonly HeroKind[])[] = [
  ['barbarian'],
  ['elf', 'dwarf'],
  ['wizard', 'elf', 'barbarian'],
  ['barbarian', 'dwarf', 'elf', 'wizard'],
];

/** A match in which neither side can reach the other or the exit has no end. It is rare. */
const ENDLESS = 2;

const TABLES = PARTIES.flatMap((party) => [false, true].map((apart) => ({ party, apart })));

test('every quest, every size of party: no player ever gives an illegal command, and matches end', () => {
  let endless = 0;
  for (const { id, source } of readQuestBook())
    for (const { party, apart } of TABLES) {
      const game = open(setupFor(source, party, apart));
      for (const difficulty of DIFFICULTIES) {
        const seed = [id, ...party, apart, difficulty].join('/');
        const heroes = (seat: string) =>
          seat === 'morcar' ? sensibleMorcar({ difficulty }) : sensibleHeroes();
        endless += playMatch(game, seed, heroes).finished ? 0 : 1;
      }
    }
  assert.ok(endless <= ENDLESS, `${endless} matches did not end`);
});

test('sensible players get on with random ones, on either side', () => {
  for (const { id, source } of readQuestBook()) {
    const game = open(setupFor(source, ['barbarian', 'dwarf', 'elf', 'wizard'], false));
    const stream = streamFromSeed(id);
    const random = () => randomPlayer<never, never>(stream, { curious: true });
    playMatch(game, `${id}/heroes`, (seat) => (seat === 'morcar' ? random() : sensibleHeroes()));
    playMatch(game, `${id}/morcar`, (seat) => (seat === 'morcar' ? sensibleMorcar() : random()));
  }
});

test('where roles are rolled for, one player plays whichever side it gets', () => {
  const [{ source }] = readQuestBook() as [ReturnType<typeof readQuestBook>[number]];
  const heroes = (['barbarian', 'dwarf', 'elf', 'wizard'] as const).map((kind) => ({ kind }));
  const game = open({ quest: source, seats: [{ id: 'ada' }, { id: 'bob' }, { id: 'cy' }], heroes });
  const { finished } = playMatch(game, 'roles', () => sensiblePlayer());
  assert.ok(finished);
});

test('named foes use what their quests give them', () => {
  const { source } = readQuestBook().find(({ id }) => id === 'the-whisperer')!;
  const game = open(setupFor(source, ['barbarian', 'dwarf', 'elf', 'wizard'], false));
  const seen = new Set<string>();
  for (let match = 0; match < 12; match += 1)
    playMatch(
      game,
      `powers/${match}`,
      (seat) => (seat === 'morcar' ? sensibleMorcar() : sensibleHeroes()),
      (seat, command, events) => {
        if (seat === 'morcar' && command.type === 'usePower') for (const { type } of events) seen.add(type);
      },
    );
  for (const type of ['spellCast', 'foeSummoned', 'foeVanished'])
    assert.ok(seen.has(type), `no ${type} in 12 matches`);
});

test('a party of sensible heroes wins more often than it loses, and a random one does not', () => {
  const { source } = readQuestBook()[1]!;
  const game = open(setupFor(source, ['barbarian', 'dwarf', 'elf', 'wizard'], false));
  const stream = streamFromSeed('wins');
  let sensible = 0;
  let random = 0;
  for (let match = 0; match < 12; match += 1) {
    const won = (player: () => ReturnType<typeof sensibleHeroes>) =>
      playMatch(game, `wins/${match}`, (seat) => (seat === 'morcar' ? sensibleMorcar() : player())).state
        .ending?.outcome === 'won';
    if (won(sensibleHeroes)) sensible += 1;
    if (won(() => randomPlayer(stream, { curious: true }))) random += 1;
  }
  assert.ok(sensible > 6 && random < 3, `sensible ${sensible}, random ${random} of 12`);
});
