/** A sum of gold that counts up or down to its value, which is read out once. */
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../settings/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words/useWords.ts';
import { COUNT_MS, counted } from './count.ts';
import { CAMPAIGN } from './words.ts';
import './Gold.css';

export function Gold({ sum }: { readonly sum: number }) {
  const words = useWords(CAMPAIGN);
  const shown = useCounted(sum);
  return (
    <span className="gold">
      <Icon name="two-coins" size={1.1} />
      <span aria-hidden="true" className="gold-sum" data-moving={shown !== sum || undefined}>
        {shown}
      </span>
      <span className="unseen">{words('gold', { gold: sum })}</span>
    </span>
  );
}

function useCounted(sum: number): number {
  const still = useReducedMotion();
  const [shown, setShown] = useState(sum);
  const last = useRef(sum);
  useEffect(() => {
    const from = last.current;
    if (from === sum) return undefined;
    const begun = performance.now();
    let frame = 0;
    const step = (now: number) => {
      last.current = counted(from, sum, now - begun, still ? 0 : COUNT_MS);
      setShown(last.current);
      if (last.current !== sum) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [sum, still]);
  return shown;
}
