/** A link within the app: opened without a reload, or in another tab like any link. */
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { go, shownPath } from '../router.ts';
import type { Route } from '../router.ts';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: Route;
}

export function RouteLink({ to, onClick, children, ...rest }: Props) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || elsewhere) return;
    event.preventDefault();
    go(to);
    scrollTo(0, 0);
  }
  return (
    <a href={shownPath(to)} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
