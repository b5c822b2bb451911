/** What the person at this screen has in hand: the action chosen, what is staged, what is looked at. Never the game's state. */
import type { Command, FigureId } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import type { Camera } from '../../board/light.ts';
import type { ActionId } from './actions.ts';
import type { Plan } from './premove.ts';
import type { StagedPath } from './stage.ts';

export type Staged =
  | { readonly is: 'path'; readonly path: StagedPath }
  | { readonly is: 'command'; readonly command: Command };

export type Inspected = { readonly figure: FigureId } | { readonly square: Square };

export interface InHand {
  /** The action whose targets are lit. */
  readonly mode: ActionId | null;
  /** The spell, potion, power, weapon or figure picked for it. */
  readonly means: string | null;
  readonly staged: Staged | null;
  /** The turn ends when what is staged has been done, unless something comes to light. */
  readonly thenEnd: boolean;
  /** Laid before the dice, staged when they are known. */
  readonly plan: Plan | null;
  /** The next square tapped bends the path instead of ending it. */
  readonly bending: boolean;
  /** The figure turned to: a monster to play, a hero to look at. */
  readonly focus: FigureId | null;
  readonly inspected: Inspected | null;
  readonly camera: Camera;
  /** Behind the screen: show what the heroes see. */
  readonly heroesView: boolean;
  readonly dialog: 'more' | 'override' | null;
  /** Something was given, and what comes of it is not known yet: a command, a path, the computer's moves. */
  readonly acting: boolean;
}

export const EMPTY_HANDS: InHand = {
  mode: null,
  means: null,
  staged: null,
  thenEnd: false,
  plan: null,
  bending: false,
  focus: null,
  inspected: null,
  camera: { at: 'whole', key: 0 },
  heroesView: false,
  dialog: null,
  acting: false,
};

/** An action taken up: whatever was in hand is put down. */
export function takeUp(hand: InHand, mode: ActionId | null): InHand {
  return { ...hand, mode, means: null, staged: null, thenEnd: false, bending: false, inspected: null };
}

export function pickMeans(hand: InHand, means: string): InHand {
  return { ...hand, means, staged: null };
}

export function stageCommand(hand: InHand, command: Command): InHand {
  return { ...hand, staged: { is: 'command', command }, bending: false, inspected: null };
}

export function stageWalk(hand: InHand, path: StagedPath): InHand {
  const staged: Staged | null = path.legs.length === 0 ? null : { is: 'path', path };
  return { ...hand, mode: 'move', staged, inspected: null };
}

/** Esc: first what was staged, then the means, then the action, then what was looked at. */
export function unstage(hand: InHand): InHand {
  if (hand.inspected !== null) return { ...hand, inspected: null };
  if (hand.bending) return { ...hand, bending: false };
  if (hand.staged !== null) return { ...hand, staged: null, thenEnd: false };
  if (hand.means !== null) return { ...hand, means: null };
  if (hand.mode !== null) return { ...hand, mode: null };
  return { ...hand, plan: null };
}

/** Turns to a figure and away from whatever was in hand. */
export function turnTo(hand: InHand, focus: FigureId | null): InHand {
  return { ...takeUp(hand, null), focus };
}
