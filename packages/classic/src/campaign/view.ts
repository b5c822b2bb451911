/** What a seat knows of a campaign: there are no secrets in town, but each field is still shown one by one. */
import type { Ending, SeatId } from '@oubliette/kernel';
import { EQUIPMENT_IDS, equipmentCard } from '../content/equipment.ts';
import type { EquipmentId } from '../content/equipment.ts';
import type { Text } from '../content/names.ts';
import { QUEST_TREASURE_IDS } from '../content/questTreasures.ts';
import type { QuestTreasureId } from '../content/questTreasures.ts';
import { mayTrain, openQuests } from './quests.ts';
import { scoreSheet } from './scoreSheet.ts';
import type { CommonSheet, ScoreSheet } from './scoreSheet.ts';
import type { CheckedCampaign } from './setup.ts';
import { ownedTreasures } from './sheets.ts';
import type { CampaignState, Departed, Expedition, Outing, Sheet } from './state.ts';

/** What every book's town shows. */
export interface TownView<S extends CommonSheet = CommonSheet> {
  readonly seat: SeatId;
  readonly phase: CampaignState['phase'];
  readonly host: SeatId;
  readonly seats: readonly SeatId[];
  readonly options: Pick<CheckedCampaign, 'stock' | 'gifts' | 'order'>;
  readonly quests: readonly ViewedQuest[];
  readonly underWay: Expedition | null;
  readonly heroes: readonly S[];
  readonly departed: readonly Departed[];
  /** Quest treasures no hero has. */
  readonly withMorcar: readonly QuestTreasureId[];
  readonly chronicle: readonly Outing[];
  readonly ending: Ending | null;
}

export interface CampaignView extends TownView<ScoreSheet> {
  readonly armoury: readonly ViewedCard[];
}

export interface ViewedQuest {
  readonly id: string;
  readonly title: Text;
  /** The level of the heroes it is meant for, where heroes have levels. */
  readonly level?: number;
  readonly won: boolean;
  /** May be begun, when the party is in town. */
  readonly open: boolean;
  /** May be begun as a training game. */
  readonly training: boolean;
}

export interface ViewedCard {
  readonly id: EquipmentId;
  readonly price: number;
  /** Null where the stock is unlimited. */
  readonly left: number | null;
}

/** The town as a book's own sheets have it. */
export function townView<S extends CommonSheet>(
  campaign: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  sheetOf: (sheet: Sheet) => S,
): TownView<S> {
  const { seats, host, stock, gifts, order } = campaign;
  const open = openQuests(campaign, state);
  const owned = ownedTreasures(state);
  return {
    seat,
    phase: state.phase,
    host,
    seats,
    options: { stock, gifts, order },
    quests: campaign.quests.map(({ id, title, level }) => ({
      id,
      title,
      ...(level === undefined ? {} : { level }),
      won: state.won.includes(id),
      open: open.includes(id),
      training: mayTrain(campaign, state, id),
    })),
    underWay: state.underWay,
    heroes: state.heroes.map(sheetOf),
    departed: state.departed,
    withMorcar: QUEST_TREASURE_IDS.filter((id) => !owned.includes(id)),
    chronicle: state.chronicle,
    ending: state.ending,
  };
}

export function campaignView(campaign: CheckedCampaign, state: CampaignState, seat: SeatId): CampaignView {
  return {
    ...townView(campaign, state, seat, scoreSheet),
    armoury: EQUIPMENT_IDS.map((id) => ({
      id,
      price: equipmentCard(id).price,
      left: state.stock === null ? null : state.stock[id],
    })),
  };
}
