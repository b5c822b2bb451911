/** The reference sheet: what players look up, from the same texts as the game. */
import {
  COMBAT,
  EQUIPMENT_IDS,
  equipmentCard,
  HERO_KINDS,
  heroCard,
  MONSTER_KINDS,
  monsterCard,
  SPELL_SET_NAMES,
  SPELL_SETS,
  spellCard,
  spellsOf,
  telling,
  TREASURE_DECK,
  TREASURE_IDS,
  treasureCard,
} from '@oubliette/classic';
import type { Text } from '@oubliette/classic';
import type { Language, Noun } from '@oubliette/words';
import type { ReactNode } from 'react';
import { pictureOf } from '../pictures/making.ts';
import type { Gallery, Topic } from '../pictures/making.ts';
import type { Subject } from '../pictures/picture.ts';
import { Thumb } from '../pictures/Thumb.tsx';
import { useBook } from '../rulebook/useBook.ts';
import { wordsIn } from '../words/useWords.ts';
import { Page } from './Page.tsx';
import { printed } from './questNotes.ts';
import { PRINT } from './words.ts';
import './ReferencePages.css';

const CHOSEN = {
  turnTitle: [
    'CLS-TUR-03',
    'CLS-TUR-04',
    'CLS-TUR-06',
    'CLS-MOV-01',
    'CLS-MOV-05',
    'CLS-MOV-07',
    'CLS-DOR-03',
  ],
  fightTitle: ['CLS-CBT-02', 'CLS-CBT-06', 'CLS-CBT-09', 'CLS-CBT-10', 'CLS-CBT-11', 'CLS-CBT-12'],
  searchTitle: [
    'CLS-SRC-03',
    'CLS-SRC-04',
    'CLS-SRC-06',
    'CLS-SRC-11',
    'CLS-TRP-02',
    'CLS-TRP-06',
    'CLS-TRP-16',
  ],
} as const;

interface Props {
  readonly language: Language;
}

interface DrawnProps extends Props {
  /** Everything has its picture beside its name. */
  readonly pictures: Gallery;
}

export function ReferencePages(drawn: DrawnProps) {
  const { language, pictures } = drawn;
  const words = wordsIn(PRINT, language);
  return (
    <>
      <Page title={words('reference')}>
        <div className="reference">
          <Rules language={language} />
          <CombatDie language={language} />
          <Heroes language={language} pictures={pictures} />
        </div>
      </Page>
      <Page title={words('reference')}>
        <div className="reference">
          <Table title={words('equipmentTitle')} note={words('wizardToo')}>
            {EQUIPMENT_IDS.map((id) => {
              const card = equipmentCard(id);
              return (
                <ThingRow key={id} {...drawn} topic="treasure" id={id} card={card}>
                  {card.price} {card.wizard ? (language === 'fr' ? 'E' : 'W') : ''}
                </ThingRow>
              );
            })}
          </Table>
          <Table title={words('treasureTitle')}>
            {TREASURE_IDS.map((id) => (
              <ThingRow key={id} {...drawn} topic="treasure" id={id} card={treasureCard(id)}>
                {words('cards', { count: treasureCard(id).count, all: TREASURE_DECK.length })}
              </ThingRow>
            ))}
          </Table>
          {SPELL_SETS.map((set) => (
            <Table key={set} title={`${words('spellsTitle')} · ${SPELL_SET_NAMES[set][language]}`}>
              {spellsOf(set).map((id) => (
                <ThingRow key={id} {...drawn} topic="spell" id={id} card={spellCard(id)} />
              ))}
            </Table>
          ))}
        </div>
      </Page>
    </>
  );
}

interface ThingProps extends DrawnProps {
  readonly topic: Topic;
  readonly id: string;
  readonly card: { readonly noun: Noun; readonly text: Text };
  readonly children?: ReactNode;
}

