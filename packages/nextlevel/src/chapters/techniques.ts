/** What only monsters can do (NXT-MON, NXT-FIM, NXT-GAR, NXT-ZOM, NXT-CHW). */
import type { Chapter } from '../kit.ts';
import type { NextPlay } from '../play.ts';

export type TechniqueCommand = never;

export interface TechniqueFacts {}

export const TECHNIQUES: Chapter<TechniqueCommand, TechniqueFacts> = {
  shapes: {},
  handlers: {},
  appliers: {},
};

/** Marsh Gas of the turn before goes off (NXT-FIM-05). */
export function burnGases(_play: NextPlay): void {}
