/** What the pictures of this game are drawn with: its tokens' before its screens are shown, its cards' after. */
import { bringLater, bringOutlines } from '../../pictures/outlines.ts';

export async function bringClassic(): Promise<void> {
  bringOutlines((await import('virtual:outlines/classic/faces')).OUTLINES);
  bringLater(import('virtual:outlines/classic/cards'));
}
