/** A link to a rule or chapter: inside the book it turns the page, so that *back* leaves the book. */
import type { MouseEvent, ReactNode } from 'react';
import { go, makePath } from '../router.ts';

interface Props {
  readonly id: string | null;
  readonly className?: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}

export function RuleLink({ id, className, current = false, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    turnTo(id);
  };
  return (
    <a
      href={makePath({ at: 'rules', rule: id })}
      className={className}
      aria-current={current ? 'true' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}

export function turnTo(id: string | null): void {
  const inside = location.pathname.startsWith(makePath({ at: 'rules', rule: null }));
  go({ at: 'rules', rule: id }, inside ? 'replace' : 'push');
}
