/** Advanced, set up for the generic properties: random parties, dungeons and options. */
import type { Stream } from '@oubliette/kernel';
import type { Amounts, Subject } from '@oubliette/kernel/testing';
import type { Command } from '../commands.ts';
import { isArmour } from '../content/armour.ts';
import { HEROES, henchman } from '../content/heroes.ts';
import { MATRICES } from '../content/matrices.ts';
import type { AdvancedEvent } from '../events.ts';
import { imagine } from '../imagine.ts';
import { readAdvancedRulebook } from '../node/index.ts';
import type { DungeonPlan } from '../plan.ts';
import { MASTER } from '../setup.ts';
import type { Setup, SheetSetup } from '../setup.ts';
import { STATE } from '../state.ts';
import type { State } from '../state.ts';
import { ROLL_RULES } from '../text/rolls.ts';
import { advanced } from '../system.ts';
import type { View } from '../view.ts';
import { expeditionMap } from '../turns/expeditionMap.ts';
import { growLevel } from './growing.ts';
import { wanderer } from './wanderer.ts';

export const advancedSubject: Subject<State, Command, AdvancedEvent, View, Setup> = {
  system: advanced,
  setup: randomSetup,
  rules: new Set(readAdvancedRulebook().map(({ id }) => id)),
  rolls: new Set(ROLL_RULES),
  bound: 20_000,
  census,
  ledger,
  disguise: null,
  declared: STATE,
  imagine,
  goesOn: (imagined, { game, state }) => ({ game, state: habits(imagined.state, state) }),
  secretRoll: ({ die, by }, seat) => by === MASTER && seat !== MASTER && die.seen !== 'all',
  // The target number of a blow is public and reveals the figure struck (ADV-HTH-05, ADV-HTH-13); no view keeps the dice of a surprise.
  fleeting: ({ type }) => ['attackRolled', 'damageRolled', 'surpriseTested'].includes(type),
  player: wanderer,
};

const SEATS = ['ann', 'ben', 'cat', 'dan'] as const;

function randomSetup(stream: Stream): Setup {
  const heroes = shuffled(Object.values(HEROES), stream).slice(0, 1 + stream.below(4));
  const seats = SEATS.slice(0, 1 + stream.below(heroes.length));
  const open = stream.below(6) === 0;
  const men = open ? [] : heroes.filter(() => stream.below(3) === 0).map(manOf);
  const sheets = [...heroes, ...men];
  return {
    players: seats.map((seat, i) => ({
      seat,
      sheets: open
        ? []
        : sheets
            .filter(
              ({ id, serves }) => heroes.findIndex((hero) => hero.id === (serves ?? id)) % seats.length === i,
            )
            .map(({ id }) => id),
    })),
    master: stream.below(4) > 0,
    sheets,
    dungeon: randomDungeon(stream),
    map: stream.below(5) === 0 ? mapBroughtHome(stream) : null,
    options: {
      chests: pick(['anybody', 'opener'] as const, stream),
      monsterWounds: pick(['open', 'hidden'] as const, stream),
      corrections: stream.below(2) === 0,
    },
  };
}

/** From an earlier expedition. */
function mapBroughtHome(stream: Stream): Setup['map'] {
  return expeditionMap(growLevel((count) => stream.below(count), { most: 3 + stream.below(15) }));
}

function manOf({ id }: SheetSetup): SheetSetup {
  return henchman('manAtArms', { id: `${id}Man`, name: 'Otto', serves: id });
}

const text = { en: 'A dungeon', fr: 'Un donjon' };

function randomDungeon(stream: Stream): DungeonPlan {
  const levels = 1 + stream.below(2);
  return {
    id: 'random',
    title: text,
    intro: text,
    matrices: pick(Object.values(MATRICES), stream),
    levels: Array.from({ length: levels }, (_, i) => ({
      tag: 'random',
      down: i === levels - 1 ? 'none' : pick(['tables', 'questRoom'] as const, stream),
    })),
    characters: [],
    aims: [],
  };
}

/** All seats see the master being asked, how far a monster moves and when it falls: these cannot differ. */
function habits(imagined: State, { master, figures }: State): State {
  return { ...imagined, figures, master: { ...imagined.master, watch: master.watch } };
}

function census({ sheets, levels, master }: State): Amounts {
  const things = levels.flatMap((level) => level.things);
  const piles = things.flatMap((thing) => (thing.tag === 'pile' ? [thing] : []));
  const chests = things.flatMap((thing) =>
    thing.tag === 'chest' && thing.found !== null ? [thing.found] : [],
  );
  return {
    gold:
      sum(sheets, ({ gold }) => gold) +
      sum(piles, ({ goods }) => goods.gold) +
      sum(chests, ({ gold }) => gold),
    armour: sum(sheets, ({ armour }) => armour.length) + sum(piles, ({ armour }) => armour.length),
    counters: master.bowl.length + master.hand.length + master.played.length,
  };
}

/** What a rule made or removed. */
function ledger(event: AdvancedEvent): Amounts {
  switch (event.type) {
    case 'setOut':
      return {
        gold: sum(event.sheets, ({ gold }) => gold),
        armour: sum(event.sheets, ({ armour }) => armour.length),
      };
    case 'chestOpened':
      return event.first ? { gold: event.found.gold } : {};
    case 'goodsLaid':
      return { gold: event.gold, armour: event.armour.length };
    case 'cacheFound':
      return { gold: event.gold };
    case 'spoilsFound':
      return { gold: event.gold, armour: event.items.filter(isArmour).length };
    case 'maidenReturned':
      return { gold: event.gold };
    case 'witchVanished':
    case 'thiefRolled':
      return { gold: -sum(event.losses, ({ gold }) => gold) };
    case 'strangerPlaced':
      return { gold: event.sheet.gold, armour: event.sheet.armour.length };
    case 'captiveFreed':
      // A captive gets its arms back when freed.
      return event.figure.startsWith('maiden') ? {} : { armour: MAN_AT_ARMS.armour.length };
    default:
      return {};
  }
}

const MAN_AT_ARMS = henchman('manAtArms', { id: 'man', name: 'man', serves: 'hero' });

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}

function shuffled<T>(items: readonly T[], stream: Stream): T[] {
  const left = [...items];
  return items.map(() => left.splice(stream.below(left.length), 1)[0]!);
}

function pick<T>(list: readonly T[], stream: Stream): T {
  return list[stream.below(list.length)]!;
}
