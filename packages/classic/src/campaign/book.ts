/**
 * The decision points of a campaign. Classic's own answers are in `classicBook.ts`; a book that builds on
 * classic takes those and names what it replaces.
 */
import type { BaseCommand, BaseEvent, Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { z } from 'zod';
import type { HeroKind } from '../content/heroes.ts';
import type { CampaignPlay } from './play.ts';
import type { HeroReport } from './report.ts';
import type { CheckedCampaign } from './setup.ts';
import type { CampaignState, Inscription, Sheet } from './state.ts';

/** A command's check and performance. Methods, so that a book may require more of its own state. */
export interface TownHandler {
  check(campaign: CheckedCampaign, state: CampaignState, seat: SeatId, command: BaseCommand): Refusal | null;
  perform(play: CampaignPlay, command: BaseCommand): void;
}

/** A hero before anything is written on the sheet. */
export interface Recruit {
  readonly sheet: Omit<Sheet, keyof Inscription>;
  readonly rules: readonly RuleId[];
}

export interface CampaignBook {
  /** By command type. */
  readonly handlers: { readonly [type: string]: TownHandler };

  apply(state: CampaignState, event: BaseEvent): CampaignState;
  /** Commands worth checking for a living hero, including every legal one that can be listed. */
  heroCandidates(state: CampaignState, sheet: Sheet): readonly BaseCommand[];
  view(campaign: CheckedCampaign, state: CampaignState, seat: SeatId): object;

  /** Straight from the hero card. */
  recruit(campaign: CheckedCampaign, hero: HeroKind, seat: SeatId): Recruit;
  /** What a survivor keeps of a quest; `before` is the campaign when the quest ended. */
  bringHome(play: CampaignPlay, before: CampaignState, told: HeroReport): void;
}

/** A book with the schemas of its setup and commands. */
export interface CampaignEdition {
  readonly book: CampaignBook;
  readonly setup: z.ZodType<CheckedCampaign>;
  readonly parseCommand: (command: unknown) => Refusal | null;
}
