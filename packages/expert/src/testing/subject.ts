/** Expert, set up for the generic properties: random parties, depths and bestiaries. */
import type { BaseCommand, Player, Seat, Stream } from '@oubliette/kernel';
import type { Amounts, Subject } from '@oubliette/kernel/testing';
import type { Command } from '../commands.ts';
import { ABILITIES_OF } from '../content/abilities.ts';
import type { AbilityId } from '../content/abilities.ts';
import { characterOf, CLASSES, fullBodyOf } from '../content/characters.ts';
import type { ClassId } from '../content/characters.ts';
import { LIFE_IDS, lifeCard } from '../content/life.ts';
import type { LifeEffect, Omen } from '../content/lifeKinds.ts';
import { CONTEXTS, READY_QUESTS } from '../content/quests/index.ts';
import { MONSTER_IDS, monsterCard } from '../content/monsters.ts';
import { TREASURE_DECK, treasureCard } from '../content/treasures.ts';
import type { TreasureId } from '../content/treasures.ts';
import { STATE } from '../declared.ts';
import type { ExpertEvent } from '../events.ts';
import { isArmour } from '../gear/carrying.ts';
import { imagine } from '../imagine.ts';
import { readExpertRulebook } from '../node/index.ts';
import { isPlayable } from '../preparing/choosing.ts';
import { rememberedFrom } from '../returning/remembered.ts';
import type { Remembered } from '../returning/remembered.ts';
import type { HeroSetup, Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { expert } from '../system.ts';
import type { View } from '../view.ts';

export const expertSubject: Subject<State, Command, ExpertEvent, View, Setup> = {
  system: expert,
  setup: randomSetup,
  rules: new Set(readExpertRulebook().map(({ id }) => id)),
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
  'chaosUsed',
];

const SEATS = ['ann', 'ben', 'cat'] as const;

/** Some parties come back to a dungeon that they have left (EXP-EXI-02). */
function randomSetup(stream: Stream): Setup {
  const setup = firstSetup(stream);
  return stream.below(5) === 0 ? { ...setup, remembered: earlierVisit(setup, stream) } : setup;
}

const DEEDS_BEFORE = 400;

/** A dungeon as it is after some time, as if everybody had walked out. */
function earlierVisit(setup: Setup, stream: Stream): Remembered | null {
  const opened = expert.open(setup);
  if (!opened.ok) return null;
  const { game } = opened;
  const player = explorer(game.seats[0]!, stream);
  let { state } = game.start(stream);
  for (let deeds = 0; deeds < DEEDS_BEFORE && game.ending(state) === null; deeds += 1) {
    const { seat } = game.waiting(state)[0]!;
    const command = player.choose({ view: game.view(state, seat), moves: game.moves(state, seat) });
    const decision = game.decide(state, seat, command, stream);
    if (decision.ok) ({ state } = decision);
  }
  const isLaid = state.tiles.length > 0 && !state.quest.met;
  return isLaid ? rememberedFrom(state, setup.options) : null;
}

function firstSetup(stream: Stream): Setup {
  const classes = [...CLASSES];
  const party = Array.from(
    { length: 1 + stream.below(5) },
    () => classes.splice(stream.below(classes.length), 1)[0]!,
  );
  const seats = SEATS.slice(0, 1 + stream.below(Math.min(3, party.length)));
  const box = TREASURE_DECK.filter((id) => treasureCard(id).kind !== 'wealth');
  const some = (most: number): TreasureId[] =>
    Array.from({ length: stream.below(most) }, () => box.splice(stream.below(box.length), 1)[0]!);
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
      cards: oneArmour(some(4)),
      abilities: anyAbilities(id, stream),
      ...anyFate(id, stream),
    })),
    elsewhere: some(4),
    quest: randomQuest(party.length, stream),
    depth: stream.below(3) === 0 ? null : 4 + stream.below(8),
    bestiary,
    solo: stream.below(4) === 0,
    remembered: null,
    options: randomOptions(stream),
  };
}

function oneArmour(cards: readonly TreasureId[]): TreasureId[] {
  const first = cards.find(isArmour);
  return cards.filter((id) => !isArmour(id) || id === first);
}

/** Straight from an earlier quest, or with something in store for it. */
function anyFate(id: ClassId, stream: Stream): Partial<HeroSetup> {
  if (stream.below(4) === 0) return { body: 1 + stream.below(fullBodyOf(id)), scrolls: ['blink'] };
  const { effects } = lifeCard(LIFE_IDS[stream.below(LIFE_IDS.length)]!);
  return { omens: effects.filter(isOmen) };
}

function isOmen(effect: LifeEffect): effect is Omen {
  return ['weaken', 'dice', 'speed', 'forge', 'jinx'].includes(effect.does);
}

/** By its name, written out, or left to the table. */
function randomQuest(heroes: number, stream: Stream): Setup['quest'] {
  const fits = [...CONTEXTS, ...READY_QUESTS].filter((quest) => isPlayable(quest, heroes));
  const quest = fits[stream.below(fits.length)]!;
  return [null, quest.id, quest.id, { ...quest, id: 'own' }][stream.below(4)]!;
}

function randomOptions(stream: Stream): Setup['options'] {
  const isIt = (): boolean => stream.below(2) > 0;
  return {
    lull: stream.below(3) > 0,
    drowning: isIt() ? 'death' : 'fall',
    bestiary: isIt() ? 'families' : 'free',
    layout: isIt() ? 'bounded' : 'free',
    roomBudget: isIt() ? 'advice' : 'binding',
    ritualClock: isIt() ? 'off' : 'rounds',
    fallen: isIt() ? 'all' : 'party',
    restart: isIt() ? 'zero' : 'kept',
    corrections: isIt(),
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
  'ready',
  'arranged',
  'questAction',
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
  'addDoor',
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
    choose({ view, moves }) {
      const keen = moves.filter(({ type }) => KEEN.includes(type));
      if (keen.length > 0 && stream.below(4) > 0) return any(keen);
      // Who could leave would, sooner or later: only now and then, before the quest room has been seen.
      const isEarly = view.quest.laid === null && stream.below(6) > 0;
      const staying = isEarly ? moves.filter(({ type }) => type !== 'leave') : moves;
      const lively = staying.filter(({ type }) => !IDLE.includes(type));
      return lively.length > 0 && stream.below(12) > 0 ? any(lively) : any(staying);
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
    case 'hostageFreed':
    case 'appeared':
      return { figures: 1 };
    case 'died':
    case 'left':
      return { figures: -1 };
    default:
      return {};
  }
}
