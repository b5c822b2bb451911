/** NextLevel for the generic properties: classic's random setups plus levels, gifts and options. */
import { HERO_KINDS, MONSTER_KINDS, STATE } from '@oubliette/classic/extend';
import type { HeroKind } from '@oubliette/classic/extend';
import { classicSubject, isFleeting } from '@oubliette/classic/testing';
import type { PlayerLook, Player, Seat, Stream } from '@oubliette/kernel';
import type { Amounts, Subject } from '@oubliette/kernel/testing';
import type { NextCommand } from '../commands.ts';
import { BESTIARY } from '../content/bestiary.ts';
import { MAX_LEVEL } from '../content/levels.ts';
import { giftsBy, giftsFor, specialitiesFor, SPECIALITY_LEVEL } from '../content/progress.ts';
import type { NextEvent } from '../events.ts';
import { imagine } from '../imagine.ts';
import { readNextRulebook } from '../node/index.ts';
import type { NextSetup } from '../setup.ts';
import { NEXT } from '../state.ts';
import type { NextState } from '../state.ts';
import { NEXT_ROLL_RULES } from '../text/rolls.ts';
import { nextlevel } from '../system.ts';
import type { NextView } from '../view.ts';

const CLASSIC_RULES = classicSubject.rules;

export const nextSubject: Subject<NextState, NextCommand, NextEvent, NextView, NextSetup> = {
  system: nextlevel,
  setup: randomSetup,
  rules: new Set([...CLASSIC_RULES, ...readNextRulebook().map(({ id }) => id)]),
  rolls: new Set(NEXT_ROLL_RULES),
  bound: 20_000,
  census,
  ledger,
  disguise: null,
  declared: { is: 'parts', parts: { ...STATE.parts, next: NEXT } },
  imagine,
  // While roles are being chosen any seat may still become Morcar.
  goesOn: (imagined, { state }) => (state.phase === 'roles' ? null : imagined),
  // A spear that misses leaves nothing behind.
  fleeting: (event) =>
    ['listened', 'castersDetected', 'lookedFor'].includes(event.type) ||
    (event.type === 'trapWentOff' && event.trap === 'spear') ||
    isFleeting(event),
  player: (seat, stream) => wanderer(seat, stream),
};

/** Classic's, with heroes of any level: classic's possessions move to NextLevel's own sheet. */
function randomSetup(stream: Stream): NextSetup {
  const setup = classicSubject.setup(stream);
  const level = 1 + stream.below(MAX_LEVEL);
  const heroes = setup.heroes.map((hero) => ({ ...hero, equipment: [] }));
  return {
    ...setup,
    heroes,
    progress: heroes.map(({ kind }) => progressOf(stream, kind, level)),
    options: {
      traps: pick(stream, ['printed', 'varied'] as const),
      ogres: stream.below(2) === 0,
      assuredAttacks: stream.below(2) === 0,
      hiddenTechniques: stream.below(2) === 0,
      experience: pick(stream, ['equal', 'byDamage'] as const),
      searchRacks: stream.below(2) === 0,
    },
  };
}

function progressOf(stream: Stream, kind: HeroKind, level: number) {
  const known = giftsFor(kind, level);
  const gifts = known.filter(() => stream.below(2) === 0).slice(0, giftsBy(level));
  const chosen = specialitiesFor(kind);
  const speciality = level >= SPECIALITY_LEVEL && stream.below(2) === 0 ? pick(stream, chosen) : null;
  return { kind, level, gifts, speciality, lucky: 1 + stream.below(20) };
}

function pick<T>(stream: Stream, list: readonly T[]): T {
  return list[stream.below(list.length)]!;
}

/** Turning and actions behind the screen are free: a player choosing among all commands would do little else. */
const IDLE: readonly string[] = ['face', 'alert', 'prepareAmbush', 'rageTowards', 'hold', 'holdMove'];

