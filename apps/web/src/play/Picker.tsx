/** The chosen action's commands as a list: for those without a place, and for players not using the board. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { BaseCommand } from '@oubliette/kernel';

interface Props<Command extends BaseCommand> {
  readonly label: string;
  /** Above them: that they may be chosen on the board. */
  readonly note: string | null;
  /** Above the kinds, where there are many commands of several. */
  readonly which: string;
  readonly commands: readonly Command[];
  readonly kindName: (type: Command['type']) => string;
  readonly children: (command: Command) => ReactNode;
}

/** Up to this many are listed at once; more are first chosen by kind. */
const FEW = 7;

export function Picker<Command extends BaseCommand>(props: Props<Command>) {
  const { label, note, which, commands, kindName, children } = props;
  const [kind, setKind] = useState<Command['type'] | null>(null);
  const kinds = [...Map.groupBy(commands, ({ type }) => type)];
  const chosen = kinds.find(([type]) => type === kind) ?? (commands.length <= FEW ? null : kinds[0]!);
  const shown = chosen === null ? commands : chosen[1];
  return (
    <section className="desk-picker" aria-label={label}>
      {kinds.length > 1 && commands.length > FEW && (
        <div className="desk-kinds" role="group" aria-label={which}>
          {kinds.map(([type, { length }]) => (
            <button
              key={type}
              type="button"
              className="desk-pick"
              aria-pressed={type === chosen?.[0]}
              onClick={() => setKind(type)}
            >
              {kindName(type)} <small>{length}</small>
            </button>
          ))}
        </div>
      )}
      {note !== null && <p className="desk-note">{note}</p>}
      <div className="desk-picks">{shown.map(children)}</div>
    </section>
  );
}

interface PickProps<Command extends BaseCommand> {
  readonly desk: { choose(command: Command): Promise<void> };
  readonly command: Command;
  readonly label: string;
  /** What it does. */
  readonly does?: string | null;
  readonly children?: ReactNode;
}

export function Pick<Command extends BaseCommand>(props: PickProps<Command>) {
  const { desk, command, label, does = null, children } = props;
  return (
    <button type="button" className="desk-pick" onClick={() => void desk.choose(command)}>
      <span>{label}</span>
      {children}
      {does !== null && <small className="desk-pick-does">{does}</small>}
    </button>
  );
}
