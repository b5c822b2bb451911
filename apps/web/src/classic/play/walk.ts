/** Walks a staged path, one command after the other, until it is done or something unplanned happens. */
import type { Command, CommandOf, View } from '@oubliette/classic';

export type Surprise =
  /** The rules or the table refused; the player has been told why. */
  | 'refused'
  /** A question must be answered first. */
  | 'question'
  | 'hurt'
  | 'monster'
  | 'reveal'
  | 'trap'
  /** The step led elsewhere, or the move is over. */
  | 'halted';

/** The message for each; a refusal has its own. */
export const WALK_WORDS = {
  question: 'walkQuestion',
  hurt: 'walkHurt',
  monster: 'walkMonster',
  reveal: 'walkReveal',
  trap: 'walkTrap',
  halted: 'walkHalted',
} as const satisfies Record<Exclude<Surprise, 'refused'>, string>;

export interface Walker {
  /** True when it was carried out. */
  give(command: Command): Promise<boolean>;
  /** The view after the last command. */
  look(): Promise<View>;
}

export interface Walked {
  readonly done: number;
  readonly surprise: Surprise | null;
}

export async function walk(
  commands: readonly (CommandOf<'step'> | CommandOf<'jump'>)[],
  before: View,
  { give, look }: Walker,
): Promise<Walked> {
  let view = before;
  for (const [done, command] of commands.entries()) {
    if (!(await give(command))) return { done, surprise: 'refused' };
    const after = await look();
    const found = surpriseIn(view, after, command);
    const isLast = done === commands.length - 1;
    if (found !== null && !(isLast && found === 'reveal')) return { done: done + 1, surprise: found };
    view = after;
  }
  return { done: commands.length, surprise: null };
}

/** A step's gravest side effect. */
function surpriseIn(
  before: View,
  after: View,
  { figure: id, to }: CommandOf<'step'> | CommandOf<'jump'>,
): Surprise | null {
  const was = before.figures.find((figure) => figure.id === id);
  const is = after.figures.find((figure) => figure.id === id);
  if (was === undefined || is === undefined || is.body < was.body) return 'hurt';
  if (after.pending !== null || after.missing.length > 0) return 'question';
  if (is.square !== to) return 'halted';
  if (after.traps.length !== before.traps.length || hasGrown(before.rubble, after.rubble)) return 'trap';
  const met = new Set(before.figures.map((figure) => figure.id));
  if (after.figures.some((figure) => !met.has(figure.id))) return 'monster';
  if (hasGrown(before.revealed, after.revealed) || after.doorKeys.length > before.doorKeys.length)
    return 'reveal';
  const isOn = after.turn.actor === id && !after.turn.moveOver && after.phase === 'play';
  return isOn ? null : 'halted';
}

function hasGrown(before: readonly number[], after: readonly number[]): boolean {
  return after.some((word, i) => word !== before[i]);
}
