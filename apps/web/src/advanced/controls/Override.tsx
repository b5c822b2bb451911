/** A correction outside the rules, by the game master, or in solo play by the leader (ADV-SOLO-16). */
import { makeSquare } from '@oubliette/dungeon';
import { setRight } from '../../play/advice.ts';
import { inspectedFigure } from '../../play/hand.ts';
import { OverrideDialog } from '../../play/OverrideDialog.tsx';
import type { Table } from '../play/table.ts';
import { figureName, sheetName } from '../play/labels.ts';
import { layerSeat } from '../play/master.ts';

const TAGS = [
  'setWounds',
  'setSquare',
  'setGold',
  'setFate',
  'setArrows',
  'setBolts',
  'removeFigure',
] as const;
type Tag = (typeof TAGS)[number];

/** What is kept on a sheet. */
const OF_SHEETS: readonly Tag[] = ['setGold', 'setFate', 'setArrows', 'setBolts'];

export function Override({ table }: { readonly table: Table }) {
  const { desk, hand, scene, names, words, situation } = table;
  const { view, language } = scene;
  const level = view.levels[view.level];
  if (hand.dialog !== 'override' || level === undefined) return null;
  const close = (): void => desk.openDialog(null);
  const figures = view.figures.map(({ id, kind, square }) => ({
    id,
    kind,
    name: `${figureName(names, id, language)} · ${makeSquare(level.layout, square)}`,
  }));
  const sheets = view.sheets
    .filter(({ where }) => where === 'inside' || where === 'below')
    .map((sheet) => ({ id: sheet.id, name: sheetName(sheet, language) }));
  const whom = (tag: Tag): readonly { readonly id: string; readonly name: string }[] => {
    if (OF_SHEETS.includes(tag)) return sheets;
    return tag === 'removeFigure' ? figures.filter(({ kind }) => kind !== 'hero') : figures;
  };
  const kinds = TAGS.filter((tag) => whom(tag).length > 0);
  return (
    <OverrideDialog
      note={<p className="desk-note">{words('fixRule')}</p>}
      kinds={kinds.map((tag) => ({
        tag,
        title: words(`fix_${tag}`),
        takes: tag === 'setSquare' ? 'square' : tag === 'removeFigure' ? 'nothing' : 'number',
        figures: whom(tag),
      }))}
      board={level.layout}
      first={inspectedFigure(hand) ?? situation.figure ?? figures[0]?.id}
      send={(tag, figure, value, reason) =>
        setRight(desk, layerSeat(scene), changeOf(tag, figure, value), reason)
      }
      reason={scene.beside === true ? words('fixDifferently') : ''}
      onDone={close}
    />
  );
}

function changeOf(tag: Tag, figure: string, given: number | string) {
  const value = Number(given);
  switch (tag) {
    case 'setWounds':
      return { tag, figure, wounds: value };
    case 'setSquare':
      return { tag, figure, square: value };
    case 'setGold':
      return { tag, figure, gold: value };
    case 'setFate':
      return { tag: 'setCount', figure, of: 'fate', number: value };
    case 'setArrows':
      return { tag: 'setCount', figure, of: 'arrows', number: value };
    case 'setBolts':
      return { tag: 'setCount', figure, of: 'bolts', number: value };
    case 'removeFigure':
      return { tag, figure };
  }
}
