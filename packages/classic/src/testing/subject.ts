/** Classic for the generic properties: random setups, what is conserved, and what heroes cannot know. */
import { distances } from '@oubliette/dungeon';
import type { PlayerLook, Player, Seat, Stream } from '@oubliette/kernel';
import type { Amounts, Subject } from '@oubliette/kernel/testing';
import type { Command } from '../commands.ts';
import { EQUIPMENT_IDS } from '../content/equipment.ts';
import { HERO_KINDS } from '../content/heroes.ts';
import type { HeroKind } from '../content/heroes.ts';
import { MONSTER_KINDS } from '../content/monsters.ts';
import type { ClassicEvent } from '../events.ts';
import { imagine } from '../imagine.ts';
import { readQuestBook } from '../node/questFiles.ts';
import { readRulebook } from '../node/rulebook.ts';
import type { QuestSource } from '../quest/source.ts';
import type { Setup } from '../setup.ts';
import { STATE } from '../state.ts';
import type { State } from '../state.ts';
import { ROLL_RULES } from '../text/rolls.ts';
import { classic } from '../system.ts';
import type { View } from '../view.ts';
import { pick, shuffled } from './chance.ts';

const BOOK: readonly QuestSource[] = readQuestBook().map(({ source }) => source);

export const classicSubject: Subject<State, Command, ClassicEvent, View, Setup> = {
  system: classic,
  setup: randomSetup,
  rules: new Set(readRulebook().map(({ id }) => id)),
  rolls: new Set(ROLL_RULES),
  bound: 20_000,
  census,
  ledger,
  disguise: null,
  declared: STATE,
  imagine,
  // While roles are being chosen any seat may still become Morcar.
  goesOn: (imagined, { state }) => (state.phase === 'roles' ? null : imagined),
  fleeting: isFleeting,
  player: (seat, stream) => wanderer(seat, stream),
};

/**
 * Events that change nothing: words, spears that miss a figure passing by (CLS-TRP-21), a monster for which the box
 * has no figure at all (CLS-MON-06).
 */
export function isFleeting(event: { readonly type: string; readonly trap?: unknown }): boolean {
  if (event.type === 'trapSprung') return event.trap === 'spear';
  return ['noteRead', 'noteTold', 'nothingFound', 'figureMissing'].includes(event.type);
}

/** Any quest, one to four heroes, two to five seats, sometimes rolled roles; rich or poor; any standing answers. */
function randomSetup(stream: Stream): Setup {
  const quest = pick(stream, BOOK);
  const kinds = shuffled(stream, HERO_KINDS).slice(0, 1 + stream.below(4));
  const players = 1 + stream.below(kinds.length);
  const answers = ['always', 'ask', 'never'] as const;
  const passage = () => ({ friends: pick(stream, answers), foes: pick(stream, answers) });
  const rolled = stream.below(8) === 0;
  const heroSeats = Array.from({ length: players }, (_, i) => ({
    id: `player-${i + 1}`,
    ...(rolled ? {} : { plays: kinds.filter((__, k) => k % players === i) }),
    passage: passage(),
  }));
  const morcar = { id: 'morcar', ...(rolled ? {} : { plays: 'morcar' as const }), passage: passage() };
  return {
    quest,
    seats: shuffled(stream, [morcar, ...heroSeats]),
    heroes: kinds.map((kind) => ({
      kind,
      gold: stream.below(300),
      equipment: gear(stream),
      questTreasures: relics(stream, kind),
    })),
    training: quest.training === true && stream.below(3) === 0,
  };
}

function gear(stream: Stream) {
  return EQUIPMENT_IDS.filter(() => stream.below(5) === 0);
}

/** Each relic belongs to one kind at most, so that no two heroes start with the same. */
function relics(stream: Stream, kind: HeroKind) {
  const mine = {
    barbarian: 'orcsBane',
    dwarf: 'borinsArmour',
    elf: 'spiritBlade',
    wizard: 'wandOfRecall',
  } as const;
  return stream.below(6) === 0 ? [mine[kind]] : [];
}

/** Plays at random, slow to end a turn or leave; then makes for the exit, and finally gives up. */
function wanderer(_seat: Seat, stream: Stream): Player<View, Command, ClassicEvent> {
  const patience = 2 + stream.below(20);
  let energy = 150 + stream.below(600);
  const choose = (look: PlayerLook<View, Command>) => {
    energy -= 1;
    const { moves } = look;
    const surrender = moves.find(({ type }) => type === 'giveUp');
    if (energy < -300 && surrender !== undefined) return surrender;
    if (energy < 0 && stream.below(4) > 0) return homeward(look, stream);
    const lingering = moves.filter(({ type }) => type !== 'leave' && type !== 'endTurn' && type !== 'giveUp');
    const going = moves.filter(({ type }) => type !== 'giveUp');
    return pick(stream, lingering.length === 0 || stream.below(patience) === 0 ? going : lingering);
  };
  return { choose, consider: (look) => (stream.below(20) === 0 ? choose(look) : null) };
}

/** Leaves if it can, or steps nearer to the exit, or makes any move. */
function homeward({ view, moves }: PlayerLook<View, Command>, stream: Stream): Command {
  const leave = moves.find(({ type }) => type === 'leave');
  if (leave !== undefined) return leave;
  const ground = {
    board: view.board,
    doors: view.doors,
    rubble: view.rubble,
    furniture: view.furnitureSquares,
  };
  const far = distances(ground, view.exit);
  const steps = moves.flatMap((move) =>
    (move.type === 'step' || move.type === 'jump') && far[move.to]! >= 0 ? [move] : [],
  );
  const best = steps.sort((a, b) => far[a.to]! - far[b.to]!)[0];
  const rest = moves.filter(({ type }) => type !== 'giveUp' || stream.below(50) === 0);
  return best ?? pick(stream, rest);
}

function census(state: State): Amounts {
  const { treasure, heroes, belongings, figures, pool } = state;
  const held = [...heroes, ...belongings];
  const monsters = MONSTER_KINDS.map((kind) => [
    kind,
    pool[kind] + figures.filter((figure) => figure.kind === kind).length,
  ]);
  return {
    cards: treasure.pile.length + treasure.aside.length + sum(held, ({ potions }) => potions.length),
    gold: sum(held, ({ gold }) => gold),
    equipment: sum(held, ({ equipment }) => equipment.length),
    questTreasures: sum(held, ({ treasures }) => treasures.length),
    ...(Object.fromEntries(monsters) as Amounts),
  };
}

function ledger(event: ClassicEvent): Amounts {
  switch (event.type) {
    case 'sheetFilled':
      return {
        gold: event.hero.gold,
        equipment: event.hero.equipment.length,
        questTreasures: event.hero.treasures.length,
      };
    case 'goldGained':
      return { gold: event.amount };
    case 'rewardPaid':
      return { gold: event.gold };
    case 'potionKept':
      return { cards: event.fromDeck ? 0 : 1 };
    case 'equipmentGained':
      return { equipment: 1 };
    case 'questTreasureGained':
      return { questTreasures: 1 };
    case 'weaponLost':
      return { equipment: -1 };
    case 'belongingsClaimed': {
      const { gold, equipment, treasures } = event.belongings;
      return { gold: -gold, equipment: -equipment.length, questTreasures: -treasures.length };
    }
    default:
      return {};
  }
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
