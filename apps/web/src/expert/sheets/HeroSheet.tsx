/** A hero's card. */
import { heldNoun, heroNoun, valuesSeen } from '@oubliette/expert';
import type { Hero } from '@oubliette/expert';
import type { Table } from '../play/table.ts';

export function HeroSheet({ table, hero }: { readonly table: Table; readonly hero: Hero }) {
  const { scene, words } = table;
  const { view, language } = scene;
  const figure = view.figures.find(({ id }) => id === hero.id);
  return (
    <article className="sheet">
      <h3>{heroNoun(hero)[language].one}</h3>
      {figure !== undefined && <p>{words('values', { ...valuesSeen(view, figure) })}</p>}
      <ul>
        {hero.cards.map((held, at) => (
          <li key={at}>{heldNoun(held)[language].one}</li>
        ))}
      </ul>
    </article>
  );
}
