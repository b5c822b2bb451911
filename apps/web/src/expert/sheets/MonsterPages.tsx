/** The creatures on the board, with their numbers and what is special about them. */
import { makeSquare } from '@oubliette/dungeon';
import { FigurePicture } from '../board/FigurePicture.tsx';
import { FigureValues } from '../Inspector.tsx';
import { figureName } from '../play/labels.ts';
import type { Table } from '../play/table.ts';

export function MonsterPages({ table }: { readonly table: Table }) {
  const { scene, names, words, desk } = table;
  const { view, language } = scene;
  const creatures = view.figures.filter(({ side }) => side === 'gm');
  if (creatures.length === 0) return <p className="desk-note">{words('noMonsters')}</p>;
  return (
    <ul className="sheet-list">
      {creatures.map((figure) => (
        <li key={figure.id} className="sheet on-parchment">
          <header className="sheet-head">
            <FigurePicture figure={figure} size={40} />
            <h3 className="sheet-name">
              {figureName(names, figure.id, language)} · {makeSquare(view.layout, figure.square)}
            </h3>
            <button type="button" className="desk-pick" onClick={() => desk.lookAt([figure.square])}>
              {words('show')}
            </button>
          </header>
          <FigureValues table={table} figure={figure} />
        </li>
      ))}
    </ul>
  );
}
