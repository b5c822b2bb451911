/** A door of a remembered dungeon is opened: who has come back to live there (EXP-EXI-05). */
import { refuse } from '@oubliette/kernel';
import { printedMonsters, spanned } from '../doors/populating.ts';
import { tileAt } from '../ground.ts';
import type { FrameKind, Handler } from '../kit.ts';
import { appear } from '../monsters/appearing.ts';
import type { Play } from '../play.ts';
import { enterRoom } from '../quests/room.ts';
import { GM } from '../setup.ts';
import type { Tile } from '../state.ts';
import type { RepopulatingFrame, ReturnCommand } from './types.ts';

/** The tiles on both sides of an opened door, as far as nobody has been there again. */
export function meetAgain(play: Play, squares: readonly number[]): void {
  for (const square of squares) {
    const tile = tileAt(play.world, play.state, square);
    const found = play.state.forgotten.find((one) => one.tile === tile?.id);
    if (tile !== undefined && found !== undefined) refill(play, tile, found.looted);
  }
}

function refill(play: Play, tile: Tile, looted: boolean): void {
  play.reveal('tileMetAgain', { tile: tile.id }, ['EXP-EXI-05']);
  if (tile.card === 'questRoom') return enterRoom(play, tile.id);
  const { restart } = play.world.setup.options;
  const guards = tile.chasm !== null && restart === 'zero' ? spanned(play, tile.id) : 0;
  const printed = printedMonsters(play.state, tile) + guards;
  play.begin({ tag: 'repopulating', tile: tile.id, printed, looted }, 'EXP-EXI-05');
}

export const repopulating: FrameKind<RepopulatingFrame> = {
  asks: (_world, _state, { printed }) =>
    printed > 0 ? { seat: GM, prompt: 'repopulate', rules: ['EXP-EXI-05', 'EXP-BLD-01'] } : null,
  runs: (play) => play.finish(['EXP-EXI-05']),
  answers: (_world, _state, { printed }) =>
    Array.from({ length: printed + 1 }, (_, left) => ({ type: 'repopulate', cards: printed - left })),
};

export const repopulate: Handler<ReturnCommand> = {
  when: { answers: 'repopulating' },
  check(_world, state, _seat, { cards }) {
    const { printed } = state.stack.at(-1) as RepopulatingFrame;
    return cards >= 0 && cards <= printed ? null : refuse('outOfRange', 'EXP-EXI-05', { most: printed });
  },
  perform(play, { cards }) {
    const { tile, looted } = play.state.stack.at(-1) as RepopulatingFrame;
    play.finish(['EXP-EXI-05']);
    appear(play, cards, { is: 'tile', tile, ...(looted ? { looted: true as const } : {}) });
  },
};
