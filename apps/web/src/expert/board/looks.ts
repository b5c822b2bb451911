/** What each figure's token shows. */
import type { Figure } from '@oubliette/expert';
import type { TokenLook } from '../../board/TokenShape.tsx';
import { CLASSIC_PICTURES } from '../../classic/pictures/gallery.ts';

export function tokenLook({ id, of, side, body }: Pick<Figure, 'id' | 'of' | 'side' | 'body'>): TokenLook {
  const { hero, monster } = CLASSIC_PICTURES;
  return {
    face: side === 'heroes' ? (hero[of] ?? hero['barbarian']!) : (monster[of] ?? monster['orc']!),
    side: side === 'heroes' ? 'heroes' : 'morcar',
    mark: /-(\d+)$/u.exec(id)?.[1] ?? '',
    body,
    maxBody: body,
  };
}
