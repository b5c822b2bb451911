import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSquare, withSquare } from '@oubliette/dungeon';
import { streamFromSeed } from '@oubliette/kernel';
import { LANGUAGES } from '@oubliette/words';
import { CLASSIC_BOARD } from '../content/board.ts';
import type { Command } from '../commands.ts';
import { describeCommand } from './commands.ts';
import { learnNames, namesFrom } from './names.ts';
import { PROMPTS, promptText } from './prompts.ts';
import { BOOK, openTable, randomMatch } from './testing/table.ts';

const at = (name: string): number => parseSquare(CLASSIC_BOARD, name)!;

const game = openTable(BOOK[0]!);
/** The moment before the first turn's first choice. */
const last = [...randomMatch(game, 'labels', 7)].at(-1)!;
const view = game.view(last.state, 'ann');
const names = namesFrom(view);
const barbarian = view.figures.find(({ id }) => id === 'barbarian')!;
const beside = { ...barbarian, square: at('E3') };
/** An open pit to the north. */
const pits = withSquare(view.pits, at('E2'));
const posed = { ...view, pits, figures: [beside, { ...beside, id: 'orc-1', square: at('E4') }] };

const LABELS: readonly (readonly [Command, en: string, fr: string])[] = [
  [{ type: 'takeRole', role: 'morcar' }, 'Play Morcar', 'Jouer Morcar'],
  [
    { type: 'takeSpells', hero: 'elf', set: 'air' },
    'Take the spells of Air: Genie, Swift Wind and Tempest',
    'Prendre les sortilèges d’Air\u00a0: Génie, Vent Rapide et Tempête',
  ],
  [{ type: 'step', figure: 'barbarian', to: at('D3') }, 'Step west to D3', 'Avancer vers l’ouest en D3'],
  [
    { type: 'step', figure: 'barbarian', to: at('E2') },
    'Climb down north into the pit on E2: as good as a fall',
    'Descendre vers le nord dans l’oubliette en E2\u00a0: autant dire y tomber',
  ],
  [
    { type: 'jump', figure: 'barbarian', to: at('E5') },
    'Jump the pit south to E5',
    'Sauter l’oubliette vers le sud en E5',
  ],
  [
    { type: 'openDoor', figure: 'barbarian', door: 'E3-F3' },
    'Open the door to the east (E3-F3)',
    'Ouvrir la porte vers l’est (E3-F3)',
  ],
  [
    { type: 'openDoor', figure: 'barbarian', door: 'J3-K3' },
    'Open the door (J3-K3)',
    'Ouvrir la porte (J3-K3)',
  ],
  [
    { type: 'attack', figure: 'barbarian', target: 'orc-1' },
    'Attack the orc (3 dice)',
    'Attaquer l’orc (3 dés)',
  ],
  [
    { type: 'attack', figure: 'barbarian', target: 'orc-1', weapon: 'spear' },
    'Attack the orc with the spear (2 dice)',
    'Attaquer l’orc avec la lance (2 dés)',
  ],
  [
    { type: 'attack', figure: 'barbarian', target: 'orc-1', weapon: 'handAxe', thrown: true },
    'Throw the hand axe at the orc (2 dice)',
    'Jeter la hachette sur l’orc (2 dés)',
  ],
  [
    { type: 'castSpell', figure: 'elf', spell: 'sleep', target: 'orc-1', unseen: true },
    'Waste Sleep on the orc, out of sight',
    'Perdre Sommeil sur l’orc, hors de vue',
  ],
  [
    { type: 'castSpell', figure: 'elf', spell: 'courage', target: 'elf' },
    'Cast Courage on herself',
    'Jeter Courage sur elle-même',
  ],
  [
    { type: 'usePotion', figure: 'elf', potion: 'potionOfHealing' },
    'Aldis: drink a potion of healing',
    'Aldis\u00a0: boire une potion de guérison',
  ],
  [{ type: 'giveUp', figure: 'dwarf' }, 'Give the Dwarf up for lost', 'Donner la Naine pour perdue'],
  [{ type: 'substitute', kind: null }, 'Do without', 'S’en passer'],
];

for (const [command, en, fr] of LABELS) {
  test(`label: ${en}`, () => {
    assert.equal(describeCommand(command, 'en', names, posed), en);
    assert.equal(describeCommand(command, 'fr', names, posed), fr);
  });
}

test('every choice of random matches has a label of its own, in both languages', () => {
  const types = new Set<string>();
  for (const [index, quest] of BOOK.entries()) {
    const match = openTable(quest);
    let known = namesFrom(match.view(match.start(streamFromSeed('x')).state, 'ann'));
    for (const { state, seat, command, events } of randomMatch(match, `labels ${index}`, 150)) {
      known = learnNames(known, events);
      if (command === null) continue;
      const seen = match.view(state, seat);
      const moves = match.moves(state, seat);
      for (const { type } of moves) types.add(type);
      for (const language of LANGUAGES) {
        const labels = moves.map(
          (move) => ('figure' in move ? move.figure : '') + describeCommand(move, language, known, seen),
        );
        assert.equal(new Set(labels).size, labels.length, labels.join('\n'));
        for (const label of labels) assert.doesNotMatch(label, /undefined| {2}|[a-z]-\d+ |\{/u);
      }
    }
  }
  assert.ok(types.size > 12, [...types].join(', '));
});

test('prompts are worded in both languages; an unknown one is shown as it came', () => {
  const asked = new Set<string>();
  for (const { state } of randomMatch(openTable(BOOK[2]!), 'prompts', 300))
    for (const { prompt } of openTable(BOOK[2]!).waiting(state)) asked.add(prompt);
  for (const prompt of asked) assert.ok(Object.hasOwn(PROMPTS.en, prompt), prompt);
  assert.equal(promptText('letPass', 'fr'), 'Quelqu’un demande à passer\u00a0: acceptez ou non.');
  assert.equal(promptText('somethingNew', 'en'), 'somethingNew');
});
