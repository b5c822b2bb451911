import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { HeroKind } from '@oubliette/classic';
import { nextlevelCampaign } from '@oubliette/nextlevel';
import type { NextCampaignState, NextState } from '@oubliette/nextlevel';
import { makeMatchFile, replayFile } from '@oubliette/kernel';
import type { MatchFile } from '@oubliette/kernel';
import { checkMessages } from '@oubliette/words';
import { oubliette } from '../../test/run.ts';
import { replayAny } from '../games.ts';
import { readMatchFile } from '../matchFiles.ts';
import { SHOP } from './shopWords.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-next-'));
after(() => rmSync(folder, { recursive: true }));
const pathOf = (name: string): string => join(folder, name);
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/gu, ' ');

async function town(name: string, args: readonly string[], ...lines: readonly string[]): Promise<string> {
  const { code, out, err } = await oubliette(['campaign', 'nextlevel', name, ...args], lines, folder);
  assert.deepEqual([code, err], [0, '']);
  return plain(out);
}

function opened(file: string) {
  const saved = JSON.parse(readFileSync(pathOf(file), 'utf8')) as MatchFile & { readonly terminal: unknown };
  const again = replayFile(nextlevelCampaign, saved);
  assert.ok(again.ok, JSON.stringify(again));
  return { saved, match: again.match, state: again.match.state as NextCampaignState };
}

/** The host's correction of a score sheet, written into the file. */
function pay(file: string, hero: HeroKind, gold: number): void {
  const { saved, match } = opened(file);
  assert.equal(match.override('morcar', { tag: 'setGold', hero, gold }, 'a test').status, 'done');
  const paid = { ...makeMatchFile(nextlevelCampaign, saved.setup, match), terminal: saved.terminal };
  writeFileSync(pathOf(file), JSON.stringify(paid));
}

const ENROL_BRENNA = ['6', '1', 'Brenna', 'f', '', ''];
const ENROL_ELF = ['6', 'elf', '', '', '', ''];

test('every message of the shop is sound in both languages', () => {
  assert.deepEqual(checkMessages(SHOP), []);
});

test('heroes learn, buy, sell, give and pack; the next quest begins with what they have', async () => {
  const file = 'grow.json';
  const enrolled = await town(file, ['--seed', 'grow', '--level', '3'], ...ENROL_BRENNA, ...ENROL_ELF);
  assert.match(enrolled, /Brenna · Barbarian · level 3/u);
  assert.match(enrolled, /120 of 280 points to the next level · Attack 3 dice \(bastard sword\)/u);
  pay(file, 'barbarian', 300);

  const grow = ['2', '1', 'rise', 'hardiness', 'strong', ''];
  const buy = ['3', '1', 'helmet', 'potion of healing', ''];
  const sell = ['4', '1', 'helmet', 'leather', ''];
  const give = ['8', '1', 'potion'];
  const pack = ['5', '1', 'leave the shield', 'leave shield', ''];
  const out = await town(file, [], ...grow, ...buy, ...sell, ...give, ...pack, 'quit');
  assert.match(out, /Level 4 asks for 280 points of experience, and Brenna has 120\. \(NXT-HRO-01\)/u);
  assert.match(out, /Brenna gains a gift: Hardiness\./u);
  assert.match(out, /Brenna has no gift to choose: the next comes at level 4\./u);
  assert.match(out, /Brenna buys a potion of healing for 120 gold pieces\./u);
  assert.match(out, /Brenna sells the helmet for 120 gold pieces\./u, 'bought in this stay');
  assert.match(out, /Brenna sells the leather armour for 75 gold pieces\./u);
  assert.match(out, /Brenna gives the potion of healing to Ladril\./u);
  assert.match(out, /Brenna leaves the shield at home\./u);
  const [brenna, elf] = opened(file).state.heroes;
  assert.deepEqual([brenna!.gold, brenna!.next.gifts, brenna!.next.stowed], [255, ['hardy'], ['shield']]);
  assert.deepEqual(elf!.next.potions, ['potionOfHealing']);

  const quest = await town(file, [], '1', '', '1', '1', '1', 'quit', 'quit');
  assert.match(quest, /Ladril sets out at level 3, with a potion of healing, leather armour/u);
  assert.match(quest, /“The Toll at Crowmill” is under way\. Gone: Brenna, Ladril\./u);
  const match = replayAny(readMatchFile(pathOf('grow-1-crowmill.json'), 'en'));
  assert.ok(match.ok);
  const { next, heroes } = match.match.state as NextState;
  assert.deepEqual(
    [next.sheets.barbarian!.gifts, next.sheets.barbarian!.gear],
    [['hardy'], ['bastardSword']],
  );
  assert.deepEqual(heroes.find(({ id }) => id === 'elf')!.potions, ['potionOfHealing']);
});

