/** Labels and choices that share a number. */
import type { Language } from '@oubliette/words';
import type { Choice, Menu } from './book.ts';
import { ui } from './words.ts';

/** In a window lower than this, many choices of one sort share a number. */
const LOW = 30;
const MANY = 8;
/** More do not fit under the board: fewer of a sort are enough then. */
const MOST = 12;
const ENOUGH_OF_A_SORT = [4, 3, 2] as const;

/** A menu that fits a window of this height: nine spells are one choice, and then nine. */
export function nested(menu: Menu, height: number, language: Language): Menu {
  if (height >= LOW || menu.choices.length <= MANY) return menu;
  const tries = ENOUGH_OF_A_SORT.map((enough) => gathered(menu.choices, enough, language));
  return { ...menu, choices: tries.find(({ length }) => length <= MOST) ?? tries.at(-1)! };
}

function gathered(choices: readonly Choice[], enough: number, language: Language): readonly Choice[] {
  const sorts = Map.groupBy(choices, sortOf);
  return choices.flatMap((choice): Choice[] => {
    const alike = sorts.get(sortOf(choice))!;
    if (alike.length < enough) return [choice];
    return choice === alike[0] ? [together(alike, language)] : [];
  });
}

function sortOf({ turnTo, commands, grave }: Choice): string {
  return [turnTo === undefined ? commands[0]?.type : 'turnTo', grave].join(' ');
}

function together(choices: readonly Choice[], language: Language): Choice {
  const label = commonStart(choices.map((choice) => choice.label));
  return {
    label: ui(language, 'targets', { label, count: choices.length }),
    commands: choices.flatMap(({ commands }) => commands),
    of: choices,
    ...(choices[0]!.grave === undefined ? {} : { grave: true }),
  };
}

/** The words with which all labels begin. */
export function commonStart(labels: readonly string[]): string {
  const words = labels.map((label) => label.split(' '));
  const [first] = words;
  const length = first!.findIndex((word, i) => words.some((other) => other[i] !== word));
  return first!.slice(0, Math.max(1, length)).join(' ');
}
