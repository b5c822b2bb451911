/** Random campaigns: their tables, their players, and how their quests end. */
import type { Player, Seat, Stream } from '@oubliette/kernel';
import { ABILITIES_OF } from '../../content/abilities.ts';
import { fullBodyOf } from '../../content/characters.ts';
import { READY_QUESTS } from '../../content/quests/index.ts';
import { TREASURE_DECK, treasureCard } from '../../content/treasures.ts';
import type { TreasureId } from '../../content/treasures.ts';
import { heldOf } from '../../gear/taking.ts';
import type { Remembered } from '../../returning/remembered.ts';
import { rememberedFrom } from '../../returning/remembered.ts';
import { DEFAULT_OPTIONS } from '../../setup.ts';
import { expert } from '../../system.ts';
import type { CampaignCommand } from '../commands.ts';
import type { CampaignEvent } from '../events.ts';
import { questSetup } from '../quests.ts';
import type { HeroReport, QuestReport } from '../report.ts';
import type { CampaignSetup } from '../setup.ts';
import { elsewhere, loadRefusal } from '../sheets.ts';
import type { CampaignState, Carried, Sheet } from '../state.ts';
import type { CampaignView } from '../view.ts';
import { recordable } from './town.ts';

const pick = <T>(list: readonly T[], stream: Stream): T => list[stream.below(list.length)]!;
const chance = (one: number, stream: Stream): boolean => stream.below(one) === 0;

export function anyCampaign(stream: Stream): CampaignSetup {
  const ids = READY_QUESTS.map(({ id }) => id);
  return {
    seats: ['ann', 'bob', 'cat'].slice(0, 1 + stream.below(3)),
    solo: chance(4, stream),
    quests: ids.slice(0, 1 + stream.below(ids.length)),
    order: chance(2, stream) ? 'inOrder' : 'free',
    generator: !chance(3, stream),
    life: pick(['none', 'each', 'each', 'party'], stream),
    options: { ...DEFAULT_OPTIONS, corrections: chance(2, stream) },
  };
}

/** Deaths, heirs, finds, arrows shot, scrolls found; everything the dead had is lost. */
function anyReport(view: CampaignView, state: CampaignState, stream: Stream): QuestReport {
  const { quest, heroes } = state.underWay!;
  const box = TREASURE_DECK.filter((id) => treasureCard(id).kind !== 'wealth');
  for (const id of elsewhere(state, [], quest)) box.splice(box.indexOf(id), 1);
  const outcome = pick(['won', 'won', 'won', 'lost', 'withdrawn'] as const, stream);
  const party = heroes.map((id) => state.heroes.find((sheet) => sheet.id === id)!);
  const told = party.map((sheet): HeroReport => {
    if (chance(6, stream)) return { hero: sheet.id, where: 'dead', gold: 0, cards: [], scrolls: [], body: 0 };
    const where = outcome === 'withdrawn' || chance(5, stream) ? 'left' : 'inside';
    const body = where === 'left' ? 0 : 1 + stream.below(fullBodyOf(sheet.id));
    const scrolls = chance(4, stream) ? [pick(ABILITIES_OF.wizard, stream)] : [];
    const gold = sheet.gold + 50 * stream.below(12);
    return { hero: sheet.id, where, gold, cards: found(sheet, box, stream), scrolls, body };
  });
  const isAnyAlive = told.some(({ where }) => where !== 'dead');
  const known = isAnyAlive ? outcome : 'lost';
  const dungeon = known === 'withdrawn' ? anyDungeon(view, state, stream) : null;
  return { quest, outcome: known, heroes: told, dungeon };
}

function found(sheet: Sheet, box: TreasureId[], stream: Stream): readonly Carried[] {
  const kept = sheet.cards.filter(() => !chance(5, stream));
  const more = chance(2, stream) ? box.splice(stream.below(box.length), 1) : [];
  const all = [...kept, ...more.map(heldOf)];
  const fits = loadRefusal({ id: sheet.id, cards: all }) === null ? all : kept;
  return fits.map((held) =>
    held.left === undefined ? held : { ...held, left: 1 + stream.below(held.left) },
  );
}

const DEEDS = 60;

/** As it is some time after its quest has begun. */
function anyDungeon(view: CampaignView, state: CampaignState, stream: Stream): Remembered {
  const setup = questSetup(view.table, state);
  const opened = expert.open(setup);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const { game } = opened;
  let { state: match } = game.start(stream);
  for (let deeds = 0; game.ending(match) === null && (match.stage === 'setup' || deeds < DEEDS); deeds += 1) {
    const { seat } = game.waiting(match)[0]!;
    const moves = game.moves(match, seat);
    const doing = moves.filter(({ type }) =>
      ['ready', 'openDoor', 'useAbility', 'searchFurniture'].includes(type),
    );
    const decision = game.decide(match, seat, pick(doing.length > 0 ? doing : moves, stream), stream);
    if (decision.ok) ({ state: match } = decision);
  }
  return rememberedFrom({ ...match, heaps: [] }, view.table.options);
}

const RARE: ReadonlySet<string> = new Set(['closeBook', 'callOff']);
const IDLE: ReadonlySet<string> = new Set(['swapAbility', 'giveGold', 'giveCard']);

/** After so many choices a player is ready whenever possible, and the book is closed. */
const ENOUGH = 250;

/** `truth` is the state itself: a game master's match is behind the report, and no view shows it. */
export function anyPlayer(
  { role }: Seat,
  stream: Stream,
  truth: () => CampaignState,
): Player<CampaignView, CampaignCommand, CampaignEvent> {
  let choices = 0;
  const choose = (view: CampaignView, moves: readonly CampaignCommand[]): CampaignCommand => {
    choices += 1;
    const closing =
      moves.find(({ type }) => type === 'closeBook') ??
      moves.find((move) => move.type === 'ready' && move.is);
    if (closing !== undefined && choices > ENOUGH) return closing;
    if (view.phase === 'quest' && !chance(8, stream)) {
      const report = anyReport(view, truth(), stream);
      return { type: 'recordQuest', report: recordable(report) };
    }
    const common = moves.filter(({ type }) => !RARE.has(type));
    const lively = common.filter(({ type }) => !IDLE.has(type));
    const kinds = [lively, lively, lively, common, common, moves];
    const list = kinds.filter((some) => some.length > 0);
    return pick(list.length > 0 ? pick(list, stream) : moves, stream);
  };
  return {
    hear: () => undefined,
    choose: ({ view, moves }) => choose(view, moves),
    consider: ({ view, moves }) =>
      moves.length === 0 || role === 'gamemaster' || choices > ENOUGH || !chance(4, stream)
        ? null
        : choose(view, moves),
  };
}
