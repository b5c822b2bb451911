/** The matches this browser has seen to their end, and what they add up to. */
import type { LocalText } from '@oubliette/table';
import type { Language } from '@oubliette/words';
import type { Where } from '../net/tables.ts';
import { readStored, store } from '../settings/stored.ts';

export interface PlayedHero {
  readonly id: string;
  /** In one language only where it was kept before both were. */
  readonly name: LocalText | string;
  readonly dead: boolean;
  readonly slain: number;
  readonly wounds: number;
  readonly suffered: number;
}

export interface PlayedMatch {
  readonly table: string;
  readonly where: Where;
  readonly game: string;
  readonly title: LocalText;
  /** When its last row was played. */
  readonly at: number;
  /** The heroes' side. */
  readonly won: boolean;
  /** Whether the side of this browser's person won; absent where they led heroes. */
  readonly behind?: boolean;
  /** Null where none are counted. */
  readonly rounds: number | null;
  readonly heroes: readonly PlayedHero[];
}

const STORED_AS = 'oubliette.history';
/** Beyond this number the oldest are forgotten. */
const MOST = 200;

/** For whoever played it here, on either side of the screen. */
export function isVictory({ won, behind }: Pick<PlayedMatch, 'won' | 'behind'>): boolean {
  return behind ?? won;
}

export function heroNamed(name: PlayedHero['name'], language: Language): string {
  return typeof name === 'string' ? name : name[language];
}

/** The newest first. */
export function played(): readonly PlayedMatch[] {
  const stored = readStored(STORED_AS);
  return Array.isArray(stored) ? stored.filter(isMatch) : [];
}

function isMatch(each: unknown): each is PlayedMatch {
  const { table, title, heroes } = (each ?? {}) as Partial<PlayedMatch>;
  return typeof table === 'string' && typeof title === 'object' && Array.isArray(heroes);
}

/** Looking at an end again does not make it another match. */
export function keepPlayed(match: PlayedMatch): void {
  store(STORED_AS, withPlayed(played(), match));
}

export function withPlayed(before: readonly PlayedMatch[], match: PlayedMatch): readonly PlayedMatch[] {
  const others = before.filter(({ table }) => table !== match.table);
  return [match, ...others].sort((a, b) => b.at - a.at).slice(0, MOST);
}

export interface Outcomes {
  readonly matches: number;
  readonly won: number;
}

export interface HeroRecord extends Outcomes {
  readonly name: PlayedHero['name'];
  readonly game: string;
  readonly slain: number;
  readonly deaths: number;
}

export interface GameRecord extends Outcomes {
  readonly game: string;
  /** The rounds of the quickest victory; null if there is none. */
  readonly best: number | null;
}

export function byGame(matches: readonly PlayedMatch[]): readonly GameRecord[] {
  return [...Map.groupBy(matches, ({ game }) => game)].map(([game, own]) => {
    const won = own.filter(isVictory);
    const rounds = won.flatMap((match) => match.rounds ?? []);
    return {
      game,
      matches: own.length,
      won: won.length,
      best: rounds.length === 0 ? null : Math.min(...rounds),
    };
  });
}

/** A hero is known by name: the same one in every match of a game. */
export function byHero(matches: readonly PlayedMatch[]): readonly HeroRecord[] {
  const outings = matches.flatMap(({ game, won, heroes }) => heroes.map((hero) => ({ game, won, ...hero })));
  return [...Map.groupBy(outings, ({ game, name }) => `${game}/${heroNamed(name, 'en')}`).values()]
    .map((own) => ({
      name: own[0]!.name,
      game: own[0]!.game,
      matches: own.length,
      won: own.filter(({ won }) => won).length,
      slain: own.reduce((sum, { slain }) => sum + slain, 0),
      deaths: own.filter(({ dead }) => dead).length,
    }))
    .sort((a, b) => b.matches - a.matches || b.slain - a.slain);
}
