/** What is found: treasure cards, potions, wandering monsters (CLS-TRE). */
import { withCard, withCardAside, withoutCard } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import { dressed, spent, withHero, withoutFirst } from '../changes.ts';
import type { TreasureCommand } from '../commands.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { TreasureFacts } from '../events.ts';
import { asking } from '../kit.ts';
import type { Chapter } from '../kit.ts';
import type { State } from '../state.ts';
import {
  checkForgoWandering,
  checkPlaceWandering,
  checkPotion,
  forgoWandering,
  placeWandering,
  usePotion,
} from '../treasure.ts';
import type { World } from '../world.ts';

export const TREASURE: Chapter<TreasureCommand, TreasureFacts, 'wandering'> = {
  shapes: {
    usePotion: { figure: 'text', potion: 'text', target: 'text?' },
    placeWandering: { kind: 'text', square: 'number' },
    forgoWandering: {},
  },
  handlers: {
    usePotion: { check: checkPotion, perform: usePotion, always: potionOffers },
    placeWandering: { check: checkPlaceWandering, perform: placeWandering },
    forgoWandering: { check: checkForgoWandering, perform: forgoWandering },
  },
  appliers: {
    cardDrawn: (state, { card }) => ({ ...state, treasure: withoutCard(state.treasure, card) }),
    cardReturned: (state, { card }) => ({ ...state, treasure: withCard(state.treasure, card) }),
    cardSetAside: (state, { card }) => ({ ...state, treasure: withCardAside(state.treasure, card) }),
    deckEmpty: (state) => state,
    goldRolled: (state) => state,
    goldGained: (state, { hero, amount }) =>
      withHero(state, hero, (sheet) => ({ ...sheet, gold: sheet.gold + amount })),
    potionKept: (state, { hero, potion }) =>
      withHero(state, hero, (sheet) => ({ ...sheet, potions: [...sheet.potions, potion] })),
    potionUsed: (state, { hero, potion }) => {
      const used = withHero(state, hero, (sheet) => ({
        ...sheet,
        potions: withoutFirst(sheet.potions, potion),
      }));
      const treasure = withCardAside(state.treasure, potion);
      return { ...used, treasure, turn: potion === 'holyWater' ? spent(used.turn) : used.turn };
    },
    questTreasureGained: (state, { hero, treasure }) =>
      withHero(state, hero, (sheet) =>
        dressed({ ...sheet, treasures: [...sheet.treasures, treasure] }, [treasure]),
      ),
    equipmentGained: (state, { hero, equipment }) =>
      withHero(state, hero, (sheet) =>
        dressed({ ...sheet, equipment: [...sheet.equipment, equipment] }, [equipment]),
      ),
    wanderingAsked: (state, { pending }) => ({ ...state, pending }),
    wanderingAbsent: (state) => ({ ...state, pending: null }),
  },
  frames: {
    wandering: asking(
      'placeWandering',
      ['CLS-TRE-10', 'CLS-TRE-11'],
      (_world, { morcar }) => morcar,
      (_world, _state, { kinds, squares }) => [
        ...kinds.flatMap((kind) =>
          squares.map((square) => ({ type: 'placeWandering', kind, square }) as const),
        ),
        { type: 'forgoWandering' },
      ],
    ),
  },
};

/** Some potions may be drunk at any time (CLS-TRE-06). */
function potionOffers(_world: World, state: State, seat: SeatId): TreasureCommand[] {
  const list: TreasureCommand[] = [];
  if (state.phase !== 'play') return list;
  for (const { id, fate, potions } of state.heroes) {
    if (fate !== 'playing' || potions.length === 0 || state.control[id] !== seat) continue;
    for (const potion of new Set(potions)) {
      if (potion === 'holyWater') addHolyWater(state, id, list);
      else list.push({ type: 'usePotion', figure: id, potion });
    }
  }
  return list;
}

function addHolyWater(state: State, figure: HeroKind, list: TreasureCommand[]): void {
  for (const { id: target, side } of state.figures)
    if (side === 'morcar') list.push({ type: 'usePotion', figure, potion: 'holyWater', target });
}
