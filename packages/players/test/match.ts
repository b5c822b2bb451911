/** Whole matches of the quest book between computer players, by either book. */
import { classic } from '@oubliette/classic';
import type { ClassicGame, HeroKind, QuestSource, Setup } from '@oubliette/classic';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { BaseCommand, BaseEvent, Game, Played, Player, SeatId, System } from '@oubliette/kernel';
import { nextlevel } from '@oubliette/nextlevel';
import type { NextGame, NextSetup } from '@oubliette/nextlevel';

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
  return openedBy(classic, setup);
}

export function openNext(setup: NextSetup): NextGame {
  return openedBy(nextlevel, setup);
}

function openedBy<G extends Game, S>(system: System<G, S>, setup: S): G {
  const opened = system.open(setup);
  if (!opened.ok)
    throw new Error(opened.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return opened.game;
}

/** Throws when a player gives an illegal command; the bound is far above any match. */
export function playMatch<S, C extends BaseCommand, E extends BaseEvent, V>(
  game: Game<S, C, E, V>,
  seed: string,
  playerFor: (seat: SeatId) => Player<V, C, E>,
  each?: (seat: SeatId, command: C, events: readonly E[]) => void,
): Played<S> {
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
