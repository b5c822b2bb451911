/** A correction outside the rules, by the game master. */
import { GM, heroNoun } from '@oubliette/expert';
import { makeSquare } from '@oubliette/dungeon';
import { setRight } from '../../play/advice.ts';
import { inspectedFigure } from '../../play/hand.ts';
import { OverrideDialog } from '../../play/OverrideDialog.tsx';
import { figureName } from '../play/labels.ts';
import type { Table } from '../play/table.ts';

const TAGS = ['setBody', 'setSquare', 'setGold', 'removeFigure'] as const;
type Tag = (typeof TAGS)[number];

export function Override({ table }: { readonly table: Table }) {
  const { desk, hand, scene, names, words, situation } = table;
  const { view, language } = scene;
  if (hand.dialog !== 'override') return null;
  const figures = view.figures.map(({ id, side, square }) => ({
    id,
    side,
    name: `${figureName(names, id, language)} · ${makeSquare(view.layout, square)}`,
  }));
  const heroes = view.heroes
    .filter(({ where }) => where === 'inside')
    .map((hero) => ({ id: hero.id as string, name: heroNoun(hero)[language].one }));
  const whom = (tag: Tag): readonly { readonly id: string; readonly name: string }[] => {
    if (tag === 'setGold') return heroes;
    return tag === 'removeFigure' ? figures.filter(({ side }) => side === 'gm') : figures;
  };
  return (
    <OverrideDialog
      note={<p className="desk-note">{words('fixRule')}</p>}
      kinds={TAGS.filter((tag) => whom(tag).length > 0).map((tag) => ({
        tag,
        title: words(`fix_${tag}`),
        takes: tag === 'setSquare' ? 'square' : tag === 'removeFigure' ? 'nothing' : 'number',
        figures: whom(tag),
      }))}
      board={view.layout}
      first={inspectedFigure(hand) ?? situation.figure ?? figures[0]?.id}
      send={(tag, figure, value, reason) => setRight(desk, GM, changeOf(tag, figure, value), reason)}
      reason={scene.beside === true ? words('fixDifferently') : ''}
      onDone={() => desk.openDialog(null)}
    />
  );
}

function changeOf(tag: Tag, figure: string, given: number | string) {
  const value = Number(given);
  switch (tag) {
    case 'setBody':
      return { tag, figure, body: value };
    case 'setSquare':
      return { tag, figure, square: value };
    case 'setGold':
      return { tag, figure, gold: value };
    case 'removeFigure':
      return { tag, figure };
  }
}
