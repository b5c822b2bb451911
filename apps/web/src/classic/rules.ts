/** The rule behind each thing a player can point at. */
import { HEROES } from '@oubliette/classic';
import type { Condition, Figure, HeroKind } from '@oubliette/classic';
import type { RuleId } from '@oubliette/kernel';
import { ENDS } from './play/sheet.ts';

export function figureRule({ kind }: Pick<Figure, 'kind'>): RuleId {
  if (kind === 'captive') return 'CLS-QBK-06';
  return Object.hasOwn(HEROES, kind) ? HEROES[kind as HeroKind].rule : 'CLS-MON-01';
}

export function conditionRule(condition: Condition): RuleId {
  return ENDS[condition].rule;
}
