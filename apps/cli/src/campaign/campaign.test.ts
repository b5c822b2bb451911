import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { classicCampaign } from '@oubliette/classic';
import type { CampaignState, HeroKind } from '@oubliette/classic';
import { makeMatchFile, replayFile } from '@oubliette/kernel';
import type { MatchFile } from '@oubliette/kernel';
import { checkMessages } from '@oubliette/words';
import { readMatchFile } from '../matchFiles.ts';
import type { Terminal } from '../play/terminal.ts';
import { styleFor } from '../style.ts';
import { replayAny, townOf } from '../games.ts';
import { Ledger } from './ledger.ts';
import { campaignOptions } from './options.ts';
import { Town } from './town.ts';
import { TOWN } from './words.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'oubliette-campaign-'));
after(() => rmSync(folder, { recursive: true }));
const pathOf = (name: string): string => join(folder, name);

/** A terminal whose person types these lines and leaves; `printed` is what they saw. */
class Script {
  readonly isInteractive = false;
  readonly style = styleFor({});
  printed = '';
  readonly #lines: string[];

  constructor(lines: readonly string[]) {
    this.#lines = [...lines];
  }

  width(): number {
    return 100;
  }

  height(): number {
    return 40;
  }

  print(lines: readonly string[]): void {
    this.printed += lines.map((line) => `${line}\n`).join('');
  }

  page(lines: readonly string[]): Promise<boolean> {
    this.print(lines);
    return Promise.resolve(true);
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

async function campaign(name: string, args: readonly string[], ...lines: readonly string[]): Promise<string> {
  const options = campaignOptions(['classic', pathOf(name), '--lang', 'en', ...args]);
  const script = new Script(lines);
  const { ledger } = Ledger.open(options);
  await new Town(ledger, script as unknown as Terminal, options.language).run('');
  return script.printed.replaceAll(/[\u00a0\u202f]/gu, ' ');
}

/** The whole program, with these lines on its standard input, which then ends. */
function oubliette(args: readonly string[], ...lines: readonly string[]) {
  const input = lines.map((line) => `${line}\n`).join('');
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    cwd: folder,
    encoding: 'utf8',
    input,
  });
  return { code: status, out: stdout, err: stderr };
}

function replayed(file: string) {
  const text = readFileSync(pathOf(file), 'utf8');
  const saved = JSON.parse(text) as MatchFile & { readonly terminal: unknown };
  const again = replayFile(classicCampaign, saved);
  assert.ok(again.ok, JSON.stringify(again));
  return { saved, match: again.match, events: again.events };
}

function stateOf(file: string): CampaignState {
  return replayed(file).match.state as CampaignState;
}

/** The host's correction of a score sheet, written into the file. */
function pay(file: string, hero: HeroKind, gold: number): void {
  const { saved, match } = replayed(file);
  assert.equal(match.override('morcar', { tag: 'setGold', hero, gold }, 'a test').status, 'done');
  const paid = { ...makeMatchFile(classicCampaign, saved.setup, match), terminal: saved.terminal };
  writeFileSync(pathOf(file), JSON.stringify(paid));
}

function isIntact(...files: readonly string[]): void {
  for (const file of files) assert.ok(replayAny(readMatchFile(pathOf(file), 'en')).ok, file);
}

const ENROL_BRENNA = ['3', '1', 'Brenna', 'f', 'I come back', 'y', 'gold', 'a lion', '3'];
const ENROL_ELF = ['3', 'elf', '', '', '', ''];

test('every message of the town is sound in both languages', () => {
  assert.deepEqual(checkMessages(TOWN), []);
});

