/** What the ability used in this turn still allows: it involves an action of its own (EXP-ACT-10). */
import { abilityCard } from '../content/abilities.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { Ability, AbilityDeed, Skill, Until } from '../content/abilityKinds.ts';
import type { Act, State } from '../state.ts';

/** What a hero may do with it on its own turn; null for reactions. */
export function deedOf(id: AbilityId): AbilityDeed | null {
  const card = abilityCard(id);
  return card.kind === 'reaction' ? null : card.effect;
}

function deedUsed({ did, by }: Act): AbilityDeed | null {
  return did === 'ability' && by !== null ? deedOf(by) : null;
}

export function allowsBlow(act: Act): boolean {
  const deed = deedUsed(act);
  return deed?.tag === 'lasting' && deed.fights === true;
}

export function allowsSkill(act: Act, skills: readonly Skill[]): boolean {
  const deed = deedUsed(act);
  return deed?.tag === 'skill' && skills.includes(deed.skill);
}

function deedOfTurn({ turn }: State): AbilityDeed | null {
  const by = turn.act?.by ?? null;
  return by === null ? null : deedOf(by);
}

/** The exploration action of this turn is done better. */
export function hasSkill(state: State, skill: Skill): boolean {
  const deed = deedOfTurn(state);
  return deed?.tag === 'skill' && deed.skill === skill;
}

/** Jumps and tumbles of this turn do not fail. */
export function isSureFooted(state: State): boolean {
  return deedOfTurn(state)?.tag === 'sureFeet';
}

function isUntil(effect: Ability['effect'], until: Until): boolean {
  return effect.tag === 'lasting' && effect.until === until;
}

/** Runners may use those for combat alone (EXP-RUN-05, EXP-RUN-06). */
export function isForCombat(id: AbilityId): boolean {
  const { kind, effect } = abilityCard(id);
  return kind === 'combat' || effect.tag === 'challenge' || isUntil(effect, 'combat');
}
