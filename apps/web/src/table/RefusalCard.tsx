/** A refusal: shown for a while, longer under the pointer or with the focus; read out at once, with a link to the rule. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RuleId } from '@oubliette/kernel';
import { isUnder } from '../board/covers.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { announce } from '../ui/notices.ts';
import { useWords } from '../words/useWords.ts';
import { TABLE } from './words.ts';
import './RefusalCard.css';

const SHOWN_MS = 9000;

interface Props {
  readonly text: string;
  readonly rule: RuleId;
  readonly onRule: () => void;
  /** Present if the others could still agree to it. */
  readonly onTakeBack?: () => void;
  readonly onClose: () => void;
}

export function RefusalCard({ text, rule, onRule, onTakeBack, onClose }: Props) {
  const words = useWords(TABLE);
  useEffect(() => {
    announce(text, true);
  }, [text]);
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => standClear(card.current!), [text]);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, onClose]);
  const hold = (): void => setHeld(true);
  const release = (): void => setHeld(false);
  return (
    <div
      ref={card}
      className="refusal on-parchment"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p className="refusal-text">{text}</p>
      <div className="refusal-ways">
        <Button kind="quiet" icon="rule-book" onClick={onRule}>
          {words('rule', { id: rule })}
        </Button>
        {onTakeBack !== undefined && (
          <Button icon="return-arrow" onClick={onTakeBack}>
            {words('takeBack')}
          </Button>
        )}
      </div>
      <IconButton icon="close" label={words('close')} onClick={onClose} />
    </div>
  );
}

/** At the board's upper edge if it would lie over who acts at the lower one. */
function standClear(card: HTMLElement): void {
  card.style.insetBlock = '';
  const acting = document.querySelector('.board-active')?.getBoundingClientRect();
  const stage = document.querySelector('.play-stage')?.getBoundingClientRect();
  if (acting !== undefined && stage !== undefined && isUnder(acting, [card.getBoundingClientRect()]))
    card.style.insetBlock = `calc(${stage.top}px + var(--space-2)) auto`;
}
