/** A number of the player's figure, beside its picture. */
import { Icon } from '../ui/Icon.tsx';
import type { AnyIcon } from '../ui/Icon.tsx';
import './TurnHead.css';

interface StatProps {
  readonly icon: AnyIcon;
  readonly text: string;
  /** The same in a few characters, for narrow places. */
  readonly short: string;
  readonly low?: boolean;
  /** The short form is enough everywhere. */
  readonly brief?: boolean;
}

export function Stat({ icon, text, short, low = false, brief = false }: StatProps) {
  return (
    <li className="turn-head-stat" data-low={low || undefined} data-brief={brief || undefined} title={text}>
      <Icon name={icon} size={1.05} />
      <span className="turn-head-short" aria-hidden="true">
        {short}
      </span>
      <span className="turn-head-long">{text}</span>
    </li>
  );
}
