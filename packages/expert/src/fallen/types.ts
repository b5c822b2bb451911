/** The chapter of fallen heroes: what they bring, and who knows of it (EXP-QGN-10). */
import { UNTRIED } from '../abilities/types.ts';
import type { Feats } from '../abilities/types.ts';
import type { AbilityId } from '../content/abilities.ts';
import { CLASSES, characterOf } from '../content/characters.ts';
import type { ClassId } from '../content/characters.ts';
import { abilitiesOfFallen } from '../content/fallen.ts';
import { declare, isGm, open, own } from '../knowledge.ts';
import type { QuestPlan } from '../quests/quest.ts';
import type { Hero } from '../state.ts';

/** A class nobody plays, with abilities that are secret until they are used. */
export interface FallenHero {
  readonly id: ClassId;
  readonly abilities: readonly AbilityId[];
  /** Those it has used: everybody knows them. */
  readonly shown: readonly AbilityId[];
  readonly feats: Feats;
}

export const FALLEN_HERO = declare<FallenHero>()({
  id: open,
  abilities: own<readonly AbilityId[], FallenHero>(isGm, ({ fallen }, { id }) => fallen[id] ?? []),
  shown: open,
  feats: open,
});

export type FallenCommand = {
  readonly type: 'swapFallen';
  readonly hero: string;
  readonly from: string;
  readonly to: string;
};

export interface FallenFacts {
  fallenSwapped: { hero: ClassId; from: AbilityId; to: AbilityId };
}

/** Every class nobody plays, as it comes unless the game master has it otherwise. */
export function fallenFor(
  plan: QuestPlan | null,
  heroes: readonly Pick<Hero, 'id'>[],
): readonly FallenHero[] {
  if (plan?.foes !== 'fallen') return [];
  const unplayed = CLASSES.filter((id) => heroes.every((hero) => hero.id !== id));
  return unplayed.map((id) => ({ id, abilities: usualOfFallen(id), shown: [], feats: UNTRIED }));
}

function usualOfFallen(id: ClassId): readonly AbilityId[] {
  return abilitiesOfFallen(id).slice(0, characterOf(id).abilities);
}
