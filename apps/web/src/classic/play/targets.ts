/** What a command is aimed at, and by which of several means: so that a tap on the board or a card finds it. */
import type { Command, DoorKey, FigureId, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { attackOdds } from './odds.ts';

export interface Target {
  readonly figure: FigureId | null;
  readonly square: Square | null;
  readonly door: DoorKey | null;
}

const NOTHING: Target = { figure: null, square: null, door: null };

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
      if ('door' in command && command.door !== undefined) return { ...NOTHING, door: command.door };
      return command.target === undefined ? NOTHING : at(command.target);
    case 'openDoor':
      return { ...NOTHING, door: command.door };
    case 'step':
    case 'jump':
    case 'escape':
      return { ...NOTHING, square: command.to };
    case 'placeHero':
    case 'placeWandering':
    case 'disarm':
      return { ...NOTHING, square: command.square };
    default:
      return NOTHING;
  }
}

/** Where it would happen: at whoever acts, and at the target. */
export function placesOf(command: Command, view: Pick<View, 'figures'>): readonly Square[] {
  const self = 'figure' in command ? view.figures.find(({ id }) => id === command.figure) : undefined;
  return [self?.square, targetOf(command, view).square].filter((square) => square != null);
}

/** By which weapon, spell, potion, power or figure: what is picked from cards rather than from the board. */
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

/** Commands by their target, in the order of the board: figures and squares first, then doors. */
export function byTarget(
  commands: readonly Command[],
  view: Pick<View, 'figures'>,
): readonly (readonly Command[])[] {
  const key = (command: Command): string => {
    const { figure, square, door } = targetOf(command, view);
    return `${figure ?? ''} ${square ?? ''} ${door ?? ''}`;
  };
  const groups = [...Map.groupBy(commands, key).values()];
  const place = ([first]: readonly Command[]): number => targetOf(first!, view).square ?? Infinity;
  return groups.toSorted((a, b) => place(a) - place(b));
}

/** The best of several means at one target: the likeliest to kill, then to wound; a weapon is not thrown away for less. */
export function bestMeans(commands: readonly Command[], view: Pick<View, 'figures' | 'heroes'>): Command {
  const worth = (command: Command): number => {
    if (command.type !== 'attack') return 0;
    const odds = attackOdds(view, command);
    return odds === null ? 0 : odds.kill * 1000 + odds.wound - (command.thrown === true ? 300 : 0);
  };
  return commands.reduce((best, command) => (worth(command) > worth(best) + 1e-9 ? command : best));
}

/** The target after this one, round and round; the first where there is none yet. */
export function nextTarget(
  groups: readonly (readonly Command[])[],
  now: Command | null,
  view: Pick<View, 'figures'>,
  back: boolean,
): readonly Command[] | null {
  if (groups.length === 0) return null;
  const same = JSON.stringify(now === null ? null : targetOf(now, view));
  const at =
    now === null ? -1 : groups.findIndex(([first]) => JSON.stringify(targetOf(first!, view)) === same);
  const step = back ? (at < 0 ? -1 : at - 1) : at + 1;
  return groups[(step + groups.length) % groups.length]!;
}
