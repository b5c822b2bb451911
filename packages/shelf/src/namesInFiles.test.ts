/** Names and words in match files from elsewhere, in each game: as at a table of our own, or turned down. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeMatchFile, newMatch, streamFromSeed } from '@oubliette/kernel';
import type { Json, MatchFile } from '@oubliette/kernel';
import { layFile } from '@oubliette/table';
import { makeShelf } from './index.ts';
import { questLibraries } from './node/index.ts';

const shelf = await makeShelf(questLibraries());
const host = { shelf, now: () => 0, random: (bytes: number) => new Uint8Array(bytes) };
const QUEST = { quest: 'the-trial', heroes: [{ kind: 'barbarian', gender: 'm', name: 'Bo' }] };
const CHOICES: Readonly<Record<string, Json>> = {
  classic: QUEST,
  nextlevel: QUEST,
  advanced: { dungeon: 'bells1', heroes: [{ id: 'sven', name: 'Bo', menAtArms: 0 }] },
};
const GOLD = { tag: 'setGold', hero: 'barbarian', gold: 5 };
const CHANGES: Readonly<Record<string, unknown>> = {
  classic: GOLD,
  nextlevel: GOLD,
  advanced: { tag: 'setGold', figure: 'sven', gold: 5 },
};
const STEERING = 'B\u001b[2Jo\u202E \u200B!';

/** A match just begun in which the hero bears this name, and a correction gives it as its reason. */
async function fileOf(game: string, name: string): Promise<MatchFile> {
  const box = shelf.get(game)!;
  const composed = await box.compose(CHOICES[game]!);
  assert.ok(composed.ok, JSON.stringify(composed));
  const setup = JSON.parse(JSON.stringify(composed.setup).replaceAll('"Bo"', JSON.stringify(name))) as Json;
  const opened = box.system.open(setup);
  assert.ok(opened.ok, JSON.stringify(opened));
  const { game: played } = opened;
  const match = newMatch(box.system, setup, played);
  const dice = streamFromSeed('names');
  match.start(dice);
  const master = box.chairs(setup).find(({ role }) => role === 'gamemaster')!.seat;
  while (match.override(master, CHANGES[game], name).status !== 'done') {
    const { seat } = played.waiting(match.state).find(({ optional }) => optional !== true)!;
    match.command(seat, played.moves(match.state, seat)[0]!, dice);
  }
  return JSON.parse(JSON.stringify(makeMatchFile(box.system, setup, match))) as MatchFile;
}

async function laid(game: string, file: MatchFile) {
  const request = { game, choice: null, name: 'Ann', seats: [], others: 'free', options: {}, begin: false };
  return layFile(host, file, file.rows.length, request);
}

for (const game of Object.keys(CHOICES)) {
  test(`${game}: what steers or cannot be seen is taken out of a file, wherever it stands`, async () => {
    const table = await laid(game, await fileOf(game, STEERING));
    assert.ok(table.ok, JSON.stringify(table));
    const kept = JSON.stringify([table.value.heading, table.value.rows, table.value.snapshot]);
    assert.equal(kept.includes('B\uFFFD[2Jo !'), true);
    assert.deepEqual(kept.match(/\\u00|[\u202A-\u202E\u200B]/gu), null);
  });

  test(`${game}: a hero of a file who is called as the table itself is gets a number`, async () => {
    const called = { 'Game master': 2, 'MAÎTRE\u200B du jeu': 2, Cоmputer: 2, 'Éloïse d’Or': 1 };
    for (const [name, count] of Object.entries(called)) {
      const table = await laid(game, await fileOf(game, name));
      assert.ok(table.ok, JSON.stringify(table));
      const kept = JSON.stringify(table.value.heading.setup);
      const plain = name.replace('\u200B', '');
      assert.ok(kept.includes(`"name":"${plain}${count === 1 ? '' : ` (${count})`}"`), plain);
      assert.ok(JSON.stringify(table.value.snapshot).includes(count === 1 ? plain : `${plain} (2)`), plain);
    }
  });
}
