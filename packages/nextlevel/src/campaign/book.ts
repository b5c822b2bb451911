/** NextLevel's campaign: classic's answers, with what NextLevel replaces and adds. */
import { CLASSIC_CAMPAIGN } from '@oubliette/classic/extend';
import type {
  CampaignBook,
  CampaignPlay,
  CampaignState,
  CheckedCampaign,
  Sheet as TownSheet,
  TownHandler,
} from '@oubliette/classic/extend';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { applyTownEvent } from './apply.ts';
import { DROPPED_IN_TOWN } from './commands.ts';
import type { OwnTownCommandOf, OwnTownType } from './commands.ts';
import {
  advance,
  checkAdvance,
  checkChooseLuck,
  checkLearn,
  checkSpecialise,
  chooseLuck,
  growthCandidates,
  learn,
  specialise,
} from './progress.ts';
import { bringHome, checkNextRecord, recruit } from './quests.ts';
import type { NextHeroReport } from './report.ts';
import type { NextTownSheet } from './state.ts';
import {
  checkGiveThing,
  checkPack,
  checkPurchase,
  checkSell,
  checkStow,
  giveThing,
  pack,
  purchase,
  sell,
  stow,
  tradeCandidates,
} from './trade.ts';
import { nextCampaignView } from './view.ts';

type OwnHandlers = {
  readonly [T in OwnTownType]: {
    check(
      campaign: CheckedCampaign,
      state: CampaignState,
      seat: SeatId,
      command: OwnTownCommandOf<T>,
    ): Refusal | null;
    perform(play: CampaignPlay, command: OwnTownCommandOf<T>): void;
  };
};

const OWN: OwnHandlers = {
  purchase: { check: checkPurchase, perform: purchase },
  sell: { check: checkSell, perform: sell },
  giveThing: { check: checkGiveThing, perform: giveThing },
  stow: { check: checkStow, perform: stow },
  pack: { check: checkPack, perform: pack },
  advance: { check: checkAdvance, perform: advance },
  learn: { check: checkLearn, perform: learn },
  specialise: { check: checkSpecialise, perform: specialise },
  chooseLuck: { check: checkChooseLuck, perform: chooseLuck },
};

const isDropped = (type: string): boolean => (DROPPED_IN_TOWN as readonly string[]).includes(type);

const HANDLERS: { readonly [type: string]: TownHandler } = {
  ...Object.fromEntries(Object.entries(CLASSIC_CAMPAIGN.handlers).filter(([type]) => !isDropped(type))),
  recordQuest: {
    check: checkNextRecord,
    perform: (play, command) => CLASSIC_CAMPAIGN.handlers['recordQuest']!.perform(play, command),
  },
  ...(OWN as { readonly [type: string]: TownHandler }),
};

function heroCandidates(state: CampaignState, sheet: TownSheet): readonly BaseCommand[] {
  const { kind, next } = sheet as NextTownSheet;
  const others = state.heroes.map((other) => other.kind).filter((other) => other !== kind);
  return [
    ...CLASSIC_CAMPAIGN.heroCandidates(state, sheet).filter(({ type }) => !isDropped(type)),
    ...growthCandidates(kind, next),
    ...tradeCandidates(kind, next, others),
  ];
}

/** Everything not named here is as in classic. */
export const NEXTLEVEL_CAMPAIGN: CampaignBook = {
  ...CLASSIC_CAMPAIGN,
  handlers: HANDLERS,
  apply: applyTownEvent,
  heroCandidates,
  view: nextCampaignView,
  recruit,
  bringHome: (play, before, told) => bringHome(play, before, told as NextHeroReport),
};
