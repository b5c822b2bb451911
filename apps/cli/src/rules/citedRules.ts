/** Which rules are ever cited in play: some matches of every quest, by sensible and by reckless players. */
import { classic, HERO_KINDS } from '@oubliette/classic';
import type { ClassicEvent, Command, Setup, State, View } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import type { BookQuest } from '@oubliette/classic/node';
import type { BaseCommand, BaseEvent, Player, SeatId, Stream } from '@oubliette/kernel';
import { ADVANCED_DUNGEONS, advancedExperiment, simulate } from '@oubliette/lab';
import type { AdvancedTrial, AnyExperiment, Experiment } from '@oubliette/lab';
import { nextlevel } from '@oubliette/nextlevel';
import { readNextQuestBook } from '@oubliette/nextlevel/node';
import type { NextCommand, NextEvent, NextSetup, NextState, NextView } from '@oubliette/nextlevel';
import {
  randomPlayer,
  sensibleHeroes,
  sensibleMorcar,
  sensibleNextHeroes,
  sensibleNextMorcar,
} from '@oubliette/players';
import { Failure } from '../failure.ts';

/** Matches of each quest: sensible and reckless players on either side, each with heroes of every sort of wealth. */
const MATCHES = 12;

/** A game, how heroes of some wealth set out on a quest in it, and who plays it sensibly. */
interface Cast<T, C extends BaseCommand, E extends BaseEvent, V, S> {
  readonly system: Experiment<T, C, E, V, S>['system'];
  readonly setup: (quest: Setup['quest'], wealth: Wealth) => S;
  readonly heroes: () => Player<V, C, E>;
  readonly morcar: () => Player<V, C, E>;
}

/** What heroes carry decides which rules they meet. */
const WEALTHS = ['poor', 'equipped', 'renowned'] as const;
type Wealth = (typeof WEALTHS)[number];

const CLASSIC: Cast<State, Command, ClassicEvent, View, Setup> = {
  system: classic,
  setup: classicSetup,
  heroes: sensibleHeroes,
  morcar: () => sensibleMorcar({ difficulty: 'normal' }),
};

const NEXTLEVEL: Cast<NextState, NextCommand, NextEvent, NextView, NextSetup> = {
  system: nextlevel,
  setup: nextSetup,
  heroes: sensibleNextHeroes,
  morcar: () => sensibleNextMorcar({ difficulty: 'normal' }),
};

export function citedInClassic(): ReadonlySet<string> {
  return citedBy(CLASSIC, readQuestBook());
}

export function citedInNextLevel(quests = readNextQuestBook()): ReadonlySet<string> {
  return citedBy(NEXTLEVEL, quests);
}

function citedBy<T extends { readonly round: number }, C extends BaseCommand, E extends BaseEvent, V, S>(
  cast: Cast<T, C, E, V, S>,
  quests: readonly BookQuest[],
): ReadonlySet<string> {
  return new Set(
    quests.flatMap(({ id, source }) => citedOn(id, experimentOn(cast, source) as AnyExperiment, MATCHES)),
  );
}

function citedOn(quest: string, experiment: AnyExperiment, matches: number): readonly string[] {
  const { rules, failures } = simulate(experiment, { seed: 'rules', matches });
  const [broken] = failures;
  if (broken !== undefined) throw new Failure(`A simulated match of ${quest} broke: ${broken.message}`);
  return Object.keys(rules);
}

/** Expeditions of each dungeon: sensible players, reckless ones on both sides, and reckless heroes with no master. */
const EXPEDITIONS: readonly Omit<AdvancedTrial, 'dungeon'>[] = [
  {},
  { heroesPlayed: 'random', masterPlayed: 'random' },
  { heroesPlayed: 'random', solo: true },
];

export function citedInAdvanced(dungeons = ADVANCED_DUNGEONS): ReadonlySet<string> {
  return new Set(
    dungeons.flatMap((dungeon) =>
      EXPEDITIONS.flatMap((trial) =>
        citedOn(dungeon.id, advancedExperiment({ dungeon, ...trial }) as AnyExperiment, 1),
      ),
    ),
  );
}

function experimentOn<T extends { readonly round: number }, C extends BaseCommand, E extends BaseEvent, V, S>(
  { system, setup, heroes, morcar }: Cast<T, C, E, V, S>,
  quest: Setup['quest'],
): Experiment<T, C, E, V, S> {
  const setups = WEALTHS.map((wealth) => setup(quest, wealth));
  const reckless = (stream: Stream): Player<V, C, E> => randomPlayer(stream, { curious: true });
  return {
    system,
    setup: (match) => setups[match % setups.length]!,
    players: (match, stream) =>
      new Map<SeatId, Player<V, C, E>>([
        ['heroes', match % 4 < 2 ? heroes() : reckless(stream)],
        ['morcar', match % 2 === 0 ? morcar() : reckless(stream)],
      ]),
    won: ({ outcome }) => outcome === 'won',
    rounds: ({ round }) => round,
  };
}

const GEAR: Setup['heroes'] = [
  { kind: 'barbarian', equipment: ['spear', 'handAxe', 'battleAxe', 'shield', 'helmet'] },
  { kind: 'dwarf', equipment: ['toolKit', 'crossbow', 'plateArmour'] },
  { kind: 'elf', equipment: ['dagger', 'broadsword', 'chainMail'] },
  { kind: 'wizard', equipment: ['staff'] },
];

const RELICS = ['orcsBane', 'borinsArmour', 'spiritBlade', 'wandOfRecall'] as const;

function classicSetup(quest: Setup['quest'], wealth: Wealth): Setup {
  const heroes = GEAR.map(({ kind, equipment = [] }, i) => ({
    kind,
    equipment: wealth === 'poor' ? [] : equipment,
    questTreasures: wealth === 'renowned' ? [RELICS[i]!] : [],
  }));
  const passage = wealth === 'equipped' ? ({ friends: 'ask', foes: 'ask' } as const) : {};
  return {
    quest,
    seats: [
      { id: 'heroes', plays: [...HERO_KINDS], passage },
      { id: 'morcar', plays: 'morcar', passage },
    ],
    heroes,
    training: wealth === 'poor' && quest.training === true,
  };
}

/** Beginners, heroes of the usual level, and masters of their trade. */
const LEVELS: Readonly<Record<Wealth, number>> = { poor: 1, equipped: 3, renowned: 6 };

const MASTERS: NonNullable<NextSetup['progress']> = [
  { kind: 'barbarian', gifts: ['strongBack', 'heavyHand', 'shadowStep'], speciality: 'assassin', lucky: 13 },
  { kind: 'dwarf', gifts: ['hardy', 'stoneStance', 'quickHands'], speciality: 'gunner' },
  { kind: 'elf', gifts: ['tautString', 'multipleShot', 'heroicShot'], speciality: 'spellsinger' },
  { kind: 'wizard', gifts: ['clearMind', 'increasedIntensity', 'deepWell'], speciality: 'battleMage' },
];

function nextSetup(quest: Setup['quest'], wealth: Wealth): NextSetup {
  const master = wealth === 'renowned';
  return {
    ...classicSetup(quest, wealth),
    training: false,
    progress: MASTERS.map((grown) => ({
      ...(master ? grown : { kind: grown.kind }),
      level: LEVELS[wealth],
    })),
    options: {
      traps: wealth === 'poor' ? 'printed' : 'varied',
      assuredAttacks: master,
      searchRacks: master,
    },
  };
}
