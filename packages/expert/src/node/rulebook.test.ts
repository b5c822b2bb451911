/** The rulebook as a whole: nothing missing, nothing twice, both languages as they are printed. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, typeset } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { readExpertRulebook } from './index.ts';

/** How many rules each part of the book has, in the order of the book. */
const PARTS = {
  GEN: 5,
  BRD: 4,
  DIC: 5,
  CRD: 8,
  HER: 9,
  ABL: 4,
  EQP: 4,
  PRP: 16,
  TRN: 9,
  MOV: 11,
  RUN: 9,
  JMP: 6,
  TUM: 5,
  ACT: 11,
  SRT: 5,
  SRF: 40,
  DOR: 8,
  UAB: 10,
  ITM: 7,
  INV: 15,
  GMT: 2,
  MON: 16,
  CHA: 5,
  LOT: 5,
  EVT: 11,
  CBT: 8,
  LOS: 5,
  ATK: 4,
  DEF: 6,
  DMG: 4,
  DTH: 4,
  BLD: 6,
  QRM: 7,
  QGN: 13,
  EXI: 6,
  AFT: 7,
  ADV: 5,
  SOL: 7,
} as const;

const RULES = readExpertRulebook();
const SOURCES = fileURLToPath(new URL('../', import.meta.url));

const texts = RULES.flatMap(({ id, title, en, fr, ruling }) => [
  { id, en: title.en, fr: title.fr },
  { id, en, fr },
  ...(ruling === undefined ? [] : [{ id, en: ruling.en, fr: ruling.fr }]),
]);

test('all 312 rules are there once, in the order of the book, a chapter for each part', () => {
  const numbered = Object.entries(PARTS).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, at) => `EXP-${part}-${String(at + 1).padStart(2, '0')}`),
  );
  assert.equal(numbered.length, 312);
  assert.deepEqual(
    RULES.map(({ id }) => id),
    numbered,
  );
  const parts = new Map(RULES.map(({ id, chapter }) => [id.slice(0, 'EXP-GEN'.length), chapter]));
  assert.equal(new Set(parts.values()).size, parts.size);
  assert.ok(RULES.every(({ id, chapter }) => parts.get(id.slice(0, 'EXP-GEN'.length)) === chapter));
});

test('every text is written twice, and no French one is an English one', () => {
  for (const { id, en, fr } of texts) {
    assert.ok(en.trim() !== '' && fr.trim() !== '', id);
    // A title can be one word, and the same in both languages.
    assert.ok(en !== fr || !en.includes(' '), `${id}: ${fr}`);
  }
});

test('the French of the rulebook has its apostrophes and its spaces', () => {
  for (const { id, fr } of texts) {
    assert.ok(!fr.includes("'"), `${id}: ${fr}`);
    assert.equal(fr, typeset('fr', fr), id);
  }
});

/** Words the book has another one for: cell, opponent, ally, equipment, staircase … */
const OTHER_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:squares?|adjacent|enem(?:y|ies)|friends?|gear|stairs|first hand|hit points?)\b/iu,
  fr: /\b(?:adjacente?s?|ennemie?s?|amie?s?|escaliers|manches?|pioch\w*|maître du jeu|points? de vie)\b/iu,
};

test('each thing has one name throughout', () => {
  for (const text of texts)
    for (const language of LANGUAGES) {
      const other = OTHER_WORDS[language].exec(text[language]);
      assert.equal(other, null, `${text.id}: ${other?.[0]}`);
    }
});

test('every rule the code or a test cites is in the rulebook', () => {
  const known = new Set(RULES.map(({ id }) => id));
  const cited = globSync('**/*.ts', { cwd: SOURCES }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\bEXP-[A-Z]+-\d+\b/gu)].map(([id]) => ({
      file,
      id,
    })),
  );
  assert.ok(new Set(cited.map(({ id }) => id)).size > 150);
  assert.deepEqual(
    cited.filter(({ id }) => !known.has(id)),
    [],
  );
});
