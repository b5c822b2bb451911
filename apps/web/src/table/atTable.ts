/** Shared by the parts of the table's screen: the table, its link, and how to notify the player. */
import { createContext, useContext } from 'react';
import type { Refusal, RuleId } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import type { KnownTable, Reply, Request, TableLink } from '../net/link.ts';
import type { TableKey } from '../net/linkCore.ts';
import type { Where } from '../net/keptLinks.ts';
import type { GameUi } from '../play/gameUi.ts';

export interface AtTable {
  readonly link: TableLink;
  readonly key: TableKey;
  readonly where: Where;
  readonly table: KnownTable;
  readonly ui: GameUi;
  readonly language: Language;
  /** Sends a request and shows any refusal. Null if it was refused. */
  readonly act: (request: Request) => Promise<Reply | null>;
  readonly refuse: (refusal: Refusal) => void;
  readonly showRule: (id: RuleId) => void;
  readonly confirm: (question: string, yes: string) => Promise<boolean>;
}

export const AtTableContext = createContext<AtTable | null>(null);

export function useAtTable(): AtTable {
  const at = useContext(AtTableContext);
  if (at === null) throw new Error('nobody is at a table here');
  return at;
}
