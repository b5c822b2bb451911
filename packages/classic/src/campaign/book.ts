/**
 * The points at which one rule book may run its campaign otherwise than another. Classic's own answers are in
 * `classicBook.ts`; a book that builds on classic takes those and names what it replaces.
 */
import type { BaseCommand, BaseEvent, Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { z } from 'zod';
import type { HeroKind } from '../content/heroes.ts';
import type { CampaignPlay } from './play.ts';
import type { HeroReport } from './report.ts';
import type { CheckedCampaign } from './setup.ts';
import type { CampaignState, Inscription, Sheet } from './state.ts';

/** What a command needs and what it does. Methods, so that a book may ask for more of its own state. */
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
  /** By the type of a command. */
  readonly handlers: { readonly [type: string]: TownHandler };

  apply(state: CampaignState, event: BaseEvent): CampaignState;
  /** Commands worth checking for a living hero: every legal one that can be listed is among them. */
  heroCandidates(state: CampaignState, sheet: Sheet): readonly BaseCommand[];
  view(campaign: CheckedCampaign, state: CampaignState, seat: SeatId): object;

  /** Straight from the hero card. */
  recruit(campaign: CheckedCampaign, hero: HeroKind, seat: SeatId): Recruit;
  /** What a survivor keeps of a quest; `before` is the campaign as it was when the quest ended. */
  bringHome(play: CampaignPlay, before: CampaignState, told: HeroReport): void;
}

/** A book with what stands at its door: what a setup may hold, and what a command may look like. */
export interface CampaignEdition {
  readonly book: CampaignBook;
  readonly setup: z.ZodType<CheckedCampaign>;
  readonly parseCommand: (command: unknown) => Refusal | null;
}
