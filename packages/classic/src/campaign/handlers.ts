/** Every command of classic's town with its check and its performance. */
import type { Refusal, SeatId } from '@oubliette/kernel';
import {
  buy,
  checkBuy,
  checkLeaveTown,
  checkReturn,
  checkWear,
  leaveTown,
  returnPurchase,
  wear,
} from './armoury.ts';
import type { TownHandler } from './book.ts';
import type { CampaignCommandOf, CampaignCommandType } from './commands.ts';
import {
  checkGiveEquipment,
  checkGiveGold,
  checkGiveTreasure,
  giveEquipment,
  giveGold,
  giveTreasure,
} from './gifts.ts';
import type { CampaignPlay } from './play.ts';
import { beginQuest, callOff, checkBegin, checkClose, checkUnderWay, closeBook } from './quests.ts';
import { checkRecord, recordQuest } from './record.ts';
import { checkDismiss, checkEnrol, checkInscribe, dismiss, enrol, inscribe } from './roster.ts';
import type { CheckedCampaign } from './setup.ts';
import type { CampaignState } from './state.ts';

interface Handler<T extends CampaignCommandType> {
  readonly check: (
    campaign: CheckedCampaign,
    state: CampaignState,
    seat: SeatId,
    command: CampaignCommandOf<T>,
  ) => Refusal | null;
  readonly perform: (play: CampaignPlay, command: CampaignCommandOf<T>) => void;
}

const HANDLERS: { readonly [T in CampaignCommandType]: Handler<T> } = {
  enrol: { check: checkEnrol, perform: enrol },
  inscribe: { check: checkInscribe, perform: inscribe },
  dismiss: { check: checkDismiss, perform: dismiss },
  buy: { check: checkBuy, perform: buy },
  returnPurchase: { check: checkReturn, perform: returnPurchase },
  giveGold: { check: checkGiveGold, perform: giveGold },
  giveEquipment: { check: checkGiveEquipment, perform: giveEquipment },
  giveTreasure: { check: checkGiveTreasure, perform: giveTreasure },
  wear: { check: checkWear, perform: wear },
  leaveTown: { check: checkLeaveTown, perform: leaveTown },
  beginQuest: { check: checkBegin, perform: beginQuest },
  recordQuest: { check: checkRecord, perform: recordQuest },
  callOff: { check: checkUnderWay, perform: callOff },
  closeBook: { check: checkClose, perform: closeBook },
};

export const TOWN_HANDLERS = HANDLERS as { readonly [type: string]: TownHandler };
