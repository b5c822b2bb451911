/** Random campaigns: their seats, their players' choices, and how their quests end. */
import type { BaseCommand, Player, Seat, Stream } from '@oubliette/kernel';
import { EQUIPMENT_IDS } from '../../content/equipment.ts';
import type { EquipmentId } from '../../content/equipment.ts';
import type { CampaignCommand } from '../commands.ts';
import type { HeroReport, QuestReport } from '../report.ts';
import type { ScoreSheet } from '../scoreSheet.ts';
import type { CampaignSetup } from '../setup.ts';
import type { CampaignView, TownView } from '../view.ts';
import { BOOK, HOST } from './town.ts';

export const pick = <T>(list: readonly T[], stream: Stream): T => list[stream.below(list.length)]!;
export const chance = (one: number, stream: Stream): boolean => stream.below(one) === 0;

/** A table of any size, with any part of the book. */
export function anyCampaign(stream: Stream): CampaignSetup {
  return {
    seats: [HOST, 'ann', 'bob', 'cat', 'dan'].slice(0, 2 + stream.below(4)),
    host: HOST,
    quests: BOOK.slice(0, 1 + stream.below(BOOK.length)),
    gifts: !chance(4, stream),
    order: chance(3, stream) ? 'free' : 'inOrder',
    overrides: chance(2, stream),
  };
}

/** The part of a view that a report is invented from. */
type Reported = Pick<CampaignView, 'underWay' | 'withMorcar'> & {
  readonly heroes: readonly Pick<ScoreSheet, 'kind' | 'gold' | 'equipment' | 'questTreasures'>[];
};

/** How a quest may end: deaths, recovered belongings, thrown axes, treasures found. */
export function anyReport(view: Reported, stream: Stream): QuestReport {
  const { quest, heroes, training } = view.underWay!;
  const party = heroes.map((kind) => view.heroes.find((sheet) => sheet.kind === kind)!);
  const alive = party.filter(() => !chance(4, stream));
  const hands = new Map(alive.map((sheet) => [sheet.kind, handOf(sheet, training)]));
  const free = [...view.withMorcar];
  for (const sheet of party) if (!hands.has(sheet.kind)) scatter(handOf(sheet, training), hands, stream);
  for (const hand of hands.values()) {
    if (chance(3, stream)) hand.equipment = hand.equipment.filter((id) => id !== 'handAxe' && id !== 'spear');
    if (!training && chance(3, stream)) hand.equipment.push(pick(EQUIPMENT_IDS, stream));
    const found = stream.below(free.length + 4);
    if (!training && found < free.length) hand.treasures.push(...free.splice(found, 1));
    hand.gold += 50 * stream.below(20);
  }
  const wins = alive.length > 0 && !chance(3, stream);
  const outcome = wins
    ? 'won'
    : alive.length === 0
      ? 'slain'
      : pick(['abandoned', 'failed'] as const, stream);
  const winner = wins ? pick(alive, stream) : null;
  const told = party.map(({ kind }): HeroReport => {
    const hand = hands.get(kind);
    const succeeded = wins && hand !== undefined && (kind === winner!.kind || chance(2, stream));
    const fate = hand === undefined ? 'dead' : 'out';
    const potions = hand !== undefined && chance(3, stream) ? (['holyWater'] as const) : [];
    const found = chance(3, stream) ? ['r1'] : [];
    return {
      hero: kind,
      fate,
      succeeded,
      ...(hand ?? { gold: 0, equipment: [], treasures: [] }),
      potions,
      found,
    };
  });
  return { quest, outcome, heroes: told };
}

interface Hand {
  gold: number;
  equipment: EquipmentId[];
  treasures: ScoreSheet['questTreasures'][number][];
}

function handOf({ gold, equipment, questTreasures }: Reported['heroes'][number], training: boolean): Hand {
  return { gold, equipment: training ? [] : [...equipment], treasures: training ? [] : [...questTreasures] };
}

function scatter(left: Hand, hands: Map<string, Hand>, stream: Stream): void {
  const heirs = [...hands.values()];
  if (heirs.length === 0 || chance(3, stream)) return;
  const heir = pick(heirs, stream);
  heir.gold += left.gold;
  heir.equipment.push(...left.equipment);
  heir.treasures.push(...left.treasures);
}

const RARE: ReadonlySet<string> = new Set(['closeBook', 'dismiss', 'callOff']);

/** After this many choices the book is closed as soon as possible: a random campaign might never end. */
const ENOUGH = 1500;

/** Any move, the last resorts rarely; now and then a name, a motto or a sum of its own. */
export function anyTownPlayer<V extends TownView, C extends BaseCommand>(
  { role }: Seat,
  stream: Stream,
  report: (view: V, stream: Stream) => QuestReport,
): Player<V, C> {
  let choices = 0;
  const choose = (view: V, moves: readonly C[]): C => {
    choices += 1;
    const closing = moves.find(({ type }) => type === 'closeBook');
    if (closing !== undefined && choices > ENOUGH) return closing;
    if (role === 'gamemaster' && view.phase === 'quest' && !chance(8, stream)) {
      const command = { type: 'recordQuest', report: report(view, stream) } as const;
      return command as BaseCommand as C;
    }
    const common = moves.filter(({ type }) => !RARE.has(type));
    const move = pick(common.length === 0 || chance(12, stream) ? moves : common, stream);
    return chance(3, stream)
      ? (inOwnWords(move as BaseCommand as CampaignCommand, view, stream) as BaseCommand as C)
      : move;
  };
  return {
    choose: ({ view, moves }) => choose(view, moves),
    consider: ({ view, moves }) => (chance(8, stream) ? null : choose(view, moves)),
  };
}

function inOwnWords(move: CampaignCommand, view: TownView, stream: Stream): CampaignCommand {
  const arms = { field: 'or', charge: 'boar', tincture: 'sable' } as const;
  switch (move.type) {
    case 'enrol':
      return { ...move, name: pick(['Ada', 'Éloi', 'H’rk'], stream), gender: pick(['m', 'f'], stream), arms };
    case 'leaveTown':
      return { type: 'inscribe', hero: move.hero, motto: pick(['Aye', 'Nay'], stream) };
    case 'giveGold': {
      const { gold } = view.heroes.find(({ kind }) => kind === move.hero)!;
      return { ...move, amount: 1 + stream.below(gold) };
    }
    default:
      return move;
  }
}
