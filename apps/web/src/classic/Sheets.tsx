/** The score sheets, the mission, and for the Morcar player what is behind the screen. */
import { useState } from 'react';
import { Tabs } from '../ui/Tabs.tsx';
import { MasterMonsters, MasterNotes, MasterBox } from './master/MasterPages.tsx';
import { HeroPages } from './sheets/HeroPages.tsx';
import { Mission } from './sheets/Mission.tsx';
import { useClassic } from './useClassic.ts';
import type { PartProps } from './useClassic.ts';
import './Sheets.css';

type Page = 'heroes' | 'mission' | 'monsters' | 'notes' | 'box';

export function Sheets({ scene, kit, controller }: PartProps) {
  const classic = useClassic({ scene, kit, controller });
  const { words } = classic;
  const isMaster = scene.view.screen !== null;
  const [page, setPage] = useState<Page>(isMaster ? 'monsters' : 'heroes');
  const shown = !isMaster && page !== 'mission' ? 'heroes' : page;
  const tabs = [
    ...(isMaster
      ? [
          { id: 'monsters' as const, title: words('tabMonsters') },
          { id: 'notes' as const, title: words('tabNotes') },
          { id: 'box' as const, title: words('tabBox') },
        ]
      : []),
    { id: 'heroes' as const, title: words('tabHeroes') },
    { id: 'mission' as const, title: words('mission') },
  ];
  return (
    <Tabs label={words('sheets')} tabs={tabs} chosen={shown} onChoose={setPage} className="sheets">
      {shown === 'heroes' && <HeroPages classic={classic} />}
      {shown === 'mission' && <Mission classic={classic} />}
      {shown === 'monsters' && <MasterMonsters classic={classic} />}
      {shown === 'notes' && <MasterNotes classic={classic} />}
      {shown === 'box' && <MasterBox classic={classic} />}
    </Tabs>
  );
}
