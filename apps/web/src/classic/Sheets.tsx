/** The score sheets, the mission, and for the Morcar player what is behind the screen. */
import { SheetTabs } from '../play/SheetTabs.tsx';
import { MasterBox, MasterMonsters, MasterNotes } from './master/MasterPages.tsx';
import { HeroPages } from './sheets/HeroPages.tsx';
import { Mission } from './sheets/Mission.tsx';
import { useClassic } from './useClassic.ts';
import type { PartProps } from './useClassic.ts';
import './Sheets.css';

export function Sheets({ scene, kit, controller }: PartProps) {
  const classic = useClassic({ scene, kit, controller });
  const { words } = classic;
  const isMaster = scene.view.screen !== null;
  const ofTheMaster = [
    { id: 'monsters', title: words('tabMonsters'), render: () => <MasterMonsters classic={classic} /> },
    { id: 'notes', title: words('tabNotes'), render: () => <MasterNotes classic={classic} /> },
    { id: 'box', title: words('tabBox'), render: () => <MasterBox classic={classic} /> },
  ];
  return (
    <SheetTabs
      label={words('sheets')}
      first={isMaster ? 'monsters' : 'heroes'}
      tabs={[
        ...(isMaster ? ofTheMaster : []),
        { id: 'heroes', title: words('tabHeroes'), render: () => <HeroPages classic={classic} /> },
        { id: 'mission', title: words('mission'), render: () => <Mission classic={classic} /> },
      ]}
    />
  );
}
