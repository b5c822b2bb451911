/** Which rules are ever cited in play: some matches of every quest, by sensible and by reckless players. */
import { classic, HERO_KINDS } from '@oubliette/classic';
import type { ClassicEvent, Command, Setup, State, View } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import type { Player, SeatId, Stream } from '@oubliette/kernel';
import { simulate } from '@oubliette/lab';
import type { Experiment } from '@oubliette/lab';
import { randomPlayer, sensibleHeroes, sensibleMorcar } from '@oubliette/players';

/** Matches of each quest: half of them sensible, and heroes of every sort of wealth in both halves. */
const MATCHES = 12;

export function citedRules(): ReadonlySet<string> {
  const rules = readQuestBook().flatMap(({ source }) =>
    Object.keys(simulate(experimentOn(source), { seed: 'rules', matches: MATCHES }).rules),
  );
  return new Set(rules);
}

function experimentOn(quest: Setup['quest']): Experiment<State, Command, ClassicEvent, View, Setup> {
  const setups = WEALTHS.map((wealth) => setupOf(quest, wealth));
  return {
    system: classic,
    setup: (match) => setups[match % setups.length]!,
    players: (match, stream) => (match < MATCHES / 2 ? sensible() : reckless(stream)),
    won: ({ outcome }) => outcome === 'won',
    rounds: ({ round }) => round,
  };
}

/** What heroes carry decides which rules they meet. */
const WEALTHS = ['poor', 'equipped', 'renowned'] as const;

const GEAR: Setup['heroes'] = [
  { kind: 'barbarian', equipment: ['spear', 'handAxe', 'battleAxe', 'shield', 'helmet'] },
  { kind: 'dwarf', equipment: ['toolKit', 'crossbow', 'plateArmour'] },
  { kind: 'elf', equipment: ['dagger', 'broadsword', 'chainMail'] },
  { kind: 'wizard', equipment: ['staff'] },
];

const RELICS = ['orcsBane', 'borinsArmour', 'spiritBlade', 'wandOfRecall'] as const;

function setupOf(quest: Setup['quest'], wealth: (typeof WEALTHS)[number]): Setup {
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

type Players = ReadonlyMap<SeatId, Player<View, Command, ClassicEvent>>;

function sensible(): Players {
  return new Map([
    ['heroes', sensibleHeroes()],
    ['morcar', sensibleMorcar({ difficulty: 'normal' })],
  ]);
}

function reckless(stream: Stream): Players {
  const player = (): Player<View, Command, ClassicEvent> => randomPlayer(stream, { curious: true });
  return new Map([
    ['heroes', player()],
    ['morcar', player()],
  ]);
}
