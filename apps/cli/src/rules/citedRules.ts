/** Which rules are ever cited in play: some matches of every quest, by sensible and by reckless players. */
import { classic, HERO_KINDS } from '@oubliette/classic';
import type { ClassicEvent, Command, Setup, View } from '@oubliette/classic';
import { readQuestBook } from '@oubliette/classic/node';
import { playOut, streamFromSeed } from '@oubliette/kernel';
import type { Player, SeatId } from '@oubliette/kernel';
import { randomPlayer, sensibleHeroes, sensibleMorcar } from '@oubliette/players';

type Players = ReadonlyMap<SeatId, Player<View, Command, ClassicEvent>>;

const MOST_COMMANDS = 4000;
/** Matches of each quest with each sort of player. */
const TURNS = 6;

export function citedRules(): ReadonlySet<string> {
  const cited = new Set<string>();
  for (const { source } of readQuestBook()) {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const seed = `${source.id} ${turn}`;
      play(setupOf(source, turn % 3), seed, sensible(), cited);
      play(setupOf(source, turn % 3), seed, reckless(seed), cited);
    }
  }
  return cited;
}

function play(setup: Setup, seed: string, players: Players, cited: Set<string>): void {
  const opened = classic.open(setup);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  const dice = streamFromSeed(seed);
  const cite = (events: readonly ClassicEvent[]): void => {
    for (const { rules } of events) for (const rule of rules) cited.add(rule);
  };
  const { state, events } = opened.game.start(dice);
  cite(events);
  for (const [seat, player] of players) {
    for (const event of events) {
      const known = opened.game.redact(event, seat);
      if (known !== null) player.hear?.(known);
    }
  }
  playOut(opened.game, state, players, dice, {
    most: MOST_COMMANDS,
    each: (_seat, _command, happened) => cite(happened),
  });
}

/** Poor, then well equipped, then rich in relics: what heroes carry decides which rules they meet. */
function setupOf(quest: Setup['quest'], wealth: number): Setup {
  const gear: Setup['heroes'] = [
    { kind: 'barbarian', equipment: ['spear', 'handAxe', 'battleAxe', 'shield', 'helmet'] },
    { kind: 'dwarf', equipment: ['toolKit', 'crossbow', 'plateArmour'] },
    { kind: 'elf', equipment: ['dagger', 'broadsword', 'chainMail'] },
    { kind: 'wizard', equipment: ['staff'] },
  ];
  const relics = ['orcsBane', 'borinsArmour', 'spiritBlade', 'wandOfRecall'] as const;
  const heroes = gear.map((hero, i) => ({
    kind: hero.kind,
    ...(wealth > 0 ? { equipment: hero.equipment } : {}),
    ...(wealth > 1 ? { questTreasures: [relics[i]!] } : {}),
  }));
  const passage = wealth === 1 ? ({ friends: 'ask', foes: 'ask' } as const) : {};
  return {
    quest,
    seats: [
      { id: 'heroes', plays: [...HERO_KINDS], passage },
      { id: 'morcar', plays: 'morcar', passage },
    ],
    heroes,
    training: wealth === 0 && quest.training === true,
  };
}

function sensible(): Players {
  return new Map([
    ['heroes', sensibleHeroes()],
    ['morcar', sensibleMorcar({ difficulty: 'normal' })],
  ]);
}

function reckless(seed: string): Players {
  return new Map([
    ['heroes', randomPlayer<View, Command>(streamFromSeed(`${seed} heroes`), { curious: true })],
    ['morcar', randomPlayer<View, Command>(streamFromSeed(`${seed} morcar`), { curious: true })],
  ]);
}
