/** Every game, in listing order. Apps list what they add to a game by the same ids. */
import { advancedManifest } from './advanced/manifest.ts';
import { classicManifest } from './classic/manifest.ts';
import type { GameManifest } from './manifest.ts';
import { nextlevelManifest } from './nextlevel/manifest.ts';
import type { QuestLibrary } from './shared/library.ts';

const LISTED = [classicManifest, nextlevelManifest, advancedManifest] as const;

export type GameId = (typeof LISTED)[number]['id'];
/** The ids of the campaigns. */
export type CampaignId = Extract<(typeof LISTED)[number], { campaign: string }>['campaign'];

export const GAMES: readonly (GameManifest & { readonly id: GameId })[] = LISTED;

export const GAME_IDS: readonly GameId[] = GAMES.map(({ id }) => id);

/** Games under `examples/`: no part of the product, played by tests and with `--examples`. */
export const EXAMPLE_IDS = ['wick'] as const;
export type ExampleId = (typeof EXAMPLE_IDS)[number];

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
