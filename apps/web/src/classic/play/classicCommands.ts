/** Classic's commands at the table: their targets, their means, and which are rarely meant. */
import { spellCard } from '@oubliette/classic';
import type { Command, FigureId, View } from '@oubliette/classic';
import { attackOdds } from './odds.ts';
import { NO_TARGET } from './targets.ts';
import type { Target } from './targets.ts';

/** Spells nobody casts on a friend, though the rules allow it (CLS-SPL-12). */
export const HARMS: readonly string[] = ['burn', 'sleep', 'loseTurn', 'genie'];

/** The target of a classic command. */
export function targetOf(command: Command, view: Pick<View, 'figures'>): Target {
  const at = (figure: FigureId): Target => ({
    figure,
    square: view.figures.find(({ id }) => id === figure)?.square ?? null,
    door: null,
  });
  switch (command.type) {
    case 'attack':
      return at(command.target);
    case 'castSpell':
    case 'usePotion':
    case 'usePower':
      if ('door' in command && command.door !== undefined) return { ...NO_TARGET, door: command.door };
      return command.target === undefined ? NO_TARGET : at(command.target);
    case 'openDoor':
      return { ...NO_TARGET, door: command.door };
    case 'step':
    case 'jump':
    case 'escape':
      return { ...NO_TARGET, square: command.to };
    case 'placeHero':
    case 'placeWandering':
    case 'disarm':
      return { ...NO_TARGET, square: command.square };
    default:
      return NO_TARGET;
  }
}

/** The weapon, spell, potion, power or figure: picked from cards rather than on the board. */
export function meansOf(command: Command): string {
  switch (command.type) {
    case 'attack':
      return command.weapon === undefined ? 'own' : `${command.weapon}${command.thrown ? ' thrown' : ''}`;
    case 'castSpell':
      return command.spell;
    case 'usePotion':
      return `${command.figure} ${command.potion}`;
    case 'usePower':
      return String(command.power);
    case 'placeWandering':
    case 'substitute':
      return String(command.kind);
    default:
      return '';
  }
}

/** Irreversible, and rarely meant. */
export function isGrave(move: Command, view: View): boolean {
  switch (move.type) {
    case 'giveUp':
      return true;
    case 'castSpell':
      return (
        move.unseen === true ||
        (HARMS.includes(spellCard(move.spell).effect.tag) && isFriend(view, move.figure, move.target))
      );
    case 'attack':
      return isFriend(view, move.figure, move.target);
    default:
      return false;
  }
}

function isFriend(view: View, one: FigureId, other: FigureId | undefined): boolean {
  const sideOf = (id: FigureId | undefined): string | undefined =>
    view.figures.find((figure) => figure.id === id)?.side;
  return other !== undefined && sideOf(one) === sideOf(other);
}

/** With the hero's own arms, in sight, staying alive: meant when nothing else is said. */
export function isPlain(command: Command): boolean {
  if (command.type === 'attack') return command.weapon === undefined;
  if (command.type === 'castSpell') return command.unseen !== true;
  return command.type !== 'giveUp';
}

/** Most likely to kill, then to wound; weapons are not thrown away for less. */
export function worthOf(command: Command, view: Pick<View, 'figures' | 'heroes'>): number {
  if (command.type !== 'attack') return 0;
  const odds = attackOdds(view, command);
  return odds === null ? 0 : odds.kill * 1000 + odds.wound - (command.thrown === true ? 300 : 0);
}