test('heroes are enrolled, shop, give and undo; the file holds all of it', async () => {
  const file = 'shop.json';
  const out = await campaign(file, ['--seed', 'shop'], ...ENROL_BRENNA, ...ENROL_ELF, '9', 'quit');
  assert.match(out, /Brenna, a Barbarian, joins the company/u);
  assert.match(out, /“I come back” · a lion in red on a field of gold/u);
  assert.ok(out.includes(`To go on: ./oubliette campaign classic ${pathOf(file)}`));
  assert.deepEqual(
    stateOf(file).heroes.map(({ kind, name, gender }) => [kind, name, gender]),
    [
      ['barbarian', 'Brenna', 'f'],
      ['elf', 'Ladril', 'm'],
    ],
  );

  pay(file, 'barbarian', 400);
  const shopping = ['2', '1', '5', 'shield', '7', 'nonsense', '13', ''];
  const gift = ['5', '1', '1', '9999', '50', ''];
  const told = await campaign(file, [], ...shopping, ...gift, '10', '10');
  assert.match(told, / 5 broadsword +250 gold +1 left +Attack with 3 dice\./u);
  assert.match(told, /Brenna buys a broadsword for 250 gold pieces/u);
  assert.match(told, /no credit here\. \(CLS-EQP-06\)/u);
  assert.match(told, /“nonsense” is not on the list: type a number from 1 to 14/u);
  assert.match(told, /Brenna returns the broadsword and gets 250 gold pieces back/u);
  assert.match(told, /“9999” is no sum Brenna can give: type a whole number from 1 to 300/u);
  assert.match(told, /Brenna gives 50 gold pieces to Ladril/u);
  const [brenna, ladril] = stateOf(file).heroes;
  assert.deepEqual([brenna!.gold, brenna!.equipment, ladril!.gold], [50, ['broadsword', 'shield'], 0]);
  isIntact(file);

  const { saved, events } = replayed(file);
  const rows = townOf('classic').tell(saved.setup as object, events, 'fr');
  const story = rows.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
  assert.match(story, /Brenna rend l’épée large et reprend 250 pièces d’or/u);
  assert.match(story, /Les personnages annulent le dernier ordre/u);
});

test('the training quest is begun, left in the middle, gone on with and called off', async () => {
  const file = 'trial.json';
  const begin = ['1', '2,1', 'y', '1', '1', 'r', 'quit'];
  const out = await campaign(file, ['--seed', 'trial'], ...ENROL_BRENNA, ...ENROL_ELF, ...begin, 'quit');
  assert.match(out, /Brenna rolls \d \+ \d to move/u);
  const roll = /Brenna rolls (\d \+ \d)/u.exec(out)![1]!;
  assert.match(out, /“The Trial” is under way, as a training game\. Gone: Brenna, Ladril\./u);
  assert.deepEqual(stateOf(file).underWay?.heroes, ['barbarian', 'elf']);

  const again = await campaign(file, [], '1', 'end', 'quit', '7', '2', 'n', '2', 'y');
  assert.ok(again.includes(`Brenna rolls ${roll} to move`), 'the dice are those of before');
  assert.match(again, /Ladril’s turn/u);
  assert.match(again, /“7” is no choice here: type a number from 1 to 5/u);
  assert.match(again, /“The Trial” is called off and leaves no trace/u);
  assert.equal(stateOf(file).phase, 'town');
  isIntact(file, 'trial-1-the-trial.json');

  const same = await campaign('same.json', ['--seed', 'trial'], ...ENROL_BRENNA, ...ENROL_ELF, ...begin);
  assert.ok(same.includes(`Brenna rolls ${roll} to move`), 'the same seed, the same dice');
});

test('a quest without its file can be called off, and then begun anew', async () => {
  const file = 'lost.json';
  await campaign(file, [], ...ENROL_ELF, '1', 'y', '1');
  const questFile = readdirSync(folder).find((name) => name.startsWith('lost-1-'))!;
  rmSync(join(folder, questFile));
  const out = await campaign(file, [], '1', '2', 'y', '1', '');
  assert.match(out, /The match of this quest is not there \(.*lost-1-the-trial\.json\): put the\sfile back/u);
  assert.ok(existsSync(join(folder, 'lost-2-the-trial.json')));
});

