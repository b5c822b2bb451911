/** A figure's token by itself, for lists and strips. */
import type { ReactNode } from 'react';
import type { Figure, View } from '@oubliette/advanced';
import { TokenAlone } from '../../board/TokenShape.tsx';
import { useLanguage } from '../../words/useWords.ts';
import { tokenLook } from './looks.ts';

interface PictureProps {
  readonly view: View;
  readonly figure: Figure;
  readonly size?: number;
}

export function FigurePicture({ view, figure, size }: PictureProps): ReactNode {
  return <TokenAlone {...tokenLook(view, figure, useLanguage())} size={size} />;
}
