/** A tile has been laid as it will be: what spans its chasm, and who waits on it. */
import { D6 } from '@oubliette/kernel';
import { bridgeOf } from '../content/furniture.ts';
import { tileCard } from '../content/tiles.ts';
import { appear } from '../monsters/appearing.ts';
import type { Play } from '../play.ts';
import { enterAnnex, enterRoom } from '../quests/room.ts';
import { GM } from '../setup.ts';
import type { State } from '../state.ts';

/** Monster cards its card shows (EXP-CRD-01). */
export function printedMonsters(
  { quest }: State,
  { card, id }: Pick<State['tiles'][number], 'card' | 'id'>,
): number {
  if (card === 'first' || card === 'questRoom') return 0;
  if (card !== 'annex') return tileCard(card).monsters;
  const at = quest.annex.indexOf(id);
  return quest.room?.annex[at < 0 ? quest.annex.length : at]?.monsters ?? 0;
}

export function populate(play: Play, id: string, cards: number): void {
  const tile = play.state.tiles.find((one) => one.id === id)!;
  if (tile.card === 'questRoom') return enterRoom(play, id);
  if (tile.card === 'annex') return enterAnnex(play, id, cards);
  const guards = tile.chasm === null ? 0 : spanned(play, id);
  appear(play, cards + guards, { is: 'tile', tile: id });
}

/** The game master rolls what bridge there is; a guarded one has one more card (EXP-SRF-21, EXP-SRF-25). */
export function spanned(play: Play, tile: string): number {
  const faces = play.rollAll(2, D6, GM, 'EXP-SRF-21');
  const bridge = bridgeOf(faces[0]! + faces[1]!);
  play.reveal('bridgeRolled', { tile, faces, bridge }, ['EXP-SRF-21']);
  return bridge === 'guarded' ? 1 : 0;
}
