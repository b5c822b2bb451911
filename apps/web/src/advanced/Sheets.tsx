/** The sheets, the quest, the monsters; for the game master also the places drawn in advance. */
import { useState } from 'react';
import { SheetPages } from '../play/SheetPages.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { FigurePicture } from './board/FigurePicture.tsx';
import { useTable } from './play/desk.ts';
import type { Table } from './play/desk.ts';
import { offBoard, sheetName } from './play/labels.ts';
import { HeroSheet } from './sheets/HeroSheet.tsx';
import { MonsterPages } from './sheets/MonsterPages.tsx';
import { PlacesPage, QuestPage } from './sheets/Quest.tsx';
import type { PartProps } from './Stage.tsx';
import './sheets/sheets.css';

type Page = 'heroes' | 'quest' | 'monsters' | 'places';

export function Sheets({ desk, scene }: PartProps) {
  const table = useTable(desk, scene);
  const { words } = table;
  const isMaster = scene.view.master.screen !== null;
  const [page, setPage] = useState<Page>(isMaster ? 'monsters' : 'heroes');
  const tabs: { readonly id: Page; readonly title: string }[] = [
    { id: 'heroes', title: words('tabHeroes') },
    { id: 'monsters', title: words('tabMonsters') },
    { id: 'quest', title: words('tabQuest') },
    ...(isMaster ? [{ id: 'places' as const, title: words('tabPlaces') }] : []),
  ];
  return (
    <Tabs label={words('sheets')} tabs={tabs} chosen={page} onChoose={setPage} className="sheets adv-sheets">
      {page === 'heroes' && <HeroPages table={table} />}
      {page === 'monsters' && <MonsterPages table={table} />}
      {page === 'quest' && <QuestPage table={table} />}
      {page === 'places' && <PlacesPage table={table} />}
    </Tabs>
  );
}

function HeroPages({ table }: { readonly table: Table }) {
  const { scene, situation, words } = table;
  const { view, seats } = scene;
  const { sheets } = view;
  if (sheets.length === 0) return <p className="adv-note">{words('setup')}</p>;
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
