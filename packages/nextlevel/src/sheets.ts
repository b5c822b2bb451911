/** Heroes' sheets: what a hero of a level starts a quest with (NXT-HRO). */
import { fullMind, heroOf } from '@oubliette/classic/extend';
import type { HeroKind, PotionId, World } from '@oubliette/classic/extend';
import { fromClassic, gearCard, mayUse } from './content/armoury.ts';
import { DEFAULT_LEVEL, kitFor, MAX_LEVEL, rowOf } from './content/levels.ts';
import type { LevelRow } from './content/levels.ts';
import type { GearId } from './content/ids.ts';
import { setupOf } from './setup.ts';
import type { Progress } from './setup.ts';
import { raised } from './sheetEffects.ts';
import type { NextState, Rage, Sheet } from './state.ts';

export const NO_RAGE: Rage = { dice: [], kills: 0, towards: 'orange' };

type Grown = Pick<Sheet, 'level' | 'gifts' | 'speciality'>;

function progressOf(world: World, hero: HeroKind): Progress | undefined {
  return setupOf(world).progress.find(({ kind }) => kind === hero);
}

/** The level of heroes not listed: the one the quest is meant for. */
export function levelMeant({ quest }: World): number {
  return Math.min(quest.level ?? DEFAULT_LEVEL, MAX_LEVEL);
}

function grownIn(world: World, hero: HeroKind): Grown {
  const { level = levelMeant(world), gifts = [], speciality = null } = progressOf(world, hero) ?? {};
  return { level, gifts, speciality };
}

/** The figures of a hero's level, plus gifts, speciality and treasures. */
export function strengthAt(world: World, state: NextState, hero: HeroKind): LevelRow {
  const grown = state.next.sheets[hero] ?? grownIn(world, hero);
  return strengthOf(hero, grown, heroOf(state, hero).treasures);
}

export function strengthOf(
  hero: HeroKind,
  grown: Grown,
  treasures: Parameters<typeof fullMind>[1],
): LevelRow {
  const row = rowOf(hero, grown.level);
  const talisman = fullMind(hero, treasures) - fullMind(hero, []);
  return {
    ...row,
    body: row.body + raised(grown, 'body'),
    mind: row.mind + raised(grown, 'mind') + talisman,
    defence: row.defence + raised(grown, 'defence'),
    mana: fullMana(hero, grown),
  };
}

/** One for every two points of Mind, for the Elf alone (NXT-ELF-01). */
export function spellPointsOf(hero: HeroKind, mind: number): number {
  return hero === 'elf' ? Math.floor(mind / 2) : 0;
}

/** The capacity of the wizard's gauge (NXT-ENC-01). */
export function fullMana(hero: HeroKind, grown: Grown): number {
  return rowOf(hero, grown.level).mana + raised(grown, 'mana');
}

/** Mana and spell points full, the best weapon in hand, no rage yet. */
export function freshSheet(world: World, hero: HeroKind): Sheet {
  const said = progressOf(world, hero);
  const grown = grownIn(world, hero);
  const { equipment = [], questTreasures = [] } = world.setup.heroes.find(({ kind }) => kind === hero) ?? {};
  const given = equipment.flatMap((id) => fromClassic[id] ?? []);
  const gear = [...(said?.gear ?? kitFor(hero, grown.level, grown.speciality)), ...given];
  const { experience, attack, mind, mana } = strengthOf(hero, grown, questTreasures);
  return {
    ...grown,
    experience: Math.max(experience, said?.experience ?? 0),
    gear,
    inHand: bestWeapon(hero, gear, attack),
    reloading: [],
    rage: NO_RAGE,
    mana,
    spellPoints: spellPointsOf(hero, mind),
    parts: 0,
    scrolls: said?.scrolls ?? [],
    substances: [],
    poison: said?.poison ?? dosesIn(gear),
    lucky: said?.lucky ?? null,
    met: said?.met ?? [],
    pickedUp: 0,
    won: 0,
    cast: [],
    shotHeroically: false,
  };
}

/** Potions bought or kept since the last quest. */
export function potionsOf(world: World, hero: HeroKind): readonly PotionId[] {
  return progressOf(world, hero)?.potions ?? [];
}

/** Doses in full phials and flasks. */
export function dosesIn(gear: Sheet['gear']): number {
  return gear.reduce((doses, id) => doses + (gearCard(id).poison ?? 0), 0);
}

/** The first of those with the most dice: the owner orders the outfit. */
export function bestWeapon(hero: HeroKind, gear: Sheet['gear'], attack: number): GearId | null {
  const usable = gear.filter((id) => gearCard(id).weapon !== undefined && mayUse(hero, attack, id));
  const dice = (id: Sheet['gear'][number]) => gearCard(id).weapon?.dice ?? 0;
  return usable.toSorted((a, b) => dice(b) - dice(a))[0] ?? null;
}
