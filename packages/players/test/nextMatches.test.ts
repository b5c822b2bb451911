/** Whole matches of NextLevel between computer players. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HeroKind } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { streamFromSeed } from '@oubliette/kernel';
import type { NextSetup } from '@oubliette/nextlevel';
import { DIFFICULTIES, randomPlayer } from '../src/index.ts';
import { sensibleNextHeroes, sensibleNextMorcar, sensibleNextPlayer } from '../src/nextlevel/index.ts';
import { openNext, playMatch, setupFor } from './match.ts';

const PARTIES: readonly (readonly HeroKind[])[] = [
  ['barbarian'],
  ['elf', 'dwarf'],
  ['wizard', 'elf', 'barbarian'],
  ['barbarian', 'dwarf', 'elf', 'wizard'],
];
const FOUR = PARTIES.at(-1)!;

/** Other levels, other traps, every table option. */
const EXTRAS: readonly Partial<NextSetup>[] = [
  {},
  { options: { traps: 'varied', assuredAttacks: true } },
  { options: { traps: 'varied', searchRacks: true } },
];

const sides = (seat: string, difficulty: (typeof DIFFICULTIES)[number] = 'normal') =>
  seat === 'morcar' ? sensibleNextMorcar({ difficulty }) : sensibleNextHeroes();

test('every quest: no player ever gives an illegal command, and matches end', () => {
  for (const [number, { id, source }] of readQuestBook().entries())
    for (const [turn, difficulty] of DIFFICULTIES.entries()) {
      const party = PARTIES[(number + turn) % PARTIES.length]!;
      const level = 1 + ((number + 2 * turn) % 6);
      const game = openNext({
        ...setupFor(source, party, (number + turn) % 2 === 0),
        progress: party.map((kind) => ({ kind, level })),
        ...EXTRAS[(number + turn) % EXTRAS.length],
      });
      const { finished } = playMatch(game, `${id}/${difficulty}`, (seat) => sides(seat, difficulty));
      assert.ok(finished, `${id}, ${party.join(', ')} of level ${level}, ${difficulty}`);
    }
});

test('sensible players get on with random ones, on either side', () => {
  const [{ id, source }] = readQuestBook() as [ReturnType<typeof readQuestBook>[number]];
  const game = openNext(setupFor(source, FOUR, false));
  const stream = streamFromSeed(id);
  const random = () => randomPlayer<never, never>(stream, { curious: true });
  playMatch(game, `${id}/heroes`, (seat) => (seat === 'morcar' ? random() : sensibleNextHeroes()));
  playMatch(game, `${id}/morcar`, (seat) => (seat === 'morcar' ? sensibleNextMorcar() : random()));
});

test('where roles are rolled for, one player plays whichever side it gets', () => {
  const [{ source }] = readQuestBook() as [ReturnType<typeof readQuestBook>[number]];
  const heroes = FOUR.map((kind) => ({ kind }));
  const game = openNext({ quest: source, seats: [{ id: 'ada' }, { id: 'bob' }, { id: 'cy' }], heroes });
  assert.ok(playMatch(game, 'roles', () => sensibleNextPlayer()).finished);
});

test('what the book offers is used: both sides attack from behind, together and by magic', () => {
  const used = new Set<string>();
  for (const { id, source } of readQuestBook().slice(4, 7)) {
    const game = openNext(setupFor(source, FOUR, false));
    playMatch(
      game,
      `used/${id}`,
      (seat) => sides(seat, 'ruthless'),
      (seat, command, events) => {
        if (command.type === 'strike') {
          if (command.group === true) used.add(`group ${seat}`);
          if (command.with === 'magic') used.add('magic');
          if (events.some(({ type }) => type === 'surpriseRolled')) used.add(`behind ${seat}`);
        } else used.add(command.type);
      },
    );
  }
  for (const thing of [
    'behind morcar',
    'behind party',
    'face',
    'fimirRoll',
    'group morcar',
    'listen',
    'magic',
    'scan',
    'searchFurniture',
    'searchTraps',
  ])
    assert.ok(used.has(thing), `no ${thing} in three quests`);
});

test('a party of sensible heroes wins more often than it loses, and a random one does not', () => {
  const { source } = readQuestBook()[1]!;
  const game = openNext(setupFor(source, FOUR, false));
  const stream = streamFromSeed('wins');
  let sensible = 0;
  let random = 0;
  for (let match = 0; match < 12; match += 1) {
    const won = (player: () => ReturnType<typeof sensibleNextHeroes>) =>
      playMatch(game, `wins/${match}`, (seat) => (seat === 'morcar' ? sensibleNextMorcar() : player())).state
        .ending?.outcome === 'won';
    if (won(sensibleNextHeroes)) sensible += 1;
    if (match < 3 && won(() => randomPlayer(stream, { curious: true }))) random += 1;
  }
  assert.ok(sensible > 6 && random === 0, `sensible ${sensible} of 12, random ${random} of 3`);
});
