/** A chest is opened: the beginning (ADV-EXPL-12, ADV-SPOT-03). */
import type { Play } from '../play.ts';

export function openChest(play: Play, figure: string, chest: string): void {
  play.begin({ tag: 'chest', figure, chest, stage: 'offer' }, 'ADV-EXPL-12');
}
