import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { telling } from '@oubliette/nextlevel';
import { table } from '@oubliette/nextlevel/testing';
import type { NextTableSetting } from '@oubliette/nextlevel/testing';
import { checkMessages, LANGUAGES } from '@oubliette/words';
import { SHEET_WORDS } from '../sheet/words.ts';
import { figureLines } from './lines.ts';
import { techniquesOf, techniqueTexts } from './techniques.ts';
import { TECHNIQUE_WORDS } from './techniqueWords.ts';
import { FIGURE_WORDS } from './words.ts';

const MAP = `
  +-+-+-+-+-+
  |B G L . .|
  + + + + + +
  |. . F C .|
  +-+-+-+-+-+`;

function laid(rest: NextTableSetting) {
  return table(
    MAP,
    {
      B: { kind: 'barbarian' },
      G: { kind: 'gargoyle' },
      L: { kind: 'goblin' },
      F: { kind: 'fimir' },
      C: { kind: 'chaosWarrior' },
    },
    rest,
  );
}

describe('what is said of a figure', () => {
  const told = laid({
    turn: 'B',
    next: {
      figures: {
        B: {
          facing: 'east',
          level: 3,
          plights: [
            { tag: 'held', by: 'slime' },
            { tag: 'enchanted', dice: ['violet', 'violet'] },
          ],
        },
        C: { facing: 'west', plights: [{ tag: 'stance', defence: -1 }, { tag: 'attacked' }] },
      },
      engaged: [['B', 'G']],
    },
  });
  const view = told.view('heroes');
  const names = telling.namesIn(view);

  test('facing, level, weapon, fight and plights', () => {
    assert.deepEqual(figureLines({ view, names, language: 'en' }, told.figure('B')), [
      'Faces east.',
      'Level 3.',
      'In hand: bastard sword.',
      'Fighting the gargoyle hand to hand.',
      'Held in slime until a 6 is rolled at the start of a turn.',
      'The next attack with a weapon has 2 violet dice more.',
    ]);
  });

  test('how high a monster stands, and which way its dice went', () => {
    assert.deepEqual(figureLines({ view, names, language: 'fr' }, told.figure('C')), [
      'Regarde vers l’ouest.',
      'Un monstre médium.',
      '1 dé passé de la défense à l’attaque.',
    ]);
  });
});

describe('techniques', () => {
  const now = (told: ReturnType<typeof laid>, letter: string, seat = 'morcar') =>
    techniquesOf(told.view(seat), told.figure(letter))
      .filter((one) => one.now)
      .map(({ id }) => id);

  test('those that the board allows now, in Morcar’s turn', () => {
    const west = laid({ turn: 'G', next: { figures: { G: { facing: 'west' } } } });
    assert.deepEqual(now(west, 'G'), ['livingShield', 'sweep']);
    const east = laid({ turn: 'G', next: { figures: { G: { facing: 'east' } } } });
    assert.deepEqual(now(east, 'G'), ['livingShield']);
    assert.deepEqual(now(west, 'C'), ['power']);
  });

  test('the fimir’s spells once its die allows them', () => {
    const rolled = (die: number) => now(laid({ turn: 'F', next: { turn: { fimir: die } } }), 'F');
    assert.equal(rolled(6).includes('blackMist'), true);
    assert.equal(rolled(5).includes('blackMist'), false);
  });

  test('in a hero’s turn a chaos warrior may still go on the defensive, once', () => {
    assert.deepEqual(now(laid({ turn: 'B' }), 'C'), ['defensive']);
    const moved = laid({ turn: 'B', next: { figures: { C: { plights: [{ tag: 'stance', defence: 1 }] } } } });
    assert.deepEqual(now(moved, 'C'), []);
  });

  test('heroes read of those they have met with, and of all at an open table', () => {
    const readable = (next: NextTableSetting['next']) => {
      const told = laid({ turn: 'B', ...(next === undefined ? {} : { next }) });
      return techniquesOf(told.view('heroes'), told.figure('F'))
        .filter((one) => one.readable)
        .map(({ id }) => id);
    };
    assert.deepEqual(readable(undefined), []);
    assert.deepEqual(readable({ state: { shown: ['NXT-FIM-07'] } }), ['blackMist']);
    assert.equal(readable({ options: { hiddenTechniques: false } }).length, 7);
  });

  test('the master is told which of them the heroes do not know', () => {
    const told = laid({ turn: 'B', next: { state: { shown: ['NXT-GAR-01'] } } });
    const unseen = techniquesOf(told.view('morcar'), told.figure('G')).filter((one) => one.unseen);
    assert.deepEqual(
      unseen.map(({ id }) => id),
      ['livingShield', 'sweep', 'hurl', 'strides'],
    );
  });

  test('have a name and a sentence in both languages', () => {
    const told = laid({ turn: 'F' });
    const { view } = { view: told.view('morcar') };
    for (const language of LANGUAGES)
      for (const letter of ['G', 'L', 'F', 'C'])
        for (const { id } of techniquesOf(view, told.figure(letter))) {
          const { name, text } = techniqueTexts(id, language);
          assert.ok(name.length > 0 && text.endsWith('.'), id);
        }
  });
});

test('every message about figures and sheets is sound', () => {
  for (const words of [FIGURE_WORDS, TECHNIQUE_WORDS, SHEET_WORDS])
    assert.deepEqual(checkMessages(words), []);
});
