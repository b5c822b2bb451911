/** The start of an expedition: who plays whom, then the party enters (ADV-SET-04, ADV-SET-09). */
import type { Play } from '../play.ts';
import type { Sheet } from '../state.ts';
import { beginChoosing, isOpen } from './choosing.ts';
import { setOut } from './setOut.ts';

export function enterDungeon(play: Play): void {
  const { setup } = play.world;
  if (isOpen(setup)) return beginChoosing(play);
  const seats = new Map(setup.players.flatMap(({ seat, sheets }) => sheets.map((id) => [id, seat] as const)));
  setOut(
    play,
    setup.sheets.map((sheet): Sheet => ({ ...sheet, seat: seats.get(sheet.id)!, where: 'inside' })),
  );
}
