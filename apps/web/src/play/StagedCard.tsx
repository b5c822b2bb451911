/** The staged command: its effect and the chance of each loss, to confirm or take back. */
import { useLayoutEffect, useRef } from 'react';
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
  /** Its effect; nothing if its parts tell it. */
  readonly text: string | null;
  readonly className?: string;
  /** What the button says that carries it out. */
  readonly yes?: string;
  /** It cannot be carried out as it is. */
  readonly unavailable?: boolean;
  /** The label of the turn's end that may follow; null if none may. */
  readonly thenEnd: string | null;
  readonly children?: ReactNode;
}

/** The staged command, to confirm or take back; a path can be bent, and the turn ended after it. */
export function StagedCard<View, Command extends BaseCommand, Hand extends DeskHand>({
  desk,
  hand,
  text,
  className = '',
  unavailable = false,
  yes,
  thenEnd,
  children,
}: Props<View, Command, Hand>) {
  const words = useWords(PLAYING);
  const isPath = hand.staged?.is === 'path' || hand.staged?.is === 'walk';
  const ways = useRef<HTMLDivElement>(null);
  // The action that was pressed may give way to the card.
  useLayoutEffect(() => {
    if (document.activeElement?.checkVisibility() === false)
      ways.current?.querySelector<HTMLElement>('.button-primary')?.focus();
  }, [hand.staged]);
  const isOffer = hand.staged !== null && hand.staged === hand.offer;
  return (
    <section className={`staged desk-card on-parchment ${className}`} data-offer={isOffer || undefined}>
      {text !== null && <p className="staged-text">{text}</p>}
      {children}
      {hand.bending && <p className="staged-note">{words('viaHint')}</p>}
      <div ref={ways} className="staged-ways">
        <Button
          kind="primary"
          unavailable={unavailable}
          aria-keyshortcuts="Enter"
          onClick={() => void desk.confirm()}
        >
          {yes ?? words('confirm')}{' '}
          <span aria-hidden="true">
            <Kbd>↵</Kbd>
          </span>
        </Button>
        {isPath && (
          <Button aria-pressed={hand.bending} onClick={() => desk.toggleBending()}>
            {words(hand.bending ? 'viaOff' : 'via')}
          </Button>
        )}
        {hand.staged?.is !== 'starts' && (
          <Button kind="quiet" aria-keyshortcuts="Escape" onClick={() => desk.unstage()}>
            {words('cancel')}{' '}
            <span aria-hidden="true">
              <Kbd>Esc</Kbd>
            </span>
          </Button>
        )}
        {thenEnd !== null && (
          <label className="staged-end">
            <input type="checkbox" checked={hand.thenEnd} onChange={() => desk.toggleThenEnd()} />
            {thenEnd}
          </label>
        )}
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

/** More than so many are a list. */
const FEW = 3;

/** The same with another weapon, card or manner. */
export function Manners<Command extends BaseCommand>({
  label,
  commands,
  staged,
  nameOf,
  onChoose,
}: MannersProps<Command>) {
  if (commands.length < 2) return null;
  if (commands.length > FEW)
    return (
      <select
        className="staged-list"
        aria-label={label}
        value={commands.findIndex((command) => isAmong([staged], command))}
        onChange={({ target }) => onChoose(commands[Number(target.value)]!)}
      >
        {commands.map((command, at) => (
          <option key={JSON.stringify(command)} value={at}>
            {nameOf(command)}
          </option>
        ))}
      </select>
    );
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
  /** The chance of each loss, from none up; the last one kills. */
  readonly losses: readonly number[];
}

/** The chance of each loss: one bar per number of points. */
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
