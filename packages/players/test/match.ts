/** Whole matches of the quest book between computer players. */
import { classic } from '@oubliette/classic';
import type {
  ClassicEvent,
  ClassicGame,
  Command,
  HeroKind,
  QuestSource,
  Setup,
  State,
  View,
} from '@oubliette/classic';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Played, Player, SeatId } from '@oubliette/kernel';

export type ClassicPlayer = Player<View, Command, ClassicEvent>;

export function setupFor(quest: QuestSource, heroes: readonly HeroKind[], apart: boolean): Setup {
  const held = apart
    ? heroes.map((hero) => ({ id: hero as string, plays: [hero] }))
    : [{ id: 'party', plays: [...heroes] }];
  return {
    quest,
    seats: [{ id: 'morcar', plays: 'morcar' }, ...held],
    heroes: heroes.map((kind) => ({ kind })),
  };
}

export function open(setup: Setup): ClassicGame {
  const opened = classic.open(setup);
  if (!opened.ok)
    throw new Error(opened.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return opened.game;
}

/** Throws when a player gives an illegal command; the bound is far above any match. */
export function playMatch(
  game: ClassicGame,
  seed: string,
  playerFor: (seat: SeatId) => ClassicPlayer,
  each?: (seat: SeatId, command: Command, events: readonly ClassicEvent[]) => void,
): Played<State> {
  const dice = streamFromSeed(seed);
  const start = game.start(dice);
  const players = new Map(game.seats.map(({ id }) => [id, playerFor(id)]));
  for (const [seat, player] of players)
    for (const event of start.events) {
      const known = game.redact(event, seat);
      if (known !== null) player.hear?.(known);
    }
  return playOut(game, start.state, players, dice, { most: 8000, ...(each === undefined ? {} : { each }) });
}
