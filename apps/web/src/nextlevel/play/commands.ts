/** NextLevel's commands at the table: their targets, their means, and which are rarely meant. */
import { spellCard } from '@oubliette/classic';
import type { FigureId } from '@oubliette/classic';
import { directionsTowards, neighbour } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { sideNamed } from '@oubliette/nextlevel';
import type { NextCommand, NextView } from '@oubliette/nextlevel';
import { HARMS, meansOf as classicMeans } from '../../classic/play/classicCommands.ts';
import { NO_TARGET } from '../../classic/play/targets.ts';
import type { Target } from '../../classic/play/targets.ts';
import { blowOdds } from './odds.ts';

/** All commands name their target alike: a figure, a door, a square; furniture goes by its upper left square. */
export function targetOf(command: NextCommand, view: NextView): Target {
  if ('target' in command && command.target !== undefined) return at(view, command.target);
  if ('door' in command && command.door !== undefined) return { ...NO_TARGET, door: command.door };
  if ('to' in command) return on(command.to);
  if ('square' in command) return on(command.square);
  if (command.type === 'alert') return on(unalertedIn(view, command.area));
  if ('area' in command) return on(view.board.areas[command.area]?.squares[0] ?? null);
  switch (command.type) {
    case 'face':
      return on(aheadOf(view, command.figure, command.facing));
    case 'push':
      return on(aheadOf(view, command.figure, command.direction));
    case 'helpAcross':
      return at(view, command.with);
    case 'chooseWard':
    case 'chooseCounter':
    case 'chooseShield':
      return command.figure === null ? NO_TARGET : at(view, command.figure);
    default:
      return NO_TARGET;
  }
}

/** A hidden monster in a room not yet alerted. */
function unalertedIn(view: NextView, area: number): Square | null {
  const { screen, next, board } = view;
  const known = new Set(next.screen?.alerted.map(({ monster }) => monster));
  const index = screen?.unplaced.find(
    (each) => !known.has(each) && board.areaOf[screen.quest.monsters[each]!.square] === area,
  );
  return index === undefined ? null : screen!.quest.monsters[index]!.square;
}

/** Hidden monsters stand for their choices: alerting their room, or setting an ambush. */
export function cardSquare(command: NextCommand, view: NextView): Square | null {
  if (command.type === 'alert') return unalertedIn(view, command.area);
  if (command.type !== 'prepareAmbush') return null;
  return view.next.screen?.alerted.find(({ monster }) => monster === command.monster)?.square ?? null;
}

function aheadOf(view: NextView, figure: FigureId, direction: number): Square | null {
  const square = squareOf(view, figure);
  return square === null ? null : neighbour(view.board, square, direction as Direction);
}

function at(view: NextView, figure: FigureId): Target {
  return { ...NO_TARGET, figure, square: squareOf(view, figure) };
}

function on(square: Square | null): Target {
  return square === null || square < 0 ? NO_TARGET : { ...NO_TARGET, square };
}

function squareOf(view: NextView, figure: FigureId | null): Square | null {
  return view.figures.find(({ id }) => id === figure)?.square ?? null;
}

/** The choice made by card: the same for commands that differ only in their target. */
export function meansOf(command: NextCommand): string {
  switch (command.type) {
    case 'strike': {
      const { type, figure: _, target: __, ...choice } = command;
      return `${type} ${JSON.stringify(choice)}`;
    }
    case 'castArcanum':
      return command.spell;
    case 'readScroll':
      return `scroll ${command.scroll}`;
    case 'fimirSpell':
      return `fimir ${command.spell}`;
    case 'changeWeapon':
      return `change ${command.weapon ?? ''}`;
    case 'takeWeapon':
      return `take ${command.weapon ?? ''} ${command.square}`;
    case 'push':
      return `push ${command.direction}`;
    case 'teleport':
      return `teleport ${command.facing}`;
    case 'detect':
    case 'alert':
      return `${command.type} ${command.area}`;
    case 'rageTowards':
      return `rage ${command.colour}`;
    case 'hurl':
      return `hurl ${command.square}${command.turned === true ? ' turned' : ''}`;
    case 'smash':
      return `smash ${command.square} ${command.with}`;
    case 'prepareAmbush':
      return `prepare ${command.monster}`;
    case 'castSpell':
    case 'usePotion':
    case 'usePower':
    case 'placeWandering':
    case 'substitute':
      return classicMeans(command);
    default:
      return command.type;
  }
}

/** Without the side the figure faces anyway when none is named (NXT-FAC-04). */
export function distinct(moves: readonly NextCommand[], view: NextView): readonly NextCommand[] {
  return moves.filter((move) => {
    const side = sideNamed(move);
    return side === null || side !== ownSide(move, view);
  });
}

function ownSide(command: NextCommand, view: NextView): Direction | undefined {
  const [from, to] = [
    'figure' in command ? squareOf(view, command.figure) : null,
    targetOf(command, view).square,
  ];
  if (from === null || to === null || !('figure' in command)) return undefined;
  const now = view.next.facing[command.figure ?? ''];
  const sides = directionsTowards(view.board, from, to);
  return now !== undefined && sides.includes(now) ? now : sides[0];
}

/** Irreversible, and rarely meant: treason, waste, giving up. */
export function isGrave(command: NextCommand, view: NextView): boolean {
  switch (command.type) {
    case 'giveUp':
      return true;
    case 'strike':
    case 'hold':
    case 'shootAgain':
      return areFriends(view, command.figure, command.target);
    case 'castSpell':
      return (
        command.unseen === true ||
        (HARMS.includes(spellCard(command.spell).effect.tag) &&
          areFriends(view, command.figure, command.target))
      );
    default:
      return false;
  }
}

function areFriends(view: NextView, one: FigureId, other: FigureId | undefined): boolean {
  const sideOf = (id: FigureId | undefined): string | undefined =>
    view.figures.find((figure) => figure.id === id)?.side;
  return other !== undefined && sideOf(one) === sideOf(other);
}

/** With the weapon in hand, at no extra cost. */
export function isPlain(command: NextCommand): boolean {
  if (command.type === 'strike') return meansOf(command) === 'strike {}';
  if (command.type === 'hold') return false;
  if (command.type === 'castSpell') return command.unseen !== true;
  return command.type !== 'giveUp';
}

/** A blow's costs count against it: a thrown weapon most, then Mind, mana and defence dice. */
export function worthOf(command: NextCommand, view: NextView): number {
  if (command.type !== 'strike') return 0;
  const odds = blowOdds(view, command);
  if (odds === null) return 0;
  const { mana = 0, power = 0, design, group } = command;
  const spent =
    (command.with === 'thrown' ? 300 : 0) +
    (design === true ? 400 : 0) +
    (group === true ? 60 : 0) +
    mana * 40 +
    power * 80;
  return odds.kill * 1000 + odds.wound * 10 - spent;
}
