import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@oubliette/words';
import { REFEREE } from '../book.ts';
import type { Command } from '../commands.ts';
import type { View } from '../view.ts';
import { LABELLERS } from './chapters.ts';
import { telling } from './telling.ts';
import { COMMANDS } from './testing/allSamples.ts';
import { F7, NAMES } from './testing/samples.ts';

/** What labels may look at: the cards that are being put back. */
const VIEW = {
  stack: [{ tag: 'reordering', figure: 'elf', seat: 'ann', cards: ['kitchen', 'questRoom'] }],
} as unknown as View;

function label(command: Command, language: 'en' | 'fr', view = VIEW): string {
  return telling.label(command, { language, names: NAMES, view });
}

for (const [type, commands] of Object.entries(COMMANDS))
  test(`label of ${type}`, () => {
    for (const language of LANGUAGES) {
      const labels = (commands as readonly Command[]).map((command) => label(command, language));
      assert.equal(new Set(labels).size, labels.length, labels.join(', '));
      for (const one of labels) {
        assert.match(one, /^\p{Lu}.*[^.]$/u);
        assert.doesNotMatch(one, /undefined|[{}]|  |—|[a-z]-\d|@|'|\b(?:de|à) les?\b/u);
      }
    }
  });

test('every command the book knows has a label', () => {
  assert.deepEqual(Object.keys(LABELLERS).sort(), Object.keys(REFEREE.rules.handlers).sort());
});

const EXPECTED: readonly (readonly [Command, en: string, fr: string])[] = [
  [{ type: 'attack', target: 'orc-2' }, 'Attack Orc 2', 'Attaquer l’orc 2'],
  [{ type: 'openDoor', at: F7, side: 1 }, 'Open the door east of F7', 'Ouvrir la porte à l’est de F7'],
  [
    { type: 'searchFurniture', piece: 'weaponRack@9' },
    'Search the weapon rack',
    'Fouiller le râtelier d’armes',
  ],
  [
    { type: 'reorder', order: [1, 0] },
    'Put the cards back in this order: the quest room and the kitchen',
    'Remettre les cartes dans cet ordre\u00a0: la salle de quête et la cuisine',
  ],
  [
    { type: 'giveCard', card: 'greatAxe', to: 'warrior' },
    'Give the great axe to the Warrior',
    'Donner la grande hache à la Guerrière',
  ],
  [{ type: 'giveGold', gold: 1, to: 'elf' }, 'Give 1 gold piece to Alys', 'Donner 1 pièce d’or à Alys'],
  [{ type: 'takeTurn', hero: 'warrior' }, 'Have the Warrior act next', 'Faire jouer la Guerrière'],
];

for (const [command, en, fr] of EXPECTED)
  test(`label: ${en}`, () => {
    assert.equal(label(command, 'en'), en);
    assert.equal(label(command, 'fr'), fr);
  });

test('a way to lay a tile is told among how many, and alone without its question', () => {
  const view = { stack: [{ tag: 'laying', fits: [{}, {}, {}] }] } as unknown as View;
  assert.equal(label({ type: 'layTile', fit: 1 }, 'en', view), 'Lay the tile: way 2 of 3');
  assert.equal(label({ type: 'layTile', fit: 1 }, 'fr', VIEW), 'Poser la tuile\u00a0: façon 2 sur 2');
});
