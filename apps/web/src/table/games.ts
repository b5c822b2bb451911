/** The games this page can show, each fetched when a table of it is come to. */
import type { DiceCheck, MatchFile, System } from '@oubliette/kernel';
import type { GameUi } from '../play/gameUi.ts';

interface Game {
  readonly ui: () => Promise<GameUi>;
  readonly system: () => Promise<System>;
}

/** The screen's own types know no game: what a game's parts are told is what its own table sends. */
const GAMES: Readonly<Record<string, Game>> = {
  classic: {
    ui: async () => (await import('../classic/classicUi.ts')).classicUi as GameUi,
    system: async () => (await import('@oubliette/classic')).classic,
  },
  nextlevel: {
    ui: async () => (await import('../nextlevel/nextUi.ts')).nextUi as GameUi,
    system: async () => (await import('@oubliette/nextlevel')).nextlevel,
  },
  advanced: {
    ui: async () => (await import('../advanced/advancedUi.tsx')).advancedUi as GameUi,
    system: async () => (await import('@oubliette/advanced')).advanced,
  },
};

/** Games that are played on a screen of their own. */
const CAMPAIGNS: readonly string[] = ['classic-campaign', 'nextlevel-campaign'];

export function isCampaign(game: string): boolean {
  return CAMPAIGNS.includes(game);
}

export function isKnown(game: string): boolean {
  return Object.hasOwn(GAMES, game);
}

/** Null for a game this page does not know. */
export function loadGameUi(game: string): Promise<GameUi> | null {
  return GAMES[game]?.ui() ?? null;
}

/** Draws every die of a finished match anew from its published secret; the rules are fetched for it. */
export async function checkFile(file: MatchFile): Promise<DiceCheck> {
  const game = GAMES[file.system];
  if (game === undefined)
    return { ok: false, fault: { at: 0, why: { code: 'unknownSystem', system: file.system } } };
  const { checkDice } = await import('@oubliette/kernel');
  return checkDice(await game.system(), file);
}
