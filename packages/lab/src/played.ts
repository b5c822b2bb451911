/** How well the two sides of a match are played. */
import { DIFFICULTIES } from '@oubliette/players';

export const HEROES_PLAYED = ['sensible', 'random'] as const;
export const MORCAR_PLAYED = [...DIFFICULTIES, 'random'] as const;
export type HeroesPlayed = (typeof HEROES_PLAYED)[number];
export type MorcarPlayed = (typeof MORCAR_PLAYED)[number];
