/** What a question can be answered with: staged when pressed, confirmed below. */
import type { ReactNode } from 'react';
import type { BaseCommand } from '@oubliette/kernel';
import { useSettings } from '../settings/store.ts';
import { Kbd } from '../ui/Kbd.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { isAmong } from './hand.ts';
import type { DeskHand } from './hand.ts';

interface AnswerProps<Command extends BaseCommand> {
  readonly desk: { choose(command: Command): Promise<void> };
  readonly hand: DeskHand;
  readonly command: Command;
  readonly label: string;
  /** Its text, if what stands around it says the rest. */
  readonly short?: string | undefined;
  /** The key that gives it; null for none. */
  readonly digit: number | null;
  readonly children?: ReactNode;
}

export function Answer<Command extends BaseCommand>(props: AnswerProps<Command>) {
  const { desk, hand, command, label, short, digit, children } = props;
  const { letterKeys } = useSettings();
  const hasKeys = useMedia('(hover: hover)') && letterKeys;
  const { staged } = hand;
  return (
    <button
      type="button"
      className="desk-answer"
      aria-pressed={staged?.is === 'command' && isAmong([staged.command as Command], command)}
      aria-label={short === undefined ? undefined : label}
      onClick={() => void desk.choose(command)}
    >
      {hasKeys && digit !== null && digit <= 9 && (
        <span aria-hidden="true">
          <Kbd>{digit}</Kbd>
        </span>
      )}
      <span>{short ?? label}</span>
      {children}
    </button>
  );
}

interface SortsProps<Sort extends { readonly key: string }> {
  readonly desk: { pick(key: string): void };
  readonly sorts: readonly Sort[];
  readonly chosen: string | null;
  readonly nameOf: (sort: Sort) => string;
}

/** Kinds of answer whose places are lit, one kind at a time. */
export function Sorts<Sort extends { readonly key: string }>(props: SortsProps<Sort>) {
  const { desk, sorts, chosen, nameOf } = props;
  return (
    sorts.length > 1 && (
      <div className="staged-weapons" role="group">
        {sorts.map((sort) => (
          <button
            key={sort.key}
            type="button"
            className="staged-weapon"
            aria-pressed={sort.key === chosen}
            onClick={() => desk.pick(sort.key)}
          >
            {nameOf(sort)}
          </button>
        ))}
      </div>
    )
  );
}
