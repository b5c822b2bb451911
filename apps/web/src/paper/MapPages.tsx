/** Maps on paper: the players', the bare board, and the Morcar player's with its notes. */
import type { Quest, View } from '@oubliette/classic';
import type { Language } from '@oubliette/words';
import { wordsIn } from '../words/useWords.ts';
import { bareMap, legendOf, mapOfQuest, mapOfView } from './map.ts';
import type { OwnMarks } from './map.ts';
import type { DoorLook, PaperMap, PaperWell } from '../board/paperMap.ts';
import { mapNames } from './mapNames.ts';
import { Page } from './Page.tsx';
import { DoorDrawing, MarkDrawing, NoteNumber, PaperMapDrawing } from '../board/PaperMapDrawing.tsx';
import { nounOf, printed, tellFoes, tellNotes, tellTreasures } from './questNotes.ts';
import type { ToldEffect } from './questNotes.ts';
import { PRINT } from './words.ts';
import './MapPages.css';

export function BarePage({ language }: { readonly language: Language }) {
  const words = wordsIn(PRINT, language);
  return (
    <Page title={words('board')}>
      <PaperMapDrawing map={bareMap()} label={words('board')} />
    </Page>
  );
}

interface PlayersProps {
  readonly view: View;
  readonly language: Language;
  readonly own?: OwnMarks;
}

export function PlayersMapPage({ view, language, own }: PlayersProps) {
  const words = wordsIn(PRINT, language);
  const map = mapOfView(view, language, mapNames(language), own);
  return (
    <Page title={printed(language, view.quest.title)} aside={words('round', { round: view.round })}>
      <PaperMapDrawing map={map} label={words('map')} />
      <Legend map={map} language={language} />
      <Goals
        goals={view.quest.goals.map(({ text, reached }) => ({ text: printed(language, text), reached }))}
        language={language}
      />
    </Page>
  );
}

interface GoalsProps {
  readonly goals: readonly { readonly text: string; readonly reached: boolean }[];
  readonly language: Language;
}

