/** The effect of a staged choice in a sentence: "Attack Orc 2 with the broadsword: 3 dice against 2; 62 % to wound …". */
import { isPitfall } from '@oubliette/classic';
import type { Command, Names, View } from '@oubliette/classic';
import { makeSquare } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { CLASSIC } from '../words.ts';
import type { PlayKit, Reader } from '../kit.ts';
import type { Menu, Unused } from './menu.ts';
import { percent } from './odds.ts';
import type { Staged } from './session.ts';
import { commandsOf, goalOf, isRiskyPath, pathCost, pathFault, squaresOfPath } from './stage.ts';
import type { StagedPath } from './stage.ts';

interface ConsequenceTold {
  readonly view: View;
  readonly language: Language;
}

export function stagedText(kit: PlayKit, told: ConsequenceTold, staged: Staged, names: Names): string {
  return staged.is === 'path'
    ? pathText(kit, { ...told, names }, staged.path)
    : commandText(kit, told, staged.command, names);
}

function pathText(kit: PlayKit, reader: Reader, path: StagedPath): string {
  const { view, language } = reader;
  const cost = pathCost(path);
  const sentences = [
    say(CLASSIC, language, 'walk', {
      square: makeSquare(view.board, goalOf(path)),
      cost,
      left: path.left - cost,
    }),
  ];
  const fault = pathFault(kit.walking, view, path);
  if (fault === 'heldGoal' || fault === 'changed') sentences.push(say(CLASSIC, language, fault, {}));
  const leap = commandsOf(path).find(({ type }) => type === 'jump');
  const odds = leap === undefined ? null : kit.odds(view, leap);
  if (leadsDown(view, path)) sentences.push(say(CLASSIC, language, 'walkDown', {}));
  else if (odds?.is === 'leap')
    sentences.push(say(CLASSIC, language, 'walkJump', { fall: percent(odds.fall) }));
  else if (isRiskyPath(kit.walking, view, path)) sentences.push(say(CLASSIC, language, 'walkRisky', {}));
  const note = kit.wayNote?.(reader, path.figure, squaresOfPath(path)) ?? null;
  return [...sentences, ...(note === null ? [] : [note])].join(' ');
}

/** Whether the path ends at the bottom of an open pit. */
function leadsDown(view: View, path: StagedPath): boolean {
  const figure = view.figures.find(({ id }) => id === path.figure);
  return figure !== undefined && isPitfall(view, figure, goalOf(path));
}

function commandText(
  kit: PlayKit,
  { view, language }: ConsequenceTold,
  command: Command,
  names: Names,
): string {
  const label = kit.telling.label(command, { view, names, language }).replace(/ \(\d+ [^)]*\)$/u, '');
  const odds = kit.odds(view, command);
  switch (odds?.is) {
    case 'blow':
      return say(CLASSIC, language, 'blow', {
        label,
        attack: odds.attack,
        defence: odds.defence,
        wound: percent(odds.wound),
        kill: percent(odds.kill),
      });
    case 'burn':
      return say(CLASSIC, language, 'burnOdds', {
        label,
        wound: percent(odds.wound),
        kill: percent(odds.kill),
      });
    case 'sleep':
      return say(CLASSIC, language, 'sleepOdds', { label, sleeps: percent(odds.sleeps) });
    case 'leap':
      return say(CLASSIC, language, 'jumpOdds', { label, fall: percent(odds.fall) });
    default:
      return say(CLASSIC, language, 'plainStaged', { label });
  }
}

/** "4 squares to move, Attack, Cast". */
export function leftText({ movement, actions, monsters }: Unused, menu: Menu, language: Language): string {
  const names = menu.items
    .filter(({ id }) => actions.includes(id))
    .map(({ action }) => action.name(language));
  return [
    ...(movement > 0 ? [say(CLASSIC, language, 'leftMove', { left: movement })] : []),
    ...(movement < 0 ? [say(CLASSIC, language, 'leftRoll', {})] : []),
    ...names.map((name) => name.toLowerCase()),
    ...(monsters.length > 0 ? [say(CLASSIC, language, 'leftMonsters', { count: monsters.length })] : []),
  ].join(', ');
}
