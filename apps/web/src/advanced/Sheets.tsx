/** The sheets, the quest, the monsters; for the game master also the places drawn in advance. */
import { SheetPages } from '../play/SheetPages.tsx';
import { SheetTabs } from '../play/SheetTabs.tsx';
import { FigurePicture } from './board/FigurePicture.tsx';
import { useTable } from './play/table.ts';
import type { Table } from './play/table.ts';
import { offBoard, sheetName } from './play/labels.ts';
import { HeroSheet } from './sheets/HeroSheet.tsx';
import { MonsterPages } from './sheets/MonsterPages.tsx';
import { PlacesPage } from './sheets/Places.tsx';
import { QuestPage } from './sheets/Quest.tsx';
import type { PartProps } from './Stage.tsx';
import './sheets/sheets.css';

export function Sheets({ desk, scene }: PartProps) {
  const table = useTable(desk, scene);
  const { words } = table;
  const isMaster = scene.view.master.screen !== null;
  return (
    <SheetTabs
      label={words('sheets')}
      className="adv-sheets"
      first={isMaster ? 'monsters' : 'heroes'}
      tabs={[
        { id: 'heroes', title: words('tabHeroes'), render: () => <HeroPages table={table} /> },
        { id: 'monsters', title: words('tabMonsters'), render: () => <MonsterPages table={table} /> },
        { id: 'quest', title: words('tabQuest'), render: () => <QuestPage table={table} /> },
        ...(isMaster
          ? [{ id: 'places', title: words('tabPlaces'), render: () => <PlacesPage table={table} /> }]
          : []),
      ]}
    />
  );
}

function HeroPages({ table }: { readonly table: Table }) {
  const { scene, situation, words } = table;
  const { view, seats } = scene;
  const { sheets } = view;
  if (sheets.length === 0) return <p className="desk-note">{words('setup')}</p>;
  const inHand = sheets.findIndex(({ id }) => id === situation.figure);
  const own = sheets.findIndex(({ seat }) => seats.includes(seat));
  return (
    <SheetPages
      label={words('sheets')}
      first={inHand >= 0 ? inHand : own}
      pages={sheets.map((sheet) => ({
        id: sheet.id,
        label: sheetName(sheet, scene.language),
        face: (
          <FigurePicture
            view={view}
            figure={view.figures.find(({ id }) => id === sheet.id) ?? offBoard(sheet)}
            size={36}
          />
        ),
      }))}
    >
      {(page) => {
        const sheet = sheets.find(({ id }) => id === page);
        return sheet === undefined ? null : <HeroSheet key={page} table={table} sheet={sheet} />;
      }}
    </SheetPages>
  );
}
