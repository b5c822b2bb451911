import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { expertCampaign } from '@oubliette/expert';
import type { CampaignState, CampaignView } from '@oubliette/expert';
import { makeMatchFile, replayFile } from '@oubliette/kernel';
import type { MatchFile } from '@oubliette/kernel';
import type { CampaignBook } from '../campaign/campaignBook.ts';
import { Ledger } from '../campaign/ledger.ts';
import { campaignOptions } from '../campaign/options.ts';
import { widthOf } from '../layout.ts';
import type { Terminal } from '../play/terminal.ts';
import { styleFor } from '../style.ts';
import { Settling } from './settling.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-expert-'));
after(() => rmSync(folder, { recursive: true }));
const pathOf = (name: string): string => join(folder, `${name}.json`);

/** A terminal with somebody's lines in it; the input ends after the last. */
class Script {
  readonly style = styleFor({});
  readonly isInteractive = false;
  readonly #lines: string[];
  readonly #width: number;
  printed = '';

  constructor(lines: readonly string[], width: number) {
    this.#lines = [...lines];
    this.#width = width;
  }

  width(): number {
    return this.#width;
  }

  height(): number {
    return 40;
  }

  print(lines: readonly string[]): void {
    this.printed += `${lines.join('\n')}\n`;
  }

  clear(): void {
    this.printed += '\n';
  }

  ask(prompt: string): Promise<string | null> {
    const line = this.#lines.shift() ?? null;
    this.printed += `${prompt}${line ?? ''}\n`;
    return Promise.resolve(line);
  }
}

async function campaign(
  name: string,
  args: readonly string[],
  lines: readonly string[],
  width = 100,
): Promise<{ readonly printed: string; readonly view: CampaignView }> {
  const options = campaignOptions(['expert', pathOf(name), ...args]);
  const { ledger } = Ledger.open<CampaignBook, CampaignView>(options);
  const script = new Script(lines, width);
  await new Settling(ledger, script as unknown as Terminal, options.language).run('');
  return { printed: script.printed.replaceAll(/[  ]/gu, ' '), view: ledger.view };
}

test('somebody joins, changes an ability, is ready, and the book offers its first quest', async () => {
  const { printed, view } = await campaign(
    'join',
    ['--lang', 'en'],
    ['somebody', 'Dwarf', 'Runa', 'See to Runa', '2', '', 'See to Runa', 'is ready', 'quit'],
  );
  const [sheet] = view.heroes;
  assert.deepEqual([sheet?.id, sheet?.name, sheet?.ready], ['dwarf', 'Runa', true]);
  assert.match(printed, /Set out: The Cold Kitchen/u);
  assert.match(printed, /Runa forgets “/u);
});

test('it goes on where it was left, and no other campaign opens its file', async () => {
  await campaign('again', ['--lang', 'fr'], ['quelqu', 'Elfe', '', 'quitter']);
  const { printed } = await campaign('again', ['--lang', 'fr'], []);
  assert.match(printed, /Liriel \(elfe\) · Corps 7 · 0 or · chez soi/iu);
  assert.throws(() => Ledger.open(campaignOptions(['classic', pathOf('again'), '--lang', 'en'])), /expert/u);
});

test('alone the heroes keep the book themselves', async () => {
  const { view } = await campaign('alone', ['--solo', '--lang', 'en'], ['somebody', 'elf', '', 'quit']);
  assert.equal(view.table.solo, true);
});

test('what a hero brought home is sold, and a card bought unseen by a die of the seed', async () => {
  await campaign('trade', ['--seed', 'x', '--lang', 'en'], ['somebody', 'elf', '', 'quit']);
  rich('trade');
  const { view, printed } = await campaign('trade', ['--lang', 'en'], ['See to Liriel', 'buys a card', '']);
  assert.equal(view.heroes[0]!.gold < 600, true);
  assert.match(printed, /pays 500 gold pieces for a card unseen/u);
  const saved = JSON.parse(readFileSync(pathOf('trade'), 'utf8')) as MatchFile;
  assert.ok(replayFile(expertCampaign, saved).ok);
});

test('EXP-AFT-06: a winner still inside goes deeper at once, and has nothing of the town', async () => {
  await campaign('deeper', ['--lang', 'fr'], ['quelqu', 'elfe', '', 'quitter']);
  rich('deeper', 3);
  const { view, printed } = await campaign(
    'deeper',
    ['--lang', 'fr'],
    ['S’occuper de Liriel', 's’enfonce plus bas', 'S’occuper de Liriel', 'quitter'],
  );
  assert.deepEqual([view.heroes[0]!.where, view.heroes[0]!.body], ['below', 3]);
  assert.match(printed, /s’enfonce plus bas aussitôt, sans guérir, avec 3 de Corps/u);
  assert.match(printed, /Liriel préfère s’enfoncer plus bas, sans guérir, avec 3 points de Corps/u);
  assert.match(printed, /Corps 3 · 600 or · en route vers le fond/u);
});

/** As after a quest won: the elf has come out, or is still inside with this Body. */
function rich(name: string, body = 0): void {
  const saved = JSON.parse(readFileSync(pathOf(name), 'utf8')) as MatchFile & { readonly terminal: unknown };
  const replayed = replayFile(expertCampaign, saved);
  assert.ok(replayed.ok);
  const { match } = replayed;
  const dice = { roll: () => assert.fail('no die') } as never;
  const give = (seat: string, command: object) =>
    assert.equal(match.command(seat, command as never, dice).status, 'done', JSON.stringify(command));
  give('heroes', { type: 'ready', hero: 'elf', is: true });
  give('gm', { type: 'beginQuest', quest: 'coldKitchen' });
  const where = body === 0 ? 'left' : 'inside';
  const elf = { hero: 'elf', where, gold: 600, cards: [], scrolls: [], body };
  const report = { quest: 'coldKitchen', outcome: 'won', heroes: [elf], dungeon: null };
  give('gm', { type: 'recordQuest', report });
  assert.equal((match.state as CampaignState).heroes[0]!.gold, 600);
  const file = makeMatchFile(expertCampaign, saved.setup, match as never);
  writeFileSync(pathOf(name), JSON.stringify({ ...file, terminal: saved.terminal }));
}

test('no line is wider than the window', async () => {
  const lines = ['quelqu', 'elfe', 'Wilhelmine la Très Longue', 'quelqu', 'nain', '', 'quitter'];
  for (const width of [60, 80, 110]) {
    const { printed } = await campaign(`narrow-${width}`, ['--lang', 'fr'], lines, width);
    const screen = printed.split('\n').filter((line) => !line.includes(folder) && !line.includes('Entrée'));
    assert.deepEqual(
      screen.filter((line) => widthOf(line) > width),
      [],
    );
  }
});
