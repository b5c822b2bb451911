/** The monsters of the level by group, with their figures and special abilities. */
import { BESTIARY } from '@oubliette/advanced';
import type { Figure } from '@oubliette/advanced';
import { makeSquare } from '@oubliette/dungeon';
import { FigurePicture } from '../board/FigurePicture.tsx';
import { FigureValues, Specials } from '../Inspector.tsx';
import type { Table } from '../play/table.ts';
import { figureName } from '../play/labels.ts';

export function MonsterPages({ table }: { readonly table: Table }) {
  const { scene, words } = table;
  const monsters = scene.view.figures.filter(({ kind }) => kind === 'monster');
  if (monsters.length === 0) return <p className="desk-note">{words('noMonsters')}</p>;
  return (
    <ul className="adv-monsters">
      {monsters.map((figure) => (
        <Monster key={figure.id} table={table} figure={figure} />
      ))}
    </ul>
  );
}

function Monster({ table, figure }: { readonly table: Table; readonly figure: Figure }) {
  const { scene, situation, names, words, desk } = table;
  const { view, language } = scene;
  const card = BESTIARY[figure.of];
  const acted = (view.turn.acts[figure.id]?.did ?? null) !== null;
  const mayAct = situation.figures.includes(figure.id);
  return (
    <li className="sheet on-parchment">
      <header className="sheet-head">
        <FigurePicture view={view} figure={figure} size={40} />
        <div>
          <h3 className="sheet-name">
            {figureName(names, figure.id, language)} ·{' '}
            {makeSquare(view.levels[view.level]!.layout, figure.square)}
          </h3>
          <p className="sheet-kind">
            {[
              card === undefined ? null : words('points', { points: card.points, gold: card.points * 10 }),
              view.master.screen === null ? null : words(acted ? 'hasActed' : mayAct ? 'mayAct' : 'isOver'),
            ]
              .filter((text) => text !== null)
              .join(' · ')}
          </p>
        </div>
        {mayAct && (
          <button type="button" className="desk-pick" onClick={() => desk.turnTo(figure.id)}>
            {words('turnTo')}
          </button>
        )}
      </header>
      <FigureValues table={table} figure={figure} />
      <Specials table={table} figure={figure} />
    </li>
  );
}