test('a quest whose file was damaged is told of, and the campaign goes on', async () => {
  const file = 'damaged.json';
  await campaign(file, [], ...ENROL_ELF, '1', 'y', '1');
  writeFileSync(pathOf('damaged-1-the-trial.json'), '{}');
  const out = await campaign(file, [], '1', '2', 'y');
  assert.match(out, /damaged-1-the-trial\.json cannot be\splayed\son/u);
  assert.equal(stateOf(file).phase, 'town');
});

test('a quest that was lost is recorded, and its dead are struck off', async () => {
  const file = 'slain.json';
  const out = await campaign(file, [], ...ENROL_ELF, '1', 'n', '1', '1', 'give up', 'y', '10');
  assert.match(out, /“The Trial” is over: every hero was slain/u);
  assert.match(out, /Remembered: Ladril \(Elf\), slain in “The Trial”/u);
  assert.match(out, /Too late to undo/u);
  const { heroes, chronicle } = stateOf(file);
  assert.deepEqual([heroes, chronicle.map(({ outcome }) => outcome)], [[], ['slain']]);
  isIntact(file);
});

test('la même chose en français', async () => {
  const file = 'fr.json';
  const enrol = ['3', 'nain', 'Olga', 'x', 'f', 'Jamais', 'o', 'azur', 'une clef', 'argent'];
  const out = await campaign(file, ['--lang', 'fr', '--no-gifts'], '1', ...enrol, ...ENROL_ELF);
  assert.match(out, /enrôlez d’abord un héros/u);
  assert.match(out, /« x » n’est ni m ni f/u);
  assert.match(out, /« Jamais » · une clef d’argent sur champ d’azur/u);
  assert.match(out, /Olga · Naine/u);
  pay(file, 'dwarf', 120);
  const told = await campaign(
    file,
    ['--lang', 'fr'],
    '2',
    '1',
    'bouclier',
    '13',
    '8',
    '',
    '5',
    '1',
    '1',
    '20',
    'annuler',
  );
  assert.match(told, /Olga achète un bouclier pour 100 pièces d’or/u);
  assert.match(told, /Olga rend le bouclier/u);
  assert.match(told, /Cette table a choisi de se passer de dons\. \(CLS-EQP-08\)/u);
  const begin = ['1', '1', 'o', '1', 'r', 'quitter', 'quitter'];
  assert.match(
    await campaign(file, ['--lang', 'fr'], ...begin),
    /« L’Épreuve » est en cours, en entraînement/u,
  );
  const back = await campaign(file, ['--lang', 'fr'], '1', 'langue en', 'quit', 'lang fr', '2', 'o', '42');
  assert.match(back, /“The Trial” is under way/u);
  assert.match(back, /« L’Épreuve » est annulée et ne laisse aucune trace/u);
  assert.match(back, /« 42 » n’est pas un choix/u);
  isIntact(file);
});

test('what cannot be done is told, with how to put it right', async () => {
  await campaign('mine.json', []);
  await assert.rejects(
    campaign('mine.json', ['--seed', 'x', '--free-order']),
    /already begun: --seed and --free-order cannot be chosen any more/u,
  );
  writeFileSync(
    pathOf('other.json'),
    JSON.stringify({ system: 'classic', format: 1, rulesVersion: 1, fair: null, rows: [] }),
  );
  await assert.rejects(campaign('other.json', []), /a match of classic, not of classic-campaign/u);
  assert.throws(() => campaignOptions(['advanced']), /the game is one of classic/u);
});

test('the program reads a pipe to its end, keeps the campaign, and verifies and replays it', () => {
  const { code, out, err } = oubliette(
    ['campaign', 'classic', '--seed', 'pipe', '--lang', 'en'],
    ...ENROL_ELF,
  );
  assert.deepEqual([code, err], [0, '']);
  const file = join('.oubliette', 'campaign-pipe.json');
  assert.ok(out.endsWith(`To go on: ./oubliette campaign classic ${file}\n`), out);
  const verified = oubliette(['verify', file]);
  assert.deepEqual([verified.code, verified.err], [0, '']);
  assert.match(oubliette(['replay', file, '--lang', 'fr']).out, /Ladril, Elfe, rejoint la compagnie/u);
});
