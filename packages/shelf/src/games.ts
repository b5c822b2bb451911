/** Every game, in listing order. Apps list what they add to a game by the same ids. */
import { EXAMPLES } from '#examples';
import { advancedManifest } from './advanced/manifest.ts';
import { classicManifest } from './classic/manifest.ts';
import { expertManifest } from './expert/manifest.ts';
import type { GameManifest } from './manifest.ts';
import { nextlevelManifest } from './nextlevel/manifest.ts';
import type { QuestLibrary } from './shared/library.ts';

const LISTED = [classicManifest, nextlevelManifest, advancedManifest, expertManifest] as const;

export type GameId = (typeof LISTED)[number]['id'];
/** The ids of the campaigns. */
export type CampaignId = Extract<(typeof LISTED)[number], { campaign: string }>['campaign'];

type Listed = GameManifest & { readonly id: GameId };

/** Games of `examples/` come last, where tests and `--examples` ask for them: no ids the compiler knows, but every record by game has an entry for them. */
export const GAMES: readonly Listed[] = [...LISTED, ...(EXAMPLES as readonly Listed[])];

export const GAME_IDS: readonly GameId[] = GAMES.map(({ id }) => id);

export const EXAMPLE_IDS: readonly string[] = EXAMPLES.map(({ id }) => id);

/** The quest book of each game; it may have quests of another game in it. */
export type QuestLibraries = Readonly<Record<GameId, QuestLibrary>>;

/** By the id of its system or of its campaign; undefined if unknown. */
export function gameNamed(id: string): (typeof GAMES)[number] | undefined {
  return GAMES.find((game) => game.id === id || game.campaign === id);
}

/** Whether the id is a campaign's. */
export function isCampaign(id: string): boolean {
  return GAMES.some(({ campaign }) => campaign === id);
}

/** By one of its rules: `CLS-MOV-05` is classic's. */
export function gameOfRule(rule: string): (typeof GAMES)[number] | undefined {
  return GAMES.find(({ rules }) => rule.toUpperCase().startsWith(`${rules}-`));
}

/** A record with an entry for each game. */
export function forEachGame<T>(make: (id: GameId) => T): Readonly<Record<GameId, T>> {
  return Object.fromEntries(GAME_IDS.map((id) => [id, make(id)])) as Readonly<Record<GameId, T>>;
}
