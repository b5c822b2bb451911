import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { telling } from '@oubliette/classic';
import type { View } from '@oubliette/classic';
import { checkMessages, LANGUAGES } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { table } from '../play/testing/scene.ts';
import { cellTexts } from './cellText.ts';
import { seenDoors } from './doors.ts';
import { pinsOf } from './hidden.ts';
import type { Light } from '../../board/light.ts';
import { BOARD_WORDS } from '../../board/words.ts';
import { SQUARE_WORDS } from './words.ts';

const MAP = `
  +-+-+-+-+-+-+-+
  |B . O P|: : :|
  + + + + + +-+-+
  |E . . .d:|. .|
  +-+-+-+-+ +d+-+
  |. . . .s: : :|
  +-+-+-+-+-+-+-+`;

const played = table(
  MAP,
  { B: { kind: 'barbarian' }, E: { kind: 'elf' }, O: { kind: 'orc' }, P: { kind: 'orc' } },
  {
    stairs: 'A1',
    dark: true,
    quest: {
      furniture: [{ kind: 'throne', at: 'C2' }],
      traps: [{ kind: 'pit', at: 'E3' }],
      blocked: ['G1'],
      monsters: [{ kind: 'mummy', at: 'G2' }],
      notes: [{ when: { step: 'F3' }, then: [{ goal: 'goal' }] }],
    },
  },
);

function said(view: View, square: string, language: Language, lights: readonly Light[] = []): string {
  return texts(view, language, lights)(played.square(square));
}

function texts(view: View, language: Language, lights: readonly Light[] = [], hidden: View['screen'] = null) {
  const names = telling.namesIn(view);
  return cellTexts({ parts: {}, view, names, language, doors: seenDoors(view), lights, hidden });
}

describe('what a square says', () => {
  const view = played.view();

  test('its name, its place, who stands there, and what can be done with it', () => {
    const lights: readonly Light[] = [{ square: played.square('C1'), kind: 'reach', label: '4' }];
    assert.equal(said(view, 'C1', 'en', lights), 'C1, room r1, orc 1, reachable in 4');
    assert.equal(said(view, 'C1', 'fr', lights), 'C1, salle r1, orc 1, accessible en 4');
    assert.match(said(view, 'E1', 'en'), /^E1, corridor/);
  });

  test('wounds, conditions and whose turn it is', () => {
    const hurt: View = {
      ...view,
      turn: { ...view.turn, actor: 'barbarian' },
      figures: view.figures.map((figure) =>
        figure.id === 'barbarian' ? { ...figure, body: 5, conditions: ['asleep' as const] } : figure,
      ),
    };
    assert.equal(
      said(hurt, 'A1', 'en'),
      'A1, room r1, stairs, Barbarian, wounded, 5 of 8 Body points, asleep, taking a turn',
    );
    assert.match(said(hurt, 'A1', 'fr'), /Barbare, blessé, 5 sur 8 points de Corps, sommeil, joue son tour$/);
  });

  test('furniture, doors and the dark', () => {
    assert.equal(said(view, 'C2', 'en'), 'C2, room r1, throne');
    assert.equal(said(view, 'D2', 'en'), 'D2, room r1, closed door east');
    assert.equal(said(view, 'D2', 'fr'), 'D2, salle r1, porte fermée à l’est');
    assert.match(said(view, 'G3', 'en'), /^G3, corridor, unseen$/);
  });

  test('nothing of what is hidden, except behind the screen', () => {
    assert.doesNotMatch(said(view, 'G2', 'en'), /mummy/);
    const master = played.view('morcar');
    const behind = texts(master, 'en', [], master.screen);
    assert.match(behind(played.square('G2')), /hidden: mummy/);
    assert.match(behind(played.square('E3')), /hidden: pit/);
    assert.match(behind(played.square('D3')), /hidden: a secret door/);
    assert.match(behind(played.square('F3')), /hidden: note 1/);
    assert.deepEqual(pinsOf(master.screen!.quest), [{ square: played.square('F3'), number: 1, done: false }]);
  });

  test('what a light is for, unless it has words of its own', () => {
    const square = played.square('B1');
    for (const language of LANGUAGES)
      for (const kind of ['reach', 'risky', 'path', 'goal', 'target', 'choice', 'barred'] as const)
        assert.ok(said(view, 'B1', language, [{ square, kind }]).split(', ').length >= 4, kind);
    assert.ok(said(view, 'B1', 'en', [{ square, kind: 'target', spoken: '67 %' }]).endsWith(', 67 %'));
    assert.equal(said(view, 'B1', 'en', [{ square, kind: 'linked' }]), said(view, 'B1', 'en'));
  });
});

test('the words of the board are sound in both languages', () => {
  assert.deepEqual([...checkMessages(SQUARE_WORDS), ...checkMessages(BOARD_WORDS)], []);
});
