/** Somebody who may come along, to be pressed. */
import { Emblem } from '../ui/Emblem.tsx';
import './RecruitCard.css';

interface Props {
  readonly name: string;
  readonly hint: string;
  readonly emblem: string;
  readonly comes: boolean;
  /** Why nobody else can come; null while there is room. */
  readonly full: string | null;
  readonly onToggle: () => void;
}

export function RecruitCard({ name, hint, emblem, comes, full, onToggle }: Props) {
  const isOut = full !== null && !comes;
  return (
    <li>
      <button
        type="button"
        className="recruits-card"
        aria-pressed={comes}
        aria-disabled={isOut || undefined}
        title={isOut ? full : undefined}
        onClick={onToggle}
      >
        <Emblem emblem={emblem} size={2.1} empty={!comes} />
        <span className="recruits-words">
          <span className="recruits-name">{name}</span>
          <span className="recruits-hint">{hint}</span>
        </span>
      </button>
    </li>
  );
}
