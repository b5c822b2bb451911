/** A label for every command of NextLevel's, and for classic's that mean more here. */
import { describeCommand, sceneOf } from '@oubliette/classic/extend';
import type { Command, CommandOf, Names } from '@oubliette/classic/extend';
import { xOf, yOf } from '@oubliette/dungeon';
import { defineMessages, sentencesOf, speak } from '@oubliette/words';
import type { Language, Sentence } from '@oubliette/words';
import type { NextCommand, NextOwnCommand } from '../commands.ts';
import { sideNamed } from '../slant.ts';
import type { NextView } from '../view.ts';
import { ATTACK_LABELLERS } from './labels/attack.ts';
import { HERO_LABELLERS } from './labels/heroes.ts';
import { nextLabelScene } from './labels/labelScene.ts';
import type { Labels, NextLabelScene } from './labels/labelScene.ts';
import { MONSTER_LABELLERS } from './labels/monsters.ts';
import { directionName } from './vocabulary.ts';

export const REPLACED_LABELS = defineMessages({
  en: {
    stepDiagonally: 'Step diagonally to {square}',
    searchTreasure: 'Search {place}',
    disarm: 'Take the trap on {square} apart',
    escape: 'Throw {figure} clear to {square}',
    sided: '{label}, facing {direction}',
  },
  fr: {
    stepDiagonally: 'Avancer en diagonale en {square}',
    searchTreasure: 'Fouiller {place}',
    disarm: 'Démonter le piège en {square}',
    escape: 'Projeter {figure} à l’écart en {square}',
    sided: '{label}, face vers {direction}',
  },
});

const sentence = sentencesOf(REPLACED_LABELS);

const OWN: Labels<NextOwnCommand> = { ...ATTACK_LABELLERS, ...HERO_LABELLERS, ...MONSTER_LABELLERS };

type Replaced = 'step' | 'searchTreasure' | 'disarm' | 'escape';

/** Null where classic's own label fits. */
const REPLACED: { readonly [T in Replaced]: (command: CommandOf<T>, at: NextLabelScene) => Sentence | null } =
  {
    step: ({ figure, to }, at) => {
      const from = at.find(figure)?.square;
      const { board } = at.view;
      return from !== undefined && xOf(board, from) !== xOf(board, to) && yOf(board, from) !== yOf(board, to)
        ? sentence('stepDiagonally', { square: at.square(to) })
        : null;
    },
    searchTreasure: ({ figure }, at) => {
      const square = at.find(figure)?.square;
      return square === undefined ? null : sentence('searchTreasure', { place: at.area(square) });
    },
    disarm: ({ square }, at) => sentence('disarm', { square: at.square(square) }),
    escape: ({ figure, to }, at) => sentence('escape', { figure: at.figure(figure), square: at.square(to) }),
  };

type Labeller = (command: NextCommand, at: NextLabelScene) => Sentence | null;

const LABELLERS: { readonly [type: string]: unknown } = { ...OWN, ...REPLACED };

export function describeNextCommand(
  command: NextCommand,
  language: Language,
  names: Names,
  view: NextView,
): string {
  const label = describePlain(command, language, names, view);
  const side = sideNamed(command);
  if (side === null) return label;
  const direction = directionName(side, language);
  return speak(sentence('sided', { label, direction }), language);
}

function describePlain(command: NextCommand, language: Language, names: Names, view: NextView): string {
  const label = LABELLERS[command.type] as Labeller | undefined;
  const said = label?.(command, nextLabelScene(sceneOf(names, language), view));
  return said == null ? describeCommand(command as Command, language, names, view) : speak(said, language);
}
