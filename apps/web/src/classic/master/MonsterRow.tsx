/** This turn's monsters in a row: played, being played, and still to come. */
import { figureMention } from '@oubliette/classic';
import { Icon } from '../../ui/Icon.tsx';
import { monstersByRoom, plainName } from '../play/master.ts';
import { TokenPicture } from '../tokens/index.ts';
import type { Classic } from '../useClassic.ts';
import './MonsterRow.css';

export function MonsterRow({ classic }: { readonly classic: Classic }) {
  const { scene, situation, names, words } = classic;
  const { view, language } = scene;
  const rooms = monstersByRoom(view, situation.moves, language);
  if (rooms.length === 0) return null;
  return (
    <ul className="monster-row" aria-label={words('tabMonsters')}>
      {rooms.flatMap(({ place, monsters }) =>
        monsters.map(({ figure, played, able }) => {
          const name = plainName(figureMention(names, figure.id), language);
          const state = played ? words('played') : able ? words('notPlayed') : '';
          return (
            <li key={figure.id}>
              <button
                type="button"
                className="monster-row-one"
                aria-label={[name, place, state].filter((text) => text !== '').join(', ')}
                aria-pressed={situation.menu?.actor === figure.id}
                data-played={played || undefined}
                title={`${name}, ${place}`}
                onClick={() => classic.controller.turnTo(figure.id)}
              >
                <TokenPicture of={figure} size={36} />
                {played && (
                  <span className="monster-row-played">
                    <Icon name="check" size={0.9} />
                  </span>
                )}
              </button>
            </li>
          );
        }),
      )}
    </ul>
  );
}
