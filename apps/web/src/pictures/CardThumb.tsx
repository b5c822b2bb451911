/** A picture in little that shows its whole card when it is pressed. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/useWords.ts';
import { Card } from './Card.tsx';
import type { CardProps } from './Card.tsx';
import { Thumb } from './Thumb.tsx';
import { PICTURE_WORDS } from './words.ts';

export function CardThumb({ size = 44, ...card }: CardProps & { readonly size?: number }): ReactNode {
  const words = useWords(PICTURE_WORDS);
  const [isShown, show] = useState(false);
  const name = words('cardOf', { title: card.title });
  return (
    <>
      <button type="button" className="card-thumb" aria-label={name} onClick={() => show(true)}>
        <Thumb of={card.picture} size={size} />
      </button>
      <Dialog open={isShown} onClose={() => show(false)} title={words('card')} size="small">
        <Card {...card} />
      </Dialog>
    </>
  );
}