/** Classic's wanderer, choosing first a type of command, then one of that type. */
function wanderer(seat: Seat, stream: Stream): Player<NextView, NextCommand, NextEvent> {
  const classic = classicSubject.player!(seat, stream) as unknown as Player<NextView, NextCommand, NextEvent>;
  const some = (look: PlayerLook<NextView, NextCommand>): PlayerLook<NextView, NextCommand> => {
    const sorts = Map.groupBy(look.moves, ({ type }) => type);
    const moves = [...sorts].flatMap(([type, list]) =>
      IDLE.includes(type) && stream.below(8) > 0 && sorts.size > 1 ? [] : [pick(stream, list)],
    );
    return { ...look, view: look.view, moves: moves.length > 0 ? moves : look.moves };
  };
  return {
    choose: (look) => classic.choose(some(look)),
    consider: (look) => classic.consider?.(some(look)) ?? null,
  };
}

function census({ heroes, belongings, figures, pool, next }: NextState): Amounts {
  const held = [...heroes, ...belongings];
  const sheets = HERO_KINDS.flatMap((kind) => next.sheets[kind] ?? []);
  const kinds = [...new Set([...MONSTER_KINDS, ...Object.keys(BESTIARY)])];
  const monsters = kinds.map((kind) => [
    kind,
    (pool[kind] ?? 0) + figures.filter((figure) => figure.kind === kind).length,
  ]);
  return {
    gold: sum(held, ({ gold }) => gold) + sum(next.litter, ({ gold }) => gold),
    potions: sum(held, ({ potions }) => potions.length) + sum(next.litter, ({ potions }) => potions.length),
    treasures:
      sum(held, ({ treasures }) => treasures.length) + sum(next.litter, ({ treasures }) => treasures.length),
    gear: sum(sheets, ({ gear }) => owned(gear)) + sum(next.litter, ({ gear }) => owned(gear)),
    scrolls: sum(sheets, ({ scrolls }) => scrolls.length) + sum(next.litter, ({ scrolls }) => scrolls.length),
    substances:
      sum(sheets, ({ substances }) => substances.length) +
      sum(next.litter, ({ substances }) => substances.length),
    parts: sum(sheets, ({ parts }) => parts),
    ...(Object.fromEntries(monsters) as Amounts),
  };
}

/** Poor weapons are left out: every armed monster that dies leaves one. */
function owned(gear: readonly string[]): number {
  return gear.filter((id) => id !== 'poorWeapon').length;
}

/** What a rule makes or takes. */
function ledger(event: NextEvent): Amounts {
  switch (event.type) {
    case 'sheetFilled':
      return { gold: event.hero.gold, treasures: event.hero.treasures.length };
    case 'goldGained':
      return { gold: event.amount };
    case 'rewardPaid':
      return { gold: event.gold };
    case 'potionKept':
      return { potions: 1 };
    case 'potionUsed':
      return { potions: -1 };
    case 'belongingsClaimed':
      return {
        gold: -event.belongings.gold,
        potions: -event.belongings.potions.length,
        treasures: -event.belongings.treasures.length,
      };
    case 'outfitTaken':
      return {
        gear: owned(event.sheet.gear),
        scrolls: event.sheet.scrolls.length,
        potions: event.potions.length,
      };
    case 'gearGained':
    case 'gearFound':
      return { gear: owned([event.gear]) };
    case 'strikePaid':
      return { gear: event.thrown === null ? 0 : -1 };
    case 'trapRemoved':
      return { parts: 1 };
    case 'trapBuilt':
      return { parts: -3 };
    case 'questTreasureGained':
      return { treasures: 1 };
    case 'scrollFound':
      return { scrolls: 1 };
    case 'scrollRead':
      return { scrolls: -1 };
    case 'gearClaimed':
      return {
        gear: -owned(event.gear),
        scrolls: -event.scrolls.length,
        substances: -event.substances.length,
      };
    case 'substanceFound':
      return { substances: 1 };
    default:
      return {};
  }
}

function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
