/** Expeditions by Advanced's book, played by computer players. */
import {
  advanced,
  HEROES,
  MASTER,
  MATRICES,
  nextExpedition,
  THREE_BELLS,
  TOBARO,
  TOBARO_PARTY,
  tobaroSetup,
} from '@oubliette/advanced';
import type {
  AdvancedEvent,
  Command,
  DungeonPlan,
  Setup,
  SheetSetup,
  State,
  View,
} from '@oubliette/advanced';
import type { Player, SeatId } from '@oubliette/kernel';
import { randomPlayer } from '@oubliette/players';
import { sensibleAdvancedHeroes, sensibleAdvancedMaster } from '@oubliette/players/advanced';
import type { Experiment } from '../experiment.ts';
import type { HeroesPlayed, MorcarPlayed } from '../played.ts';

export const ADVANCED_HEROES = Object.keys(HEROES) as (keyof typeof HEROES)[];
export type AdvancedHero = (typeof ADVANCED_HEROES)[number];

/** Two levels of tables for each family of monsters, with treasure to bring home from the lower one. */
const BY_FAMILY: readonly DungeonPlan[] = Object.entries(MATRICES).map(([id, matrices]) => ({
  id,
  title: { en: id, fr: id },
  intro: { en: '', fr: '' },
  matrices,
  levels: [
    { tag: 'random', down: 'questRoom' },
    { tag: 'random', down: 'none', questRoomHolds: ['treasure'] },
  ],
  characters: [],
  aims: ['treasure'],
}));

export const ADVANCED_DUNGEONS: readonly DungeonPlan[] = [...BY_FAMILY, ...THREE_BELLS, TOBARO];

/** The four of the box, ready to play. */
const BOX_PARTY: readonly AdvancedHero[] = ['heinrich', 'sven', 'torallion', 'magnus'];

/** The wizards' choice (ADV-MAG-08): feathers to heal with, and one pinch of ashes. */
const TAKEN: SheetSetup['components'] = ['phoenixFeather', 'phoenixFeather', 'phoenixFeather', 'ashes'];

/** Ready-made heroes as they set out. */
const READY = Object.fromEntries(
  Object.entries<SheetSetup>(HEROES).map(([id, sheet]) => [
    id,
    sheet.calling === 'wizard' ? { ...sheet, components: TAKEN } : sheet,
  ]),
) as Readonly<Record<AdvancedHero, SheetSetup>>;

/** The default party of a dungeon. */
export function advancedParty({ id }: Pick<DungeonPlan, 'id'>): readonly AdvancedHero[] {
  return id === TOBARO.id ? TOBARO_PARTY : BOX_PARTY;
}

/** Plain data, so that it can be sent to another thread. */
export interface AdvancedTrial {
  readonly dungeon: DungeonPlan;
  readonly heroes?: readonly AdvancedHero[];
  readonly heroesPlayed?: HeroesPlayed;
  readonly masterPlayed?: MorcarPlayed;
  /** Without a game master: the solo tables decide. */
  readonly solo?: boolean;
  /** How many expeditions they have, each with the earlier map and those who came home (ADV-SET-07). */
  readonly expeditions?: number;
  /** A seat for each hero instead of one for all. */
  readonly apart?: boolean;
}

type AdvancedExperiment = Experiment<State, Command, AdvancedEvent, View, Setup>;

export function advancedExperiment(trial: AdvancedTrial): AdvancedExperiment {
  const { heroesPlayed = 'sensible', masterPlayed = 'normal', expeditions = 1 } = trial;
  const setup = setupOf(trial);
  return {
    system: advanced,
    setup: () => setup,
    players(_match, stream) {
      const players = new Map<SeatId, Player<View, Command, AdvancedEvent>>();
      const random = (): Player<View, Command, AdvancedEvent> => randomPlayer(stream, { curious: true });
      for (const { seat } of setup.players)
        players.set(seat, heroesPlayed === 'random' ? random() : sensibleAdvancedHeroes());
      if (setup.master)
        players.set(
          MASTER,
          masterPlayed === 'random'
            ? random()
            : sensibleAdvancedMaster({ difficulty: masterPlayed, luck: stream }),
        );
      return players;
    },
    ...(expeditions === 1
      ? {}
      : {
          next: (before: Setup, state: State, played: number) =>
            played < expeditions ? nextExpedition(before, state, Object.values(READY)) : null,
        }),
    won: ({ winners }) => winners.some((seat) => seat !== MASTER),
    rounds: ({ turn }) => turn.number,
    measures,
    most: 30_000,
  };
}

function setupOf({ dungeon, apart = false, solo = false, ...trial }: AdvancedTrial): Setup {
  const heroes = trial.heroes ?? advancedParty(dungeon);
  // For one player, without a master, with henchmen (ADV-TOB-01).
  if (dungeon.id === TOBARO.id)
    return tobaroSetup(
      'party',
      heroes.map((id) => READY[id]),
    );
  return {
    players: apart
      ? heroes.map((id) => ({ seat: id, sheets: [id] }))
      : [{ seat: 'party', sheets: [...heroes] }],
    master: !solo,
    sheets: heroes.map((id) => READY[id]),
    dungeon,
    map: null,
    options: { chests: 'anybody', monsterWounds: 'open', corrections: true },
  };
}

/** Gold brought out, the dead and lost, and how much of the dungeon was seen. */
function measures({ sheets, levels, master }: State): Record<string, number> {
  const out = sheets.filter(({ where }) => where === 'left');
  return {
    gold: out.reduce((sum, { gold }) => sum + gold, 0),
    levels: levels.length,
    sections: levels.reduce((sum, { layout }) => sum + layout.pieces.length, 0),
    counters: master.played.length,
    ...Object.fromEntries(
      sheets.map(({ id, where }) => [`deaths.${id}`, where === 'dead' || where === 'lost' ? 1 : 0]),
    ),
  };
}
