/** A picture as a button; its name is read out and shown as a tooltip, or partly shown as a caption. */
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from './Icon.tsx';
import type { AnyIcon } from './Icon.tsx';
import { Tooltip } from './Tooltip.tsx';
import './IconButton.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  readonly icon: AnyIcon;
  readonly label: string;
  /** Below the picture: the label, or some words of it. */
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
