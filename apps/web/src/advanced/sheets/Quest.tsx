/** The party's mission, to read again or aloud; and for the game master the places drawn in advance. */
import { featureNoun, kindNoun, monstersIn, thingNoun, thingsIn, trapNoun } from '@oubliette/advanced';
import type { DungeonPlan } from '@oubliette/advanced';
import { typeset, withApostrophes } from '@oubliette/words';
import { SpeakButton } from '../../play/SpeakButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Table } from '../play/desk.ts';

export function QuestPage({ table }: { readonly table: Table }) {
  const { scene, words } = table;
  const { quest, achieved, sheets } = scene.view;
  const { language } = scene;
  const intro = print(quest.intro[language], language);
  const has = (aim: string): boolean =>
    achieved.includes(aim) || sheets.some(({ items }) => items.includes(aim));
  return (
    <article className="sheet on-parchment adv-quest">
      <h3 className="sheet-name">{print(quest.title[language], language)}</h3>
      <p>{intro}</p>
      <SpeakButton text={intro}>{words('readAloud')}</SpeakButton>
      <h4 className="sheet-title">{words('aims')}</h4>
      {quest.aims.length === 0 && <p>{words('aimNone')}</p>}
      <ul className="adv-aims">
        {quest.aims.map((aim) => (
          <li key={aim} data-reached={has(aim) || undefined}>
            {has(aim) && <Icon name="check" label={words('aimGot')} />} {aimText(table, aim)}
          </li>
        ))}
      </ul>
      {quest.once && <p>{words('once')}</p>}
    </article>
  );
}

/** A quest treasure by its name in this quest, or the monster that must die. */
export function aimText({ scene, words }: Table, aim: string): string {
  const { language, view } = scene;
  if (aim.startsWith('slain:')) return words('aimSlain', { monster: kindNoun(aim.slice('slain:'.length)) });
  const named = view.quest.treasures?.[aim];
  return named === undefined ? thingNoun(aim)[language].one : print(named[language], language);
}

function print(text: string, language: Table['scene']['language']): string {
  return typeset(language, withApostrophes(text));
}

type Prepared = Extract<DungeonPlan['levels'][number], { tag: 'prepared' }>['pieces'][number];

/** The hidden map in words: each place's contents, and the text to read out there (ADV-GM-02). */
export function PlacesPage({ table }: { readonly table: Table }) {
  const { scene, words } = table;
  const levels = scene.view.master.screen?.levels ?? [];
  const all = levels.flatMap((level, index) =>
    level.tag === 'prepared'
      ? level.pieces.filter(isWorthReading).map((piece) => ({ piece, level: index }))
      : [],
  );
  if (all.length === 0) return <p className="adv-note">{words('placesNone')}</p>;
  return (
    <div className="adv-places">
      {all.map(({ piece, level }) => (
        <PlaceCard key={`${level}-${piece.id}`} table={table} piece={piece} level={level} />
      ))}
    </div>
  );
}

function isWorthReading({ note, monsters, characters, chests, traps, hazard }: Prepared): boolean {
  return [note, monsters, characters, chests, traps, hazard].some((each) => each !== undefined);
}

interface PlaceProps {
  readonly table: Table;
  readonly piece: Prepared;
  readonly level: number;
}

function PlaceCard({ table, piece, level }: PlaceProps) {
  const { scene, words } = table;
  const { language, view } = scene;
  const { note, monsters = {}, characters = [], chests = [], traps = [], hazard } = piece;
  const isSeen = view.levels[level]?.places[piece.id] !== undefined;
  const text = note === undefined ? null : print(note[language], language);
  return (
    <article className="sheet on-parchment" data-fired={isSeen || undefined}>
      <h4 className="sheet-title">
        {words('placeOn', { level: level + 1 })} · {thingPlace(table, piece)}
        {isSeen ? ` · ${words('placeSeen')}` : ''}
      </h4>
      {text !== null && (
        <>
          <p>{text}</p>
          <SpeakButton text={text}>{words('readAloud')}</SpeakButton>
        </>
      )}
      {Object.keys(monsters).length + characters.length > 0 && (
        <p>{words('placeMonsters', { monsters: monstersIn(monsters, characters) })}</p>
      )}
      {hazard !== undefined && <p>{words('placeHazard', { hazard: featureNoun(hazard)[language].one })}</p>}
      {chests.map(({ gold = 0, items = [], holds = [], trap }, index) => (
        <p key={index}>
          {words('placeChest', { things: thingsIn(gold, [...items, ...holds]) })}
          {trap === undefined ? '' : ` · ${words('placeTrap', { trap: trapNoun(trap)[language].one })}`}
        </p>
      ))}
      {traps.map(({ trap }, index) => (
        <p key={index}>{words('placeTrap', { trap: trapNoun(trap)[language].one })}</p>
      ))}
    </article>
  );
}

function thingPlace({ words }: Table, { room, stairs, section }: Prepared): string {
  if (stairs !== undefined) return words(`stairs_${stairs}`);
  if (room === 'quest') return words('questRoom');
  return words(section.endsWith('Room') ? 'place_room' : 'place_corridor');
}
