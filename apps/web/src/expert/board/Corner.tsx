/** Over the board: the small map, and the way to the large one. */
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { View } from '@oubliette/expert';
import type { Over } from '../../board/Board.tsx';
import { COVERING } from '../../board/covers.ts';
import { Minimap } from '../../board/Minimap.tsx';
import type { MapSign } from '../../board/Minimap.tsx';
import { useSame } from '../../board/same.ts';
import { Icon } from '../../ui/Icon.tsx';
import { wordsIn } from '../../words/useWords.ts';
import type { Table } from '../play/table.ts';
import { dungeonOf, groundOf, piecesOf, sitesOf } from './dungeon.ts';
import type { Dungeon } from './dungeon.ts';
import { tokensOf } from './looks.ts';
import { MapDialog } from './MapDialog.tsx';
import { DUNGEON_WORDS } from './words.ts';
import '../../board/corner.css';

interface CornerProps extends Over {
  readonly table: Table;
  readonly view: View;
}

export function Corner({ table, view, camera, shown }: CornerProps): ReactNode {
  const { desk, scene } = table;
  const [isOpen, setOpen] = useState(false);
  const words = wordsIn(DUNGEON_WORDS, scene.language);
  const dungeon = useSame(dungeonOf(view));
  const map = useMemo(() => mapOf(dungeon), [dungeon]);
  return (
    <div className="board-corner" {...COVERING}>
      {shown !== undefined && (
        <Minimap
          {...map}
          tokens={tokensOf(view, scene.language)}
          label={words('minimap')}
          camera={camera}
          shown={shown}
          onGo={(square) => (square === null ? desk.wholeMap() : desk.lookAt([square]))}
        />
      )}
      <button
        type="button"
        className="board-chip"
        aria-label={words('map')}
        title={words('map')}
        onClick={() => setOpen(true)}
      >
        <Icon name="notebook" />
      </button>
      {isOpen && <MapDialog table={table} view={view} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** In a square of one by one: a heap, a triangle, a diamond. */
const SIGNS = {
  pile: 'M.1 .9L.5 .2L.9 .9z',
  trap: 'M.5 0L1 1H0z',
  feature: 'M.5 0L1 .5L.5 1L0 .5z',
} as const;

function mapOf(dungeon: Dungeon) {
  const sign = (name: keyof typeof SIGNS, key: string, square: number | undefined): MapSign[] =>
    square === undefined ? [] : [{ key: `${name}-${key}`, name, square, d: SIGNS[name] }];
  return {
    ground: groundOf(dungeon),
    stairs: dungeon.tiles.flatMap(({ id, stairs }) => (stairs === null ? [] : [id])),
    signs: [
      ...piecesOf(dungeon).flatMap(({ id, squares, searched }) =>
        searched ? [] : sign('feature', id, squares[0]),
      ),
      ...sitesOf(dungeon).flatMap(({ id, squares }) => sign('feature', id, squares[0])),
      ...dungeon.pits.flatMap((square) => sign('trap', String(square), square)),
      ...dungeon.heaps.flatMap(({ square, of }) => sign('pile', `${square}${of ?? ''}`, square)),
    ],
  };
}