test('la même chose en français, et le récit après coup', async () => {
  const file = 'fr.json';
  await town(file, ['--lang', 'fr', '--level', '2'], ...ENROL_ELF);
  pay(file, 'elf', 30);
  const out = await town(file, ['--lang', 'fr'], '3', 'dague', 'arc court', '', '2', 'esprit clair', '');
  assert.match(out, /Ladril achète une dague pour 25 pièces d’or\./u);
  assert.match(out, /coûte \d+ pièces d’or et Ladril en a 5 : on ne fait pas crédit\. \(CLS-EQP-06\)/u);
  assert.match(out, /Ladril acquiert un don : Esprit clair\./u);
  const { out: story } = await oubliette(['replay', file, '--lang', 'fr'], [], folder);
  assert.match(plain(story), /Ladril achète une dague/u);
  const { out: verdict } = await oubliette(['verify', file], [], folder);
  assert.match(verdict, /ok/u);
});

test('a campaign of another book is told of, with how to go on', async () => {
  await town('mine.json', []);
  const { code, err } = await oubliette(['campaign', 'classic', 'mine.json'], [], folder);
  assert.equal(code, 2);
  assert.match(err, /mine\.json is a campaign of nextlevel: go on with \.\/oubliette campaign nextlevel/u);
  const { err: stock } = await oubliette(['campaign', 'nextlevel', '--unlimited-stock'], [], folder);
  assert.match(stock, /--unlimited-stock is for classic/u);
});

test('a match of NextLevel at the terminal: placed, moved, left, gone on with and told', async () => {
  const args = ['play', 'nextlevel', '--heroes', 'elf', '--seed', 'x', '--save', 'elf.json', '--level', '4'];
  const begun = await oubliette(args, ['1', '1', 'face north', 'r', 'sheet', 'reach', 'quit'], folder);
  assert.deepEqual([begun.code, begun.err], [0, '']);
  const out = plain(begun.out);
  assert.match(out, /The Elf sets out at level 4/u);
  assert.match(out, /2 actions left · facing/u);
  assert.match(out, /1 action left · facing north/u);
  assert.match(out, /[▲▶▼◀]El/u, 'which way the Elf faces stands on the board');
  assert.match(out, /↑→↓← facing/u);
  assert.match(out, / · Elf\n {2}Attack \d+ dice · Defence \d+ dice · Body \d\/\d/u);
  assert.match(out, /longbow \(in hand\)/u);
  assert.match(out, /To go on: \.\/oubliette play nextlevel --continue elf\.json/u);
  const again = await oubliette(
    ['play', 'nextlevel', '--continue', 'elf.json', '--lang', 'fr'],
    ['quit'],
    folder,
  );
  assert.match(plain(again.out), /encore 1 action · regarde vers le nord/u);
  const { out: story } = await oubliette(['replay', 'elf.json', '--lang', 'en'], [], folder);
  assert.match(plain(story), /The Elf sets out at level 4/u);
});
