/** An expedition's sheets on paper, as in the box: nine characteristics, hit rows, weapons, belongings. */
import { useContext } from 'react';
import { cardOf, findItem, findSpell, heroNoun, thingNoun } from '@oubliette/advanced';
import type { Sheet, View } from '@oubliette/advanced';
import type { Language } from '@oubliette/words';
import { sheetName } from '../play/labels.ts';
import { numbersOf } from '../play/sheet.ts';
import { HitRows } from '../sheets/HitRows.tsx';
import { ADVANCED } from '../words.ts';
import { wordsIn } from '../../words/useWords.ts';
import { BackTo, Page } from '../../paper/Page.tsx';
import { Qr } from '../../paper/Qr.tsx';
import '../../paper/HeroSheet.css';
import '../../paper/HalfPageSheet.css';

interface Props {
  readonly view: View;
  readonly title: string;
  readonly language: Language;
}

/** Two to a page. */
export function AdventurerSheets({ view, title, language }: Props) {
  const { sheets: all } = view;
  const pages = all.flatMap((_, at) => (at % 2 === 0 ? [all.slice(at, at + 2)] : []));
  return pages.map((sheets) => (
    <Page key={sheets[0]!.id} title={title} foot={false}>
      {sheets.map((sheet) => (
        <AdventurerSheet key={sheet.id} view={view} sheet={sheet} language={language} />
      ))}
    </Page>
  ));
}

interface SheetProps {
  readonly view: View;
  readonly sheet: Sheet;
  readonly language: Language;
}

function AdventurerSheet({ view, sheet, language }: SheetProps) {
  const words = wordsIn(ADVANCED, language);
  const back = useContext(BackTo);
  const { weapons } = cardOf(sheet);
  return (
    <article className="score half-sheet">
      <header className="score-head">
        <div className="score-names">
          <p className="score-name">
            <b>{sheetName(sheet, language)}</b>
          </p>
          {view.ending !== null && <p>{words(`came_${sheet.where}`, { hero: heroNoun(sheet) })}</p>}
        </div>
        <h2 className="score-type">
          {words(`race_${sheet.race}`)}, {words(`calling_${sheet.calling}`)}
        </h2>
      </header>
      <table className="half-sheet-numbers">
        <thead>
          <tr>
            <th scope="col">{words('characteristic')}</th>
            {numbersOf(view, sheet, language).map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['start', 'now'] as const).map((which) => (
            <tr key={which}>
              <th scope="row">{words(which === 'start' ? 'paperStart' : 'paperNow')}</th>
              {numbersOf(view, sheet, language).map((number) => (
                <td key={number.id}>{number[which]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <HitRows sheet={sheet} language={language} />
      <table className="half-sheet-weapons">
        <tbody>
          {weapons.map(({ id, dice, range, critical, fumble }) => (
            <tr key={id}>
              <th scope="row">{thingNoun(id)[language].one}</th>
              <td>{words('damageDice', { dice })}</td>
              <td>{range === null ? '' : words('range', { range })}</td>
              <td>{critical.length === 0 ? '' : words('critical', { faces: critical.join('–') })}</td>
              <td>{fumble.length === 0 ? '' : words('fumble', { faces: fumble.join('–') })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Lists sheet={sheet} language={language} />
      <footer className="score-foot">
        <span>{words('gold', { gold: sheet.gold })}</span>
        <span>{words('missiles', { arrows: sheet.arrows })}</span>
        <span>{words('bolts', { bolts: sheet.bolts })}</span>
        {back !== null && <Qr text={back} />}
      </footer>
    </article>
  );
}

/** Armour, belongings, spells and components, each in a line with room to write. */
function Lists({ sheet, language }: Pick<SheetProps, 'sheet' | 'language'>) {
  const words = wordsIn(ADVANCED, language);
  const named = (ids: readonly string[]): readonly string[] => ids.map((id) => thingNoun(id)[language].one);
  const isMagic = (id: string): boolean => findItem(id)?.magic === true;
  const lists = [
    [words('armour'), named(sheet.armour)],
    [words('items'), named(sheet.items.filter((id) => !isMagic(id)))],
    [words('magicItems'), named(sheet.items.filter(isMagic))],
    ...(sheet.spells.length === 0 && sheet.components.length === 0
      ? []
      : ([
          [words('spells'), sheet.spells.flatMap((id) => findSpell(id)?.name[language] ?? [])],
          [words('components'), named(sheet.components)],
        ] as const)),
  ] as const;
  return (
    <dl className="half-sheet-lists">
      {lists.map(([title, things]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{things.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
