/** A button that is a picture; its name is read out, and shown when one points at it, or a part of it always. */
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from './Icon.tsx';
import type { AnyIcon } from './Icon.tsx';
import { Tooltip } from './Tooltip.tsx';
import './IconButton.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  readonly icon: AnyIcon;
  readonly label: string;
  /** Written under the picture: the label, or some words of it. */
  readonly caption?: string;
  /** The key that does the same, shown with the name. */
  readonly hotkey?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, caption, hotkey, type = 'button', className, ...rest }: Props) {
  return (
    <Tooltip text={label} {...(hotkey === undefined ? {} : { hotkey })}>
      <button type={type} className={`icon-button ${className ?? ''}`} aria-label={label} {...rest}>
        <Icon name={icon} size={1.4} />
        {caption !== undefined && <span className="icon-button-caption">{caption}</span>}
      </button>
    </Tooltip>
  );
}
