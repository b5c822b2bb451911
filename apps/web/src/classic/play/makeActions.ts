/** The action bar of a book of the family, made from its list of actions. */
import type { FigureId, View } from '@oubliette/classic';
import type { BaseCommand, RuleId } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import type { KeyAction } from '../../settings/keys.ts';
import type { AnyIcon } from '../../ui/Icon.tsx';
import type { Action, Role } from '../kit.ts';
import { askerFor } from './prototypes.ts';
import type { Asker } from './prototypes.ts';

export interface ActionEntry<C extends BaseCommand, Word extends string> {
  readonly types: readonly C['type'][];
  readonly icon: AnyIcon;
  readonly rule: RuleId;
  readonly key?: KeyAction;
  readonly left?: Word & `${string}Undone`;
  readonly canWait?: true;
  readonly full?: Word & `${string}Full`;
  readonly cards?: Word & `choose${string}`;
}

interface ActionList<V extends View, C extends BaseCommand, Id extends string, Word extends string> {
  readonly bars: { readonly [role in Role]: readonly Id[] };
  readonly entries: { readonly [A in Id]: ActionEntry<C, Word> };
  /** An action is called by its id. */
  readonly say: (word: Word | Id | 'roll', language: Language) => string;
  readonly prototypes: { readonly [A in Id]: (asker: Asker<V>) => C };
}

export function makeActions<V extends View, C extends BaseCommand, Id extends string, Word extends string>(
  list: ActionList<V, C, Id, Word>,
): (role: Role) => readonly Action<V, C>[] {
  const { bars, entries, say, prototypes } = list;
  const actionOf = (id: Id): Action<V, C> => {
    const { left, canWait, full, cards, ...entry }: ActionEntry<C, Word> = entries[id];
    return {
      id,
      ...entry,
      canWait: canWait === true,
      name: (language) => say(id, language),
      full: (language, commands) => say(isRoll(commands) ? 'roll' : (full ?? id), language),
      ...(left === undefined ? {} : { left: (language) => say(left, language) }),
      ...(cards === undefined ? {} : { cards: (language) => say(cards, language) }),
      prototype: (view: V, actor: FigureId | null) => prototypes[id](askerFor(view, actor)),
    };
  };
  const made = { hero: bars.hero.map(actionOf), morcar: bars.morcar.map(actionOf) };
  return (role) => made[role];
}

function isRoll(commands: readonly BaseCommand[]): boolean {
  return commands.some(({ type }) => type === 'rollMovement');
}
