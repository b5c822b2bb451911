/** Parts of the card that shows what is staged: how likely each loss is, to confirm or take back. */
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { useWords } from '../words/useWords.ts';
import { PLAYING } from './words.ts';
import './StagedCard.css';

interface WaysProps {
  readonly unavailable?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

export function StagedWays({ unavailable = false, onConfirm, onCancel, children }: WaysProps) {
  const words = useWords(PLAYING);
  return (
    <div className="staged-ways">
      <Button kind="primary" unavailable={unavailable} aria-keyshortcuts="Enter" onClick={onConfirm}>
        {words('confirm')}{' '}
        <span aria-hidden="true">
          <Kbd>↵</Kbd>
        </span>
      </Button>
      {children}
      <Button kind="quiet" aria-keyshortcuts="Escape" onClick={onCancel}>
        {words('cancel')}{' '}
        <span aria-hidden="true">
          <Kbd>Esc</Kbd>
        </span>
      </Button>
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
