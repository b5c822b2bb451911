/** A quest file of one's own, named by its path wherever a quest is named. */
import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { oubliette } from '../test/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-own-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'a quest of mine.yaml');
copyFileSync(fileURLToPath(new URL('../../../docs/example-quest.yaml', import.meta.url)), file);

for (const game of ['classic', 'nextlevel'])
  test(`${game}: a path is a quest to play, to simulate and to draw`, async () => {
    const save = join(folder, `${game}.json`);
    const [played, simulated, drawn] = await Promise.all([
      oubliette(['play', game, '--quest', file, '--save', save, '--lang', 'en'], ['quit']),
      oubliette(['simulate', game, '--quest', file, '--matches', '1', '--seed', '1', '--json']),
      oubliette(['map', game, file]),
    ]);
    assert.match(played.out, /^The Clock House/u, played.err);
    assert.equal(simulated.code, 0, simulated.err);
    assert.match(simulated.out, /a quest of mine\.yaml/u);
    assert.match(drawn.out, /^The Clock House/u, drawn.err);
    const goesOn = await oubliette(['play', '--continue', save, '--lang', 'fr'], ['quit']);
    assert.equal(goesOn.code, 0, goesOn.err);
  });
