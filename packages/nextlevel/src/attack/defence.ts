/** Defence dice, dodging and resistances (NXT-ATK-06, NXT-DOD, NXT-GAR). */
import type { Figure, HeroKind } from '@oubliette/classic/extend';
import { defenceNow, figureOf, has, heroOf, isHero } from '@oubliette/classic/extend';
import { plightOf, sheetOf } from '../changes.ts';
import { gearCard, isGear } from '../content/armoury.ts';
import { surpriseOf } from '../content/critical.ts';
import type { GearId } from '../content/ids.ts';
import type { NextState, Sheet, Strike } from '../state.ts';

export const BORINS_DICE = 2;

/** A figure's own defence dice, before any effect of this attack (NXT-FIN-02). */
export function ownDefence(state: NextState, figure: Figure): number {
  if (!isHero(figure.id)) return Math.max(0, figure.defence + stanceOf(state, figure));
  return figure.defence + wornDefence(state, figure.id);
}

/** Dice moved to the defence last until the chaos warrior's own turn (NXT-CHW-02). */
function stanceOf(state: NextState, { id }: Figure): number {
  const stance = plightOf(state, id, 'stance')?.defence ?? 0;
  return state.turn.taker === null ? Math.min(0, stance) : stance;
}

/** Dice added by worn armour. */
function wornDefence(state: NextState, hero: HeroKind): number {
  const dice = wornGear(state, hero).reduce((sum, id) => sum + (gearCard(id).armour?.defence ?? 0), 0);
  return dice + borinsBonus(state, hero);
}

/** Borin's Armour is worth two dice, instead of other body armour. */
function borinsBonus(state: NextState, hero: HeroKind): number {
  if (!heroOf(state, hero).treasures.includes('borinsArmour')) return 0;
  const body = wornGear(state, hero).flatMap((id) => {
    const { armour } = gearCard(id);
    return armour?.wear === 'body' ? [armour.defence] : [];
  });
  return Math.max(0, BORINS_DICE - (body[0] ?? 0));
}

export function wornGear(state: NextState, hero: HeroKind): GearId[] {
  const { gear, inHand } = sheetOf(state, hero);
  return wornOf(hero, gear, inHand);
}

/** The best usable piece for each part of the body; a two-handed weapon leaves no hand for a shield. */
export function wornOf(hero: HeroKind, gear: Sheet['gear'], inHand: Sheet['inHand']): GearId[] {
  const worn = new Map<string, GearId>();
  const defence = (id: GearId) => gearCard(id).armour?.defence ?? 0;
  for (const id of gear.filter((each) => gearCard(each).users.includes(hero))) {
    const { armour } = gearCard(id);
    const before = armour && worn.get(armour.wear);
    if (armour !== undefined && (before === undefined || defence(before) < armour.defence))
      worn.set(armour.wear, id);
  }
  if (isTwoHanded(inHand)) worn.delete('arm');
  return [...worn.values()];
}

function isTwoHanded(inHand: Sheet['inHand']): boolean {
  return inHand !== null && isGear(inHand) && gearCard(inHand).weapon?.twoHanded === true;
}

/** The dice a figure would roll against an attack now. */
export function defenceDice(state: NextState, figure: Figure): number {
  return defenceNow(figure, ownDefence(state, figure));
}

/** The dice the target will roll against this attack: one fewer, or none, if surprised (NXT-BCK-01). */
export function diceAgainst(state: NextState, { target, surprise }: Strike): number {
  const dice = defenceDice(state, figureOf(state, target));
  if (surprise === null) return dice;
  return surpriseOf(surprise) === 'oneDieFewer' ? Math.max(0, dice - 1) : 0;
}

/** The most dice a figure parries a free blow with; aids for its next defence are not spent (NXT-CTR-07). */
export function parryDice(state: NextState, figure: Figure): number {
  return has(figure, 'asleep') ? 0 : Math.max(0, ownDefence(state, figure) - (has(figure, 'pit') ? 1 : 0));
}
