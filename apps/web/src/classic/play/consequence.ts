/** The effect of a staged choice in a sentence: "Attack Orc 2 with the broadsword: 3 dice against 2; 62 % to wound …". */
import { figureMention, isPitfall } from '@oubliette/classic';
import type { Command, Names, View } from '@oubliette/classic';
import { makeSquare } from '@oubliette/dungeon';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { CLASSIC } from '../words.ts';
import type { PlayKit, Reader } from '../kit.ts';
import { plainName } from './master.ts';
import type { ActionItem, Menu, Unused } from './menu.ts';
import { percent } from './odds.ts';
import type { Staged } from './session.ts';
import { commandsOf, goalOf, isRiskyPath, pathCost, pathFault, squaresOfPath } from './stage.ts';
import type { StagedPath } from './stage.ts';

interface ConsequenceTold {
  readonly view: View;
  readonly language: Language;
  /** People walk as far as their own dice allow. */
  readonly typesDice?: boolean;
}

export function stagedText(kit: PlayKit, told: ConsequenceTold, staged: Staged, names: Names): string {
  if (staged.is === 'starts') return say(CLASSIC, told.language, 'startsStaged', { count: staged.at.length });
  return staged.is === 'path'
    ? pathText(kit, { ...told, names }, staged.path)
    : commandText(kit, told, staged.command, names);
}

function pathText(kit: PlayKit, reader: Reader & ConsequenceTold, path: StagedPath): string {
  const { view, language, names } = reader;
  const cost = pathCost(path);
  const square = makeSquare(view.board, goalOf(path));
  const sentences = [walkText(reader, path, square, cost)];
  const fault = pathFault(kit.walking, view, path);
  if (fault === 'heldGoal' || fault === 'changed') sentences.push(say(CLASSIC, language, fault, {}));
  const leap = commandsOf(path).find(({ type }) => type === 'jump');
  const odds = leap === undefined ? null : kit.odds(view, leap);
  if (leadsDown(view, path)) sentences.push(say(CLASSIC, language, 'walkDown', {}));
  else if (odds?.is === 'leap')
    sentences.push(say(CLASSIC, language, 'walkJump', { fall: percent(odds.fall) }));
  else if (isRiskyPath(kit.walking, view, path)) sentences.push(say(CLASSIC, language, 'walkRisky', {}));
  const note = kit.wayNote?.(reader, path.figure, squaresOfPath(path)) ?? null;
  if (note !== null) sentences.push(note);
  if (path.then !== undefined && path.short !== true) {
    const deed = commandText(kit, reader, path.then.aim.likely, names);
    sentences.push(
      say(CLASSIC, language, 'walkThen', { deed: deed.charAt(0).toLowerCase() + deed.slice(1) }),
    );
  }
  return sentences.join(' ');
}

function walkText(
  { language, typesDice = false }: ConsequenceTold,
  { rolls, left }: StagedPath,
  square: string,
  cost: number,
): string {
  if (typesDice) return say(CLASSIC, language, 'walkOwn', { square, cost });
  if (rolls === true) return say(CLASSIC, language, 'walkRoll', { square, cost });
  return say(CLASSIC, language, 'walk', { square, cost, left: left - cost });
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

/** "The Barbarian could still move 4 squares and attack Goblin 2. End the turn?" */
export function endWarning(unused: Unused, menu: Menu, { language, names }: Reader): string {
  const { movement, actions, monsters } = unused;
  const list = (items: readonly string[], type: 'conjunction' | 'disjunction'): string =>
    new Intl.ListFormat(language, { type }).format(items);
  if (monsters.length > 0) {
    const named = monsters.map((id) => plainName(figureMention(names, id), language));
    return say(CLASSIC, language, 'endMonsters', {
      count: monsters.length,
      monsters: list(named, 'conjunction'),
    });
  }
  const deeds = menu.items.filter(({ id }) => actions.includes(id)).map(deedLeft);
  const walk =
    movement < 0
      ? say(CLASSIC, language, 'leftRoll', {})
      : say(CLASSIC, language, 'leftMove', { left: movement });
  const either = deeds.length === 0 ? [] : [list(deeds, 'disjunction')];
  return say(CLASSIC, language, 'endWarning', {
    figure: figureMention(names, menu.actor ?? ''),
    deeds: list([...(movement === 0 ? [] : [walk]), ...either], 'conjunction'),
  });

  function deedLeft({ id, action, commands }: ActionItem): string {
    const [foe, ...others] = new Set(commands.flatMap((move) => ('target' in move ? [move.target] : [])));
    return id === 'attack' && foe !== undefined && others.length === 0
      ? say(CLASSIC, language, 'leftFoe', { target: figureMention(names, foe) })
      : (action.left?.(language) ?? action.name(language));
  }
}
