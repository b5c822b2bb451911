/** Labels and choices that share a number. */
import type { Language } from '@oubliette/words';
import type { Choice, Menu } from './book.ts';
import { ui } from './words.ts';

/** In a window lower than this, many choices of one sort share a number. */
const LOW = 30;
const MANY = 8;
const MANY_OF_A_SORT = 4;

/** A menu that fits a window of this height: nine spells are one choice, and then nine. */
export function nested(menu: Menu, height: number, language: Language): Menu {
  if (height >= LOW || menu.choices.length <= MANY) return menu;
  const sorts = Map.groupBy(menu.choices, sortOf);
  const choices = menu.choices.flatMap((choice): Choice[] => {
    const alike = sorts.get(sortOf(choice))!;
    if (alike.length < MANY_OF_A_SORT) return [choice];
    return choice === alike[0] ? [together(alike, language)] : [];
  });
  return { ...menu, choices };
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
