import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLASSIC_BOARD } from '@oubliette/classic/extend';
import { parseSquare } from '@oubliette/dungeon';
import { streamFromSeed } from '@oubliette/kernel';
import { LANGUAGES } from '@oubliette/words';
import type { NextCommand } from '../commands.ts';
import type { NextView } from '../view.ts';
import { describeNextCommand } from './commands.ts';
import { nextNamesFrom } from './narrate.ts';
import { telling } from './telling.ts';
import { BOOK, openNextTable, randomNextMatch } from './testing/match.ts';

const at = (name: string): number => parseSquare(CLASSIC_BOARD, name)!;

const game = openNextTable(BOOK[0]!);
/** The moment before the first turn's first choice. */
const last = [...randomNextMatch(game, 'labels', 8)].at(-1)!;
const view = game.view(last.state, 'ann');
const names = nextNamesFrom(view);
const barbarian = view.figures.find(({ id }) => id === 'barbarian')!;
const beside = { ...barbarian, square: at('E3') };
const posed: NextView = {
  ...view,
  figures: [
    beside,
    { ...beside, id: 'elf', kind: 'elf', square: at('F3') },
    { ...beside, id: 'wizard', kind: 'wizard', square: at('F4') },
    { ...beside, id: 'ogre-1', kind: 'ogre', side: 'morcar', attack: 4, square: at('E4') },
  ],
  furniture: [{ kind: 'cupboard', squares: [at('C3'), at('C2')] }],
  next: { ...view.next, pieces: [{ altar: false, searchable: true, searched: false }] },
};

const LABELS: readonly (readonly [NextCommand, en: string, fr: string])[] = [
  [
    { type: 'strike', figure: 'barbarian', target: 'ogre-1' },
    'Attack the ogre (4 combat dice)',
    'Attaquer l’ogre (4 dés de combat)',
  ],
  [
    { type: 'strike', figure: 'elf', target: 'ogre-1', with: 'dagger' },
    'Attack the ogre with the dagger (1 combat die)',
    'Attaquer l’ogre à la dague (1 dé de combat)',
  ],
  [
    { type: 'strike', figure: 'wizard', target: 'ogre-1', with: 'magic', mana: 2, design: true },
    'Attack the ogre with magic, with a deadly design (2 combat dice, 1 unstoppable)',
    'Attaquer l’ogre par la magie, avec un dessein mortel (2 dés de combat, 1 imparable)',
  ],
  [
    { type: 'strike', figure: 'ogre-1', target: 'elf', assured: true, group: true },
    'Attack Aldis, assured, with those who hold back (1 violet die)',
    'Attaquer Aldis, à coup sûr, avec ceux qui attendent (1 dé violet)',
  ],
  [
    { type: 'hold', figure: 'barbarian', target: 'ogre-1' },
    'Hold back an attack on the ogre (4 combat dice)',
    'Retenir une attaque contre l’ogre (4 dés de combat)',
  ],
  [{ type: 'step', figure: 'elf', to: at('G4') }, 'Step diagonally to G4', 'Avancer en diagonale en G4'],
  [{ type: 'step', figure: 'elf', to: at('F2') }, 'Step north to F2', 'Avancer vers le nord en F2'],
  [{ type: 'face', figure: 'elf', facing: 1 }, 'Turn to face east', 'Se tourner vers l’est'],
  [
    { type: 'searchFurniture', figure: 'elf', square: at('C2') },
    'Search the cupboard on C2',
    'Fouiller le buffet en C2',
  ],
  [
    { type: 'changeWeapon', figure: 'elf', weapon: 'battleAxe' },
    'Take the battle axe in hand',
    'Prendre la hache d’armes en main',
  ],
  [
    { type: 'readScroll', figure: 'elf', scroll: 'lightning', target: 'ogre-1' },
    'Read the scroll of Lightning on the ogre',
    'Lire le parchemin de Foudre sur l’ogre',
  ],
  [
    { type: 'allot', shares: ['barbarian=2', 'elf=1'] },
    'Share out the skulls: the Barbarian (2), Aldis (1)',
    'Répartir les crânes : le Barbare (2), Aldis (1)',
  ],
  [
    { type: 'escape', figure: 'elf', to: at('F2') },
    'Throw Aldis clear to F2',
    'Projeter Aldis à l’écart en F2',
  ],
  [
    { type: 'disarm', figure: 'dwarf', square: at('F2') },
    'Take the trap on F2 apart',
    'Démonter le piège en F2',
  ],
  [
    { type: 'chooseShield', figure: null },
    'Let no other monster take the blow',
    'Ne faire prendre le coup par personne d’autre',
  ],
  [{ type: 'endTurn' }, 'End the turn', 'Terminer le tour'],
];

for (const [command, en, fr] of LABELS) {
  test(`label: ${en}`, () => {
    assert.equal(describeNextCommand(command, 'en', names, posed), en);
    assert.equal(describeNextCommand(command, 'fr', names, posed), fr.replaceAll(' :', '\u00a0:'));
  });
}

test('every choice of random matches has a label of its own, in both languages', () => {
  const types = new Set<string>();
  for (const [index, quest] of BOOK.slice(0, 6).entries()) {
    const match = openNextTable(quest);
    let known = nextNamesFrom(match.view(match.start(streamFromSeed('x')).state, 'ann'));
    for (const { state, seat, command, events } of randomNextMatch(match, `labels ${index}`, 60)) {
      known = telling.learn(events, known);
      if (command === null) continue;
      const seen = match.view(state, seat);
      const moves = match.moves(state, seat);
      for (const { type } of moves) types.add(type);
      for (const language of LANGUAGES) {
        const labels = moves.map(
          (move) => ('figure' in move ? move.figure : '') + describeNextCommand(move, language, known, seen),
        );
        assert.equal(new Set(labels).size, labels.length, twins(labels).join('\n'));
        for (const label of labels) assert.doesNotMatch(label, /undefined| {2}|[a-z]-\d+ |\{/u);
      }
    }
  }
  assert.ok(types.size > 20, [...types].join(', '));
});

function twins(labels: readonly string[]): string[] {
  return labels.filter((label, index) => labels.indexOf(label) !== index);
}
