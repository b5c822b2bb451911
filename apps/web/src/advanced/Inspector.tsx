/** A figure that is looked at: who it is, how it stands, its characteristics, its weapons. */
import { BESTIARY, RATED, statsSeen, WEAPONS } from '@oubliette/advanced';
import { IconButton } from '../ui/IconButton.tsx';
import { FigurePicture } from './board/Figures.tsx';
import { mostWounds } from './board/looks.ts';
import type { Table } from './play/desk.ts';
import { figureName } from './play/labels.ts';

export function Inspector({ table }: { readonly table: Table }) {
  const { desk, scene, hand, names, words } = table;
  const { view, language } = scene;
  const figure = view.figures.find(({ id }) => id === hand.inspected);
  if (figure === undefined) return null;
  const stats = statsSeen(view, figure);
  const weapons =
    view.sheets.find(({ id }) => id === figure.id)?.weapons ?? BESTIARY[figure.of]?.weapons ?? [];
  return (
    <section className="adv-inspector on-parchment" aria-live="polite">
      <h3>
        <FigurePicture view={view} figure={figure} size={30} /> {figureName(names, figure.id, language)}
      </h3>
      <p>{words('woundsOf', { now: Math.max(0, figure.wounds), most: mostWounds(view, figure) })}</p>
      <dl>
        {RATED.map((stat) => (
          <div key={stat} title={words(`stat_${stat}`)}>
            <dt>{words(`short_${stat}`)}</dt>
            <dd>{stats[stat]}</dd>
          </div>
        ))}
      </dl>
      {weapons.length > 0 && <p>{weapons.map((id) => WEAPONS[id]?.noun[language].one ?? id).join(', ')}</p>}
      <IconButton icon="close" label={words('close')} onClick={() => desk.change({ inspected: null })} />
    </section>
  );
}
