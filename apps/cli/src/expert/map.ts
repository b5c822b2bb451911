/** The dungeon as lines of text: as much as there is room for with the panel beside it, or the whole. */
import { drawPicture, windowRound } from '@oubliette/classic';
import type { View } from '@oubliette/expert';
import type { Square } from '@oubliette/dungeon';
import { cutTo, flow } from '../layout.ts';
import type { Room } from '../play/book.ts';
import { inParts, middleOf, spread } from '../play/spread.ts';
import { ui } from '../play/words.ts';
import type { ExpertLook, ExpertMenu } from './look.ts';
import { panelOf } from './panel.ts';
import { legendOf, pictureOf } from './picture.ts';

export function tableLines(look: ExpertLook, menu: ExpertMenu, room: Room): string[] {
  const { view, language, style } = look;
  if (view.tiles.length === 0)
    return cutTo(panelOf(look, menu, room.width, 'brief'), room.height, () => style.dim('…'));
  const picture = pictureOf(view, language);
  return spread(
    {
      board: picture.board,
      seen: picture.board.areas.flatMap(({ squares }) => squares),
      centre: centreOf(view, menu),
      cells: [3, 2],
      draw: (drawing) => drawPicture(picture, { colour: style.colour, ...drawing }),
      legend: (window) => legendOf(view, language, picture, window),
      panel: (width, detail) => panelOf(look, menu, width, detail),
      more: ui(language, 'moreMap', {}),
    },
    room,
    style,
  );
}

/** The figure in its turn, the middle of the places in question, or anybody. */
function centreOf(view: View, { mover, choices }: ExpertMenu): Square | null {
  const at = (id: string | null | undefined): Square | undefined =>
    view.figures.find((one) => one.id === id)?.square;
  const asked = choices.flatMap(({ commands }) =>
    commands.flatMap((command) => ('at' in command && typeof command.at === 'number' ? [command.at] : [])),
  );
  return (
    at(mover) ??
    middleOf(view.layout, asked) ??
    at(view.turn.act?.figure) ??
    view.figures[0]?.square ??
    view.tiles[0]?.stairs ??
    null
  );
}

/** The whole dungeon with its legend. */
export function mapLines(
  { view, language, style }: Pick<ExpertLook, 'view' | 'language' | 'style'>,
  width: number,
  notes?: ReadonlyMap<Square, string>,
): string[] {
  if (view.tiles.length === 0) return [];
  const picture = pictureOf(view, language, notes);
  const seen = picture.board.areas.flatMap(({ squares }) => squares);
  const window = windowRound(picture.board, seen, Infinity, Infinity, null);
  return [
    ...inParts(window, 2, width).flatMap((part) =>
      drawPicture(picture, { colour: style.colour, window: part, within: window }),
    ),
    ...flow(legendOf(view, language, picture, window), width),
  ];
}
