import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { advanced, HEROES, tobaroSetup } from '@oubliette/advanced';
import { makeMatchFile, newMatch, streamFromSeed } from '@oubliette/kernel';
import type { MatchFile } from '@oubliette/kernel';
import { advancedShelf } from '@oubliette/shelf/advanced';
import { classicShelf } from '@oubliette/shelf/classic';
import { fileTrouble, readMatchFile } from './matchFile.ts';
import type { FileRead } from './matchFile.ts';

const library = { list: () => [], source: () => Promise.reject(new Error('no quest is asked for')) };
const shelf = new Map([...classicShelf(library), ...advancedShelf()]);

const read = (file: unknown): Promise<FileRead> =>
  readMatchFile(typeof file === 'string' ? file : JSON.stringify(file), (game) =>
    Promise.resolve(shelf.get(game)),
  );

function classicFile(): MatchFile {
  const golden = new URL('../../../../packages/classic/test/golden/training.json', import.meta.url);
  return JSON.parse(readFileSync(golden, 'utf8')) as MatchFile;
}

function expedition(master: boolean): MatchFile {
  const four = [HEROES.heinrich, HEROES.sven, HEROES.torallion, HEROES.magnus];
  const setup = { ...tobaroSetup('ann', four), master };
  const opened = advanced.open(setup);
  assert.ok(opened.ok);
  const match = newMatch(advanced, setup, opened.game);
  match.start(streamFromSeed('lobby'));
  return makeMatchFile(advanced, setup, match);
}

async function trouble(file: unknown, language: 'en' | 'fr'): Promise<string> {
  const found = await read(file);
  assert.ok(!found.ok);
  return fileTrouble('match.json', found.why, language);
}

describe('a match file in the lobby', () => {
  test('its seats are found in every game, and which of them is the master’s', async () => {
    const classic = await read(classicFile());
    assert.ok(classic.ok);
    assert.deepEqual(new Set(classic.seats.map(({ master }) => master)), new Set([false, true]));
    const solo = await read(expedition(false));
    assert.deepEqual(solo.ok && solo.seats, [{ seat: 'ann', master: false }]);
    const mastered = await read(expedition(true));
    assert.deepEqual(mastered.ok && mastered.seats.at(-1), { seat: 'master', master: true });
  });

  test('one of older rules is told from one that is damaged, and what can be done', async () => {
    const file = expedition(false);
    const older = { ...file, rulesVersion: 1 };
    assert.match(
      await trouble(older, 'en'),
      /^This match file \(match\.json\) cannot be opened: it was played with version 1 .* can still open it\.$/u,
    );
    assert.match(await trouble(older, 'fr'), /ne peut pas être ouvert.* peut encore l’ouvrir\.$/u);
    const damaged = { ...file, rows: file.rows.map((row) => ({ ...row, hash: '0'.repeat(64) })) };
    assert.match(
      await trouble(damaged, 'en'),
      /is damaged at row 1: .* undamaged copy of it can be opened\.$/u,
    );
    assert.match(
      await trouble(damaged, 'fr'),
      /est abîmé à la ligne 1.* copie intacte peut être ouverte\.$/u,
    );
  });

  test('what is no match file of ours says so', async () => {
    for (const text of ['', '{', JSON.stringify(expedition(false)).slice(0, 500)])
      assert.match(await trouble(text, 'en'), /it cannot be read\.$/u, text);
    for (const text of ['null', '[]', '{"system":"classic"}', '7'])
      assert.match(await trouble(text, 'fr'), /il contient autre chose\.$/u, text);
    assert.match(await trouble({ system: 'chess', rows: [] }, 'en'), /a game we do not have: chess\.$/u);
  });
});
