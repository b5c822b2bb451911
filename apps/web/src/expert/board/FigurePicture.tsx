/** A figure's token by itself, for lists and strips. */
import type { ReactNode } from 'react';
import type { Figure } from '@oubliette/expert';
import { TokenAlone } from '../../board/TokenShape.tsx';
import { tokenLook } from './looks.ts';

interface PictureProps {
  readonly figure: Pick<Figure, 'id' | 'of' | 'side' | 'body'>;
  readonly size?: number;
}

export function FigurePicture({ figure, size }: PictureProps): ReactNode {
  return <TokenAlone {...tokenLook(figure)} size={size} />;
}
