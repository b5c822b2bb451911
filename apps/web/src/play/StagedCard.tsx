/** The card that shows what is staged: what it would do, how likely each loss is, to confirm or take back. */
import type { ReactNode } from 'react';
import type { BaseCommand } from '@oubliette/kernel';
import { Button } from '../ui/Button.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { useWords } from '../words/useWords.ts';
import type { PlayDesk } from './desk.ts';
import { isAmong } from './hand.ts';
import type { DeskHand } from './hand.ts';
import { PLAYING } from './words.ts';
import './deskCard.css';
import './StagedCard.css';

interface Props<View, Command extends BaseCommand, Hand extends DeskHand> {
  readonly desk: PlayDesk<View, Command, Hand>;
  readonly hand: Hand;
  /** What it would do; nothing where its parts say so. */
  readonly text: string | null;
  readonly className?: string;
  /** It cannot be carried out as it is. */
  readonly unavailable?: boolean;
  /** How the turn's end is called that may follow; null where none may. */
  readonly thenEnd: string | null;
  readonly children?: ReactNode;
}

/** What is staged, to confirm or take back; a way can be led through a square, and the turn be ended after it. */
export function StagedCard<View, Command extends BaseCommand, Hand extends DeskHand>({
  desk,
  hand,
  text,
  className = '',
  unavailable = false,
  thenEnd,
  children,
}: Props<View, Command, Hand>) {
  const words = useWords(PLAYING);
  return (
    <section className={`staged desk-card on-parchment ${className}`}>
      {text !== null && <p className="staged-text">{text}</p>}
      {children}
      {hand.bending && <p className="staged-note">{words('viaHint')}</p>}
      {thenEnd !== null && (
        <label className="staged-end">
          <input type="checkbox" checked={hand.thenEnd} onChange={() => desk.toggleThenEnd()} />
          {thenEnd}
        </label>
      )}
      <div className="staged-ways">
        <Button
          kind="primary"
          unavailable={unavailable}
          aria-keyshortcuts="Enter"
          onClick={() => void desk.confirm()}
        >
          {words('confirm')}{' '}
          <span aria-hidden="true">
            <Kbd>↵</Kbd>
          </span>
        </Button>
        {hand.staged?.is !== 'command' && (
          <Button aria-pressed={hand.bending} onClick={() => desk.toggleBending()}>
            {words(hand.bending ? 'viaOff' : 'via')}
          </Button>
        )}
        <Button kind="quiet" aria-keyshortcuts="Escape" onClick={() => desk.unstage()}>
          {words('cancel')}{' '}
          <span aria-hidden="true">
            <Kbd>Esc</Kbd>
          </span>
        </Button>
      </div>
    </section>
  );
}

interface MannersProps<Command> {
  readonly label: string;
  readonly commands: readonly Command[];
  readonly staged: Command;
  readonly nameOf: (command: Command) => string;
  readonly onChoose: (command: Command) => void;
}

/** The same by other means: another weapon, another card, another manner. */
export function Manners<Command extends BaseCommand>({
  label,
  commands,
  staged,
  nameOf,
  onChoose,
}: MannersProps<Command>) {
  if (commands.length < 2) return null;
  return (
    <div className="staged-weapons" role="group" aria-label={label}>
      {commands.map((command) => {
        const isStaged = isAmong([staged], command);
        return (
          <button
            key={JSON.stringify(command)}
            type="button"
            className="staged-weapon"
            aria-pressed={isStaged}
            onClick={() => (isStaged ? undefined : onChoose(command))}
          >
            {nameOf(command)}
          </button>
        );
      })}
    </div>
  );
}

interface LossProps {
  readonly label: string;
  /** The chance of each loss, from none up; the last is deadly. */
  readonly losses: readonly number[];
}

/** How likely each loss is: one bar a number of points. */
export function LossBars({ label, losses }: LossProps) {
  const last = losses.findLastIndex((chance) => chance > 0);
  const most = Math.max(...losses);
  return (
    <ol className="staged-losses" aria-label={label} start={0}>
      {losses.slice(0, Math.max(2, last + 1)).map((chance, points) => (
        <li key={points} className="staged-loss" data-deadly={points === losses.length - 1 || undefined}>
          <span className="staged-bar" style={{ height: `${Math.round((chance / most) * 100)}%` }} />
          <span className="staged-points">{points === 0 ? '0' : `−${points}`}</span>
          <span className="staged-chance">{Math.round(chance * 100)}%</span>
        </li>
      ))}
    </ol>
  );
}
