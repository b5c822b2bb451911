/** Computer players between the quests: heroes who shop and go, and a host who takes the book from cover to cover. */
import type {
  CampaignCommand,
  CampaignCommandOf,
  CampaignEvent,
  CampaignView,
  EquipmentId,
  HeroKind,
  ScoreSheet,
} from '@oubliette/classic';
import type { Look, Player } from '@oubliette/kernel';

type TownLook = Look<CampaignView, CampaignCommand>;

/** For any seat: its view tells whether it is the host's. */
export function townPlayer(): Player<CampaignView, CampaignCommand, CampaignEvent> {
  return {
    choose(look) {
      const { seat, host, phase } = look.view;
      const command = seat === host ? hostsWord(look) : heroesErrand(look);
      // While a quest is out, only its report moves a campaign on, and that is the table's to give.
      if (command === null) throw new Error(`${seat} has nothing to do (${phase})`);
      return command;
    },
    /** The host waits until everybody has left town; heroes who have left stay away. */
    consider: (look) => (look.view.seat === look.view.host ? null : heroesErrand(look)),
  };
}

/** The next quest of the book with everybody; when all are won, the book is closed. */
function hostsWord({ view, moves }: TownLook): CampaignCommand | null {
  const next = view.quests.find(({ won }) => !won);
  if (next === undefined) return moves.find(({ type }) => type === 'closeBook') ?? null;
  const everybody = view.heroes.length;
  const begins = moves.filter(
    (move): move is CampaignCommandOf<'beginQuest'> =>
      move.type === 'beginQuest' && move.quest === next.id && move.heroes.length === everybody,
  );
  return begins.find(({ training }) => training === true) ?? begins[0] ?? null;
}

/** Enrol, if one has no hero; then what the purse allows; then the road. */
function heroesErrand({ view, moves }: TownLook): CampaignCommand | null {
  const own = view.heroes.filter(({ seat }) => seat === view.seat);
  if (own.length === 0) return enrolment(view, moves);
  const sheet = own.find(({ inTown }) => inTown);
  if (sheet === undefined) return null;
  return (
    purchase(sheet, moves) ??
    moves.find((move) => move.type === 'leaveTown' && move.hero === sheet.kind) ??
    null
  );
}

/** The hero the seat is named after, or the first one free. */
function enrolment({ seat }: CampaignView, moves: readonly CampaignCommand[]): CampaignCommand | null {
  const enrols = moves.filter((move) => move.type === 'enrol');
  return enrols.find(({ hero }) => hero === seat) ?? enrols[0] ?? null;
}

/** Steel for those who strike, cover for those who are struck: the first thing wanted that can be paid for. */
const WANTED: Readonly<Record<HeroKind, readonly EquipmentId[]>> = {
  barbarian: ['shield', 'helmet', 'battleAxe', 'chainMail'],
  dwarf: ['broadsword', 'helmet', 'shield', 'chainMail'],
  elf: ['broadsword', 'shield', 'helmet', 'crossbow'],
  wizard: ['staff'],
};

function purchase(
  { kind, equipment }: ScoreSheet,
  moves: readonly CampaignCommand[],
): CampaignCommand | null {
  const offered = moves.filter((move) => move.type === 'buy').filter(({ hero }) => hero === kind);
  for (const wanted of WANTED[kind]) {
    const found = offered.find((move) => move.equipment === wanted);
    if (found !== undefined && !equipment.includes(wanted)) return found;
  }
  return null;
}
