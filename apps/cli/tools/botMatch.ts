/** A match begun, or played to its end, by sensible computer players on both sides. */
import { classic } from '@oubliette/classic';
import type { ClassicEvent, Command, HeroKind, Setup, State, View } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { lookOf, makeMatchFile, newMatch, streamFromSeed } from '@oubliette/kernel';
import type { MatchFile, Player } from '@oubliette/kernel';
import { sensibleHeroes, sensibleMorcar } from '@oubliette/players';

export interface BotMatch {
  readonly quest: string;
  readonly seed: string;
  readonly heroes?: readonly HeroKind[];
  readonly training?: boolean;
  /** Stops at the first moment that fits; plays to the end by default. */
  readonly until?: (state: State, commands: number) => boolean;
}

export function botMatch({ quest, seed, heroes, training = false, until }: BotMatch): MatchFile {
  const setup = setupOf(quest, heroes ?? ['barbarian', 'dwarf', 'elf', 'wizard'], training);
  const opened = classic.open(setup);
  if (!opened.ok) throw new Error(`the quest ${quest} cannot be opened: ${opened.problems[0]?.message}`);
  const { game } = opened;
  const match = newMatch(classic, setup, game);
  const dice = streamFromSeed(seed);
  const players = new Map<string, Player<View, Command, ClassicEvent>>([
    ['morcar', sensibleMorcar({ difficulty: 'normal' })],
    ['heroes', sensibleHeroes()],
  ]);
  match.start(dice);
  for (let given = 0; game.ending(match.state) === null && until?.(match.state, given) !== true; given += 1) {
    const { seat } = game.waiting(match.state).find(({ optional }) => optional !== true)!;
    const command = players.get(seat)!.choose(lookOf(game, match.state, seat));
    const before = match.state;
    const outcome = match.command(seat, command, dice);
    if (outcome.status !== 'done')
      throw new Error(`${JSON.stringify(command)} was ${outcome.status} in ${before.phase}`);
    for (const event of outcome.events as readonly ClassicEvent[])
      for (const [listener, player] of players) {
        const known = game.redact(event, listener);
        if (known !== null) player.hear?.(known);
      }
  }
  return makeMatchFile(classic, setup, match);
}

function setupOf(id: string, heroes: readonly HeroKind[], training: boolean): Setup {
  const found = readQuestBook().find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`there is no quest ${id} in the book`);
  return {
    quest: found.source,
    seats: [
      { id: 'morcar', plays: 'morcar' },
      { id: 'heroes', plays: [...heroes] },
    ],
    heroes: heroes.map((kind) => ({ kind })),
    training,
  };
}
