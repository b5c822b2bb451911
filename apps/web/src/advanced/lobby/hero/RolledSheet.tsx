/** The sheet of a hero being created: dice, results, and the effect of armour. */
import { thingNoun } from '@oubliette/advanced';
import { SHEET } from '../../words/sheet.ts';
import { Emblem } from '../../../ui/Emblem.tsx';
import { useLanguage, useWords } from '../../../words/useWords.ts';
import { emblemOf } from '../keptHeroes.ts';
import { EXPEDITION } from '../words.ts';
import { rolled, rowsOf, weaponDice } from './making.ts';
import type { HeroDraft } from './making.ts';

export function RolledSheet({ hero }: { readonly hero: HeroDraft }) {
  const words = useWords(EXPEDITION);
  const sheet = useWords(SHEET);
  const language = useLanguage();
  const { race } = rolled(hero);
  const rows = rowsOf(hero);
  const isWorn = rows.some(({ value, worn }) => value !== worn);
  return (
    <section className="rolled">
      <h3 className="rolled-title">
        <Emblem emblem={emblemOf(race, hero.calling)} />
        {words('rolledAs', { race })}
      </h3>
      <table className="rolled-table">
        <thead>
          <tr>
            <th scope="col">{sheet('characteristic')}</th>
            <th scope="col">{words('dicePart')}</th>
            <th scope="col">{words('valuePart')}</th>
            {isWorn && <th scope="col">{words('wornPart')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ stat, dice, value, worn }) => (
            <tr key={stat}>
              <th scope="row">
                {stat === 'wounds' || stat === 'fate' ? sheet(stat) : sheet(`stat_${stat}`)}
              </th>
              <td>{dice ?? '–'}</td>
              <td className="rolled-value">{value}</td>
              {isWorn && <td data-changed={worn !== value || undefined}>{worn}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {weaponDice(hero).map(({ id, dice }) => (
        <p key={id} className="rolled-weapon">
          {words('strikesWith', { thing: thingNoun(id)[language].one, dice })}
        </p>
      ))}
    </section>
  );
}
