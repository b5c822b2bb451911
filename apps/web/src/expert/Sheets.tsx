/** The heroes' sheets, the monsters met, the quest. */
import { heroNoun } from '@oubliette/expert';
import { SheetPages } from '../play/SheetPages.tsx';
import { SheetTabs } from '../play/SheetTabs.tsx';
import { FigurePicture } from './board/FigurePicture.tsx';
import { useTable } from './play/table.ts';
import type { PartProps, Table } from './play/table.ts';
import { HeroSheet } from './sheets/HeroSheet.tsx';
import { MonsterPages } from './sheets/MonsterPages.tsx';
import { QuestPage } from './sheets/Quest.tsx';
import { offBoard } from './Strip.tsx';

export function Sheets(props: PartProps) {
  const table = useTable(props);
  const { words } = table;
  return (
    <SheetTabs
      label={words('sheets')}
      first="heroes"
      tabs={[
        { id: 'heroes', title: words('tabHeroes'), render: () => <HeroPages table={table} /> },
        { id: 'monsters', title: words('tabMonsters'), render: () => <MonsterPages table={table} /> },
        { id: 'quest', title: words('tabQuest'), render: () => <QuestPage table={table} /> },
      ]}
    />
  );
}

function HeroPages({ table }: { readonly table: Table }) {
  const { scene, situation, words } = table;
  const { view, seats, language } = scene;
  const inHand = view.heroes.findIndex(({ id }) => id === situation.figure);
  const own = view.heroes.findIndex(({ seat }) => seats.includes(seat));
  return (
    <SheetPages
      label={words('sheets')}
      first={inHand >= 0 ? inHand : own}
      pages={view.heroes.map((hero) => ({
        id: hero.id,
        label: heroNoun(hero)[language].one,
        face: (
          <FigurePicture figure={view.figures.find(({ id }) => id === hero.id) ?? offBoard(hero)} size={36} />
        ),
      }))}
    >
      {(page) => {
        const hero = view.heroes.find(({ id }) => id === page);
        return hero === undefined ? null : <HeroSheet key={page} table={table} hero={hero} />;
      }}
    </SheetPages>
  );
}
