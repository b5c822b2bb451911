/** Expert, set up for the generic properties: random parties, depths and bestiaries. */
import type { BaseCommand, Player, Seat, Stream } from '@oubliette/kernel';
import type { Amounts, Subject } from '@oubliette/kernel/testing';
import type { Command } from '../commands.ts';
import { ABILITIES_OF } from '../content/abilities.ts';
import type { AbilityId } from '../content/abilities.ts';
import { characterOf, CLASSES } from '../content/characters.ts';
import type { ClassId } from '../content/characters.ts';
import { MONSTER_IDS, monsterCard } from '../content/monsters.ts';
import { STATE } from '../declared.ts';
import type { ExpertEvent } from '../events.ts';
import { imagine } from '../imagine.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { expert } from '../system.ts';
import type { View } from '../view.ts';

export const expertSubject: Omit<Subject<State, Command, ExpertEvent, View, Setup>, 'rules'> = {
  system: expert,
  setup: randomSetup,
  bound: 40_000,
  census,
  ledger,
  disguise: null,
  declared: STATE,
  imagine,
  // All see the game master being asked: when he watches cannot differ.
  goesOn: ({ game, state }, { state: truth }) => ({
    game,
    state: { ...state, gm: { ...state.gm, watch: truth.gm.watch, hold: truth.gm.hold } },
  }),
  secretRoll: ({ die }) => die.seen !== 'all',
  // All see in which order cards are turned; the view keeps only where they are.
  fleeting: ({ type }) => TURNED.includes(type),
  player: explorer,
};

const TURNED: readonly string[] = [
  'eventDrawn',
  'decoyDrawn',
  'treasureTurned',
  'monsterDrawn',
  'chaosDrawn',
];

const SEATS = ['ann', 'ben', 'cat'] as const;

function randomSetup(stream: Stream): Setup {
  const classes = [...CLASSES];
  const party = Array.from(
    { length: 1 + stream.below(5) },
    () => classes.splice(stream.below(classes.length), 1)[0]!,
  );
  const seats = SEATS.slice(0, 1 + stream.below(Math.min(3, party.length)));
  const bestiary = MONSTER_IDS.filter((id) => monsterCard(id).level === 1 || stream.below(3) > 0);
  return {
    players: seats.map((seat, at) => ({
      seat,
      heroes: party.filter((_, index) => index % seats.length === at),
    })),
    heroes: party.map((id) => ({
      id,
      name: id,
      gender: 'm',
      gold: 10 * stream.below(4),
      cards: [],
      abilities: anyAbilities(id, stream),
    })),
    depth: 8 + stream.below(8),
    bestiary,
    options: { lull: stream.below(3) > 0, drowning: stream.below(2) > 0 ? 'death' : 'fall' },
  };
}

/** As many as its card says, of its class's nine. */
function anyAbilities(id: ClassId, stream: Stream): readonly AbilityId[] {
  const left = [...ABILITIES_OF[id]];
  return Array.from(
    { length: characterOf(id).abilities },
    () => left.splice(stream.below(left.length), 1)[0]!,
  );
}

const KEEN: readonly string[] = [
  'useAbility',
  'useChaos',
  'openDoor',
  'tryLock',
  'attack',
  'searchFurniture',
  'searchTile',
  'move',
  'claimLoot',
  'playEvent',
  'answer',
  'disarmPit',
];
/** Endless to and fro: given now and then only. */
const IDLE: readonly string[] = [
  'dropCard',
  'giveGold',
  'giveCard',
  'takeOff',
  'leave',
  'endTurn',
  'watch',
  'hold',
  'armEvent',
  'disarmEvent',
];

/** Opens, fights and searches where it can, and walks about otherwise. */
function explorer(_seat: Seat, stream: Stream): Player<View, Command, ExpertEvent> {
  const any = <T extends BaseCommand>(list: readonly T[]): T => list[stream.below(list.length)]!;
  return {
    hear: () => undefined,
    choose({ moves }) {
      const keen = moves.filter(({ type }) => KEEN.includes(type));
      if (keen.length > 0 && stream.below(4) > 0) return any(keen);
      const lively = moves.filter(({ type }) => !IDLE.includes(type));
      return lively.length > 0 && stream.below(12) > 0 ? any(lively) : any(moves);
    },
    // Now and then the game master sets a card, or says when to be asked.
    consider: ({ moves }) => (stream.below(20) === 0 && moves.length > 0 ? any(moves) : null),
  };
}

function census({ heroes, heaps, decks, gm, chaos, stack, groups, figures }: State): Amounts {
  const held = [...heroes, ...heaps].reduce((sum, { cards }) => sum + cards.length, 0);
  const passing = stack.reduce((sum, frame) => {
    if (frame.tag === 'taking' || frame.tag === 'sharing') return sum + frame.cards.length;
    return frame.tag === 'eventDrawn' ? sum : sum;
  }, 0);
  const drawn = stack.filter(({ tag }) => tag === 'eventDrawn').length;
  return {
    gold: [...heroes, ...heaps].reduce((sum, { gold }) => sum + gold, 0),
    treasure: decks.treasure.pile.length + decks.treasure.aside.length + held + passing,
    events: decks.event.pile.length + decks.event.aside.length + gm.hand.length + gm.refused.length + drawn,
    chaos: decks.chaos.pile.length + chaos.length,
    groups: groups.length,
    figures: figures.length,
  };
}

/** What a rule made or removed. */
function ledger(event: ExpertEvent): Amounts {
  switch (event.type) {
    case 'cashed':
    case 'goldFound':
      return { gold: event.gold };
    case 'robbed':
    case 'sunk':
      return { gold: -event.gold };
    case 'groupCame':
      return { groups: 1 };
    case 'heroPlaced':
    case 'appeared':
      return { figures: 1 };
    case 'died':
    case 'left':
      return { figures: -1 };
    default:
      return {};
  }
}
