/** Something to press. An `unavailable` button looks grey but can be pressed: whoever does is told why not. */
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
  /** Something is under way: the button waits with it. */
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

interface Look {
  readonly large?: boolean | undefined;
  readonly wide?: boolean | undefined;
  readonly more?: string | undefined;
}

/** For what looks like a button and is a link. */
export function buttonClass(kind: ButtonKind, { large, wide, more }: Look = {}): string {
  return ['button', `button-${kind}`, large && 'button-large', wide && 'button-wide', more]
    .filter(Boolean)
    .join(' ');
}
