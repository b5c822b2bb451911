/** Exports a match's log: as text for people, as JSON for programs. */
import type { BaseEvent, RuleId } from '@oubliette/kernel';
import type { Batch } from '@oubliette/table';
import type { LogLineUi } from './gameUi.ts';

export type Line = Pick<LogLineUi, 'seq' | 'text' | 'rules' | 'kinds'>;

/** One line per event; bookkeeping is left out. */
export function logAsText(title: string, lines: readonly Line[]): string {
  const told = lines.filter(({ kinds }) => !kinds.includes('quiet'));
  const cited = (rules: readonly RuleId[]) => (rules.length === 0 ? '' : ` [${rules.join(', ')}]`);
  return [title, '', ...told.map(({ text, rules }) => `${text}${cited(rules)}`), ''].join('\n');
}

interface LoggedRow {
  readonly row: number;
  readonly lines: readonly { readonly text: string; readonly rules: readonly RuleId[] }[];
  readonly events: readonly BaseEvent[];
}

/** Row by row: the sentences, and the facts they tell. */
export function logAsJson(title: string, lines: readonly Line[], batches: readonly Batch[]): string {
  const byRow = Map.groupBy(lines, ({ seq }) => seq);
  const rows = batches
    .filter(({ events }) => events.length > 0)
    .map(({ seq, events }): LoggedRow => {
      const told = (byRow.get(seq) ?? []).map(({ text, rules }) => ({ text, rules }));
      return { row: seq, lines: told, events };
    });
  return `${JSON.stringify({ title, rows }, null, 2)}\n`;
}

/** A valid file name: `the-trial.json`. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${plain === '' ? 'match' : plain}.${ending}`;
}
