/** A button. An `unavailable` one looks grey but can be pressed, and then explains why not. */
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from './Icon.tsx';
import type { AnyIcon } from './Icon.tsx';
import './Button.css';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: ButtonKind;
  readonly icon?: AnyIcon;
  readonly large?: boolean;
  readonly wide?: boolean;
  readonly unavailable?: boolean;
  /** Its action is under way: the button waits for it. */
  readonly busy?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  kind = 'plain',
  icon,
  large,
  wide,
  unavailable,
  busy,
  children,
  className,
  type = 'button',
  onClick,
  ...rest
}: Props) {
  const classes = buttonClass(kind, { large, wide, more: className });
  return (
    <button
      type={type}
      className={classes}
      aria-disabled={unavailable === true || busy === true || undefined}
      data-busy={busy === true || undefined}
      onClick={busy === true ? undefined : onClick}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className="button-words">{children}</span>
    </button>
  );
}

interface ButtonLook {
  readonly large?: boolean | undefined;
  readonly wide?: boolean | undefined;
  readonly more?: string | undefined;
}

/** For links that look like buttons. */
export function buttonClass(kind: ButtonKind, { large, wide, more }: ButtonLook = {}): string {
  return ['button', `button-${kind}`, large && 'button-large', wide && 'button-wide', more]
    .filter(Boolean)
    .join(' ');
}
