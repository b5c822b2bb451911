/** The value of globes, fire, censers and scrolls: heroes hit, less monsters hit. */
import type { Command, Figure } from '@oubliette/advanced';
import { isUp } from '@oubliette/advanced/reckoning';
import { apart } from '@oubliette/dungeon';
import { figureIn } from '../seen.ts';
import type { Seen } from '../seen.ts';

/** By device: how far it spreads from its target, and its value per hero. */
const SPREAD = { gasGlobes: 1, warpfire: 1, plagueCenser: 1, warpScroll: 0 } as const;
const EACH = { gasGlobes: 0.8, warpfire: 1.2, plagueCenser: 0.8, warpScroll: 1.5 } as const;

export function deviceWorth(seen: Seen, command: Command): number | null {
  if (command.type !== 'useDevice') return null;
  const { device, figure, target } = command;
  const middle = figureIn(seen.view, target ?? figure);
  if (middle === undefined) return null;
  const hit = seen.view.figures.filter(
    (one) =>
      one.id !== figure && isUp(one) && apart(seen.ground.board, one.square, middle.square) <= SPREAD[device],
  );
  const side = (one: Figure): number => (one.side === 'heroes' ? 1 : -1);
  return EACH[device] * hit.reduce((sum, one) => sum + side(one), 0);
}
