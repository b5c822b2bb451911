/** What the pictures of this game are drawn with: its tokens' before its screens are shown, its cards' after. */
import { bringClassic } from '../../classic/pictures/bring.ts';
import { bringLater, bringOutlines } from '../../pictures/outlines.ts';

export async function bringExpert(): Promise<void> {
  const [{ OUTLINES }] = await Promise.all([import('virtual:outlines/expert/faces'), bringClassic()]);
  bringOutlines(OUTLINES);
  bringLater(import('virtual:outlines/expert/cards'));
}
