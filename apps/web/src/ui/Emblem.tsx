/** The token that stands for a chair: a face on a disc of its colour. */
import { emblemLook } from './emblems.ts';
import { Icon } from './Icon.tsx';
import './Emblem.css';

interface Props {
  readonly emblem: string;
  /** Relative to the text size. */
  readonly size?: number;
  /** A free chair: an empty ring. */
  readonly empty?: boolean;
  readonly label?: string;
}

export function Emblem({ emblem, size = 2, empty = false, label }: Props) {
  const { icon, colour } = emblemLook(emblem);
  return (
    <span
      className={`emblem ${empty ? 'emblem-empty' : ''}`}
      style={{ '--emblem': colour, width: `${size}em`, height: `${size}em` } as Record<string, string>}
    >
      <Icon name={icon} size={size * 0.68} {...(label === undefined ? {} : { label })} />
    </span>
  );
}
