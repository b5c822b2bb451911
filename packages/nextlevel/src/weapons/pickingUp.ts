/** Gold and potions that lie about: whoever stands there and has room takes them, at no cost (NXT-HRO-04, NXT-HRO-05). */
import type { FigureId, HeroKind, PotionId } from '@oubliette/classic';
import { checkActor, figureOf, isHero, withHero } from '@oubliette/classic/extend';
import type { World } from '@oubliette/classic/extend';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { withSheet } from '../changes.ts';
import { litterAt, withLitter } from '../litter.ts';
import type { NextPlay } from '../play.ts';
import { roomFor } from '../sheetEffects.ts';
import type { NextState } from '../state.ts';

export interface PickUpFacts {
  pickedUp: { hero: HeroKind; square: Square; gold: number; potions: readonly PotionId[] };
}

/** What of the heap under a hero the hero can carry. */
function carriable(state: NextState, hero: HeroKind) {
  const { square } = figureOf(state, hero);
  const heap = litterAt(state, square);
  const room = roomFor(state, hero);
  const gold = Math.max(0, Math.min(heap.gold, room.gold));
  return { square, gold, potions: heap.potions.slice(0, Math.max(0, room.potions)) };
}

export function checkPickUp(
  _: World,
  state: NextState,
  seat: SeatId,
  { figure }: { figure: FigureId },
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  if (!isHero(figure)) return refuse('notAHero', 'NXT-HRO-04', { figure });
  const { gold, potions } = carriable(state, figure);
  return gold + potions.length > 0 ? null : refuse('nothingToPickUp', 'NXT-HRO-04', { figure });
}

export function pickUp(play: NextPlay, { figure }: { figure: FigureId }): void {
  if (!isHero(figure)) return;
  const rules = ['NXT-HRO-04', 'NXT-HRO-05'];
  play.emit({ type: 'pickedUp', rules, hero: figure, ...carriable(play.state, figure) });
}

export function pickedUp(
  state: NextState,
  hero: HeroKind,
  square: Square,
  gold: number,
  potions: readonly PotionId[],
): NextState {
  const richer = withHero(state, hero, (sheet) => ({
    ...sheet,
    gold: sheet.gold + gold,
    potions: [...sheet.potions, ...potions],
  })) as NextState;
  const laden = withSheet(richer, hero, (sheet) => ({ ...sheet, pickedUp: sheet.pickedUp + gold }));
  return withLitter(laden, square, (heap) => ({
    gold: heap.gold - gold,
    potions: heap.potions.slice(potions.length),
  }));
}
