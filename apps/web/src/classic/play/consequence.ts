/** What a staged choice would do, in a sentence: "Attack Orc 2 with the broadsword: 3 dice against 2; 62 % to wound …". */
import { describeCommand } from '@oubliette/classic';
import type { Command, Names, View } from '@oubliette/classic';
import { makeSquare } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { CLASSIC } from '../words.ts';
import type { ActionId } from './actions.ts';
import type { Unused } from './menu.ts';
import { attackOdds, FALL_CHANCE, percent, spellOdds } from './odds.ts';
import type { Staged } from './session.ts';
import { goalOf, isRiskyPath, pathCost, pathFault } from './stage.ts';
import type { StagedPath } from './stage.ts';

interface Told {
  readonly view: View;
  readonly language: Language;
}

export function stagedText(told: Told, staged: Staged, names: Names): string {
  return staged.is === 'path' ? pathText(told, staged.path) : commandText(told, staged.command, names);
}

function pathText({ view, language }: Told, path: StagedPath): string {
  const cost = pathCost(path);
  const sentences = [
    say(CLASSIC, language, 'walk', {
      square: makeSquare(view.board, goalOf(path)),
      cost,
      left: path.left - cost,
    }),
  ];
  const fault = pathFault(view, path);
  if (fault === 'heldGoal' || fault === 'changed') sentences.push(say(CLASSIC, language, fault, {}));
  if (path.legs.some(({ is }) => is === 'jump'))
    sentences.push(say(CLASSIC, language, 'walkJump', { fall: percent(FALL_CHANCE) }));
  else if (isRiskyPath(view, path)) sentences.push(say(CLASSIC, language, 'walkRisky', {}));
  return sentences.join(' ');
}

function commandText({ view, language }: Told, command: Command, names: Names): string {
  const label = describeCommand(command, language, names, view).replace(/ \(\d+ [^)]*\)$/u, '');
  if (command.type === 'attack') {
    const odds = attackOdds(view, command);
    if (odds !== null) return blowText(label, odds, language);
  }
  if (command.type === 'castSpell' && command.target !== undefined && command.unseen !== true) {
    const odds = spellOdds(view, command.spell, command.target);
    if (odds?.is === 'blow') return blowText(label, odds, language);
    if (odds?.is === 'burn')
      return say(CLASSIC, language, 'burnOdds', {
        label,
        wound: percent(odds.wound),
        kill: percent(odds.kill),
      });
    if (odds?.is === 'sleep')
      return say(CLASSIC, language, 'sleepOdds', { label, sleeps: percent(odds.sleeps) });
  }
  if (command.type === 'jump')
    return say(CLASSIC, language, 'jumpOdds', { label, fall: percent(FALL_CHANCE) });
  return say(CLASSIC, language, 'plainStaged', { label });
}

function blowText(
  label: string,
  odds: {
    readonly attack: number;
    readonly defence: number;
    readonly wound: number;
    readonly kill: number;
    readonly losses: readonly number[];
  },
  language: Language,
): string {
  return say(CLASSIC, language, 'blow', {
    label,
    attack: odds.attack,
    defence: odds.defence,
    wound: percent(odds.wound),
    kill: percent(odds.kill),
  });
}

/** "4 squares to move, Attack, Cast". */
export function leftText({ movement, actions, monsters }: Unused, language: Language): string {
  const name = (id: ActionId): string => say(CLASSIC, language, id, {}).toLowerCase();
  return [
    ...(movement > 0 ? [say(CLASSIC, language, 'leftMove', { left: movement })] : []),
    ...(movement < 0 ? [say(CLASSIC, language, 'leftRoll', {})] : []),
    ...actions.map(name),
    ...(monsters.length > 0 ? [say(CLASSIC, language, 'leftMonsters', { count: monsters.length })] : []),
  ].join(', ');
}