function Goals({ goals, language }: GoalsProps) {
  return (
    <section>
      <h3>{wordsIn(PRINT, language)('goals')}</h3>
      <ul className="mappage-goals">
        {goals.map(({ text, reached }) => (
          <li key={text}>
            {reached ? '☑' : '☐'} {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface QuestProps {
  readonly quest: Quest;
  readonly language: Language;
}

export function QuestPages({ quest, language }: QuestProps) {
  const words = wordsIn(PRINT, language);
  const map = mapOfQuest(quest, language, mapNames(language));
  const { reward, author, source } = quest;
  const credits = [author, source].filter((line) => line !== null).join(' · ');
  return (
    <>
      <Page title={printed(language, quest.title)} aside={words('spoilTitle')}>
        <PaperMapDrawing map={map} label={words('quest')} />
        <Legend map={map} language={language} />
        <Goals
          goals={quest.goals.map(({ text }) => ({ text: printed(language, text), reached: false }))}
          language={language}
        />
        <p>
          {words('wandering', { monster: nounOf(quest, quest.wandering) })}
          {reward !== null && ` · ${words('reward', { gold: reward.gold, share: reward.share })}`}
        </p>
        <SpecialRules quest={quest} language={language} />
        <section className="questtext-parchment">
          <h3>{words('parchment')}</h3>
          <p>{printed(language, quest.parchment)}</p>
          {credits !== '' && <p className="questtext-credits">{credits}</p>}
        </section>
      </Page>
      <Page title={printed(language, quest.title)} aside={words('spoilTitle')}>
        <QuestText quest={quest} language={language} />
      </Page>
    </>
  );
}

function SpecialRules({ quest: { rules }, language }: QuestProps) {
  const words = wordsIn(PRINT, language);
  const told = [
    ...(rules.moveDice === undefined ? [] : [words('moveDice', { dice: rules.moveDice })]),
    ...(rules.monstersOpenDoors === true ? [words('monstersOpenDoors')] : []),
    ...(rules.noSpells === true ? [words('noSpells')] : []),
  ];
  return told.length === 0 ? null : (
    <p>
      <b>{words('special')}</b> {told.join(' ')}
    </p>
  );
}

function QuestText({ quest, language }: QuestProps) {
  const words = wordsIn(PRINT, language);
  const at = { quest, language };
  const foes = tellFoes(at);
  const treasures = tellTreasures(at);
  return (
    <div className="questtext">
      {quest.master !== null && (
        <p className="questtext-master">{words('forMaster', { text: printed(language, quest.master) })}</p>
      )}
      <section>
        <h3>{words('notes')}</h3>
        <ol className="questtext-notes">
          {tellNotes(at).map(({ number, title, when, conditions, repeats, effects, master }) => (
            <li key={number}>
              <span className="questtext-number">{number}</span>
              <p>
                {title !== null && <b className="questtext-title">{title} </b>}
                <b>{when}</b>
                {repeats && <i> ({words('repeats')})</i>}
                {conditions.length > 0 && <i> ({conditions.join('; ')})</i>}
              </p>
              <Effects effects={effects} />
              {master !== null && <p className="questtext-master">{words('forMaster', { text: master })}</p>}
            </li>
          ))}
        </ol>
      </section>
      {treasures.length > 0 && (
        <section>
          <h3>{words('treasures')}</h3>
          <ul className="questtext-notes">
            {treasures.map(({ place, effects }) => (
              <li key={place}>
                <p>
                  <b>{place}</b>
                </p>
                <Effects effects={effects} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {foes.length > 0 && (
        <section>
          <h3>{words('foes')}</h3>
          <ul className="questtext-notes">
            {foes.map(({ name, kind, square, strength, powers }) => (
              <li key={`${name}${square}`}>
                <p>
                  <b>{name}</b>
                  {name === kind ? '' : ` (${kind})`}, {square}
                </p>
                <p>{[strength, ...powers].join('; ')}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Effects({ effects }: { readonly effects: readonly ToldEffect[] }) {
  return effects.map((effect, index) =>
    'reads' in effect ? (
      <blockquote key={index}>{effect.reads}</blockquote>
    ) : (
      <p key={index}>{effect.does}</p>
    ),
  );
}

const DOOR_WORDS = {
  closed: 'doorClosed',
  open: 'doorOpen',
  locked: 'doorLocked',
  secret: 'doorSecret',
} as const;

interface LegendProps {
  readonly map: PaperMap;
  readonly language: Language;
}

/** One of each sort of stairs. */
function wellsIn({ wells = [] }: PaperMap): readonly PaperWell[] {
  return [...Map.groupBy(wells, ({ text }) => text).values()].map(([first]) => first!);
}

export function Legend({ map, language }: LegendProps) {
  const words = wordsIn(PRINT, language);
  const doors = [...new Set(map.doors.map(({ look }) => look))];
  return (
    <ul className="legend" aria-label={words('legend')}>
      {legendOf(map).map((entry) => (
        <li key={`${entry.look}${entry.name}`}>
          <svg viewBox="0 0 10 10" className="papermap" aria-hidden="true">
            <MarkDrawing mark={entry} />
          </svg>
          {entry.name}
          {entry.count > 1 && ` × ${entry.count}`}
        </li>
      ))}
      {doors.map((look: DoorLook) => (
        <li key={look}>
          <svg viewBox="-5 -5 10 10" className="papermap" aria-hidden="true">
            <path d="M-5 0H5" className="papermap-walls" />
            <DoorDrawing look={look} />
          </svg>
          {words(DOOR_WORDS[look])}
        </li>
      ))}
      {wellsIn(map).map(({ text, name }) => (
        <li key={text}>
          <svg viewBox="-5 -5 10 10" className="papermap papermap-well" aria-hidden="true">
            <circle r={4.4} />
            <text y={2}>{text}</text>
          </svg>
          {name}
        </li>
      ))}
      {map.blocked.length > 0 && (
        <li>
          <svg viewBox="0 0 10 10" className="papermap" aria-hidden="true">
            <rect x={0.6} y={0.6} width={8.8} height={8.8} className="papermap-blocked" />
          </svg>
          {words('blocked')}
        </li>
      )}
      {map.exit.length > 0 && (
        <li>
          <svg viewBox="0 0 10 10" className="papermap" aria-hidden="true">
            <path d="M2 5H7M5 3 7.4 5 5 7" className="papermap-exit" />
          </svg>
          {words('exit')}
        </li>
      )}
      {map.unknown.length > 0 && (
        <li>
          <svg viewBox="0 0 10 10" className="papermap" aria-hidden="true">
            <path d="M0 3 3 0M0 7 7 0M1 10 10 1M5 10 10 5M9 10 10 9" className="papermap-hatch" />
          </svg>
          {words('unseen')}
        </li>
      )}
      {map.numbers.length > 0 && (
        <li>
          <svg viewBox="4.5 -1 7 7" className="papermap" aria-hidden="true">
            <NoteNumber text="1" />
          </svg>
          {words('note')}
        </li>
      )}
    </ul>
  );
}
