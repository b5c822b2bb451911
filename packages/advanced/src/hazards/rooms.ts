/** Hazard rooms that are one file each, with their commands and events, in the order in which they are offered. */
import { fountainChapter } from './fountain.ts';
import type { FountainCommand, FountainFacts } from './fountain.ts';
import { trapdoorChapter } from './trapdoor.ts';
import type { TrapdoorCommand, TrapdoorFacts } from './trapdoor.ts';

export type RoomCommand = FountainCommand | TrapdoorCommand;
export interface RoomFacts extends FountainFacts, TrapdoorFacts {}

export const ROOM_CHAPTERS = [fountainChapter, trapdoorChapter];
