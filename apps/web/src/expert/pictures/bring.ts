/** What the pictures of this game are drawn with. */
import { bringClassic } from '../../classic/pictures/bring.ts';

export async function bringExpert(): Promise<void> {
  await bringClassic();
}
