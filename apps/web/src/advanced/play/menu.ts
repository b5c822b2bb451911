/** The action bar: every action in a fixed order, lit if it has a legal command. */
import { placesOf } from '@oubliette/advanced';
import type { Command, FigureId, View } from '@oubliette/advanced';
import { actionOf, BARS, doerOf, meansKey } from './commands.ts';
import type { ActionId, Role } from './commands.ts';
import { prototypeOf } from './prototypes.ts';

export interface ActionItem {
  readonly id: ActionId;
  /** 1 to 9 if a digit presses it, else null. */
  readonly digit: number | null;
  /** Its legal commands; grey if there are none. */
  readonly commands: readonly Command[];
  /** How many places or things there are to choose from. */
  readonly targets: number;
  /** The command to ask the rules about when it is grey. */
  readonly prototype: Command;
}

export interface Menu {
  readonly role: Role;
  readonly actor: FigureId | null;
  readonly items: readonly ActionItem[];
}

export function menuOf(view: View, role: Role, actor: FigureId | null, moves: readonly Command[]): Menu {
  const own = moves.filter((move) => (doerOf(move) ?? actor) === actor);
  const items = BARS[role].map((id, place): ActionItem => {
    const commands = own.filter((move) => actionOf(move) === id);
    const choices = commands.map((command) => placesOf(command, view).join() || meansKey(command));
    return {
      id,
      digit: place < 9 ? place + 1 : null,
      commands,
      targets: new Set(choices).size,
      prototype: prototypeOf(view, actor, id),
    };
  });
  return { role, actor, items };
}