function ThingRow({ language, pictures, topic, id, card: { noun, text }, children }: ThingProps) {
  return (
    <CardRow picture={pictureOf(pictures, topic, id)} name={noun[language].one} text={told(language, text)}>
      {children}
    </CardRow>
  );
}

function told(language: Language, text: Text): string {
  return printed(language, text);
}

/** The rules looked up most often, in the rulebook's words. */
function Rules({ language }: Props) {
  const words = wordsIn(PRINT, language);
  const fetched = useBook(null);
  if (fetched.status !== 'ready') return null;
  const { byId } = fetched.book;
  return (Object.keys(CHOSEN) as (keyof typeof CHOSEN)[]).map((title) => (
    <section key={title} className="reference-rules">
      <h3>{words(title)}</h3>
      {CHOSEN[title].map((id) => {
        const rule = byId.get(id);
        return (
          rule !== undefined && (
            <p key={id}>
              <b>{rule.title[language]}</b> {rule.text[language]} <small>{id}</small>
            </p>
          )
        );
      })}
    </section>
  ));
}

function CombatDie({ language }: Props) {
  const words = wordsIn(PRINT, language);
  const faces = Map.groupBy(COMBAT.faces, (face) => face);
  return (
    <Table title={words('diceTitle')}>
      {[...faces].map(([face, same]) => (
        <CardRow key={face} name={telling.face(COMBAT.id, face, { language })} text="">
          {words('onDie', { count: same.length })}
        </CardRow>
      ))}
    </Table>
  );
}

function Heroes({ language, pictures }: DrawnProps) {
  const words = wordsIn(PRINT, language);
  const columns = ['body', 'mind', 'attack', 'defence', 'movement'] as const;
  return (
    <Figures
      title={words('heroesTitle')}
      columns={columns.map((column) => words(column))}
      rows={HERO_KINDS.map((kind) => ({
        picture: pictureOf(pictures, 'hero', kind),
        name: heroCard(kind).noun[language].one,
        figures: columns.map((column) => heroCard(kind)[column]),
      }))}
    />
  );
}

/** Heroes learn a monster's figures by meeting it: this page is the Morcar player's (CLS-SET-06). */
export function MonstersPage({ language, pictures }: DrawnProps) {
  const words = wordsIn(PRINT, language);
  const columns = ['move', 'attack', 'defence', 'body', 'mind'] as const;
  return (
    <Page title={words('master')} aside={words('spoilTitle')}>
      <Figures
        title={words('monstersTitle')}
        columns={[...columns.map((column) => words(column)), words('number')]}
        rows={MONSTER_KINDS.map((kind) => {
          const card = monsterCard(kind);
          return {
            picture: pictureOf(pictures, 'monster', kind),
            name: card.noun[language].one,
            figures: [...columns.map((column) => card[column]), card.count],
          };
        })}
      />
    </Page>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly picture: Subject | undefined;
    readonly name: string;
    readonly figures: readonly number[];
  }[];
}

function Figures({ title, columns, rows }: FiguresProps) {
  return (
    <table className="reference-table reference-figures">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{title}</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ picture, name, figures }) => (
          <tr key={name}>
            <th scope="row">
              <Drawn of={picture} /> {name}
            </th>
            {figures.map((figure, index) => (
              <td key={index}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TableProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Table({ title, note, children }: TableProps) {
  return (
    <table className="reference-table">
      <caption>
        {title} {note !== undefined && <small>{note}</small>}
      </caption>
      <tbody>{children}</tbody>
    </table>
  );
}

function Drawn({ of }: { readonly of: Subject | undefined }) {
  return of === undefined ? null : <Thumb of={of} size={20} />;
}

interface RowProps {
  readonly picture?: Subject | undefined;
  readonly name: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function CardRow({ picture, name, text, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Drawn of={picture} /> {name}
      </th>
      <td>{text}</td>
      <td className="reference-aside">{children}</td>
    </tr>
  );
}
