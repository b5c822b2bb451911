/** Which rules are ever cited in a book's quests, by heroes of all degrees of wealth. */
import { HERO_KINDS } from '@oubliette/classic';
import type { Setup } from '@oubliette/classic';
import type { BookQuest } from '@oubliette/classic/node';
import type { BaseCommand, BaseEvent, Player, SeatId, Stream } from '@oubliette/kernel';
import type { AnyExperiment, Experiment } from '@oubliette/lab';
import { randomPlayer } from '@oubliette/players';
import { citedOn } from '../rules/citedRules.ts';

/** Matches of each quest: sensible and reckless players on either side, each with heroes of every wealth. */
const MATCHES = 12;

/** A game, how heroes of some wealth set out on a quest in it, and its sensible players. */
export interface Cast<T, C extends BaseCommand, E extends BaseEvent, V, S> {
  readonly system: Experiment<T, C, E, V, S>['system'];
  readonly setup: (quest: Setup['quest'], wealth: Wealth) => S;
  readonly heroes: () => Player<V, C, E>;
  readonly morcar: () => Player<V, C, E>;
}

/** What heroes carry decides which rules they meet. */
const WEALTHS = ['poor', 'equipped', 'renowned'] as const;
export type Wealth = (typeof WEALTHS)[number];

export function citedBy<
  T extends { readonly round: number },
  C extends BaseCommand,
  E extends BaseEvent,
  V,
  S,
>(cast: Cast<T, C, E, V, S>, quests: readonly BookQuest[]): ReadonlySet<string> {
  return new Set(
    quests.flatMap(({ id, source }) => citedOn(id, experimentOn(cast, source) as AnyExperiment, MATCHES)),
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

export function classicSetup(quest: Setup['quest'], wealth: Wealth): Setup {
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
