/** What lies behind the Morcar player's screen: things on the map that nobody has seen yet. */
import { FURNITURE_MARKS } from '../../content/pieces.ts';
import { squaresOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import type { QuestTrap } from '../../quest/quest.ts';
import type { Screen } from '../../view.ts';
import type { Names } from '../names.ts';
import { GROUND_MARKS, monsterLetter } from './marks.ts';

const TRAP_MARKS: Readonly<Record<QuestTrap['kind'], string>> = {
  pit: '!p',
  rockfall: '!r',
  spear: '!s',
  chest: '!$',
};

/** From the bottom up. What has since been revealed is drawn over them. */
export function hiddenMarks(
  { quest, traps, unplaced, unseenCaptives }: Screen,
  names: Names,
  language: Language,
) {
  const marks: [Square, string][] = [];
  const add = (squares: readonly Square[], mark: string): void => {
    for (const square of squares) marks.push([square, mark]);
  };
  add(squaresOf(quest.blocked), GROUND_MARKS.rubble);
  for (const { kind, squares } of quest.furniture) add(squares, FURNITURE_MARKS[kind]);
  for (const [index, { kind, squares }] of quest.traps.entries())
    if (traps[index] === 'hidden') add(squares, TRAP_MARKS[kind]);
  for (const index of unseenCaptives) add([quest.captives[index]!.square], '@?');
  for (const index of unplaced) {
    const { kind, square } = quest.monsters[index]!;
    add([square], `${monsterLetter(names, kind, language)}?`);
  }
  return marks;
}
