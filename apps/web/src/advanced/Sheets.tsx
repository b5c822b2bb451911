/** The sheets: nine characteristics with start and now, weapons with their dice, armour, and what is carried. */
import { useState } from 'react';
import { ARMOUR, blowSeen, findItem, RATED, statsSeen, thingNoun, WEAPONS } from '@oubliette/advanced';
import type { Figure, Sheet } from '@oubliette/advanced';
import { Tabs } from '../ui/Tabs.tsx';
import { FigurePicture } from './board/Figures.tsx';
import { mostWounds } from './board/looks.ts';
import { useTable } from './play/desk.ts';
import type { Table } from './play/desk.ts';
import { figureName } from './play/labels.ts';
import type { PartProps } from './Stage.tsx';
import './sheets/sheets.css';

export function Sheets({ desk, scene }: PartProps) {
  const table = useTable(desk, scene);
  const { words } = table;
  const { view, seats } = scene;
  const own = view.sheets.find(({ seat }) => seats.includes(seat)) ?? view.sheets[0];
  const [page, setPage] = useState(own?.id ?? 'monsters');
  const tabs = [
    ...view.sheets.map(({ id, name }) => ({ id, title: name.split(' ')[0]! })),
    { id: 'monsters', title: words('tabMonsters') },
  ];
  const sheet = view.sheets.find(({ id }) => id === page);
  return (
    <Tabs label={words('sheets')} tabs={tabs} chosen={page} onChoose={setPage} className="sheets adv-sheets">
      {sheet === undefined ? <Monsters table={table} /> : <SheetPage table={table} sheet={sheet} />}
    </Tabs>
  );
}

function SheetPage({ table, sheet }: { readonly table: Table; readonly sheet: Sheet }) {
  const { scene, words } = table;
  const { view, language } = scene;
  const figure = view.figures.find(({ id }) => id === sheet.id);
  const stats = figure === undefined ? sheet.start : statsSeen(view, figure);
  const rows = [
    ...RATED.map((stat) => [words(`stat_${stat}`), sheet.start[stat], stats[stat]] as const),
    [words('fate'), sheet.startFate, sheet.fate] as const,
    [words('wounds'), sheet.startWounds, Math.max(0, figure?.wounds ?? sheet.startWounds)] as const,
  ];
  const carried = sheet.items.map((id) => findItem(id)?.noun[language].one ?? id);
  return (
    <article className="adv-sheet">
      <h3>{sheet.name}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words('characteristic')}</th>
            <th scope="col">{words('atStart')}</th>
            <th scope="col">{words('current')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, start, now]) => (
            <tr key={name} data-changed={now !== start || undefined}>
              <th scope="row">{name}</th>
              <td>{start}</td>
              <td>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4>{words('weapons')}</h4>
      <ul>
        {sheet.weapons.map((id, index) => (
          <li key={`${id}-${index}`}>{weaponLine(table, figure, id)}</li>
        ))}
      </ul>
      <List title={words('armour')} things={sheet.armour.map((id) => ARMOUR[id]?.noun[language].one ?? id)} />
      <List title={words('items')} things={carried} />
      <List title={words('spells')} things={sheet.spells} />
      <List title={words('components')} things={sheet.components.map((id) => thingNoun(id)[language].one)} />
      <p>
        {[
          words('gold', { gold: sheet.gold }),
          words('missiles', { arrows: sheet.arrows }),
          words('bolts', { bolts: sheet.bolts }),
        ]
          .filter((text) => text !== '')
          .join(' · ')}
      </p>
    </article>
  );
}

function weaponLine({ scene, words }: Table, figure: Figure | undefined, id: string): string {
  const weapon = WEAPONS[id];
  if (weapon === undefined) return id;
  const { view, language } = scene;
  // Against nobody in particular: its own dice do not ask whom they hit.
  const dice = figure === undefined ? 0 : (blowSeen(view, figure.id, figure.id, id)?.dice ?? 0);
  return [
    weapon.noun[language].one,
    dice > 0 ? words('damageDice', { dice }) : null,
    weapon.range === null ? null : words('range', { range: weapon.range }),
    weapon.critical.length > 0 ? words('critical', { faces: weapon.critical.join('–') }) : null,
    weapon.fumble.length > 0 ? words('fumble', { faces: weapon.fumble.join('–') }) : null,
  ]
    .filter((text) => text !== null)
    .join(', ');
}

function List({ title, things }: { readonly title: string; readonly things: readonly string[] }) {
  if (things.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <p>{things.join(', ')}</p>
    </>
  );
}

function Monsters({ table }: { readonly table: Table }) {
  const { scene, names, words } = table;
  const { view, language } = scene;
  const monsters = view.figures.filter(({ kind }) => kind === 'monster');
  if (monsters.length === 0) return <p className="adv-note">{words('noMonsters')}</p>;
  return (
    <ul className="adv-monsters">
      {monsters.map((figure) => {
        const stats = statsSeen(view, figure);
        return (
          <li key={figure.id}>
            <FigurePicture view={view} figure={figure} size={34} />
            <span>
              <b>{figureName(names, figure.id, language)}</b> {figure.wounds}/{mostWounds(view, figure)}
              <br />
              {RATED.map((stat) => `${words(`short_${stat}`)} ${stats[stat]}`).join(' · ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
