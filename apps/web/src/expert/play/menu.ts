/** The action bar: every action in a fixed order, lit if it has a legal command. */
import type { Command, FigureId, View } from '@oubliette/expert';
import { actionOf, BARS, meansKey, placesOf } from './commands.ts';
import type { ActionId, Role } from './commands.ts';
import { prototypeOf } from './prototypes.ts';

interface ActionItem {
  readonly id: ActionId;
  /** Its legal commands; grey if there are none. */
  readonly commands: readonly Command[];
  /** How many places or things there are to choose from. */
  readonly targets: number;
  /** The command to ask the rules about when it is grey. */
  readonly prototype: Command;
}

export interface Menu {
  readonly role: Role;
  readonly items: readonly ActionItem[];
}

export function menuOf(view: View, role: Role, actor: FigureId | null, moves: readonly Command[]): Menu {
  const items = BARS[role].map((id): ActionItem => {
    const commands = moves.filter((move) => actionOf(move) === id);
    const choices = commands.map((command) => placesOf(command, view).join() || meansKey(command));
    return { id, commands, targets: new Set(choices).size, prototype: prototypeOf(view, actor, id) };
  });
  return { role, items };
}
