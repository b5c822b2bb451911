/** What must be answered before anything else, on a card beside the board. */
import type { ReactNode, Ref } from 'react';
import './deskCard.css';
import './QuestionCard.css';

interface Props {
  readonly title: string;
  readonly rule: string | undefined;
  /** It cannot wait for what is being read out. */
  readonly urgent?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children?: ReactNode;
}

export function QuestionCard({ title, rule, urgent = false, className = '', ref, children }: Props) {
  return (
    <section
      ref={ref}
      className={`question desk-card on-parchment ${className}`}
      data-rule={rule}
      aria-live={urgent ? 'assertive' : 'polite'}
    >
      <h3 className="question-title">{title}</h3>
      {children}
    </section>
  );
}
