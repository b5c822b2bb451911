/** What the page between two quests of Expert works out from what its player sees. */
import { GENERATED, hostOf, questNamed } from '@oubliette/expert';
import type { CampaignCommand, CampaignCommandOf, CampaignView, ClassId, Sheet } from '@oubliette/expert';
import type { BaseEvent, SeatId } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import type { Language } from '@oubliette/words';
import { say } from '@oubliette/words';
import { offersIn } from '../../town/between.ts';
import type { Between, Moves, Offer } from '../../town/between.ts';
import { SETTLING } from './words.ts';

export type Settling = Between<CampaignView>;

type AboutHero = Extract<CampaignCommand, { readonly hero: ClassId }>['type'];

/** What may be asked for a hero. */
export function heroOffers<T extends AboutHero>(
  moves: Moves,
  type: T,
  hero: ClassId,
): readonly Offer<CampaignCommandOf<T>>[] {
  return offersIn<CampaignCommandOf<T>>(moves, type).filter(
    ({ command }) => (command as { readonly hero?: ClassId }).hero === hero,
  );
}

export function questTitle(id: string, language: Language): string {
  return questNamed(id)?.title[language] ?? say(SETTLING, language, 'fromTheDice', {});
}

export const QUEST_STATES = ['out', 'won', 'left', 'open', 'later'] as const;

export interface ListedQuest {
  readonly id: string;
  readonly state: (typeof QUEST_STATES)[number];
  /** Null where this player may not begin it now. */
  readonly begin: Offer<CampaignCommandOf<'beginQuest'>> | null;
}

/** The book in its order, and the quest from the dice. */
export function questBook({ view, moves }: Pick<Settling, 'view' | 'moves'>): readonly ListedQuest[] {
  const { table, won, underWay, dungeons } = view;
  const begins = offersIn<CampaignCommandOf<'beginQuest'>>(moves, 'beginQuest');
  const ids = table.generator ? [...table.quests, GENERATED] : table.quests;
  const first = table.quests.find((id) => !won.includes(id));
  const stateOf = (id: string): ListedQuest['state'] => {
    if (underWay?.quest === id) return 'out';
    if (dungeons.some(({ quest }) => quest === id)) return 'left';
    if (won.includes(id)) return 'won';
    return table.order === 'free' || id === first || id === GENERATED ? 'open' : 'later';
  };
  return ids.map((id) => ({
    id,
    state: stateOf(id),
    begin: begins.find(({ command }) => command.quest === id) ?? null,
  }));
}

/** For whom the next quest is: those who have gone deeper, otherwise all who are ready (EXP-AFT-06). */
export function goers({ heroes }: Pick<Settling['view'], 'heroes'>): readonly Sheet[] {
  const below = heroes.filter(({ where }) => where === 'below');
  return below.length > 0 ? below : heroes.filter(({ ready }) => ready);
}

/** The seat that keeps the quest book. */
export function bookkeeper({ view }: Pick<Settling, 'view'>): SeatId {
  return hostOf(view.table);
}

interface LifeDrawn extends BaseEvent {
  readonly type: 'lifeDrawn';
  readonly heroes: readonly ClassId[];
  readonly card: string;
}

/** The Life of Adventure card last drawn for a hero, until the next quest begins. */
export function lifeOf(batches: readonly Batch[], hero: ClassId): string | null {
  const events = batches.flatMap((batch) => batch.events) as readonly BaseEvent[];
  const begun = events.findLastIndex(({ type }) => type === 'questBegun');
  const drawn = events
    .slice(begun + 1)
    .filter((event): event is LifeDrawn => event.type === 'lifeDrawn')
    .findLast(({ heroes }) => heroes.includes(hero));
  return drawn?.card ?? null;
}

/** In the order of the heroes' cards: one's own first. */
export function sheetsOf({ view, seats }: Pick<Settling, 'view' | 'seats'>): {
  readonly own: readonly Sheet[];
  readonly others: readonly Sheet[];
} {
  const isOwn = ({ seat }: Sheet): boolean => seats.includes(seat);
  return { own: view.heroes.filter(isOwn), others: view.heroes.filter((one) => !isOwn(one)) };
}
