/** One figure in the turn strip: its state, and whether its player is away, gone, or a computer. */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Chair } from '@oubliette/table';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/iconNames.ts';
import './StripTaker.css';

export type StripStatus = 'bot' | 'away' | 'free' | 'you';

export interface StripNumber {
  readonly icon: IconName;
  readonly now: number;
  /** The figure is in danger. */
  readonly low?: boolean;
}

interface Props {
  readonly face: ReactNode;
  readonly label: string;
  readonly isOn: boolean;
  /** Its class in the style sheet: dead, out. */
  readonly gone: string | null;
  readonly isDead: boolean;
  readonly status: StripStatus | null;
  /** A sign of its own: the leader's, the mapper's. */
  readonly sign?: ReactNode;
  /** What counts most of its sheet; the label says it in words. */
  readonly numbers?: readonly StripNumber[];
  readonly onPress: () => void;
}

export function StripTaker(props: Props) {
  const { face, label, isOn, gone, isDead, status, sign, numbers = [], onPress } = props;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOn) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOn]);
  return (
    <li
      ref={item}
      className="strip-taker"
      data-on={isOn || undefined}
      data-gone={gone ?? undefined}
      aria-current={isOn ? 'step' : undefined}
    >
      <button type="button" className="strip-face" aria-label={label} title={label} onClick={onPress}>
        {face}
        {gone !== null && (
          <span className="strip-sign strip-gone">
            <Icon name={isDead ? 'tombstone' : 'exit-door'} size={1} />
          </span>
        )}
        {gone === null && status === 'bot' && (
          <span className="strip-sign">
            <Icon name="vintage-robot" size={1} />
          </span>
        )}
        {gone === null && status === 'away' && <span className="strip-sign strip-away">…</span>}
        {gone === null && sign}
        {gone === null && numbers.length > 0 && (
          <span className="strip-numbers" aria-hidden="true">
            {numbers.map(({ icon, now, low = false }) => (
              <span key={icon} data-low={low || undefined}>
                <Icon name={icon} size={0.75} />
                {now}
              </span>
            ))}
          </span>
        )}
      </button>
    </li>
  );
}

/** Who plays it: this player, a computer, nobody, or an absent player. */
export function seatStatus(
  { chairs, seats }: { readonly chairs: readonly Chair[]; readonly seats: readonly string[] },
  seat: string | undefined,
  here: readonly string[],
): StripStatus | null {
  if (seat === undefined) return null;
  if (seats.includes(seat)) return 'you';
  const occupant = chairs.find((chair) => chair.seat === seat)?.occupant;
  if (occupant === undefined) return null;
  if (occupant === null) return 'free';
  if (occupant.is === 'bot') return 'bot';
  return here.includes(occupant.member) ? null : 'away';
}
