/** When the expedition is over: who came home, with what. */
import { Icon } from '../ui/Icon.tsx';
import { useTable } from './play/desk.ts';
import type { PartProps } from './Stage.tsx';
import '../classic/Ending.css';

export function Ending({ desk, scene }: PartProps) {
  const { words } = useTable(desk, scene);
  const { view } = scene;
  const ending = view.ending ?? scene.present.ending;
  const won = (ending?.winners ?? []).some((seat) => view.sheets.some((sheet) => sheet.seat === seat));
  return (
    <div className="ending" data-won={won || undefined}>
      <p className="ending-verdict">
        <Icon name={won ? 'laurel-crown' : 'crowned-skull'} size={2.4} />
        <span>{words(won ? 'wonText' : 'lostText')}</span>
      </p>
      <p className="ending-words">{words('turns', { turns: view.turn.number })}</p>
      <ul className="ending-heroes">
        {view.sheets.map(({ id, name, where, gold }) => (
          <li key={id} className="ending-hero">
            <span className="ending-name">{name}</span>
            <span>{where === 'inside' ? '' : words(where)}</span>
            <span className="ending-gold">
              <Icon name="two-coins" /> {words('gold', { gold })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
