/** For the game master: the places drawn in advance. */
import { featureNoun, monstersIn, thingsIn, trapNoun } from '@oubliette/advanced';
import { typeset, withApostrophes } from '@oubliette/words';
import { SpeakButton } from '../../play/SpeakButton.tsx';
import type { Prepared } from '../play/ahead.ts';
import type { Table } from '../play/table.ts';

/** The hidden map in words: each place's contents, and the text to read out there (ADV-GM-02). */
export function PlacesPage({ table }: { readonly table: Table }) {
  const { scene, words } = table;
  const levels = scene.view.master.screen?.levels ?? [];
  const all = levels.flatMap((level, index) =>
    level.tag === 'prepared'
      ? level.pieces.filter(isWorthReading).map((piece) => ({ piece, level: index }))
      : [],
  );
  if (all.length === 0) return <p className="desk-note">{words('placesNone')}</p>;
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

export function PlaceCard({ table, piece, level }: PlaceProps) {
  const { scene, words } = table;
  const { language, view } = scene;
  const { note, monsters = {}, characters = [], chests = [], traps = [], hazard } = piece;
  const isSeen = view.levels[level]?.places[piece.id] !== undefined;
  const text = note === undefined ? null : typeset(language, withApostrophes(note[language]));
  return (
    <article className="sheet on-parchment" data-fired={isSeen || undefined}>
      <h4 className="sheet-title">
        {words('placeOn', { level: level + 1 })} · {placeName(table, piece)}
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

export function placeName({ words }: Table, { room, stairs, section }: Prepared): string {
  if (stairs !== undefined) return words(`stairs_${stairs}`);
  if (room === 'quest') return words('questRoom');
  return words(section.endsWith('Room') ? 'place_room' : 'place_corridor');
}
