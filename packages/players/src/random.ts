/** A player of any system that gives a random legal command, drawn from a stream. */
import type { BaseCommand, Player, Stream } from '@oubliette/kernel';

export interface RandomOptions {
  /**
   * Rarely gives a command that ends things early (leaving the dungeon, ending its turn) while others are
   * left. Play then gets further and meets more of the rules.
   */
  readonly curious?: boolean;
}

/** Commands, in any system, that a curious player seldom gives. */
const CURTAILING: ReadonlySet<string> = new Set(['leave', 'endTurn', 'giveUp']);

/** One time in so many, a curious player gives them all the same. */
const SELDOM = 24;

/** Every move is equally likely, unless the player is curious. */
export function randomPlayer<View, Command extends BaseCommand>(
  stream: Stream,
  options: RandomOptions = {},
): Player<View, Command> {
  const curious = options.curious ?? false;
  return {
    choose({ moves }) {
      const list = curious && stream.below(SELDOM) > 0 ? lasting(moves) : moves;
      const move = list[stream.below(list.length)];
      if (move === undefined) throw new Error('a player was asked to choose and has no move');
      return move;
    },
    consider(look) {
      if (stream.below(SELDOM) > 0 || look.moves.length === 0) return null;
      return look.moves[stream.below(look.moves.length)]!;
    },
  };
}

/** The moves that do not end things early; all moves if there are no others. */
function lasting<Command extends BaseCommand>(moves: readonly Command[]): readonly Command[] {
  const kept = moves.filter(({ type }) => !CURTAILING.has(type));
  return kept.length > 0 ? kept : moves;
}
