/**
 * A computer player between two quests of Expert: it draws, sells, buys and is ready, or follows others deeper; as
 * host it goes through the book.
 */
import { CHARACTERS, GENERATED, GM, treasureCard } from '@oubliette/expert';
import type { CampaignCommand, CampaignCommandOf, CampaignView, ClassId, Sheet } from '@oubliette/expert';
import type { Player, PlayerLook } from '@oubliette/kernel';

type Look = PlayerLook<CampaignView, CampaignCommand>;

export function expertSettler(): Player<CampaignView, CampaignCommand> {
  return {
    choose(look) {
      const { seat, phase } = look.view;
      const command = errand(look) ?? (isHost(look) ? hostsWord(look) : null);
      // While a quest is out, only its report moves a campaign on, and the table gives that.
      if (command === null) throw new Error(`${seat} has nothing to do (${phase})`);
      return command;
    },
    /** The host waits until all are ready; whoever is ready has nothing to see to. */
    consider: errand,
  };
}

/** Alone the first player keeps the quest book (EXP-SOL-01). */
function isHost({ view: { seat, table } }: Look): boolean {
  return seat === (table.solo ? table.seats[0] : GM);
}

function of<T extends CampaignCommand['type']>({ moves }: Look, type: T): readonly CampaignCommandOf<T>[] {
  return moves.filter((move): move is CampaignCommandOf<T> => move.type === type);
}

/** A hero for whoever has none; then what is to be done for each that is not ready. */
function errand(look: Look): CampaignCommand | null {
  const { seat, heroes, phase } = look.view;
  if (phase !== 'town') return null;
  const own = heroes.filter((sheet) => sheet.seat === seat);
  if (own.length === 0) return enrolment(look, seat);
  const down = followed(look);
  if (down !== null) return down;
  const sheet = own.find(({ ready, where }) => !ready && where === 'town');
  return sheet === undefined ? null : wishOf(look, sheet);
}

/** Nobody goes first: the next quest is only for those below. A hero nearly unhurt follows (EXP-AFT-06). */
function followed(look: Look): CampaignCommand | null {
  const { heroes } = look.view;
  if (heroes.every(({ where }) => where === 'town')) return null;
  const isSound = ({ id, bodyBelow }: Sheet): boolean =>
    bodyBelow !== null && bodyBelow >= CHARACTERS[id].body - SCRATCH;
  return (
    of(look, 'goDeeper').find(({ hero }) => heroes.some((one) => one.id === hero && isSound(one))) ?? null
  );
}

const SCRATCH = 1;

/** The class the seat is called after, or the first that is free. */
function enrolment(look: Look, seat: string): CampaignCommand | null {
  const free = of(look, 'enrol');
  return free.find(({ hero }) => hero === seat) ?? free[0] ?? null;
}

function wishOf(look: Look, sheet: Sheet): CampaignCommand | null {
  const its = <T extends { readonly hero: ClassId }>(commands: readonly T[]): readonly T[] =>
    commands.filter(({ hero }) => hero === sheet.id);
  return (
    (mayDrawNow(look, sheet) ? its(of(look, 'drawLife'))[0] : undefined) ??
    its(of(look, 'sell')).find(({ card }) => isOfNoUse(sheet, card)) ??
    (sheet.cards.length < MOST_CARDS ? its(of(look, 'buy'))[0] : undefined) ??
    its(of(look, 'ready')).find(({ is }) => is) ??
    cheapest(its(of(look, 'sell'))) ??
    null
  );
}

/** The party's card brings everybody home: not before the others have chosen (EXP-AFT-06). */
function mayDrawNow({ view: { table, heroes } }: Look, { id }: Sheet): boolean {
  const isOpen = (one: Sheet): boolean => one.id !== id && one.bodyBelow !== null && !one.ready;
  return table.life !== 'party' || !heroes.some(isOpen);
}

const MOST_CARDS = 5;
const WEIGHTS = ['light', 'medium', 'heavy'] as const;

/** Too heavy for its class, or a second armour (EXP-AFT-04). */
function isOfNoUse({ id, cards }: Sheet, sold: CampaignCommandOf<'sell'>['card']): boolean {
  const card = treasureCard(sold);
  const { weapons, armour } = CHARACTERS[id];
  if (card.kind === 'weapon') return WEIGHTS.indexOf(card.weight) > WEIGHTS.indexOf(weapons);
  if (card.kind !== 'armour') return false;
  if (armour === null || WEIGHTS.indexOf(card.weight) > WEIGHTS.indexOf(armour)) return true;
  const worn = cards.filter((held) => treasureCard(held.card).kind === 'armour');
  return worn.length > 1 && worn.every((held) => treasureCard(held.card).value >= card.value);
}

function cheapest(sales: readonly CampaignCommandOf<'sell'>[]): CampaignCommandOf<'sell'> | undefined {
  return sales.toSorted((a, b) => treasureCard(a.card).value - treasureCard(b.card).value)[0];
}

/** The first quest of the book that is not won; once all are, the book is closed. */
function hostsWord(look: Look): CampaignCommand | null {
  const { won } = look.view;
  const begins = of(look, 'beginQuest').filter(({ quest }) => !won.includes(quest));
  const book = begins.find(({ quest }) => quest !== GENERATED);
  const { quests } = look.view.table;
  const isAll = quests.every((quest) => won.includes(quest));
  const close = of(look, 'closeBook')[0] ?? null;
  if (isAll && quests.length > 0) return close;
  return book ?? begins[0] ?? close;
}
