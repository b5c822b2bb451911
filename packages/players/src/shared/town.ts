/** Computer players between quests: heroes who shop and leave, a host who plays the book through. */
import type { CampaignCommand, CampaignCommandOf, CommonSheet, TownView } from '@oubliette/classic';
import type { BaseCommand, PlayerLook, Player } from '@oubliette/kernel';

/** What a hero does in town before leaving, by book; null when nothing is left to do. */
type Shopper<S, C> = (sheet: S, moves: readonly C[]) => C | null;

/** For any seat: its view tells whether it is the host's. */
export function townPlayer<S extends CommonSheet, C extends BaseCommand>(
  shopper: Shopper<S, C>,
): Player<TownView<S>, C> {
  return {
    choose(look) {
      const { seat, host, phase } = look.view;
      const command = seat === host ? hostsWord(look) : heroesErrand(look, shopper);
      // While a quest is out, only its report moves a campaign on, and the table gives that.
      if (command === null) throw new Error(`${seat} has nothing to do (${phase})`);
      return command;
    },
    /** The host waits until all have left town; heroes who have left stay away. */
    consider: (look) => (look.view.seat === look.view.host ? null : heroesErrand(look, shopper)),
  };
}

/** Every book's commands include classic's for enrolling, leaving and setting out. */
function classicMoves<T extends CampaignCommand['type']>(
  moves: readonly BaseCommand[],
  type: T,
): readonly CampaignCommandOf<T>[] {
  return moves.filter((move): move is CampaignCommandOf<T> => move.type === type);
}

/** The next quest of the book with all heroes; once all are won, closes the book. */
function hostsWord<C extends BaseCommand>({ view, moves }: PlayerLook<TownView, C>): C | null {
  const next = view.quests.find(({ won }) => !won);
  if (next === undefined) return moves.find(({ type }) => type === 'closeBook') ?? null;
  const everybody = view.heroes.length;
  const begins = classicMoves(moves, 'beginQuest').filter(
    ({ quest, heroes }) => quest === next.id && heroes.length === everybody,
  );
  return (begins.find(({ training }) => training === true) ?? begins[0] ?? null) as C | null;
}

/** Enrols a seat without a hero; then what the book's shopper wants; then the road. */
function heroesErrand<S extends CommonSheet, C extends BaseCommand>(
  { view, moves }: PlayerLook<TownView<S>, C>,
  shopper: Shopper<S, C>,
): C | null {
  const own = view.heroes.filter(({ seat }) => seat === view.seat);
  if (own.length === 0) return enrolment(view, moves) as C | null;
  const sheet = own.find(({ inTown }) => inTown);
  if (sheet === undefined) return null;
  const road = classicMoves(moves, 'leaveTown').find(({ hero }) => hero === sheet.kind);
  return shopper(sheet, moves) ?? (road as C | undefined) ?? null;
}

/** The hero the seat is named after, or the first free one. */
function enrolment({ seat }: TownView, moves: readonly BaseCommand[]): BaseCommand | null {
  const enrols = classicMoves(moves, 'enrol');
  return enrols.find(({ hero }) => hero === seat) ?? enrols[0] ?? null;
}
