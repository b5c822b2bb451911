/** From a setup to a game: the quest and the seats are checked, and a book of rules is opened on them. */
import type { BaseCommand, Game, Opened, Problem, Seat, SeatId, System } from '@oubliette/kernel';
import type { z } from 'zod';
import { Referee } from '@oubliette/referee';
import { CLASSIC_POINTS, CLASSIC_RULES } from './book.ts';
import type { Command } from './commands.ts';
import { HERO_KINDS } from './content/heroes.ts';
import type { ClassicEvent, Override } from './events.ts';
import type { Classic } from './kit.ts';
import { override } from './override.ts';
import { checkQuest } from './quest/check.ts';
import { plainProblem } from './quest/problem.ts';
import type { Quest } from './quest/quest.ts';
import { BOX_VOCABULARY } from './quest/vocabulary.ts';
import type { QuestVocabulary } from './quest/vocabulary.ts';
import { setupSchema } from './setup.ts';
import type { CheckedSetup, Setup } from './setup.ts';
import type { RulePoints } from './points.ts';
import { layTable, startQuest } from './start.ts';
import type { State } from './state.ts';
import { viewOf } from './view.ts';
import type { View } from './view.ts';
import { newWorld } from './world.ts';
import type { World } from './world.ts';

export type ClassicGame = Game<State, Command, ClassicEvent, View, Override>;

/** A book with its setup schema, how it lays its table, and what its seats see. */
export interface Edition {
  readonly referee: Referee<Classic>;
  readonly points: RulePoints;
  readonly setup: z.ZodType<CheckedSetup>;
  /** The vocabulary of its quests. */
  readonly quests: QuestVocabulary;
  /** The table for the quest, before anything has happened. */
  layTable(world: World): State;
  view(world: World, state: State, seat: SeatId): object;
  /** The quest as this book plays it, if that differs from what is written. */
  readonly playedQuest?: (quest: Quest, setup: CheckedSetup) => Quest;
}

export const CLASSIC_EDITION: Edition = {
  referee: new Referee(CLASSIC_RULES),
  points: CLASSIC_POINTS,
  setup: setupSchema,
  quests: BOX_VOCABULARY,
  layTable,
  view: viewOf,
};

export const classic: System<ClassicGame, Setup> = {
  id: 'classic',
  rulesVersion: 2,
  kindred: [1],
  open: (setup) => openOn<ClassicGame>(CLASSIC_EDITION, setup),
};

/** Opens a match on a setup that may come from outside. `G` is the game made by the edition's book. */
export function openOn<G extends Game>(edition: Edition, setup: unknown): Opened<G> {
  const opened = openWorld(edition, setup);
  // Only the caller who names the book can name the types of its state, commands, events and views.
  return opened.ok ? { ok: true, game: gameOn(edition, opened.world) as unknown as G } : opened;
}

type OpenedWorld =
  | { readonly ok: true; readonly world: World }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function openWorld(edition: Edition, setup: unknown): OpenedWorld {
  const parsed = edition.setup.safeParse(setup);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({
      path: path.join('.').replaceAll(/\.(\d+)/g, '[$1]'),
      message,
      remedy: 'see docs/matches.md for what a setup holds',
    }));
    return { ok: false, problems };
  }
  const seating = checkSeats(parsed.data);
  const quest = checkQuest(parsed.data.quest, edition.quests);
  if (!quest.ok) return { ok: false, problems: [...seating, ...quest.problems.map(plainProblem)] };
  if (seating.length > 0) return { ok: false, problems: seating };
  if (quest.quest.draft) {
    const message = 'this quest is a draft: it may be drawn and printed, not played';
    return {
      ok: false,
      problems: [{ path: 'quest.draft', message, remedy: 'take `draft` out once the quest is finished' }],
    };
  }
  if (parsed.data.training && !quest.quest.training) {
    const message = 'this quest is not meant for the training game (CLS-TRN-01)';
    return {
      ok: false,
      problems: [
        { path: 'training', message, remedy: 'play it with the full rules, or choose the training quest' },
      ],
    };
  }
  if (quest.quest.startSquares.flat().length < parsed.data.heroes.length) {
    const message = 'the quest has fewer starting squares than heroes';
    return {
      ok: false,
      problems: [{ path: 'quest.start', message, remedy: 'name more squares, or play fewer heroes' }],
    };
  }
  const played = edition.playedQuest?.(quest.quest, parsed.data) ?? quest.quest;
  return { ok: true, world: newWorld(edition, parsed.data, played) };
}

/** One Morcar player, one to four heroes, none held twice (CLS-GEN-01, CLS-GEN-03). */
function checkSeats({ seats, heroes }: CheckedSetup): Problem[] {
  const problems: Problem[] = [];
  const report = (path: string, message: string, remedy: string) => problems.push({ path, message, remedy });
  if (new Set(seats.map(({ id }) => id)).size < seats.length)
    report('seats', 'two seats have the same id', 'name each seat differently');
  const kinds = heroes.map(({ kind }) => kind);
  if (new Set(kinds).size < kinds.length)
    report('heroes', 'there is one of each hero (CLS-GEN-03)', `choose among ${HERO_KINDS.join(', ')}`);
  if (seats.every(({ plays }) => plays === undefined)) {
    if (heroes.length < seats.length - 1)
      report('heroes', 'there are more players than roles', 'add a hero for every player but one');
    return problems;
  }
  const held = seats.flatMap(({ plays }) => (Array.isArray(plays) ? plays : []));
  if (seats.filter(({ plays }) => plays === 'morcar').length !== 1)
    report('seats', 'exactly one seat plays Morcar (CLS-GEN-01)', 'give `plays: morcar` to one seat');
  for (const [i, { plays }] of seats.entries())
    if (plays === undefined)
      report(
        `seats[${i}]`,
        'this seat has no role',
        'give it a role, or give none to any seat to roll for them',
      );
  if ([...held].sort().join() !== [...kinds].sort().join())
    report(
      'seats',
      'the heroes held and the heroes in play differ',
      'each hero in play is held by one seat (CLS-GEN-03)',
    );
  return problems;
}

export function gameOn(
  edition: Edition,
  world: World,
): Game<State, BaseCommand, ClassicEvent, object, Override> {
  const { referee } = edition;
  const seats: Seat[] = world.setup.seats.map(({ id, plays }) => ({
    id,
    role: plays === 'morcar' ? 'gamemaster' : 'hero',
  }));
  return {
    seats,
    start(dice) {
      const play = referee.rules.play(world, edition.layTable(world), dice);
      startQuest(play);
      referee.settle(play);
      return play.done();
    },
    ...referee.on(world, []),
    ending: (state) => state.ending,
    view: (state, seat) => edition.view(world, state, seat),
    override: (state, seat, change, reason) => override(world, state, seat, change, reason),
  };
}
