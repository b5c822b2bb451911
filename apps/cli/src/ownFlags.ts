/** Options that only some games have. The game is known only when all options are read. */
import type { ParseArgsConfig } from 'node:util';
import type { GameId } from '@oubliette/shelf';
import { UsageError } from './failure.ts';

export type Flags = NonNullable<ParseArgsConfig['options']>;

/** Flags as they were typed; false and undefined if they were not. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** What a game takes in one command beside what every game takes. A method, so that each has its own values. */
export interface OwnFlags<Own = unknown> {
  readonly flags: Flags;
  /** Throws a UsageError for what makes no sense. */
  read(values: Values): Own;
}

export type FlagsByGame = ReadonlyMap<GameId, Flags>;

export function flagsByGame(games: readonly GameId[], of: (game: GameId) => Flags): FlagsByGame {
  return new Map(games.map((game) => [game, of(game)]));
}

/** Those of every game together. */
export function allFlags(
  byGame: FlagsByGame,
): Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> {
  return Object.assign({}, ...byGame.values()) as ReturnType<typeof allFlags>;
}

export function isGiven(values: Values, flag: string): boolean {
  return values[flag] !== undefined && values[flag] !== false;
}

/** The flags that were given, of a game or of all. */
export function givenOf(flags: Flags, values: Values): readonly string[] {
  return Object.keys(flags).filter((flag) => isGiven(values, flag));
}

/** An option of other games is refused with the names of those. */
export function refuseOthers(game: GameId, values: Values, byGame: FlagsByGame): void {
  for (const flag of givenOf(allFlags(byGame), values)) {
    const games = [...byGame].flatMap(([id, flags]) => (flag in flags ? [id] : []));
    if (!games.includes(game))
      throw new UsageError({
        en: `--${flag} is for ${games.join(' and ')}, not for ${game}.`,
        fr: `--${flag} est pour ${games.join(' et ')}, et non pour ${game}.`,
      });
  }
}

/** The given ones of those without a value, each as true. */
export function switches<const F extends string>(
  values: Values,
  names: readonly F[],
): { readonly [flag in F]?: true } {
  const given = names.filter((name) => values[name] === true).map((name) => [name, true]);
  return Object.fromEntries(given) as { readonly [flag in F]?: true };
}

/** The given flags as typed again. */
export function typedAgain(flags: Flags, values: Values): readonly string[] {
  return givenOf(flags, values).map((flag) =>
    values[flag] === true ? `--${flag}` : `--${flag} ${String(values[flag])}`,
  );
}
