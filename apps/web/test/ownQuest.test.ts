/** A quest of one's own with features beyond the box, imported into the browser as a match file. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'node:test';
import { classic } from '@oubliette/classic';
import type { QuestSource, Setup } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { makeMatchFile, newMatch, streamFromSeed } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { openProduct } from './support/product.ts';
import { button, logLines, settle, squaresWith, until } from './support/table.ts';

const { source } = readQuestBook(fileURLToPath(new URL('../../../docs/', import.meta.url))).find(
  ({ id }) => id === 'the-clock-house',
)!;

/** The documents' example; it asks a question before the first turn, and moves something in plain sight. */
const QUEST: QuestSource = {
  ...source,
  furniture: [...source.furniture!, { kind: 'throne', at: 'B5', id: 'seat' }],
  notes: [
    {
      title: { en: 'A voice behind the gate', fr: 'Une voix derrière la grille' },
      when: { round: 1 },
      master: { en: 'Whisper it.', fr: 'Dites-le tout bas.' },
      then: [
        { reveal: 'C' },
        { count: 'bells' },
        {
          ask: { en: 'Shall the throne roll aside?', fr: 'Le trône doit-il s’écarter ?' },
          of: 'everyone',
          choices: [
            { text: { en: 'Let it roll', fr: 'Qu’il roule' }, then: [{ shift: 'seat', to: 'E9' }] },
            {
              text: { en: 'Leave it be', fr: 'Qu’il reste' },
              then: [{ text: { en: 'So be it.', fr: 'Soit.' } }],
            },
          ],
        },
      ],
    },
    ...source.notes!,
  ],
};

/** A match waiting for the answer. */
function matchFile(): string {
  const setup: Setup = {
    quest: QUEST,
    seats: [
      { id: 'morcar', plays: 'morcar' },
      { id: 'party', plays: ['barbarian', 'elf'] },
    ],
    heroes: [{ kind: 'barbarian' }, { kind: 'elf' }],
  };
  const opened = classic.open(setup);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const { game } = opened;
  const match = newMatch(classic, setup, game);
  const dice = streamFromSeed('own quest');
  match.start(dice);
  while (match.state.pending === null) {
    const { seat } = game.waiting(match.state)[0]!;
    match.command(seat, game.moves(match.state, seat)[0]!, dice);
  }
  return JSON.stringify(makeMatchFile(classic, setup, match));
}

interface Names {
  readonly take: string;
  readonly side: string;
  readonly go: string;
}

async function bring(page: Page, names: Names): Promise<void> {
  await page.goto('/');
  await button(page, names.take).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'own.json',
    mimeType: 'application/json',
    buffer: Buffer.from(matchFile()),
  });
  await dialog.getByRole('radio', { name: names.side }).check();
  await button(page, names.go).click();
  await page.waitForURL(/\/t\//u);
}

const ENGLISH: Names = { take: 'Open a match file', side: 'As all the heroes', go: 'Play on' };
const FRENCH: Names = { take: 'Ouvrir un fichier de partie', side: 'Avec tout le monde', go: 'Reprendre' };

describe('a quest of one’s own in the browser', () => {
  test('the question, the counters, the gate and furniture that moves; nothing of Morcar’s own', async (t) => {
    const product = await openProduct(t);
    const { page, complaints } = await product.person();
    await bring(page, ENGLISH);
    await page.getByText('Shall the throne roll aside?').first().waitFor();
    await button(page, 'Put it away').click();
    assert.deepEqual(await squaresWith(page, 'throne'), ['B5']);
    assert.deepEqual(await squaresWith(page, 'way out'), [], 'the gate opens inwards only');
    assert.ok((await page.locator('.board-door').count()) >= 1, 'the gate in the outer wall');
    await button(page, 'Let it roll').click();
    await settle(page);
    await until('the throne to have moved', async () => (await squaresWith(page, 'throne'))[0] === 'E9');
    const lines = await logLines(page);
    for (const line of ['A voice behind the gate.', 'Bells silenced: 1 of 2.'])
      assert.ok(
        lines.some((each) => each.includes(line)),
        `${line}\n${lines.join('\n')}`,
      );
    const html = await page.content();
    for (const secret of ['Whisper it', 'patience', 'So be it', 'Keep the skeletons'])
      assert.ok(!html.includes(secret), secret);
    await page.getByRole('button', { name: 'Sheets' }).click();
    await page.getByRole('dialog').getByRole('tab', { name: 'Mission' }).click();
    await page.getByRole('dialog').getByText('Bells silenced: 1 of 2').waitFor();
    await page.getByRole('dialog').getByText('The Oubliette table · docs/quests.md').waitFor();
    assert.deepEqual(complaints, []);
  });

  test('on a phone, in French, by whoever plays everybody', async (t) => {
    const product = await openProduct(t);
    const { page, complaints } = await product.person({ language: 'fr', size: 'phone' });
    await bring(page, FRENCH);
    await page.getByText('Le trône doit-il s’écarter').first().waitFor();
    await button(page, 'Qu’il roule').click();
    await settle(page);
    await until('the throne to have moved', async () => (await squaresWith(page, 'trône'))[0] === 'E9');
    assert.deepEqual(complaints, []);
  });
});
