/** Behind the screen: what waits in the quest room, and how near it can be. */
import { budgetOf, kindNoun, roomNoun, threatOf } from '@oubliette/expert';
import { AheadList } from '../../play/Ahead.tsx';
import type { Table } from '../play/table.ts';

export function Ahead({ table }: { readonly table: Table }) {
  const { scene, words, desk } = table;
  const { quest, pile, gm, stage } = scene.view;
  const { room, laid, depth } = quest;
  if (typeof gm.hand === 'number' || room == null || laid !== null || stage !== 'play') return null;
  const foes = room.foes.map((id) => kindNoun(id)[scene.language].one);
  return (
    <AheadList
      desk={desk}
      title={words('ahead')}
      none={words('ahead')}
      places={[
        {
          key: room.plan,
          place: roomNoun(room.plan)[scene.language].one,
          by: words('aheadIn', { count: pile.count }),
          who: [
            ...foes,
            words('escort', { count: room.escort }),
            words('chaosOf', { count: room.chaos }),
          ].join(' · '),
          squares: [],
          notes: <p>{words('weighs', { threat: threatOf(room), budget: budgetOf(depth) })}</p>,
        },
      ]}
    />
  );
}
