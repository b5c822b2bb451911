/** The quest room is laid: what is told, what stands in it, who waits there (EXP-QRM-01 to EXP-QRM-07). */
import { pieceSquares } from '@oubliette/dungeon';
import type { Exit } from '@oubliette/dungeon';
import { cellsMarked, clumps } from '../doors/furnish.ts';
import type { FrameKind } from '../kit.ts';
import { appear, comesAs } from '../monsters/appearing.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import type { AnnexTile, Site } from './quest.ts';
import type { RoomFrame } from './types.ts';

/** What there is to be done on a tile, by the marks of its drawing. */
function sitesOn({ sections }: World, { layout, quest }: State, tile: string): readonly Site[] {
  const piece = layout.pieces.find(({ id }) => id === tile)!;
  return (quest.plan?.sites ?? []).flatMap(({ id, mark }) => {
    const cells = cellsMarked(layout, sections, piece, [mark]);
    return clumps(layout, cells).map((squares) => ({ id, tile: piece.id, squares }));
  });
}

/** The room is described, and what must be done in it is said (EXP-QRM-06). */
export function enterRoom(play: Play, tile: string): void {
  const { plan, room } = play.state.quest;
  play.reveal('taskTold', { quest: plan!.id, tile, room: room! }, ['EXP-QRM-01', 'EXP-QRM-06']);
  setSites(play, tile);
  play.begin({ tag: 'filling', tile }, 'EXP-QRM-03');
}

/** The next tile of the annex, if this door belongs to it (EXP-QRM-02). */
export function annexBehind({ sections }: World, state: State, exit: Exit): AnnexTile | null {
  const { laid, annex, room } = state.quest;
  const next = room?.annex[annex.length];
  if (laid === null || next === undefined) return null;
  const own = state.layout.pieces.find((piece) =>
    pieceSquares(state.layout, sections, piece).includes(exit.squares[0]!),
  );
  return own !== undefined && [laid, ...annex].includes(own.id) ? next : null;
}

export function enterAnnex(play: Play, tile: string, monsters: number): void {
  play.reveal('annexLaid', { tile }, ['EXP-QRM-02']);
  setSites(play, tile);
  appear(play, monsters, { is: 'tile', tile });
}

function setSites(play: Play, tile: string): void {
  const sites = sitesOn(play.world, play.state, tile);
  if (sites.length > 0) play.tell('sitesSet', { sites }, ['EXP-QRM-04']);
}

/** Foe after foe, then the cards of the escort. */
export const filling: FrameKind<RoomFrame> = {
  asks: () => null,
  runs(play, { tile }) {
    const { coming, room, foes } = play.state.quest;
    const [foe] = coming;
    const whence = { is: 'tile', tile } as const;
    if (foe === undefined) {
      play.finish(['EXP-QRM-03']);
      return appear(play, room!.escort, whence);
    }
    const group = play.state.groups.length + 1;
    play.tell('foeCame', { group, foe }, ['EXP-QRM-03']);
    comesAs(play, foe, whence);
    if (foes.length === 0 && room!.chaos > 0)
      play.tell('chaosGranted', { group, count: room!.chaos }, ['EXP-QRM-07']);
  },
};
