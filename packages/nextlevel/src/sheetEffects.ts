/** The effects of a hero's gifts, speciality, outfit and enchantments (NXT-HRO-01). */
import type { Figure, HeroKind } from '@oubliette/classic/extend';
import { heroOf, isHero } from '@oubliette/classic/extend';
import type { Wielded } from './arms.ts';
import { plightOf, sheetOf } from './changes.ts';
import { CARRY, gearCard, isGear } from './content/armoury.ts';
import type { Arm } from './content/armoury.ts';
import type { AttackDie } from './content/dice.ts';
import { rowOf } from './content/levels.ts';
import { DODGE_LEVELS, effectsOf } from './content/progress.ts';
import type { DodgeLevel, Effect } from './content/progress.ts';
import type { NextState, Sheet } from './state.ts';

type EffectOf<T extends Effect['tag']> = Extract<Effect, { tag: T }>;

/** A sheet's effects of one sort. */
export function effectsOn<T extends Effect['tag']>(
  { gifts, speciality, level }: Pick<Sheet, 'gifts' | 'speciality' | 'level'>,
  tag: T,
): EffectOf<T>[] {
  return effectsOf(gifts, speciality, level).filter((effect): effect is EffectOf<T> => effect.tag === tag);
}

function effectsFor<T extends Effect['tag']>(state: NextState, { id }: Figure, tag: T): EffectOf<T>[] {
  return isHero(id) ? effectsOn(sheetOf(state, id), tag) : [];
}

/** How much a figure of the level sheet is raised. */
export function raised(
  sheet: Pick<Sheet, 'gifts' | 'speciality' | 'level'>,
  what: EffectOf<'raise'>['what'],
): number {
  return sum(effectsOn(sheet, 'raise').map((effect) => (effect.what === what ? effect.by : 0)));
}

/** Dice added to the weapon's in the figure's own attacks; never in counter-attacks (NXT-CTR-03, NXT-ARM-03). */
export function extraDice(state: NextState, figure: Figure, wielded: Wielded): AttackDie[] {
  if (wielded.arm !== 'weapon' && wielded.arm !== 'dagger') return [];
  const kind = wielded.reach !== 'range' ? 'melee' : shooting(wielded) === null ? 'thrown' : 'range';
  const gifts = effectsFor(state, figure, 'extraDie').filter(({ arm }) => arm === kind);
  const count = sum(gifts.map(({ dice }) => dice));
  const enchanted = wielded.arm === 'weapon' ? plightOf(state, figure.id, 'enchanted') : undefined;
  return [...Array.from({ length: count }, (): AttackDie => 'combat'), ...(enchanted?.dice ?? [])];
}

/** The unstoppable die that poison adds to a shot with a bow or crossbow, not with the dagger (NXT-ARM-03). */
export function poisonDice(state: NextState, { id }: Figure, wielded: Wielded): number {
  const arm = shooting(wielded);
  if (!isHero(id) || arm === null || arm.firearm === true) return 0;
  return Math.min(1, sheetOf(state, id).poison);
}

/** The card of a ranged weapon in use; null for a thrown or hand-to-hand one. */
function shooting({ arm, id }: Wielded): Arm | null {
  if (arm !== 'weapon' || id === null || !isGear(id)) return null;
  const { weapon } = gearCard(id);
  return weapon?.reach === 'range' ? weapon : null;
}

/** A bow, not a crossbow or a firearm. */
export function isBow(wielded: Wielded): boolean {
  const arm = shooting(wielded);
  return arm !== null && arm.reload !== true && arm.firearm !== true;
}

/** How many dice fewer a second bow shot has; null for heroes who have not learnt it. */
export function secondShot(state: NextState, figure: Figure): number | null {
  const [effect] = effectsFor(state, figure, 'secondShot');
  return effect?.fewer ?? null;
}

/** The skulls a called heroic shot adds; null for any other attack. */
export function calledShot(state: NextState, { id }: Figure, wielded: Wielded): number | null {
  return shooting(wielded) === null ? null : (plightOf(state, id, 'heroic')?.plus ?? null);
}

/** The skulls a heroic shot adds; null for heroes who have not learnt it. */
export function heroicShot(state: NextState, figure: Figure): number | null {
  const [effect] = effectsFor(state, figure, 'heroicShot');
  return effect?.plus ?? null;
}

/** Extra hits when magic hits at all. */
export function magicBonus(state: NextState, figure: Figure): number {
  return sum(effectsFor(state, figure, 'magicBonus').map(({ hits }) => hits));
}

/** Added to the D20 of back attacks and pincers, 20 at most. */
export function surpriseBonus(state: NextState, figure: Figure): number {
  return sum(effectsFor(state, figure, 'surprise').map(({ by }) => by));
}

/** Crossbow and firearms shoot every turn. */
export function reloadsAtOnce(state: NextState, figure: Figure): boolean {
  return effectsFor(state, figure, 'quickReload').length > 0;
}

/**
 * How well a hero has learnt to dodge, whatever they wear: the better of level sheet, gifts and speciality
 * (NXT-DOD-01).
 */
export function dodgeLearnt(
  hero: HeroKind,
  grown: Pick<Sheet, 'gifts' | 'speciality' | 'level'>,
): DodgeLevel | null {
  const { dodge } = rowOf(hero, grown.level);
  const learnt = [dodge, ...effectsOn(grown, 'dodge').map(({ level }) => level)];
  return DODGE_LEVELS.findLast((level) => learnt.includes(level)) ?? null;
}

/** The best of bags and gifts, or what everyone can carry (NXT-HRO-04, NXT-HRO-05). */
export function carryLimit(sheet: Pick<Sheet, 'gear' | 'gifts' | 'speciality' | 'level'>): {
  readonly potions: number;
  readonly gold: number;
} {
  const loads = [
    CARRY,
    ...sheet.gear.flatMap((id) => gearCard(id).carries ?? []),
    ...effectsOn(sheet, 'carry'),
  ] as readonly { readonly potions?: number; readonly gold?: number }[];
  return {
    potions: Math.max(...loads.map(({ potions = 0 }) => potions)),
    gold: Math.max(...loads.map(({ gold = 0 }) => gold)),
  };
}

/** How much more a hero can take; negative when too much has come at once. */
export function roomFor(state: NextState, hero: HeroKind): { potions: number; gold: number } {
  const sheet = sheetOf(state, hero);
  const limit = carryLimit(sheet);
  return {
    potions: limit.potions - heroOf(state, hero).potions.length,
    gold: limit.gold - sheet.pickedUp,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
