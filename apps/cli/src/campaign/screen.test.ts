import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { HERO_KINDS } from '@oubliette/classic';
import { LANGUAGES } from '@oubliette/words';
import { widthOf } from '../layout.ts';
import { styleFor } from '../style.ts';
import { pick } from './ask.ts';
import { TOWN_IDS } from '../games.ts';
import { COUNTERS } from './townBook.ts';
import { Ledger } from './ledger.ts';
import { campaignOptions } from './options.ts';
import { drawTown, newsLines } from './screen.ts';
import { wareLines } from './wares.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-town-'));
after(() => rmSync(folder, { recursive: true }));

const SIZES = [
  { width: 80, height: 24 },
  { width: 100, height: 30 },
  { width: 60, height: 20 },
];

/** Four heroes with mottoes and arms. */
function townWith(game: string): Ledger {
  const { ledger } = Ledger.open(campaignOptions([game, join(folder, `${game}.json`)]));
  const arms = { field: 'azure', charge: 'lion', tincture: 'or' } as const;
  const motto = 'Jamais la première à fuir, toujours la dernière à table';
  for (const hero of HERO_KINDS)
    ledger.give({ type: 'enrol', hero, name: `Wilhelmine ${hero}`, gender: 'f', motto, arms });
  assert.equal(
    ledger.view.heroes.length,
    4,
    JSON.stringify(ledger.give({ type: 'enrol', hero: 'elf', arms })),
  );
  return ledger;
}

/** Expert's screen between quests is its own. */
const FAMILY = TOWN_IDS.filter((id) => id !== 'expert');

for (const game of FAMILY) {
  const ledger = townWith(game);

  test(`the town of ${game} fits its window, whatever has happened`, () => {
    const choices = Array.from({ length: 14 }, (_, i) => ({ label: `Faire la chose numéro ${i + 1}` }));
    for (const size of SIZES)
      for (const language of LANGUAGES)
        for (const news of [0, 1, 12]) {
          const { book, view } = ledger;
          const page = {
            book,
            view,
            moves: ledger.moves(),
            language,
            style: styleFor({}),
            width: size.width,
          };
          const told = Array.from({ length: news }, () =>
            newsLines(page, 'Un mot de plus.', ['CLS-EQP-05']),
          ).flat();
          const lines = drawTown({ ...page, height: size.height, news: told, choices });
          const drawn = `${size.width} ${language} ${news}\n${lines.join('\n')}`;
          assert.ok(lines.length < size.height, drawn);
          assert.ok(Math.max(...lines.map(widthOf)) <= size.width, drawn);
          assert.ok(
            lines.some((line) => line.includes('14 Faire la chose')),
            drawn,
          );
          for (const hero of HERO_KINDS) assert.match(drawn, new RegExp(`Wilhelmine ${hero}`, 'u'));
        }
  });

  test(`no two columns of ${game}’s counters run into each other`, () => {
    for (const { width } of SIZES)
      for (const language of LANGUAGES)
        for (const counter of COUNTERS)
          for (const hero of HERO_KINDS) {
            const { book, view } = ledger;
            const page = { book, view, moves: ledger.moves(), language, style: styleFor({}), width };
            const { lines = [], options = [] } = book.counters[counter]?.(page, hero) ?? {};
            assert.ok(Math.max(0, ...lines.map(widthOf)) <= width, lines.join('\n'));
            const isApart = ({ label }: { label: string }): boolean =>
              lines.some((line) => line.includes(`${label}  `) || line.endsWith(label));
            assert.ok(options.every(isApart), lines.join('\n'));
          }
  });
}

test('a ware’s text stands beside it where there is room, and below it where there is not', () => {
  const ware = {
    label: 'arbalète à répétition',
    head: '350 or  1 restante',
    text: 'Tire en diagonale.',
    dim: false,
  };
  const at = (width: number): string[] => wareLines({ style: styleFor({}), width }, [ware], 3);
  assert.deepEqual(at(100), ['  3 arbalète à répétition  350 or  1 restante  Tire en diagonale.']);
  assert.deepEqual(at(60), ['  3 arbalète à répétition  350 or  1 restante', '      Tire en diagonale.']);
});

test('a whole label names its choice, even where another goes on from there', () => {
  const options = ['Sheet', 'Sheets in full', 'Épée', 'Épée longue'].map((label) => ({ label }));
  assert.equal(pick(options, 'sheet')?.label, 'Sheet');
  assert.equal(pick(options, 'epee')?.label, 'Épée');
  assert.equal(pick(options, 'sheets')?.label, 'Sheets in full');
  assert.equal(pick(options, 'sh'), undefined);
});
