/** Ambushes, control zones, pushing and toppling (NXT-AMB, NXT-OPP, NXT-CRD, NXT-TOP). */
import type { Chapter } from '../kit.ts';

export type AmbushCommand = never;

export interface AmbushFacts {}

export const AMBUSHES: Chapter<AmbushCommand, AmbushFacts> = { shapes: {}, handlers: {}, appliers: {} };
