/** The rule that stands behind each thing one can point at. */
import { HEROES } from '@oubliette/classic';
import type { Condition, Figure, HeroKind } from '@oubliette/classic';
import type { RuleId } from '@oubliette/kernel';
import type { ActionId } from './play/actions.ts';
import { ENDS } from './play/sheet.ts';

export const ACTION_RULES: { readonly [A in ActionId]: RuleId } = {
  move: 'CLS-MOV-01',
  attack: 'CLS-CBT-02',
  open: 'CLS-DOR-03',
  searchTreasure: 'CLS-SRC-11',
  searchDoors: 'CLS-SRC-06',
  cast: 'CLS-SPL-05',
  item: 'CLS-TRE-06',
  disarm: 'CLS-TRP-28',
  jump: 'CLS-TRP-13',
  power: 'CLS-TUR-14',
  leave: 'CLS-END-02',
  endTurn: 'CLS-TUR-02',
};

export function figureRule({ kind }: Pick<Figure, 'kind'>): RuleId {
  if (kind === 'captive') return 'CLS-QBK-06';
  return Object.hasOwn(HEROES, kind) ? HEROES[kind as HeroKind].rule : 'CLS-MON-01';
}

export function conditionRule(condition: Condition): RuleId {
  return ENDS[condition].rule;
}
