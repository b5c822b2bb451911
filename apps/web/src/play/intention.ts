/** What pointing at something means, and how the whole of it is carried through, command by command, until there is news. */
import type { Square } from '@oubliette/dungeon';
import type { BaseCommand, Refusal } from '@oubliette/kernel';

/** One thing that pointing at a place can mean: to go where it can be done, and do it. */
export interface Aim<Command> {
  /** Whether a command does it. */
  does(command: Command): boolean;
  /** Whether it can be done from a square, as far as the seat knows. */
  from(square: Square): boolean;
  /** How it would be done, for the odds and for the rules' answer. */
  readonly likely: Command;
  /** The refusals of `likely` that only say it has to be done from elsewhere. */
  readonly cured: readonly string[];
}

export type Meaning<Command> =
  | { readonly is: 'now'; readonly commands: readonly Command[] }
  | { readonly is: 'afar'; readonly aim: Aim<Command> }
  /** It can mean nothing now: the likeliest aim knows why. */
  | { readonly is: 'refused'; readonly aim: Aim<Command> };

/** The first aim that can be done at once, or after a walk; the rules are asked which refusals stand in the way. */
export async function meaningOf<Command extends BaseCommand>(
  aims: readonly Aim<Command>[],
  moves: readonly Command[],
  whyNot: (command: Command) => Promise<Refusal | null>,
): Promise<Meaning<Command> | null> {
  for (const aim of aims) {
    const commands = moves.filter((command) => aim.does(command));
    if (commands.length > 0) return { is: 'now', commands };
    const refusal = await whyNot(aim.likely);
    if (refusal !== null && aim.cured.includes(refusal.code)) return { is: 'afar', aim };
  }
  const [aim] = aims;
  return aim === undefined ? null : { is: 'refused', aim };
}

/** What is carried through. */
export interface Errand<View, Command, News> {
  /** The next command; null when all is done. */
  next(done: number): Command | null;
  /** True when it was carried out and the table is still there. */
  give(command: Command): Promise<boolean>;
  look(): View;
  /** What the command brought that nobody planned; null for nothing. */
  newsIn(before: View, after: View, command: Command, isLast: boolean): News | null;
}

export interface Carried<News> {
  readonly done: number;
  /** Why it ended early; null when all was done. */
  readonly stopped: News | 'refused' | null;
}

export async function carryThrough<View, Command, News>(
  errand: Errand<View, Command, News>,
): Promise<Carried<News>> {
  let done = 0;
  for (let command = errand.next(done); command !== null; command = errand.next(done)) {
    const before = errand.look();
    if (!(await errand.give(command))) return { done, stopped: 'refused' };
    done += 1;
    const news = errand.newsIn(before, errand.look(), command, errand.next(done) === null);
    if (news !== null) return { done, stopped: news };
  }
  return { done, stopped: null };
}
